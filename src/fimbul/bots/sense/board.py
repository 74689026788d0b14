"""Facts that bots read off a view: strengths, figures, quests, and what a card adds in battle."""

from typing import Final

from fimbul.rules.board import BITS, PROVINCES, YGGDRASIL
from fimbul.rules.card import STRENGTH, STRENGTH_IN_YGGDRASIL
from fimbul.rules.cards import BATTLE, CARD_KIND, CARDS, QUEST, VALUE
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
from fimbul.rules.state import PublicState
from fimbul.rules.view import View

LAST_AGE: Final = 3
GREATEST_BONUS: Final = max(VALUE[card.id] for card in CARDS if card.kind == BATTLE)
SIGHT_BONUS: Final = 2
"""What Heimdall's Sight, whose bonus is the highest of the enemies', is expected to add."""


def strengths_of(state: PublicState, seat: int) -> list[int]:
    """The strength of a seat in every province, supporting fjord included (B4)."""
    base = BASE[seat]
    present = (state.cells[base + LAND] | state.cells[base + SEA]) & state.cells[STANDING]
    strengths = [0] * PROVINCES
    for province in BITS[present]:
        strengths[province] = strength_in(state, seat, province)
    return strengths


def land_figures(view: View, seat: int) -> list[tuple[int, int]]:
    """The figures of a seat that could move: place and strength of each."""
    base = BASE[seat]
    figures: list[tuple[int, int]] = []
    strength = 1 + view.cells[base + POWER + WARRIOR_BONUS]
    for province in BITS[view.cells[base + LAND]]:
        for figure in view.figures_at(seat, province):
            if figure == WARRIOR:
                figures += [(province, strength)] * view.warriors(seat, province)
            else:
                figures.append((province, STRENGTH[figure]))
    return figures


def figure_strength(view: View, figure: int, province: int) -> int:
    """The strength of one own figure in a province, pairs of warriors aside."""
    if figure == WARRIOR:
        return 1 + view.cells[BASE[view.seat] + POWER + WARRIOR_BONUS]
    return STRENGTH_IN_YGGDRASIL[figure] if province == YGGDRASIL else STRENGTH[figure]


def own_quests(view: View) -> list[int]:
    """The quests that a seat holds or has committed."""
    return [card for card in view.hand if CARD_KIND[card] == QUEST] + list(view.quests[view.seat])


def opponents(view: View) -> list[int]:
    """The seats that fight against this one in the current battle."""
    fighting = view.cells[PARTICIPANTS]
    return [seat for seat in range(view.players) if seat != view.seat and fighting >> seat & 1]


def bonus_of(card: int) -> int:
    """What a card adds in a battle, as far as it is known before the reveal."""
    if CARD_KIND[card] != BATTLE:
        return 0
    return SIGHT_BONUS if CARDS[card].has_variable_value else VALUE[card]


def quest_bonus(view: View) -> int:
    """G5: the most that a quest can add in a battle."""
    values: int = view.cells[BASE[view.seat] + POWER + QUEST_VALUES]
    return max(values.bit_length() - 1, 0)


def is_late(view: View) -> bool:
    """Whether the seat may get no other turn: the phase or its rage may be over before."""
    left = len(BITS[view.cells[STANDING] & ~view.cells[PILLAGED]])
    return left <= view.players or view.rage(view.seat) <= 1
