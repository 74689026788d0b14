"""Logs that no longer replay: the match stops there, and its players end it or go on."""

from dataclasses import replace
from pathlib import Path
from random import Random

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from fimbul.match.entries import (
    Created,
    Ended,
    Entry,
    Logged,
    Moved,
    Readied,
    Resumed,
    Said,
    Sat,
    Started,
    Undone,
)
from fimbul.match.errors import MatchError
from fimbul.match.match import Match, fold
from fimbul.match.options import DayClock, LiveClock, TableOptions
from fimbul.match.stopping import Stopped
from fimbul.rules import (
    RULES_VERSION,
    Record,
    legal,
    move_text,
    record_from_text,
    record_to_text,
    replay,
)
from tests.match.tables import Table, code_of, contents, finished, without_draft
from tests.random_games import choose

ARCHIVED = Path(__file__).parent.parent / "archive" / "v1-four-lively.saga"
"""A game from before P5 was fixed: its move 99 is no longer possible."""


def doctored(log: list[Logged], at: int, **changes: object) -> list[Logged]:
    """Return the log with an entry changed, as if it had been written under other rules."""
    logged = log[at - 1]
    entry = msgspec.structs.replace(logged.entry, **changes)
    return [*log[: at - 1], Logged(logged.seq, logged.at, entry), *log[at:]]


def played(moves: int = 12, seed: int = 5, clock: LiveClock | DayClock | None = None) -> Table:
    """A table where some moves were made."""
    table = without_draft(clock=clock)
    go_on_playing(table, moves, seed)
    return table


def go_on_playing(table: Table, moves: int, seed: int) -> None:
    rng = Random(seed)
    for _ in range(moves):
        table.wait(3)
        seat, move = choose(table.match.state, rng, is_lively=True)
        table.move(seat, move_text(move))


def move_entries(log: list[Logged]) -> list[int]:
    return [logged.seq for logged in log if isinstance(logged.entry, Moved)]


def stopped_at(table: Table, move: int) -> Table:
    """The table whose log has an impossible move, from 0, in place of the one it had."""
    at = move_entries(table.log)[move]
    table.log = doctored(table.log, at, move="flee")
    table.match = fold(table.log)
    return table


def old_log() -> list[Logged]:
    """The log of a table at which the archived game was played by version 1 of the rules."""
    record = record_from_text(ARCHIVED.read_text(encoding="utf-8"))
    head = record_to_text(Record(record.setup, [])).split("\n", 2)[2]
    entries: list[Entry] = [Created(TableOptions(players=4, seats="as-seated"))]
    for chair in range(4):
        entries += [Sat(chair, f"player {chair}"), Readied(chair, True)]
    entries.append(Started([0, 1, 2, 3], f"fimbul saga 1\n{head}"))
    match = fold([Logged(seq, 0, entry) for seq, entry in enumerate(entries, start=1)])
    for number, (seat, move) in enumerate(record.moves):
        decision = match.decision if number < 99 else f"0.{number}"
        entries.append(Moved(seat, decision, move_text(move)))
        match.fold(Logged(match.seq + 1, 0, entries[-1]))
    return [Logged(seq, seq, entry) for seq, entry in enumerate(entries, start=1)]


# --- where it stops -------------------------------------------------------------------------------


def test_a_game_of_older_rules_stops_at_the_first_impossible_move() -> None:
    log = old_log()
    record = record_from_text(ARCHIVED.read_text(encoding="utf-8"))
    match = fold(log)
    assert match.stopped == Stopped(move_entries(log)[98], "move-not-possible", rules=1)
    assert match.state == replay(record, 98)
    assert match.status == "running"
    assert match.record() == Record(record.setup, record.moves[:98])
    assert [step.logged for step in match.steps] == log
    assert [step.logged.seq for step in match.steps if step.is_set_aside] == move_entries(log)[98:]


