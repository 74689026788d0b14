"""Playing a game to its end inside the compiled rules: a loop in Python costs twice as much."""

from collections.abc import Callable, Sequence

from fimbul.rules.dice import Dice
from fimbul.rules.game import carry_out, next_seat, options_of
from fimbul.rules.native import i64
from fimbul.rules.state import State

Policy = Callable[[State, int, Sequence[int], Dice], int]
"""Chooses one of a seat's legal moves."""


def uniform(state: State, seat: int, moves: Sequence[int], dice: Dice) -> int:
    """The policy that chooses all moves equally often. ``playout`` has a faster way for it."""
    return moves[dice.roll(len(moves))]


def playout(state: State, policy: Policy, dice: Dice) -> int:
    """Play a game to its end, every seat by ``policy``; return how many decisions that took.

    Changes ``state``. Seats that owe a decision at once decide in their order, so a policy must
    not look at what others have sealed. Does not check that the policy's moves are legal.
    """
    if policy is uniform:
        return _play_uniformly(state, dice)
    decisions: i64 = 0
    while (seat := next_seat(state)) >= 0:
        carry_out(state, seat, policy(state, seat, options_of(state, seat), dice))
        decisions += 1
    return decisions


def _play_uniformly(state: State, dice: Dice) -> i64:
    decisions: i64 = 0
    while (seat := next_seat(state)) >= 0:
        moves = options_of(state, seat)
        carry_out(state, seat, moves[dice.roll(len(moves))])
        decisions += 1
    return decisions
