"""Perft (see ``perft``): exact counts of sequences of moves from named positions."""

import pytest

from fimbul.rules import State, apply, legal, next_seat
from tests.rules.perft import POSITIONS, expected_counts, perft

EACH_POSITION = pytest.mark.parametrize("name", POSITIONS)


def test_every_position_has_expected_counts() -> None:
    assert list(expected_counts()) == list(POSITIONS)
    assert len(POSITIONS) >= 20


@EACH_POSITION
def test_the_counts_are_as_expected(name: str) -> None:
    state = POSITIONS[name]().state
    expected = expected_counts()[name]
    assert [perft(state, depth) for depth in range(1, len(expected) + 1)] == expected


@EACH_POSITION
def test_counting_leaves_the_position_as_it_was(name: str) -> None:
    state = POSITIONS[name]().state
    before = state.copy()
    perft(state, 3)
    assert state == before


def nodes(state: State, depth: int) -> list[State]:
    """All states with a decision, up to ``depth`` moves away."""
    seat = next_seat(state)
    if seat < 0:
        return []
    found = [state]
    for move in list(legal(state, seat)) if depth else ():
        following = state.copy()
        apply(following, seat, move)
        found += nodes(following, depth - 1)
    return found


@EACH_POSITION
def test_every_decision_offers_at_least_one_move_and_no_move_twice(name: str) -> None:
    for state in nodes(POSITIONS[name]().state, 2):
        moves = list(legal(state, next_seat(state)))
        assert moves
        assert len(set(moves)) == len(moves)
