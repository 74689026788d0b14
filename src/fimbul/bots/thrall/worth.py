"""What cards, stats and figures are worth to the thrall, in glory.

The numbers are opinions, not rules. They were set by hand, then checked by playing bots with
different numbers against each other.
"""

from typing import Final

from fimbul.bots.numbers import by_upgrade, numbers_of
from fimbul.bots.sense.board import LAST_AGE, figure_strength, own_quests
from fimbul.rules.age import quest_glory
from fimbul.rules.board import YGGDRASIL
from fimbul.rules.cards import BATTLE, CARD_KIND, CARDS, MONSTER, QUEST, VALUE
from fimbul.rules.cells import (
    AXES_STEPS,
    BASE,
    HORN_STEPS,
    POWER,
    RAGE_STEPS,
    RELEASE_GLORY,
    SHIP_LOSS_GLORY,
    STAT_AXES,
    STAT_RAGE,
    STATS,
    TOP_STEP,
)
from fimbul.rules.manifest import IS_NAVAL
from fimbul.rules.view import View

RAGE_PRICE: Final = 1.0
"""What 1 rage of the pool can usually buy."""

# --- stats ----------------------------------------------------------------------------------------
LEGEND_PROMISES: Final[tuple[tuple[float, ...], ...]] = (
    (0.0, 3.0, 6.0, 10.0, 14.0, 20.0),
    (0.0, 3.0, 6.0, 10.0, 14.0, 20.0),
    (0.0, 1.0, 4.0, 10.0, 12.0, 20.0),
)
"""By age, what a step is worth for the end of the game (E1), where only the 4th and 6th pay."""
RAGE_STEP_USE: Final = 1.5
"""Glory that 1 rage more brings in each age to come."""
AXES_STEP_USE: Final = 2.0
"""Battles that a seat wins in an age."""
HORNS_STEP_USE: Final = 1.0
"""Glory that one figure more brings in an age."""


def step_worth(view: View, stat: int) -> float:
    """What the next step of a stat is worth: its use in the ages to come, and its promise."""
    step = view.step(view.seat, stat)
    if step == TOP_STEP:
        return 0.0
    ages_to_come = LAST_AGE - view.age
    promises = LEGEND_PROMISES[view.age - 1]
    promise = promises[step + 1] - promises[step]
    if stat == STAT_RAGE:
        return promise + RAGE_STEP_USE * float(
            ages_to_come * (RAGE_STEPS[step + 1] - RAGE_STEPS[step])
        )
    # Axes and horns are of use in the age that is going on, too.
    ages = float(ages_to_come) + 0.5
    if stat == STAT_AXES:
        steps = AXES_STEPS[view.edition]
        return promise + AXES_STEP_USE * ages * float(steps[step + 1] - steps[step])
    return promise + HORNS_STEP_USE * ages * float(HORN_STEPS[step + 1] - HORN_STEPS[step])


def best_step_worth(view: View) -> float:
    """What a step of any stat is worth, if the seat may choose."""
    return max(step_worth(view, stat) for stat in range(STATS))


# --- quests ---------------------------------------------------------------------------------------
DEATH_CHANCE: Final[tuple[float, ...]] = (0.15, 0.3, 0.5, 0.75)
"""How likely four figures will have fallen at the end of the age, by how many have already."""


def quest_worth(view: View, card: int) -> float:
    """What a fulfilled quest is worth (F2)."""
    return float(quest_glory(view, view.seat, card)) + best_step_worth(view)


def death_chance(fallen: int, wanted: int) -> float:
    """How likely ``wanted`` own figures will be in Valhalla when ``fallen`` are there now."""
    return 1.0 if fallen >= wanted else DEATH_CHANCE[fallen]


# --- figures --------------------------------------------------------------------------------------
LOSS_FOR_STRENGTH: Final = 0.7
"""What losing 1 strength costs until the age is over."""


def figure_loss(view: View, figure: int) -> float:
    """What the death of an own figure costs; below zero when the clan gains by it."""
    powers = BASE[view.seat] + POWER
    loss = LOSS_FOR_STRENGTH * figure_strength(view, figure, 0)
    loss -= float(view.cells[powers + RELEASE_GLORY])
    if IS_NAVAL[figure]:
        loss -= float(view.cells[powers + SHIP_LOSS_GLORY])
    fallen = view.fallen(view.seat)
    for card in own_quests(view):
        wanted = CARDS[card].fallen
        if wanted:
            nearer = death_chance(fallen + 1, wanted) - death_chance(fallen, wanted)
            loss -= nearer * quest_worth(view, card)
    return loss


# --- cards ----------------------------------------------------------------------------------------
FOR_STRENGTH: Final = 1.0
"""What 1 strength of a battle card or a monster is worth."""
QUEST_CHANCES: Final[tuple[float, ...]] = (0.7, 0.55, 0.2)
"""How likely a quest is fulfilled: of a region, of Yggdrasil, of the fallen."""
FOR_LATER: Final = 0.4
"""How much more an upgrade is worth for each age in which it still works after this one."""

_NUMBERS: Final = numbers_of("thrall")["texts"]
_UPGRADES: Final = by_upgrade(_NUMBERS)
_TEXTS: Final = [
    _UPGRADES[card.id] if card.is_upgrade else _NUMBERS.get(card.slug, 0.0) for card in CARDS
]
"""What the text of each card is worth beyond its printed value, by its id."""


def card_worth(view: View, card: int) -> float:
    """What it is worth to have a card in hand, less the rage it costs to play."""
    kind = CARD_KIND[card]
    if kind == BATTLE:
        return 1.0 + FOR_STRENGTH * float(VALUE[card]) + _TEXTS[card]
    if kind == QUEST:
        return _quest_chance(view, card) * quest_worth(view, card)
    return upgrade_worth(view, card) - RAGE_PRICE * float(VALUE[card])


def _quest_chance(view: View, card: int) -> float:
    """The chance to fulfil a quest, before the age has begun."""
    of_region, of_yggdrasil, of_fallen = QUEST_CHANCES
    if CARDS[card].fallen:
        return of_fallen
    return of_yggdrasil if CARDS[card].provinces >> YGGDRASIL & 1 else of_region


def upgrade_worth(view: View, card: int) -> float:
    """What an upgrade is worth on the clan sheet from now to the end of the game."""
    worth = _TEXTS[card]
    if CARD_KIND[card] == MONSTER:
        worth += FOR_STRENGTH * float(VALUE[card])
    return worth * (1.0 + FOR_LATER * float(LAST_AGE - view.age))
