"""The processes of a simulated server: the real hub and store, and its requests."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Coroutine, Sequence
from contextlib import suppress
from contextvars import copy_context
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from random import Random
from typing import Any, Final, TypeVar, cast

from sqlalchemy.ext.asyncio import AsyncEngine

from fimbul.match.entries import Entry
from fimbul.match.match import Match
from fimbul.rules import SPECTATOR, View, move_text
from fimbul.server.clock import SystemClock
from fimbul.server.errors import Refused, told
from fimbul.server.hub import Hub
from fimbul.server.identity import Visitor, chairs_held
from fimbul.server.open_table import OpenTable
from fimbul.server.sockets import QuietSocket
from fimbul.server.stream import BEAT, Viewer
from fimbul.server.tasks import going_on
from fimbul.server.thinking import Choice, Thinkers
from fimbul.store import Append, Deadline, Store, open_store
from fimbul.store.database import SQLITE_PRAGMAS, open_engine
from fimbul.store.links import Row
from fimbul.store.sqlite import Work, answering_sqlite, ask, take_due, write_appends
from fimbul.store.statements import DUE, NOTIFY, Statement
from tests.simulation.database import Connection, Database, Listener
from tests.simulation.faults import Faults
from tests.simulation.loop import PROCESS, SeededLoop, Turn
from tests.simulation.wire import Answer, Request

EPOCH: Final = 1_700_000_000 * 10**9
"""When a history begins, in nanoseconds since 1970."""
AT_MOST: Final = 3
"""Processes of a history."""
T = TypeVar("T")


class SimulatedLink:
    """One process's direct link to a simulated database, like ``fimbul.store.sqlite``."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self._idle: list[Connection] = []

    async def ask(self, question: Statement, *values: Any) -> Sequence[Row]:
        """See ``fimbul.store.links.Link``."""
        with answering_sqlite():
            connection = await self._connection()
            try:
                await connection.statement(question.sqlite.text)
                rows = ask(connection.real, question, values)
            except BaseException:
                connection.stop()
                raise
            self._idle.append(connection)
            return rows

    async def write(self, statement: Statement, *values: Any) -> None:
        """See ``fimbul.store.links.Link``."""
        await self._transact(partial(ask, question=statement, values=values))

    async def append(self, appends: Sequence[Append]) -> list[bool]:
        """See ``fimbul.store.links.Link``."""
        return await self._transact(partial(write_appends, appends=appends))

    async def take_due(self, now: int, limit: int) -> Sequence[Row]:
        """See ``fimbul.store.links.Link``."""
        if not await self.ask(DUE, now, limit):
            return []
        return await self._transact(partial(take_due, now=now, limit=limit))

    async def close(self) -> None:
        """See ``fimbul.store.links.Link``."""
        while self._idle:
            self._idle.pop().stop()

    async def _transact(self, work: Work[T]) -> T:
        """Run work in a transaction, with faults."""
        with answering_sqlite():
            connection = await self._connection()
            try:
                await connection.statement("BEGIN IMMEDIATE")
                connection.begin()
                done = work(connection.real)
                await connection.commit()
            except BaseException:
                connection.stop()
                raise
            self._idle.append(connection)
            return done

    async def _connection(self) -> Connection:
        while self._idle:
            connection = self._idle.pop()
            if not connection.is_closed:
                return connection
        connection = await self.database.connect()
        for pragma in SQLITE_PRAGMAS:
            connection.set(pragma)
        return connection


class SharedLink(SimulatedLink):
    """The same for several processes: a transaction is one statement and notifies the others."""

    name = ""
    """The name of the process, for its listeners."""

    async def append(self, appends: Sequence[Append]) -> list[bool]:
        """See ``fimbul.store.links.Link``."""

        def work(connection: sqlite3.Connection) -> list[bool]:
            written = write_appends(connection, appends)
            for append, is_written in zip(appends, written, strict=True):
                if is_written:
                    ask(connection, NOTIFY, (f"{self.name}:{append.row.id}",))
            return written

        return await self._transact(work)


class SimulatedStore(Store):
    """The store of one process, on a simulated database."""

    def __init__(self, engine: AsyncEngine, database: Database) -> None:
        self.database = database
        super().__init__(engine, SimulatedLink(database))

    async def _listen_once(self, hear: Callable[[str], None]) -> None:
        await Listener(self.database, lambda notice: self._hear(hear, notice)).listen()


class SharedStore(SimulatedStore):
    """The same for a database of several processes, as on PostgreSQL."""

    def __init__(self, engine: AsyncEngine, database: Database) -> None:
        super().__init__(engine, database)
        self.link = link = SharedLink(database)
        link.name = self._name

    @property
    def is_shared(self) -> bool:
        return True


# --- engines: made once, since SQLAlchemy takes its time to compile statements --------------------


_current: list[Database] = []


async def _connect() -> Any:
    return await _current[0].connect()


