"""How the parts of the store reach the database: by the short way, or through SQLAlchemy."""

import asyncio
import secrets
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, suppress
from typing import Any

from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from fimbul.store.database import FAILURES, PATIENCE, answering, for_reading, for_writing
from fimbul.store.links import EngineLink, Link, Row
from fimbul.store.postgres import PostgresLink
from fimbul.store.sqlite import FileLink, file_of
from fimbul.store.statements import Statement


class Access:
    """A database, and whose turn it is to write to it."""

    def __init__(self, engine: AsyncEngine, link: Link | None = None) -> None:
        self.engine = engine
        self._for_reading = for_reading(engine)
        self._for_writing = for_writing(engine)
        self._name = secrets.token_hex(4)
        """Tells what this process wrote from what others did."""
        self._turn = asyncio.Lock()
        self.link = link or _link(engine, self._name)
        """The short way of the verbs that are called often."""

    @property
    def is_shared(self) -> bool:
        """Whether several processes may use the database and tell each other what they wrote."""
        return self.engine.dialect.name == "postgresql"

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        """A connection on which each question is a transaction of its own."""
        with answering():
            async with _connected(self._for_reading) as connection:
                yield connection

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """A transaction that writes."""
        with answering():
            async with (
                self._turn_to_write(),
                _connected(self._for_writing) as connection,
                connection.begin(),
            ):
                yield connection

    async def _ask(self, question: Statement, *values: Any) -> Sequence[Row]:
        """The rows that a question gives."""
        return await self.link.ask(question, *values)

    async def _write(self, statement: Statement, *values: Any) -> None:
        """Carry out a statement that writes."""
        async with self._turn_to_write():
            await self.link.write(statement, *values)

    @asynccontextmanager
    async def _turn_to_write(self) -> AsyncIterator[None]:
        """Wait until no other task writes to SQLite, which has one writer: so nobody polls for its
        lock. Raises ``Unavailable`` when that takes too long."""
        if self.is_shared:
            yield
            return
        if self._turn.locked():
            with answering():
                async with asyncio.timeout(PATIENCE):
                    await self._turn.acquire()
        else:
            await self._turn.acquire()  # at once
        try:
            yield
        finally:
            self._turn.release()


@asynccontextmanager
async def _connected(engine: AsyncEngine) -> AsyncIterator[AsyncConnection]:
    """A connection. A task that is cancelled while it is being opened waits for it and returns it:
    the thread that opens a SQLite file would otherwise outlive the store and the event loop."""
    opening = asyncio.ensure_future(engine.connect().start())
    try:
        connection = await asyncio.shield(opening)
    except asyncio.CancelledError:
        with suppress(*FAILURES):
            await (await opening).close()
        raise
    try:
        yield connection
    finally:
        await asyncio.shield(asyncio.ensure_future(connection.close()))


def _link(engine: AsyncEngine, name: str) -> Link:
    """The shortest way to the database of an engine."""
    if engine.dialect.name == "postgresql":
        return PostgresLink(engine, name)
    file = file_of(engine.url)
    return FileLink(file) if file is not None else EngineLink(engine)
