"""What a bot reads off the board before it acts: who is strong where, and what that promises.

An outlook is made for each decision and knows only what the view shows.
"""

from abc import ABC, abstractmethod
from typing import Final

from fimbul.bots.sense.board import figure_strength, land_figures, own_quests, strengths_of
from fimbul.rules.board import (
    ADJACENT,
    BITS,
    GLORY_OF_TOKEN,
    PLACES,
    PROVINCES,
    SUPPORTED_BY,
    TOKEN_ALL,
    TOKEN_GLORY,
    VILLAGES,
    YGGDRASIL,
)
from fimbul.rules.card import STRENGTH
from fimbul.rules.cards import BATTLE, CARD_KIND, CARDS, VALUE
from fimbul.rules.cells import (
    BASE,
    OCCUPIED,
    POWER,
    RELEASE_GLORY,
    STANDING,
    STAT_AXES,
    STATS,
)
from fimbul.rules.destroy import ragnarok_glory
from fimbul.rules.figures import figures_in
from fimbul.rules.manifest import FIGURE_OF_CARD, IS_NAVAL, LEADER, WARRIOR
from fimbul.rules.view import View

EVERYBODY: Final = 10
"""How many figures fit into Yggdrasil: as many as anybody can have on the board."""

LIKELY: Final = 0.6
UNLIKELY: Final = 0.2
"""The chance to fulfil a quest of an unknown sort, if it is fulfilled now and if it is not."""


