"""The hash chain of a log: every later change to an entry is found."""

from __future__ import annotations

from hashlib import sha256
from random import Random

import pytest

from fimbul.match.chain import Finding, Stored, digest_of_line, findings
from fimbul.match.entries import (
    Created,
    Logged,
    Moved,
    Said,
    Sat,
    Started,
    entry_from_json,
    entry_to_json,
    without_text,
)
from fimbul.match.match import Match, fold
from fimbul.match.options import TableOptions
from fimbul.rules import CARDS, move_text
from tests.match.tables import Table
from tests.random_games import choose

KEY = "00ff" * 16
SALT = "5a17" * 16


def played(moves: int = 12, key: str = KEY) -> Table:
    """A game of two that goes on, with some chat."""
    table = Table(TableOptions(players=2, seats="as-seated"), key=key)
    for chair in range(2):
        table.take(table.match.sit(f"player {chair}"))
        table.take(table.match.ready(chair, True))
    table.take(table.match.start(Random(1), SALT))
    rng = Random(2)
    for number in range(moves):
        table.wait(1)
        seat, move = choose(table.match.state, rng, is_lively=True)
        table.move(seat, move_text(move))
        if number % 4 == 0:
            table.take(table.match.say(0, f"line {number}", "ab" * 16))
    return table


def stored(log: list[Logged]) -> list[Stored]:
    return [
        Stored(logged.seq, logged.at, entry_to_json(logged.entry), logged.hash) for logged in log
    ]


def hashed(text: str) -> str:
    return sha256(text.encode()).hexdigest()


def first_chat(log: list[Stored]) -> int:
    return next(at for at, entry in enumerate(log) if '"said"' in entry.body)


# --- what is hashed -------------------------------------------------------------------------------


def test_each_hash_is_over_the_hash_before_the_key_and_what_is_stored() -> None:
    log = stored(played().log)
    head, key = "", ""
    for seq, at, body, known in log:
        entry = entry_from_json(body)
        text = f"said {entry.chair} {entry.digest}" if isinstance(entry, Said) else body
        head = hashed(f"fimbul log 1\nkey {key}\n{head}\n{seq} {at}\n{text}\n")
        assert known == head
        key = KEY
    assert isinstance(entry_from_json(log[first_chat(log)].body), Said)


def test_a_line_of_chat_is_hashed_with_a_salt() -> None:
    entry = played().match.say(1, "hail", SALT)
    assert entry.digest == hashed(f"fimbul line 1\nsalt {SALT}\nhail\n")
    assert played().match.say(1, "hail", "cd" * 16).digest != entry.digest


def test_an_untouched_log_has_no_findings() -> None:
    table = played()
    assert findings(stored(table.log)) == []
    assert findings(stored(table.log), last=len(table.log)) == []
    assert fold(table.log).last_hash == table.log[-1].hash == table.match.head


# --- what is done to a log ------------------------------------------------------------------------


def test_a_changed_entry_is_found() -> None:
    log = stored(played().log)
    for at, entry in enumerate(log):
        for changed in (
            entry._replace(at=entry.at + 1),
            entry._replace(body=entry.body.replace("{", "{ ", 1)),
            entry._replace(hash="0" * 64),
        ):
            if changed.at == entry.at and changed.hash == entry.hash and '"said"' in entry.body:
                continue  # the digest is what counts of a line of chat
            found = findings([*log[:at], changed, *log[at + 1 :]])
            assert Finding(entry.seq, "altered") in found


def test_another_salt_of_the_deal_is_found() -> None:
    log = stored(played().log)
    at = next(at for at, entry in enumerate(log) if '"started"' in entry.body)
    log[at] = log[at]._replace(body=log[at].body.replace(SALT, "0" * 64))
    assert findings(log) == [Finding(log[at].seq, "altered")]


def test_swapped_entries_are_found() -> None:
    log = stored(played().log)
    one, two = log[7], log[8]
    log[7:9] = [two._replace(seq=one.seq), one._replace(seq=two.seq)]
    assert {finding.seq for finding in findings(log)} >= {one.seq, two.seq}


def test_an_entry_that_was_removed_is_found_and_named() -> None:
    log = stored(played().log)
    assert Finding(9, "missing") in findings([*log[:8], *log[9:]])


def test_an_entry_whose_place_was_closed_again_is_found() -> None:
    log = stored(played().log)
    moved_up = [entry._replace(seq=entry.seq - 1) for entry in log[9:]]
    assert findings([*log[:8], *moved_up])[0] == Finding(9, "altered")


def test_a_log_that_was_cut_is_found_by_its_length() -> None:
    log = stored(played().log)
    assert findings(log[:-2], last=len(log)) == [
        Finding(len(log) - 1, "missing"),
        Finding(len(log), "missing"),
    ]


def test_an_entry_without_a_hash_among_others_is_found() -> None:
    log = stored(played().log)
    log[8] = log[8]._replace(hash="")
    assert findings(log)[0] == Finding(9, "unlinked")


def test_an_invalid_entry_is_found_and_stops_nothing() -> None:
    log = stored(played().log)
    for body in ("", "{}", "[1", '{"entry":"yeti"}'):
        log[8] = log[8]._replace(body=body)
        assert findings(log) == [Finding(9, "unreadable")]


