"""Loki's clan upgrades: glory for the released, and a warrior who returns after a loss."""

from typing import Final

from fimbul.rules.board import RESERVE
from fimbul.rules.card import Card
from fimbul.rules.cells import RELEASE_GLORY
from fimbul.rules.decision import register_decision
from fimbul.rules.flow import BLESSING, Frame
from fimbul.rules.invade import WarriorOffer, invade
from fimbul.rules.moves import DECLINE, FIELD_1, FIELD_2, V_DECLINE, V_INVADE
from fimbul.rules.native import i64
from fimbul.rules.state import State

# --- Loki's Blessing ------------------------------------------------------------------------------


def _blessing(state: State, seat: i64, province: i64) -> None:
    """G8 step 8: the loser may invade the province again."""
    state.push(BLESSING, seat, province)


class Blessing(WarriorOffer):
    """BLESSING(seat, province): whether a warrior comes back after the loss (G8 step 8)."""

    def choose(self, state: State, seat: i64, frame: Frame, move: i64) -> None:
        """An invasion like any other, for free."""
        if move != DECLINE:
            invade(state, seat, FIELD_1[move], FIELD_2[move], RESERVE)


register_decision(Blessing(BLESSING, "offer", (V_DECLINE, V_INVADE), may_fall_away=True))


OF_LOKI: Final = (
    Card("lokis-domain", 1, "Loki's Domain", 1, (1, 0, 0), "loki", powers=((RELEASE_GLORY, 1),)),
    Card("lokis-blessing", 1, "Loki's Blessing", 1, (0, 0, 1), "loki", after_loss=_blessing),
    Card(
        "lokis-eminence", 2, "Loki's Eminence", 2, (0, 1, 0), "loki", powers=((RELEASE_GLORY, 2),)
    ),
    Card("lokis-wrath", 3, "Loki's Wrath", 3, (0, 0, 1), "loki", powers=((RELEASE_GLORY, 3),)),
)
