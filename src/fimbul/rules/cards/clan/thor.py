"""Thor's clan upgrades: glory for slaughter and conquest, and a pillage right after an invasion."""

from collections.abc import Sequence
from typing import Final

from fimbul.rules.card import Card
from fimbul.rules.cells import BASE, BOARD_GLORY, PILLAGED, RAGE
from fimbul.rules.decision import About, DecisionType, register_decision
from fimbul.rules.events import FROM_CARD
from fimbul.rules.figures import is_present
from fimbul.rules.flow import PILLAGE, PILLAGE_AT_ONCE, Frame, first_of, seat_of, second_of
from fimbul.rules.gains import gain_glory, pay_rage
from fimbul.rules.moves import DECLINE, FIELD_1, PILLAGE_OF, V_DECLINE, V_PILLAGE, VERB
from fimbul.rules.native import i64
from fimbul.rules.reasons import FALLBACK, Reason
from fimbul.rules.state import PublicState, State


def _glory(state: State, seat: i64, dead: i64) -> None:
    """2 glory if at least two enemy figures died in the battle (G11)."""
    if dead >= 2:
        gain_glory(state, seat, 2, FROM_CARD)


# --- Thor's Domain --------------------------------------------------------------------------------
_COST: Final = 2


def _domain(state: State, seat: i64, province: i64, figures: i64) -> None:
    """N4: one chance for each figure that came."""
    state.push(PILLAGE_AT_ONCE, seat, province, figures)


class PillageAtOnce(DecisionType):
    """PILLAGE_AT_ONCE(seat, province, chances): pillage what was just invaded, for rage (N4)."""

    def arrive(self, state: State, frame: Frame) -> bool:
        """Asked when it can be paid, the token is there and a figure to pillage with."""
        seat = seat_of(frame)
        province = first_of(frame)
        can_pay = state.cells[BASE[seat] + RAGE] >= _COST
        is_pillaged = state.cells[PILLAGED] >> province & 1
        return can_pay and not is_pillaged and is_present(state, seat, province)

    def options(self, state: State, seat: i64, frame: Frame) -> list[int]:
        """Pay and pillage, or decline."""
        return [DECLINE, *PILLAGE_OF[1 << first_of(frame)]]

    def choose(self, state: State, seat: i64, frame: Frame, move: i64) -> None:
        """After a failure it may be tried again while there are chances."""
        if move == DECLINE:
            return
        province = first_of(frame)
        chances = second_of(frame)
        pay_rage(state, seat, _COST)
        if chances > 1:
            state.push(PILLAGE_AT_ONCE, seat, province, chances - 1)
        state.push(PILLAGE, seat, province)

    def cost(self, state: PublicState, seat: i64, move: i64) -> i64:
        """To decline is free."""
        return _COST if VERB[move] == V_PILLAGE else 0

    def about(self, state: PublicState, frame: Frame) -> About:
        """The province that was invaded."""
        return About(province=first_of(frame))

    def why(
        self, state: PublicState, seat: i64, hand: Sequence[int], frame: Frame, move: i64
    ) -> Reason:
        """The province that was invaded, and no other."""
        return "wrong-place" if FIELD_1[move] != first_of(frame) else FALLBACK


register_decision(
    PillageAtOnce(PILLAGE_AT_ONCE, "offer", (V_DECLINE, V_PILLAGE), may_fall_away=True)
)


OF_THOR: Final = (
    Card("thors-glory", 1, "Thor's Glory", 2, (1, 0, 0), "thor", counts_dead=_glory),
    Card("thors-domain", 2, "Thor's Domain", 1, (0, 0, 1), "thor", after_invasion=_domain),
    Card("thors-conquest", 3, "Thor's Conquest", 3, (1, 0, 0), "thor", powers=((BOARD_GLORY, 3),)),
)
