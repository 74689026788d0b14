"""A server packs old matches, and deletes them if it is configured to."""

from __future__ import annotations

import asyncio

import pytest
import sqlalchemy as sa

from fimbul.match.options import DAY
from fimbul.server import archiving
from fimbul.server.app import Settings, make_app
from fimbul.server.archiving import (
    ABANDONED,
    archive_old,
    delete_old,
    keep_archiving,
    keep_deleting,
)
from fimbul.server.clock import SystemClock
from fimbul.store import Operations, Store, Unavailable, open_store, schema
from tests.patience import PATIENCE
from tests.store.logs import add, created

pytestmark = pytest.mark.anyio


async def packed(store: Store) -> int:
    """How many matches are packed."""
    async with store.engine.connect() as connection:
        query = sa.select(sa.func.count()).select_from(schema.archive)
        return await connection.scalar(query) or 0


async def test_matches_that_ended_days_ago_are_packed(sqlite_url: str) -> None:
    now = 1_000 * DAY * 1000
    async with open_store(sqlite_url) as store:
        await add(store, "old", at=now - 2 * DAY * 1000 - 1, status="finished")
        await add(store, "young", at=now - 2 * DAY * 1000 + 60_000, status="finished")
        await archive_old(store, 2, now)
        assert await packed(store) == 1
        assert await store.read("old") == created()


async def test_all_old_matches_are_packed_however_many(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(archiving, "AT_ONCE", 2)
    async with open_store(sqlite_url) as store:
        for number in range(5):
            await add(store, f"match {number}", at=number, status="finished")
        await archive_old(store, 30, 40 * DAY * 1000)
        assert await packed(store) == 5


async def test_nothing_is_packed_with_archive_after_0(sqlite_url: str) -> None:
    async with open_store(sqlite_url) as store:
        await add(store, at=1, status="finished")
        async with asyncio.timeout(PATIENCE):
            await keep_archiving(store, 0, SystemClock())
        assert await packed(store) == 0


async def test_a_server_keeps_looking_for_old_matches_despite_errors(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(archiving, "EVERY", 0)
    looks: list[int] = []
    are_enough = asyncio.Event()

    async def look(*_: int) -> int:
        looks.append(0)
        if len(looks) == 3:
            are_enough.set()
        raise Unavailable("the disk is full")

    async with open_store(sqlite_url) as store:
        monkeypatch.setattr(store, "archive", look)
        task = asyncio.create_task(keep_archiving(store, 30, SystemClock()))
        async with asyncio.timeout(PATIENCE):
            await are_enough.wait()
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)


async def test_a_server_packs_old_matches_when_it_starts(sqlite_url: str) -> None:
    async with open_store(sqlite_url) as store:
        await add(store, at=1, status="finished")
        async with make_app(Settings(sqlite_url)).lifespan(), asyncio.timeout(PATIENCE):
            while await packed(store) == 0:
                await asyncio.sleep(0.01)
        assert await store.read("one") == created()


async def left(store: Store) -> list[str]:
    """Return the existing matches."""
    return sorted(row.id for row in await Operations(store).tables())


async def test_finished_matches_are_deleted_when_they_are_old_packed_or_not(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(archiving, "AT_ONCE", 2)
    day = DAY * 1000
    now = 1_000 * day
    async with open_store(sqlite_url) as store:
        for number in range(3):
            await add(store, f"packed {number}", at=now - 9 * day, status="finished")
        await archive_old(store, 8, now)
        for number in range(3):
            await add(store, f"old {number}", at=now - 7 * day - 1, status="finished")
        await add(store, "young", at=now - 7 * day, status="finished")
        await add(store, "running", at=1)
        await add(store, "waiting", at=now - ABANDONED * day, status="open")
        await add(store, "abandoned", at=now - ABANDONED * day - 1, status="open")
        await delete_old(store, 7, now)
        assert await left(store) == ["running", "waiting", "young"]
        assert await packed(store) == 0


async def test_matches_are_kept_for_ever_by_default(
    sqlite_url: str,
) -> None:
    async with open_store(sqlite_url) as store:
        await add(store, at=1, status="finished")
        async with asyncio.timeout(PATIENCE):
            await keep_deleting(store, 0, SystemClock())
        app = make_app(Settings(sqlite_url))
        async with app.lifespan():
            pass
        assert await left(store) == ["one"]


async def test_a_server_deletes_old_matches_when_it_starts(sqlite_url: str) -> None:
    async with open_store(sqlite_url) as store:
        await add(store, at=1, status="finished")
        app = make_app(Settings(sqlite_url, keep_finished_days=1))
        async with app.lifespan(), asyncio.timeout(PATIENCE):
            while await left(store):
                await asyncio.sleep(0.01)
