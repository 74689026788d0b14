"""The log of a match: stored entries read back and give an equal match."""

from collections.abc import Iterator
from random import Random
from typing import get_args

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from fimbul.match.entries import (
    BotSat,
    ClanChosen,
    Created,
    Ended,
    Entry,
    FirstNamed,
    Left,
    LineRemoved,
    Logged,
    Moved,
    Named,
    Readied,
    Reclaimed,
    Rematched,
    Resumed,
    Returned,
    Said,
    Sat,
    Started,
    Stood,
    Undone,
    entry_from_json,
    entry_to_json,
)
from fimbul.match.match import Match, fold
from fimbul.match.options import DayClock, LiveClock, NoClock, TableOptions
from fimbul.rules import (
    legal,
    move_text,
    pending,
    replay,
)
from tests.match.tables import (
    START,
    Table,
    contents,
)
from tests.random_games import choose_move

ENTRIES: list[Entry] = [
    Created(TableOptions(players=2, edition="first-print", drafts_first_age=False)),
    Created(TableOptions(clock=LiveClock(7, 3), seats="as-seated", is_public=False)),
    Created(TableOptions(clock=DayClock(4), allows_spectators=False)),
    Created(TableOptions(), "01" * 32),
    Sat(1, "Ymir <b>", "raven"),
    Sat(0, "Bö“r"),
    BotSat(2, "thrall"),
    Stood(3),
    ClanChosen(1, "serpent"),
    ClanChosen(1, None),
    Readied(0, True),
    Readied(0, False),
    Named(1, True),
    FirstNamed(2),
    FirstNamed(None),
    Started([2, 0, 1], "fimbul saga 1\n"),
    Started([0, 1], "fimbul saga 1\n", "ef" * 32),
    Moved(1, "0.7", "pass", "clock"),
    Moved(0, "3.12.2", "keep troll"),
    Undone(2),
    Left(0),
    Returned(0),
    Said(1, "¡hola!"),
    Said(1, "hei", "ab" * 16, "cd" * 32),
    LineRemoved(1),
    Reclaimed(1),
    Ended(),
    Rematched("abc_-1"),
    Resumed(1, 112),
    Ended("player", 2, 112),
]


@pytest.mark.parametrize("entry", ENTRIES)
def test_a_stored_entry_reads_back(entry: Entry) -> None:
    assert entry_from_json(entry_to_json(entry)) == entry


def test_every_kind_of_entry_is_tried() -> None:
    kinds = set(get_args(Entry))
    assert {type(entry) for entry in ENTRIES} == kinds


@pytest.mark.parametrize(
    ("stored", "entry"),
    [
        ('{"entry":"created","options":{}}', Created(TableOptions())),
        ('{"entry":"sat","chair":1,"name":"Ask"}', Sat(1, "Ask")),
        (
            '{"entry":"moved","seat":0,"decision":"0.1","move":"pass"}',
            Moved(0, "0.1", "pass", "player"),
        ),
        ('{"entry":"undone","seat":2,"later":"?"}', Undone(2)),
    ],
)
def test_entries_of_older_and_newer_versions_are_read(stored: str, entry: Entry) -> None:
    assert entry_from_json(stored) == entry


@pytest.mark.parametrize("text", ["", "{}", '{"entry":"danced"}', '{"entry":"undone"}', "[1]"])
def test_an_invalid_entry_is_refused(text: str) -> None:
    with pytest.raises(msgspec.MsgspecError):
        entry_from_json(text)


def test_entries_are_folded_in_their_order() -> None:
    table = Table(TableOptions())
    for seq in (1, 3):
        with pytest.raises(ValueError, match="does not follow"):
            table.match.fold(Logged(seq, START, Sat(0, "Ask")))


def stories(table: Table, rng: Random, length: int) -> Iterator[None]:
    """Let anything happen at a table, so often."""
    for _ in range(length):
        match = table.match
        table.wait(rng.random() * 40)
        happening = rng.random()
        seat = int(rng.random() * len(match.chair_of))
        chair = match.chair_of[seat]
        if match.status == "finished" or happening < 0.05:
            table.take(match.say(chair, f"line {match.seq}"))
        elif happening < 0.1:
            away = match.chairs[chair].is_away
            table.take(match.come_back(chair) if away else match.leave(chair))
        elif happening < 0.3 and match.can_undo(seat):
            table.take(match.undo(seat))
        else:
            owed = pending(match.state)
            mover = owed[int(rng.random() * len(owed))].seat
            table.move(mover, move_text(choose_move(legal(match.state, mover), rng, True)))
        yield


@settings(max_examples=25)
@given(
    players=st.integers(2, 4),
    drafts=st.booleans(),
    clock=st.sampled_from([NoClock(), LiveClock(60, 10), DayClock(1)]),
    seed=st.integers(0, 2**32 - 1),
)
def test_a_stored_log_gives_an_equal_match(
    players: int, drafts: bool, clock: NoClock | LiveClock | DayClock, seed: int
) -> None:
    options = TableOptions(players=players, drafts_first_age=drafts, clock=clock)
    table = Table(options).begin(seed)
    early: list[tuple[Match, list[object]]] = []
    for number, _ in enumerate(stories(table, Random(seed), 80)):
        if number % 20 == 0:
            twin = table.match.copy()
            early.append((twin, contents(fold(table.log))))
    stored = [
        (logged.seq, logged.at, entry_to_json(logged.entry), logged.hash) for logged in table.log
    ]
    read = fold([Logged(seq, at, entry_from_json(text), h) for seq, at, text, h in stored])
    assert contents(read) == contents(table.match)
    assert read.due_at() == table.match.due_at()
    assert replay(table.match.record()) == table.match.state
    for twin, before in early:
        assert contents(twin) == before
