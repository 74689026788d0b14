"""Removes things from the database for good: the text of a line of chat, or a whole match."""

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from fimbul.match.chain import Stored
from fimbul.match.entries import Said, entry_from_json, entry_to_json, without_text
from fimbul.store import schema
from fimbul.store.packing import pack, unpack


async def remove_text(connection: AsyncConnection, match_id: str, line: int) -> None:
    """Remove the text of a line of chat, by the number of its entry, wherever it is kept.

    Its number and its time stay. An entry that is no line of chat is left alone.
    """
    entry = schema.entry
    is_line = sa.and_(entry.c.match_id == match_id, entry.c.seq == line)
    body = await connection.scalar(sa.select(entry.c.body).where(is_line))
    if body is not None:
        await connection.execute(sa.update(entry).where(is_line).values(body=_blank(body)))
        return
    archive = schema.archive
    is_log = archive.c.match_id == match_id
    packed = await connection.scalar(sa.select(archive.c.log).where(is_log))
    if packed is not None:
        log = [_without_text(stored) if stored.seq == line else stored for stored in unpack(packed)]
        await connection.execute(sa.update(archive).where(is_log).values(log=pack(log)))


def _without_text(stored: Stored) -> Stored:
    return stored._replace(body=_blank(stored.body))


def _blank(body: str) -> str:
    said = entry_from_json(body)
    return entry_to_json(without_text(said)) if isinstance(said, Said) else body


async def remove_match(connection: AsyncConnection, match_id: str) -> None:
    """Remove all rows of a match, which the caller has locked."""
    for table in (
        schema.entry,
        schema.holder,
        schema.transfer,
        schema.archive,
        schema.analysis,
    ):
        await connection.execute(sa.delete(table).where(table.c.match_id == match_id))
    await connection.execute(sa.delete(schema.match).where(schema.match.c.id == match_id))
