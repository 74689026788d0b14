"""A database that fails: one kind of error, nothing half written, and recovery afterwards."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
import traceback
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import sqlalchemy as sa

from fimbul.match.entries import Sat
from fimbul.server.errors import told
from fimbul.store import (
    Append,
    MatchRow,
    Operations,
    Store,
    Transfer,
    Unavailable,
    open_store,
)
from tests.patience import PATIENCE
from tests.postgres import Cluster
from tests.store.logs import add, created, log_of, row, said

pytestmark = pytest.mark.anyio

LONG = "x" * 100_000
FULL_ON_INSERT = """
CREATE FUNCTION no_room() RETURNS trigger LANGUAGE plpgsql AS
$$ BEGIN RAISE EXCEPTION 'no space left on device' USING ERRCODE = 'disk_full'; END $$
"""


@pytest.fixture
async def impatient(sqlite_url: str) -> AsyncIterator[Store]:
    """A SQLite store that does not wait for other processes."""
    async with open_store(f"{sqlite_url}?timeout=0") as store:
        yield store


@pytest.fixture
async def shared(postgres_url: str) -> AsyncIterator[Store]:
    async with open_store(postgres_url) as store:
        yield store


async def assert_is_untouched(store: Store) -> None:
    """Check that only the entry of `add` exists, and that the store works."""
    assert await store.read("one") == created()
    assert await store.holders("one") == [(0, "a")]
    assert await store.rows("running", 9) == [row()]
    await store.append(row(seq=2), said(2), [(1, "b")])
    assert await store.read("one") == created() + said(2)


async def limit_pages(store: Store, pages: int) -> int:
    """Limit the size of the SQLite file, and return its current size."""
    await store.engine.dispose()

    def limit(connection: sa.engine.interfaces.DBAPIConnection, _: object) -> None:
        cursor = connection.cursor()
        cursor.execute(f"PRAGMA max_page_count={pages}")
        cursor.close()

    sa.event.listen(store.engine.sync_engine, "connect", limit)
    async with store.engine.connect() as connection:
        found = await connection.scalar(sa.text("PRAGMA page_count"))
    assert isinstance(found, int)
    return found


def file_of(store: Store) -> Path:
    assert store.engine.url.database is not None
    return Path(store.engine.url.database)


async def test_a_full_disk_keeps_what_is_there(impatient: Store) -> None:
    await add(impatient, holders=((0, "a"),))
    pages = await limit_pages(impatient, 1)
    big = MatchRow("one", 1, 2, "finished", True, 2, None, LONG)
    with pytest.raises(Unavailable, match="full"):
        await impatient.append(big, said(2), [(1, "b")])
    with pytest.raises(Unavailable, match="full"):
        await impatient.append_all(
            [
                Append(row("two"), created()),
                Append(row(seq=2), log_of(Sat(1, LONG), first=2), [(1, "b")]),
            ]
        )
    assert await impatient.read("two") == []
    await limit_pages(impatient, pages + 100)
    await assert_is_untouched(impatient)


async def test_an_error_does_not_contain_what_was_to_be_written(impatient: Store) -> None:
    """Errors are logged, with all that led to them."""
    await add(impatient)
    await limit_pages(impatient, 1)
    with pytest.raises(Unavailable) as caught:
        await impatient.append(row(seq=2), log_of(Sat(1, LONG), first=2))
    assert LONG[:20] not in "".join(traceback.format_exception(caught.value))


async def test_a_locked_database_keeps_what_is_there(impatient: Store) -> None:
    await add(impatient, holders=((0, "a"),))
    lock = sqlite3.connect(file_of(impatient), isolation_level=None)
    lock.execute("BEGIN IMMEDIATE")
    try:
        with pytest.raises(Unavailable, match="locked"):
            await impatient.append(row(seq=2), said(2), [(1, "b")])
        with pytest.raises(Unavailable, match="locked"):
            await impatient.take_due(1)
        assert await impatient.read("one") == created(), "readers do not wait for a writer"
    finally:
        lock.close()
    await assert_is_untouched(impatient)


async def test_a_full_postgresql_keeps_what_is_there(shared: Store) -> None:
    await add(shared, holders=((0, "a"),))
    async with shared.engine.begin() as connection:
        await connection.execute(sa.text(FULL_ON_INSERT))
        await connection.execute(
            sa.text("CREATE TRIGGER no_room BEFORE INSERT ON holder EXECUTE FUNCTION no_room()")
        )
    with pytest.raises(Unavailable, match="no space left"):
        await shared.append(row(seq=2), said(2), [(1, "b")])
    with pytest.raises(Unavailable, match="no space left"):
        await shared.append_all(
            [Append(row("two"), created()), Append(row(seq=2), said(2), [(1, "b")])]
        )
    assert await shared.read("two") == []
    async with shared.engine.begin() as connection:
        await connection.execute(sa.text("DROP TRIGGER no_room ON holder"))
    await assert_is_untouched(shared)


async def test_lost_connections_are_replaced_after_one_error(
    shared: Store, postgres_url: str
) -> None:
    await add(shared, holders=((0, "a"),))
    async with shared.engine.connect() as one, shared.engine.connect() as two:
        await one.execute(sa.text("SELECT 1"))
        await two.execute(sa.text("SELECT 1"))
    async with open_store(postgres_url) as other, other.engine.begin() as connection:
        await connection.execute(
            sa.text(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                " WHERE datname = current_database() AND pid <> pg_backend_pid()"
            )
        )
    with pytest.raises(Unavailable):
        await shared.append(row(seq=2), said(2, "me too"), [(1, "b")])
    await assert_is_untouched(shared)


async def test_a_connection_lost_while_writing_leaves_nothing_half_written(shared: Store) -> None:
    await add(shared, holders=((0, "a"),))
    async with shared.engine.begin() as connection:
        await connection.execute(
            sa.text(
                "CREATE FUNCTION die() RETURNS trigger LANGUAGE plpgsql AS"
                " $$ BEGIN PERFORM pg_terminate_backend(pg_backend_pid()); RETURN NEW; END $$"
            )
        )
        await connection.execute(
            sa.text("CREATE TRIGGER die BEFORE INSERT ON entry EXECUTE FUNCTION die()")
        )
    with pytest.raises(Unavailable):
        await shared.append(row(seq=2), said(2), [(1, "b")])
    async with shared.engine.begin() as connection:
        await connection.execute(sa.text("DROP TRIGGER die ON entry"))
    await assert_is_untouched(shared)


async def test_a_postgresql_that_is_down_is_unavailable_until_it_is_up(
    shared: Store, postgres_cluster: Cluster, postgres_url: str
) -> None:
    await add(shared, holders=((0, "a"),))
    postgres_cluster.stop()
    try:
        for _ in range(2):
            with pytest.raises(Unavailable):
                await shared.append(row(seq=2), said(2), [(1, "b")])
            with pytest.raises(Unavailable):
                await shared.read("one")
            with pytest.raises(Unavailable):
                await shared.take_due(1)
        with pytest.raises(Unavailable):
            async with open_store(postgres_url):
                pass
    finally:
        postgres_cluster.start()
    await assert_is_untouched(shared)


async def test_a_file_of_another_format_is_unavailable(tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("Dear Sigrun, " * 500, encoding="utf-8")
    with pytest.raises(Unavailable):
        async with open_store(f"sqlite+aiosqlite:///{file}"):
            pass
    assert file.read_text(encoding="utf-8").startswith("Dear Sigrun")


async def test_a_missing_folder_is_unavailable(tmp_path: Path) -> None:
    with pytest.raises(Unavailable):
        async with open_store(f"sqlite+aiosqlite:///{tmp_path / 'nowhere' / 'a.sqlite'}"):
            pass


async def test_a_task_cancelled_while_it_connects_waits_for_the_connection(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The thread that opens a file must not outlive the store, nor the event loop."""
    began, may_go_on, opened = (threading.Event() for _ in range(3))
    connect = sqlite3.connect

    def connect_late(file: str, **_: object) -> sqlite3.Connection:
        began.set()
        assert may_go_on.wait(PATIENCE)
        opened.set()
        return connect(file, check_same_thread=False)

    async with open_store(sqlite_url) as store:
        await store.engine.dispose()
        monkeypatch.setattr(sqlite3, "connect", connect_late)
        task = asyncio.create_task(Operations(store).tables())
        assert await asyncio.to_thread(began.wait, PATIENCE)
        task.cancel()
        asyncio.get_running_loop().call_later(0.05, may_go_on.set)
        with pytest.raises(asyncio.CancelledError):
            await task
        assert opened.is_set()


