"""The tables that this process has open, and the one way to change them.

``act`` is that way: one request at a time for each table, the entry written before anybody hears
of it, then told to everybody who watches. Several processes may share a database: the log's
numbers are given once, so whoever comes second reads what the first has written and asks again.
"""

import asyncio
import logging
from collections.abc import Callable, Coroutine, Iterable
from dataclasses import dataclass, field
from time import time_ns
from typing import Final

from fimbul.match.entries import Entry, Mover
from fimbul.match.errors import MatchError
from fimbul.match.match import Match, Step
from fimbul.rules import FimbulError, view
from fimbul.server.summary import summary_of
from fimbul.server.thinking import STAND_IN, Thinkers
from fimbul.store import Conflict, MatchRow, Store

log = logging.getLogger(__name__)

ATTEMPTS: Final = 20
"""How often a request is tried again when other processes keep writing first."""
OVERDUE: Final = 700
"""Milliseconds a deadline is left to the process that works on the match already."""
TICK: Final = 0.4
IDLE: Final = 300
"""Seconds after which a table that nobody watches is forgotten; the log remembers."""


class NoSuchTable(Exception):
    """There is no match of that id."""


def now_ms() -> int:
    """The time, in milliseconds since 1970."""
    return time_ns() // 1_000_000


@dataclass(eq=False)
class Watcher:
    """Somebody who wants to hear of every step of a table."""

    queue: asyncio.Queue[Step | None] = field(default_factory=lambda: asyncio.Queue(256))

    def tell(self, step: Step) -> None:
        """Hand over a step; a watcher who does not keep up is let go and has to resume."""
        try:
            self.queue.put_nowait(step)
        except asyncio.QueueFull:
            self.hang_up()

    def hang_up(self) -> None:
        while not self.queue.empty():
            self.queue.get_nowait()
        self.queue.put_nowait(None)


@dataclass(eq=False)
class OpenTable:
    """A match that is loaded, with its lock and its watchers."""

    id: str
    match: Match
    created_at: int
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    watchers: set[Watcher] = field(default_factory=set)
    is_thinking: bool = False
    used_at: int = field(default_factory=now_ms)


