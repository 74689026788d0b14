"""Who holds which chair, and the codes that give one to another device."""

from collections.abc import Sequence
from typing import Final

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from fimbul.store import schema
from fimbul.store.access import Access
from fimbul.store.records import Transfer
from fimbul.store.statements import HOLDERS

_HOLD: Final = sa.text(
    "INSERT INTO holder (match_id, chair, secret_hash)"
    " VALUES (:match_id, :chair, :secret_hash) ON CONFLICT DO NOTHING"
)


class Chairs(Access):
    """The chairs of matches, and those who hold them."""

    async def holders(self, match_id: str) -> list[tuple[int, str]]:
        """Every chair of a match with the hashes of those who hold it."""
        return [(chair, secret_hash) for chair, secret_hash in await self._ask(HOLDERS, match_id)]

    async def offer(
        self, code_hash: str, transfer: Transfer, secret_hash: str, expires_at: int
    ) -> bool:
        """Remember a transfer code until it expires; whether the giver holds the chair still."""
        async with self.writing() as connection:
            await _lock(connection, transfer.match_id)
            if not await _holds(connection, transfer.match_id, transfer.chair, secret_hash):
                return False
            await connection.execute(
                sa.insert(schema.transfer).values(
                    code_hash=code_hash,
                    match_id=transfer.match_id,
                    chair=transfer.chair,
                    expires_at=expires_at,
                )
            )
        return True

    async def redeem(self, code_hash: str, secret_hash: str, now: int) -> Transfer | None:
        """Give the chair of a code to the owner of a secret; a code works once and in time."""
        table = schema.transfer
        async with self.writing() as connection:
            await connection.execute(sa.delete(table).where(table.c.expires_at <= now))
        query = sa.select(table.c.match_id, table.c.chair).where(table.c.code_hash == code_hash)
        async with self.writing() as connection:
            row = (await connection.execute(query)).first()
            if row is None:
                return None
            await _lock(connection, row.match_id)
            used = await connection.execute(sa.delete(table).where(table.c.code_hash == code_hash))
            if used.rowcount != 1:
                return None
            await hold(connection, row.match_id, [(row.chair, secret_hash)])
        return Transfer(row.match_id, row.chair)


async def let_go(connection: AsyncConnection, match_id: str, chair: int) -> None:
    """Let nobody hold a chair any more, nor get it by a code."""
    for table in (schema.holder, schema.transfer):
        await connection.execute(
            sa.delete(table).where(table.c.match_id == match_id, table.c.chair == chair)
        )


async def hold(
    connection: AsyncConnection, match_id: str, holders: Sequence[tuple[int, str]]
) -> None:
    """Let the owners of secrets hold chairs, beside those who hold them already."""
    await connection.execute(
        _HOLD,
        [
            {"match_id": match_id, "chair": chair, "secret_hash": secret_hash}
            for chair, secret_hash in holders
        ],
    )


async def _holds(connection: AsyncConnection, match_id: str, chair: int, secret_hash: str) -> bool:
    query = sa.select(schema.holder.c.chair).where(
        schema.holder.c.match_id == match_id,
        schema.holder.c.chair == chair,
        schema.holder.c.secret_hash == secret_hash,
    )
    return await connection.scalar(query) is not None


async def _lock(connection: AsyncConnection, match_id: str) -> None:
    """Let nobody write to a match until the transaction ends."""
    query = sa.select(schema.match.c.id).where(schema.match.c.id == match_id)
    await connection.execute(query.with_for_update())