class Engines:
    """Prepared once and shared by all histories of this interpreter, without effect on them."""

    def __init__(self, folder: Path) -> None:
        file = folder / "template.sqlite"
        asyncio.run(_migrate(f"sqlite+aiosqlite:///{file}"))
        self.template = file.read_bytes()
        """Return a database with the schema of the real migrations."""
        self.engines = [
            open_engine("sqlite+aiosqlite:///simulated.sqlite", async_creator=_connect)
            for _ in range(AT_MOST)
        ]
        self._warm(folder)

    def _warm(self, folder: Path) -> None:
        """Connect once, because SQLAlchemy runs a few queries at an engine's first connection."""
        rng = Random(0)
        loop = SeededLoop(rng)
        database = Database(folder / "warm.sqlite", self.template, rng, Faults(rng))
        self.use(database)
        try:
            loop.run_until_complete(self._ask())
        finally:
            loop.bury()
            database.close()

    async def _ask(self) -> None:
        for engine in self.engines:
            await Store(engine).rows("open", 1)
            await engine.dispose()

    def use(self, database: Database) -> None:
        """Let the engines connect to this database from now on."""
        _current[:] = [database]
        for engine in self.engines:
            engine.sync_engine.dispose(close=False)


async def _migrate(url: str) -> None:
    async with open_store(url):
        pass


# --- machines and processes -----------------------------------------------------------------------


@dataclass
class Machine:
    """A machine with a wall clock that can be set."""

    loop: SeededLoop
    offset: int = 0
    """Nanoseconds by which its wall clock is wrong."""

    def uptime(self) -> int:
        return round(self.loop.time() * 1e9)

    def wall(self) -> int:
        return EPOCH + self.uptime() + self.offset


@dataclass(frozen=True)
class Thought:
    """One computation of a bot, from beginning to end."""

    process: str
    about: tuple[int, str]
    """The seat, and the name of the decision in the log."""
    began: float
    ended: float


class SimulatedThinkers(Thinkers):
    """Bots that think for a random time and choose at random."""

    def __init__(self, process: Process, faults: Faults, rng: Random) -> None:
        self._process = process
        self._faults = faults
        self._rng = rng

    async def choose(
        self, level: str, view: View, network: str = "", *, is_urgent: bool = False
    ) -> Choice:
        loop = asyncio.get_running_loop()
        began = loop.time()
        about = (view.seat, self._process.decision_of(view.seat))
        slow = 1.0 if self._faults.strikes("slow bot") else 0.0
        await asyncio.sleep(self._rng.random() * (0.2 + slow))
        self._process.thoughts.append(Thought(self._process.name, about, began, loop.time()))
        return Choice(move_text(self._rng.choice(view.options)), "glance", 0.0)

    def close(self) -> None:
        """Do nothing: there are no workers to stop."""


Hear = Callable[[str, int, int, bytes], None]
"""Handles a message to a viewer: the name of the process, what the viewer got before, the number of
entries that the process knows, and the message."""


class Line:
    """The connection of a viewer, like those of ``server.sockets``, which may be read slowly."""

    is_open = True

    def __init__(self, process: Process, opened: OpenTable, hear: Hear) -> None:
        self.opened = opened
        self.said_at = 0.0
        self.viewer: Viewer | None = None
        self._process = process
        self._hear = hear
        self._read_at = 0.0
        process.lines += 1
        self.number = process.lines

    @property
    def is_free(self) -> bool:
        return asyncio.get_running_loop().time() >= self._read_at

    def say(self, text: bytes) -> None:
        assert self.viewer is not None
        now = self.said_at = asyncio.get_running_loop().time()
        if self._process.faults.strikes("slow viewer"):
            self._read_at = now + 0.4 * self._process.faults.part()
        if text != BEAT:
            self._hear(self._process.name, self.viewer.after, self.opened.match.seq, text)

    async def wait_for_space(self) -> None:
        loop = asyncio.get_running_loop()
        while (left := self._read_at - loop.time()) > 0:
            await asyncio.sleep(left)


class NumberedViewer(Viewer):
    """A viewer whose order in a set does not depend on its address in memory."""

    def __init__(self, line: Line, seat: int, after: int, wants_changes: bool) -> None:
        super().__init__(cast("QuietSocket", line), line.opened, seat, after, wants_changes)
        self._number = line.number

    def __hash__(self) -> int:
        return self._number


