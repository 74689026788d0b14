"""The verdict on a record: fair only if nothing in it was changed since the game."""

from __future__ import annotations

import pytest

from fimbul.match.deal import commitment_of
from fimbul.match.verdict import Verdict, verdict_on
from fimbul.rules import MalformedRecord, Proof, Record, record_from_text, record_to_text
from tests.match.test_deal import SALT, committed, play_on
from tests.match.test_stopping import stopped_at


@pytest.fixture(scope="module")
def saga() -> str:
    """The record of a finished game, as everybody may download it."""
    return record_to_text(play_on(committed(2)).match.record())


def hashes(saga: str) -> Proof:
    proof = record_from_text(saga).proof
    assert proof is not None
    return proof


def judged(saga: str, commitment: str = "", seal: str = "") -> Verdict:
    return verdict_on(record_from_text(saga), commitment, seal)


def test_the_record_reveals_what_was_published(saga: str) -> None:
    table = committed(2)
    published = [table.match.commitment]
    assert table.match.record().proof is None, "while the game goes on it reveals nothing"
    assert SALT not in record_to_text(table.match.record())
    play_on(table)
    proof = table.match.record().proof
    assert proof == Proof(published[0], SALT, table.match.seal) == hashes(saga)
    before_moves = record_to_text(table.match.record()).partition("\nmoves\n")[0]
    assert before_moves.splitlines()[-3:] == [
        f"commitment {proof.commitment}",
        f"salt {SALT}",
        f"seal {proof.seal}",
    ]


def test_a_record_that_agrees_with_a_noted_hash_is_fair(saga: str) -> None:
    proof = hashes(saga)
    assert judged(saga) == Verdict("consistent")
    assert judged(saga, proof.commitment) == Verdict("fair")
    assert judged(saga, proof.commitment, proof.commitment) == Verdict("fair", 0)
    moves = len(record_from_text(saga).moves)
    assert judged(saga, seal=proof.seal) == Verdict("fair", moves)
    assert judged(saga).is_fair
    assert judged(saga, proof.commitment).is_fair


def test_every_seal_that_was_published_is_found_again() -> None:
    table = committed(3)
    published: list[str] = []
    while table.match.status == "running":
        play_on(table, moves=25, seed=len(published))
        published.append(table.match.seal)
    record = table.match.record()
    found = [verdict_on(record, seal=seal) for seal in published]
    assert {verdict.code for verdict in found} == {"fair"}
    at = [verdict.sealed_moves or 0 for verdict in found]
    assert at == sorted(at)
    assert at[-1] == len(record.moves)


def test_a_game_that_the_operator_ended_can_be_checked_too() -> None:
    table = play_on(committed(3), moves=40)
    published = table.match.seal
    table.take(table.match.end("operator"))
    record = record_from_text(record_to_text(table.match.record()))
    assert record.result is None
    found = verdict_on(record, table.match.commitment, published)
    assert found.code == "fair"
    assert 0 < (found.sealed_moves or 0) <= 40


def test_a_game_that_stopped_and_went_on_can_be_checked_too() -> None:
    """Another rule made a move impossible; what was set aside is in no seal of the record."""
    table = stopped_at(play_on(committed(2), moves=60), 30)
    commitment = table.match.commitment
    assert len(table.match.seals) == 31
    table.take(table.match.go_on(0))
    published = table.match.seal
    play_on(table, seed=3)
    record = table.match.record()
    assert verdict_on(record, commitment, published) == Verdict("fair", 30)
    assert table.log[-1].hash == table.match.last_hash


def test_a_record_without_a_commitment_says_so() -> None:
    record = play_on(committed(2, salt="")).match.record()
    assert verdict_on(record) == Verdict("no-commitment")
    assert verdict_on(record, "ab" * 32) == Verdict("no-commitment")
    assert not verdict_on(record).is_fair


