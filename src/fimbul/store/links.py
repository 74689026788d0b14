"""The short way to the database, for the verbs that a server calls again and again.

A ``Link`` takes statements that are compiled already (``statements``) to the driver, each
transaction at once. SQLAlchemy's layers take several times as long for a move as the driver and the
database together. All that is asked seldom still goes through SQLAlchemy (``access``).

There is a link for a SQLite file (``sqlite``), one for PostgreSQL (``postgres``), and one here for
whatever else SQLAlchemy connects to: SQLite in memory, or with options in its address.
"""

from collections.abc import Sequence
from typing import Any, Protocol, TypeAlias

from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from fimbul.store.database import answering, for_reading, for_writing
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

Row: TypeAlias = Any
"""A row of a result, by the places of its columns: a tuple, or what the driver has for one."""


class Link(Protocol):
    """Each method is one transaction, and raises ``Unavailable`` when the database fails."""

    async def ask(self, question: Statement, *values: Any) -> Sequence[Row]:
        """The rows that a question gives."""

    async def write(self, statement: Statement, *values: Any) -> None:
        """Carry out a statement that writes."""

    async def append(self, appends: Sequence[Append]) -> list[bool]:
        """Write simple appends, one for a match, in the order of their ids; which were written.

        Those that do not follow what is there are left out. Raises ``Conflict``, and writes
        nothing, when an entry is there already.
        """

    async def take_due(self, now: int, limit: int) -> Sequence[Row]:
        """Put a lease on matches that are due; the rows of ``DUE``."""

    async def close(self) -> None:
        """Finish what is being written, and let the database go."""


class EngineLink:
    """A link through SQLAlchemy, to any database that it knows."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._for_reading = for_reading(engine)
        self._for_writing = for_writing(engine)

    async def ask(self, question: Statement, *values: Any) -> Sequence[Row]:
        """See ``Link``."""
        with answering():
            async with self._for_reading.connect() as connection:
                return (await connection.execute(question.clause, question.named(values))).all()

    async def write(self, statement: Statement, *values: Any) -> None:
        """See ``Link``."""
        with answering():
            async with self._for_writing.begin() as connection:
                await connection.execute(statement.clause, statement.named(values))

    async def append(self, appends: Sequence[Append]) -> list[bool]:
        """See ``Link``."""
        written: list[bool] = []
        try:
            with answering():
                async with self._for_writing.begin() as connection:
                    for append in appends:
                        row = UPDATE_ROW.named(row_values(append))
                        updated = await connection.execute(UPDATE_ROW.clause, row)
                        written.append(updated.rowcount == 1)
                        if written[-1]:
                            entries = [INSERT_ENTRY.named(each) for each in entry_values(append)]
                            await connection.execute(INSERT_ENTRY.clause, entries)
        except IntegrityError as error:
            raise Conflict from error
        return written

    async def take_due(self, now: int, limit: int) -> Sequence[Row]:
        """See ``Link``."""
        with answering():
            async with self._for_writing.begin() as connection:
                due = await connection.execute(DUE.clause, DUE.named((now, limit)))
                found = due.all()
                for match_id, _, _ in found:
                    await connection.execute(SET_LEASE.clause, SET_LEASE.named((match_id, now)))
        return found

    async def close(self) -> None:
        """See ``Link``. The engine is closed by its owner."""
