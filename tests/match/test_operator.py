"""The log records the operator's actions: ending a table and removing a line of chat."""

import pytest

from fimbul.match.entries import (
    Ended,
    LineRemoved,
    Logged,
    Reclaimed,
    Said,
    entry_from_json,
    entry_to_json,
)
from fimbul.match.errors import MatchError, NoSuchLine
from fimbul.match.match import fold
from fimbul.match.options import LiveClock, TableOptions
from tests.match.tables import TWO_AS_SEATED, Table, code_of, in_draft, without_draft


def words(log: list[Logged]) -> list[str]:
    return [logged.entry.text for logged in log if isinstance(logged.entry, Said)]


def test_a_running_game_is_ended() -> None:
    table = without_draft()
    table.take(table.match.end("operator"))
    match = fold(table.log)
    assert (match.status, match.ended) == ("finished", "operator")
    assert match.owing() == []
    assert match.due_at() is None
    assert match.record().moves == []
    assert match.record().result is None


def test_nobody_moves_in_a_game_that_was_ended() -> None:
    table = in_draft(2)
    decision = table.match.decision_of(0)
    table.any_move(0)
    table.take(table.match.end("operator"))
    match = table.match
    for ask in (
        lambda: match.move(1, decision, "keep troll"),
        lambda: match.undo(0),
        lambda: match.leave(0),
        lambda: match.end("operator"),
    ):
        with pytest.raises(MatchError) as refused:
            ask()
        assert code_of(refused) == "game-over"
    assert not match.can_undo(0)
    table.take(match.say(0, "good night"))
    assert table.match.follow("elsewhere").table == "elsewhere"


def test_an_open_table_is_ended_and_nobody_sits_down_any_more() -> None:
    table = Table(TWO_AS_SEATED)
    table.take(table.match.sit("Ann"))
    table.take(table.match.end("operator"))
    assert table.match.status == "finished"
    with pytest.raises(MatchError) as refused:
        table.match.sit("Bo")
    assert code_of(refused) == "already-started"
    with pytest.raises(MatchError) as over:
        table.match.come_back(0)
    assert code_of(over) == "game-over"
    with pytest.raises(MatchError) as never:
        table.match.follow("elsewhere")
    assert code_of(never) == "no-rematch"


def test_no_clock_runs_at_a_table_that_was_ended() -> None:
    table = Table(TableOptions(players=2, clock=LiveClock(10, 5))).begin()
    assert table.match.due_at() is not None
    table.take(table.match.end("operator"))
    assert table.match.due_at() is None
    assert table.match.since == [0, 0]


def test_a_removed_line_is_gone_and_its_place_in_the_log_is_kept() -> None:
    table = without_draft()
    table.take(table.match.say(0, "hail"))
    line = table.match.seq
    table.take(table.match.say(1, "well met"))
    before = table.match.copy()
    table.take(table.match.remove_line(line))
    assert words([step.logged for step in table.match.steps]) == ["", "well met"]
    assert words([step.logged for step in before.steps]) == ["hail", "well met"]
    places = [(step.logged.seq, step.logged.at) for step in table.match.steps]
    assert places == [(logged.seq, logged.at) for logged in table.log]
    assert table.log[-1].entry == LineRemoved(line)


def test_a_log_that_has_lost_the_text_folds_the_same() -> None:
    table = without_draft()
    table.take(table.match.say(0, "hail"))
    line = table.match.seq
    table.take(table.match.remove_line(line))
    log = [
        Logged(logged.seq, logged.at, Said(0, ""), logged.hash) if logged.seq == line else logged
        for logged in table.log
    ]
    assert fold(log).steps == fold(table.log).steps


def test_only_an_existing_line_can_be_removed() -> None:
    table = without_draft()
    table.take(table.match.say(0, "hail"))
    line = table.match.seq
    table.take(table.match.remove_line(line))
    for number in (line, line - 1, line + 1, 0, -1, line + 2, 10**9):
        with pytest.raises(NoSuchLine):
            table.match.remove_line(number)


def test_the_operator_can_act_on_a_full_log(monkeypatch: pytest.MonkeyPatch) -> None:
    table = without_draft()
    table.take(table.match.say(0, "hail"))
    line = table.match.seq
    monkeypatch.setattr("fimbul.match.asking.CAPACITY", line)
    table.take(table.match.remove_line(line))
    table.take(table.match.end("operator"))
    assert table.match.ended == "operator"
    with pytest.raises(MatchError) as refused:
        table.match.reclaim(0)
    assert code_of(refused) == "log-full"


@pytest.mark.parametrize("entry", [Ended(), LineRemoved(3), Reclaimed(1)])
def test_the_entries_are_stored_and_read(entry: Ended | LineRemoved | Reclaimed) -> None:
    assert entry_from_json(entry_to_json(entry)) == entry


def test_reclaiming_a_chair_changes_nothing_at_the_table() -> None:
    table = without_draft()
    before = table.match.copy()
    table.take(table.match.reclaim(1))
    after = table.match
    assert after.seq == before.seq + 1
    assert (after.chairs, after.since, after.owing()) == (
        before.chairs,
        before.since,
        before.owing(),
    )
