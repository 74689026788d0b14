"""What a position is worth to a seat: the glory it has, and what it can expect beyond that.

The judgements are karl's, summed over the whole position instead of the change by one move, less
what is known about the enemies.
"""

from fimbul.bots.karl.opinions import Opinions
from fimbul.bots.karl.outlook import Outlook
from fimbul.bots.karl.worth import (
    battle_card_worth,
    death_chance,
    figure_loss,
    quest_worth,
    rage_price,
    steps_worth,
)
from fimbul.bots.sense.board import own_quests
from fimbul.rules.board import PROVINCES, VALHALLA
from fimbul.rules.cards import BATTLE, CARD_KIND, CARDS
from fimbul.rules.cells import POWER, RELEASE_GLORY
from fimbul.rules.manifest import WARRIOR
from fimbul.rules.view import View


def position_worth(view: View, think: Opinions) -> float:
    """The glory that the seat of a view can expect, less a part of what its enemies can."""
    outlook = Outlook(view, think)
    worth = float(view.glory(view.seat)) + steps_worth(view, think, view.seat)
    worth += _board_worth(outlook) + _fallen_worth(outlook) + _hand_worth(outlook)
    worth += rage_price(view, think) * float(view.rage(view.seat))
    return worth - think.envy * _enemies_worth(outlook)


def _board_worth(outlook: Outlook) -> float:
    """What the figures on the board promise."""
    view = outlook.view
    worth = 0.0
    for province in range(PROVINCES):
        own = outlook.strengths[view.seat][province]
        if own:
            worth += outlook.prospect(province, own, view.fighters(view.seat, province))
    return worth


def _fallen_worth(outlook: Outlook) -> float:
    """What the figures in Valhalla cost, or bring by Loki's upgrades and the quest for them."""
    view, think = outlook.view, outlook.think
    fallen = view.fallen(view.seat)
    worth = float(fallen * view.cells[outlook.base + POWER + RELEASE_GLORY])
    for card in own_quests(view):
        wanted = CARDS[card].fallen
        if wanted:
            worth += death_chance(fallen, wanted, outlook.left) * quest_worth(view, think, card)
    for figure in view.figures_at(view.seat, VALHALLA):
        count = view.warriors(view.seat, VALHALLA) if figure == WARRIOR else 1
        worth -= float(count) * max(0.0, figure_loss(view, think, figure, outlook.left))
    return worth


def _hand_worth(outlook: Outlook) -> float:
    """What the cards in hand are still worth in this age."""
    view, think = outlook.view, outlook.think
    worth = 0.0
    for card in view.hand:
        if CARD_KIND[card] == BATTLE:
            worth += think.later_use * outlook.left * battle_card_worth(view, card)
        else:
            worth += outlook.left
    return worth


def _enemies_worth(outlook: Outlook) -> float:
    """The mean of what the enemies have and can expect, as far as it is public.

    The one who is ahead counts twice.
    """
    view, think = outlook.view, outlook.think
    worths = []
    for enemy in outlook.enemies:
        open_worth = float(view.glory(enemy)) + steps_worth(view, think, enemy)
        open_worth += think.presence * sum(outlook.strengths[enemy])
        worths.append(open_worth)
    return (sum(worths) + max(worths)) / (len(worths) + 1)
