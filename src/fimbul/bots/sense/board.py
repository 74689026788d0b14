"""What anybody reads off a view: strengths, figures, quests, and what a card adds in battle."""

from typing import Final

from fimbul.rules.board import BITS, PROVINCES, YGGDRASIL
from fimbul.rules.card import STRENGTH, STRENGTH_IN_YGGDRASIL
from fimbul.rules.cards import BATTLE, CARDS, KIND, QUEST, VALUE
from fimbul.rules.cells import (
    BASE,
    LAND,
    PARTICIPANTS,
    PILLAGED,
    POWER,
    QUEST_VALUES,
    SEA,
    STANDING,
    WARRIOR_BONUS,
)
from fimbul.rules.figures import strength_in
from fimbul.rules.manifest import WARRIOR
from fimbul.rules.state import Table
from fimbul.rules.view import View

LAST_AGE: Final = 3
GREATEST_BONUS: Final = max(VALUE[card.id] for card in CARDS if card.kind == BATTLE)
SIGHT_BONUS: Final = 2
"""What a card whose bonus is the enemies' (Heimdall's Sight) may be expected to add."""


def strengths_of(table: Table, seat: int) -> list[int]:
    """The strength of a seat in every province, supporting fjord included (B4)."""
    base = BASE[seat]
    present = (table.cells[base + LAND] | table.cells[base + SEA]) & table.cells[STANDING]
    strengths = [0] * PROVINCES
    for province in BITS[present]:
        strengths[province] = strength_in(table, seat, province)
    return strengths


def land_figures(view: View, seat: int) -> list[tuple[int, int]]:
    """The figures of a seat that could move: place and strength of each."""
    base = BASE[seat]
    figures: list[tuple[int, int]] = []
    strength = 1 + view.cells[base + POWER + WARRIOR_BONUS]
    for province in BITS[view.cells[base + LAND]]:
        for kind in view.kinds_at(seat, province):
            if kind == WARRIOR:
                figures += [(province, strength)] * view.warriors(seat, province)
            else:
                figures.append((province, STRENGTH[kind]))
    return figures


def figure_strength(view: View, kind: int, province: int) -> int:
    """The strength of one own figure in a province, pairs of warriors aside."""
    if kind == WARRIOR:
        return 1 + view.cells[BASE[view.seat] + POWER + WARRIOR_BONUS]
    return STRENGTH_IN_YGGDRASIL[kind] if province == YGGDRASIL else STRENGTH[kind]


def own_quests(view: View) -> list[int]:
    """The quests that a seat holds or has committed."""
    return [card for card in view.hand if KIND[card] == QUEST] + list(view.quests[view.seat])


def opponents(view: View) -> list[int]:
    """The seats that fight against this one in the battle of the moment."""
    fighting = view.cells[PARTICIPANTS]
    return [seat for seat in range(view.players) if seat != view.seat and fighting >> seat & 1]


def bonus_of(card: int) -> int:
    """What a card adds in a battle, as far as one can tell before the reveal."""
    if KIND[card] != BATTLE:
        return 0
    return SIGHT_BONUS if CARDS[card].has_variable_value else VALUE[card]


def quest_bonus(view: View) -> int:
    """G5: what a quest counts for in battle."""
    values: int = view.cells[BASE[view.seat] + POWER + QUEST_VALUES]
    return max(values.bit_length() - 1, 0)


def is_late(view: View) -> bool:
    """Whether the action phase may be over before one's next turn, or one's rage."""
    left = len(BITS[view.cells[STANDING] & ~view.cells[PILLAGED]])
    return left <= view.players or view.rage(view.seat) <= 1
