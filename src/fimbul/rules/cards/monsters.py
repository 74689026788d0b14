"""The nine monsters (U4, U5)."""

from typing import Final

from fimbul.rules.board import FJORD_OF
from fimbul.rules.cards.card import MONSTER, Card
from fimbul.rules.cells import BASE, WARRIORS, WHERE
from fimbul.rules.flow import DOOM_FIGURES, PILLAGED_STEP, REWARD
from fimbul.rules.native import i64
from fimbul.rules.state import State

LEADER_AND_SHIP: Final = (1, 2)
"""The figure kinds that are neither warriors nor monsters."""


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
        for kind in LEADER_AND_SHIP:
            if state.cells[base + WHERE + kind] in (province, FJORD_OF[province]):
                doomed |= 1 << kind
        warriors = state.cells[base + WARRIORS + province]
        if warriors or doomed:
            state.push(DOOM_FIGURES, enemy, province, warriors, doomed)


def _frost_giant(state: State, seat: i64) -> None:
    """The reward once more (G8 step 5)."""
    state.push(PILLAGED_STEP, seat, REWARD)


MONSTERS: Final = (
    Card(1, "Troll", MONSTER, 2, (1, 0, 0), on_invade=_troll),
    Card(1, "Dwarf Chieftain", MONSTER, 2, (1, 0, 0), is_free=True),
    Card(1, "Sea Serpent", MONSTER, 3, (0, 1, 0), is_naval=True),
    Card(2, "Valkyrie", MONSTER, 2, (1, 0, 0), slaughter_glory=2),
    Card(2, "Dark Elf", MONSTER, 1, (1, 0, 0), enters_yggdrasil=True, value_in_yggdrasil=3),
    Card(2, "Fire Giant", MONSTER, 4, (0, 1, 0), on_invade=_fire_giant),
    Card(3, "Frost Giant", MONSTER, 4, (1, 0, 0), on_pillage=_frost_giant),
    Card(3, "Soldier of Hel", MONSTER, 3, (1, 0, 0), is_free=True),
    Card(3, "Volur Witch", MONSTER, 3, (0, 1, 0), flees=True),
)
