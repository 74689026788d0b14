"""What karl makes of the board: who will come, what lasts to the end of the age, what losing pays.

An outlook is made afresh for each decision and keeps nothing but what the view shows.
"""

from fimbul.bots.karl.opinions import Opinions
from fimbul.bots.karl.rivals import chance_to_beat
from fimbul.bots.karl.worth import (
    battle_card_worth,
    best_step_worth,
    death_chance,
    figure_loss,
    quest_worth,
    rage_price,
    step_worth,
    upgrade_worth,
)
from fimbul.bots.sense.board import LAST_AGE, figure_strength
from fimbul.bots.sense.outlook import CommonOutlook
from fimbul.rules.board import BITS
from fimbul.rules.cards import CARD_KIND, QUEST
from fimbul.rules.cells import (
    BASE,
    BOARD_GLORY,
    PASSED,
    PILLAGED,
    PILLAGER,
    POWER,
    PROVINCE,
    RAGE,
    STANDING,
    STAT_RAGE,
)
from fimbul.rules.manifest import WARRIOR
from fimbul.rules.view import View


class Outlook(CommonOutlook):
    """The board as karl sees it, by its opinions and by how much of the age is left."""

    __slots__ = ("_lead_chances", "_losses", "left", "think", "unrest")

    def __init__(self, view: View, think: Opinions) -> None:
        self.think = think
        self.rage_price = rage_price(view, think)
        self.deed = think.deed
        self.quest_patience = think.quest_patience
        self.reaction = think.reaction
        self.trust = think.trust
        self.left = age_left(view)
        """How much of the action phase is still to come, from 1 to 0."""
        self.unrest = think.calm + (1.0 - think.calm) * self.left
        """The part of the uncertainty that is left: 1 at the start of the phase."""
        self._losses: dict[int, float] = {}
        self._lead_chances = (
            think.hold_tie,
            think.hold_by_1,
            think.hold_by_2,
            think.hold_by_3,
            think.hold_by_4,
            think.hold_by_5,
        )
        super().__init__(view)

    # --- worths -----------------------------------------------------------------------------------

    def step_worth(self, stat: int) -> float:
        return step_worth(self.view, self.think, stat)

    def best_step_worth(self) -> float:
        return best_step_worth(self.view, self.think)

    def quest_worth(self, card: int) -> float:
        return quest_worth(self.view, self.think, card)

    def upgrade_worth(self, card: int) -> float:
        return upgrade_worth(self.view, self.think, card)

    def card_worth(self, card: int) -> float:
        return battle_card_worth(self.view, card)

    def card_cost(self, card: int) -> float:
        worth = self.think.later_use * self.left * battle_card_worth(self.view, card)
        return worth + (CARD_KIND[card] == QUEST)

    def figure_loss(self, figure: int) -> float:
        return figure_loss(self.view, self.think, figure, self.left)

    def rescue_worth(self, figure: int) -> float:
        """Counted as if the whole age were left to use the figure."""
        return figure_loss(self.view, self.think, figure, 1.0)

    def toll(self) -> float:
        return self.figure_loss(WARRIOR) / figure_strength(self.view, WARRIOR, 0)

    def losses_in(self, province: int) -> float:
        """Includes what the figures stood there for: a quest, or their death in Ragnarök."""
        known = self._losses.get(province)
        if known is None:
            known = self.deaths_in(province)
            own = self.strengths[self.seat][province]
            if own:
                count = self.count_in(province)
                rival = self.rivals[province]
                known += self.standing_worth(province, own, count, rival)
                known -= self.standing_worth(province, 0, 0, rival)
            self._losses[province] = known
        return known

    # --- chances ----------------------------------------------------------------------------------

    def death_chance(self, wanted: int) -> float:
        return death_chance(self.view.fallen(self.seat), wanted, self.left)

    def chance_to_beat(self, enemy: int, margin: int) -> float:
        return chance_to_beat(self.view, self.think, enemy, margin)

    def join_chance(self, strength: int, total: int) -> float:
        """An enemy that would be the strongest is more likely to join."""
        is_tempted = strength + self.bonus >= total
        return self.think.joins_to_win if is_tempted else self.think.joins_to_lose

    def lead_chance(self, province: int, own: int, rival: int) -> float:
        """A lead becomes safer the less of the age is left."""
        if not self.view.is_standing(province):
            return 0.0
        lead = own - rival
        if not own or lead < 0:
            return self.think.hold_behind * self.left
        likely = self._lead_chances[min(lead, len(self._lead_chances) - 1)]
        if not lead:
            return likely * self.left
        return 1.0 - (1.0 - likely) * self.unrest

    def survival(self, province: int) -> float:
        """The chance that a figure in the doomed province is still there when Ragnarök comes."""
        is_safe = self.view.is_pillaged(province)
        likely = self.think.survives_pillaged if is_safe else self.think.survives
        return 1.0 - (1.0 - likely) * self.unrest

    # --- promises ---------------------------------------------------------------------------------

    def count_in(self, province: int) -> int:
        """Counts the figures in its fjord too."""
        return self.view.fighters(self.seat, province)

    def prospect(self, province: int, own: int, figures: int, but_from: int = -1) -> float:
        view = self.view
        if not view.is_standing(province):
            return 0.0
        value = self.standing_worth(province, own, figures, self.rivals[province])
        if own and not view.is_pillaged(province):
            chance = self.win_chance(province, own, but_from)
            value += self.think.patience * chance * self.reward(province)
        return value

    def standing_worth(self, province: int, own: int, figures: int, rival: int) -> float:
        """What figures in a province promise apart from pillage: quests, Ragnarök, later ages."""
        value = self.quest_prospect(province, own, rival)
        if province == self.doom:
            return value + self.survival(province) * self.doom_glory() * figures
        view = self.view
        value += float(view.cells[self.base + POWER + BOARD_GLORY] * figures)
        return value + self.think.presence * own * float(LAST_AGE - view.age)

    def footing(self, strength: int, source: int) -> float:
        province = self.view.cells[PROVINCE]
        if self.view.cells[PILLAGER] != self.seat:
            return self.gain_in(province, strength, 1, source)
        own = self.strengths[self.seat][province]
        count = self.count_in(province)
        after = self.standing_worth(province, own + strength, count + 1, 0)
        return after - self.standing_worth(province, own, count, 0)

    def clearing(self, province: int) -> float:
        rival = self.rivals[province]
        own = self.strengths[self.seat][province]
        if not rival or not own:
            return 0.0
        count = self.count_in(province)
        gain = self.standing_worth(province, own, count, 0)
        gain -= self.standing_worth(province, own, count, rival)
        dead = sum(self.strengths[enemy][province] for enemy in self.enemies)
        return gain + self.think.hurt * dead

    def hasty_pillage_worth(self, province: int) -> float:
        return self.pillage_worth(province, self.think.haste)


def age_left(view: View) -> float:
    """How much of the action phase is still to come, by the rage and the tokens left (A5)."""
    rage = full = 0
    for seat in range(view.players):
        base = BASE[seat]
        full += view.stat(seat, STAT_RAGE)
        if not view.cells[base + PASSED]:
            rage += view.cells[base + RAGE]
    standing = view.cells[STANDING]
    tokens = len(BITS[standing & ~view.cells[PILLAGED]])
    return min(1.0, rage / full, 1.5 * tokens / len(BITS[standing]))
