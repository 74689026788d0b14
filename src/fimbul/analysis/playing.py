"""Playing a recorded game on from one of its moments, by a quick bot that is not always the same.

Everybody plays by karl's judgement with jarl's opinions, each from what their own seat may know.
Karl alone would play nearly the same game every time, and so make every moment look decided. So
each option gets a random bonus before the best one is taken: a move that is a little worse is
played a little less often. ``LOOSENESS`` is the size of those bonuses.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import log
from typing import TYPE_CHECKING, Final

from fimbul.bots.jarl.tuned import TUNED
from fimbul.bots.karl.judges import JUDGES
from fimbul.rules.card import AGES
from fimbul.rules.dice import Dice
from fimbul.rules.flow import DECISION_NAMES, DRAFT
from fimbul.rules.game import carry_out, legal, next_seat
from fimbul.rules.setup import draw_packs
from fimbul.rules.view import glance, view

if TYPE_CHECKING:
    from fimbul.rules.state import State

PLAYER: Final = "karl with jarl's opinions"
"""Who plays on."""
LOOSENESS: Final = 0.5
"""In glory: an option that is worse by this much is chosen about a third as often."""
LEAST: Final = 1e-9
"""Stands for a random number of 0, which has no logarithm."""
_STREAMS: Final = 2
_DEAL_STREAM: Final = 0
_PLAY_STREAM: Final = 1


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game ended: by seat, the part of the victory and the glory."""

    shares: tuple[float, ...]
    glory: tuple[int, ...]


def outcome_of(state: State) -> Outcome:
    """The outcome of a game that is over; those tied for the most glory share the victory (T6)."""
    winners = state.winners()
    seats = range(state.players)
    shares = tuple([1 / len(winners) if seat in winners else 0.0 for seat in seats])
    return Outcome(shares, tuple([int(state.glory(seat)) for seat in seats]))


def play_on(
    moment: State, first_unseen_age: int, seed: int, number: int, looseness: float = LOOSENESS
) -> Outcome:
    """Play a copy of a moment to its end.

    The packs of ``first_unseen_age`` and later are redealt. The same seed and number give the
    same deal and the same random numbers at every moment, so that two moments can be compared.
    """
    state = moment.copy()
    redeal(state, first_unseen_age, _dice(seed, number, _DEAL_STREAM))
    dice = _dice(seed, number, _PLAY_STREAM)
    while (seat := next_seat(state)) >= 0:
        carry_out(state, seat, loose_choice(state, seat, dice, looseness))
    return outcome_of(state)


def _dice(seed: int, number: int, stream: int) -> Dice:
    return Dice((seed << 32 | number) * _STREAMS + stream)


def redeal(state: State, first_age: int, dice: Dice) -> None:
    """Replace the packs of an age, which nobody has looked at yet, and those of later ages."""
    packs = draw_packs(range(first_age, AGES + 1), state.players, state.edition, dice)
    for index, pack in enumerate(packs, start=(first_age - 1) * state.players):
        state.set_pack(index, pack)


def loose_choice(state: State, seat: int, dice: Dice, looseness: float = LOOSENESS) -> int:
    """A legal move of a seat: usually a good one, seldom a bad one."""
    options = legal(state, seat)
    if len(options) == 1:
        return options[0]
    op = state.pending_op
    seen = view(state, seat) if op == DRAFT else glance(state, seat)
    score = JUDGES[DECISION_NAMES[op]](seen, TUNED)
    best, found = options[0], float("-inf")
    for move in options:
        worth = score(move) - looseness * log(-log(max(dice.random(), LEAST)))
        if worth > found:
            best, found = move, worth
    return best
