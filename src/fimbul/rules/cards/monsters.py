"""The monsters (U4, U5), the Witch's flight (X3) among them."""

from collections.abc import Sequence
from typing import Final

from fimbul.rules.board import FJORD_OF, YGGDRASIL
from fimbul.rules.card import Card
from fimbul.rules.cells import BASE, WARRIORS, WHERE
from fimbul.rules.decision import About, DecisionType, register_decision
from fimbul.rules.destroy import kill
from fimbul.rules.events import FLED, FROM_CARD
from fimbul.rules.figures import relocate
from fimbul.rules.flow import (
    DOOM_FIGURES,
    FLIGHT,
    Frame,
    first_of,
    second_of,
    third_of,
)
from fimbul.rules.gains import gain_glory
from fimbul.rules.manifest import FIGURE_OF_CARD, ID_OF, LEADER, SHIP
from fimbul.rules.moves import DECLINE, FLEE, V_DECLINE, V_FLEE
from fimbul.rules.native import i64
from fimbul.rules.pillage import reward
from fimbul.rules.reasons import FALLBACK, Reason
from fimbul.rules.state import PublicState, State

# --- Troll and Fire Giant -------------------------------------------------------------------------


def _troll(state: State, seat: i64, province: i64) -> None:
    """Each enemy's warriors in the province are doomed, from the left of the invader (X4)."""
    for offset in range(state.players - 1, 0, -1):
        enemy = (seat + offset) % state.players
        warriors = state.cells[BASE[enemy] + WARRIORS + province]
        if warriors:
            state.push(DOOM_FIGURES, enemy, province, warriors, 0)


def _fire_giant(state: State, seat: i64, province: i64) -> None:
    """Each enemy's figures there that are no monsters are doomed, ships included (X4)."""
    for offset in range(state.players - 1, 0, -1):
        enemy = (seat + offset) % state.players
        base = BASE[enemy]
        doomed = 0
        for figure in (LEADER, SHIP):
            if state.cells[base + WHERE + figure] in (province, FJORD_OF[province]):
                doomed |= 1 << figure
        warriors = state.cells[base + WARRIORS + province]
        if warriors or doomed:
            state.push(DOOM_FIGURES, enemy, province, warriors, doomed)


# --- Frost Giant and Valkyrie ---------------------------------------------------------------------


def _frost_giant(state: State, seat: i64) -> None:
    """The reward once more (G8 step 5)."""
    reward(state, seat)


def _valkyrie(state: State, seat: i64, dead: i64) -> None:
    """2 glory for each enemy figure destroyed in the battle (G11)."""
    gain_glory(state, seat, 2 * dead, FROM_CARD)


# --- Volur Witch ----------------------------------------------------------------------------------
WITCH: Final[i64] = FIGURE_OF_CARD[ID_OF["volur-witch"]]


def _witch(state: State, seat: i64, province: i64, warriors: i64, others: i64) -> bool:
    """X3: she may retreat to Yggdrasil instead of being destroyed."""
    if province == YGGDRASIL:
        return False
    state.push(FLIGHT, seat, province, warriors, others)
    return True


class Flight(DecisionType):
    """FLIGHT(seat, province, warriors, mask of other figures): flee, or be destroyed (X3)."""

    def options(self, state: State, seat: i64, frame: Frame) -> list[int]:
        """Retreat to Yggdrasil, or decline and be destroyed."""
        return [DECLINE, FLEE]

    def choose(self, state: State, seat: i64, frame: Frame, move: i64) -> None:
        """X3: the Witch pays no glory if she flees; the others are destroyed."""
        province = first_of(frame)
        others = third_of(frame)
        if move == FLEE:
            relocate(state, seat, WITCH, province, YGGDRASIL)
            if state.events is not None:
                state.tell(FLED, seat, WITCH, province)
            others &= ~(1 << WITCH)
        kill(state, seat, province, second_of(frame), others)

    def about(self, state: PublicState, frame: Frame) -> About:
        """The province, and the doomed there."""
        return About(province=first_of(frame), warriors=second_of(frame), figures=third_of(frame))

    def why(
        self, state: PublicState, seat: i64, hand: Sequence[int], frame: Frame, move: i64
    ) -> Reason:
        """Both are always offered."""
        return FALLBACK


register_decision(Flight(FLIGHT, "offer", (V_DECLINE, V_FLEE)))


MONSTERS: Final = (
    Card("troll", 1, "Troll", 2, (1, 0, 0), on_invade=_troll),
    Card(
        "dwarf-chieftain", 1, "Dwarf Chieftain", 2, (1, 0, 0), is_free=True, is_in_first_print=False
    ),
    Card("sea-serpent", 1, "Sea Serpent", 3, (0, 1, 0)),
    Card("valkyrie", 2, "Valkyrie", 2, (1, 0, 0), counts_dead=_valkyrie),
    Card("dark-elf", 2, "Dark Elf", 1, (1, 0, 0), value_in_yggdrasil=3, is_in_first_print=False),
    Card("fire-giant", 2, "Fire Giant", 4, (0, 1, 0), on_invade=_fire_giant),
    Card("frost-giant", 3, "Frost Giant", 4, (1, 0, 0), on_pillage=_frost_giant),
    Card(
        "soldier-of-hel", 3, "Soldier of Hel", 3, (1, 0, 0), is_free=True, is_in_first_print=False
    ),
    Card("volur-witch", 3, "Volur Witch", 3, (0, 1, 0), escapes=_witch),
)