def test_a_rewritten_log_ends_at_another_head() -> None:
    table = played()
    forged = Match()
    for logged in table.log:
        entry = logged.entry
        if isinstance(entry, Sat):
            entry = Sat(entry.chair, "somebody else")
        forged.fold_new(entry, logged.at)
    assert findings(stored([step.logged for step in forged.steps])) == []
    assert forged.head != table.match.head


# --- chat that was removed ------------------------------------------------------------------------


def blank(entry: Stored) -> Stored:
    """A line of chat as an operator leaves it."""
    said = entry_from_json(entry.body)
    assert isinstance(said, Said)
    return entry._replace(body=entry_to_json(without_text(said)))


def test_the_text_of_a_line_can_be_removed() -> None:
    log = stored(played().log)
    at = first_chat(log)
    log[at] = blank(log[at])
    assert "line" not in log[at].body
    assert "abab" not in log[at].body, "nobody can try out texts on the digest"
    assert findings(log) == []


def test_a_changed_line_of_chat_is_found() -> None:
    log = stored(played().log)
    at = first_chat(log)
    log[at] = log[at]._replace(body=log[at].body.replace("line 0", "line 9"))
    assert findings(log) == [Finding(log[at].seq, "altered")]


def test_a_line_of_chat_given_to_another_chair_is_found() -> None:
    log = stored(played().log)
    at = first_chat(log)
    for entry in (log[at], blank(log[at])):
        changed = entry._replace(body=entry.body.replace('"chair":0', '"chair":1'))
        found = findings([*log[:at], changed, *log[at + 1 :]])
        assert found == [Finding(log[at].seq, "altered")]


# --- logs of before -------------------------------------------------------------------------------


def test_a_log_without_hashes_has_a_chain_from_its_next_entry_on() -> None:
    table = played(key="")
    old = [Logged(logged.seq, logged.at, logged.entry) for logged in table.log]
    match = fold(old)
    assert (match.last_hash, match.head) == ("", "")
    said = match.fold_new(match.say(1, "new", SALT), 10**9).logged
    more = match.fold_new(match.say(1, "newer", SALT), 10**9).logged
    assert said.hash
    assert findings(stored([*old, said, more])) == []
    assert match.head == "", "without a key the head would tell of hidden cards"
    changed = said.hash[:-1] + ("0" if said.hash[-1] != "0" else "1")
    altered = Logged(said.seq, said.at, said.entry, changed)
    assert findings(stored([*old, altered, more]))[0] == Finding(said.seq, "altered")


def test_hashes_cannot_be_stripped_to_make_a_log_look_old() -> None:
    log = stored(played().log)
    stripped = [entry._replace(hash="") for entry in log[:9]]
    assert findings([*stripped, *log[9:]]) == [Finding(10, "altered")]


def test_an_entry_without_a_hash_still_reads() -> None:
    assert entry_from_json('{"entry":"said","chair":1,"text":"hei"}') == Said(1, "hei", "", "")
    assert entry_from_json('{"entry":"created","options":{}}') == Created(TableOptions(), "")


# --- what the head tells --------------------------------------------------------------------------


def test_a_hidden_move_cannot_be_guessed_from_the_heads() -> None:
    """Tries all that a viewer knows: the head before, the number, the time, every card."""
    table = played(moves=0)
    before = table.match.head
    seat = table.match.owing()[0]
    decision = table.match.decision_of(seat)
    table.any_move(seat)
    (last,) = table.log[-1:]
    assert isinstance(last.entry, Moved)
    tried = []
    for card in CARDS:
        body = entry_to_json(Moved(seat, decision, f"keep {card.slug}"))
        for key in ("", "0" * 64, before, SALT, table.match.commitment):
            text = f"fimbul log 1\nkey {key}\n{before}\n{last.seq} {last.at}\n{body}\n"
            tried.append(hashed(text))
        text = f"fimbul log 1\nkey {KEY}\n{before}\n{last.seq} {last.at}\n{body}\n"
        if last.entry.move == f"keep {card.slug}":
            assert hashed(text) == table.match.head, "with the key it is the right one"
    assert table.match.head not in tried


def test_the_same_choice_made_again_has_another_head() -> None:
    table = played(moves=0)
    heads = [table.match.head]
    for _ in range(3):
        table.any_move(0)
        heads.append(table.match.head)
        table.take(table.match.undo(0))
        heads.append(table.match.head)
    assert len(set(heads)) == len(heads)


@pytest.mark.parametrize("key", [KEY, ""])
def test_the_key_is_that_of_the_table(key: str) -> None:
    table = played(key=key)
    assert table.match.key == key
    assert bool(table.match.head) == bool(key)
    assert isinstance(table.log[0].entry, Created)
    assert [entry for entry in table.match.again("aa") if isinstance(entry, Created)] == [
        Created(table.match.options, "aa")
    ]
    assert any(isinstance(logged.entry, Started) for logged in table.log)


def test_digests_differ_by_text_and_by_salt() -> None:
    digests = {
        digest_of_line("hail", "aa"),
        digest_of_line("hail", "ab"),
        digest_of_line("Hail", "aa"),
        digest_of_line("", "aa"),
    }
    assert len(digests) == 4
