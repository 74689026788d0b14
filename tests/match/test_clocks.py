"""Clocks: deadlines and banks, and an undo that gives nobody more time."""

from fimbul.match.entries import (
    Left,
    Returned,
    Said,
)
from fimbul.match.options import DAY, DayClock, LiveClock
from fimbul.rules import (
    legal,
    move_text,
)
from tests.match.tables import (
    START,
    in_draft,
    without_draft,
)


def test_without_a_clock_nobody_is_hurried() -> None:
    table = without_draft()
    assert table.match.deadline(table.owing) is None
    assert table.match.due_at() is None


def test_a_bank_runs_down_after_the_increment() -> None:
    table = without_draft(clock=LiveClock(bank=100, increment=10))
    seat = table.owing
    assert table.match.deadline(seat) == START + 110_000
    table.wait(35)
    table.move(seat, "pass")
    assert table.match.banks[seat] == 75_000
    following = table.owing
    assert table.match.deadline(following) == START + 35_000 + 110_000
    assert table.match.due_at() == table.match.deadline(following)
    table.wait(10)
    table.move(following, "pass")
    assert table.match.banks[following] == 100_000
    table.wait(10.5)
    last = table.owing
    table.move(last, "invade leader gimle")
    assert table.match.banks[last] == 99_500
    assert table.match.deadline(last) == table.now + 109_500


def test_a_bank_is_never_below_nothing() -> None:
    table = without_draft(clock=LiveClock(bank=5, increment=1))
    seat = table.owing
    table.wait(60)
    table.move(seat, "pass")
    assert table.match.banks[seat] == 0


def test_a_day_clock_gives_each_decision_its_days() -> None:
    table = without_draft(clock=DayClock(days=2))
    assert table.match.deadline(table.owing) == START + 2 * DAY * 1000
    table.wait(DAY)
    table.move(table.owing, "pass")
    assert table.match.deadline(table.owing) == START + 3 * DAY * 1000


def test_chat_leaving_and_returning_stop_no_clock() -> None:
    table = without_draft(clock=DayClock(days=1))
    seat = table.owing
    other = (seat + 1) % 3
    deadline = table.match.deadline(seat)
    for entry in (Said(seat, "hm"), Left(other), Returned(other)):
        table.wait(60)
        table.take(entry)
    assert table.match.deadline(seat) == deadline


def test_all_who_decide_at_once_have_their_own_clocks() -> None:
    table = in_draft(clock=LiveClock(bank=100, increment=10))
    assert {table.match.deadline(seat) for seat in range(3)} == {START + 110_000}
    table.wait(60)
    table.any_move(1)
    assert table.match.banks == [100_000, 50_000, 100_000]
    assert {table.match.deadline(seat) for seat in (0, 2)} == {START + 110_000}
    table.wait(60)
    table.any_move(1)  # another choice in place of the sealed one
    assert table.match.banks == [100_000, 50_000, 100_000]
    table.any_move(0)
    table.any_move(2)
    assert table.match.banks == [0, 50_000, 0]
    assert table.match.deadline(1) == table.now + 60_000
    assert table.match.due_at() == table.now + 10_000


def test_each_card_of_a_pair_has_its_increment_D4() -> None:
    table = in_draft(2, clock=LiveClock(bank=100, increment=10))
    table.wait(20)
    table.any_move(0)
    assert table.match.banks == [90_000, 100_000]
    assert table.match.deadline(0) == table.now + 100_000
    assert table.match.deadline(1) == START + 110_000
    table.wait(15)
    table.any_move(0)
    assert table.match.banks == [85_000, 100_000]


def test_undo_gives_no_time_and_takes_none() -> None:
    table = without_draft(clock=LiveClock(bank=100, increment=10))
    seat = table.owing
    table.wait(30)
    table.move(seat, "invade leader gimle")
    other = table.owing
    table.wait(15)
    table.move(other, "invade leader horgr")
    assert table.match.banks[seat] == 80_000
    assert table.match.banks[other] == 95_000
    table.wait(40)
    table.take(table.match.undo(seat))
    assert table.match.banks == [100_000] * 3
    assert table.match.deadline(seat) == table.now + 80_000
    table.wait(5)
    table.move(seat, "invade leader gimle")
    assert table.match.banks[seat] == 75_000
    assert table.match.deadline(other) == table.now + 110_000


def test_undo_of_a_sealed_choice_leaves_the_clocks_of_others_alone() -> None:
    table = in_draft(clock=LiveClock(bank=100, increment=10))
    table.wait(30)
    table.any_move(0)
    table.any_move(1)
    table.wait(5)
    table.take(table.match.undo(0))
    assert table.match.banks == [100_000, 80_000, 100_000]
    assert table.match.deadline(0) == table.now + 80_000
    assert table.match.deadline(2) == START + 110_000
    assert table.match.since[1] == 0


def test_undo_of_a_replacement_takes_back_what_it_replaced_too() -> None:
    """Then the seat owes its choice again, and the others do not wait for ever."""
    table = in_draft(clock=LiveClock(bank=100, increment=10))
    table.wait(30)
    table.any_move(0)
    table.any_move(1)
    table.wait(5)
    table.move(0, move_text(legal(table.match.state, 0)[1]))
    table.take(table.match.undo(0))
    assert table.match.owing() == [0, 2]
    assert table.match.banks == [100_000, 80_000, 100_000]
    assert table.match.deadline(0) == table.now + 80_000
    assert not table.match.can_undo(0)


def test_undo_of_one_card_leaves_the_other_of_the_pair_D4() -> None:
    """An undo never completes a pair that everybody waits for."""
    table = in_draft(2, clock=LiveClock(bank=100, increment=10))
    first, second, third = (move_text(move) for move in legal(table.match.state, 0)[:3])
    decision = table.match.state.decision_id
    for text in (first, second, third):
        table.wait(12)
        table.move(0, text)
    table.any_move(1)
    table.any_move(1)
    assert table.match.owing() == [0]
    table.take(table.match.undo(0))
    assert table.match.state.decision_id == decision
    assert table.match.owing() == [0]
    assert move_text(table.match.state.sealed[0]) == first
    assert table.match.deadline(0) == table.now + 108_000 - 12_000
    table.take(table.match.undo(0))
    assert list(table.match.state.sealed[:2]) == [-1, -1]