def test_a_game_of_these_rules_says_so_in_its_log() -> None:
    table = played()
    started = next(logged.entry for logged in table.log if isinstance(logged.entry, Started))
    assert record_from_text(started.saga).rules == table.match.rules == RULES_VERSION
    assert table.match.stopped is None


@pytest.mark.parametrize("move", [0, 5, 11])
def test_everything_up_to_the_stop_is_there(move: int) -> None:
    table = played()
    moves = table.match.record().moves
    before = fold(table.log[: move_entries(table.log)[move] - 1])
    match = stopped_at(table, move).match
    assert match.stopped == Stopped(
        move_entries(table.log)[move], "move-not-possible", RULES_VERSION
    )
    assert match.record().moves == moves[:move]
    assert match.state == before.state
    assert match.steps[: len(before.steps)] == before.steps
    assert match.seq == len(table.log)


def test_a_move_for_another_decision_stops_the_match() -> None:
    table = played()
    at = move_entries(table.log)[6]
    match = fold(doctored(table.log, at, decision="0.999"))
    assert match.stopped == Stopped(at, "other-decision", RULES_VERSION)


def test_an_undo_of_nothing_stops_the_match() -> None:
    table = played()
    at = move_entries(table.log)[0]
    log = [*table.log[: at - 1], Logged(at, table.now, Undone(0)), *table.log[at:]]
    assert fold(log).stopped == Stopped(at, "nothing-to-undo", RULES_VERSION)


@pytest.mark.parametrize("saga", ["", "fimbul saga 99\n", "fimbul saga 1\nclans wolf raven\n"])
def test_an_invalid_setup_stops_the_match_before_it_begins(saga: str) -> None:
    table = played()
    at = next(logged.seq for logged in table.log if isinstance(logged.entry, Started))
    match = fold(doctored(table.log, at, saga=saga))
    assert match.stopped is not None
    assert (match.stopped.seq, match.stopped.code) == (at, "setup-not-possible")
    assert match.journal is None
    assert match.owing() == []
    assert match.seq == len(table.log)
    with pytest.raises(MatchError) as refused:
        match.go_on(0)
    assert code_of(refused) == "not-started"
    match.fold_new(match.give_up(0), table.now)
    assert match.status == "finished"


@settings(max_examples=60)
@given(
    at=st.integers(0, 39),
    change=st.sampled_from(
        [
            {"move": "flee"},
            {"move": "no move at all"},
            {"seat": 2},
            {"seat": 9},
            {"seat": -1},
            {"decision": ""},
            {"decision": "7.7"},
        ]
    ),
    seed=st.integers(0, 50),
)
def test_no_change_of_a_move_is_a_crash(at: int, change: dict[str, object], seed: int) -> None:
    table = played(40, seed)
    log = doctored(table.log, move_entries(table.log)[at], **change)
    match = fold(log)
    assert match.seq == len(log)
    assert contents(fold(log)) == contents(match)
    if match.stopped is not None:
        assert len(match.record().moves) == at
        assert replay(match.record()) == match.state


# --- while it is stopped --------------------------------------------------------------------------


@pytest.mark.parametrize("clock", [LiveClock(60, 10), DayClock(1)])
def test_no_clock_runs_and_nobody_owes_anything_at_a_stopped_table(
    clock: LiveClock | DayClock,
) -> None:
    match = stopped_at(played(clock=clock), 5).match
    assert match.owing() == []
    assert match.due_at() is None
    assert not any(match.can_undo(seat) for seat in range(3))


def test_no_move_is_accepted_at_a_stopped_table() -> None:
    table = stopped_at(played(), 5)
    match = table.match
    seat = next(seat for seat in range(3) if legal(match.state.copy(), seat))
    option = move_text(legal(match.state.copy(), seat)[0])
    for ask in (
        lambda: match.move(seat, match.decision, option),
        lambda: match.undo(seat),
    ):
        with pytest.raises(MatchError) as refused:
            ask()
        assert code_of(refused) == "stopped"


