"""The language of rule tests: arrange a position, let clans act, check what players can see.

    game = Scenario().at("wolf", "gimle", warriors=2).hand("wolf", "tyrs-smite-1").start()
    game.do("wolf", "pillage gimle")
    assert game.glory("wolf") == 5

Clans, cards, figures, places and moves have the names that the product uses. ``start`` begins the
action phase with the turn of the clan given (the first player's by default).
"""

from collections.abc import Iterable
from typing import Self

from fimbul.rules import action, flow, game
from fimbul.rules.board import (
    ALL_OUTER,
    FJORD_OF,
    OUT_OF_GAME,
    PLACE_NAMES,
    RESERVE,
    TOKEN_NAMES,
    VALHALLA,
)
from fimbul.rules.cards import CARD_KIND, card_by_slug, slots_for
from fimbul.rules.cells import (
    ACTION_PHASE,
    AGE,
    BASE,
    DOOM,
    EDITION_NAMES,
    FIRST,
    FIRST_PRINT,
    GLORY,
    NO_CARD,
    OPEN,
    PASSED,
    PHASE,
    PILLAGED,
    RAGE,
    ROUND,
    SLOT,
    STANDING,
    STAT_NAMES,
    STEP,
    TOKEN,
    TURN,
)
from fimbul.rules.draft import rounds
from fimbul.rules.events import Event
from fimbul.rules.figures import relocate, strength_in
from fimbul.rules.flow import DECISION_NAMES
from fimbul.rules.hands import added
from fimbul.rules.manifest import CLAN_NAMES, FIGURE_NAMES, FIGURE_OF_CARD, IS_NAVAL
from fimbul.rules.moves import move_from_text, move_text
from fimbul.rules.setup import DESTROYED_BEFORE_PLAY, Setup, draw_packs
from fimbul.rules.state import State

TOKENS = (0, 1, 0, 2, 3, 1, 2, 0)
"""elvagar rage, angerboda axes, muspelheim rage, horgr horns, utgard glory, andlang axes,
gimle horns, myrkulor rage."""
DOOMS = (2, 3, 4)
"""muspelheim, horgr, utgard."""
DESTROYED = (1, 7, 5)
"""angerboda; with three players also myrkulor; with two also andlang."""


class _NoChance:
    """A random source that always returns the same number."""

    def random(self) -> float:
        return 0.0


def place(name: str) -> int:
    return PLACE_NAMES.index(name)


def card(slug: str) -> int:
    return card_by_slug(slug).id


