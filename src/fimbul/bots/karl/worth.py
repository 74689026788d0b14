"""What cards, stats and figures are worth to karl, in glory."""

from typing import Final

from fimbul.bots.karl.opinions import Opinions
from fimbul.bots.sense.board import LAST_AGE, figure_strength, own_quests
from fimbul.rules.age import quest_glory
from fimbul.rules.cards import BATTLE, CARD_KIND, CARDS, VALUE
from fimbul.rules.cells import (
    AXES_STEPS,
    BASE,
    HORN_STEPS,
    LEGEND,
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

# --- rage -----------------------------------------------------------------------------------------


def rage_price(view: View, think: Opinions) -> float:
    """What 1 rage of the pool can usually buy."""
    return think.rage_price_late if view.age == LAST_AGE else think.rage_price


# --- stats ----------------------------------------------------------------------------------------


def step_worth(view: View, think: Opinions, stat: int) -> float:
    """What the next step of a stat is worth: its use in the ages to come, and its promise."""
    step = view.step(view.seat, stat)
    if step == TOP_STEP:
        return 0.0
    return _promise(view, think, step) + _use(view, think, stat, step)


def _promise(view: View, think: Opinions, step: int) -> float:
    """What the next step is worth for the end of the game, where only some pay (E1)."""
    promises = (
        think.second_step,
        think.third_step,
        think.fourth_step,
        think.fifth_step,
        think.sixth_step,
    )
    early = promises[step]
    if view.age < LAST_AGE:
        return early
    paid = LEGEND[step + 1] - LEGEND[step]
    return max(float(paid), think.late_promise * early)


def _use(view: View, think: Opinions, stat: int, step: int) -> float:
    """What a step brings before the end: for rage only from the next age on (C3)."""
    ages_to_come = LAST_AGE - view.age
    if stat == STAT_RAGE:
        return think.rage_use * float(ages_to_come * (RAGE_STEPS[step + 1] - RAGE_STEPS[step]))
    ages = float(ages_to_come) + 0.5
    if stat == STAT_AXES:
        steps = AXES_STEPS[view.edition]
        return think.axes_use * ages * float(steps[step + 1] - steps[step])
    return think.horns_use * ages * float(HORN_STEPS[step + 1] - HORN_STEPS[step])


def steps_worth(view: View, think: Opinions, seat: int) -> float:
    """What all the steps that a seat has climbed are worth to it from now to the end."""
    worth = 0.0
    for stat in range(STATS):
        for step in range(view.step(seat, stat)):
            worth += _promise(view, think, step) + _use(view, think, stat, step)
    return worth


def best_step_worth(view: View, think: Opinions) -> float:
    """What a step of any stat is worth, if the seat may choose."""
    return max(step_worth(view, think, stat) for stat in range(STATS))


# --- quests ---------------------------------------------------------------------------------------
DEATH_CHANCE: Final[tuple[float, ...]] = (0.15, 0.3, 0.5, 0.75)
"""How likely four figures will have fallen at the end of the age, by how many have already."""


def quest_worth(view: View, think: Opinions, card: int) -> float:
    """What a fulfilled quest is worth (F2)."""
    return float(quest_glory(view, view.seat, card)) + best_step_worth(view, think)


def death_chance(fallen: int, wanted: int, left: float) -> float:
    """The chance that ``wanted`` own figures are in Valhalla at the end of the age.

    ``left`` is how much of the age is still to come, from 1 to 0.
    """
    return 1.0 if fallen >= wanted else left * DEATH_CHANCE[fallen]


# --- figures --------------------------------------------------------------------------------------


def figure_loss(view: View, think: Opinions, figure: int, left: float) -> float:
    """What the death of an own figure costs; below zero when the clan gains by it.

    Losing pays with Loki's upgrades, with ship upgrades and for the quest of the fallen.
    """
    powers = BASE[view.seat] + POWER
    price = think.loss_late * left if view.age == LAST_AGE else think.loss_early
    loss = price * figure_strength(view, figure, 0)
    loss -= float(view.cells[powers + RELEASE_GLORY])
    if IS_NAVAL[figure]:
        loss -= float(view.cells[powers + SHIP_LOSS_GLORY])
    fallen = view.fallen(view.seat)
    for card in own_quests(view):
        wanted = CARDS[card].fallen
        if wanted:
            nearer = death_chance(fallen + 1, wanted, left) - death_chance(fallen, wanted, left)
            loss -= nearer * quest_worth(view, think, card)
    return loss


# --- cards ----------------------------------------------------------------------------------------


def upgrade_worth(view: View, think: Opinions, card: int) -> float:
    """What an upgrade is worth on the clan sheet from now to the end of the game."""
    ages_to_come = LAST_AGE - view.age
    return think.upgrade_scale * think.play[card] * (1.0 + think.for_later * float(ages_to_come))


def battle_card_worth(view: View, card: int) -> float:
    """What a card is worth for battles to come."""
    return 1.0 + float(VALUE[card]) if CARD_KIND[card] == BATTLE else 1.0