def test_a_move_that_was_set_aside_does_not_count_as_accepted() -> None:
    table = stopped_at(played(), 5)
    last = table.log[-1].entry
    assert isinstance(last, Moved)
    with pytest.raises(MatchError) as refused:
        table.match.move(last.seat, last.decision, last.move)
    assert code_of(refused) == "stopped"


def test_people_talk_leave_and_return_at_a_stopped_table() -> None:
    table = stopped_at(played(), 5)
    table.take(table.match.say(1, "what now?"))
    table.take(table.match.leave(2))
    away = [table.match.chairs[2].is_away]
    table.take(table.match.come_back(2))
    away.append(table.match.chairs[2].is_away)
    assert away == [True, False]
    assert isinstance(table.match.steps[-3].logged.entry, Said)
    assert not table.match.steps[-3].is_set_aside
    assert contents(fold(table.log)) == contents(table.match)


# --- going on -------------------------------------------------------------------------------------


def test_play_goes_on_from_before_the_impossible_move() -> None:
    table = stopped_at(played(), 5)
    moves = table.match.record().moves
    at = move_entries(table.log)[5]
    table.take(table.match.go_on(1))
    match = table.match
    assert match.steps[-1].logged.entry == Resumed(1, at)
    assert match.steps[-1].took_back == tuple(move_entries(table.log)[5:])
    assert match.stopped is None
    assert match.record().moves == moves
    assert match.owing()
    go_on_playing(table, 20, seed=9)
    assert len(table.match.record().moves) == 25
    assert contents(fold(table.log)) == contents(table.match)
    assert replay(table.match.record()) == table.match.state


def test_a_whole_game_is_played_after_it_stopped() -> None:
    table = stopped_at(finished(), 30)
    table.take(table.match.go_on(0))
    assert len(table.match.record().moves) == 30
    rng = Random(3)
    while table.match.status == "running":
        seat, move = choose(table.match.state, rng, is_lively=True)
        table.move(seat, move_text(move))
    assert replay(table.match.record()).is_over
    assert contents(fold(table.log)) == contents(table.match)


def test_decisions_after_going_on_have_names_that_were_never_used() -> None:
    table = stopped_at(played(20), 5)
    used = {logged.entry.decision for logged in table.log if isinstance(logged.entry, Moved)}
    table.take(table.match.go_on(0))
    for _ in range(15):
        seat = table.match.owing()[0]
        assert table.match.decision_of(seat) not in used
        table.any_move(seat)


