"""What karl reads off the board before it acts: who is strong where, and what that promises.

An outlook is made afresh for each decision and keeps nothing but what the view shows.
"""

from typing import Final

from fimbul.bots.karl.opinions import Opinions
from fimbul.bots.karl.rivals import chance_to_beat
from fimbul.bots.karl.worth import (
    LAST_AGE,
    death_chance,
    figure_loss,
    figure_strength,
    own_quests,
    quest_worth,
    token_worth,
)
from fimbul.rules.board import ADJACENT, BITS, PROVINCES, SUPPORTED_BY, VILLAGES, YGGDRASIL
from fimbul.rules.cards import BATTLE, CARDS, KIND, VALUE
from fimbul.rules.cells import (
    BASE,
    BOARD_GLORY,
    LAND,
    OCCUPIED,
    PASSED,
    PILLAGED,
    POWER,
    RAGE,
    RAGNAROK_DOUBLES,
    RELEASE_GLORY,
    SEA,
    STANDING,
    STAT_AXES,
    STAT_RAGE,
    WARRIOR_BONUS,
)
from fimbul.rules.figures import (
    IS_NAVAL,
    KIND_OF_CARD,
    LEADER,
    STRENGTH,
    WARRIOR,
    figures_in,
    strength_in,
)
from fimbul.rules.view import View

EVERYBODY: Final = 10
"""More figures than anybody can have on the board: what fits into Yggdrasil."""


