"""One interface over the database; nothing else in the project speaks SQL."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import sqlalchemy as sa

from fimbul.store import schema
from fimbul.store.analyses import Analyses
from fimbul.store.chairs import Chairs
from fimbul.store.database import answering, open_engine, use_wal
from fimbul.store.deadlines import Deadlines
from fimbul.store.listening import BEAT, NOTICED
from fimbul.store.migrate import upgrade
from fimbul.store.packing import pack_match
from fimbul.store.reading import Reading
from fimbul.store.records import Append, Conflict, Deadline, MatchRow, Transfer
from fimbul.store.statements import LEASE
from fimbul.store.writing import Writing


class Store(Writing, Reading, Deadlines, Chairs, Analyses):
    """The database of all matches. All methods are one transaction each, unless they say more.

    They raise ``Unavailable`` when the database does not answer or has no space left.
    """

    async def close(self) -> None:
        """Finish what is being written, and let the database go."""
        await self.finish_writing()
        await self.link.close()
        await self.engine.dispose()

    async def archive(self, before: int, now: int, limit: int = 100) -> int:
        """Pack the logs of matches that ended before a time; how many were packed.

        Each match is a transaction of its own. Lists and logs read the same afterwards.
        """
        table = schema.match
        is_old = sa.and_(
            table.c.status == "finished", ~table.c.is_archived, table.c.updated_at < before
        )
        query = sa.select(table.c.id).where(is_old).order_by(table.c.updated_at).limit(limit)
        async with self.reading() as connection:
            ids = (await connection.scalars(query)).all()
        packed = 0
        for match_id in ids:
            mine = sa.select(table.c.id).where(table.c.id == match_id, is_old)
            async with self.writing() as connection:
                if await connection.scalar(mine.with_for_update(skip_locked=True)) is not None:
                    await pack_match(connection, match_id, now)
                    packed += 1
        return packed


@asynccontextmanager
async def open_store(url: str) -> AsyncIterator[Store]:
    """The store at a database address, its tables brought up to date first.

    Raises ``Unavailable`` when there is no database to be opened, and ``NewerDatabase``.
    """
    store = Store(open_engine(url))
    try:
        with answering():
            if not store.is_shared:
                await use_wal(store.engine)
            await upgrade(store.engine)
        yield store
    finally:
        await store.close()


__all__ = [
    "BEAT",
    "LEASE",
    "NOTICED",
    "Append",
    "Conflict",
    "Deadline",
    "MatchRow",
    "Store",
    "Transfer",
    "open_store",
]
