"""Cards that are not in the game. A test puts this file beside those of ``fimbul.rules.cards``.

A battle card, a monster, a quest with a new condition and a clan upgrade with its own decision. All
are marked 5+, so that the decks for fewer players stay as they are.
"""

from collections.abc import Sequence
from typing import Final

from fimbul.rules.board import PROVINCES
from fimbul.rules.card import Card
from fimbul.rules.cells import BASE, RAGE, WINNER
from fimbul.rules.decision import About, DecisionType, register_decision
from fimbul.rules.events import FROM_CARD
from fimbul.rules.figures import has_most_strength
from fimbul.rules.flow import FORETELLING, Frame, first_of, seat_of  # type: ignore[attr-defined]
from fimbul.rules.gains import gain_glory, gain_rage, pay_rage
from fimbul.rules.moves import COUNT, DECLINE, FIELD_1, V_COUNT, V_DECLINE
from fimbul.rules.native import i64
from fimbul.rules.reasons import Reason
from fimbul.rules.state import PublicState, State

_COST: Final = 1


def _reckoning(state: State, seat: i64) -> None:
    """The winner regains 1 rage."""
    if state.cells[WINNER] == seat:
        gain_rage(state, seat, 1)


def _hill_giant(state: State, seat: i64, province: i64) -> None:
    """Gain 1 glory when it invades."""
    gain_glory(state, seat, 1, FROM_CARD)


def _widespread(state: PublicState, seat: int) -> bool:
    """Most strength in at least two provinces."""
    return sum(has_most_strength(state, seat, province) for province in range(PROVINCES)) >= 2


def _vision(state: State, seat: i64, province: i64, figures: i64) -> None:
    """After an invasion, offer glory for rage."""
    state.push(FORETELLING, seat, province)


class Foretelling(DecisionType):
    """FORETELLING(seat, province): 3 or 5 glory for rage, or nothing."""

    def arrive(self, state: State, frame: Frame) -> bool:
        return state.cells[BASE[seat_of(frame)] + RAGE] >= _COST

    def options(self, state: State, seat: i64, frame: Frame) -> list[int]:
        return [DECLINE, COUNT[3], COUNT[5]]

    def choose(self, state: State, seat: i64, frame: Frame, move: i64) -> None:
        if move != DECLINE:
            pay_rage(state, seat, _COST)
            gain_glory(state, seat, FIELD_1[move], FROM_CARD)

    def cost(self, state: PublicState, seat: i64, move: i64) -> i64:
        return 0 if move == DECLINE else _COST

    def about(self, state: PublicState, frame: Frame) -> About:
        return About(province=first_of(frame))

    def why(
        self, state: PublicState, seat: i64, hand: Sequence[int], frame: Frame, move: i64
    ) -> Reason:
        return "illegal-move"


register_decision(Foretelling(FORETELLING, "numbers", (V_DECLINE, V_COUNT), may_fall_away=True))

TRIAL_CARDS: Final = (
    Card("reckoning", 1, "Reckoning", 3, (0, 0, 0, 3), after_comparing=_reckoning),
    Card("hill-giant", 1, "Hill Giant", 3, (0, 0, 0, 1), on_invade=_hill_giant),
    Card("widespread-1", 1, "Widespread!", 7, (0, 0, 0, 2), fulfilled=_widespread),
    Card("vision", 1, "Vision", 1, (0, 0, 0, 2), after_invasion=_vision),
    Card("reckoning-2", 2, "Reckoning", 4, (0, 0, 0, 8), after_comparing=_reckoning),
    Card("reckoning-3", 3, "Reckoning", 5, (0, 0, 0, 8), after_comparing=_reckoning),
)
