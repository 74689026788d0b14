"""The cards of the finished games at this server's tables, counted in the background.

A process counts when somebody asks for the statistics, and then not again for a while. Its worker
yields the processor to everything else, and ends when there is nothing left to count. Only games
count whose records everybody with the link may read.
"""

import asyncio
import logging
import zlib
from collections.abc import Mapping
from typing import Final

import msgspec

from fimbul.bots import NAMED_BOTS
from fimbul.match.chain import Stored
from fimbul.match.entries import Logged, entry_from_json
from fimbul.match.match import fold
from fimbul.rules import MalformedRecord
from fimbul.server.clock import Clock
from fimbul.server.thinking import Crew, NoAnswer
from fimbul.statistics import Counts, count_game
from fimbul.statistics.games import PEOPLE, LeftOut, events_of, levels_at, record_at
from fimbul.store import Store, Unavailable

logger = logging.getLogger(__name__)

EVERY: Final = 600.0
"""Seconds from one counting to the next."""
MOST: Final = 2_000
"""How many finished games are counted: the newest ones."""
LONGEST: Final = 60.0
"""Seconds after which a game that is still being counted is left out."""
NICENESS: Final = 19
ALL: Final = "all"
"""The level of all clans together, whoever played them."""
LEVELS: Final = (ALL, PEOPLE, *NAMED_BOTS)
"""The levels that are told apart."""


def count_log(stored: list[Stored]) -> dict[str, Counts]:
    """Return the counts of a game by level, from the log of its table; runs in a worker.

    There are none for a game that is not counted: one that not everybody may watch, or that the
    statistics leave out.
    """
    try:
        match = fold(
            [Logged(one.seq, one.at, entry_from_json(one.body), one.hash) for one in stored]
        )
        if not match.options.allows_spectators:
            return {}
        events = events_of(record_at(match))
    except (LeftOut, MalformedRecord, msgspec.MsgspecError, ValueError):
        return {}
    levels = levels_at(match)
    seats = {
        level: [seat for seat, own in enumerate(levels) if level in {ALL, own}] for level in LEVELS
    }
    return {level: count_game(events, len(levels), own) for level, own in seats.items() if own}


class Tallies:
    """The counts of a process."""

    def __init__(self, store: Store, clock: Clock) -> None:
        self._store = store
        self._clock = clock
        self._wanted = asyncio.Event()
        self._seen: set[str] = set()
        self._counts: dict[str, Counts] = {}
        self.is_counting = False
        self.counted_at: int | None = None
        """When all finished games had been looked at last, in milliseconds since 1970."""

    @property
    def counts(self) -> Mapping[str, Counts]:
        """The counts of the games so far, by level. They are never changed, only replaced."""
        return self._counts

    def ask(self) -> None:
        """Ask for the games that have ended since the last counting."""
        self._wanted.set()

    async def go_on(self) -> None:
        """Count whenever somebody has asked; runs for ever."""
        while True:
            await self._wanted.wait()
            self._wanted.clear()
            try:
                self.is_counting = True
                await self._count()
                self.counted_at = self._clock.now_ms()
            except Unavailable:
                logger.warning("the finished games could not be counted; trying again later")
            finally:
                self.is_counting = False
            await self._clock.sleep(EVERY)

    async def _count(self) -> None:
        finished = await self._store.finished(MOST)
        new = [match_id for match_id in finished if match_id not in self._seen]
        if not new:
            return
        crew = Crew(1, NICENESS)
        try:
            for match_id in new:
                self._seen.add(match_id)
                await self._count_one(crew, match_id)
        finally:
            crew.close()

    async def _count_one(self, crew: Crew, match_id: str) -> None:
        try:
            stored = await self._store.stored(match_id)
            found = await crew.run(count_log, LONGEST, stored)
        except (NoAnswer, UnicodeDecodeError, zlib.error):
            logger.warning("a finished game could not be counted", extra={"match": match_id})
            return
        counts = dict(self._counts)
        for level, part in found.items():
            counts[level] = counts.get(level, Counts()).with_part(part)
        self._counts = counts
