"""A seat's record of an unfinished game tells nothing that the seat may not know."""

import re
from collections.abc import Iterator
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from fimbul.rules import (
    CARDS,
    CLAN_NAMES,
    SPECTATOR,
    Event,
    MalformedRecord,
    MalformedSetup,
    NotYourDecision,
    Record,
    Setup,
    State,
    apply,
    legal,
    move_text,
    new_game,
    pending,
    record_from_text,
    record_seen_by,
    record_to_text,
    replay,
)
from fimbul.rules.cards import IS_QUEST
from fimbul.rules.flow import BATTLE_CARD, DRAFT, SAVE_CARD
from fimbul.rules.moves import COMMIT, FIELD_1, KEEP, V_CARD, V_KEEP, V_QUEST, VERB, move_of
from fimbul.rules.plain import event_to_plain
from tests.random_games import Play, choose_move, plays, stops
from tests.rules.worlds import heard, imagine

SLUGS = re.compile("|".join(sorted((card.slug for card in CARDS), key=len, reverse=True)))
SEALED_DECISIONS = (DRAFT, BATTLE_CARD, SAVE_CARD)
seeds = st.integers(0, 2**32 - 1)


def fickle(play: Play, stop: int) -> Record:
    """The first moves of a game whose players often change what they have sealed."""
    rng = play.rng()
    setup = play.setup()
    state = new_game(setup)
    moves: list[tuple[int, int]] = []
    while not state.is_over and len(moves) < stop:
        owed = pending(state)
        open_ones = [decision for decision in owed if not decision.is_sealed]
        choices = owed if rng.random() < 0.3 else open_ones
        seat = choices[int(rng.random() * len(choices))].seat
        move = choose_move(legal(state, seat), rng, play.is_lively)
        apply(state, seat, move)
        moves.append((seat, move))
    glory = tuple(state.glory(seat) for seat in range(state.players))
    return Record(setup, moves, glory if state.is_over else None)


def seats_of(record: Record) -> range:
    """Every seat, including the spectator."""
    return range(SPECTATOR, record.setup.players)


def walk(record: Record) -> Iterator[tuple[int, State, int, int]]:
    """Yield the number, the state before it, the seat and the move, for every move of a record."""
    state = new_game(record.setup)
    for index, (seat, move) in enumerate(record.moves):
        yield index, state, seat, move
        apply(state, seat, move)


def told_cards(record: Record, seat: int) -> set[int]:
    """The cards that a seat was told of: its own, and the public ones."""
    events: list[Event] = []
    replay(record, events=events)
    names = [str(event_to_plain(event)) for event in heard(events, seat)]
    slugs = set(SLUGS.findall(" ".join(names)))
    return {card.id for card in CARDS if card.slug in slugs}


# --- hidden cards ---------------------------------------------------------------------------------


@settings(max_examples=40)
@given(plays, stops)
def test_it_names_no_card_that_its_seat_was_never_told_of(play: Play, stop: int) -> None:
    record = fickle(play, stop)
    for seat in seats_of(record):
        named = set(SLUGS.findall(record_seen_by(record, seat)))
        assert named <= {CARDS[card].slug for card in told_cards(record, seat)}


def with_packs(setup: Setup, packs: tuple[tuple[int, ...], ...]) -> Setup:
    """The same setup with other packs. Raises ``MalformedSetup``."""
    told = Setup(
        setup.clans,
        setup.edition,
        setup.drafts_first_age,
        setup.first,
        setup.tokens,
        setup.dooms,
        setup.destroyed,
        packs,
    )
    told.check()
    return told


def with_cards_swapped(record: Record, one: int, other: int) -> Record:
    """The same game with two cards swapped. Raises ``MalformedSetup``."""
    swap = {one: other, other: one}
    setup = record.setup
    packs = tuple(tuple(sorted(swap.get(card, card) for card in pack)) for pack in setup.packs)
    told = with_packs(setup, packs)
    moves = [
        (
            seat,
            move_of(VERB[move], swap.get(FIELD_1[move], FIELD_1[move]))
            if VERB[move] in (V_KEEP, V_CARD, V_QUEST)
            else move,
        )
        for seat, move in record.moves
    ]
    return Record(told, moves, record.result)


def swaps(record: Record, seat: int, rng: Random, tries: int) -> Iterator[Record]:
    """Yield the game with two cards swapped that the seat was never told of."""
    told = told_cards(record, seat)
    hidden = [card.id for card in CARDS if card.id not in told]
    for _ in range(tries if len(hidden) > 1 else 0):
        one, other = rng.sample(hidden, 2)
        if CARDS[one].age == CARDS[other].age and IS_QUEST[one] == IS_QUEST[other]:
            try:
                yield with_cards_swapped(record, one, other)
            except MalformedSetup:  # the deck does not have that many
                continue


