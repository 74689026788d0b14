"""The analyses of finished matches: who works on which, how far they are, and what they found.

An analysis is asked for once. A process that works on it keeps a lease; if it dies, the lease ends
and another process begins again.
"""

import zlib
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Literal

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from fimbul.store import schema
from fimbul.store.access import Access

ANALYSIS_LEASE: Final = 30_000
"""Milliseconds for which a process that works on an analysis keeps the others away from it."""
AnalysisStatus = Literal["wanted", "done", "failed"]

_table: Final = schema.analysis
_is_wanted: Final = _table.c.status == "wanted"


@dataclass(frozen=True, slots=True)
class AnalysisRow:
    """How far the analysis of a match is."""

    status: AnalysisStatus
    format: int
    """The version of the JSON that was found."""
    done: int
    """How much of the work is done, of ``total``; 0 of 0 before it begins."""
    total: int
    is_found: bool
    """Whether something was found already."""
    ahead: int
    """How many analyses were asked for before it and are not done."""


class Analyses(Access):
    """What the database knows of analyses."""

    async def ask_for_analysis(self, match_id: str, version: int, now: int) -> bool:
        """Ask for the analysis of a match, for this process to work on at once.

        Returns False if it is wanted or done already, or if there is no such match. One that failed
        or has an older format than ``version`` is begun again.
        """
        match = sa.select(schema.match.c.id).where(schema.match.c.id == match_id)
        own = _table.c.match_id == match_id
        row = {
            "asked_at": now,
            "status": "wanted",
            "leased_until": now + ANALYSIS_LEASE,
            "format": version,
            "done": 0,
            "total": 0,
            "result": None,
        }
        async with self.writing() as connection:
            if await connection.scalar(match.with_for_update()) is None:
                return False
            known = (await connection.execute(sa.select(_table).where(own))).first()
            if known is None:
                await connection.execute(sa.insert(_table).values(match_id=match_id, **row))
            elif known.status == "failed" or known.format < version:
                await connection.execute(sa.update(_table).where(own).values(row))
            else:
                return False
        return True

    async def analysis(self, match_id: str) -> AnalysisRow | None:
        """How far the analysis of a match is; None if nobody asked for it."""
        own = _table.c.match_id == match_id
        earlier = _table.alias()
        ahead = (
            sa.select(sa.func.count())
            .select_from(earlier)
            .where(earlier.c.status == "wanted", earlier.c.asked_at < _table.c.asked_at)
            .scalar_subquery()
        )
        query = sa.select(
            _table.c.status,
            _table.c.format,
            _table.c.done,
            _table.c.total,
            sa.cast(_table.c.result.is_not(None), sa.Boolean).label("is_found"),
            sa.case((_is_wanted, ahead), else_=0).label("ahead"),
        ).where(own)
        async with self.reading() as connection:
            row = (await connection.execute(query)).first()
        return None if row is None else AnalysisRow(*row)

    async def found_analysis(self, match_id: str) -> str | None:
        """What the analysis of a match has found so far, as JSON; None if there is nothing yet."""
        query = sa.select(_table.c.result).where(_table.c.match_id == match_id)
        async with self.reading() as connection:
            packed = await connection.scalar(query)
        return None if packed is None else zlib.decompress(packed).decode()

    async def count_wanted_analyses(self) -> int:
        """How many analyses are asked for and not done."""
        query = sa.select(sa.func.count()).select_from(_table).where(_is_wanted)
        async with self.reading() as connection:
            return await connection.scalar(query) or 0

    async def take_analyses(self, now: int, limit: int) -> list[str]:
        """Take up analyses that no process works on, those asked for first first."""
        is_free = ~_table.c.leased_until.between(now + 1, now + 2 * ANALYSIS_LEASE)
        query = (
            sa.select(_table.c.match_id)
            .where(_is_wanted, is_free)
            .order_by(_table.c.asked_at, _table.c.match_id)
            .limit(limit)
            .with_for_update(skip_locked=True)
        )
        async with self.writing() as connection:
            ids = (await connection.scalars(query)).all()
            if ids:
                await _lease(connection, ids, now)
        return list(ids)

    async def keep_analyses(self, match_ids: Sequence[str], now: int) -> None:
        """Keep other processes away from analyses that this one works on."""
        async with self.writing() as connection:
            await _lease(connection, match_ids, now)

    async def note_analysis(
        self,
        match_id: str,
        now: int,
        *,
        done: int,
        total: int,
        found: str | None = None,
        status: AnalysisStatus = "wanted",
    ) -> bool:
        """Write how far an analysis is, and what was found if that is new.

        Returns False if it is no longer wanted: another process may have finished it, or the match
        was deleted.
        """
        values: dict[str, object] = {
            "leased_until": now + ANALYSIS_LEASE,
            "done": done,
            "total": total,
            "status": status,
        }
        if found is not None:
            values["result"] = zlib.compress(found.encode())
        own = sa.update(_table).where(_table.c.match_id == match_id, _is_wanted)
        async with self.writing() as connection:
            written = await connection.execute(own.values(values))
        return written.rowcount == 1


async def _lease(connection: AsyncConnection, match_ids: Sequence[str], now: int) -> None:
    await connection.execute(
        sa.update(_table)
        .where(_table.c.match_id.in_(match_ids), _is_wanted)
        .values(leased_until=now + ANALYSIS_LEASE)
    )
