"""Appending to logs: each request is judged on its own, and many share a commit."""

import asyncio
from collections import deque
from collections.abc import Sequence
from typing import Final

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from fimbul.match.entries import LineRemoved, Logged, Reclaimed, Stood
from fimbul.store import schema
from fimbul.store.chairs import hold, let_go
from fimbul.store.database import Unavailable
from fimbul.store.links import Link
from fimbul.store.listening import Listening
from fimbul.store.notices import announce
from fimbul.store.records import Append, Conflict, MatchRow
from fimbul.store.removing import remove_text
from fimbul.store.statements import INSERT_ENTRY, UPDATE_ROW, entry_values, row_values

MOST_AT_ONCE: Final = 64
"""How many requests share a commit when they come faster than the disk writes."""

Request = Sequence[Append]
"""Appends that are all written or not at all."""
_INSERT_ROW: Final = sa.insert(schema.match)


class Writing(Listening):
    """The one writer of a process, to whom all tasks bring what is to be appended."""

    def __init__(self, engine: AsyncEngine, link: Link | None = None) -> None:
        super().__init__(engine, link)
        self._queue: deque[tuple[Request, asyncio.Future[None]]] = deque()
        self._writer: asyncio.Task[None] | None = None

    async def append(
        self, row: MatchRow, log: Sequence[Logged], holders: Sequence[tuple[int, str]] = ()
    ) -> None:
        """Write new entries, who holds which chair from now on, and the match's new row.

        The entries must follow what is there: ``Conflict`` if they do not, and nothing is
        written. When this returns, the entries survive a crash. With any other error it is not
        certain whether they were written: read the log to find out.
        """
        await self.append_all([Append(row, log, holders)])

    async def append_all(self, appends: Request) -> None:
        """The same for several matches: all is written or nothing."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._queue.append((appends, done))
        if self._writer is None or self._writer.done():
            self._writer = asyncio.create_task(self._write_queue())
        await done

    async def finish_writing(self) -> None:
        """Wait until all that was asked for is written."""
        if self._writer is not None:
            await self._writer

    async def _write_queue(self) -> None:
        """Write what waits; what came while the disk was busy shares the next commit."""
        while self._queue:
            batch = [self._queue.popleft()]
            while len(batch[0][0]) == 1 and self._queue and len(batch) < MOST_AT_ONCE:
                if len(self._queue[0][0]) > 1:
                    break
                batch.append(self._queue.popleft())
            outcomes = await self._outcomes([appends for appends, _ in batch])
            for (_, done), outcome in zip(batch, outcomes, strict=True):
                if done.done():
                    continue  # whoever asked has gone; what was written stays
                if outcome is None:
                    done.set_result(None)
                else:
                    done.set_exception(outcome)

    async def _outcomes(self, batch: Sequence[Request]) -> Sequence[BaseException | None]:
        """Write a batch; if something in it is in the way of the rest, each request on its own."""
        try:
            return await self._commit(batch)
        except (Exception, asyncio.CancelledError) as error:  # noqa: BLE001 - for the caller
            if len(batch) == 1 or isinstance(error, Unavailable):
                return [error] * len(batch)
        return [(await self._outcomes([appends]))[0] for appends in batch]

    async def _commit(self, batch: Sequence[Request]) -> list[Exception | None]:
        """Write requests of one match each, or one of several, in one transaction.

        Gives for each the ``Conflict`` that kept it from being written. Rows are locked in the
        order of their ids, so that no two processes wait for each other.
        """
        outcomes: list[Exception | None] = [None] * len(batch)
        order = sorted(range(len(batch)), key=lambda at: batch[at][0].row.id)
        if all(len(appends) == 1 and appends[0].is_simple for appends in batch):
            async with self._turn_to_write():
                found = await self.link.append([batch[at][0] for at in order])
            for at, is_written in zip(order, found, strict=True):
                outcomes[at] = None if is_written else Conflict()
            return outcomes
        try:
            async with self.writing() as connection:
                written: list[Append] = []
                for at in order:
                    for append in sorted(batch[at], key=lambda append: append.row.id):
                        if await _write_row(connection, append):
                            written.append(append)
                        elif len(batch) > 1:
                            outcomes[at] = Conflict()
                        else:
                            raise Conflict
                if written:
                    await self._write_entries(connection, written)
        except IntegrityError as error:
            raise Conflict from error
        return outcomes

    async def _write_entries(self, connection: AsyncConnection, appends: Sequence[Append]) -> None:
        entries = [INSERT_ENTRY.named(each) for append in appends for each in entry_values(append)]
        await connection.execute(INSERT_ENTRY.clause, entries)
        for append in appends:
            for logged in append.log:
                if isinstance(logged.entry, Stood | Reclaimed):
                    await let_go(connection, append.row.id, logged.entry.chair)
                elif isinstance(logged.entry, LineRemoved):
                    await remove_text(connection, append.row.id, logged.entry.line)
            if append.holders:
                await hold(connection, append.row.id, append.holders)
        for append in appends:
            await self._tell(connection, append.row.id)
        for append in appends:
            if append.is_announced:
                await announce(connection, "written", append.row.updated_at, append.row.id)


async def _write_row(connection: AsyncConnection, append: Append) -> bool:
    """Write the row of a match whose log is as long as expected; whether it was."""
    row = append.row
    if append.log[0].seq > 1:
        values = UPDATE_ROW.named(row_values(append))
        return (await connection.execute(UPDATE_ROW.clause, values)).rowcount == 1
    await connection.execute(
        _INSERT_ROW,
        {
            "id": row.id,
            "created_at": row.created_at,
            "updated_at": row.updated_at,
            "status": row.status,
            "is_public": row.is_public,
            "seq": row.seq,
            "due_at": row.due_at,
            "leased_until": row.leased_until,
            "summary": row.summary,
            "maker": append.maker or None,
        },
    )
    return True
