"""Processes on one PostgreSQL hear what the others write, even after a lost connection."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import asyncpg
import pytest
import sqlalchemy as sa

from fimbul.store import Append, Conflict, Store, open_store
from tests.patience import PATIENCE
from tests.postgres import Cluster
from tests.store.logs import add, created, row, said

pytestmark = pytest.mark.anyio

KILL_LISTENERS = sa.text(
    "SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity"
    " WHERE datname = current_database() AND query ILIKE 'LISTEN%'"
)


@asynccontextmanager
async def listening(store: Store) -> AsyncIterator[asyncio.Queue[str]]:
    """What a store hears, once it listens."""
    heard: asyncio.Queue[str] = asyncio.Queue()
    task = asyncio.create_task(store.listen(heard.put_nowait))
    try:
        assert await soon(heard) == ""
        yield heard
    finally:
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)


@asynccontextmanager
async def two_stores(url: str) -> AsyncIterator[tuple[Store, Store]]:
    """A database as two processes have it."""
    async with open_store(url) as store, open_store(url) as other:
        yield store, other


async def soon(heard: asyncio.Queue[str]) -> str:
    async with asyncio.timeout(PATIENCE):
        return await heard.get()


async def test_a_process_hears_what_another_writes(postgres_url: str) -> None:
    async with two_stores(postgres_url) as (store, other), listening(store) as heard:
        await add(other, "one")
        assert await soon(heard) == "one"
        await other.append(row("one", 2), said(2))
        assert await soon(heard) == "one"
        await other.append_all([Append(row("a"), created()), Append(row("b"), created())])
        assert {await soon(heard), await soon(heard)} == {"a", "b"}


async def test_an_announced_entry_can_be_read(postgres_url: str) -> None:
    async with two_stores(postgres_url) as (store, other), listening(store) as heard:
        for number in range(10):
            await add(other, f"match {number}")
            assert await store.read(await soon(heard)) == created()


async def test_a_process_hears_neither_its_own_entries_nor_failed_ones(postgres_url: str) -> None:
    async with two_stores(postgres_url) as (store, other), listening(store) as heard:
        await add(store, "mine")
        with pytest.raises(Conflict):
            await other.append(row("mine", 3), said(3))
        await add(other, "last")
        assert await soon(heard) == "last"
        assert heard.empty()


async def test_after_a_lost_connection_a_process_knows_that_it_may_have_missed_entries(
    postgres_url: str,
) -> None:
    async with two_stores(postgres_url) as (store, other), listening(store) as heard:
        for number in range(2):
            async with other.engine.begin() as connection:
                assert await connection.scalar(KILL_LISTENERS) == 1
            assert await soon(heard) == ""
            await add(other, f"match {number}")
            assert await soon(heard) == f"match {number}"


async def test_listening_is_retried_while_the_database_refuses_connections(
    postgres_url: str, postgres_cluster: Cluster, caplog: pytest.LogCaptureFixture
) -> None:
    async with open_store(postgres_url) as store, listening(store) as heard:
        name = store.engine.url.database
        admin = await asyncpg.connect(postgres_cluster.address("postgres"))
        try:
            await admin.execute(f"ALTER DATABASE {name} ALLOW_CONNECTIONS false")
            await admin.execute(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1", name
            )
            async with asyncio.timeout(PATIENCE):
                while "does not answer" not in caplog.text:
                    await asyncio.sleep(0.01)
            await admin.execute(f"ALTER DATABASE {name} ALLOW_CONNECTIONS true")
        finally:
            await admin.close()
        assert await soon(heard) == ""


async def test_nobody_else_writes_to_sqlite(sqlite_url: str) -> None:
    async with open_store(sqlite_url) as store:
        assert not store.is_shared
        async with asyncio.timeout(PATIENCE):
            await store.listen(pytest.fail)
