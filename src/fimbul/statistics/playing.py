"""Playing games and counting their cards as they end."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from fimbul.arena.engine import in_batches
from fimbul.arena.simulate import Tally, bot_for, play_game
from fimbul.bots import find_bot
from fimbul.statistics.counting import count_game
from fimbul.statistics.counts import Counts

if TYPE_CHECKING:
    from collections.abc import Generator

    from fimbul.arena import Series
    from fimbul.rules import Event


def parts_of(series: Series, level: str | None = None, workers: int = 1) -> Generator[Counts]:
    """Yield the counts of parts of a series as they are done, of all seats or those of one bot.

    Raises the same as ``Series.check``, and ``BotFailed``.
    """
    series.check()
    seats = [seat for seat, name in enumerate(series.seated) if level in {None, name}]
    yield from in_batches(partial(play_and_count, series, seats), series.games, workers)


def play_and_count(series: Series, seats: list[int], first: int, count: int) -> Counts:
    """Play ``count`` games, beginning with game ``first``, and count the cards of some seats."""
    classes = [find_bot(name) for name in series.seated]
    counts = Counts()
    for game in range(first, first + count):
        bots = [bot_for(found, series, game, seat) for seat, found in enumerate(classes)]
        events: list[Event] = []
        play_game(series.setup(game), bots, Tally(series.players), events)
        counts.add(count_game(events, series.players, seats))
    return counts
