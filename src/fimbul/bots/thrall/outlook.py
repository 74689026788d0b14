"""The thrall's outlook: it counts what is on the board and looks no further."""

from math import prod
from typing import Final

from fimbul.bots.sense.board import GREATEST_BONUS, LAST_AGE
from fimbul.bots.sense.outlook import CommonOutlook
from fimbul.bots.thrall.worth import (
    LOSS_FOR_STRENGTH,
    RAGE_PRICE,
    best_step_worth,
    card_worth,
    death_chance,
    figure_loss,
    quest_worth,
    step_worth,
    upgrade_worth,
)
from fimbul.rules.cards import BATTLE, CARD_KIND, VALUE, deck
from fimbul.rules.cells import BOARD_GLORY, PILLAGER, POWER, PROVINCE, STANDARD
from fimbul.rules.manifest import MAX_PLAYERS
from fimbul.rules.view import View

# --- the cards of the others ----------------------------------------------------------------------
CARDS_IN_MIND: Final = 3
"""A fighter is assumed to play the best of this many cards from the deck of the age."""


def _chances(age: int, draws: int) -> tuple[float, ...]:
    """By margin, from 0: the chance that the best of ``draws`` cards of the deck is below it."""
    cards = deck(age, MAX_PLAYERS, STANDARD)
    bonuses = [VALUE[card] if CARD_KIND[card] == BATTLE else 0 for card in cards]
    shares = [
        sum(bonus < margin for bonus in bonuses) / len(bonuses)
        for margin in range(GREATEST_BONUS + 2)
    ]
    # Multiplied out, since a power may be rounded differently on another machine.
    return (0.0, *(prod([share] * draws) for share in shares[1:]))


CHANCES: Final = tuple(
    tuple(_chances(age, draws) for draws in range(CARDS_IN_MIND + 1)) for age in (1, 2, 3)
)


def chance_to_beat(view: View, enemy: int, margin: int) -> float:
    """The chance that an enemy's card is below ``margin``; a tie is no win (P8)."""
    if margin <= 0:
        return 0.0
    draws = min(view.hand_sizes[enemy], CARDS_IN_MIND)
    return CHANCES[view.age - 1][draws][min(margin, GREATEST_BONUS + 1)]


# --- the outlook ----------------------------------------------------------------------------------
JOINS: Final = 0.5
"""The chance that an enemy that can join a battle does."""
TRUST: Final = 0.9
"""The chance that own figures that could still join find a village."""
PATIENCE: Final = 0.7
"""The part of a pillage's worth that is left if it has to wait for another turn."""
PILLAGE_HASTE: Final = 2.0
"""How much more a token taken now is worth than one that others may take first."""
QUEST_PATIENCE: Final = 0.3
"""How much of a quest's worth counts while there is still time to commit it."""
DEED_WORTH: Final = 0.9
"""What destroying 1 enemy strength is worth."""
SURVIVES: Final = 0.8
"""How likely a figure in the doomed province is still there when Ragnarök comes."""
PRESENCE: Final = 0.35
"""What 1 strength on the board is worth for each age to come."""
REACTION: Final = 3.0
"""What a leader or a monster that reacts to a pillage adds to it."""
LATER_USE: Final = 0.5
"""The part of a card's worth that is left if it is not played now."""
HOLD_CHANCES: Final[tuple[float, ...]] = (0.1, 0.45, 0.6, 0.75, 0.85, 0.95)
"""The chance to be the strongest at the end of the age, by the lead now."""
LAST_STAND: Final = 0.05
"""The same for a province where an enemy is stronger."""


class Outlook(CommonOutlook):
    """The board as the thrall sees it."""

    __slots__ = ()

    def __init__(self, view: View) -> None:
        self.rage_price = RAGE_PRICE
        self.deed = DEED_WORTH
        self.quest_patience = QUEST_PATIENCE
        self.reaction = REACTION
        self.trust = TRUST
        super().__init__(view)

    # --- worths -----------------------------------------------------------------------------------

    def step_worth(self, stat: int) -> float:
        return step_worth(self.view, stat)

    def best_step_worth(self) -> float:
        return best_step_worth(self.view)

    def quest_worth(self, card: int) -> float:
        return quest_worth(self.view, card)

    def upgrade_worth(self, card: int) -> float:
        return upgrade_worth(self.view, card)

    def card_worth(self, card: int) -> float:
        return card_worth(self.view, card)

    def card_cost(self, card: int) -> float:
        return LATER_USE * card_worth(self.view, card)

    def figure_loss(self, figure: int) -> float:
        return figure_loss(self.view, figure)

    def rescue_worth(self, figure: int) -> float:
        return figure_loss(self.view, figure)

    def toll(self) -> float:
        return LOSS_FOR_STRENGTH

    def losses_in(self, province: int) -> float:
        return self.deaths_in(province)

    # --- chances ----------------------------------------------------------------------------------

    def death_chance(self, wanted: int) -> float:
        return death_chance(self.view.fallen(self.seat), wanted)

    def chance_to_beat(self, enemy: int, margin: int) -> float:
        return chance_to_beat(self.view, enemy, margin)

    def join_chance(self, strength: int, total: int) -> float:
        return JOINS

    def lead_chance(self, province: int, own: int, rival: int) -> float:
        lead = own - rival
        if not own or lead < 0 or not self.view.is_standing(province):
            return LAST_STAND
        return HOLD_CHANCES[min(lead, len(HOLD_CHANCES) - 1)]

    # --- promises ---------------------------------------------------------------------------------

    def count_in(self, province: int) -> int:
        return self.view.count_in(self.seat, province)

    def prospect(self, province: int, own: int, figures: int, but_from: int = -1) -> float:
        view = self.view
        if not view.is_standing(province):
            return 0.0
        value = self.quest_prospect(province, own, self.rivals[province])
        if own and not view.is_pillaged(province):
            value += PATIENCE * self.win_chance(province, own, but_from) * self.reward(province)
        if province == self.doom:
            return value + SURVIVES * self.doom_glory() * figures
        value += float(view.cells[self.base + POWER + BOARD_GLORY] * figures)
        return value + PRESENCE * own * float(LAST_AGE - view.age)

    def footing(self, strength: int, source: int) -> float:
        if self.view.cells[PILLAGER] == self.seat:
            return 0.0
        return self.gain_in(self.view.cells[PROVINCE], strength, 1, source)

    def clearing(self, province: int) -> float:
        return 0.0

    def hasty_pillage_worth(self, province: int) -> float:
        return PILLAGE_HASTE * self.pillage_worth(province)