class Game:
    """A running game: moves to make, and facts to check."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.events: list[Event] = []

    def seat(self, clan: str) -> int:
        return self.state.clans.index(CLAN_NAMES.index(clan))

    def clan(self, seat: int) -> str:
        return CLAN_NAMES[self.state.clans[seat]]

    # --- acting ---------------------------------------------------------------------------------

    def do(self, clan: str, *moves: str) -> Self:
        """Let a clan make these moves, one after the other."""
        for text in moves:
            game.apply(self.state, self.seat(clan), move_from_text(text), self.events)
        return self

    def fight(self, **cards: str) -> Self:
        """Let everybody pass in the call to battle, then let the clans reveal these cards together.

        >>> game.fight(wolf="tyrs-smite-1", raven="odins-tide")  # doctest: +SKIP
        """
        self.nobody_joins()
        assert self.kind == "battle-card", self.kind
        assert sorted(cards) == sorted(self.deciding), (cards, self.deciding)
        for clan, slug in cards.items():
            self.do(clan, f"card {slug}")
        return self

    def nobody_joins(self) -> Self:
        """Let everybody pass in the call to battle."""
        return self._pass_while("call-to-battle")

    def nobody_adds(self) -> Self:
        """Let everybody pass when asked for late cards."""
        return self._pass_while("late-card")

    def _pass_while(self, kind: str) -> Self:
        while self.kind == kind:
            self.do(self.deciding[0], "pass")
        return self

    def everybody_passes(self) -> Self:
        """Let every clan pass in turn, to the end of the action phase."""
        return self._pass_while("action")

    def everybody_drafts(self) -> Self:
        """Let every clan keep the first card offered, to the end of the draft."""
        while self.kind == "draft":
            clan = self.deciding[0]
            self.do(clan, self.legal(clan)[0])
        return self

    # --- looking --------------------------------------------------------------------------------

    @property
    def kind(self) -> str:
        """The kind of decision that is pending; "" when the game is over."""
        return DECISION_NAMES[self.state.frames[-1][0]] if self.state.frames else ""

    @property
    def deciding(self) -> list[str]:
        """The clans that still owe the pending decision."""
        pending = game.pending(self.state)
        return [self.clan(decision.seat) for decision in pending if not decision.is_sealed]

    def legal(self, clan: str) -> list[str]:
        """The texts of the moves a clan may choose from."""
        return [move_text(move) for move in game.legal(self.state, self.seat(clan))]

    def can(self, clan: str, move: str) -> bool:
        return move in self.legal(clan)

    def rage(self, clan: str) -> int:
        return self.state.rage(self.seat(clan))

    def glory(self, clan: str) -> int:
        return self.state.glory(self.seat(clan))

    def stat(self, clan: str, stat: str) -> int:
        """The value of a stat."""
        return self.state.stat(self.seat(clan), STAT_NAMES.index(stat))

    def step(self, clan: str, stat: str) -> int:
        """The step of a stat, 1 … 6 as the rulebook counts."""
        return self.state.step(self.seat(clan), STAT_NAMES.index(stat)) + 1

    def steps(self, clan: str) -> tuple[int, int, int]:
        """The steps of rage, axes and horns, 1 … 6."""
        return (self.step(clan, "rage"), self.step(clan, "axes"), self.step(clan, "horns"))

    def count(self, clan: str, figure: str, where: str) -> int:
        """How many of one figure a clan has at a place."""
        seat, number = self.seat(clan), FIGURE_NAMES.index(figure)
        if number == 0:
            return self.state.warriors(seat, place(where))
        return int(self.state.where(seat, number) == place(where))

    def figures(self, clan: str, where: str) -> list[str]:
        """The names of a clan's figures at a place, with one entry for each warrior."""
        seat = self.seat(clan)
        names: list[str] = []
        for figure in self.state.figures_at(seat, place(where)):
            names += [FIGURE_NAMES[figure]] * self.count(clan, FIGURE_NAMES[figure], where)
        return names

    def on_board(self, clan: str) -> int:
        return self.state.figures_on_board(self.seat(clan))

    def strength(self, clan: str, where: str) -> int:
        return strength_in(self.state, self.seat(clan), place(where))

    def hand(self, clan: str) -> list[str]:
        return [game_card(card_id) for card_id in self.state.hands[self.seat(clan)]]

    def quests(self, clan: str) -> list[str]:
        return [game_card(card_id) for card_id in self.state.quests[self.seat(clan)]]

    def upgrades(self, clan: str) -> list[str]:
        return [game_card(card_id) for card_id in self.state.upgrades(self.seat(clan))]

    @property
    def discarded(self) -> list[str]:
        """The discard pile, sorted by card."""
        return [game_card(card_id) for card_id in sorted(self.state.discard)]

    def is_pillaged(self, where: str) -> bool:
        return self.state.is_pillaged(place(where))

    def is_standing(self, where: str) -> bool:
        return self.state.is_standing(place(where))

    @property
    def winners(self) -> list[str]:
        return [self.clan(seat) for seat in self.state.winners()]

    def told(self, name: str) -> list[Event]:
        """The events with this name so far."""
        return [event for event in self.events if event.name == name]


def game_card(card_id: int) -> str:
    from fimbul.rules.cards import CARDS

    return CARDS[card_id].slug


