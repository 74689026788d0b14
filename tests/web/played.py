"""Moments of games between bots, for pictures: boards as they look when somebody means to win.

They are found by what happens in them, so they change only with the bots or the rules.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import count
from random import Random

from fimbul.bots import USUAL_BUDGET, Karl, decision_of
from fimbul.rules import Event, State, apply, new_game, next_seat, view
from fimbul.rules.board import PROVINCE_NAMES, RESERVE
from fimbul.rules.manifest import CARD_KIND, FIGURE_COUNT, FIRST_MONSTER, MONSTER
from tests.random_games import Play
from tests.web.positions import Position

PLAYERS = 4
WEST = PROVINCE_NAMES.index("gimle")
"""A province that leaves much room for the stage of a battle beside it."""
GAMES = 30
"""Games among which the best moment of a kind is looked for."""
FULL_HAND = 5
PACK = 6
"""The cards of a pack that fill a phone."""


@dataclass(frozen=True)
class Step:
    """A move of a game, the kind of its decision, what there was before it, and what it led to."""

    seat: int
    decision: str
    move: int
    liveliness: int
    events: Sequence[Event]

    def has(self, name: str) -> bool:
        return any(event.name == name for event in self.events)


@dataclass(frozen=True)
class Battle:
    """A battle: the position before its cards, as the winner sees it, and all its moves."""

    position: Position
    moves: Sequence[tuple[int, int]]


@cache
def game(seed: int) -> tuple[Play, tuple[Step, ...]]:
    """A game between bots."""
    play = Play(PLAYERS, seed=seed)
    state = new_game(play.setup())
    bots = [Karl(Random(f"{seed}:{seat}")) for seat in range(PLAYERS)]
    steps: list[Step] = []
    while not state.is_over:
        seat = next_seat(state)
        seen = view(state, seat)
        decision = decision_of(seen)
        move = bots[seat].choose(seen, decision, USUAL_BUDGET)
        is_draft = decision.name == "draft"
        liveliness = _variety(seen.pack) if is_draft else _liveliness(state, seat)
        events: list[Event] = []
        apply(state, seat, move, events)
        steps.append(Step(seat, decision.name, move, liveliness, events))
    return play, tuple(steps)


def _liveliness(state: State, seat: int) -> int:
    """How much there is to see: figures on the board, monsters most of all, with cards in hand."""
    if len(state.hand(seat)) < FULL_HAND:
        return 0
    seats = range(PLAYERS)
    monsters = range(FIRST_MONSTER, FIGURE_COUNT)
    return sum(state.figures_on_board(one) for one in seats) + 4 * sum(
        state.where(one, monster) < RESERVE for one in seats for monster in monsters
    )


def _variety(pack: Sequence[int]) -> int:
    """How much there is to see in a pack: different cards and kinds, monsters most of all."""
    if len(pack) != PACK:
        return 0
    kinds = [CARD_KIND[card] for card in pack]
    return len({*pack}) + len({*kinds}) + kinds.count(MONSTER)


def position(seed: int, at: int, seat: int) -> Position:
    """The game after some moves, at a seat that owes a decision."""
    play, steps = game(seed)
    return Position(play, tuple((step.seat, step.move) for step in steps[:at]), seat)


def liveliest(decision: str) -> Position:
    """The decision of a kind with most to see."""
    _, seed, at, seat = max(
        (step.liveliness, seed, at, step.seat)
        for seed in range(GAMES)
        for at, step in enumerate(game(seed)[1])
        if step.decision == decision
    )
    return position(seed, at, seat)


def great_doom() -> tuple[Position, int]:
    """The position before the Ragnarök that hits most clans, and the move it follows."""
    _, seed, at = max(
        (_toll(step), seed, at)
        for seed in range(GAMES)
        for at, step in enumerate(game(seed)[1])
        if step.has("ragnarok")
    )
    step = game(seed)[1][at]
    return position(seed, at, step.seat), step.move


def _toll(step: Step) -> tuple[int, int]:
    """The clans and the figures that Ragnarök takes."""
    dead = [event.fields["seat"] for event in step.events if event.name == "destroyed"]
    return len({*map(str, dead)}), len(dead)


def dramatic_battle() -> Battle:
    """The first battle of three clans in which a monster falls and the winner adds a card."""
    return next(battle for seed in count() for battle in _battles(seed))


def _battles(seed: int) -> Iterator[Battle]:
    _, steps = game(seed)
    begins = [number for number, step in enumerate(steps, 1) if step.has("battle-begins")]
    for first in begins:
        after = (at for at in range(first, len(steps)) if steps[at].has("turn-begins"))
        fought = steps[first : next(after, first) + 1]
        told = [event for step in fought for event in step.events]
        winner = next((event.fields for event in told if event.name == "battle-won"), None)
        if winner is not None and _is_dramatic(told, winner):
            seat = winner["seat"]
            assert isinstance(seat, int)
            moves = [(step.seat, step.move) for step in fought]
            yield Battle(position(seed, first, seat), moves)


def _is_dramatic(told: Sequence[Event], won: dict[str, int | list[int]]) -> bool:
    def all_of(name: str, field: str) -> list[int]:
        return [int(str(event.fields[field])) for event in told if event.name == name]

    return (
        won["province"] == WEST
        and len(all_of("card-revealed", "seat")) == len(all_of("strength-compared", "seat")) == 3
        and all_of("card-added", "seat") == [won["seat"]] == all_of("pillaged", "seat")
        and max(all_of("destroyed", "figure"), default=0) >= FIRST_MONSTER
    )
