"""The short way of moves into a SQLite file: a whole transaction with one hand-over to a thread.

SQLAlchemy hands every statement over on its own, the begin and the commit too; for a move that is
most of what writing costs. Here a transaction is a function that runs as a whole
where the connection lives. What else a request may write goes the usual way.
"""

import asyncio
import sqlite3
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Final, TypeVar

import sqlalchemy as sa
from sqlalchemy.dialects import sqlite

from fimbul.store import schema
from fimbul.store.database import SQLITE_PRAGMAS

T = TypeVar("T")

Work = Callable[[sqlite3.Connection], T]
"""What is done in a transaction."""


class Writer:
    """The connection of a process that writes to a SQLite file, in a thread of its own."""

    def __init__(self, file: str) -> None:
        self._file = file
        self._thread = ThreadPoolExecutor(1, "sqlite")
        self._connection: sqlite3.Connection | None = None

    async def transact(self, work: Work[T]) -> T:
        """Do work in a transaction. When this returns, it is on the disk.

        Raises what ``work`` raises, and ``sqlite3.Error``.
        """
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._transact, work)

    async def close(self) -> None:
        """Finish what is being written, and let the file go."""
        if self._connection is not None:
            await asyncio.get_running_loop().run_in_executor(self._thread, self._disconnect)
        self._thread.shutdown()

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
