"""The commitment to a deal and the seals of its moves: they never change and reveal nothing."""

from __future__ import annotations

from hashlib import sha256
from random import Random

import pytest

from fimbul.match.deal import SALT_BYTES, commitment_of, deal_text
from fimbul.match.entries import Started, entry_from_json
from fimbul.match.match import fold
from fimbul.match.options import TableOptions
from fimbul.rules import Setup, draw_setup, legal, move_text
from fimbul.rules.events import PUBLIC, REVEALING
from tests.match.tables import Table, contents
from tests.random_games import choose

SALT = "5a17" * 16


def hashed(text: str) -> str:
    return sha256(text.encode()).hexdigest()


def committed(players: int = 3, *, drafts: bool = True, salt: str = SALT, seed: int = 0) -> Table:
    """A game that has just begun, its deal committed to."""
    options = TableOptions(players=players, drafts_first_age=drafts, seats="as-seated")
    table = Table(options)
    for chair in range(players):
        table.take(table.match.sit(f"player {chair}"))
        table.take(table.match.ready(chair, True))
    table.take(table.match.start(Random(seed), salt))
    return table


def play_on(table: Table, moves: int = 10_000, seed: int = 7) -> Table:
    """Play at random to the end, or for a number of moves."""
    rng = Random(seed)
    while table.match.status == "running" and moves:
        seat, move = choose(table.match.state, rng, is_lively=True)
        table.move(seat, move_text(move))
        moves -= 1
    return table


def setup_of(seed: int, players: int = 2) -> Setup:
    return draw_setup(Random(seed), players=players)


# --- the commitment -------------------------------------------------------------------------------


def test_the_commitment_is_the_hash_of_the_lines_of_the_saga_and_the_salt() -> None:
    table = committed(2)
    started = table.log[-1].entry
    assert isinstance(started, Started)
    lines = started.saga.splitlines()
    begin = next(at for at, line in enumerate(lines) if line.startswith("clans"))
    deal = "\n".join(lines[begin : lines.index("moves")])
    assert table.match.commitment == hashed(f"fimbul deal 1\n{deal}\nsalt {SALT}\n")


def test_the_bytes_that_are_hashed_stay_the_same_for_ever() -> None:
    """If this fails, commitments of games that are going on no longer hold: make a deal 2."""
    setup = setup_of(7)
    assert (
        hashed(deal_text(setup))
        == "29bfb9b0f90e91ed6c2388d5bff4b51b38d05a0b3756afd9234c291786134824"
    )
    assert (
        commitment_of(setup, SALT)
        == "c12a90db93be70af5e454d9ce3c98445e6516f16c790ff67d18971b3fc296e23"
    )


def test_any_other_deal_or_salt_has_another_commitment() -> None:
    setup = setup_of(7)
    first, *others = setup.packs
    changed = (tuple(sorted((first[0], *others[0][1:]))), *others)
    mended = Setup(
        setup.clans,
        setup.edition,
        setup.drafts_first_age,
        setup.first,
        setup.tokens,
        setup.dooms,
        setup.destroyed,
        changed,
    )
    known = {
        commitment_of(setup, SALT),
        commitment_of(mended, SALT),
        commitment_of(setup_of(8), SALT),
        commitment_of(setup, "0" + SALT[1:]),
    }
    assert len(known) == 4


def test_a_salt_is_too_long_to_be_guessed() -> None:
    assert SALT_BYTES * 8 >= 128


def test_there_is_a_commitment_from_the_start_and_it_never_changes() -> None:
    table = Table(TableOptions(players=2))
    assert (table.match.commitment, table.match.seal) == ("", "")
    table = committed(2)
    commitment = table.match.commitment
    assert len(commitment) == 64
    assert table.match.seal == commitment
    play_on(table)
    assert table.match.commitment == commitment
    assert table.match.seal != commitment


