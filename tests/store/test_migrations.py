"""Databases are migrated when they are opened, and keep their contents."""

from __future__ import annotations

import asyncio
import sqlite3
import subprocess
import sys
import zlib
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy.ext.asyncio import AsyncConnection

from fimbul.match.entries import Created
from fimbul.match.options import TableOptions
from fimbul.store import (
    MatchRow,
    NewerDatabase,
    Operations,
    Store,
    Transfer,
    Unavailable,
    migrate,
    open_store,
)
from fimbul.store.database import for_writing, open_engine
from fimbul.store.migrate import revision_of, upgrade_to
from fimbul.store.schema import metadata
from tests.patience import PATIENCE
from tests.store.logs import add, created, log_of

pytestmark = pytest.mark.anyio

HEAD = "0006"
OLD_ROWS = """
INSERT INTO match
  (id, created_at, updated_at, status, is_public, seq, due_at, leased_until, summary)
VALUES
  ('lively', 1, 2, 'running', true, 1, 50, 0, 'Ægir'),
  ('packed', 1, 3, 'archived', true, 1, NULL, 0, ''),
  ('ended', 1, 4, 'finished', true, 1, NULL, 0, '');
INSERT INTO entry (match_id, seq, at, body) VALUES
  ('lively', 1, 10, '{"entry":"created","options":{"players":2}}'),
  ('ended', 1, 10, '{"entry":"created","options":{}}');
INSERT INTO holder (match_id, chair, secret_hash) VALUES ('lively', 1, 'a');
INSERT INTO transfer (code_hash, match_id, chair, expires_at) VALUES ('code', 'lively', 1, 100)
"""
"""Entries as the first version wrote them. Do not change them."""
OLD_ARCHIVE = sa.text("INSERT INTO archive (match_id, archived_at, log) VALUES ('packed', 5, :log)")
OLD_LOG = zlib.compress(b'[{"seq":1,"at":10,"entry":{"entry":"created","options":{}}}]')

START = """
import asyncio, sys
from fimbul.store import open_store
async def start():
    async with open_store(sys.argv[1]) as store:
        await store.rows("open", 1)
print("ready", flush=True)
sys.stdin.readline()
asyncio.run(start())
"""
"""A process that opens a store when it gets the signal."""


@asynccontextmanager
async def connected(url: str) -> AsyncIterator[AsyncConnection]:
    """Begin a transaction on a database without a store, which would migrate it."""
    engine = open_engine(url)
    try:
        async with for_writing(engine).begin() as connection:
            yield connection
    finally:
        await engine.dispose()


async def make_old(url: str) -> None:
    """Make a database of the first version, with matches."""
    async with connected(url) as connection:
        await connection.run_sync(upgrade_to, "0001")
        for statement in OLD_ROWS.split(";"):
            await connection.exec_driver_sql(statement)
        await connection.execute(OLD_ARCHIVE, {"log": OLD_LOG})


async def revision(url: str) -> str | None:
    async with connected(url) as connection:
        return await connection.run_sync(revision_of)


async def test_an_old_database_keeps_its_contents(database_url: str) -> None:
    await make_old(database_url)
    async with open_store(database_url) as store:
        assert await store.rows("running", 9) == [
            MatchRow("lively", 1, 2, "running", True, 1, 50, "Ægir")
        ]
        assert [found.id for found in await store.rows("finished", 9)] == ["ended", "packed"]
        assert await store.read("lively") == log_of(Created(TableOptions(players=2)))
        assert await store.read("packed") == await store.read("ended") == created()
        assert await store.holders("lively") == [(1, "a")]
        assert await store.redeem("code", "b", 99) == Transfer("lively", 1)
        assert await store.archive(100, now=1000) == 1, "what was packed is not packed again"
    assert await revision(database_url) == HEAD


