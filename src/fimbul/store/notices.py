"""What an operator did, for the servers that run on the same database.

A command is a process of its own, and a database cannot call. So each command leaves a notice in
its transaction, and every server looks for new ones (``server/heeding.py``). PostgreSQL also wakes
them, so that they look at once.
"""

from dataclasses import dataclass
from typing import Final, Literal

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from fimbul.store import schema

NoticeName = Literal["written", "deleted", "blocks"]
LIFE: Final = 86_400_000
"""Milliseconds for which a notice is kept. A server that slept longer has forgotten its tables."""


@dataclass(frozen=True, slots=True)
class Notice:
    """A match has a new entry or was deleted, or the list of blocks has changed."""

    id: int
    kind: NoticeName
    match_id: str


async def announce(
    connection: AsyncConnection, kind: NoticeName, now: int, match_id: str = ""
) -> None:
    """Leave a notice; its number is larger than that of any notice that others can see before.

    So it must be the last thing that a transaction does: PostgreSQL lets one writer in at a time.
    The newest notice is always kept, so that no number is given twice.
    """
    notice = schema.notice
    if connection.dialect.name == "postgresql":
        await connection.execute(sa.text("LOCK TABLE notice IN EXCLUSIVE MODE"))
    last = await connection.scalar(sa.select(sa.func.max(notice.c.id))) or 0
    await connection.execute(
        sa.insert(notice).values(id=last + 1, at=now, kind=kind, match_id=match_id)
    )
    await connection.execute(sa.delete(notice).where(notice.c.at < now - LIFE, notice.c.id <= last))