class Scenario:
    """A position under construction. What is not arranged is as at the start of an age."""

    def __init__(
        self,
        players: int = 4,
        *,
        age: int = 1,
        edition: str = "standard",
        first: str = "wolf",
        drafts_first_age: bool = True,
    ) -> None:
        edition_id = EDITION_NAMES.index(edition)
        setup = Setup(
            tuple(range(players)),
            edition_id,
            drafts_first_age,
            CLAN_NAMES.index(first),
            TOKENS,
            DOOMS,
            tuple(sorted(DESTROYED[: DESTROYED_BEFORE_PLAY[players]])),
            tuple(draw_packs(range(1, 4), players, edition_id, _NoChance())),
        )
        self.state = game.new_game(setup)
        cells = self.state.cells
        cells[AGE] = age
        cells[PHASE] = ACTION_PHASE
        cells[ROUND] = rounds(self.state)
        assert edition_id in (0, FIRST_PRINT)
        for seat in range(players):
            cells[BASE[seat] + RAGE] = self.state.stat(seat, 0)
        self._rage: dict[int, int] = {}

    def _seat(self, clan: str) -> int:
        return self.state.clans.index(CLAN_NAMES.index(clan))

    def at(self, clan: str, where: str, *figures: str, warriors: int = 0) -> Self:
        """Put figures of a clan at a place (also ``reserve`` or ``valhalla``).

        A monster needs its upgrade first; a ship's place is a fjord. The only limit checked is
        the number of villages.
        """
        seat = self._seat(clan)
        for name in ["warrior"] * warriors + list(figures):
            figure = FIGURE_NAMES.index(name)
            source = RESERVE if figure == 0 else self.state.where(seat, figure)
            assert source != OUT_OF_GAME, f"{name}: give {clan} the upgrade first"
            assert IS_NAVAL[figure] == where.startswith("fjord") or place(where) >= RESERVE
            assert place(where) >= 8 or self.state.has_room(place(where)), f"{where} is full"
            relocate(self.state, seat, figure, source, place(where))
        return self

    def upgrade(self, clan: str, *slugs: str) -> Self:
        """Put upgrades on the clan sheet; monsters wait in the reserve."""
        seat = self._seat(clan)
        for slug in slugs:
            card_id = card(slug)
            free = [
                slot
                for slot in slots_for(CARD_KIND[card_id])
                if self.state.cells[BASE[seat] + SLOT + slot] == NO_CARD
            ]
            self.state.cells[BASE[seat] + SLOT + free[0]] = card_id
            if FIGURE_OF_CARD[card_id] >= 0:
                relocate(self.state, seat, FIGURE_OF_CARD[card_id], OUT_OF_GAME, RESERVE)
            action.recount_sheet(self.state, seat)
        return self

    def hand(self, clan: str, *slugs: str) -> Self:
        """Put cards into the hand."""
        seat = self._seat(clan)
        for slug in slugs:
            self.state.set_hand(seat, added(self.state.hand(seat), card(slug)))
        return self

    def quests(self, clan: str, *slugs: str) -> Self:
        """Commit quests, in this order."""
        seat = self._seat(clan)
        self.state.quests[seat] += tuple(card(slug) for slug in slugs)
        return self

    def rage(self, clan: str, amount: int) -> Self:
        self.state.cells[BASE[self._seat(clan)] + RAGE] = amount
        return self

    def glory(self, clan: str, amount: int) -> Self:
        self.state.cells[BASE[self._seat(clan)] + GLORY] = amount
        return self

    def steps(self, clan: str, rage: int = 1, axes: int = 1, horns: int = 1) -> Self:
        """Set the steps of the stats, 1 … 6 as the rulebook counts; the pool stays as it is."""
        at = BASE[self._seat(clan)] + STEP
        for stat, step in enumerate((rage, axes, horns)):
            self.state.cells[at + stat] = step - 1
        return self

    def passed(self, *clans: str) -> Self:
        """Let these clans have passed already."""
        for clan in clans:
            self.state.cells[BASE[self._seat(clan)] + PASSED] = 1
            self.rage(clan, 0)
        return self

    def token(self, where: str, token: str) -> Self:
        """Put a pillage token into a province, instead of the one in ``TOKENS``."""
        self.state.cells[TOKEN + place(where)] = TOKEN_NAMES.index(token)
        return self

    def doom(self, where: str, age: int = 0) -> Self:
        """Set the province that Ragnarök takes in an age (the present one by default)."""
        self.state.cells[DOOM + (age or self.state.age) - 1] = place(where)
        return self

    def pillaged(self, *provinces: str) -> Self:
        for where in provinces:
            self.state.cells[PILLAGED] |= 1 << place(where)
        return self

    def all_pillaged_but(self, *provinces: str) -> Self:
        kept = sum(1 << place(where) for where in provinces)
        self.state.cells[PILLAGED] = self.state.cells[STANDING] & ~kept
        return self

    def destroyed(self, *provinces: str) -> Self:
        """Destroy provinces in addition to those of the setup."""
        for where in provinces:
            self.state.cells[STANDING] &= ~(1 << place(where))
            self.state.cells[OPEN] &= ~(1 << place(where))
        return self

    def standing(self, *provinces: str) -> Self:
        """Restore provinces that the setup destroyed."""
        for where in provinces:
            self.state.cells[STANDING] |= 1 << place(where)
            self.state.cells[OPEN] |= 1 << place(where) & ALL_OUTER
        return self

    def start(self, turn: str = "") -> Game:
        """Begin with the turn of this clan (the first player's by default)."""
        seat = self._seat(turn) if turn else self.state.cells[FIRST]
        self.state.cells[TURN] = seat
        return self._run(
            flow.END_AGE,
            flow.RELEASE,
            flow.RAGNAROK_STEP,
            flow.REVEAL_QUESTS,
            flow.DISCARD,
            (flow.NEXT_TURN, seat),
        )

    def end_of_actions(self) -> Game:
        """Begin with the discard phase (F1)."""
        return self._run(
            flow.END_AGE, flow.RELEASE, flow.RAGNAROK_STEP, flow.REVEAL_QUESTS, flow.DISCARD
        )

    def new_age(self) -> Game:
        """Begin with the draft of the age."""
        return self._run(flow.BEGIN_AGE)

    def _run(self, *frames: int | tuple[int, int]) -> Game:
        while self.state.frames:
            self.state.pop()
        for frame in frames:
            self.state.push(*((frame,) if isinstance(frame, int) else frame))
        self.state.options = None
        running = Game(self.state)
        self.state.events = running.events
        game.advance(self.state)
        self.state.events = None
        return running


def fjord_of(province: str) -> str:
    """The name of the fjord that supports a province."""
    return PLACE_NAMES[FJORD_OF[place(province)]]


def in_valhalla(running: Game, clans: Iterable[str]) -> dict[str, list[str]]:
    """The fallen of each clan."""
    return {clan: running.figures(clan, PLACE_NAMES[VALHALLA]) for clan in clans}
