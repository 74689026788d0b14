"""What a position is worth between turns: jarl's judgement, and what an action leaves behind.

Jarl compares outcomes of one battle, in which clan sheets stay the same; here they differ.
"""

from typing import Final

from fimbul.bots.jarl.evaluate import position_worth
from fimbul.bots.karl.opinions import Opinions
from fimbul.bots.karl.outlook import Outlook
from fimbul.bots.karl.worth import quest_worth, rage_price, upgrade_worth
from fimbul.rules.action import upgrade_cost
from fimbul.rules.cards import CARDS, KIND, QUEST
from fimbul.rules.view import View

TIME_TO_COMMIT: Final = 0.35
"""How much of an age is needed to be sure to find a turn for a quest."""
UPGRADE_TO_COME: Final = 0.6
"""The part of what an upgrade in hand would bring that can be counted on."""


def future_worth(view: View, think: Opinions) -> float:
    """The glory that the seat of a view may expect, less what its enemies may."""
    worth = position_worth(view, think)
    worth += sum(upgrade_worth(view, think, card) for card in view.upgrades(view.seat))
    return worth + _cards_to_play(view, think)


def _cards_to_play(view: View, think: Opinions) -> float:
    """What upgrades in hand may bring, less what quests in hand lack: a turn to commit them."""
    outlook = Outlook(view, think)
    doubt = 1.0 - min(1.0, outlook.left / TIME_TO_COMMIT)
    if not view.rage(view.seat) or view.has_passed(view.seat):
        doubt = 1.0
    worth = 0.0
    for card in view.hand:
        if KIND[card] == QUEST:
            worth -= doubt * outlook.quest_chance(card) * quest_worth(view, think, card)
        elif CARDS[card].is_upgrade:
            cost = upgrade_cost(view, view.seat, card)
            gain = upgrade_worth(view, think, card) - rage_price(view, think) * float(cost)
            worth += (1.0 - doubt) * UPGRADE_TO_COME * max(0.0, gain)
    return worth
