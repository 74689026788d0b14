"""One interface over the database; nothing else in the project speaks SQL."""

import asyncio
import logging
import secrets
import sqlite3
from collections import deque
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import TypeVar

import asyncpg
import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from fimbul.match.chain import Stored
from fimbul.match.entries import (
    Entry,
    LineRemoved,
    Logged,
    Reclaimed,
    Stood,
    entry_from_json,
    entry_to_json,
)
from fimbul.store import schema
from fimbul.store.database import (
    FAILURES,
    PATIENCE,
    Unavailable,
    answering,
    for_reading,
    for_writing,
    open_engine,
    use_wal,
)
from fimbul.store.migrate import upgrade
from fimbul.store.notices import announce
from fimbul.store.packing import STORED, pack_match, stored_from, unpack
from fimbul.store.removing import remove_text
from fimbul.store.sqlite import INSERT, UPDATE, Work, Writer, file_of

T = TypeVar("T")

log = logging.getLogger(__name__)

CHANNEL = "fimbul"
"""Where processes on one PostgreSQL tell each other which match has a new entry."""
NOTICED = "@"
"""What they hear in place of a match when an operator left a notice; no match is called so."""
BEAT = "!"
"""What comes before the words of a process that is alive; no match is called so either."""
RECONNECT = 0.5
ALIVE = 5.0
"""Seconds after which a listener asks whether its connection is still one."""
LEASE = 1_200
"""Milliseconds for which a process that took up a match keeps the others away from it."""
MOST_AT_ONCE = 64
"""How many requests share a commit when they come faster than the disk writes."""


NOBODY_SITS = ~sa.exists().where(schema.holder.c.match_id == schema.match.c.id)
"""Of a match that has not begun: whether all its people have got up, or none has sat down."""


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
    leased_until: int = 0
    """Until when the process that wrote it sees to the deadline itself."""


