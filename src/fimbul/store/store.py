"""One interface over the database; nothing else in the project speaks SQL."""

import asyncio
import logging
import secrets
import zlib
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass

import asyncpg
import msgspec
import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from fimbul.match.entries import Entry, Logged, entry_from_json, entry_to_json
from fimbul.store import schema
from fimbul.store.migrate import upgrade

log = logging.getLogger(__name__)

CHANNEL = "fimbul"
"""Where processes on one PostgreSQL tell each other which match has a new entry."""
RECONNECT = 0.5
LEASE = 5_000
"""Milliseconds for which a process that took up a match keeps the others away from it."""


class Conflict(Exception):
    """Somebody else has written this entry of the log in the meantime."""


@dataclass(frozen=True, slots=True)
class MatchRow:
    """What the lists show of a match, and what the clock needs of it."""

    id: str
    created_at: int
    updated_at: int
    status: str
    is_public: bool
    seq: int
    due_at: int | None
    summary: str


@dataclass(frozen=True, slots=True)
class Deadline:
    """A match that somebody must look at."""

    match_id: str
    due_at: int


@dataclass(frozen=True, slots=True)
class Transfer:
    """A chair that a code gives."""

    match_id: str
    chair: int


class Store:
    """The database of all matches. All methods are one transaction each."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self._name = secrets.token_hex(4)
        """To tell what this process wrote from what others did."""

    @property
    def is_shared(self) -> bool:
        """Whether several processes may use the database and tell each other what they wrote."""
        return self.engine.dialect.name == "postgresql"

    async def close(self) -> None:
        await self.engine.dispose()

    async def listen(self, hear: Callable[[str], None]) -> None:
        """Call ``hear`` with the id of every match that another process writes to; runs for ever.

        After a lost connection it calls ``hear`` with "": anything may have been missed.
        """
        if not self.is_shared:
            return
        address = self.engine.url.set(drivername="postgresql")
        while True:
            try:
                await self._listen_once(address.render_as_string(hide_password=False), hear)
            except (OSError, asyncpg.PostgresError):
                log.warning("the database does not answer; listening again soon")
            await asyncio.sleep(RECONNECT)

    async def _listen_once(self, address: str, hear: Callable[[str], None]) -> None:
        """Listen until the connection is lost."""
        connection = await asyncpg.connect(address)
        try:
            lost = asyncio.Event()
            connection.add_termination_listener(lambda _: lost.set())
            await connection.add_listener(CHANNEL, lambda *heard: self._hear(hear, heard[-1]))
            hear("")
            await lost.wait()
        finally:
            connection.terminate()

    def _hear(self, hear: Callable[[str], None], heard: object) -> None:
        writer, _, match_id = str(heard).partition(":")
        if writer != self._name:
            hear(match_id)

    # --- logs -----------------------------------------------------------------------------------

    async def append(
        self, row: MatchRow, log: Sequence[Logged], holders: Sequence[tuple[int, str]] = ()
    ) -> None:
        """Write new entries, who holds which chair from now on, and the match's new row.

        The entries must follow what is there: ``Conflict`` if they do not, and nothing is
        written. When this returns, the entries survive a crash.
        """
        first = log[0].seq
        try:
            async with self.engine.begin() as connection:
                await self._write_row(connection, row, first)
                await connection.execute(
                    sa.insert(schema.entry),
                    [
                        {
                            "match_id": row.id,
                            "seq": logged.seq,
                            "at": logged.at,
                            "body": entry_to_json(logged.entry),
                        }
                        for logged in log
                    ],
                )
                for chair, secret_hash in holders:
                    await self._hold(connection, row.id, chair, secret_hash)
                if self.is_shared:
                    await connection.execute(
                        sa.select(sa.func.pg_notify(CHANNEL, f"{self._name}:{row.id}"))
                    )
        except IntegrityError as error:
            raise Conflict from error

    async def _write_row(self, connection: AsyncConnection, row: MatchRow, first: int) -> None:
        values = {
            "updated_at": row.updated_at,
            "status": row.status,
            "is_public": row.is_public,
            "seq": row.seq,
            "due_at": row.due_at,
            "leased_until": 0,
            "summary": row.summary,
        }
        if first == 1:
            await connection.execute(
                sa.insert(schema.match).values(id=row.id, created_at=row.created_at, **values)
            )
            return
        written = await connection.execute(
            sa.update(schema.match)
            .where(schema.match.c.id == row.id, schema.match.c.seq == first - 1)
            .values(**values)
        )
        if written.rowcount != 1:
            raise Conflict

    async def read(self, match_id: str, after: int = 0) -> list[Logged]:
        """The entries of a match after a number; none for a match that does not exist."""
        query = (
            sa.select(schema.entry.c.seq, schema.entry.c.at, schema.entry.c.body)
            .where(schema.entry.c.match_id == match_id, schema.entry.c.seq > after)
            .order_by(schema.entry.c.seq)
        )
        async with self.engine.connect() as connection:
            rows = (await connection.execute(query)).all()
            if rows or after:
                return [Logged(seq, at, entry_from_json(body)) for seq, at, body in rows]
            packed = await connection.scalar(
                sa.select(schema.archive.c.log).where(schema.archive.c.match_id == match_id)
            )
        return _unpack(packed) if packed is not None else []

    async def rows(
        self, status: str, limit: int, before: tuple[int, str] | None = None
    ) -> list[MatchRow]:
        """The public matches of a status, the newest first; ``before``: where a page ended."""
        table = schema.match
        query = (
            sa.select(table)
            .where(table.c.status == status, table.c.is_public)
            .order_by(table.c.updated_at.desc(), table.c.id.desc())
            .limit(limit)
        )
        if before is not None:
            query = query.where(sa.tuple_(table.c.updated_at, table.c.id) < before)
        async with self.engine.connect() as connection:
            return [_row(row) for row in (await connection.execute(query)).mappings()]

    # --- deadlines ------------------------------------------------------------------------------

    async def take_due(self, now: int, limit: int = 100) -> list[Deadline]:
        """Matches whose deadline has come and that no other process has just taken up."""
        table = schema.match
        due = (
            sa.select(table.c.id, table.c.due_at)
            .where(table.c.due_at <= now, table.c.leased_until <= now)
            .order_by(table.c.due_at)
            .limit(limit)
            .with_for_update(skip_locked=True)
        )
        async with self.engine.begin() as connection:
            found = [Deadline(row.id, row.due_at) for row in await connection.execute(due)]
            if found:
                await connection.execute(
                    sa.update(table)
                    .where(table.c.id.in_([deadline.match_id for deadline in found]))
                    .values(leased_until=now + LEASE)
                )
        return found

    # --- chairs ---------------------------------------------------------------------------------

    async def chairs_of(self, match_id: str, secret_hash: str) -> set[int]:
        """The chairs that the owner of a secret holds in a match."""
        query = sa.select(schema.holder.c.chair).where(
            schema.holder.c.match_id == match_id, schema.holder.c.secret_hash == secret_hash
        )
        async with self.engine.connect() as connection:
            return set((await connection.scalars(query)).all())

    async def holders(self, match_id: str) -> list[tuple[int, str]]:
        """Every chair of a match with the hashes of those who hold it."""
        query = sa.select(schema.holder.c.chair, schema.holder.c.secret_hash).where(
            schema.holder.c.match_id == match_id
        )
        async with self.engine.connect() as connection:
            return [(row.chair, row.secret_hash) for row in await connection.execute(query)]

    async def let_go(self, match_id: str, chair: int) -> None:
        """Nobody holds the chair any more."""
        async with self.engine.begin() as connection:
            await connection.execute(
                sa.delete(schema.holder).where(
                    schema.holder.c.match_id == match_id, schema.holder.c.chair == chair
                )
            )

    async def _hold(
        self, connection: AsyncConnection, match_id: str, chair: int, secret_hash: str
    ) -> None:
        holds = sa.select(schema.holder.c.chair).where(
            schema.holder.c.match_id == match_id,
            schema.holder.c.chair == chair,
            schema.holder.c.secret_hash == secret_hash,
        )
        if await connection.scalar(holds) is None:
            await connection.execute(
                sa.insert(schema.holder).values(
                    match_id=match_id, chair=chair, secret_hash=secret_hash
                )
            )

    async def offer(self, code_hash: str, transfer: Transfer, expires_at: int) -> None:
        """Remember a transfer code until it expires."""
        async with self.engine.begin() as connection:
            await connection.execute(
                sa.insert(schema.transfer).values(
                    code_hash=code_hash,
                    match_id=transfer.match_id,
                    chair=transfer.chair,
                    expires_at=expires_at,
                )
            )

    async def redeem(self, code_hash: str, secret_hash: str, now: int) -> Transfer | None:
        """Give the chair of a code to the owner of a secret; a code works once and in time."""
        table = schema.transfer
        async with self.engine.begin() as connection:
            await connection.execute(sa.delete(table).where(table.c.expires_at <= now))
            row = (
                await connection.execute(sa.select(table).where(table.c.code_hash == code_hash))
            ).first()
            if row is None:
                return None
            used = await connection.execute(sa.delete(table).where(table.c.code_hash == code_hash))
            if used.rowcount != 1:
                return None
            await self._hold(connection, row.match_id, row.chair, secret_hash)
            return Transfer(row.match_id, row.chair)

    # --- the archive ----------------------------------------------------------------------------

    async def archive(self, before: int, now: int, limit: int = 100) -> int:
        """Pack the logs of matches that ended before a time; how many were packed."""
        table = schema.match
        query = (
            sa.select(table.c.id)
            .where(table.c.status == "finished", table.c.updated_at < before)
            .limit(limit)
        )
        async with self.engine.connect() as connection:
            ids = (await connection.scalars(query)).all()
        for match_id in ids:
            log = await self.read(match_id)
            async with self.engine.begin() as connection:
                await connection.execute(
                    sa.insert(schema.archive).values(
                        match_id=match_id, archived_at=now, log=_pack(log)
                    )
                )
                await connection.execute(
                    sa.delete(schema.entry).where(schema.entry.c.match_id == match_id)
                )
                await connection.execute(
                    sa.update(table).where(table.c.id == match_id).values(status="archived")
                )
        return len(ids)


def _row(row: sa.RowMapping) -> MatchRow:
    return MatchRow(
        row["id"],
        row["created_at"],
        row["updated_at"],
        row["status"],
        row["is_public"],
        row["seq"],
        row["due_at"],
        row["summary"],
    )


def _pack(log: list[Logged]) -> bytes:
    return zlib.compress(msgspec.json.encode(log), 9)


def _unpack(packed: bytes) -> list[Logged]:
    return msgspec.json.decode(zlib.decompress(packed), type=list[Logged])


@asynccontextmanager
async def open_store(url: str) -> AsyncIterator[Store]:
    """The store at a database address, its tables brought up to date first."""
    engine = create_async_engine(url, **_pool_of(url))
    if engine.dialect.name == "sqlite":
        sa.event.listen(engine.sync_engine, "connect", _prepare_sqlite)
    await upgrade(engine)
    store = Store(engine)
    try:
        yield store
    finally:
        await store.close()


def _pool_of(url: str) -> dict[str, int]:
    return {} if url.startswith("sqlite") else {"pool_size": 10, "max_overflow": 10}


def _prepare_sqlite(connection: sa.engine.interfaces.DBAPIConnection, _: object) -> None:
    """Readers do not wait for the writer; a commit is on the disk when it returns."""
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.execute("PRAGMA busy_timeout=5000")
    cursor.execute("PRAGMA foreign_keys=ON")
    cursor.close()


__all__ = ["Conflict", "Deadline", "Entry", "MatchRow", "Store", "Transfer", "open_store"]
