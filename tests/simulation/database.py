"""A database that fails: SQLite behind a driver whose delays and failures come from a seed.

The store's own SQL runs on real SQLite files, without a thread. The verbs that a server calls often
take the short way (``SimulatedLink``); the others go through SQLAlchemy, for which ``Connection``
and ``Cursor`` have the interface of aiosqlite's. This is simulated:

* every statement and every commit takes time, during which anything else may happen;
* a statement or a commit fails; a commit may be written although it fails;
* a process that dies in a transaction leaves nothing of it, unless its commit was in progress: then
  it succeeds or fails;
* after a power cut, what SQLite did not sync (``PRAGMA synchronous``) is lost;
* one writer at a time, the others wait and give up (SQLite's busy timeout, PostgreSQL's
  ``lock_timeout``);
* with several processes, ``pg_notify`` reaches the listeners late, or not at all if their
  connection is lost; after reconnecting they know that they may have missed something.

Not simulated: PostgreSQL lets two transactions write to different rows at once, and gets statements
of its own (``fimbul.store.postgres``). The tests on a real one (``tests/store``,
``tests/server/test_two_processes.py``) cover that.
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
"""The value of ``PRAGMA synchronous`` with which a commit is on the disk before it returns."""

PATIENT_TIME: Final = 0.1
"""Delays up to this many seconds are not cut short when the faults end."""
CLOSED = "connection closed"
"""An error that SQLAlchemy recognises as a lost connection."""


class Database:
    """Files on a disk, the connections to them, and the listeners for new entries."""

    def __init__(self, path: Path, template: bytes, rng: Random, faults: Faults) -> None:
        self.path = path
        self.rng = rng
        self.faults = faults
        self.is_down = False
        self.syncs = True
        self.is_mended = asyncio.Event()
        """Set when the faults have ended."""
        self.crash: Callable[[], None] = self.go_down
        """Called when the database goes down on its own."""
        self.connections: list[Connection] = []
        self.listeners: list[Listener] = []
        self._writer: Connection | None = None
        self._waiting: deque[tuple[Connection, asyncio.Future[None]]] = deque()
        self._synced: bytes | None = None
        """The database at the last sync, if something was written since."""
        path.write_bytes(template)
        self._reader = sqlite3.connect(path)

    async def connect(self) -> Connection:
        """Open a new connection of the current process."""
        await self.pass_time()
        if self.is_down:
            raise sqlite3.OperationalError("the database is down")
        connection = Connection(self, PROCESS.get())
        self.connections.append(connection)
        return connection

    def length(self) -> int:
        """Return the number of written entries, in all logs together."""
        return int(self._reader.execute("SELECT count(*) FROM entry").fetchone()[0])

    def close(self) -> None:
        """Close the files and all connections: SQLite keeps what an open one refers to."""
        for connection in list(self.connections):
            connection.stop()
        self._reader.close()

    async def pass_time(self) -> None:
        """Delay a statement."""
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
        """Wait until no other connection writes."""
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
        """Stop waiting for the turn of a lost connection."""
        for waiting, turn in self._waiting:
            if waiting is connection and not turn.done():
                turn.set_exception(sqlite3.OperationalError(CLOSED))

    def give_turn(self, connection: Connection) -> None:
        """Let the next connection write."""
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
        """Drop the connections of a dead process."""
        for connection in self.connections[:]:
            if connection.owner is turn:
                connection.break_off()
        self.listeners = [listener for listener in self.listeners if listener.owner is not turn]

    def go_down(self) -> None:
        """Break all connections, and refuse new ones until the database is up again."""
        self.is_down = True
        for connection in self.connections[:]:
            connection.break_off()
        for listener in self.listeners:
            listener.lose()
        self.listeners.clear()

    def lose_power(self) -> None:
        """Break all connections, and lose what was not synced."""
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
        """Keep a copy of the synced state if this commit is not synced."""
        if self._synced is None and not connection.is_synced:
            self._synced = self._reader.serialize()

    # --- notices ----------------------------------------------------------------------------------

    def tell(self, notices: Sequence[str]) -> None:
        """Notify all listeners of a commit."""
        for listener in self.listeners[:]:
            for notice in notices:
                if self.faults.strikes("lost notice"):
                    listener.lose()
                    self.listeners.remove(listener)
                    break
                listener.tell(notice, self.faults.strikes("late notice"))


class Listener:
    """A process that listens for what others write."""

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
        """Lose the connection; the process notices soon."""
        self._lost.set()

    async def listen(self) -> None:
        """Deliver notices in order, until the connection is lost."""
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
    """A connection with the interface of aiosqlite's."""

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
        """Whether a commit is on the disk before it returns, as by SQLite's default."""

    def _note(self, channel: str, notice: str) -> None:
        self._notices.append(notice)

    def put_nowait(self, work: tuple[asyncio.Future[None], Callable[[], None]]) -> None:
        """Run a call that SQLAlchemy would hand to a connection's thread."""
        done, function = work
        function()
        done.set_result(None)

    async def create_function(self, *options: Any, **more: Any) -> None:
        self._conn.create_function(*options, **more)

    def cursor(self) -> Cursor:
        return Cursor(self)

    def set(self, pragma: str) -> None:
        """Run a pragma that sets a value, which takes no time."""
        if not self.database.syncs:
            pragma = pragma.replace("synchronous=FULL", "synchronous=NORMAL")
        self._conn.execute(pragma)
        if "synchronous" in pragma:
            self.is_synced = self._conn.execute("PRAGMA synchronous").fetchone()[0] >= FULL

    async def statement(self, sql: str) -> None:
        """Wait for a statement, or raise its failure."""
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
        """Begin a transaction when it is the connection's turn."""
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
        """Close the connection at any time."""
        if not self.is_closed:
            self.is_closed = True
            self._roll_back()
            self._conn.close()
            self.database.give_up(self)
            self.database.connections.remove(self)

    def break_off(self) -> None:
        """Lose the connection. A commit in progress may still succeed."""
        if not self.is_closed and self._is_committing and self.database.rng.random() < 0.5:
            self._commit()
        self.stop()


class Cursor:
    """A cursor with the interface of aiosqlite's."""

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
