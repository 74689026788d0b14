"""Reading logs and the lists of matches."""

from collections.abc import Sequence

import sqlalchemy as sa

from fimbul.match.chain import Stored
from fimbul.match.entries import Logged, entry_from_json
from fimbul.store import schema
from fimbul.store.access import Access
from fimbul.store.links import Row
from fimbul.store.packing import stored_from, unpack
from fimbul.store.records import MatchRow
from fimbul.store.statements import MAKER, READ, ROW, ROW_COLUMNS, SEQ

NOBODY_SITS = ~sa.exists().where(schema.holder.c.match_id == schema.match.c.id)
"""Of a match that has not begun: whether all its people have got up, or none has sat down."""


class Reading(Access):
    """What is known of matches. Nothing here writes."""

    async def read(self, match_id: str, after: int = 0) -> list[Logged]:
        """The entries of a match after a number; none for a match that does not exist."""
        return [
            Logged(stored.seq, stored.at, entry_from_json(stored.body), stored.hash)
            for stored in await self.stored(match_id, after)
        ]

    async def stored(self, match_id: str, after: int = 0) -> list[Stored]:
        """The same, word for word as they are kept."""
        rows = await self._ask(READ, match_id, after)
        packed = rows[0][4] if rows else None
        if packed is None:
            return [stored_from(seq, at, body, known) for seq, at, body, known, _ in rows]
        found = [stored_from(seq, at, body, known) for seq, at, body, known, _ in rows[1:]]
        if found and found[0].seq == after + 1:
            return found
        return [stored for stored in unpack(packed) if stored.seq > after] + found

    async def ids(self, after: str = "", limit: int = 500) -> Sequence[str]:
        """The ids of all matches, in their order, from the one that follows an id."""
        ids = schema.match.c.id
        query = sa.select(ids).where(ids > after).order_by(ids).limit(limit)
        async with self.reading() as connection:
            return (await connection.scalars(query)).all()

    async def length(self, match_id: str) -> int | None:
        """How long the log of a match should be; None for one that does not exist."""
        rows = await self._ask(SEQ, match_id)
        return rows[0][0] if rows else None

    async def exists(self, match_id: str) -> bool:
        """Whether there is a match of that id."""
        return await self.length(match_id) is not None

    async def row(self, match_id: str) -> MatchRow | None:
        """What the lists show of a match; None for one that does not exist."""
        rows = await self._ask(ROW, match_id)
        return row_from(rows[0]) if rows else None

    async def maker(self, match_id: str) -> str | None:
        """The hash of the secret of the visitor who created the table, or None if unknown."""
        rows = await self._ask(MAKER, match_id)
        return rows[0][0] if rows else None

    async def finished(self, limit: int) -> Sequence[str]:
        """The ids of the finished matches touched last, public or not, the newest first."""
        table = schema.match
        query = (
            sa.select(table.c.id)
            .where(table.c.status == "finished")
            .order_by(table.c.updated_at.desc(), table.c.id.desc())
            .limit(limit)
        )
        async with self.reading() as connection:
            return (await connection.scalars(query)).all()

    async def rows(
        self,
        status: str,
        limit: int,
        before: tuple[int, str] | None = None,
        since: int = 0,
        *,
        is_empty: bool | None = None,
    ) -> list[MatchRow]:
        """The public matches of a status, the newest first.

        ``before``: where a page ended; ``since``: leave out what nobody has touched since then;
        ``is_empty``: only those at which nobody sits, or only the others.
        """
        table = schema.match
        query = (
            sa.select(*ROW_COLUMNS)
            .where(table.c.status == status, table.c.is_public, table.c.updated_at >= since)
            .order_by(table.c.updated_at.desc(), table.c.id.desc())
            .limit(limit)
        )
        if before is not None:
            query = query.where(sa.tuple_(table.c.updated_at, table.c.id) < before)
        if is_empty is not None:
            query = query.where(NOBODY_SITS if is_empty else ~NOBODY_SITS)
        async with self.reading() as connection:
            return [row_from(row) for row in await connection.execute(query)]


def row_from(row: Row) -> MatchRow:
    """The row of a match, from its ``ROW_COLUMNS``."""
    match_id, created_at, updated_at, status, is_public, seq, due_at, summary = row
    return MatchRow(match_id, created_at, updated_at, status, bool(is_public), seq, due_at, summary)
