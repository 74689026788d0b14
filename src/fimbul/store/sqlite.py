"""The short way into a SQLite file: a whole transaction with one hand-over to a thread.

SQLAlchemy hands every statement over on its own, the begin, the commit and the closing of a cursor
too; for a move that is most of what writing costs. Here a transaction is a function that runs as a
whole where the connection lives.
"""

import asyncio
import sqlite3
import threading
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from functools import partial
from queue import SimpleQueue
from typing import Any, TypeVar, cast

import sqlalchemy as sa

from fimbul.store.database import SQLITE_PRAGMAS, Unavailable
from fimbul.store.links import Row
from fimbul.store.records import Append, Conflict
from fimbul.store.statements import (
    DUE,
    INSERT_ENTRY,
    SET_LEASE,
    UPDATE_ROW,
    Statement,
    entry_values,
    row_values,
)

T = TypeVar("T")

Work = Callable[[sqlite3.Connection], T]
"""What is done in a transaction."""
Call = Callable[[], None]


class FileLink:
    """A thread that reads and one that writes, so that readers do not wait for the disk."""

    def __init__(self, file: str) -> None:
        self._reader = ThreadConnection(file)
        self._writer = ThreadConnection(file)

    async def ask(self, question: Statement, *values: Any) -> Sequence[Row]:
        """See ``links.Link``."""
        with answering_sqlite():
            return await self._reader.do(partial(ask, question=question, values=values))

    async def write(self, statement: Statement, *values: Any) -> None:
        """See ``links.Link``."""
        with answering_sqlite():
            await self._writer.transact(partial(ask, question=statement, values=values))

    async def append(self, appends: Sequence[Append]) -> list[bool]:
        """See ``links.Link``."""
        with answering_sqlite():
            return await self._writer.transact(partial(write_appends, appends=appends))

    async def take_due(self, now: int, limit: int) -> Sequence[Row]:
        """See ``links.Link``. Only when something is due is there anything to write."""
        if not await self.ask(DUE, now, limit):
            return []
        with answering_sqlite():
            return await self._writer.transact(partial(take_due, now=now, limit=limit))

    async def close(self) -> None:
        """See ``links.Link``."""
        await self._reader.close()
        await self._writer.close()


# --- what is done to a connection -----------------------------------------------------------------


def ask(connection: sqlite3.Connection, question: Statement, values: Sequence[Any]) -> list[Row]:
    """Carry out a statement; the rows that it gives."""
    return connection.execute(question.sqlite.text, question.sqlite.values(values)).fetchall()


def write_appends(connection: sqlite3.Connection, appends: Sequence[Append]) -> list[bool]:
    """Write simple appends; for each, whether its match had as many entries as it expects."""
    written: list[bool] = []
    for append in appends:
        updated = connection.execute(UPDATE_ROW.sqlite.text, row_values(append))
        written.append(updated.rowcount == 1)
        if written[-1]:
            connection.executemany(INSERT_ENTRY.sqlite.text, entry_values(append))
    return written


def take_due(connection: sqlite3.Connection, now: int, limit: int) -> list[Row]:
    """Put a lease on the matches that are due."""
    due = ask(connection, DUE, (now, limit))
    for match_id, _, _ in due:
        ask(connection, SET_LEASE, (match_id, now))
    return due


@contextmanager
def answering_sqlite() -> Iterator[None]:
    """Give the failures of SQLite the names that the store has for them."""
    try:
        yield
    except sqlite3.IntegrityError as error:
        raise Conflict from error
    except sqlite3.Error as error:
        raise Unavailable(str(error)) from error


# --- threads --------------------------------------------------------------------------------------


class ThreadConnection:
    """A connection to a SQLite file, in a thread of its own."""

    def __init__(self, file: str) -> None:
        self._file = file
        self._calls: SimpleQueue[Call | None] = SimpleQueue()
        self._thread: threading.Thread | None = None
        self._connection: sqlite3.Connection | None = None

    def do(self, work: Work[T]) -> Awaitable[T]:
        """Do work without a transaction around it. Raises as ``transact``."""
        return self._call(lambda: self._do(work))

    def transact(self, work: Work[T]) -> Awaitable[T]:
        """Do work in a transaction. When it has returned, it is on the disk.

        Raises what ``work`` raises, and ``sqlite3.Error``.
        """
        return self._call(lambda: self._transact(work))

    async def close(self) -> None:
        """Finish what is being done, and let the file go."""
        if self._thread is not None:
            await self._call(self._disconnect)
            self._calls.put(None)
            self._thread.join()
            self._thread = None

    async def _call(self, work: Callable[[], T]) -> T:
        """Do something in the thread. An executor does the same at several times the cost."""
        loop = asyncio.get_running_loop()
        done: asyncio.Future[T] = loop.create_future()

        def settle(result: T | None, error: BaseException | None) -> None:
            if done.cancelled():
                return  # whoever asked has gone
            if error is not None:
                done.set_exception(error)
            else:
                done.set_result(cast("T", result))

        def call() -> None:
            try:
                outcome = partial(settle, work(), None)
            except BaseException as error:  # noqa: BLE001 - it is for the caller
                outcome = partial(settle, None, error)
            with suppress(RuntimeError):  # the loop is closed: nobody waits any more
                loop.call_soon_threadsafe(outcome)

        if self._thread is None:
            self._thread = threading.Thread(target=self._work, name="sqlite", daemon=True)
            self._thread.start()
        self._calls.put(call)
        return await done

    def _work(self) -> None:
        while (call := self._calls.get()) is not None:
            call()

    def _do(self, work: Work[T]) -> T:
        connection = self._connection or self._connect()
        try:
            return work(connection)
        except sqlite3.Error:
            self._disconnect()
            raise

    def _transact(self, work: Work[T]) -> T:
        connection = self._connection or self._connect()
        try:
            connection.execute("BEGIN IMMEDIATE")
            done = work(connection)
            connection.commit()
        except sqlite3.Error:
            self._disconnect()
            raise
        except BaseException:
            connection.rollback()
            raise
        return done

    def _connect(self) -> sqlite3.Connection:
        self._connection = sqlite3.connect(self._file, isolation_level=None)
        for pragma in SQLITE_PRAGMAS:
            self._connection.execute(pragma)
        return self._connection

    def _disconnect(self) -> None:
        """Let the connection go; what it had not committed has not happened."""
        connection, self._connection = self._connection, None
        if connection is not None:
            connection.close()


def file_of(url: sa.URL) -> str | None:
    """The file of a database address; None for one in memory, with options, or not of SQLite."""
    is_sqlite = url.get_backend_name() == "sqlite"
    is_file = is_sqlite and url.database not in (None, "", ":memory:") and not url.query
    return url.database if is_file else None