async def test_a_missing_database_is_unavailable(postgres_cluster: Cluster) -> None:
    with pytest.raises(Unavailable):
        async with open_store(postgres_cluster.url("nowhere")):
            pass


async def test_a_match_must_exist(store: Store) -> None:
    """Nothing is stored for a missing match, on either database."""
    assert not await store.offer("code", Transfer("one", 0), "a", 100)
    async with store.engine.connect() as connection:
        with pytest.raises(sa.exc.IntegrityError):
            await connection.execute(
                sa.text("INSERT INTO entry (match_id, seq, at, body) VALUES ('one', 1, 1, '')")
            )


async def test_a_commit_on_sqlite_is_on_the_disk_when_it_returns(impatient: Store) -> None:
    async with impatient.engine.connect() as one, impatient.engine.connect() as two:
        for connection in (one, two):
            assert await connection.scalar(sa.text("PRAGMA journal_mode")) == "wal"
            assert await connection.scalar(sa.text("PRAGMA synchronous")) == 2
            assert await connection.scalar(sa.text("PRAGMA foreign_keys")) == 1


async def test_postgresql_does_not_wait_for_ever_for_a_vanished_client(shared: Store) -> None:
    async with shared.engine.connect() as connection:
        for setting in ("idle_in_transaction_session_timeout", "lock_timeout"):
            assert await connection.scalar(sa.text(f"SHOW {setting}")) != "0"


async def test_a_store_may_live_in_memory() -> None:
    async with open_store("sqlite+aiosqlite://") as store:
        await add(store, holders=((0, "a"),))
        await assert_is_untouched(store)


def test_the_server_says_that_nothing_was_saved() -> None:
    status, code, message = told(Unavailable("password of fimbul@10.0.0.7"))
    assert (status, code) == (503, "not-saved")
    assert "10.0.0.7" not in message
