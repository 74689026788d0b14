"""The contract of the store: old matches are packed, and they read as before."""

from __future__ import annotations

import asyncio

import pytest
import sqlalchemy as sa

from fimbul.match.entries import Rematched
from fimbul.store import Conflict, MatchRow, Store, schema
from tests.store.logs import add, created, log_of, row, said

pytestmark = pytest.mark.anyio


async def add_finished(store: Store, match_id: str = "one", at: int = 50) -> None:
    await store.append(
        row(match_id, 3, at=at, status="finished"), created() + said(2) + said(3, "Ægir")
    )


async def loose_entries(store: Store) -> int:
    """Return the number of entries that are not packed."""
    async with store.engine.connect() as connection:
        found = await connection.scalar(sa.select(sa.func.count()).select_from(schema.entry))
    assert found is not None
    return found


async def test_matches_that_ended_before_a_time_are_packed(store: Store) -> None:
    await add_finished(store, "old", 49)
    await add_finished(store, "young", 50)
    await add(store, "running", at=1)
    await add(store, "open", at=1, status="open")
    assert await store.archive(50, now=1000) == 1
    assert await loose_entries(store) == 3 + 1 + 1
    assert await store.archive(51, now=1000) == 1
    assert await loose_entries(store) == 1 + 1
    assert await store.archive(2000, now=1000) == 0, "neither again nor while they go on"


async def test_a_packed_log_is_read_as_it_was_written(store: Store) -> None:
    await add_finished(store)
    log = await store.read("one")
    await store.archive(100, now=1000)
    assert await store.read("one") == log
    assert await store.read("one", 1) == log[1:]
    assert await store.read("one", 3) == []


async def test_a_packed_match_stays_in_its_list(store: Store) -> None:
    await add_finished(store, "a")
    await add_finished(store, "b")
    before = await store.rows("finished", 9)
    await store.archive(100, now=1000, limit=1)
    assert await store.rows("finished", 9) == before
    assert {found.status for found in before} == {"finished"}


async def test_a_packed_log_goes_on(store: Store) -> None:
    """A line of chat, or a rematch, long after the end."""
    await add_finished(store)
    log = await store.read("one")
    await store.archive(100, now=1000)
    new = log_of(Rematched("elsewhere"), first=4)
    await store.append(row(seq=4, at=2000, status="finished"), new)
    assert await store.read("one") == log + new
    assert await store.read("one", 2) == log[2:] + new
    assert await store.read("one", 3) == new
    assert await store.read("one", 4) == []
    with pytest.raises(Conflict):
        await store.append(row(seq=4, status="finished"), new)
    assert await store.archive(3000, now=4000) == 0
    assert await store.read("one") == log + new


async def test_a_limited_number_is_packed_at_once_the_oldest_first(store: Store) -> None:
    for at in (3, 1, 2):
        await add_finished(store, f"match {at}", at)
    assert await store.archive(100, now=1000, limit=2) == 2
    async with store.engine.connect() as connection:
        left = await connection.scalars(sa.select(schema.entry.c.match_id).distinct())
        assert left.all() == ["match 3"]


async def test_two_processes_that_pack_at_the_same_time_pack_each_match_once(
    store: Store, other: Store
) -> None:
    for number in range(12):
        await add_finished(store, f"match {number}")
    packed = await asyncio.gather(*(own.archive(100, now=1000) for own in (store, other, store)))
    assert sum(packed) == 12
    assert await loose_entries(store) == 0
    for number in range(12):
        assert len(await store.read(f"match {number}")) == 3


async def test_a_line_said_while_its_match_is_packed_is_not_lost(
    store: Store, other: Store
) -> None:
    for number in range(10):
        name = f"match {number}"
        await add_finished(store, name)
        last = MatchRow(name, 1, 60, "finished", True, 4, None, "")
        await asyncio.gather(store.archive(100, now=1000), other.append(last, said(4)))
        assert [logged.seq for logged in await store.read(name)] == [1, 2, 3, 4]