@settings(max_examples=40)
@given(plays, stops, seeds)
def test_cards_never_heard_of_may_change_places_unseen(play: Play, stop: int, seed: int) -> None:
    record = fickle(play, stop)
    for seat in seats_of(record):
        for other in swaps(record, seat, Random(seed), tries=20):
            assert record_seen_by(other, seat) == record_seen_by(record, seat)


def retold(record: Record, seat: int, world: State) -> Record:
    """The record of a game in its first age that leads to ``world``.

    The others kept, committed and sealed the cards of that world; all else is unchanged.
    """
    dealt = [tuple(sorted(pack)) for pack in world.packs]
    now = replay(record).decision_id
    told = with_packs(record.setup, tuple(dealt))
    state = new_game(told)
    moves: list[tuple[int, int]] = []
    for mover, move in record.moves:
        choice = move
        op = state.frames[-1][0]
        at = int(state.sealed[2 * mover] >= 0)  # the second of two cards (D4)
        if mover != seat and op in SEALED_DECISIONS and state.decision_id == now:
            choice = world.sealed[2 * mover + at]
        elif mover != seat and op == DRAFT:
            choice = KEEP[kept(world, state.draft_round, mover)[at]]
        elif mover != seat and VERB[move] == V_QUEST:
            choice = COMMIT[world.quests[mover][len(state.quests[mover])]]
        apply(state, mover, choice)
        moves.append((mover, choice))
    return Record(told, moves)


def kept(world: State, draft_round: int, seat: int) -> tuple[int, ...]:
    """The cards that a seat kept in a round of the first age's draft (D2, D4)."""
    width = 2 if world.players == 2 else 1
    pack = world.packs[(seat - draft_round) % world.players]
    return pack[draft_round * width : (draft_round + 1) * width]


def in_first_age(play: Play, stop: int) -> Record:
    """The first moves of a game, at most up to the end of the first age."""
    count = 0
    for state in play.positions():
        if count == stop or state.age > 1 or state.phase not in ("draft", "action"):
            break
        count += 1
    return play.record(max(0, count - 1))


@settings(max_examples=60)
@given(plays, st.integers(0, 80), seeds)
def test_what_others_kept_committed_and_sealed_may_have_been_else(
    play: Play, stop: int, seed: int
) -> None:
    record = in_first_age(play, stop)
    for seat in seats_of(record):
        other = retold(record, seat, imagine(replay(record), seat, Random(seed)))
        assert record_seen_by(other, seat) == record_seen_by(record, seat)


def test_the_other_games_differ_often_enough() -> None:
    differing = swapped = committed = 0
    for seed in range(20):
        play = Play(2 + seed % 3, seed=seed, is_lively=True)
        record = in_first_age(play, 20 + 3 * seed)
        other = retold(record, 0, imagine(replay(record), 0, Random(seed)))
        differing += other.moves != record.moves
        quests = [(s, m) for s, m in record.moves if s and VERB[m] == V_QUEST]
        committed += quests != [(s, m) for s, m in other.moves if s and VERB[m] == V_QUEST]
        swapped += len(list(swaps(fickle(play, 150), 0, Random(seed), tries=20)))
    assert differing >= 15
    assert committed >= 3
    assert swapped >= 20


# --- told cards -----------------------------------------------------------------------------------


def lines_of(record: Record, seat: int) -> list[str]:
    return record_seen_by(record, seat).splitlines()


def moves_of(lines: list[str], record: Record) -> list[str]:
    """The lines of a record's moves."""
    start = lines.index("moves") + 1
    return lines[start : start + len(record.moves)]


@settings(max_examples=30)
@given(plays, stops)
def test_its_own_moves_and_all_open_ones_are_as_they_were(play: Play, stop: int) -> None:
    record = fickle(play, stop)
    whole = record_to_text(record).splitlines()
    for seat in seats_of(record):
        seen = lines_of(record, seat)
        assert len(seen) == len(whole)
        assert seen[1:9] == whole[1:9]
        told = moves_of(seen, record)
        for (_, state, mover, move), line in zip(walk(record), told, strict=True):
            clan = CLAN_NAMES[state.clans[mover]]
            is_hidden = state.frames[-1][0] in SEALED_DECISIONS or VERB[move] == V_QUEST
            if mover == seat or not is_hidden:
                assert line == f"{clan} {move_text(move)}"
            elif state.frames[-1][0] == SAVE_CARD:
                assert line == f"{clan} ?"
            elif state.frames[-1][0] == DRAFT:
                assert line == f"{clan} keep ?"
            else:
                verb = "quest" if VERB[move] == V_QUEST else "card"
                assert line in (f"{clan} {verb} ?", f"{clan} {move_text(move)}")


