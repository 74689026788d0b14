"""The contract of the store: deadlines, each taken by one process at a time."""

from __future__ import annotations

import asyncio

import pytest
import sqlalchemy as sa

from fimbul.store import Deadline, Store, open_store
from fimbul.store.store import LEASE
from tests.patience import PATIENCE
from tests.store.logs import add, row, said

pytestmark = pytest.mark.anyio


async def ids(store: Store, now: int) -> list[str]:
    return [deadline.match_id for deadline in await store.take_due(now)]


async def test_overdue_matches_are_taken_the_longest_overdue_first(store: Store) -> None:
    await add(store, "later", due_at=101)
    await add(store, "now", due_at=100)
    await add(store, "long ago", due_at=1)
    await add(store, "never")
    assert await store.take_due(100) == [Deadline("long ago", 1), Deadline("now", 100)]


async def test_a_taken_match_is_left_alone_until_the_lease_ends(store: Store) -> None:
    await add(store, due_at=50)
    assert await ids(store, 100) == ["one"]
    assert await ids(store, 100 + LEASE - 1) == []
    assert await ids(store, 100 + LEASE) == ["one"]
    assert await ids(store, 100 + LEASE) == []


async def test_another_process_takes_over_when_the_lease_ends(store: Store, other: Store) -> None:
    await add(store, due_at=50)
    assert await ids(store, 100) == ["one"]
    assert await ids(other, 100 + LEASE - 1) == []
    assert await ids(other, 100 + LEASE) == ["one"]


async def test_a_lease_of_a_process_whose_clock_is_a_second_ahead_is_kept(
    store: Store, other: Store
) -> None:
    await add(store, due_at=50)
    assert await ids(store, 1_100) == ["one"]
    assert await ids(other, 100) == []


async def test_a_lease_of_a_process_whose_clock_is_an_hour_ahead_keeps_nobody_away(
    store: Store, other: Store
) -> None:
    await add(store, due_at=50)
    assert await ids(store, 3_600_100) == ["one"]
    assert await ids(other, 100) == ["one"]
    assert await ids(other, 100) == [], "its own lease is kept"


async def test_a_new_entry_ends_the_lease(store: Store) -> None:
    await add(store, due_at=50)
    assert await ids(store, 100) == ["one"]
    await store.append(row(seq=2, due_at=60), said(2))
    assert await ids(store, 100) == ["one"]
    await store.append(row(seq=3), said(3))
    assert await ids(store, 100 + LEASE) == [], "nothing is due any more"


async def test_a_process_that_writes_an_entry_may_keep_the_match(store: Store) -> None:
    await add(store)
    await store.append(row(seq=2, due_at=60, leased_until=150), said(2))
    assert await ids(store, 149) == []
    assert await ids(store, 150) == ["one"]


async def test_a_process_that_works_on_a_match_keeps_it(store: Store) -> None:
    await add(store, "mine", due_at=50)
    await add(store, "yours", due_at=50)
    await add(store, "later", due_at=100 + LEASE)
    await ids(store, 100)
    await store.keep(["mine", "later"], 100 + LEASE - 1)
    assert await ids(store, 100 + LEASE) == ["later", "yours"]
    assert await ids(store, 100 + 2 * LEASE - 2) == []
    assert await ids(store, 100 + 2 * LEASE - 1) == ["mine"]


async def test_a_limited_number_is_taken_at_once(store: Store) -> None:
    for number in range(5):
        await add(store, f"match {number}", due_at=number)
    assert [found.due_at for found in await store.take_due(100, limit=2)] == [0, 1]
    assert [found.due_at for found in await store.take_due(100, limit=2)] == [2, 3]


async def test_a_deadline_is_met_behind_any_number_that_are_taken_again_and_again(
    store: Store,
) -> None:
    """Matches with long work come up again whenever their lease ends."""
    for number in range(40):
        await add(store, f"busy {number}", due_at=number)
    tick = LEASE // 3
    now = 100
    for _ in range(7):
        assert len(await store.take_due(now, limit=10)) == 10
        now += tick
    await add(store, "honest", due_at=now)
    found = await store.take_due(now, limit=10)
    assert found[0] == Deadline("honest", now)


async def test_all_overdue_matches_are_taken_in_turn(store: Store) -> None:
    """However few are taken at once, none comes up twice before all have come up."""
    names = [f"match {number}" for number in range(9)]
    for number, name in enumerate(names):
        await add(store, name, due_at=number)
    now, taken = 100, []
    for _ in range(6):
        taken += [found.match_id for found in await store.take_due(now, limit=3)]
        now += LEASE
    assert taken == names * 2


async def test_a_postponed_match_is_not_taken_early(store: Store) -> None:
    await add(store, "damaged", due_at=50)
    await add(store, "fine", due_at=60)
    await store.put_off("damaged", 100, 5_000)
    assert await ids(store, 100) == ["fine"]
    assert await ids(store, 4_999) == ["fine"]
    assert await ids(store, 5_000) == ["damaged"]


async def test_a_match_that_is_not_due_cannot_be_postponed(store: Store) -> None:
    await add(store, "never")
    await add(store, "later", due_at=200)
    for name in ("never", "later"):
        await store.put_off(name, 100, 5_000)
    assert await ids(store, 200) == ["later"]
    assert await ids(store, 10**12) == ["later"]


async def test_an_outdated_deadline_is_corrected(store: Store) -> None:
    await add(store, due_at=50)
    await store.set_due("one", 1, 70)
    assert await ids(store, 69) == []
    assert await store.take_due(70) == [Deadline("one", 70)]
    await store.set_due("one", 1, None)
    assert await ids(store, 10**12) == []


async def test_a_deadline_set_by_a_later_entry_stands(store: Store) -> None:
    await add(store, due_at=50)
    await store.append(row(seq=2, due_at=60), said(2))
    await store.set_due("one", 1, None)
    assert await ids(store, 100) == ["one"]


async def test_two_processes_never_take_the_same_match(store: Store, other: Store) -> None:
    names = [f"match {number}" for number in range(30)]
    for name in names:
        await add(store, name, due_at=50)
    now = 100
    for _ in range(5):
        takers = [own.take_due(now, limit=8) for own in (store, other, store, other, store, other)]
        taken = [found.match_id for part in await asyncio.gather(*takers) for found in part]
        taken += await ids(store, now)
        assert sorted(taken) == sorted(names)
        now += LEASE


async def test_a_match_that_is_being_written_to_keeps_nobody_waiting(postgres_url: str) -> None:
    async with open_store(postgres_url) as store:
        await add(store, "busy", due_at=1)
        await add(store, "idle", due_at=2)
        async with store.engine.begin() as connection:
            await connection.execute(
                sa.text("UPDATE match SET summary = 'being written' WHERE id = 'busy'")
            )
            async with asyncio.timeout(PATIENCE):
                assert await ids(store, 100) == ["idle"]
                await store.keep(["busy", "idle"], 100)
        assert await ids(store, 100) == ["busy"]
