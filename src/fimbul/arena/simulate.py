"""Many games in a row: how long they are, who wins them, and where glory comes from.

Every game has its own seeds, so the result of a series does not depend on the machine, the build of
the rules, the number of workers or the order in which games end.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import partial
from random import Random
from typing import TYPE_CHECKING, Final

from fimbul.arena.engine import in_batches
from fimbul.arena.options import (
    WHOLE_WIN,
    MalformedSeries,
    check_options,
    checksum_of,
    share_of_win,
)
from fimbul.arena.wilson import wilson
from fimbul.bots import (
    USUAL_BUDGET,
    BotFailed,
    RandomBot,
    decision_of,
    fault_of,
    find_bot,
)
from fimbul.bots.faults import impossible
from fimbul.rules import (
    SOURCE_NAMES,
    apply,
    draw_setup,
    legal,
    new_game,
    next_seat,
    view,
)
from fimbul.rules.cards import AGES
from fimbul.rules.cells import STANDARD
from fimbul.rules.events import AGE_BEGINS, GLORY_GAINED
from fimbul.rules.manifest import MAX_PLAYERS
from fimbul.rules.setup import pick

if TYPE_CHECKING:
    from collections.abc import Callable, Generator, Sequence

    from fimbul.bots import Bot, BotClass, Budget
    from fimbul.rules import Event, Setup, State, View

CERTAINTY: Final = 1.96
"""The number of standard deviations that 95 % of all outcomes stay within."""


@dataclass(frozen=True, slots=True)
class Series:
    """Which games to play: ``bots`` names one for each seat, or one for all of them."""

    players: int = MAX_PLAYERS
    games: int = 100
    seed: int = 0
    bots: tuple[str, ...] = ("random",)
    edition: int = STANDARD
    drafts_first_age: bool = True

    def check(self) -> None:
        """Raise ``MalformedSeries`` or ``UnknownBot`` unless these games can be played."""
        check_options(self.players, self.games, self.seed, self.edition, self.bots)
        if len(self.bots) not in (1, self.players):
            raise MalformedSeries("bad-bots", "name one bot for all seats, or one for each")

    @property
    def seated(self) -> tuple[str, ...]:
        """The name of the bot on each seat."""
        return self.bots * self.players if len(self.bots) == 1 else self.bots

    def rng(self, game: int, stream: int) -> Random:
        """An independent rng: stream 0 is for the setup, the others are for the seats."""
        return Random(self.seed << 40 | game << 8 | stream)

    def setup(self, game: int) -> Setup:
        """The setup of the game of this number, from 0."""
        return draw_setup(
            self.rng(game, 0),
            self.players,
            edition=self.edition,
            drafts_first_age=self.drafts_first_age,
        )


@dataclass(slots=True)
class Tally:
    """The results of games. Tallies can be added up in any order."""

    players: int
    games: int = 0
    decisions: int = 0
    shortest: int = 0
    """The fewest decisions of a game."""
    longest: int = 0
    """The most decisions of a game."""
    wins: list[int] = field(init=False)
    """By seat, in units of ``WHOLE_WIN``."""
    glory: list[int] = field(init=False)
    """By seat."""
    sources: list[list[int]] = field(init=False)
    """Glory by age, then by source (``SOURCE_NAMES``); the end of the game is part of age 3."""
    checksum: int = 0
    """A checksum of all moves of all games."""

    def __post_init__(self) -> None:
        self.wins = [0] * self.players
        self.glory = [0] * self.players
        self.sources = [[0] * len(SOURCE_NAMES) for _ in range(AGES)]

    def add(self, other: Tally) -> None:
        """Add another tally of the same series to this one."""
        if other.games:
            self.shortest = min(self.shortest, other.shortest) if self.games else other.shortest
        self.longest = max(self.longest, other.longest)
        self.games += other.games
        self.decisions += other.decisions
        self.checksum = (self.checksum + other.checksum) & 0xFFFF_FFFF
        for seat in range(self.players):
            self.wins[seat] += other.wins[seat]
            self.glory[seat] += other.glory[seat]
        for age, by_source in enumerate(other.sources):
            for source, amount in enumerate(by_source):
                self.sources[age][source] += amount

    def with_part(self, part: Tally) -> Tally:
        """A new tally: the sum of this one and another."""
        both = Tally(self.players)
        both.add(self)
        both.add(part)
        return both

    def win_share(self, seat: int) -> float:
        """The part of all games that a seat won; a shared victory counts in part."""
        return self.wins[seat] / (WHOLE_WIN * self.games)

    def win_interval(self, seat: int) -> tuple[float, float]:
        """The 95 % confidence interval of the win share (Wilson's)."""
        return wilson(self.win_share(seat), self.games, CERTAINTY)


def play_game(
    setup: Setup,
    bots: Sequence[Bot],
    tally: Tally,
    events: list[Event] | None = None,
    *,
    budget: Budget = USUAL_BUDGET,
    before_move: Callable[[State, int, int], None] | None = None,
) -> tuple[int, ...]:
    """Let bots play a game to its end, count it, and return its moves.

    ``bots`` is by seat. A random bot is not given a view, because it needs only the options.
    ``events``, an empty list, takes the events of the game. ``before_move`` is called before every
    move with the state, which it must not change, the seat and the move. Raises ``BotFailed``.
    """
    is_blind = [isinstance(bot, RandomBot) for bot in bots]
    events = [] if events is None else events
    moves: list[int] = []
    state = new_game(setup, events)
    while (seat := next_seat(state)) >= 0:
        if is_blind[seat]:
            options = legal(state, seat)
            move = options[pick(len(options), bots[seat].rng)]
        else:
            move = _chosen(bots[seat], view(state, seat), budget)
        if before_move is not None:
            before_move(state, seat, move)
        moves.append(move)
        apply(state, seat, move, events)
    one = Tally(state.players, 1, len(moves), len(moves), len(moves))
    winners = state.winners()
    one.wins = [share_of_win(winners, seat) for seat in range(state.players)]
    one.glory = [state.glory(seat) for seat in range(state.players)]
    _count_sources(events, one.sources)
    one.checksum = checksum_of(moves)
    tally.add(one)
    return tuple(moves)


def bot_for(found: BotClass, series: Series, game: int, seat: int) -> Bot:
    """The bot for a seat of a game. Raises ``BotFailed``."""
    try:
        return found(series.rng(game, 1 + seat))
    except (Exception, SystemExit) as error:
        raise BotFailed(seat, fault_of(error)) from error


def _chosen(bot: Bot, seen: View, budget: Budget) -> int:
    """The move that a bot chooses. Raises ``BotFailed``."""
    try:
        move = bot.choose(seen, decision_of(seen), budget)
    except (Exception, SystemExit) as error:
        raise BotFailed(seen.seat, fault_of(error)) from error
    if move not in seen.options:
        raise BotFailed(seen.seat, impossible(move))
    return move


def _count_sources(events: list[Event], sources: list[list[int]]) -> None:
    """Add the glory in the events of a game, by age and source."""
    age = 0
    for event in events:
        if event.kind == GLORY_GAINED:
            _, amount, source = event.values
            sources[age][source] += amount
        elif event.kind == AGE_BEGINS:
            age = event.values[0] - 1


def play_games(series: Series, first: int, count: int) -> Tally:
    """Play ``count`` games of a series, beginning with game ``first``."""
    tally = Tally(series.players)
    classes = [find_bot(name) for name in series.seated]
    for game in range(first, first + count):
        bots = [bot_for(found, series, game, seat) for seat, found in enumerate(classes)]
        play_game(series.setup(game), bots, tally)
    return tally


def simulate(
    series: Series, workers: int = 1, on_progress: Callable[[int], None] | None = None
) -> Tally:
    """Play all games of a series in up to ``workers`` processes and add up the results.

    Calls ``on_progress`` with the number of games that have just been done. Raises the same as
    ``parts_of``.
    """
    tally = Tally(series.players)
    for part in parts_of(series, workers):
        tally.add(part)
        if on_progress is not None:
            on_progress(part.games)
    return tally


def parts_of(series: Series, workers: int = 1) -> Generator[Tally]:
    """Yield the tallies of parts of a series as they are done.

    Raises the same as ``Series.check``, and ``BotFailed``.
    """
    series.check()
    yield from in_batches(partial(play_games, series), series.games, workers)