class CommonOutlook(ABC):
    """The board as a bot sees it; each bot derives an outlook with its own opinions.

    A subclass sets the numbers below, and everything that its own methods need, before it calls
    this ``__init__``, which uses them.
    """

    __slots__ = (
        "_befores",
        "_chances",
        "_holds",
        "_rewards",
        "base",
        "bonus",
        "deed",
        "doom",
        "enemies",
        "figures",
        "quest_patience",
        "quests",
        "rage_price",
        "reaction",
        "rivals",
        "seat",
        "strengths",
        "trust",
        "view",
    )

    rage_price: float
    """What 1 rage of the pool can usually buy."""
    deed: float
    """What destroying 1 enemy strength by an invasion is worth."""
    quest_patience: float
    """The part of a quest's worth that counts while there is still time to commit it."""
    reaction: float
    """What a leader or a monster that reacts to a pillage adds to it."""
    trust: float
    """The chance that own figures that could still join find a village."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.seat = view.seat
        self.base = BASE[view.seat]
        self.enemies = [seat for seat in range(view.players) if seat != view.seat]
        self.doom = view.dooms[view.age - 1]
        """The province that Ragnarök takes at the end of this age."""
        self.strengths = [strengths_of(view, seat) for seat in range(view.players)]
        """By seat and province, supporting fjords included (B4)."""
        self.rivals = self._strongest_enemies()
        """By province, the strength of the strongest enemy."""
        self.figures = [land_figures(view, seat) for seat in range(view.players)]
        """By seat: the place and the strength of each figure that could move."""
        bonuses = [VALUE[card] for card in view.hand if CARD_KIND[card] == BATTLE]
        self.bonus = max(bonuses, default=0)
        """The bonus of the best battle card in hand."""
        self.quests = [
            (CARDS[card].provinces, self.quest_worth(card))
            for card in own_quests(view)
            if CARDS[card].provinces
        ]
        """The provinces of each own quest that asks for strength, and its worth."""
        self._befores: dict[int, float] = {}
        self._chances: dict[int, float] = {}
        self._rewards: dict[int, float] = {}
        own = self.strengths[self.seat]
        self._holds = [
            self.lead_chance(province, own[province], self.rivals[province])
            for province in range(PROVINCES)
        ]
        """By province, the chance to be the strongest there at the end of the age (F3)."""

    # --- what each bot thinks for itself ----------------------------------------------------------

    @abstractmethod
    def step_worth(self, stat: int) -> float:
        """What the next step of a stat is worth."""

    @abstractmethod
    def best_step_worth(self) -> float:
        """What a step of any stat is worth, if the seat may choose."""

    @abstractmethod
    def quest_worth(self, card: int) -> float:
        """What a fulfilled quest is worth (F2)."""

    @abstractmethod
    def upgrade_worth(self, card: int) -> float:
        """What an upgrade is worth on the clan sheet from now to the end of the game."""

    @abstractmethod
    def card_worth(self, card: int) -> float:
        """What it is worth to take a card back after a battle."""

    @abstractmethod
    def card_cost(self, card: int) -> float:
        """What a winner loses with the card that it played (P8)."""

    @abstractmethod
    def figure_loss(self, figure: int) -> float:
        """What the death of an own figure costs; below zero when the clan gains by it."""

    @abstractmethod
    def rescue_worth(self, figure: int) -> float:
        """What it is worth to save an own figure from a battle."""

    @abstractmethod
    def toll(self) -> float:
        """What it costs to lose 1 strength of the figures that join a battle."""

    @abstractmethod
    def losses_in(self, province: int) -> float:
        """What the death of all own figures in a province and its fjord costs."""

    @abstractmethod
    def death_chance(self, wanted: int) -> float:
        """The chance that ``wanted`` own figures are in Valhalla at the end of the age."""

    @abstractmethod
    def chance_to_beat(self, enemy: int, margin: int) -> float:
        """The chance that an enemy's card is below ``margin``; a tie is no win (P8)."""

    @abstractmethod
    def join_chance(self, strength: int, total: int) -> float:
        """The chance that an enemy joins who would then have ``strength`` against ``total``."""

    @abstractmethod
    def lead_chance(self, province: int, own: int, rival: int) -> float:
        """The chance that ``own`` is the most strength there at the end of the age (F3)."""

    @abstractmethod
    def count_in(self, province: int) -> int:
        """How many own figures count as being in a province."""

    @abstractmethod
    def prospect(self, province: int, own: int, figures: int, but_from: int = -1) -> float:
        """What a province promises with this strength and this number of figures in it."""

    @abstractmethod
    def footing(self, strength: int, source: int) -> float:
        """What it is worth for a figure that joins a battle to stand there afterwards."""

    @abstractmethod
    def clearing(self, province: int) -> float:
        """What the seat gains when the enemies in a province die."""

    @abstractmethod
    def hasty_pillage_worth(self, province: int) -> float:
        """What a pillage is worth as an action, since others may pillage first (A2)."""

    # --- strengths --------------------------------------------------------------------------------

    def _strongest_enemies(self) -> list[int]:
        """The strength of the strongest enemy in every province."""
        most = [0] * PROVINCES
        for enemy in self.enemies:
            for province, strength in enumerate(self.strengths[enemy]):
                most[province] = max(most[province], strength)
        return most

    def free_places(self, province: int) -> int:
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
        free = self.free_places(province)
        if len(coming) > free:
            coming.sort(reverse=True)
            del coming[free:]
        return sum(coming)

    def is_contested(self, province: int) -> bool:
        """Whether an enemy has strength in a province or its fjord."""
        return self.rivals[province] > 0

    def win_chance(self, province: int, own: int, but_from: int = -1) -> float:
        """The chance to win a province with strength ``own``, the best card and helpers."""
        key = _key(province, but_from, own)
        chance = self._chances.get(key)
        if chance is None:
            total = own + self.bonus + self.help_for(self.seat, province, but_from)
            chance = 1.0
            for enemy in self.enemies:
                chance *= self._chance_against(enemy, province, total)
            self._chances[key] = chance
        return chance

    def assume(self, province: int, own: int, chance: float) -> None:
        """Use this chance to win a province instead of the estimate."""
        self._chances[_key(province, -1, own)] = chance
        self._befores.clear()

    def _chance_against(self, enemy: int, province: int, total: int) -> float:
        """The chance that one enemy does not win or tie, whether it joins or stays away."""
        there = self.strengths[enemy][province]
        coming = self.help_for(enemy, province)
        alone = self.chance_to_beat(enemy, total - there) if there else 1.0
        if not coming:
            return alone
        helped = self.chance_to_beat(enemy, total - there - coming)
        joins = self.join_chance(there + coming, total)
        return (1.0 - joins) * alone + joins * helped

    # --- promises ---------------------------------------------------------------------------------

    def reward(self, province: int) -> float:
        """What pillaging a province brings: the token, and what reacts to it (G8 step 5)."""
        known = self._rewards.get(province)
        if known is None:
            known = self._token_worth(self.view.token(province))
            if self._has_reaction(province):
                known += self.reaction
            self._rewards[province] = known
        return known

    def _token_worth(self, token: int) -> float:
        """What the reward of a pillage is worth (P11)."""
        if token == TOKEN_GLORY:
            return GLORY_OF_TOKEN
        if token == TOKEN_ALL:
            return sum(self.step_worth(stat) for stat in range(STATS))
        return self.step_worth(token)

    def _has_reaction(self, province: int) -> bool:
        """Whether a leader or a monster that reacts to pillages stands there."""
        for card in self.view.upgrades(self.seat):
            if CARDS[card].on_pillage is not None:
                figure = FIGURE_OF_CARD[card] if FIGURE_OF_CARD[card] >= 0 else LEADER
                if self.view.where(self.seat, figure) == province:
                    return True
        return False

    def battle_glory(self) -> int:
        """P10: what winning a battle brings."""
        return self.view.stat(self.seat, STAT_AXES)

    def doom_glory(self) -> int:
        """The glory for each own figure that dies in Ragnarök (F4, F5)."""
        released = self.view.cells[self.base + POWER + RELEASE_GLORY]
        return ragnarok_glory(self.view, self.seat) + released

    def quest_prospect(self, province: int, own: int, rival: int) -> float:
        """What a province does for quests: each counts by its best province, this or another."""
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
        """The chance to fulfil a quest, as the board is now."""
        quest = CARDS[card]
        if quest.fallen:
            return self.death_chance(quest.fallen)
        if not quest.provinces:
            is_fulfilled = quest.fulfilled is not None and quest.fulfilled(self.view, self.seat)
            return LIKELY if is_fulfilled else UNLIKELY
        return max(self._holds[province] for province in BITS[quest.provinces])

    def pillage_worth(self, province: int, haste: float = 1.0) -> float:
        """What pillaging a province now brings, by the chance to win it.

        The gain counts ``haste`` times, since others may take what the seat does not take now.
        """
        chance = self.win_chance(province, self.strengths[self.seat][province])
        gain = self.reward(province)
        if self.is_contested(province):
            gain += self.battle_glory() + self.clearing(province)
        return haste * chance * gain - (1.0 - chance) * self.losses_in(province)

    # --- what a figure more or less changes -------------------------------------------------------

    def gain_in(self, province: int, strength: int, figures: int = 1, but_from: int = -1) -> float:
        """What changes with this much more (or less) strength in a province."""
        own = self.strengths[self.seat][province]
        count = self.count_in(province)
        key = _key(province, but_from)
        before = self._befores.get(key)
        if before is None:
            before = self.prospect(province, own, count, but_from)
            self._befores[key] = before
        return self.prospect(province, own + strength, count + figures, but_from) - before

    def gain_at(self, figure: int, place: int) -> float:
        """What one more figure at a place, a province or a fjord, changes."""
        if IS_NAVAL[figure]:
            supported = SUPPORTED_BY[place] & self.view.cells[STANDING]
            return sum(self.gain_in(province, STRENGTH[figure]) for province in BITS[supported])
        return self.gain_in(place, figure_strength(self.view, figure, place))

    def move_worth(self, strength: int, figures: int, source: int, target: int) -> float:
        """What changes when figures of this strength go from one province to another."""
        there = self.gain_in(target, strength, figures, source)
        return there + self.gain_in(source, -strength, -figures)

    def deaths_in(self, province: int) -> float:
        """What the deaths of all own figures in a province and its fjord cost, or pay."""
        warriors, others = figures_in(self.view, self.seat, province)
        loss = warriors * self.figure_loss(WARRIOR) if warriors else 0.0
        for figure in range(1, others.bit_length()):
            if others >> figure & 1:
                loss += self.figure_loss(figure)
        return loss


def _key(province: int, but_from: int, own: int = 0) -> int:
    """The key of a province, a strength in it and a place whose figures do not help."""
    return (own * PROVINCES + province) * (PLACES + 1) + but_from + 1
