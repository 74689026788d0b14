"""The tables that this process has open, and the only way to change them.

``Tables.act`` is that way. It takes one request at a time for each table, writes the entry, and
then tells everybody who watches. Several processes may share a database. A number in a log is used
once, so a process that comes second reads what the first has written and asks again.

``OpenTable.match`` is never changed. It is replaced by a match with more of the log, once that is
written. So it may be read without the lock, at any time.
"""

import asyncio
import logging
from collections.abc import Callable, Coroutine, Iterable, Iterator
from contextlib import contextmanager
from math import ceil
from random import Random
from typing import Final

from fimbul.match.entries import Entry, Logged, Reclaimed, Sat, Stood, entry_name
from fimbul.match.errors import MatchError
from fimbul.match.match import Match, fold
from fimbul.match.stopping import close
from fimbul.server import observe
from fimbul.server.clock import Clock, SystemClock
from fimbul.server.open_table import NoSuchTable, OpenTable, Watcher
from fimbul.server.rows import first_append, held_after, row_of
from fimbul.server.summary import result_in
from fimbul.server.tasks import ended, finished
from fimbul.store import Append, Conflict, Store, Unavailable
from fimbul.store.store import BEAT, NOTICED

log = logging.getLogger(__name__)

ATTEMPTS: Final = 20
"""Attempts to write a request while other processes keep writing first."""
PAUSE: Final = 0.01
"""Seconds that each further try may wait longer, so that the other processes can finish."""
RETRY: Final = 0.5
"""Seconds before another try to read what other processes wrote."""

Ask = Callable[[Match], Entry | None]
Holders = Callable[[Entry], list[tuple[int, str]]]
Besides = Callable[[Match], list[Append]]


