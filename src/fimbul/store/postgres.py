"""The short way to PostgreSQL: each transaction is one statement, sent to asyncpg as it is.

A move through SQLAlchemy is five statements with a round trip each: begin, the row, the entry, the
notice, commit. Here it is one, which PostgreSQL also plans once for a connection. Moves that share
a commit are sent together and wait for one answer.
"""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Final, TypeAlias, TypeVar

import asyncpg
from sqlalchemy.ext.asyncio import AsyncEngine

from fimbul.store.database import CONNECTING, PATIENCE, answering, arguments_of
from fimbul.store.links import Row
from fimbul.store.records import Append, Conflict
from fimbul.store.statements import (
    CHANNEL,
    DUE,
    LEASE,
    UPDATE_ROW,
    Statement,
    entry_values,
    row_values,
)

T = TypeVar("T")
Connection: TypeAlias = "asyncpg.Connection[asyncpg.Record]"

MOST_CONNECTIONS: Final = 10

_APPEND: Final = f"""
WITH written AS (
    {UPDATE_ROW.postgres.text} RETURNING id, seq
), added AS (
    INSERT INTO entry (match_id, seq, at, body, hash)
    SELECT written.id, new.seq, new.at, new.body, new.hash
    FROM written, unnest($10::integer[], $11::bigint[], $12::varchar[], $13::varchar[])
        AS new (seq, at, body, hash)
)
SELECT id, seq, pg_notify('{CHANNEL}', $14::varchar || id) FROM written
"""
"""Writes a row as ``UPDATE_ROW`` does, the entries, and a notice to the other processes; gives the
row back. When the log is not as long as expected, it writes nothing and gives nothing."""

_TAKE_DUE: Final = f"""
WITH due AS (
    {DUE.postgres.text}
), taken AS (
    UPDATE match SET leased_until = $1::bigint + {LEASE} FROM due WHERE match.id = due.id
)
SELECT id, due_at, leased_until FROM due ORDER BY leased_until, due_at
"""


class PostgresLink:
    """Connections of asyncpg's, as many as are needed at once. Any that fails is replaced."""

    def __init__(self, engine: AsyncEngine, name: str) -> None:
        self._arguments = arguments_of(engine)
        self._name = name
        self._idle: list[Connection] = []
        self._is_closed = False
        self._free = asyncio.Semaphore(MOST_CONNECTIONS)

    async def ask(self, question: Statement, *values: Any) -> Sequence[Row]:
        """See ``links.Link``."""
        text, ordered = question.postgres.text, question.postgres.values(values)
        return await self._with_connection(lambda own: own.fetch(text, *ordered))

    async def write(self, statement: Statement, *values: Any) -> None:
        """See ``links.Link``."""
        await self.ask(statement, *values)

    async def append(self, appends: Sequence[Append]) -> list[bool]:
        """See ``links.Link``."""
        rows = [self._values(append) for append in appends]
        try:
            # asyncpg runs all of them in one transaction, with one round trip.
            found = await self._with_connection(lambda own: own.fetchmany(_APPEND, rows))
        except asyncpg.IntegrityConstraintViolationError as error:
            raise Conflict from error
        written = {(match_id, seq) for match_id, seq, _ in found}
        return [(append.row.id, append.row.seq) in written for append in appends]

    def _values(self, append: Append) -> tuple[Any, ...]:
        _, *columns = zip(*entry_values(append), strict=True)
        return (*row_values(append), *columns, f"{self._name}:")

    async def take_due(self, now: int, limit: int) -> Sequence[Row]:
        """See ``links.Link``."""
        values = DUE.postgres.values((now, limit))
        return await self._with_connection(lambda own: own.fetch(_TAKE_DUE, *values))

    async def close(self) -> None:
        """See ``links.Link``."""
        self._is_closed = True
        while self._idle:
            await self._idle.pop().close(timeout=PATIENCE)

    async def _with_connection(self, work: Callable[[Connection], Awaitable[T]]) -> T:
        """Do something with a connection that nobody else uses meanwhile."""
        with answering():
            await self._wait()
            try:
                connection = await self._connect()
                try:
                    done = await work(connection)
                except BaseException:
                    connection.terminate()
                    raise
                if self._is_closed:
                    connection.terminate()
                else:
                    self._idle.append(connection)
                return done
            finally:
                self._free.release()

    async def _wait(self) -> None:
        if self._free.locked():
            async with asyncio.timeout(PATIENCE):
                await self._free.acquire()
        else:
            await self._free.acquire()  # at once

    async def _connect(self) -> Connection:
        while self._idle:
            connection = self._idle.pop()
            if not connection.is_closed():
                return connection
        return await asyncpg.connect(**self._arguments, **CONNECTING)