@dataclass(frozen=True, slots=True)
class Append:
    """New entries of a match, its new row, and who holds which chair from now on."""

    row: MatchRow
    log: Sequence[Logged]
    holders: Sequence[tuple[int, str]] = ()
    is_announced: bool = False
    """Whether servers get a notice of it: SQLite has no other way to tell them."""
    maker: str = ""
    """Of a new match: the hash of the secret of who laid the table."""


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
    """The database of all matches. All methods are one transaction each, unless they say more.

    They raise ``Unavailable`` when the database does not answer or has no room.
    """

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self._for_reading = for_reading(engine)
        self._for_writing = for_writing(engine)
        self._name = secrets.token_hex(4)
        """To tell what this process wrote from what others did."""
        self._queue: deque[tuple[Sequence[Append], asyncio.Future[None]]] = deque()
        self._turn = asyncio.Lock()
        file = file_of(engine.url)
        self._sqlite = Writer(file) if file is not None else None
        """The short way of moves into a SQLite file."""
        self._writer: asyncio.Task[None] | None = None

    @property
    def is_shared(self) -> bool:
        """Whether several processes may use the database and tell each other what they wrote."""
        return self.engine.dialect.name == "postgresql"

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        """Each question is a transaction of its own."""
        with answering():
            async with self._for_reading.connect() as connection:
                yield connection

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """A transaction that writes. SQLite has one writer, so that nobody polls for its lock."""
        with answering():
            async with self._turn_to_write(), self._for_writing.begin() as connection:
                yield connection

    @asynccontextmanager
    async def _turn_to_write(self) -> AsyncIterator[None]:
        if self.is_shared:
            yield
            return
        await self._take_turn()
        try:
            yield
        finally:
            self._turn.release()

    async def _take_turn(self) -> None:
        if self._turn.locked():
            async with asyncio.timeout(PATIENCE):
                await self._turn.acquire()
        else:
            await self._turn.acquire()  # at once

    async def transact(self, work: Work[T]) -> T:
        """Do work in a transaction of SQLite's, with one hand-over to its thread."""
        assert self._sqlite is not None
        return await self._sqlite.transact(work)

    async def close(self) -> None:
        """Finish what is being written, and let the database go."""
        if self._writer is not None:
            await self._writer
        if self._sqlite is not None:
            await self._sqlite.close()
        await self.engine.dispose()

    async def listen(self, hear: Callable[[str], None]) -> None:
        """Call ``hear`` with the id of every match that another process writes to, with
        ``NOTICED`` for a notice of an operator, and with ``BEAT`` and the words of a process that
        is there; runs for ever.

        When it begins to listen, the first time and after a lost connection, it calls ``hear``
        with "": anything may have been missed. It ends at once where nobody else can write.
        """
        if not self.is_shared:
            return
        while True:
            try:
                await self._listen_once(hear)
            except FAILURES:
                log.warning("the database does not answer; listening again soon")
            await asyncio.sleep(RECONNECT)

    async def _listen_once(self, hear: Callable[[str], None]) -> None:
        """Listen until the connection is lost."""
        _, how = self.engine.dialect.create_connect_args(self.engine.url)
        how.pop("prepared_statement_cache_size", None)  # for SQLAlchemy, not for the driver
        connection: asyncpg.Connection[asyncpg.Record] = await asyncpg.connect(**how)
        try:
            lost = asyncio.Event()
            connection.add_termination_listener(lambda _: lost.set())
            await connection.add_listener(CHANNEL, lambda *heard: self._hear(hear, heard[-1]))
            hear("")
            while not lost.is_set():
                try:
                    async with asyncio.timeout(ALIVE):
                        await lost.wait()
                except TimeoutError:
                    await connection.execute("SELECT 1", timeout=ALIVE)
        finally:
            connection.terminate()

    def _hear(self, hear: Callable[[str], None], heard: object) -> None:
        writer, _, match_id = str(heard).partition(":")
        if writer != self._name:
            hear(match_id)

    async def beat(self, words: str) -> None:
        """Let other processes hear that this one is there, and some words about it."""
        told = f"{self._name}:{BEAT}{words}"
        async with self.reading() as connection:
            await connection.execute(sa.select(sa.func.pg_notify(CHANNEL, told)))

    # --- logs -----------------------------------------------------------------------------------

    async def append(
        self, row: MatchRow, log: Sequence[Logged], holders: Sequence[tuple[int, str]] = ()
    ) -> None:
        """Write new entries, who holds which chair from now on, and the match's new row.

        The entries must follow what is there: ``Conflict`` if they do not, and nothing is
        written. When this returns, the entries survive a crash. With any other error it is not
        certain whether they were written: read the log to find out.
        """
        await self.append_all([Append(row, log, holders)])

    async def append_all(self, appends: Sequence[Append]) -> None:
        """The same for several matches: all is written or nothing."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._queue.append((appends, done))
        if self._writer is None or self._writer.done():
            self._writer = asyncio.create_task(self._write_queue())
        await done

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

    async def _outcomes(self, batch: Sequence[Sequence[Append]]) -> Sequence[BaseException | None]:
        """Write a batch; if something in it is in the way of the rest, each request on its own."""
        try:
            return await self._commit(batch)
        except (Exception, asyncio.CancelledError) as error:  # noqa: BLE001 - for who asked
            if len(batch) == 1 or isinstance(error, Unavailable):
                return [error] * len(batch)
        return [(await self._outcomes([appends]))[0] for appends in batch]

    async def _commit(self, batch: Sequence[Sequence[Append]]) -> list[Exception | None]:
        """Write requests of one match each, or one of several, in one transaction.

        Gives for each the ``Conflict`` that kept it from being written. Whoever locks several
        rows does so in the order of their ids, so that nobody waits in a circle.
        """
        if self._sqlite is not None and not self.is_shared and all(map(_is_simple, batch)):
            return await self._commit_simple(batch)
        outcomes: list[Exception | None] = [None] * len(batch)
        order = sorted(range(len(batch)), key=lambda at: batch[at][0].row.id)
        try:
            async with self.writing() as connection:
                written: list[Append] = []
                for at in order:
                    for append in sorted(batch[at], key=lambda append: append.row.id):
                        if await self._write_row(connection, append):
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

    async def _commit_simple(self, batch: Sequence[Sequence[Append]]) -> list[Exception | None]:
        """The same for requests that write nothing but entries, to a SQLite file."""

        def write(connection: sqlite3.Connection) -> list[Exception | None]:
            outcomes: list[Exception | None] = [None] * len(batch)
            entries: list[tuple[object, ...]] = []
            for at, appends in enumerate(batch):
                for append in appends:
                    if connection.execute(UPDATE, _row_values(append)).rowcount == 1:
                        entries += _entry_values(append)
                    elif len(batch) > 1:
                        outcomes[at] = Conflict()
                    else:
                        raise Conflict
            connection.executemany(INSERT, entries)
            return outcomes

        with answering():
            await self._take_turn()
            try:
                return await self.transact(write)
            except sqlite3.IntegrityError as error:
                raise Conflict from error
            except sqlite3.Error as error:
                raise Unavailable(str(error)) from error
            finally:
                self._turn.release()

    async def _write_entries(self, connection: AsyncConnection, appends: Sequence[Append]) -> None:
        await connection.execute(
            sa.insert(schema.entry),
            [
                {
                    "match_id": append.row.id,
                    "seq": logged.seq,
                    "at": logged.at,
                    "body": entry_to_json(logged.entry),
                    "hash": logged.hash or None,
                }
                for append in appends
                for logged in append.log
            ],
        )
        for append in appends:
            for logged in append.log:
                if isinstance(logged.entry, Stood | Reclaimed):
                    await self._let_go(connection, append.row.id, logged.entry.chair)
                elif isinstance(logged.entry, LineRemoved):
                    await remove_text(connection, append.row.id, logged.entry.line)
            for chair, secret_hash in append.holders:
                await self._hold(connection, append.row.id, chair, secret_hash)
        if self.is_shared:
            for append in appends:
                told = f"{self._name}:{append.row.id}"
                await connection.execute(sa.select(sa.func.pg_notify(CHANNEL, told)))
        for append in appends:
            if append.is_announced:
                await announce(connection, "written", append.row.updated_at, append.row.id)

    async def wake_others(self, connection: AsyncConnection) -> None:
        """Let other processes look for notices when the transaction ends, where they can hear."""
        if self.is_shared:
            told = f"{self._name}:{NOTICED}"
            await connection.execute(sa.select(sa.func.pg_notify(CHANNEL, told)))

    async def _write_row(self, connection: AsyncConnection, append: Append) -> bool:
        """Write the row of a match whose log is as long as expected; whether it was."""
        row, first = append.row, append.log[0].seq
        values = {
            "updated_at": row.updated_at,
            "status": row.status,
            "is_public": row.is_public,
            "seq": row.seq,
            "due_at": row.due_at,
            "leased_until": row.leased_until,
            "summary": row.summary,
        }
        if first == 1:
            await connection.execute(
                sa.insert(schema.match).values(
                    id=row.id, created_at=row.created_at, maker=append.maker or None, **values
                )
            )
            return True
        written = await connection.execute(
            sa.update(schema.match)
            .where(schema.match.c.id == row.id, schema.match.c.seq == first - 1)
            .values(**values)
        )
        return written.rowcount == 1

    async def read(self, match_id: str, after: int = 0) -> list[Logged]:
        """The entries of a match after a number; none for a match that does not exist."""
        return [
            Logged(stored.seq, stored.at, entry_from_json(stored.body), stored.hash)
            for stored in await self.stored(match_id, after)
        ]

    async def stored(self, match_id: str, after: int = 0) -> list[Stored]:
        """The same, word for word as they are kept."""
        query = (
            sa.select(*STORED)
            .where(schema.entry.c.match_id == match_id, schema.entry.c.seq > after)
            .order_by(schema.entry.c.seq)
        )
        async with self.reading() as connection:
            found = [stored_from(*row) for row in await connection.execute(query)]
            if found and found[0].seq == after + 1:
                return found
            packed = await connection.scalar(
                sa.select(schema.archive.c.log).where(schema.archive.c.match_id == match_id)
            )
        if packed is None:
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
        query = sa.select(schema.match.c.seq).where(schema.match.c.id == match_id)
        async with self.reading() as connection:
            return await connection.scalar(query)

    async def exists(self, match_id: str) -> bool:
        """Whether there is a match of that id."""
        query = sa.select(schema.match.c.id).where(schema.match.c.id == match_id)
        async with self.reading() as connection:
            return await connection.scalar(query) is not None

    async def row(self, match_id: str) -> MatchRow | None:
        """What the lists show of a match; None for one that does not exist."""
        query = sa.select(schema.match).where(schema.match.c.id == match_id)
        async with self.reading() as connection:
            found = (await connection.execute(query)).mappings().first()
        return row_from(found) if found is not None else None

    async def maker(self, match_id: str) -> str | None:
        """The hash of the secret of who laid the table; None where that is not known."""
        query = sa.select(schema.match.c.maker).where(schema.match.c.id == match_id)
        async with self.reading() as connection:
            return await connection.scalar(query)

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
            sa.select(table)
            .where(table.c.status == status, table.c.is_public, table.c.updated_at >= since)
            .order_by(table.c.updated_at.desc(), table.c.id.desc())
            .limit(limit)
        )
        if before is not None:
            query = query.where(sa.tuple_(table.c.updated_at, table.c.id) < before)
        if is_empty is not None:
            query = query.where(NOBODY_SITS if is_empty else ~NOBODY_SITS)
        async with self.reading() as connection:
            return [row_from(row) for row in (await connection.execute(query)).mappings()]

    # --- deadlines ------------------------------------------------------------------------------

    async def take_due(self, now: int, limit: int = 100) -> list[Deadline]:
        """Matches whose deadline has come and that no process has just taken up.

        What was never taken up comes first, then what was taken up longest ago. So matches that
        keep somebody busy for long are no obstacle to the others, however many they are. A lease
        that ends much later than any taken now was taken by a process whose clock is ahead. It
        keeps nobody away: that process may be gone.
        """
        table = schema.match
        is_leased = table.c.leased_until.between(now + 1, now + 2 * LEASE)
        due = (
            sa.select(table.c.id, table.c.due_at)
            .where(table.c.due_at <= now, ~is_leased)
            .order_by(table.c.leased_until, table.c.due_at)
            .limit(limit)
            .with_for_update(skip_locked=True)
        )
        async with self.writing() as connection:
            found = [Deadline(row.id, row.due_at) for row in await connection.execute(due)]
            if found:
                await connection.execute(
                    sa.update(table)
                    .where(table.c.id.in_([deadline.match_id for deadline in found]))
                    .values(leased_until=now + LEASE)
                )
        return found

    async def mend_due(self, now: int) -> None:
        """Let all be due that was so when it was written, though the clock was set back since."""
        table = schema.match
        async with self.writing() as connection:
            await connection.execute(
                sa.update(table)
                .where(table.c.due_at > now, table.c.due_at <= table.c.updated_at)
                .values(due_at=now)
            )

    async def put_off(self, match_id: str, now: int, until: int) -> None:
        """Set the deadline of a match, if it has come, to a later time."""
        table = schema.match
        async with self.writing() as connection:
            await connection.execute(
                sa.update(table)
                .where(table.c.id == match_id, table.c.due_at <= now)
                .values(due_at=until, leased_until=0)
            )

    async def set_due(self, match_id: str, seq: int, due_at: int | None) -> None:
        """Set the deadline of a match right, unless its log has grown beyond ``seq`` entries."""
        table = schema.match
        async with self.writing() as connection:
            await connection.execute(
                sa.update(table)
                .where(table.c.id == match_id, table.c.seq == seq)
                .values(due_at=due_at, leased_until=0)
            )

    async def keep(self, match_ids: Sequence[str], now: int) -> None:
        """Keep other processes away from matches that this one has taken up and works on.

        One that is just being written to is left out.
        """
        table = schema.match
        still_due = (
            sa.select(table.c.id)
            .where(table.c.id.in_(match_ids), table.c.due_at <= now)
            .with_for_update(skip_locked=True)
        )
        async with self.writing() as connection:
            await connection.execute(
                sa.update(table).where(table.c.id.in_(still_due)).values(leased_until=now + LEASE)
            )

    # --- chairs ---------------------------------------------------------------------------------

    async def holders(self, match_id: str) -> list[tuple[int, str]]:
        """Every chair of a match with the hashes of those who hold it."""
        query = sa.select(schema.holder.c.chair, schema.holder.c.secret_hash).where(
            schema.holder.c.match_id == match_id
        )
        async with self.reading() as connection:
            return [(row.chair, row.secret_hash) for row in await connection.execute(query)]

    async def _let_go(self, connection: AsyncConnection, match_id: str, chair: int) -> None:
        """Nobody holds the chair any more, nor gets it by a code."""
        for table in (schema.holder, schema.transfer):
            await connection.execute(
                sa.delete(table).where(table.c.match_id == match_id, table.c.chair == chair)
            )

    async def _holds(
        self, connection: AsyncConnection, match_id: str, chair: int, secret_hash: str
    ) -> bool:
        query = sa.select(schema.holder.c.chair).where(
            schema.holder.c.match_id == match_id,
            schema.holder.c.chair == chair,
            schema.holder.c.secret_hash == secret_hash,
        )
        return await connection.scalar(query) is not None

    async def _hold(
        self, connection: AsyncConnection, match_id: str, chair: int, secret_hash: str
    ) -> None:
        if not await self._holds(connection, match_id, chair, secret_hash):
            await connection.execute(
                sa.insert(schema.holder).values(
                    match_id=match_id, chair=chair, secret_hash=secret_hash
                )
            )

    async def _lock(self, connection: AsyncConnection, match_id: str) -> None:
        """Let nobody write to a match until the transaction ends."""
        query = sa.select(schema.match.c.id).where(schema.match.c.id == match_id)
        await connection.execute(query.with_for_update())

    async def offer(
        self, code_hash: str, transfer: Transfer, secret_hash: str, expires_at: int
    ) -> bool:
        """Remember a transfer code until it expires; whether the giver holds the chair still."""
        async with self.writing() as connection:
            await self._lock(connection, transfer.match_id)
            if not await self._holds(connection, transfer.match_id, transfer.chair, secret_hash):
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
            await self._lock(connection, row.match_id)
            used = await connection.execute(sa.delete(table).where(table.c.code_hash == code_hash))
            if used.rowcount != 1:
                return None
            await self._hold(connection, row.match_id, row.chair, secret_hash)
        return Transfer(row.match_id, row.chair)

    # --- the archive ----------------------------------------------------------------------------

    async def archive(self, before: int, now: int, limit: int = 100) -> int:
        """Pack the logs of matches that ended before a time; how many were packed.

        Each match is a transaction of its own. Who lists or reads them sees no difference.
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


def _is_simple(appends: Sequence[Append]) -> bool:
    """Whether a request writes nothing but further entries of its matches, as moves do."""
    return all(
        append.log[0].seq > 1
        and not (append.holders or append.is_announced)
        and not any(isinstance(each.entry, Stood | Reclaimed | LineRemoved) for each in append.log)
        for append in appends
    )


def _row_values(append: Append) -> tuple[object, ...]:
    row = append.row
    values = (row.updated_at, row.status, row.is_public, row.seq, row.due_at, row.leased_until)
    return (*values, row.summary, row.id, append.log[0].seq - 1)


def _entry_values(append: Append) -> list[tuple[object, ...]]:
    return [
        (append.row.id, each.seq, each.at, entry_to_json(each.entry), each.hash or None)
        for each in append.log
    ]


def row_from(row: sa.RowMapping) -> MatchRow:
    """The row of a match as the database gives it."""
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


__all__ = ["Append", "Conflict", "Deadline", "Entry", "MatchRow", "Store", "Transfer", "open_store"]