class Tables:
    """All tables that a process has open."""

    def __init__(self, store: Store, clock: Clock | None = None, rng: Random | None = None) -> None:
        self.store = store
        self.clock = clock or SystemClock()
        self._rng = rng or Random()
        self.tables: dict[str, OpenTable] = {}
        self._loading: dict[str, asyncio.Task[OpenTable]] = {}
        self._heard_of: set[str] = set()
        """Matches that other processes wrote to while they were being loaded here."""
        self._tasks: set[asyncio.Task[None]] = set()
        self._acts: set[asyncio.Task[None]] = set()
        self._is_closing = False
        self._writing: dict[str, float] = {}
        """For each match, when the write of its entry began; the oldest first."""
        self.noticed = asyncio.Event()
        """Set when an operator may have left a notice (see ``heeding``)."""
        self.hear_beat: Callable[[str], None] = lambda _: None
        """Called with each heartbeat of another process (see ``neighbours``)."""

    def wake(self, table: OpenTable) -> None:
        """Called when an entry of this process was written; see ``Hub.wake``."""

    # --- reading --------------------------------------------------------------------------------

    async def open(self, match_id: str, at_least: int = 0) -> OpenTable:
        """Open a table, loading it if necessary. Raises ``NoSuchTable``.

        Its match contains entry ``at_least``, which the caller may know from another process.
        """
        table = self.tables.get(match_id)
        if table is None:
            loading = self._loading.get(match_id)
            if loading is None:
                loading = self._loading[match_id] = asyncio.create_task(self._load(match_id))
                loading.add_done_callback(lambda _: self._loaded(match_id))
                loading.add_done_callback(_retrieve)
            table = await asyncio.shield(loading)
        table.used_at = self.clock.now_ms()
        if table.is_stale or table.match.seq < at_least:
            await self.catch_up(table)
        return table

    async def catch_up(self, table: OpenTable) -> None:
        """Read what other processes wrote, without waiting to be told of it."""
        if self.store.is_shared or table.is_behind:
            async with table.lock:
                await self._catch_up(table)

    async def _load(self, match_id: str) -> OpenTable:
        entries = await self.store.read(match_id)
        if not entries:
            raise NoSuchTable
        holders = await self.store.holders(match_id)
        match = fold(entries)
        if match.stopped is not None:
            await self._close_if_over(match_id, match)
        table = self._keep(OpenTable(match_id, match, entries[0].at, holders))
        if match_id in self._heard_of:
            self._catch_up_soon(table)
        return table

    async def _close_if_over(self, match_id: str, match: Match) -> None:
        """Mark a match that stopped as over if its row says that it was over."""
        row = await self.store.row(match_id)
        if row is not None and row.status == "finished" and match.status != "finished":
            close(match, result_in(row.summary))

    def _loaded(self, match_id: str) -> None:
        del self._loading[match_id]
        self._heard_of.discard(match_id)

    def _keep(self, table: OpenTable) -> OpenTable:
        table.used_at = self.clock.now_ms()
        return self.tables.setdefault(table.id, table)

    async def read_holders(self, table: OpenTable) -> None:
        """Read the holders of the chairs again: a code may have been redeemed in any process.

        If the holders change here in the meantime, they are read once more.
        """
        while True:
            known = table.holders
            found = await self.store.holders(table.id)
            if table.holders is known:
                table.holders = found
                return

    async def _catch_up(self, table: OpenTable) -> bool:
        """Read what other processes wrote and tell the watchers. Returns whether there was any.

        The caller holds the lock. If reading fails, a task tries again, so that watchers hear of an
        entry that is already written before the next request comes.
        """
        table.is_behind = table.is_stale = False
        try:
            entries = await self.store.read(table.id, table.match.seq)
            if any(isinstance(logged.entry, Sat | Stood | Reclaimed) for logged in entries):
                table.holders = await self.store.holders(table.id)
        except BaseException:
            self._catch_up_soon(table)
            raise
        if not entries:
            return False
        match = table.match.copy()
        for logged in entries:
            match.fold(logged)
        self._put(table, match)
        return True

    def _put(self, table: OpenTable, match: Match) -> None:
        """Replace the match of a table by one that is written, and tell the watchers."""
        table.match = match
        for watcher in table.watchers:
            watcher.tell()

    @contextmanager
    def watching(self, table: OpenTable, own: Watcher | None = None) -> Iterator[Watcher]:
        """Tell a watcher, ``own`` or a new one, about changes while the context lasts."""
        watcher = own or Watcher()
        if self._is_closing:
            watcher.hang_up()
        table.watchers.add(watcher)
        if table.is_stale:
            self._catch_up_soon(table)
        try:
            yield watcher
        finally:
            table.watchers.discard(watcher)
            if not table.watchers:
                table.look_away()

    # --- changing -------------------------------------------------------------------------------

    async def create(
        self,
        match_id: str,
        entries: Iterable[Entry],
        holders: list[tuple[int, str]],
        network: str = "",
        maker: str = "",
    ) -> OpenTable:
        """Write the first entries of a new match and open its table.

        ``network`` is the address that is charged for the thinking of its bots, ``maker`` the hash
        of the secret of the visitor who created it.
        """
        new = first_append(match_id, entries, holders, self.clock.now_ms(), maker)
        await self.store.append_all([new])
        table = OpenTable(match_id, fold(list(new.log)), new.row.created_at, holders)
        table.network = network
        return self._keep(table)

    async def act(
        self,
        match_id: str,
        ask: Ask,
        holders: Holders | None = None,
        besides: Besides | None = None,
    ) -> int:
        """Let a match accept a request, write its entry, and tell the watchers.

        Returns the number of the entry. ``ask`` returns the entry for the current match, or
        ``None`` if there is nothing to write; it may be called several times. The entry is folded
        into a copy of the match, which replaces the match once the entry is written. If ``ask`` or
        the fold raises, the caller gets the error and nothing has changed. ``holders`` returns the
        new holders of chairs. ``besides`` returns what is written together with the entry, or not
        at all. A caller that is cancelled before its turn at the table changes nothing; after that,
        the request is carried out all the same.
        """
        return await self.act_at(await self.open(match_id), ask, holders, besides)

    async def act_at(
        self,
        table: OpenTable,
        ask: Ask,
        holders: Holders | None = None,
        besides: Besides | None = None,
    ) -> int:
        """The same as ``act``, for a table that was just opened."""
        await table.lock.acquire()
        answer: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        act = asyncio.create_task(self._act(table, ask, holders, besides, answer))
        self._acts.add(act)
        act.add_done_callback(self._acts.discard)
        try:
            return await answer
        finally:
            del answer  # breaks the cycle between it and the traceback of its error

    async def _act(
        self,
        table: OpenTable,
        ask: Ask,
        holders: Holders | None,
        besides: Besides | None,
        answer: "asyncio.Future[int]",
    ) -> None:
        """Carry out a request and answer it, unless the caller has cancelled the answer.

        The caller has acquired the lock; it is released here.
        """
        before = table.match
        try:
            seq = await self._accept(table, ask, holders, besides)
        except Exception as error:  # noqa: BLE001  (for the caller)
            if not answer.done():
                answer.set_exception(error)
        except BaseException:
            answer.cancel()
            raise
        else:
            if not answer.done():
                answer.set_result(seq)
        finally:
            del answer
            table.lock.release()
        if table.match is not before:
            self.wake(table)

    async def _accept(
        self, table: OpenTable, ask: Ask, holders: Holders | None, besides: Besides | None
    ) -> int:
        for attempt in range(ATTEMPTS):
            judged = await self._judge(table, ask)
            if judged is None:
                return table.match.seq
            after, now = judged
            logged = after.steps[-1].logged
            entry = logged.entry
            held = holders(entry) if holders is not None else []
            new = Append(row_of(table.id, table.created_at, after, now), [logged], held)
            started = self._writing[table.id] = self.clock.monotonic()
            try:
                await self.store.append_all([new, *(besides(after) if besides else [])])
            except (Conflict, Unavailable) as error:
                table.is_behind = True
                if await self._was_written(table, logged):
                    return logged.seq
                if isinstance(error, Conflict):
                    await self._must_be_there(table, logged.seq)
                    observe.conflicts.inc()
                    await self.clock.sleep(attempt * PAUSE * self._rng.random())
                elif attempt:
                    raise
                continue
            finally:
                self._writing.pop(table.id, None)
            observe.writing.observe(self.clock.monotonic() - started)
            observe.count_entry(entry_name(entry))
            table.holders = held_after(table.holders, entry, held)
            self._put(table, after)
            return logged.seq
        raise MatchError("busy")

    def waiting_to_be_written(self) -> float:
        """Return the seconds that the oldest unwritten entry has waited; 0 if there is none."""
        now = self.clock.monotonic()
        return now - next(iter(self._writing.values()), now)

    async def _judge(self, table: OpenTable, ask: Ask) -> tuple[Match, int] | None:
        """Return the match after a request, and its time; None if there is nothing to write.

        Before a request is refused, the match catches up with the log: it may have been behind.
        """
        if table.is_behind:
            await self._catch_up(table)
        try:
            return self._match_after(table.match, ask)
        except Exception:
            if not self.store.is_shared or not await self._catch_up(table):
                raise
        return self._match_after(table.match, ask)

    def _match_after(self, match: Match, ask: Ask) -> tuple[Match, int] | None:
        entry = ask(match)
        if entry is None:
            return None
        after, now = match.copy(), self.clock.now_ms()
        after.fold_new(entry, now)
        return after, now

    async def _must_be_there(self, table: OpenTable, seq: int) -> None:
        """Raise ``NoSuchTable`` if an entry could not be written because the log was deleted."""
        if table.match.seq < seq and not await self.store.exists(table.id):
            await self.forget(table.id)
            raise NoSuchTable

    async def _was_written(self, table: OpenTable, logged: Logged) -> bool:
        """Whether an entry is in the log although writing it seemed to fail."""
        await self._catch_up(table)
        steps = table.match.steps
        return len(steps) >= logged.seq and steps[logged.seq - 1].logged == logged

    # --- other processes ------------------------------------------------------------------------

    async def listen(self) -> None:
        """Listen for what other processes write, and tell the watchers here; runs for ever.

        The process that wrote an entry lets the bots play. If it dies, ``watch_clocks`` notices.
        """
        while self.store.is_shared:
            try:
                await self.store.listen(self.hear)
            except Exception:
                log.exception("listening failed")
            await self.clock.sleep(RETRY)

    def hear(self, match_id: str) -> None:
        """Note that another process wrote to a match; "" stands for all matches.

        ``NOTICED`` stands for a notice of an operator. A text that begins with ``BEAT`` is a
        heartbeat of a process.
        """
        if match_id.startswith(BEAT):
            self.hear_beat(match_id.removeprefix(BEAT))
            return
        if match_id in ("", NOTICED):
            self.noticed.set()
        for known in [match_id] if match_id else [*self.tables, *self._loading]:
            if known in self._loading:
                self._heard_of.add(known)
            table = self.tables.get(known)
            if table is None:
                continue
            if table.watchers or table.working_since:
                self._catch_up_soon(table)
            else:
                table.is_behind = table.is_stale = True

    def _catch_up_soon(self, table: OpenTable) -> None:
        table.is_behind = True
        if not table.is_catching_up and not self._is_closing:
            table.is_catching_up = True
            self._spawn(self._catch_up_at_last(table))

    async def _catch_up_at_last(self, table: OpenTable) -> None:
        try:
            while table.is_behind:
                try:
                    async with table.lock:
                        await self._catch_up(table)
                except Unavailable:
                    log.warning("a table could not be read", extra={"match": table.id})
                    await self.clock.sleep(RETRY)
        finally:
            table.is_catching_up = False

    def _spawn(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def send_away(self, is_elsewhere: Callable[[str], bool], share: float) -> None:
        """Disconnect viewers of tables that are at home elsewhere, up to a share of all viewers."""
        left = ceil(share * sum(len(table.watchers) for table in self.tables.values()))
        for table in self.tables.values():
            if left and table.watchers and is_elsewhere(table.id):
                for watcher in [*table.watchers][:left]:
                    watcher.hang_up()
                    left -= 1

    def let_go(self) -> None:
        """Disconnect all watchers, so that they resume elsewhere, and start no more bots."""
        self._is_closing = True
        for table in self.tables.values():
            for watcher in table.watchers:
                watcher.hang_up()

    async def forget(self, match_id: str) -> None:
        """Drop a match that was deleted, and disconnect its viewers."""
        if match_id in self._loading:
            await asyncio.wait([self._loading[match_id]])
        table = self.tables.pop(match_id, None)
        if table is not None:
            table.is_gone = True
            for watcher in table.watchers:
                watcher.hang_up()

    async def close(self) -> None:
        """Disconnect all watchers and finish all writes."""
        self.let_go()
        await ended(self._tasks)
        await finished([*self._acts, *self._loading.values()])


def _retrieve(task: asyncio.Task[OpenTable]) -> None:
    """Retrieve the error of a task, so that it is not logged if no caller awaits the task."""
    if not task.cancelled():
        task.exception()
