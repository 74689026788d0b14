"""The tables of a process, with their bots and clocks: whoever is due decides in time."""

import logging
from collections.abc import Callable, Iterator
from contextlib import suppress
from random import Random
from typing import Final

from fimbul.match.entries import Entry, Mover
from fimbul.match.match import Match
from fimbul.rules import view
from fimbul.server import observe
from fimbul.server.clock import Clock
from fimbul.server.movers import due_seats, mover
from fimbul.server.open_table import NoSuchTable, OpenTable
from fimbul.server.pace import moment
from fimbul.server.setbacks import Setbacks
from fimbul.server.tables import Tables
from fimbul.server.thinking import STAND_IN, Thinkers
from fimbul.store import Deadline, Store, Unavailable

log = logging.getLogger(__name__)

TICK: Final = 0.4
"""Seconds between two checks of the clocks."""
MOST_TABLES: Final = 2_000
"""Tables kept in memory, unless more are in use at once."""
IDLE: Final = 300
"""Seconds after which a table that nobody uses is dropped from memory."""
SHOW_PACES: Final = {"slow": 3.0, "steady": 1.5, "fast": 0.5}
"""Seconds that a move takes at a table of bots alone."""
MOST_SHOWS: Final = 20
"""Tables of bots alone that a process lets play at once."""
SHOWS_OF_ADDRESS: Final = 2
"""Those that an address may create and watch at once."""
FRESH_SHOW: Final = 30
"""Seconds for which a new one counts as watched."""


