"""What the thrall reads off the board before it acts: who is strong where, and what that promises.

An outlook is made afresh for each decision and keeps nothing but what the view shows.
"""

from math import prod
from typing import Final

from fimbul.bots.thrall.worth import (
    death_chance,
    figure_loss,
    figure_strength,
    own_quests,
    quest_worth,
    token_worth,
)
from fimbul.rules.board import ADJACENT, BITS, PROVINCES, SUPPORTED_BY, VILLAGES, YGGDRASIL
from fimbul.rules.cards import BATTLE, CARDS, KIND, VALUE, deck
from fimbul.rules.cells import (
    BASE,
    BOARD_GLORY,
    LAND,
    OCCUPIED,
    POWER,
    RAGNAROK_DOUBLES,
    RELEASE_GLORY,
    SEA,
    STANDARD,
    STANDING,
    STAT_AXES,
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
from fimbul.rules.setup import MAX_PLAYERS
from fimbul.rules.view import View

# --- the cards of the others ----------------------------------------------------------------------
CARDS_IN_MIND: Final = 3
"""A fighter is taken to play the best of so many cards drawn from the deck of the age."""
GREATEST_BONUS: Final = max(VALUE[card.id] for card in CARDS if card.kind == BATTLE)


def _chances(age: int, draws: int) -> tuple[float, ...]:
    """By margin, from 0: how likely the best of ``draws`` cards of the age's deck is below it."""
    cards = deck(age, MAX_PLAYERS, STANDARD)
    bonuses = [VALUE[card] if KIND[card] == BATTLE else 0 for card in cards]
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
    """How likely the card of an enemy does not make up for ``margin``; a tie is no win (P8)."""
    if margin <= 0:
        return 0.0
    draws = min(view.hand_sizes[enemy], CARDS_IN_MIND)
    return CHANCES[view.age - 1][draws][min(margin, GREATEST_BONUS + 1)]


# --- the outlook ----------------------------------------------------------------------------------
JOINS: Final = 0.5
"""How likely an enemy that can join a battle does."""
PATIENCE: Final = 0.7
"""How much of a pillage is left when it has to wait for another turn."""
SURVIVES: Final = 0.8
"""How likely a figure in the doomed province is still there when Ragnarök comes."""
PRESENCE: Final = 0.35
"""What 1 strength on the board is worth without any purpose yet."""
REACTION: Final = 3.0
"""What a leader or a monster that reacts to a pillage adds to it."""
HOLD_CHANCES: Final = (0.1, 0.45, 0.6, 0.75, 0.85, 0.95)
"""How likely one is the strongest at the end of the age, by how much one leads now."""
LAST_STAND: Final = 0.05
"""The same for a province where one is not the strongest."""


class Outlook:
    """The board as a clan sees it: strengths, helpers, and what they promise in glory."""

    __slots__ = (
        "_chances",
        "_holds",
        "_rewards",
        "base",
        "bonus",
        "doom",
        "enemies",
        "figures",
        "quests",
        "seat",
        "strengths",
        "view",
    )

    def __init__(self, view: View) -> None:
        self.view = view
        self.seat = view.seat
        self.base = BASE[view.seat]
        self.enemies = [seat for seat in range(view.players) if seat != view.seat]
        self.doom = view.dooms[view.age - 1]
        """The province that Ragnarök takes at the end of this age."""
        self.strengths = [_strengths(view, seat) for seat in range(view.players)]
        """By seat and province, supporting fjords included (B4)."""
        self.figures = [_land_figures(view, seat) for seat in range(view.players)]
        """By seat: the place and the strength of each figure that could move."""
        bonuses = [VALUE[card] for card in view.hand if KIND[card] == BATTLE]
        self.bonus = max(bonuses, default=0)
        """Of the best battle card in hand."""
        self.quests = [
            (CARDS[card].provinces, quest_worth(view, card))
            for card in own_quests(view)
            if CARDS[card].provinces
        ]
        """The provinces of each own quest that asks for strength, and its worth."""
        self._chances: dict[tuple[int, int, int], float] = {}
        self._rewards: dict[int, float] = {}
        self._holds = [
            self.hold_chance(province, self.strengths[self.seat][province])
            for province in range(PROVINCES)
        ]

    # --- strengths --------------------------------------------------------------------------------

    def room(self, province: int) -> int:
        """How many figures still fit into a province (B3)."""
        if province == YGGDRASIL:
            return len(VILLAGES)
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
        return any(self.strengths[enemy][province] for enemy in self.enemies)

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

    def _chance_against(self, enemy: int, province: int, total: int) -> float:
        there = self.strengths[enemy][province]
        coming = self.help_for(enemy, province)
        alone = chance_to_beat(self.view, enemy, total - there) if there else 1.0
        if not coming:
            return alone
        helped = chance_to_beat(self.view, enemy, total - there - coming)
        return (1.0 - JOINS) * alone + JOINS * helped

    # --- promises ---------------------------------------------------------------------------------

    def reward(self, province: int) -> float:
        """What pillaging a province brings: the token, and what reacts to it (G8 step 5)."""
        known = self._rewards.get(province)
        if known is None:
            known = token_worth(self.view, province)
            if self._has_reaction(province):
                known += REACTION
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

    def hold_chance(self, province: int, own: int) -> float:
        """How likely one has the most strength there at the end of the age (F3)."""
        if not own or not self.view.is_standing(province):
            return LAST_STAND
        lead = own - max(self.strengths[enemy][province] for enemy in self.enemies)
        if lead < 0:
            return LAST_STAND
        return HOLD_CHANCES[min(lead, len(HOLD_CHANCES) - 1)]

    def prospect(self, province: int, own: int, figures: int, but_from: int = -1) -> float:
        """What it promises to stand in a province with so many figures of so much strength."""
        view = self.view
        if not view.is_standing(province):
            return 0.0
        value = self._quest_prospect(province, own)
        if own and not view.is_pillaged(province):
            value += PATIENCE * self.win_chance(province, own, but_from) * self.reward(province)
        if province == self.doom:
            return value + SURVIVES * self.doom_glory() * figures
        value += view.cells[self.base + POWER + BOARD_GLORY] * figures
        return value + PRESENCE * own * (3 - view.age)

    def _quest_prospect(self, province: int, own: int) -> float:
        """What a province does for quests: nothing where another one does it better."""
        value = 0.0
        for provinces, worth in self.quests:
            if provinces >> province & 1:
                chances = [self._holds[other] for other in BITS[provinces] if other != province]
                value += worth * max(self.hold_chance(province, own), *chances, 0.0)
        return value

    def quest_chance(self, card: int) -> float:
        """How likely a quest will be fulfilled as things stand."""
        quest = CARDS[card]
        if quest.fallen:
            return death_chance(self.view.fallen(self.seat), quest.fallen)
        return max(self._holds[province] for province in BITS[quest.provinces])

    # --- what a figure more or less changes -------------------------------------------------------

    def gain_in(self, province: int, strength: int, figures: int = 1, but_from: int = -1) -> float:
        """What so much more (or less) strength in a province changes."""
        own = self.strengths[self.seat][province]
        count = self.view.count_in(self.seat, province)
        before = self.prospect(province, own, count, but_from)
        return self.prospect(province, own + strength, count + figures, but_from) - before

    def gain_at(self, kind: int, place: int, but_from: int = -1) -> float:
        """What one more figure at a place, a province or a fjord, changes."""
        if IS_NAVAL[kind]:
            supported = SUPPORTED_BY[place] & self.view.cells[STANDING]
            return sum(self.gain_in(province, STRENGTH[kind]) for province in BITS[supported])
        return self.gain_in(place, figure_strength(self.view, kind, place), 1, but_from)

    def losses_in(self, province: int) -> float:
        """What the death of all own figures in a province and its fjord costs."""
        warriors, kinds = figures_in(self.view, self.seat, province)
        loss = warriors * figure_loss(self.view, WARRIOR) if warriors else 0.0
        for kind in range(1, kinds.bit_length()):
            if kinds >> kind & 1:
                loss += figure_loss(self.view, kind)
        return loss


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