def test_a_log_without_a_salt_has_no_commitment() -> None:
    stored = '{"entry":"started","chairs":[0,1],"saga":"fimbul saga 1\\n"}'
    assert entry_from_json(stored) == Started([0, 1], "fimbul saga 1\n", "")
    table = play_on(committed(2, salt=""))
    assert table.match.status == "finished"
    assert (table.match.commitment, table.match.seal, table.match.seals) == ("", "", [])


# --- the seals ------------------------------------------------------------------------------------


def test_a_seal_is_the_hash_of_the_salt_the_seal_before_it_and_the_move() -> None:
    table = play_on(committed(2))
    seal = table.match.commitment
    names = ("wolf", "raven", "serpent", "bear")
    for seat, move in table.match.record().moves:
        clan = names[table.match.record().setup.clans[seat]]
        seal = hashed(f"fimbul seal 1\nsalt {SALT}\n{seal}\n{clan} {move_text(move)}\n")
    assert table.match.seal == seal


def test_a_seal_covers_only_what_can_no_longer_be_taken_back() -> None:
    table = committed(3, drafts=False)
    before = table.match.seal
    seat = table.owing
    table.any_move(seat)
    assert table.match.can_undo(seat)
    assert table.match.seal == before


def test_no_seal_is_published_twice_and_each_is_one_of_the_finished_game() -> None:
    """A seal must not reveal whether a seat chose the same again after an undo."""
    table = committed(3)
    rng = Random(5)
    published = [table.match.seal]
    while table.match.status == "running":
        seat, move = choose(table.match.state, rng, is_lively=True)
        table.move(seat, move_text(move))
        published.append(table.match.seal)
        undoable = [seat for seat in range(3) if table.match.can_undo(seat)]
        if undoable and rng.random() < 0.2:
            table.take(table.match.undo(rng.choice(undoable)))
            published.append(table.match.seal)
    distinct = [
        seal for seal, before in zip(published, ["", *published], strict=False) if seal != before
    ]
    assert len(set(distinct)) == len(distinct)
    assert table.match.undos > 3
    at = [table.match.seals.index(seal) for seal in distinct]
    assert at == sorted(at)
    assert at[-1] == len(table.match.record().moves)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_new_seal_comes_only_with_what_everybody_sees(players: int) -> None:
    """A new seal must not reveal that something was shown to one seat alone."""
    open_signs = {"packs-passed", "age-begins", "game-over"}
    table = committed(players, seed=players)
    rng = Random(players)
    changes = 0
    while table.match.status == "running":
        before = table.match.seal
        seat, move = choose(table.match.state, rng, is_lively=True)
        table.move(seat, move_text(move))
        seen = [event for event in table.match.steps[-1].events if event.audience == PUBLIC]
        is_shown = any(event.kind in REVEALING or event.name in open_signs for event in seen)
        changes += table.match.seal != before
        assert is_shown or table.match.seal == before
    assert changes > 20


@pytest.mark.parametrize("players", [2, 3])
def test_a_choice_that_is_taken_back_leaves_the_seals_of_the_others(players: int) -> None:
    table = committed(players)
    for seat in range(players - 1):
        table.any_move(seat)
    table.take(table.match.undo(0))
    journal = table.match.journal
    assert journal is not None
    again = committed(players)
    for seat, move in journal.moves:
        again.move(seat, move_text(move))
    assert table.match.seals == again.match.seals


def test_a_log_that_is_read_again_gives_the_same_seals() -> None:
    table = play_on(committed(3), moves=60)
    seat = next((seat for seat in range(3) if table.match.can_undo(seat)), None)
    if seat is not None:
        table.take(table.match.undo(seat))
    again = fold(table.log)
    assert contents(again) == contents(table.match)
    assert (again.seals, again.salt) == (table.match.seals, SALT)


def test_a_copy_of_a_match_seals_on_its_own() -> None:
    table = committed(2)
    twin = table.match.copy()
    table.any_move(0)
    assert len(twin.seals) == 1
    assert len(table.match.seals) == 2
    assert legal(twin.state, 0)
