"""A database that fails: SQLite behind a driver whose every wait and failure is drawn from a seed.

The store's own SQL runs on real SQLite files, without a thread. The verbs that a server calls often
take the short way (``SimulatedLink``); the others go through SQLAlchemy, for which ``Connection``
and ``Cursor`` have the shape of aiosqlite's. What is simulated honestly:

* every statement and every commit takes time, in which everything else may happen;
* a statement or a commit fails; a commit may be written although it fails;
* whoever dies in a transaction leaves nothing of it, unless its commit was on the way: then
  either happens;
* power fails: what SQLite was not told to sync (``PRAGMA synchronous``) is lost;
* one writer at a time, the others wait and give up (SQLite's busy timeout, PostgreSQL's
  ``lock_timeout``);
* for several processes, ``pg_notify`` reaches those who listen, late, or not at all when their
  connection is lost; then they hear that they may have missed something when they are back.

Not simulated: that PostgreSQL lets two transactions write to different rows at once, and the
statements that it alone gets (``fimbul.store.postgres``). The tests on a real one (``tests/store``,
``tests/server/test_two_processes.py``) are for that.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections import deque
from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random
from typing import Any, Final, Self

from tests.simulation.faults import Faults
from tests.simulation.loop import PROCESS, Turn

QUICK: Final = 0.002
"""Seconds that a statement takes on average."""
PATIENCE: Final = 5.0
"""Seconds after which a writer gives up waiting for another."""
FULL: Final = 2
"""What ``PRAGMA synchronous`` says when a commit is on the disk before it returns."""

PATIENT_TIME: Final = 0.1
"""Seconds up to which it is not worth while to notice that all is well again."""
CLOSED = "connection closed"
"""What SQLAlchemy takes for a lost connection."""


class Database:
    """Files on a disk, the connections to them, and whoever wants to hear of what is written."""

    def __init__(self, path: Path, template: bytes, rng: Random, faults: Faults) -> None:
        self.path = path
        self.rng = rng
        self.faults = faults
        self.is_down = False
        self.syncs = True
        self.is_mended = asyncio.Event()
        """Set when nothing goes wrong any more, nor goes on going wrong."""
        self.crash: Callable[[], None] = self.go_down
        """What happens when it goes down by itself."""
        self.connections: list[Connection] = []
        self.listeners: list[Listener] = []
        self._writer: Connection | None = None
        self._waiting: deque[tuple[Connection, asyncio.Future[None]]] = deque()
        self._synced: bytes | None = None
        """The database as it was when last synced, if something was written since."""
        path.write_bytes(template)
        self._reader = sqlite3.connect(path)

    async def connect(self) -> Connection:
        """A new connection of the process that asks."""
        await self.pass_time()
        if self.is_down:
            raise sqlite3.OperationalError("the database is down")
        connection = Connection(self, PROCESS.get())
        self.connections.append(connection)
        return connection

    def length(self) -> int:
        """How many entries are written, in all logs together."""
        return int(self._reader.execute("SELECT count(*) FROM entry").fetchone()[0])

    def close(self) -> None:
        """Let go of the files."""
        self._reader.close()

    async def pass_time(self) -> None:
        """Let a statement take its time."""
        seconds = self.rng.expovariate(1 / QUICK)
        if self.faults.strikes("slow query"):
            seconds += self.rng.random()
        if self.faults.strikes("stuck query"):
            seconds += 15 * self.rng.random()
        if seconds < PATIENT_TIME:
            await asyncio.sleep(seconds)
            return
        try:
            async with asyncio.timeout(seconds):
                await self.is_mended.wait()
        except TimeoutError:
            pass

    # --- one writer at a time ---------------------------------------------------------------------

    async def take_turn(self, connection: Connection) -> None:
        """Wait until nobody else writes."""
        if self._writer is None:
            self._writer = connection
            return
        turn = asyncio.get_running_loop().create_future()
        self._waiting.append((connection, turn))
        try:
            async with asyncio.timeout(PATIENCE):
                await turn
        except BaseException as error:
            self.give_turn(connection)
            if isinstance(error, TimeoutError):
                raise sqlite3.OperationalError("database is locked") from None
            raise

    def give_up(self, connection: Connection) -> None:
        """Wait no longer for the turn of a connection that is lost."""
        for waiting, turn in self._waiting:
            if waiting is connection and not turn.done():
                turn.set_exception(sqlite3.OperationalError(CLOSED))

    def give_turn(self, connection: Connection) -> None:
        """Let the next one write."""
        if self._writer is not connection:
            return
        self._writer = None
        while self._waiting:
            following, turn = self._waiting.popleft()
            if not (turn.done() or following.is_closed):
                self._writer = following
                turn.set_result(None)
                return

    # --- what strikes -----------------------------------------------------------------------------

    def cut(self, turn: Turn | None) -> None:
        """Whoever had these connections is dead."""
        for connection in self.connections[:]:
            if connection.owner is turn:
                connection.break_off()
        self.listeners = [listener for listener in self.listeners if listener.owner is not turn]

    def go_down(self) -> None:
        """Break all connections; nobody gets a new one until it is up again."""
        self.is_down = True
        for connection in self.connections[:]:
            connection.break_off()
        for listener in self.listeners:
            listener.lose()
        self.listeners.clear()

    def lose_power(self) -> None:
        """Break all connections, and forget what was not synced."""
        for connection in self.connections[:]:
            connection.break_off()
        if self._synced is not None:
            self._reader.close()
            for suffix in ("-wal", "-shm"):
                self.path.with_name(self.path.name + suffix).unlink(missing_ok=True)
            self.path.write_bytes(self._synced)
            self._synced = None
            self._reader = sqlite3.connect(self.path)

    def before_commit(self, connection: Connection) -> None:
        """Remember what is on the disk if this commit need not get there."""
        if self._synced is None and not connection.is_synced:
            self._synced = self._reader.serialize()

    # --- notices ----------------------------------------------------------------------------------

    def tell(self, notices: Sequence[str]) -> None:
        """Tell everybody who listens of a commit."""
        for listener in self.listeners[:]:
            for notice in notices:
                if self.faults.strikes("lost notice"):
                    listener.lose()
                    self.listeners.remove(listener)
                    break
                listener.tell(notice, self.faults.strikes("late notice"))


class Listener:
    """A process that wants to hear of what others write."""

    def __init__(self, database: Database, hear: Callable[[str], None]) -> None:
        self.owner = PROCESS.get()
        self._database = database
        self._heard: asyncio.Queue[tuple[float, str]] = asyncio.Queue()
        self._hear = hear
        self._lost = asyncio.Event()

    def tell(self, notice: str, is_late: bool) -> None:
        rng = self._database.rng
        self._heard.put_nowait((2 * rng.random() if is_late else 0.005 * rng.random(), notice))

    def lose(self) -> None:
        """Its connection is lost, and it knows soon."""
        self._lost.set()

    async def listen(self) -> None:
        """Pass on what is told, in its order, until the connection is lost."""
        database = self._database
        await database.pass_time()
        if database.is_down:
            raise ConnectionRefusedError("the database is down")
        database.listeners.append(self)
        self._hear("")
        passing = asyncio.create_task(self._pass_on())
        try:
            await self._lost.wait()
        finally:
            passing.cancel()

    async def _pass_on(self) -> None:
        while True:
            seconds, notice = await self._heard.get()
            await asyncio.sleep(seconds)
            self._hear(notice)


class Connection:
    """A connection in the shape of aiosqlite's."""

    def __init__(self, database: Database, owner: Turn | None) -> None:
        self.database = database
        self.owner = owner
        self.is_closed = False
        self._conn = sqlite3.connect(database.path, timeout=0, check_same_thread=False)
        self._conn.create_function("pg_notify", 2, self._note)
        self._connection = self._conn
        self._tx = self
        self._notices: list[str] = []
        self._is_committing = False
        self.is_synced = True
        """Whether a commit is on the disk before it returns. So SQLite does by itself."""

    def _note(self, channel: str, notice: str) -> None:
        self._notices.append(notice)

    def put_nowait(self, work: tuple[asyncio.Future[None], Callable[[], None]]) -> None:
        """Do what SQLAlchemy hands to the thread of a connection, which has none."""
        done, function = work
        function()
        done.set_result(None)

    async def create_function(self, *options: Any, **more: Any) -> None:
        self._conn.create_function(*options, **more)

    def cursor(self) -> Cursor:
        return Cursor(self)

    def set(self, pragma: str) -> None:
        """Carry out a pragma that sets something, which takes no time."""
        if not self.database.syncs:
            pragma = pragma.replace("synchronous=FULL", "synchronous=NORMAL")
        self._conn.execute(pragma)
        if "synchronous" in pragma:
            self.is_synced = self._conn.execute("PRAGMA synchronous").fetchone()[0] >= FULL

    async def statement(self, sql: str) -> None:
        """Wait for a statement as long as it takes, or fail as it fails."""
        database = self.database
        if sql.startswith("BEGIN IMMEDIATE"):
            self._must_be_open()
            await database.take_turn(self)
        await database.pass_time()
        self._must_be_open()
        if database.faults.strikes("lost connection"):
            self.break_off()
            self._must_be_open()
        if database.faults.strikes("failed query"):
            raise sqlite3.OperationalError("disk I/O error")

    @property
    def real(self) -> sqlite3.Connection:
        return self._conn

    def begin(self) -> None:
        """Begin a transaction, whose turn it is."""
        self._conn.execute("BEGIN IMMEDIATE")

    def _must_be_open(self) -> None:
        if self.is_closed:
            raise sqlite3.OperationalError(CLOSED)

    async def commit(self) -> None:
        self._must_be_open()
        if not self._conn.in_transaction:
            return
        database, faults = self.database, self.database.faults
        self._is_committing = True
        try:
            await database.pass_time()
        finally:
            self._is_committing = False
        self._must_be_open()
        if faults.strikes("failed commit"):
            raise sqlite3.OperationalError("database or disk is full")
        self._commit()
        if faults.strikes("failed commit that was written"):
            self.break_off()
        if faults.strikes("crash after commit"):
            database.crash()
        await database.pass_time()
        self._must_be_open()

    def _commit(self) -> None:
        self.database.before_commit(self)
        self._conn.commit()
        self.database.give_turn(self)
        notices, self._notices = self._notices, []
        self.database.tell(notices)

    async def rollback(self) -> None:
        self._must_be_open()
        self._roll_back()

    def _roll_back(self) -> None:
        self._conn.rollback()
        self._notices.clear()
        self.database.give_turn(self)

    async def close(self) -> None:
        self.stop()

    def stop(self) -> None:
        """Close it, whatever it was at."""
        if not self.is_closed:
            self.is_closed = True
            self._roll_back()
            self._conn.close()
            self.database.give_up(self)
            self.database.connections.remove(self)

    def break_off(self) -> None:
        """The connection is lost. A commit on the way may arrive all the same."""
        if not self.is_closed and self._is_committing and self.database.rng.random() < 0.5:
            self._commit()
        self.stop()


class Cursor:
    """A cursor in the shape of aiosqlite's."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection
        self._cursor = connection._conn.cursor() if not connection.is_closed else None

    async def __aenter__(self) -> Self:
        self._connection._must_be_open()
        return self

    @property
    def real(self) -> sqlite3.Cursor:
        assert self._cursor is not None
        return self._cursor

    @property
    def description(self) -> Any:
        return self.real.description

    @property
    def rowcount(self) -> int:
        return self.real.rowcount

    @property
    def lastrowid(self) -> int | None:
        return self.real.lastrowid

    async def execute(self, sql: str, parameters: Sequence[Any] = ()) -> Self:
        if sql.startswith("PRAGMA"):
            self._connection.set(sql)
            return self
        await self._connection.statement(sql)
        self.real.execute(sql, parameters)
        return self

    async def executemany(self, sql: str, parameters: Sequence[Sequence[Any]]) -> Self:
        await self._connection.statement(sql)
        self.real.executemany(sql, parameters)
        return self

    async def fetchall(self) -> list[Any]:
        return self.real.fetchall()

    async def close(self) -> None:
        if not self._connection.is_closed:
            self.real.close()