class Hub:
    """All open tables of a process."""

    def __init__(self, store: Store, thinkers: Thinkers) -> None:
        self.store = store
        self.thinkers = thinkers
        self.tables: dict[str, OpenTable] = {}
        self._loading = asyncio.Lock()
        self._tasks: set[asyncio.Task[None]] = set()

    # --- reading --------------------------------------------------------------------------------

    async def open(self, match_id: str) -> OpenTable:
        """The table, loaded if it was not. Raises ``NoSuchTable``."""
        table = self.tables.get(match_id)
        if table is None:
            async with self._loading:
                table = self.tables.get(match_id) or await self._load(match_id)
        table.used_at = now_ms()
        return table

    async def _load(self, match_id: str) -> OpenTable:
        entries = await self.store.read(match_id)
        if not entries:
            raise NoSuchTable
        match = Match()
        for logged in entries:
            match.fold(logged)
        table = OpenTable(match_id, match, entries[0].at)
        self.tables[match_id] = table
        return table

    async def refresh(self, match_id: str) -> None:
        """Read what another process has written, and tell the watchers here."""
        table = self.tables.get(match_id)
        if table is not None:
            async with table.lock:
                await self._catch_up(table)
            self.wake(table)

    async def _catch_up(self, table: OpenTable) -> None:
        for logged in await self.store.read(table.id, table.match.seq):
            self._publish(table, table.match.fold(logged))

    def _publish(self, table: OpenTable, step: Step) -> None:
        for watcher in list(table.watchers):
            watcher.tell(step)

    # --- changing -------------------------------------------------------------------------------

    async def create(
        self, match_id: str, entries: Iterable[Entry], holders: list[tuple[int, str]]
    ) -> OpenTable:
        """Write the first entries of a new match and open its table."""
        match = Match()
        at = now_ms()
        logged = [match.fold_new(entry, at).logged for entry in entries]
        table = OpenTable(match_id, match, at)
        await self.store.append(self._row(table, at), logged, holders)
        self.tables[match_id] = table
        return table

    async def act(
        self,
        match_id: str,
        ask: Callable[[Match], Entry | None],
        holders: Callable[[Entry], list[tuple[int, str]]] | None = None,
    ) -> int:
        """Let a match accept a request, write it, tell it; the number of its entry.

        ``ask`` gives the entry for the match as it is, or ``None`` when there is nothing to
        write; what it raises goes to the caller, and nothing has happened then.
        """
        table = await self.open(match_id)
        async with table.lock:
            for _ in range(ATTEMPTS):
                entry = ask(table.match)
                if entry is None:
                    return table.match.seq
                try:
                    held = holders(entry) if holders is not None else []
                    await asyncio.shield(self._write(table, entry, held))
                    break
                except Conflict:
                    await self._reload(table)
            else:
                raise MatchError("busy", "the table is too busy: try again")
        self.wake(table)
        return table.match.seq

    async def _write(self, table: OpenTable, entry: Entry, holders: list[tuple[int, str]]) -> None:
        """Fold, write, tell. If writing fails, the table is read anew before its next use."""
        at = now_ms()
        step = table.match.fold_new(entry, at)
        try:
            await self.store.append(self._row(table, at), [step.logged], holders)
        except BaseException:
            self.tables.pop(table.id, None)
            raise
        self._publish(table, step)

    async def _reload(self, table: OpenTable) -> None:
        """Put the match as it is written in the place of the one that did not become so."""
        known = table.match.seq - 1
        match = Match()
        for logged in await self.store.read(table.id):
            step = match.fold(logged)
            if logged.seq > known:
                self._publish(table, step)
        table.match = match
        self.tables[table.id] = table

    def _row(self, table: OpenTable, at: int) -> MatchRow:
        match = table.match
        return MatchRow(
            table.id,
            table.created_at,
            at,
            match.status,
            match.options.is_public,
            match.seq,
            match.due_at(),
            summary_of(match),
        )

    # --- bots and clocks ------------------------------------------------------------------------

    def wake(self, table: OpenTable) -> None:
        """See to it that bots and stand-ins decide, unless somebody does already."""
        if table.is_thinking or not self._bot_seats(table.match):
            return
        table.is_thinking = True
        self._spawn(self._let_bots_play(table))

    def _bot_seats(self, match: Match) -> list[int]:
        return [seat for seat in match.owing() if match.chair_at(seat).is_played_by_bot]

    async def _let_bots_play(self, table: OpenTable) -> None:
        try:
            while seats := self._bot_seats(table.match):
                chair = table.match.chair_at(seats[0])
                await self._decide(table, seats[0], chair.level or STAND_IN)
        except Exception:
            log.exception("a bot failed", extra={"match": table.id})
        finally:
            table.is_thinking = False

    async def _decide(self, table: OpenTable, seat: int, level: str, is_late: bool = False) -> None:
        """Let a bot decide for a seat; if the decision has gone meanwhile, that is fine."""
        match = table.match
        decision = match.decision
        by: Mover = "bot" if match.chair_at(seat).level else "clock" if is_late else "stand-in"
        move = await self.thinkers.choose(level, view(match.state, seat))
        try:
            await self.act(table.id, lambda current: current.move(seat, decision, move, by))
        except (MatchError, FimbulError) as error:
            log.info("a bot came too late", extra={"match": table.id, "code": error.code})

    async def listen(self) -> None:
        """Hear of what other processes write, and tell the watchers here; runs for ever."""
        await self.store.listen(self._hear)

    def _hear(self, match_id: str) -> None:
        for known in [match_id] if match_id else list(self.tables):
            table = self.tables.get(known)
            if table is not None:
                self._spawn(self.refresh(known))

    def _spawn(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def watch_clocks(self) -> None:
        """Play what is overdue, whoever set the deadline; runs for ever."""
        while True:
            try:
                for deadline in await self.store.take_due(now_ms() - OVERDUE):
                    await self._play_overdue(deadline.match_id)
                self._forget_idle()
            except Exception:
                log.exception("the clocks could not be read")
            await asyncio.sleep(TICK)

    async def _play_overdue(self, match_id: str) -> None:
        table = await self.open(match_id)
        async with table.lock:
            await self._catch_up(table)
        self.wake(table)
        now = now_ms()
        for seat in table.match.owing():
            deadline = table.match.deadline(seat)
            is_bot = table.match.chair_at(seat).is_played_by_bot
            if deadline is not None and deadline <= now and not is_bot:
                await self._decide(table, seat, STAND_IN, is_late=True)

    def _forget_idle(self) -> None:
        limit = now_ms() - IDLE * 1000
        for table in list(self.tables.values()):
            is_busy = table.watchers or table.is_thinking or table.lock.locked()
            if table.used_at < limit and not is_busy:
                del self.tables[table.id]

    async def close(self) -> None:
        """Let watchers go, so that they resume elsewhere, and stop the bots."""
        for table in self.tables.values():
            for watcher in table.watchers:
                watcher.hang_up()
        for task in self._tasks:
            task.cancel()
        self.thinkers.close()