async def test_the_operators_tables_are_added_to_an_old_database(database_url: str) -> None:
    await make_old(database_url)
    async with connected(database_url) as connection:
        await connection.run_sync(upgrade_to, "0002")
        names = await connection.run_sync(lambda sync: sa.inspect(sync).get_table_names())
        assert not {"block", "notice"} & set(names)
    async with open_store(database_url) as store:
        operations = Operations(store)
        await operations.block("192.0.2.7", 100, "spam", 1)
        assert [block.subject for block in await operations.blocks(2)] == ["192.0.2.7"]
        assert await operations.delete("lively", 2)
        assert await store.read("packed") == created()
    assert await revision(database_url) == HEAD


async def test_an_up_to_date_database_is_left_as_it_is(store: Store, database_url: str) -> None:
    await add(store)
    async with open_store(database_url) as again:
        assert await again.read("one") == created()
    assert await revision(database_url) == HEAD


async def test_the_migrations_make_the_tables_of_the_schema(
    store: Store, database_url: str
) -> None:
    """`store` has run all migrations on an empty database."""

    def differences(connection: sa.Connection) -> object:
        options = {"compare_type": True, "compare_server_default": True}
        context = MigrationContext.configure(connection, opts=options)
        return compare_metadata(context, metadata)

    async with connected(database_url) as connection:
        assert await connection.run_sync(differences) == []


async def test_a_database_of_a_newer_version_is_not_touched(database_url: str) -> None:
    async with open_store(database_url) as store:
        await add(store)
    async with connected(database_url) as connection:
        await connection.execute(sa.text("UPDATE alembic_version SET version_num = '9999'"))
    with pytest.raises(NewerDatabase):
        async with open_store(database_url):
            pass
    assert await revision(database_url) == "9999"


async def test_a_migration_that_fails_leaves_the_database_as_it_was(database_url: str) -> None:
    """Here the column that it adds already exists."""
    await make_old(database_url)
    async with connected(database_url) as connection:
        await connection.execute(sa.text("ALTER TABLE match ADD COLUMN is_archived INTEGER"))
    with pytest.raises(Unavailable):
        async with open_store(database_url):
            pass
    assert await revision(database_url) == "0001"


async def test_an_empty_database_is_migrated_in_one_transaction(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """If the second migration fails, the first has not happened either."""

    def break_down(connection: sa.Connection) -> None:
        upgrade_to(connection, "0001")
        raise OSError("the power is gone")

    monkeypatch.setattr(migrate, "upgrade_to", break_down)
    with pytest.raises(Unavailable):
        async with open_store(database_url):
            pass
    assert await revision(database_url) is None
    async with connected(database_url) as connection:
        assert await connection.run_sync(lambda sync: sa.inspect(sync).get_table_names()) == []


@pytest.mark.parametrize("is_old", [False, True])
async def test_many_may_open_a_database_at_the_same_time(database_url: str, is_old: bool) -> None:
    if is_old:
        await make_old(database_url)

    async def start() -> int:
        async with open_store(database_url) as store:
            return len(await store.rows("finished", 9))

    assert await asyncio.gather(*(start() for _ in range(6))) == [2 * is_old] * 6


async def test_a_file_that_another_process_is_making_is_waited_for(
    sqlite_url: str, tmp_path: Path
) -> None:
    lock = sqlite3.connect(tmp_path / "matches.sqlite", isolation_level=None)
    lock.execute("BEGIN EXCLUSIVE")
    asyncio.get_running_loop().call_later(0.1, lock.close)
    async with open_store(f"{sqlite_url}?timeout=0") as store:
        await add(store)
        assert await store.read("one") == created()


def test_several_processes_may_start_at_the_same_time(database_url: str) -> None:
    processes = [
        subprocess.Popen(
            [sys.executable, "-c", START, database_url],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        for _ in range(3)
    ]
    for process in processes:
        assert process.stdout is not None
        assert process.stdout.readline() == "ready\n"
    for process in processes:
        assert process.stdin is not None
        process.stdin.write("go\n")
        process.stdin.flush()
    for process in processes:
        _, errors = process.communicate(timeout=PATIENCE)
        assert (process.returncode, errors) == (0, "")