def test_clocks_restart_when_play_goes_on() -> None:
    clock = LiveClock(60, 10)
    table = stopped_at(played(clock=clock), 5)
    banks = table.match.banks[:]
    table.wait(86_400)
    table.take(table.match.go_on(0))
    assert table.match.banks == banks
    (seat,) = table.match.owing()
    assert table.match.deadline(seat) == table.now + (10 + banks[seat] // 1000) * 1000


def test_nothing_before_the_stop_is_taken_back_when_play_goes_on() -> None:
    """Everybody has seen what came after it."""
    table = stopped_at(played(), 5)
    table.take(table.match.go_on(0))
    assert not any(table.match.can_undo(seat) for seat in range(3))
    seat = table.match.owing()[0]
    table.any_move(seat)
    if table.match.can_undo(seat):
        table.take(table.match.undo(seat))
    assert len(table.match.record().moves) >= 5


def test_a_player_who_goes_on_is_no_longer_away() -> None:
    table = stopped_at(played(), 5)
    for chair in range(3):
        table.take(table.match.leave(chair))
    deserted = [table.match.is_deserted]
    table.take(table.match.go_on(2))
    deserted.append(table.match.is_deserted)
    assert deserted == [True, False]
    assert [chair.is_away for chair in table.match.chairs] == [True, True, False]


def test_only_a_stopped_match_goes_on_or_is_ended() -> None:
    running = played()
    opened = Table(TableOptions())
    over = finished()
    codes = []
    for table in (running, opened, over):
        for ask in (table.match.go_on, table.match.give_up):
            with pytest.raises(MatchError) as refused:
                ask(0)
            codes.append(code_of(refused))
    assert codes == ["not-stopped"] * 2 + ["not-started"] * 2 + ["game-over"] * 2


# --- ending ---------------------------------------------------------------------------------------


def test_a_match_is_ended_with_its_glory_and_without_a_result() -> None:
    table = stopped_at(played(), 5)
    glory = [table.match.state.glory(seat) for seat in range(3)]
    at = move_entries(table.log)[5]
    table.take(table.match.give_up(2))
    match = table.match
    assert match.steps[-1].logged.entry == Ended("player", 2, at)
    assert match.status == "finished"
    assert match.ended == "player"
    assert [match.state.glory(seat) for seat in range(3)] == glory
    assert match.record().result is None
    assert match.owing() == []
    assert match.due_at() is None
    assert contents(fold(table.log)) == contents(match)
    for ask in (match.go_on, match.give_up):
        with pytest.raises(MatchError) as refused:
            ask(0)
        assert code_of(refused) == "game-over"


def test_a_match_that_was_ended_can_be_played_again() -> None:
    table = stopped_at(played(), 5)
    table.take(table.match.give_up(0))
    table.take(table.match.follow("another"))
    assert table.match.rematch == "another"


# --- the rules change again -----------------------------------------------------------------------


def test_entries_that_were_void_stay_void_when_they_are_possible_again() -> None:
    """Another version of the rules may accept a move that this one did not."""
    table = played()
    sound = table.log[:]
    stopped_at(table, 5)
    table.take(table.match.go_on(1))
    go_on_playing(table, 8, seed=2)
    other = fold([*sound, *table.log[len(sound) :]])
    ours = table.match
    assert other.record() == ours.record()
    assert other.state == ours.state
    assert (other.undos, other.banks, other.since) == (ours.undos, ours.banks, ours.since)
    assert (other.clocked, other.chairs) == (ours.clocked, ours.chairs)
    assert [step.is_set_aside for step in other.steps] == [step.is_set_aside for step in ours.steps]


def test_an_ended_match_stays_as_it_ended_when_more_of_it_is_possible_again() -> None:
    table = played()
    sound = table.log[:]
    stopped_at(table, 5)
    table.take(table.match.give_up(1))
    other = fold([*sound, table.log[-1]])
    assert other.status == "finished"
    assert other.record() == table.match.record()


def test_a_match_that_went_on_may_stop_earlier_by_other_rules() -> None:
    table = stopped_at(played(), 5)
    table.take(table.match.go_on(1))
    go_on_playing(table, 8, seed=2)
    stopped_at(table, 3)
    at = move_entries(table.log)[3]
    assert table.match.stopped == Stopped(at, "move-not-possible", RULES_VERSION)
    assert len(table.match.record().moves) == 3
    table.take(table.match.go_on(0))
    go_on_playing(table, 8, seed=4)
    assert len(table.match.record().moves) == 11
    assert contents(fold(table.log)) == contents(table.match)


def test_a_match_that_went_on_may_stop_later_by_other_rules() -> None:
    table = stopped_at(played(), 5)
    table.take(table.match.go_on(1))
    go_on_playing(table, 8, seed=2)
    stopped_at(table, 12 + 4)
    assert len(table.match.record().moves) == 5 + 4
    table.take(table.match.go_on(0))
    assert len(table.match.record().moves) == 5 + 4
    assert contents(fold(table.log)) == contents(table.match)


def test_a_copy_of_a_stopped_match_is_independent() -> None:
    table = stopped_at(played(), 5)
    twin = table.match.copy()
    twin.fold_new(twin.go_on(0), table.now)
    assert table.match.stopped is not None
    assert contents(table.match) == contents(fold(table.log))
    assert replace(twin).stopped is None
    assert Match().stopped is None
