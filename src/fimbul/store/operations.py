"""What an operator asks of the database, while servers run on it: see ``fimbul admin``."""

from dataclasses import dataclass

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from fimbul.store import schema
from fimbul.store.notices import Notice, NoticeName, announce
from fimbul.store.reading import NOBODY_SITS, row_from
from fimbul.store.records import MatchRow
from fimbul.store.removing import remove_match
from fimbul.store.statements import LAST_NOTICE, NOTICES, ROW_COLUMNS
from fimbul.store.store import Store

_BATCH = 200


@dataclass(frozen=True, slots=True)
class Block:
    """A network that is kept out for a time, or a visitor by the hash of the secret."""

    subject: str
    since: int
    until: int
    why: str


class Operations:
    """What an operator can do with all matches. A method that writes is one transaction.

    All methods raise ``Unavailable`` when the database does not answer or has no space left.
    Servers on the same database hear of every change (see ``notices``).
    """

    def __init__(self, store: Store) -> None:
        self._store = store

    # --- matches --------------------------------------------------------------------------------

    async def tables(self, status: str = "", text: str = "", limit: int = 50) -> list[MatchRow]:
        """Matches, private ones too, those that changed last first.

        ``status``: only those; ``text``: only those whose id or summary has it, whatever its case.
        """
        wanted = text.casefold()
        found: list[MatchRow] = []
        before: tuple[int, str] | None = None
        while len(found) < limit:
            rows = await self._page(status, before)
            found += [row for row in rows if wanted in f"{row.id}\0{row.summary}".casefold()]
            if len(rows) < _BATCH:
                break
            before = (rows[-1].updated_at, rows[-1].id)
        return found[:limit]

    async def _page(self, status: str, before: tuple[int, str] | None) -> list[MatchRow]:
        table = schema.match
        query = sa.select(*ROW_COLUMNS).order_by(table.c.updated_at.desc(), table.c.id.desc())
        if status:
            query = query.where(table.c.status == status)
        if before is not None:
            query = query.where(sa.tuple_(table.c.updated_at, table.c.id) < before)
        async with self._store.reading() as connection:
            found = await connection.execute(query.limit(_BATCH))
            return [row_from(row) for row in found]

    async def table(self, match_id: str) -> MatchRow | None:
        """The row of a match, if there is one."""
        return await self._store.row(match_id)

    async def delete(self, match_id: str, now: int) -> bool:
        """Remove a match with all that belongs to it; whether there was one."""
        query = sa.select(schema.match.c.id).where(schema.match.c.id == match_id)
        async with self._store.writing() as connection:
            if await connection.scalar(query.with_for_update()) is None:
                return False
            await remove_match(connection, match_id)
            await self._announce(connection, "deleted", now, match_id)
        return True

    async def delete_if_empty(self, match_id: str, now: int) -> bool:
        """Remove a match that has not begun and at which nobody sits; whether that was so."""
        table = schema.match
        query = sa.select(table.c.id).where(table.c.id == match_id)
        is_empty = query.where(table.c.status == "open", NOBODY_SITS)
        async with self._store.writing() as connection:
            await connection.execute(query.with_for_update())
            # A separate query, which sees anybody who sat down before we had the lock.
            if await connection.scalar(is_empty) is None:
                return False
            await remove_match(connection, match_id)
            await self._announce(connection, "deleted", now, match_id)
        return True

    async def delete_untouched(
        self, status: str, before: int, now: int, limit: int = 100, *, is_empty: bool = False
    ) -> int:
        """Remove matches of a status that nobody has touched since a time; how many.

        ``is_empty``: only those at which nobody sits. Each is a transaction of its own. Several
        processes may do this at the same time.
        """
        table = schema.match
        is_old = sa.and_(table.c.status == status, table.c.updated_at < before)
        if is_empty:
            is_old = sa.and_(is_old, NOBODY_SITS)
        query = sa.select(table.c.id).where(is_old).order_by(table.c.updated_at).limit(limit)
        async with self._store.reading() as connection:
            ids = (await connection.scalars(query)).all()
        deleted = 0
        for match_id in ids:
            mine = sa.select(table.c.id).where(table.c.id == match_id, is_old)
            async with self._store.writing() as connection:
                if await connection.scalar(mine.with_for_update(skip_locked=True)) is not None:
                    await remove_match(connection, match_id)
                    await self._announce(connection, "deleted", now, match_id)
                    deleted += 1
        return deleted

    async def scrub(self) -> None:
        """Overwrite what was removed, where SQLite still has it in its write-ahead log.

        What somebody is just reading stays for now, and goes with a later checkpoint.
        """
        if not self._store.is_shared:
            async with self._store.reading() as connection:
                await connection.exec_driver_sql("PRAGMA wal_checkpoint(TRUNCATE)")

    # --- who is kept out ------------------------------------------------------------------------

    async def block(self, subject: str, until: int, why: str, now: int) -> None:
        """Keep a network or visitor out until a time, in place of any earlier block."""
        table = schema.block
        async with self._store.writing() as connection:
            await connection.execute(sa.delete(table).where(table.c.subject == subject))
            await connection.execute(
                sa.insert(table).values(subject=subject, since=now, until=until, why=why)
            )
            await self._announce(connection, "blocks", now)

    async def unblock(self, subject: str, now: int) -> bool:
        """Let a network or visitor in again; whether it was kept out."""
        table = schema.block
        async with self._store.writing() as connection:
            gone = await connection.execute(sa.delete(table).where(table.c.subject == subject))
            await connection.execute(sa.delete(table).where(table.c.until <= now))
            await self._announce(connection, "blocks", now)
        return gone.rowcount == 1

    async def blocks(self, now: int) -> list[Block]:
        """The blocks that hold now, the first to end first."""
        table = schema.block
        query = sa.select(table).where(table.c.until > now).order_by(table.c.until, table.c.subject)
        async with self._store.reading() as connection:
            return [
                Block(row.subject, row.since, row.until, row.why)
                for row in await connection.execute(query)
            ]

    async def visitors(self, fingerprint: str) -> list[str]:
        """The hashes of visitors who hold a chair or are kept out, if they begin so."""
        holders = sa.select(schema.holder.c.secret_hash.label("hash"))
        blocked = sa.select(schema.block.c.subject.label("hash"))
        known = sa.union(holders, blocked).subquery()
        query = sa.select(known.c.hash).where(known.c.hash.startswith(fingerprint, autoescape=True))
        async with self._store.reading() as connection:
            return sorted((await connection.scalars(query)).all())

    # --- notices --------------------------------------------------------------------------------

    async def last_notice(self) -> int:
        """The number of the newest notice; 0 when there has been none."""
        rows = await self._store.link.ask(LAST_NOTICE)
        return rows[0][0] or 0

    async def notices(self, after: int) -> list[Notice]:
        """The notices after a number, in their order."""
        return [Notice(*row) for row in await self._store.link.ask(NOTICES, after)]

    async def _announce(
        self, connection: AsyncConnection, kind: NoticeName, now: int, match_id: str = ""
    ) -> None:
        await announce(connection, kind, now, match_id)
        await self._store.wake_others(connection)
