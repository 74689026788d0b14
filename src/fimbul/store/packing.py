"""Logs in the archive: compressed, each entry word for word as it was stored."""

import zlib

import msgspec
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from fimbul.match.chain import Stored
from fimbul.store import schema

STORED = (schema.entry.c.seq, schema.entry.c.at, schema.entry.c.body, schema.entry.c.hash)
"""The columns of a ``Stored``, in their order."""


class _Packed(msgspec.Struct):
    seq: int
    at: int
    entry: msgspec.Raw
    hash: str = ""


def stored_from(seq: int, at: int, body: str, known: str | None) -> Stored:
    """An entry as the columns ``STORED`` give it."""
    return Stored(seq, at, body, known or "")


def pack(log: list[Stored]) -> bytes:
    """Compress a log."""
    packed = [
        _Packed(stored.seq, stored.at, msgspec.Raw(stored.body.encode()), stored.hash)
        for stored in log
    ]
    return zlib.compress(msgspec.json.encode(packed), 9)


def unpack(packed: bytes) -> list[Stored]:
    """The log that was compressed."""
    log = msgspec.json.decode(zlib.decompress(packed), type=list[_Packed])
    return [Stored(entry.seq, entry.at, bytes(entry.entry).decode(), entry.hash) for entry in log]


async def pack_match(connection: AsyncConnection, match_id: str, now: int) -> None:
    """Put the log of a match, which the caller has locked, into the archive."""
    entry = schema.entry
    query = sa.select(*STORED).where(entry.c.match_id == match_id).order_by(entry.c.seq)
    packed = pack([stored_from(*row) for row in await connection.execute(query)])
    await connection.execute(
        sa.insert(schema.archive).values(match_id=match_id, archived_at=now, log=packed)
    )
    await connection.execute(sa.delete(entry).where(entry.c.match_id == match_id))
    await connection.execute(
        sa.update(schema.match).where(schema.match.c.id == match_id).values(is_archived=True)
    )
