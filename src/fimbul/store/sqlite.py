"""The short way of moves into a SQLite file: a whole transaction with one hand-over to a thread.

SQLAlchemy hands every statement over on its own, the begin and the commit too; for a move that is
most of what writing costs. Here a transaction is a function that runs as a whole
where the connection lives. What else a request may write goes the usual way.
"""

import asyncio
import sqlite3
import threading
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from queue import SimpleQueue
from typing import Final, TypeVar, cast

import sqlalchemy as sa
from sqlalchemy.dialects import sqlite

from fimbul.store import schema
from fimbul.store.database import SQLITE_PRAGMAS

T = TypeVar("T")

Work = Callable[[sqlite3.Connection], T]
"""What is done in a transaction."""
Call = Callable[[], None]


class Writer:
    """The connection of a process that writes to a SQLite file, in a thread of its own."""

    def __init__(self, file: str) -> None:
        self._file = file
        self._calls: SimpleQueue[Call | None] = SimpleQueue()
        self._thread: threading.Thread | None = None
        self._connection: sqlite3.Connection | None = None

    async def transact(self, work: Work[T]) -> T:
        """Do work in a transaction. When this returns, it is on the disk.

        Raises what ``work`` raises, and ``sqlite3.Error``.
        """
        return await self._call(lambda: self._transact(work))

    async def close(self) -> None:
        """Finish what is being written, and let the file go."""
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
            except BaseException as error:  # noqa: BLE001 - it is for who asked
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
    """The file of a database address; None for one in memory, or of another kind."""
    is_sqlite = url.get_backend_name() == "sqlite"
    is_file = is_sqlite and url.database not in (None, "", ":memory:") and not url.query
    return url.database if is_file else None


# --- statements, as SQLAlchemy would say them -----------------------------------------------------


def _said(statement: sa.Insert | sa.Update, *parameters: str) -> str:
    """A statement in SQLite's words, which takes these parameters in their order."""
    compiled = statement.compile(dialect=sqlite.dialect())
    assert compiled.positiontup == [*parameters], compiled.positiontup
    return str(compiled)


_ROW: Final = ("updated_at", "status", "is_public", "seq", "due_at", "leased_until", "summary")
UPDATE: Final = _said(
    sa.update(schema.match)
    .where(schema.match.c.id == sa.bindparam("own"), schema.match.c.seq == sa.bindparam("before"))
    .values({name: sa.bindparam(f"new_{name}") for name in _ROW}),
    *(f"new_{name}" for name in _ROW),
    "own",
    "before",
)
"""Writes the row of a match whose log is as long as expected."""
INSERT: Final = _said(sa.insert(schema.entry), "match_id", "seq", "at", "body", "hash")
"""Writes an entry."""
