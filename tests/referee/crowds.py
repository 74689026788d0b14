"""Crowded positions: many figures, full sheets and hands, several clans in every battle."""

from random import Random
from typing import NamedTuple

from fimbul.rules import CARDS, CLAN_NAMES, EDITION_NAMES, PLACE_NAMES, Event, Setup, State, deck
from fimbul.rules.board import FJORD_OF, OUTER, RESERVE, TOKEN_NAMES, YGGDRASIL
from fimbul.rules.cards import slots_for
from fimbul.rules.manifest import FIGURE_NAMES
from fimbul.rules.setup import draw_setup
from tests.scenario import DESTROYED, Scenario

CARDS_AN_AGE = 6
"""A clan has no more cards than it could have drafted."""
MOST_IN_HAND = 7


class Crowd(NamedTuple):
    """A position in the action phase: its setup, state and events, and whose turn it is."""

    setup: Setup
    state: State
    events: list[Event]
    turn: int


class Arranging:
    """Arranges one crowded position; the same seed gives the same position."""

    def __init__(self, seed: int) -> None:
        self.rng = Random(seed)
        players = self.rng.choice((2, 3, 4, 4))
        edition = self.rng.randrange(len(EDITION_NAMES))
        self.age = self.rng.choice((1, 2, 3, 3))
        self.setup = draw_setup(self.rng, players, edition=edition)
        self.clans = CLAN_NAMES[:players]
        self.scenario = Scenario(
            players,
            age=self.age,
            edition=EDITION_NAMES[edition],
            first=self.clans[self.setup.first],
        )
        self.pool = [card for age in range(1, self.age + 1) for card in deck(age, players, edition)]
        self.rng.shuffle(self.pool)

    def arrange(self) -> Crowd:
        turn = self.rng.randrange(len(self.clans))
        self._lay_out()
        for seat, clan in enumerate(self.clans):
            self._deal(clan)
            self._set_numbers(clan, is_first=seat == turn)
        self._place_figures()
        game = self.scenario.start(self.clans[turn])
        return Crowd(self.setup, game.state, game.events, turn)

    def _lay_out(self) -> None:
        """Lay out tokens, dooms, packs and destroyed provinces as the setup drew them."""
        setup = self.setup
        self.scenario.standing(*(PLACE_NAMES[province] for province in DESTROYED))
        for province, token in enumerate(setup.tokens):
            self.scenario.token(PLACE_NAMES[province], TOKEN_NAMES[token])
        for age, province in enumerate(setup.dooms, 1):
            self.scenario.doom(PLACE_NAMES[province], age)
        fallen = (*setup.destroyed, *setup.dooms[: self.age - 1])
        self.scenario.destroyed(*(PLACE_NAMES[province] for province in fallen))
        for index, pack in enumerate(setup.packs):
            self.scenario.state.set_pack(index, pack)
        self.standing = [p for p in range(OUTER) if p not in fallen]
        pillaged = self.rng.sample(self.standing, self.rng.randint(0, 2))
        self.scenario.pillaged(*(PLACE_NAMES[province] for province in pillaged))

    def _deal(self, clan: str) -> None:
        """Deal upgrades onto the sheet first, then quests and a hand."""
        left = CARDS_AN_AGE * self.age
        free = {kind: len(slots_for(kind)) for kind in {CARDS[card].kind for card in self.pool}}
        for card in [card for card in self.pool if CARDS[card].is_upgrade]:
            kind = CARDS[card].kind
            if left > 3 and free[kind] and self.rng.random() < 0.6:
                free[kind] -= 1
                left -= 1
                self.pool.remove(card)
                self.scenario.upgrade(clan, CARDS[card].slug)
        quests = [card for card in self.pool if CARDS[card].provinces or CARDS[card].fallen]
        for card in quests[: self.rng.randint(0, min(left, 3))]:
            self.pool.remove(card)
            self.scenario.quests(clan, CARDS[card].slug)
            left -= 1
        for card in self.pool[: min(left, MOST_IN_HAND)]:
            self.pool.remove(card)
            self.scenario.hand(clan, CARDS[card].slug)

    def _set_numbers(self, clan: str, is_first: bool) -> None:
        """Set stats, glory and rage; a clan that is not first may have passed or have no rage."""
        rng = self.rng
        steps = [rng.randint(1, 6) for _ in range(2)]
        self.scenario.steps(clan, steps[0], steps[1], rng.randint(3, 6))
        self.scenario.glory(clan, rng.randint(0, 20))
        self.scenario.rage(clan, rng.randint(4 if is_first else 0, 12))
        if not is_first and rng.random() < 0.1:
            self.scenario.passed(clan)

    def _place_figures(self) -> None:
        """Place figures in a few provinces and their fjords, clan by clan, up to the horns."""
        state = self.scenario.state
        crowded = [*self.rng.sample(self.standing, min(3, len(self.standing))), YGGDRASIL]
        for _ in range(9):
            for seat, clan in enumerate(self.clans):
                land = [p for p in crowded if state.has_room(p) or p == YGGDRASIL]
                if state.figures_on_board(seat) < state.stat(seat, 2):
                    self._place_one(clan, self.rng.choice(land), self.rng.choice(crowded[:-1]))

    def _place_one(self, clan: str, province: int, by_the_sea: int) -> None:
        state = self.scenario.state
        figures = state.figures_at(self.clans.index(clan), RESERVE)
        if not figures:
            return
        figure = FIGURE_NAMES[self.rng.choice(figures)]
        if self.rng.random() < 0.15:
            self.scenario.at(clan, "valhalla", figure)
        elif figure in ("ship", "sea-serpent"):
            self.scenario.at(clan, PLACE_NAMES[FJORD_OF[by_the_sea]], figure)
        else:
            self.scenario.at(clan, PLACE_NAMES[province], figure)
