"""The analyses of finished games that this process works on, in the background.

Each analysis has a worker process of its own, which yields the processor to everything else the
server does. There are few of them; among those that wait, addresses take turns. What is asked for
stands in the database (``store/analyses.py``), so that several processes share the work, and an
analysis goes on elsewhere, from the beginning, when its process ends.
"""

import asyncio
import logging
from typing import Final

from fimbul.analysis import USUAL_PLAYOUTS, Progress
from fimbul.analysis.results import FORMAT
from fimbul.match.match import Match
from fimbul.rules import record_to_text
from fimbul.server import observe
from fimbul.server.errors import Refused
from fimbul.server.hub import Hub
from fimbul.server.lanes import Lane
from fimbul.server.open_table import NoSuchTable
from fimbul.server.studying import Glimpse, study
from fimbul.server.tasks import ended
from fimbul.server.thinking import Crew, NoAnswer
from fimbul.store import Unavailable
from fimbul.store.analyses import ANALYSIS_LEASE, AnalysisStatus

log = logging.getLogger(__name__)

NICENESS: Final = 19
"""Analyses take only what everything else leaves: nobody waits for them at a table."""
SLICE: Final = 3.0
"""Seconds of work between two notes of the progress."""
LONGEST_SLICE: Final = 120.0
"""Seconds after which a worker that gives no answer is replaced."""
ATTEMPTS: Final = 3
"""Workers that may die over a game before its analysis counts as failed."""
LOOK: Final = 5.0
"""Seconds between two looks for analyses that no process works on."""
MOST_OF_ADDRESS: Final = 4
"""Analyses that an address may have waiting or at work, in a process."""
MOST_WANTED: Final = 40
"""Analyses that may wait or be at work, in all processes."""
ASK_AGAIN: Final = 60
"""Seconds after which to ask again if there are too many."""


_GIVEN_UP: Final = Glimpse(Progress(0, 0), None, is_refused=True)


def is_analysable(match: Match) -> bool:
    """Whether the game of a match was played from its deal to its end, by today's rules."""
    is_whole = match.stopped is None and not match.ended
    is_played_out = match.status == "finished" and is_whole and match.state.is_over
    return is_played_out and match.record().position is None


class Analysts:
    """The analyses of a process: ``places`` of them at once, none if that is 0."""

    def __init__(self, hub: Hub, places: int, playouts: int = USUAL_PLAYOUTS) -> None:
        self._hub = hub
        self._playouts = playouts
        self._places = places
        self._lane = Lane(places)
        self._idle = [Crew(1, NICENESS) for _ in range(places)]
        self._crews = tuple(self._idle)
        self._networks: dict[str, str] = {}
        """The analyses that wait or are at work here, with the address that asked for each."""
        self._tasks: set[asyncio.Task[None]] = set()

    @property
    def are_off(self) -> bool:
        """Whether this server does not analyse games."""
        return self._places == 0

    async def ask(self, match_id: str, match: Match, network: str) -> None:
        """Ask for the analysis of a match, unless it is there or on its way.

        Raises ``Refused`` if there can be none, or if too many wait.
        """
        if self.are_off:
            raise Refused("no-analyses")
        if match.status == "open":
            raise Refused("not-started")
        if match.status != "finished":
            raise Refused("not-over")
        if not is_analysable(match):
            raise Refused("not-analysable")
        if match_id in self._networks:
            return
        store, now = self._hub.store, self._hub.clock.now_ms()
        known = await store.analysis(match_id)
        if known is not None and known.status != "failed" and known.format >= FORMAT:
            return
        mine = sum(other == network for other in self._networks.values())
        if mine >= MOST_OF_ADDRESS or await store.count_wanted_analyses() >= MOST_WANTED:
            raise Refused("many-analyses", retry_after=ASK_AGAIN)
        if await store.ask_for_analysis(match_id, FORMAT, now):
            self._begin(match_id, network)

    async def go_on(self) -> None:
        """Take up what no process works on, and keep what waits here; runs for ever."""
        while self._places:
            try:
                await self._look()
            except Unavailable:
                log.warning("the wanted analyses could not be read; trying again")
            await self._hub.clock.sleep(LOOK)

    async def _look(self) -> None:
        store, now = self._hub.store, self._hub.clock.now_ms()
        if self._networks:
            await store.keep_analyses(list(self._networks), now)
        free = self._places - len(self._networks)
        if free > 0:
            for match_id in await store.take_analyses(now, free):
                self._begin(match_id, "")

    def _begin(self, match_id: str, network: str) -> None:
        if match_id in self._networks:
            return
        self._networks[match_id] = network
        observe.analyses_here.set(len(self._networks))
        task = asyncio.create_task(self._work(match_id, network))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _work(self, match_id: str, network: str) -> None:
        try:
            async with self._lane.place(network):
                crew = self._idle.pop()
                try:
                    await self._analyse(crew, match_id)
                finally:
                    self._idle.append(crew)
        except NoSuchTable:
            log.info("a match was deleted while it was analysed")
        except Unavailable:
            log.warning("an analysis could not be written; it begins again later")
        except Exception:
            log.exception("an analysis failed")
        finally:
            del self._networks[match_id]
            observe.analyses_here.set(len(self._networks))

    async def _analyse(self, crew: Crew, match_id: str) -> None:
        opened = await self._hub.open(match_id)
        saga = record_to_text(opened.match.record())
        failures = 0
        while True:
            try:
                seen = await crew.run(study, LONGEST_SLICE, match_id, saga, self._playouts, SLICE)
            except NoAnswer:
                failures += 1
                log.warning("an analysis gave no answer; its worker is replaced")
                if failures < ATTEMPTS:
                    continue
                seen = _GIVEN_UP
            status: AnalysisStatus = "failed" if seen.is_refused else "wanted"
            if seen.is_done:
                status = "done"
            if not await self._note(match_id, seen, status) or status != "wanted":
                return

    async def _note(self, match_id: str, seen: Glimpse, status: AnalysisStatus) -> bool:
        """Write what was seen of an analysis; return whether it is still wanted."""
        if status != "wanted":
            observe.analyses.labels(status).inc()
        return await self._hub.store.note_analysis(
            match_id,
            self._hub.clock.now_ms(),
            done=seen.progress.done,
            total=seen.progress.total,
            found=seen.found,
            status=status,
        )

    async def close(self) -> None:
        """Stop all work, and let other processes take it up at once."""
        mine = list(self._networks)
        await ended(self._tasks)
        for crew in self._crews:
            crew.close()
        if mine:
            try:
                now = self._hub.clock.now_ms()
                await self._hub.store.keep_analyses(mine, now - ANALYSIS_LEASE)
            except Unavailable:
                log.info("other processes take up the analyses of this one a little later")
