"""A contest: the same bots play many deals, each deal once from every seat.

Every game has its own seeds, so what a contest comes to depends neither on the machine nor on the
number of workers nor on the engine; only the time that bots took does. A bot that thinks by the
clock may play differently where it is faster: bound it by simulations to repeat a contest exactly.

A bot that fails forfeits the decision, not the contest: chance decides, and it is counted.
"""

from __future__ import annotations

import sys
from contextlib import redirect_stdout
from dataclasses import dataclass, field
from functools import partial
from random import Random
from time import perf_counter_ns
from typing import TYPE_CHECKING, Final

from fimbul.arena.clock import Clock
from fimbul.arena.engine import PROCESSES, in_batches
from fimbul.arena.options import check_options, checksum_of, share_of_win
from fimbul.bots import USUAL_BUDGET, Budget, decision_of, find_bot
from fimbul.rules import SOURCE_NAMES, apply, draw_setup, new_game, next_seat, view
from fimbul.rules.cells import STANDARD
from fimbul.rules.events import GLORY_GAINED
from fimbul.rules.setup import MAX_PLAYERS, pick

if TYPE_CHECKING:
    from collections.abc import Callable

    from fimbul.bots import Bot, BotClass
    from fimbul.rules import Event, Setup, View

LONGEST_FAULT: Final = 200
"""Letters of an error that are kept."""


@dataclass(frozen=True, slots=True)
class Contest:
    """Which games to play: one bot for each seat of the table, named as ``find_bot`` takes it."""

    bots: tuple[str, ...]
    games: int = 1_200
    seed: int = 1
    budget: Budget = USUAL_BUDGET
    edition: int = STANDARD
    drafts_first_age: bool = True

    def check(self) -> None:
        """Raise ``MalformedSeries`` or ``UnknownBot`` unless these games can be played."""
        check_options(self.players, self.games, self.seed, self.edition, self.bots)

    @property
    def players(self) -> int:
        return len(self.bots)

    @property
    def deals(self) -> int:
        """How many deals there are: as many as the games need."""
        return -(-self.games // self.players)

    @property
    def all_games(self) -> int:
        """The games that are played: the last deal, too, goes through all seats."""
        return self.deals * self.players

    def deal_of(self, game: int) -> int:
        return game // self.players

    def seats(self, game: int) -> list[int]:
        """The seat of each bot: with every game of a deal they move on by one."""
        return [(index + game) % self.players for index in range(self.players)]

    def setup(self, game: int) -> Setup:
        """The setup of a game: the same in all games of a deal."""
        return draw_setup(
            self._rng(self.deal_of(game), 0),
            self.players,
            edition=self.edition,
            drafts_first_age=self.drafts_first_age,
        )

    def rng(self, game: int, index: int) -> Random:
        """What the bot of this index draws from in a game."""
        return self._rng(game, 1 + index)

    def chance(self, game: int) -> Random:
        """What decides in place of a bot that fails."""
        return self._rng(game, 1 + MAX_PLAYERS)

    def _rng(self, number: int, stream: int) -> Random:
        return Random(f"{self.seed}:{number}:{stream}")


@dataclass(frozen=True, slots=True)
class Forfeit:
    """A decision that a bot left to chance: the bot's index, and what went wrong."""

    index: int
    fault: str


@dataclass(frozen=True, slots=True)
class Outcome:
    """What came of one game; everything goes by the index of the bot in the contest."""

    game: int
    glory: tuple[int, ...]
    wins: tuple[int, ...]
    """In units of ``WHOLE_WIN``: those who tie share a victory (T6)."""
    sources: tuple[tuple[int, ...], ...]
    """Glory by source (``SOURCE_NAMES``)."""
    decisions: tuple[int, ...]
    forfeits: tuple[Forfeit, ...]
    checksum: int
    """Of all moves."""
    clocks: tuple[Clock, ...] = field(compare=False)


def play_contest(
    contest: Contest,
    workers: int = 1,
    engine: str = PROCESSES,
    on_progress: Callable[[int], None] | None = None,
) -> list[Outcome]:
    """Play all games of a contest; what came of them, in their order.

    ``on_progress`` is told each time how many games more are done. Raises as ``Contest.check``,
    and ``MissingEngine``.
    """
    contest.check()
    outcomes: list[Outcome] = []
    play = partial(play_games, contest)
    for found in in_batches(play, contest.all_games, workers, engine):
        outcomes += found
        if on_progress is not None:
            on_progress(len(found))
    return sorted(outcomes, key=lambda outcome: outcome.game)


def play_games(contest: Contest, first: int, count: int) -> list[Outcome]:
    """Play so many games of a contest, from the one of this number on."""
    classes = [find_bot(called) for called in contest.bots]
    # What bots print would end up in the middle of a report.
    with redirect_stdout(sys.stderr):
        return [play_game(contest, classes, game) for game in range(first, first + count)]


def play_game(contest: Contest, classes: list[BotClass], game: int) -> Outcome:
    """Play one game of a contest."""
    index_at = {seat: index for index, seat in enumerate(contest.seats(game))}
    chance = contest.chance(game)
    players = [
        _Player(made, contest.rng(game, index), contest.budget, chance)
        for index, made in enumerate(classes)
    ]
    events: list[Event] = []
    moves: list[int] = []
    state = new_game(contest.setup(game), events)
    while (seat := next_seat(state)) >= 0:
        move = players[index_at[seat]].move(view(state, seat))
        moves.append(move)
        apply(state, seat, move, events)
    winners = state.winners()
    sources = [[0] * len(SOURCE_NAMES) for _ in players]
    for event in events:
        if event.kind == GLORY_GAINED:
            seat, amount, source = event.values
            sources[index_at[seat]][source] += amount
    seats = contest.seats(game)
    return Outcome(
        game,
        tuple(state.glory(seat) for seat in seats),
        tuple(share_of_win(winners, seat) for seat in seats),
        tuple(map(tuple, sources)),
        tuple(player.clock.count for player in players),
        tuple(
            Forfeit(index, fault) for index, player in enumerate(players) for fault in player.faults
        ),
        checksum_of(moves),
        tuple(player.clock for player in players),
    )


class _Player:
    """A bot at the table, whose mistakes stay its own."""

    def __init__(self, made: BotClass, rng: Random, budget: Budget, chance: Random) -> None:
        self.made = made
        self.rng = rng
        self.budget = budget
        self.chance = chance
        self.bot: Bot | None = None
        self.clock = Clock()
        self.faults: list[str] = []

    def move(self, seen: View) -> int:
        """The bot's move, or one by chance where it has none that is possible."""
        start = perf_counter_ns()
        options = seen.options
        try:
            if self.bot is None:
                self.bot = self.made(self.rng)
            move = self.bot.choose(seen, decision_of(seen), self.budget)
            fault = "" if type(move) is int and move in options else f"chose {move!r}"
        except (Exception, SystemExit) as error:  # noqa: BLE001 - it is somebody else's code
            move, fault = -1, f"{type(error).__name__}: {error}"
        self.clock.add(perf_counter_ns() - start)
        if fault:
            self.faults.append(fault[:LONGEST_FAULT])
            return options[pick(len(options), self.chance)]
        return move