class Outlook:
    """The board as a clan sees it: strengths, helpers, and what they promise in glory."""

    __slots__ = (
        "_chances",
        "_holds",
        "_lead_chances",
        "_losses",
        "_rewards",
        "base",
        "bonus",
        "doom",
        "enemies",
        "figures",
        "left",
        "quests",
        "rivals",
        "seat",
        "strengths",
        "think",
        "view",
    )

    def __init__(self, view: View, think: Opinions) -> None:
        self.view = view
        self.think = think
        self.seat = view.seat
        self.base = BASE[view.seat]
        self.enemies = [seat for seat in range(view.players) if seat != view.seat]
        self.doom = view.dooms[view.age - 1]
        """The province that Ragnarök takes at the end of this age."""
        self.left = age_left(view)
        """How much of the action phase is still to come, from 1 to 0."""
        self.strengths = [_strengths(view, seat) for seat in range(view.players)]
        """By seat and province, supporting fjords included (B4)."""
        self.rivals = [
            max(self.strengths[enemy][province] for enemy in self.enemies)
            for province in range(PROVINCES)
        ]
        """By province, the strength of the strongest enemy."""
        self.figures = [_land_figures(view, seat) for seat in range(view.players)]
        """By seat: the place and the strength of each figure that could move."""
        bonuses = [VALUE[card] for card in view.hand if KIND[card] == BATTLE]
        self.bonus = max(bonuses, default=0)
        """Of the best battle card in hand."""
        self.quests = [
            (CARDS[card].provinces, quest_worth(view, think, card))
            for card in own_quests(view)
            if CARDS[card].provinces
        ]
        """The provinces of each own quest that asks for strength, and its worth."""
        self._chances: dict[tuple[int, int, int], float] = {}
        self._rewards: dict[int, float] = {}
        self._losses: dict[int, float] = {}
        self._lead_chances = (
            think.hold_tie,
            think.hold_by_1,
            think.hold_by_2,
            think.hold_by_3,
            think.hold_by_4,
            think.hold_by_5,
        )
        self._holds = [
            self.hold_chance(province, self.strengths[self.seat][province])
            for province in range(PROVINCES)
        ]

    # --- strengths --------------------------------------------------------------------------------

    def room(self, province: int) -> int:
        """How many figures still fit into a province (B3)."""
        if province == YGGDRASIL:
            return EVERYBODY
        return VILLAGES[province] - self.view.cells[OCCUPIED + province]

    def help_for(self, seat: int, province: int, but_from: int = -1) -> int:
        """The strength that a seat's figures in adjacent provinces could bring to a battle (P2)."""
        near = ADJACENT[province]
        coming = [
            strength
            for place, strength in self.figures[seat]
            if near >> place & 1 and place != but_from
        ]
        room = self.room(province)
        if len(coming) > room:
            coming.sort(reverse=True)
            del coming[room:]
        return sum(coming)

    def is_contested(self, province: int) -> bool:
        """Whether an enemy has strength in a province or its fjord."""
        return self.rivals[province] > 0

    def win_chance(self, province: int, own: int, but_from: int = -1) -> float:
        """How likely one wins a province with so much strength, one's best card and helpers."""
        key = (province, own, but_from)
        chance = self._chances.get(key)
        if chance is None:
            total = own + self.bonus + self.help_for(self.seat, province, but_from)
            chance = 1.0
            for enemy in self.enemies:
                chance *= self._chance_against(enemy, province, total)
            self._chances[key] = chance
        return chance

    def assume(self, province: int, own: int, chance: float) -> None:
        """Take a chance to win a province for granted: somebody knows better."""
        self._chances[province, own, -1] = chance

    def _chance_against(self, enemy: int, province: int, total: int) -> float:
        """How likely one enemy does not spoil the pillage, whether it comes or stays away.

        An enemy that could be the strongest by coming is the more likely to come.
        """
        think = self.think
        there = self.strengths[enemy][province]
        coming = self.help_for(enemy, province)
        alone = chance_to_beat(self.view, think, enemy, total - there) if there else 1.0
        if not coming:
            return alone
        helped = chance_to_beat(self.view, think, enemy, total - there - coming)
        is_tempted = there + coming + self.bonus >= total
        joins = think.joins_to_win if is_tempted else think.joins_to_lose
        return (1.0 - joins) * alone + joins * helped

    # --- promises ---------------------------------------------------------------------------------

    def reward(self, province: int) -> float:
        """What pillaging a province brings: the token, and what reacts to it (G8 step 5)."""
        known = self._rewards.get(province)
        if known is None:
            known = token_worth(self.view, self.think, province)
            if self._has_reaction(province):
                known += self.think.reaction
            self._rewards[province] = known
        return known

    def _has_reaction(self, province: int) -> bool:
        """Whether a leader or a monster that reacts to pillages stands there."""
        for card in self.view.upgrades(self.seat):
            if CARDS[card].on_pillage is not None:
                kind = KIND_OF_CARD[card] if KIND_OF_CARD[card] >= 0 else LEADER
                if self.view.where(self.seat, kind) == province:
                    return True
        return False

    def battle_glory(self) -> int:
        """P10: what winning a battle brings."""
        return self.view.stat(self.seat, STAT_AXES)

    def doom_glory(self) -> int:
        """What each own figure brings that dies in Ragnarök (F4, F5)."""
        powers = self.base + POWER
        glory = (self.view.age + 1) << self.view.cells[powers + RAGNAROK_DOUBLES]
        return glory + self.view.cells[powers + RELEASE_GLORY]

    def survival(self, province: int) -> float:
        """How likely a figure in the doomed province is still there when Ragnarök comes."""
        is_safe = self.view.is_pillaged(province)
        likely = self.think.survives_pillaged if is_safe else self.think.survives
        return 1.0 - (1.0 - likely) * self._unrest()

    def hold_chance(self, province: int, own: int) -> float:
        """How likely one has the most strength there at the end of the age (F3)."""
        return self.lead_chance(province, own, self.rivals[province])

    def lead_chance(self, province: int, own: int, rival: int) -> float:
        """The same against a strongest enemy of so much strength.

        What is likely becomes more so the less of the age is left.
        """
        if not self.view.is_standing(province):
            return 0.0
        lead = own - rival
        if not own or lead < 0:
            return self.think.hold_behind * self.left
        likely = self._lead_chances[min(lead, len(self._lead_chances) - 1)]
        if not lead:
            return likely * self.left
        return 1.0 - (1.0 - likely) * self._unrest()

    def _unrest(self) -> float:
        """How much of all that could happen may still happen."""
        calm = self.think.calm
        return calm + (1.0 - calm) * self.left

    def prospect(self, province: int, own: int, figures: int, but_from: int = -1) -> float:
        """What it promises to stand in a province with so many figures of so much strength."""
        view = self.view
        if not view.is_standing(province):
            return 0.0
        value = self.standing_worth(province, own, figures, self.rivals[province])
        if own and not view.is_pillaged(province):
            chance = self.win_chance(province, own, but_from)
            value += self.think.patience * chance * self.reward(province)
        return value

    def standing_worth(self, province: int, own: int, figures: int, rival: int) -> float:
        """What it promises to be there, pillage aside: quests, Ragnarök, the ages to come."""
        value = self._quest_prospect(province, own, rival)
        if province == self.doom:
            return value + self.survival(province) * self.doom_glory() * figures
        view = self.view
        value += view.cells[self.base + POWER + BOARD_GLORY] * figures
        return value + self.think.presence * own * (LAST_AGE - view.age)

    def _quest_prospect(self, province: int, own: int, rival: int) -> float:
        """What a province does for quests: nothing where another one does it better."""
        value = 0.0
        for provinces, worth in self.quests:
            if provinces >> province & 1:
                best = self.lead_chance(province, own, rival)
                for other in BITS[provinces]:
                    if other != province and self._holds[other] > best:
                        best = self._holds[other]
                value += worth * best
        return value

    def quest_chance(self, card: int) -> float:
        """How likely a quest will be fulfilled as things stand."""
        quest = CARDS[card]
        if quest.fallen:
            return death_chance(self.view.fallen(self.seat), quest.fallen, self.left)
        return max(self._holds[province] for province in BITS[quest.provinces])

    # --- what a figure more or less changes -------------------------------------------------------

    def gain_in(self, province: int, strength: int, figures: int = 1, but_from: int = -1) -> float:
        """What so much more (or less) strength in a province changes."""
        own = self.strengths[self.seat][province]
        count = self.view.fighters(self.seat, province)
        before = self.prospect(province, own, count, but_from)
        return self.prospect(province, own + strength, count + figures, but_from) - before

    def gain_at(self, kind: int, place: int, but_from: int = -1) -> float:
        """What one more figure at a place, a province or a fjord, changes."""
        if IS_NAVAL[kind]:
            supported = SUPPORTED_BY[place] & self.view.cells[STANDING]
            return sum(self.gain_in(province, STRENGTH[kind]) for province in BITS[supported])
        return self.gain_in(place, figure_strength(self.view, kind, place), 1, but_from)

    def losses_in(self, province: int) -> float:
        """What the death of all own figures in a province and its fjord costs.

        Also what they stood there for: a quest, or a glorious death in Ragnarök.
        """
        known = self._losses.get(province)
        if known is None:
            known = self._deaths(province)
            own = self.strengths[self.seat][province]
            if own:
                count = self.view.fighters(self.seat, province)
                rival = self.rivals[province]
                known += self.standing_worth(province, own, count, rival)
                known -= self.standing_worth(province, 0, 0, rival)
            self._losses[province] = known
        return known

    def _deaths(self, province: int) -> float:
        """What the deaths themselves cost, or pay."""
        view, think = self.view, self.think
        warriors, kinds = figures_in(view, self.seat, province)
        loss = warriors * figure_loss(view, think, WARRIOR, self.left) if warriors else 0.0
        for kind in range(1, kinds.bit_length()):
            if kinds >> kind & 1:
                loss += figure_loss(view, think, kind, self.left)
        return loss

    def clearing(self, province: int) -> float:
        """What it changes for oneself that the enemies in a province are dead."""
        rival = self.rivals[province]
        own = self.strengths[self.seat][province]
        if not rival or not own:
            return 0.0
        count = self.view.fighters(self.seat, province)
        gain = self.standing_worth(province, own, count, 0)
        gain -= self.standing_worth(province, own, count, rival)
        dead = sum(self.strengths[enemy][province] for enemy in self.enemies)
        return gain + self.think.hurt * dead


def age_left(view: View) -> float:
    """How much of the action phase is still to come: by the rage, and by the tokens, left (A5)."""
    rage = full = 0
    for seat in range(view.players):
        base = BASE[seat]
        full += view.stat(seat, STAT_RAGE)
        if not view.cells[base + PASSED]:
            rage += view.cells[base + RAGE]
    standing = view.cells[STANDING]
    tokens = len(BITS[standing & ~view.cells[PILLAGED]])
    return min(1.0, rage / full, 1.5 * tokens / len(BITS[standing]))


def _strengths(view: View, seat: int) -> list[int]:
    """The strength of a seat in every province, supporting fjord included."""
    base = BASE[seat]
    present = (view.cells[base + LAND] | view.cells[base + SEA]) & view.cells[STANDING]
    strengths = [0] * PROVINCES
    for province in BITS[present]:
        strengths[province] = strength_in(view, seat, province)
    return strengths


def _land_figures(view: View, seat: int) -> list[tuple[int, int]]:
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