class Hub(Tables):
    """All tables that a process has open, and the decisions of those who are not people."""

    def __init__(
        self,
        store: Store,
        thinkers: Thinkers,
        clock: Clock | None = None,
        rng: Random | None = None,
    ) -> None:
        super().__init__(store, clock, rng)
        self.thinkers = thinkers
        self._setbacks = Setbacks()
        self._missed: set[str] = set()
        """Bots that sit at tables but do not exist on this server."""
        self.pass_on: Callable[[Deadline], bool] = lambda _: False
        """Hands a deadline to the home of the match; returns whether that is another process."""

    # --- bots and stand-ins ---------------------------------------------------------------------

    def wake(self, table: OpenTable) -> None:
        """Let bots and stand-ins decide, here or at the table's home, unless they already do."""
        if self._has_work(table):
            deadline = Deadline(table.id, table.match.due_at() or 0)
            if table.match.is_show or not self.pass_on(deadline):
                self._begin_work(table)

    def _has_work(self, table: OpenTable) -> bool:
        is_free = not table.working_since and not self._is_closing
        return is_free and bool(self._due_seats(table))

    def _may_play(self, table: OpenTable) -> bool:
        """Whether a table waits for nobody: one of bots alone waits for somebody who watches."""
        if not table.match.is_show:
            return True
        playing = sum(other.working_since > 0 for other in self._shows() if other is not table)
        return bool(table.watchers) and playing < MOST_SHOWS

    def _due_seats(self, table: OpenTable) -> list[int]:
        return due_seats(table.match, self.clock.now_ms()) if self._may_play(table) else []

    def _shows(self) -> Iterator[OpenTable]:
        """Yield the tables here where only bots play, and whose game goes on."""
        return (
            table for table in self.tables.values() if table.match.is_show and table.match.is_played
        )

    def has_stage(self, network: str) -> bool:
        """Whether an address may create one more table of bots alone."""
        fresh = self.clock.now_ms() - FRESH_SHOW * 1000
        of_address = [
            table
            for table in self._shows()
            if table.network == network and (table.watchers or table.created_at > fresh)
        ]
        return len(of_address) < SHOWS_OF_ADDRESS

    def _begin_work(self, table: OpenTable) -> None:
        table.working_since = self.clock.now_ms()
        self._spawn(self._work(table))

    async def _work(self, table: OpenTable) -> None:
        """Decide for bots and for players who are away or late, until no seat is due.

        If that fails, the clock tries again, at longer and longer intervals.
        """
        try:
            while seats := self._due_seats(table):
                await self._decide(table, seats[0])
            self._setbacks.forget(table.id)
        except NoSuchTable:
            log.info("a match was deleted while a bot thought", extra={"match": table.id})
        except Unavailable:
            log.warning("a bot's move could not be written", extra={"match": table.id})
        except Exception:
            if await self._set_back(table.id):
                log.exception("a match cannot be played on", extra={"match": table.id})
        finally:
            table.working_since = 0

    async def _decide(self, table: OpenTable, seat: int) -> None:
        """Let a bot decide for a seat, unless the decision is no longer pending by then.

        The answer is given at a time that does not depend on the cards of the seat.
        """
        match = table.match
        decision = match.decision_of(seat)
        role = mover(match, seat, self.clock.now_ms())
        assert role is not None
        level = match.chair_at(seat).level or STAND_IN
        is_here = self.thinkers.knows(level)
        by: Mover = role if is_here else "stand-in"
        if not is_here and level not in self._missed:
            self._missed.add(level)
            log.warning("there is no bot %s here: a stand-in decides", level)
        started = self.clock.monotonic()
        called, seen = level if is_here else STAND_IN, view(match.state, seat)
        if match.is_show:
            choice = await self.thinkers.choose_at_leisure(called, seen, table.network)
        else:
            is_urgent = role != "bot"
            choice = await self.thinkers.choose(called, seen, table.network, is_urgent=is_urgent)
        taken = self.clock.monotonic() - started
        observe.thinking.observe(taken)
        wait = moment(choice.effort, choice.expected, taken) - taken
        if match.options.show != "none":
            together = len(match.owing())  # what several decide at once takes as long as one move
            wait = max(wait, SHOW_PACES[match.options.show] / together - taken)
        if wait > 0:
            await self.clock.sleep(wait)

        def ask(current: Match) -> Entry | None:
            is_mover = mover(current, seat, self.clock.now_ms()) == role
            is_wanted = is_mover and current.decision_of(seat) == decision
            return current.move(seat, decision, choice.move, by) if is_wanted else None

        await self.act(table.id, ask)

    # --- clocks ---------------------------------------------------------------------------------

    async def watch_clocks(self) -> None:
        """Decide what is overdue, whichever process set the deadline; runs for ever.

        First corrects deadlines that a step back of the wall clock before the start made too late.
        """
        is_mended = False
        while True:
            try:
                if not is_mended:
                    await self.store.mend_due(self.clock.now_ms())
                    is_mended = True
                await self._tick()
            except Exception:
                log.exception("the clocks could not be read")
            await self.clock.sleep(TICK)

    async def _tick(self) -> None:
        now = self.clock.now_ms()
        if self.store.is_shared:
            since = now - TICK * 1000
            working = [
                table.id for table in self.tables.values() if 0 < table.working_since < since
            ]
            if working:
                await self.store.keep(working, now)
        for deadline in await self.store.take_due(now):
            if not self.pass_on(deadline):
                self.take_up(deadline)
        for table in self._shows():
            self.wake(table)
        self._forget_idle()
        observe.tables.set(len(self.tables))
        observe.watchers.set(sum(len(table.watchers) for table in self.tables.values()))

    def take_up(self, deadline: Deadline) -> None:
        """Handle a deadline in this process, whether or not it is the home of the match."""
        if not self._is_closing:
            self._spawn(self._take_up(deadline))

    async def _take_up(self, deadline: Deadline) -> None:
        """Decide what is overdue in a match, or correct its deadline in the database."""
        try:
            table = await self.open(deadline.match_id)
            await self.catch_up(table)
            match = table.match
            if self._due_seats(table):
                if self._has_work(table):
                    self._begin_work(table)
            elif match.due_at() != deadline.due_at:
                await self.store.set_due(table.id, match.seq, match.due_at())
        except Unavailable:
            log.warning("a deadline could not be looked at", extra={"match": deadline.match_id})
        except Exception:
            if await self._set_back(deadline.match_id):
                log.exception("a match cannot be read", extra={"match": deadline.match_id})

    async def _set_back(self, match_id: str) -> bool:
        """Leave a match alone for a while, longer after each failure.

        Returns whether this is the first failure, the only one that is logged.
        """
        is_new = match_id not in self._setbacks
        now = self.clock.now_ms()
        wait = self._setbacks.add(match_id)
        with suppress(Unavailable):
            await self.store.put_off(match_id, now, now + wait * 1000)
        return is_new

    def _forget_idle(self) -> None:
        """Drop idle tables from memory; if there are too many, also the least recently used."""
        limit = self.clock.now_ms() - IDLE * 1000
        too_many = len(self.tables) - MOST_TABLES
        for table in sorted(self.tables.values(), key=lambda table: table.used_at):
            if table.used_at >= limit and too_many <= 0:
                return
            if not (table.watchers or table.working_since or table.lock.locked()):
                del self.tables[table.id]
                too_many -= 1

    async def close(self) -> None:
        """Finish all writes, and stop the bots."""
        await super().close()
        self.thinkers.close()