@pytest.mark.parametrize("line", ["pack 1 wolf", "tokens", "dooms", "destroyed", "first"])
def test_another_deal_is_found(saga: str, line: str) -> None:
    setup = saga.partition("\ncommitment")[0]
    (old,) = [text for text in setup.splitlines() if text.startswith(line)]
    if line == "pack 1 wolf":
        other = next(t for t in setup.splitlines() if t.startswith("pack 1 raven"))
        cards, others = old.split()[3:], other.split()[3:]
        changed = setup.replace(old, f"pack 1 wolf {' '.join(others)}")
        changed = changed.replace(other, f"pack 1 raven {' '.join(cards)}")
    elif line == "first":
        changed = setup.replace(old, "first raven" if "wolf" in old else "first wolf")
    else:
        words = old.split()
        different = next(at for at in range(2, len(words)) if words[at] != words[1])
        words[1], words[different] = words[different], words[1]
        changed = setup.replace(old, " ".join(words))
    assert changed != setup
    assert judged(changed + saga[len(setup) :]) == Verdict("other-deal")


def test_another_salt_or_commitment_is_found(saga: str) -> None:
    proof = hashes(saga)
    assert judged(saga.replace(SALT, "0" * 64)) == Verdict("other-deal")
    assert judged(saga.replace(proof.commitment, "0" * 64)) == Verdict("other-deal")


def test_another_move_is_found(saga: str) -> None:
    proof = hashes(saga)
    heading, _, rest = saga.partition("\nmoves\n")
    lines = rest.splitlines()
    pairs = [at for at in range(len(lines) - 2) if lines[at].split()[0] != lines[at + 1].split()[0]]
    for at in pairs[::9]:
        changed = [*lines]
        changed[at], changed[at + 1] = changed[at + 1], changed[at]
        text = "\n".join([heading, "moves", *changed, ""])
        assert judged(text, proof.commitment) == Verdict("other-moves")
    for cut in (0, 5, len(lines) - 2):
        text = "\n".join([heading, "moves", *lines[:cut], ""])
        assert judged(text) == Verdict("other-moves")


def test_a_record_with_recomputed_hashes_is_found_by_a_noted_hash(saga: str) -> None:
    """The deal of another game, consistent in itself: only a noted hash shows the difference."""
    proof = hashes(saga)
    other = record_to_text(play_on(committed(2, seed=4)).match.record())
    assert judged(other) == Verdict("consistent")
    assert judged(other, proof.commitment) == Verdict("other-commitment")
    assert judged(other, seal=proof.seal) == Verdict("other-seal")


def test_moves_with_recomputed_seals_are_found_by_a_noted_seal(saga: str) -> None:
    """The same deal and salt, which are public by now, with other moves."""
    proof = hashes(saga)
    other = record_to_text(play_on(committed(2), seed=8).match.record())
    assert judged(other, proof.commitment) == Verdict("fair"), "the deal is the same"
    assert judged(other, proof.commitment, proof.seal) == Verdict("other-seal")


def test_moves_against_the_rules_are_found(saga: str) -> None:
    record = record_from_text(saga)
    proof = hashes(saga)
    result = tuple(glory + 1 for glory in record.result or ())
    forged = Record(record.setup, record.moves, result, record.rules, proof)
    assert verdict_on(forged) == Verdict("against-rules")
    older = Record(record.setup, record.moves, result, record.rules - 1, proof)
    assert verdict_on(older) == Verdict("consistent"), "other rules are not ours to judge by"


def test_comments_and_wide_spaces_change_nothing(saga: str) -> None:
    proof = hashes(saga)
    loose = saga.replace("\nmoves", "\n\n# the game\n  moves").replace("tokens ", "tokens   ")
    assert judged(loose, proof.commitment) == Verdict("fair")
    assert commitment_of(record_from_text(loose).setup, SALT) == proof.commitment


@pytest.mark.parametrize("keyword", ["commitment", "salt", "seal"])
def test_hashes_come_all_or_none_and_are_hex(saga: str, keyword: str) -> None:
    lines = saga.splitlines()
    at = next(at for at, line in enumerate(lines) if line.startswith(f"{keyword} "))
    value = lines[at].split()[1]
    for wrong in (
        [],
        [keyword],
        [f"{keyword} {value[1:]}"],
        [f"{keyword} {value[1:]}G"],
        [f"{keyword} {value} {value}"],
        [lines[at], lines[at]],
    ):
        with pytest.raises(MalformedRecord):
            record_from_text("\n".join([*lines[:at], *wrong, *lines[at + 1 :]]))
