"""The tables that this process has open, and the only way to change them.

``Hub.act`` is that way. It takes one request at a time for each table, writes the entry, and then
tells everybody who watches. Several processes may share a database. A number in a log is used
once, so a process that comes second reads what the first has written and asks again.

``OpenTable.match`` is never changed. It is replaced by a match with more of the log, once that is
written. So it may be read without the lock, at any time.
"""

import asyncio
import logging
from collections.abc import Callable, Coroutine, Iterable, Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from math import ceil
from random import Random
from typing import Final

from fimbul.match.entries import Entry, Logged, Mover, Reclaimed, Sat, Stood, entry_name
from fimbul.match.errors import MatchError
from fimbul.match.match import Match, fold
from fimbul.match.stopping import close
from fimbul.rules import view
from fimbul.server import observe
from fimbul.server.clock import Clock, SystemClock
from fimbul.server.movers import due_seats, mover
from fimbul.server.pace import moment
from fimbul.server.setbacks import Setbacks
from fimbul.server.sight import Sight
from fimbul.server.summary import result_in, summary_of
from fimbul.server.tasks import ended, finished
from fimbul.server.thinking import STAND_IN, Thinkers
from fimbul.store import Append, Conflict, Deadline, MatchRow, Store, Unavailable
from fimbul.store.store import BEAT, LEASE, NOTICED

log = logging.getLogger(__name__)

ATTEMPTS: Final = 20
"""Attempts to write a request while other processes keep writing first."""
PAUSE: Final = 0.01
"""Seconds that each further try may wait longer, so that the other processes can finish."""
TICK: Final = 0.4
"""Seconds between two checks of the clocks."""
RETRY: Final = 0.5
"""Seconds before another try to read what other processes wrote."""
MOST_TABLES: Final = 2_000
"""Tables kept in memory, unless more are in use at once."""
IDLE: Final = 300
"""Seconds after which a table that nobody uses is dropped from memory."""


class NoSuchTable(Exception):
    """There is no match with that id."""


class Watcher:
    """A listener that is told when a table has changed."""

    def __init__(self) -> None:
        self.is_let_go = False
        self._changed = asyncio.Event()

    def tell(self) -> None:
        """Report a change."""
        self._changed.set()

    def hang_up(self) -> None:
        """Report that no more changes will come from here, so that the viewer resumes elsewhere."""
        self.is_let_go = True
        self._changed.set()

    async def wait(self) -> None:
        """Wait for a change since the last call, or until ``hang_up`` is called."""
        await self._changed.wait()
        self._changed.clear()


@dataclass(eq=False)
class OpenTable:
    """A table loaded into memory, with its lock and its watchers."""

    id: str
    match: Match
    created_at: int
    holders: Sequence[tuple[int, str]] = ()
    """Pairs of a chair and the hash of a secret that holds it."""
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    watchers: set[Watcher] = field(default_factory=set)
    network: str = ""
    """The address that is charged for the thinking of bots here: it created the table, or was the
    first to use it after this process loaded it. It is kept in memory only."""
    working_since: int = 0
    """When this process began to decide for bots and stand-ins here; 0 if it does not."""
    is_behind: bool = False
    """Another process wrote, or a write failed: read the log before the next entry."""
    is_catching_up: bool = False
    is_stale: bool = False
    """Another process wrote while nobody watched: read the log before showing the table."""
    is_gone: bool = False
    """The match was deleted."""
    used_at: int = 0
    _sight: Sight | None = None

    def look(self) -> Sight:
        """Return the current sight of the table, which all its viewers share."""
        seen = self._sight
        if seen is None or seen.match is not self.match:
            latest = Sight(self.match, seen)
            if seen is not None:
                seen.settle()
            seen = self._sight = latest
        return seen

    def look_away(self) -> None:
        """Drop the sight, since nobody watches any more."""
        self._sight = None


Ask = Callable[[Match], Entry | None]
Holders = Callable[[Entry], list[tuple[int, str]]]
Besides = Callable[[Match], list[Append]]


