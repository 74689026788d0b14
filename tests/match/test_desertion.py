"""A game rests while nobody plays it, and goes on when somebody comes back."""

from __future__ import annotations

from random import Random

import pytest

from fimbul.match.chairs import MISSED
from fimbul.match.entries import Moved, Mover, Said
from fimbul.match.errors import MatchError
from fimbul.match.match import fold
from fimbul.match.options import DAY, DayClock, LiveClock, TableOptions
from fimbul.rules import legal, move_text
from tests.match.tables import Table, code_of, contents, in_draft, without_draft

LIVE = LiveClock(bank=0, increment=10)


def with_bots(clock: LiveClock | DayClock | None = None) -> Table:
    """A game of one player against two bots, at its first draft."""
    options = TableOptions(players=3, seats="as-seated")
    if clock is not None:
        options = TableOptions(players=3, seats="as-seated", clock=clock)
    return Table(options).begin(bots=2)


def rests(table: Table) -> bool:
    return table.match.is_deserted


def decide(table: Table, seat: int, by: Mover) -> None:
    """Let the first option be chosen for a seat, when it is due."""
    move = move_text(legal(table.match.state, seat)[0])
    decision = table.match.decision_of(seat)
    table.take(table.match.move(seat, decision, move, by))


def test_a_game_that_all_players_have_left_rests() -> None:
    table = with_bots()
    assert not rests(table)
    assert table.match.due_at() is not None
    table.take(table.match.leave(0))
    assert rests(table)
    assert table.match.due_at() is None
    assert [table.match.deadline(seat) for seat in range(3)] == [None, None, None]


def test_a_game_does_not_rest_while_one_player_is_there() -> None:
    table = in_draft(clock=LIVE)
    table.take(table.match.leave(0))
    table.take(table.match.leave(1))
    assert not rests(table)
    assert table.match.due_at() is not None
    table.take(table.match.leave(2))
    assert rests(table)


def test_a_game_goes_on_when_somebody_comes_back() -> None:
    table = with_bots()
    table.take(table.match.leave(0))
    table.wait(5 * DAY)
    table.take(table.match.come_back(0))
    assert not rests(table)
    assert table.match.due_at() is not None


def test_while_a_game_rests_no_clock_runs() -> None:
    table = in_draft(clock=LIVE)
    for chair in range(3):
        table.take(table.match.leave(chair))
    table.wait(5 * DAY)
    table.take(table.match.come_back(1))
    assert table.match.deadline(1) == table.now + 10_000
    table.wait(5)
    table.take(table.match.come_back(2))
    assert table.match.deadline(2) == table.now - 5_000 + 10_000, "the game was not resting"


def test_a_player_who_moves_is_back() -> None:
    table = with_bots()
    table.take(table.match.leave(0))
    decide(table, 0, "player")
    assert not table.match.chairs[0].is_away
    assert not rests(table)


def test_a_stand_in_s_move_brings_nobody_back() -> None:
    table = without_draft()
    seat = table.owing
    table.take(table.match.leave(seat))
    decide(table, seat, "stand-in")
    assert table.match.chairs[seat].is_away


def let_clock_decide(table: Table, seat: int) -> None:
    """The clock of a seat runs out, and all others have decided."""
    for other in table.match.owing():
        if other != seat:
            decide(table, other, "bot")
    while seat not in table.match.owing():
        decide(table, table.match.owing()[0], "bot")
    decide(table, seat, "clock")


def test_a_game_rests_when_every_player_lets_the_clock_decide_again_and_again() -> None:
    table = with_bots(clock=LIVE)
    for _ in range(MISSED - 1):
        let_clock_decide(table, 0)
        assert not table.match.chairs[0].is_away
    let_clock_decide(table, 0)
    assert table.match.chairs[0].is_away
    assert rests(table)
    assert table.match.due_at() is None


@pytest.mark.parametrize("sign", ["moves", "speaks"])
def test_a_player_who_decides_in_between_is_not_away(sign: str) -> None:
    table = with_bots(clock=LIVE)
    for _ in range(2 * MISSED):
        let_clock_decide(table, 0)
        if sign == "speaks":
            table.take(Said(0, "a moment"))
        else:
            while 0 not in table.match.owing():
                decide(table, table.match.owing()[0], "bot")
            decide(table, 0, "player")
    assert not rests(table)


def test_a_slow_player_among_others_keeps_the_chair() -> None:
    """The others can decide whether to wait; a slow player is not removed."""
    table = in_draft(players=2, clock=DayClock(days=1))
    for _ in range(3 * MISSED):
        seat = table.match.owing()[0]
        decide(table, seat, "player" if seat else "clock")
    assert not table.match.chairs[0].is_away


def test_a_game_rests_when_the_last_present_player_leaves() -> None:
    table = in_draft(players=2, clock=LIVE)
    while table.match.chairs[0].missed < MISSED:
        seat = table.match.owing()[0]
        decide(table, seat, "player" if seat else "clock")
    assert not rests(table)
    table.take(table.match.leave(1))
    assert rests(table)
    table.take(table.match.come_back(0))
    assert not rests(table)


def test_a_day_game_goes_on_for_a_player_who_only_closed_the_page() -> None:
    table = with_bots(clock=DayClock(days=2))
    table.wait(DAY)
    for seat in (1, 2):
        assert table.match.deadline(seat) is not None
    assert not rests(table)


def test_a_table_of_bots_alone_does_not_begin() -> None:
    table = Table(TableOptions(players=2))
    for chair in range(2):
        table.take(table.match.seat_bot(chair, "norn"))
    with pytest.raises(MatchError) as refused:
        table.match.start(Random(1))
    assert code_of(refused) == "no-players"


def test_a_replayed_log_rests_at_the_same_point() -> None:
    table = with_bots(clock=LIVE)
    for _ in range(MISSED):
        let_clock_decide(table, 0)
    again = fold(table.log)
    assert contents(again) == contents(table.match)
    assert again.is_deserted
    assert sum(isinstance(logged.entry, Moved) for logged in table.log) > MISSED