@settings(max_examples=30)
@given(plays, stops)
def test_of_each_sealed_battle_card_the_one_revealed_is_told_P5(play: Play, stop: int) -> None:
    record = fickle(play, stop)
    now = replay(record).decision_id
    for seat in seats_of(record):
        told = moves_of(lines_of(record, seat), record)
        last: dict[tuple[int, int], int] = {}
        hidden: list[int] = []
        for index, state, mover, _ in walk(record):
            if state.frames[-1][0] == BATTLE_CARD and mover != seat:
                key = state.decision_id, mover
                hidden += [last[key]] if key in last else []
                last[key] = index
        hidden += [index for (decision, _), index in last.items() if decision == now]
        revealed = [index for (decision, _), index in last.items() if decision != now]
        assert all(told[index].endswith(" card ?") for index in hidden)
        assert all("?" not in told[index] for index in revealed)


@settings(max_examples=30)
@given(plays, stops)
def test_a_committed_quest_is_told_once_it_was_revealed_F2(play: Play, stop: int) -> None:
    record = fickle(play, stop)
    final = replay(record)
    are_revealed = final.phase in ("quests", "ragnarok", "valhalla", "over")
    told = moves_of(lines_of(record, SPECTATOR), record)
    for index, state, _, move in walk(record):
        if VERB[move] == V_QUEST:
            is_hidden = state.age == final.age and not are_revealed
            assert told[index].endswith(" quest ?") == is_hidden


@settings(max_examples=30)
@given(plays, stops)
def test_a_pack_holds_what_was_in_it_when_it_came_by_D2(play: Play, stop: int) -> None:
    record = fickle(play, stop)
    players = record.setup.players
    final = replay(record)
    width = 2 if players == 2 else 1
    for seat in seats_of(record):
        words_of = [line.split() for line in lines_of(record, seat)]
        packs = [words for words in words_of if words[0] == "pack"]
        assert len(packs) == 3 * players
        for index, words in enumerate(packs):
            age, dealt_to = index // players + 1, index % players
            assert words[1:3] == [str(age), CLAN_NAMES[record.setup.clans[dealt_to]]]
            held = (seat - dealt_to) % players
            is_drafted = age > 1 or record.setup.drafts_first_age
            rounds = 0
            if is_drafted:
                rounds = final.draft_round if age == final.age else 6 // width
            is_seen = seat != SPECTATOR and age <= final.age and held <= rounds
            missing = held * width if is_seen else 8
            assert words[3:].count("?") == missing
            dealt = [CARDS[card].slug for card in record.setup.packs[index]]
            assert len(words[3:]) == 8
            assert set(words[3:]) - {"?"} <= set(dealt)


def test_a_finished_game_has_its_result_too() -> None:
    record = Play(2, seed=8).record()
    assert lines_of(record, 0)[-1] == record_to_text(record).splitlines()[-1]
    assert lines_of(record, 0)[-1].startswith("result ")


# --- reading --------------------------------------------------------------------------------------


@pytest.mark.parametrize(("seat", "name"), [(0, "wolf"), (1, "raven"), (SPECTATOR, "spectator")])
def test_the_heading_names_the_seat(seat: int, name: str) -> None:
    assert lines_of(Play(2, seed=8).record(40), seat)[0] == f"fimbul saga 2 seen by {name}"


@pytest.mark.parametrize("seat", [SPECTATOR, 0, 1])
@pytest.mark.parametrize("stop", [0, 3, 1000])
def test_the_record_of_one_seat_cannot_be_read_as_a_whole_record(seat: int, stop: int) -> None:
    with pytest.raises(MalformedRecord) as refused:
        record_from_text(record_seen_by(Play(2, seed=8).record(stop), seat))
    assert refused.value.code == "partial-saga"


def test_a_seat_that_does_not_exist_has_no_record() -> None:
    record = Play(3, seed=8).record(5)
    for seat in (3, -2):
        with pytest.raises(NotYourDecision):
            record_seen_by(record, seat)


def test_a_record_that_does_not_replay_is_an_error() -> None:
    record = Play(2, seed=8).record(5)
    record.moves.append((0, KEEP[0] + 1_000))
    with pytest.raises(MalformedRecord):
        record_seen_by(record, 0)