class Hub:
    """All tables that a process has open."""

    def __init__(
        self,
        store: Store,
        thinkers: Thinkers,
        clock: Clock | None = None,
        rng: Random | None = None,
    ) -> None:
        self.store = store
        self.thinkers = thinkers
        self.clock = clock or SystemClock()
        self._rng = rng or Random()
        self.tables: dict[str, OpenTable] = {}
        self._loading: dict[str, asyncio.Task[OpenTable]] = {}
        self._heard_of: set[str] = set()
        """Matches that other processes wrote to while they were being loaded here."""
        self._tasks: set[asyncio.Task[None]] = set()
        self._acts: set[asyncio.Task[None]] = set()
        self._setbacks = Setbacks()
        self._missed: set[str] = set()
        """Bots that sit at tables but do not exist on this server."""
        self._is_closing = False
        self._writing: dict[str, float] = {}
        """For each match, when the write of its entry began; the oldest first."""
        self.noticed = asyncio.Event()
        """Set when an operator may have left a notice (see ``heeding``)."""
        self.hear_beat: Callable[[str], None] = lambda _: None
        """Called with each heartbeat of another process (see ``neighbours``)."""
        self.pass_on: Callable[[Deadline], bool] = lambda _: False
        """Hands a deadline to the home of the match; returns whether that is another process."""

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
            table.holders = _held_after(table.holders, entry, held)
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

    # --- bots and clocks ------------------------------------------------------------------------

    def wake(self, table: OpenTable) -> None:
        """Let bots and stand-ins decide, here or at the table's home, unless they already do."""
        if self._has_work(table):
            deadline = Deadline(table.id, table.match.due_at() or 0)
            if not self.pass_on(deadline):
                self._begin_work(table)

    def _has_work(self, table: OpenTable) -> bool:
        is_free = not table.working_since and not self._is_closing
        return is_free and bool(due_seats(table.match, self.clock.now_ms()))

    def _begin_work(self, table: OpenTable) -> None:
        table.working_since = self.clock.now_ms()
        self._spawn(self._work(table))

    async def _work(self, table: OpenTable) -> None:
        """Decide for bots and for players who are away or late, until no seat is due.

        If that fails, the clock tries again, at longer and longer intervals.
        """
        try:
            while seats := due_seats(table.match, self.clock.now_ms()):
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
        choice = await self.thinkers.choose(
            level if is_here else STAND_IN,
            view(match.state, seat),
            table.network,
            is_urgent=role != "bot",
        )
        taken = self.clock.monotonic() - started
        observe.thinking.observe(taken)
        wait = moment(choice.effort, choice.expected, taken) - taken
        if wait > 0:
            await self.clock.sleep(wait)

        def ask(current: Match) -> Entry | None:
            is_mover = mover(current, seat, self.clock.now_ms()) == role
            is_wanted = is_mover and current.decision_of(seat) == decision
            return current.move(seat, decision, choice.move, by) if is_wanted else None

        await self.act(table.id, ask)

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
            if due_seats(match, self.clock.now_ms()):
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

    async def forget(self, match_id: str) -> None:
        """Drop a match that was deleted, and disconnect its viewers."""
        if match_id in self._loading:
            await asyncio.wait([self._loading[match_id]])
        table = self.tables.pop(match_id, None)
        if table is not None:
            table.is_gone = True
            for watcher in table.watchers:
                watcher.hang_up()

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

    async def close(self) -> None:
        """Finish all writes, and stop the bots."""
        self.let_go()
        await ended(self._tasks)
        await finished([*self._acts, *self._loading.values()])
        self.thinkers.close()


def first_append(
    match_id: str,
    entries: Iterable[Entry],
    holders: Sequence[tuple[int, str]],
    now: int,
    maker: str = "",
) -> Append:
    """Return the write of a new match with its first entries."""
    match = Match()
    logged = [match.fold_new(entry, now).logged for entry in entries]
    return Append(row_of(match_id, now, match, now), logged, holders, maker=maker)


def row_of(match_id: str, created_at: int, match: Match, now: int) -> MatchRow:
    """Return the row of a match that is written now.

    If a decision is due already, it is due at ``now`` at the latest, even if another process wrote
    the log with a clock that is ahead of this one.
    """
    due_at = match.due_at()
    is_due = due_at is not None and bool(due_seats(match, now))
    return MatchRow(
        match_id,
        created_at,
        match.steps[-1].logged.at,
        match.status,
        match.options.is_public,
        match.seq,
        min(due_at, now) if due_at is not None and is_due else due_at,
        summary_of(match),
        now + LEASE if is_due else 0,
    )


def _held_after(
    holders: Sequence[tuple[int, str]], entry: Entry, new: Sequence[tuple[int, str]]
) -> Sequence[tuple[int, str]]:
    """Return the holders of the chairs after an entry."""
    if isinstance(entry, Stood | Reclaimed):
        return [*(held for held in holders if held[0] != entry.chair), *new]
    return [*holders, *(held for held in new if held not in holders)] if new else holders


def _retrieve(task: asyncio.Task[OpenTable]) -> None:
    """Retrieve the error of a task, so that it is not logged if no caller awaits the task."""
    if not task.cancelled():
        task.exception()