@dataclass(eq=False)
class Process:
    """One process of the server. A restart makes a new one."""

    name: str
    engine: AsyncEngine
    machine: Machine
    database: Database
    faults: Faults
    seed: int
    store_type: type[SimulatedStore]
    hub_type: type[Hub]
    turn: Turn = field(default_factory=Turn)
    thoughts: list[Thought] = field(default_factory=list)
    asked: dict[asyncio.Future[Answer], None] = field(default_factory=dict)
    """Requests that wait for an answer."""
    pass_on: Callable[[Process, Deadline], bool] = lambda process, deadline: False
    """Passes a deadline on to the process that this one believes to be the home."""
    streams: list[asyncio.Event] = field(default_factory=list)
    """The connections of viewers, to be cut when the process dies."""
    lines: int = 0
    """How many viewers have listened to it."""
    hub: Hub | None = None

    def start(self) -> None:
        """Begin to serve, as ``server.app`` does."""
        self.machine.loop.add(self.turn)
        self.has_started = asyncio.Event()
        self._stopping = asyncio.Event()
        self.serving = self.spawn(self._serve())

    @property
    def is_up(self) -> bool:
        return self.hub is not None and not self.turn.is_dead and not self._stopping.is_set()

    @property
    def is_gone(self) -> bool:
        """Whether another process may take its place."""
        return self.turn.is_dead or self.serving.done()

    def spawn(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        """Run a coroutine in the process."""
        context = copy_context()
        context.run(PROCESS.set, self.turn)
        return self.machine.loop.create_task(work, context=context)

    async def _serve(self) -> None:
        rng = Random(self.seed)
        store = self.store_type(self.engine, self.database)
        clock = SystemClock(self.machine.wall, self.machine.uptime)
        hub = self.hub_type(store, SimulatedThinkers(self, self.faults, rng), clock, rng)
        hub.pass_on = lambda deadline: self.pass_on(self, deadline)
        self.hub = hub
        self.has_started.set()
        async with going_on(hub.watch_clocks(), hub.listen()):
            await self._stopping.wait()
        await hub.close()
        await store.close()

    def decision_of(self, seat: int) -> str:
        """Return the decision of a seat at the only table, as far as this process knows.

        The number in a view is not enough: both cards of a pair (D4) have the same.
        """
        assert self.hub is not None
        (table,) = self.hub.tables.values()
        return table.match.decision_of(seat)

    def log_time(self) -> int:
        """Return the time by the clock of this process."""
        assert self.hub is not None
        return self.hub.clock.now_ms()

    def stop(self) -> None:
        """Stop the process gracefully; it finishes its work."""
        assert self.hub is not None
        self.hub.let_go()
        self._stopping.set()

    def kill(self) -> None:
        """Kill the process."""
        self.turn.is_dead = True
        self.database.cut(self.turn)
        self.engine.sync_engine.dispose(close=False)
        for waiting in self.asked:
            if not waiting.done():
                waiting.set_exception(ConnectionResetError())
        for cut in self.streams:
            cut.set()

    def stall(self, seconds: float) -> None:
        """Suspend the process for a while, as if the machine slept."""
        self.turn.stalled_until = self.machine.loop.time() + seconds

    # --- what its doors do ------------------------------------------------------------------------

    async def act(self, table: str, ask: Request) -> int:
        """Carry out a request as ``server.api`` does, and return the number of its entry.

        Raises the refusal that the client gets.
        """
        hub = self.hub
        assert hub is not None
        opened = await hub.open(table)
        who = Visitor(ask.secret)
        if ask.chair not in chairs_held(opened.holders, who) and not ask.is_joining:
            await hub.read_holders(opened)

        def asked(match: Match) -> Entry | None:
            if not ask.is_joining and ask.chair not in chairs_held(opened.holders, who):
                raise Refused("not-your-chair")
            return ask.entry(match)

        def holders(entry: Entry) -> list[tuple[int, str]]:
            return [(ask.chair, who.hash)]

        return await hub.act(table, asked, holders if ask.is_joining else None)

    async def answer(self, table: str, ask: Request, answer: Callable[[Answer], None]) -> None:
        """Carry out a request and answer it."""
        try:
            answer(Answer(200, "", await self.act(table, ask)))
        except Exception as error:  # noqa: BLE001  (as the real one answers)
            status, code, _ = told(error)
            answer(Answer(status, code, 0, repr(error) if status == 500 else ""))

    async def tell(self, table: str, secret: str, after: int, changes: bool, hear: Hear) -> None:
        """Send news to a viewer as ``server.stream`` does, until it must resume elsewhere."""
        hub = self.hub
        assert hub is not None
        opened = await hub.open(table, after)
        if self._seat(opened, secret) == SPECTATOR:
            await hub.read_holders(opened)
        seat = self._seat(opened, secret)
        line = Line(self, opened, hear)
        line.viewer = viewer = NumberedViewer(line, seat, after, changes)

        async def check_access() -> None:
            if self._seat(opened, secret) != seat:
                raise Refused("not-your-seat")

        with hub.watching(opened, viewer), suppress(Refused):
            await viewer.listen(check_access)

    def _seat(self, opened: OpenTable, secret: str) -> int:
        seats = opened.match.seats_of(chairs_held(opened.holders, Visitor(secret)))
        return seats[0] if seats else SPECTATOR
