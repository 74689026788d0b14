"""The contract of the store: the holders of a chair, and codes for another device."""

from __future__ import annotations

import asyncio

import pytest

from fimbul.match.entries import Sat, Stood
from fimbul.store import Conflict, Store, Transfer
from tests.store.logs import add, log_of, row, said

pytestmark = pytest.mark.anyio

CHAIR = Transfer("one", 1)


async def test_chairs_are_held_by_the_visitors_who_took_them(store: Store) -> None:
    await add(store, holders=((0, "a"), (1, "a"), (2, "b")))
    await store.append(row(seq=2), log_of(Sat(3, "Sif"), first=2), [(3, "c")])
    await add(store, "two", holders=((0, "c"),))
    assert sorted(await store.holders("one")) == [(0, "a"), (1, "a"), (2, "b"), (3, "c")]
    assert await store.holders("two") == [(0, "c")]
    assert await store.holders("three") == []


async def test_the_holder_of_a_chair_may_take_it_again(store: Store) -> None:
    await add(store, holders=((0, "a"),))
    await store.append(row(seq=2), said(2), [(0, "a")])
    assert await store.holders("one") == [(0, "a")]


async def test_nobody_holds_a_chair_that_somebody_stood_up_from(store: Store) -> None:
    await add(store, holders=((0, "a"), (1, "a"), (1, "b")))
    await add(store, "two", holders=((1, "a"),))
    await store.append(row(seq=2), log_of(Stood(1), first=2))
    assert await store.holders("one") == [(0, "a")]
    assert await store.holders("two") == [(1, "a")]


async def test_the_next_on_a_chair_holds_it_alone(store: Store) -> None:
    await add(store, holders=((1, "a"),))
    await store.append(row(seq=3), log_of(Stood(1), Sat(1, "Sif"), first=2), [(1, "b")])
    assert await store.holders("one") == [(1, "b")]


async def test_a_visitor_who_failed_to_stand_up_still_holds_the_chair(store: Store) -> None:
    await add(store, holders=((1, "a"),))
    with pytest.raises(Conflict):
        await store.append(row(seq=3), log_of(Stood(1), first=3))
    assert await store.holders("one") == [(1, "a")]


async def test_a_code_gives_the_chair_to_another_device_too(store: Store) -> None:
    await add(store, holders=((1, "a"),))
    assert await store.offer("code", CHAIR, "a", 100)
    assert await store.redeem("code", "b", 99) == CHAIR
    assert sorted(await store.holders("one")) == [(1, "a"), (1, "b")]


async def test_a_code_works_once(store: Store) -> None:
    await add(store, holders=((1, "a"),))
    await store.offer("code", CHAIR, "a", 100)
    await store.redeem("code", "b", 50)
    assert await store.redeem("code", "c", 51) is None
    assert sorted(await store.holders("one")) == [(1, "a"), (1, "b")]


async def test_a_code_works_once_for_two_at_the_same_time(store: Store, other: Store) -> None:
    await add(store, holders=((1, "a"),))
    for number in range(5):
        await store.offer(f"code {number}", CHAIR, "a", 100)
        given = await asyncio.gather(
            store.redeem(f"code {number}", f"b {number}", 50),
            other.redeem(f"code {number}", f"c {number}", 50),
        )
        assert sorted(given, key=str) == [None, CHAIR]
    assert len(await store.holders("one")) == 1 + 5


async def test_a_code_expires(store: Store) -> None:
    await add(store, holders=((1, "a"),))
    await store.offer("code", CHAIR, "a", 100)
    assert await store.redeem("code", "b", 100) is None
    assert await store.redeem("code", "b", 99) is None, "it has been forgotten"
    assert await store.holders("one") == [(1, "a")]


async def test_an_expired_code_is_deleted_and_a_valid_one_stays(store: Store) -> None:
    await add(store, holders=((1, "a"),))
    await store.offer("old", CHAIR, "a", 100)
    await store.offer("new", CHAIR, "a", 101)
    assert await store.redeem("old", "b", 100) is None
    assert await store.redeem("new", "b", 100) == CHAIR


async def test_an_unknown_code_gives_nothing(store: Store) -> None:
    await add(store, holders=((1, "a"),))
    await store.offer("code", CHAIR, "a", 100)
    assert await store.redeem("edoc", "b", 50) is None
    assert await store.holders("one") == [(1, "a")]


async def test_only_the_holder_of_a_chair_can_offer_it(store: Store) -> None:
    await add(store, holders=((0, "a"), (1, "b")))
    await add(store, "two", holders=((1, "a"),))
    assert not await store.offer("code", CHAIR, "a", 100)
    assert await store.redeem("code", "c", 50) is None


async def test_a_code_gives_no_chair_that_somebody_stood_up_from(store: Store) -> None:
    await add(store, holders=((0, "a"), (1, "a")))
    await store.offer("code", CHAIR, "a", 100)
    await store.offer("other", Transfer("one", 0), "a", 100)
    await store.append(row(seq=3), log_of(Stood(1), Sat(1, "Sif"), first=2), [(1, "b")])
    assert await store.redeem("code", "a", 50) is None
    assert await store.redeem("other", "c", 50) == Transfer("one", 0)
    assert sorted(await store.holders("one")) == [(0, "a"), (0, "c"), (1, "b")]


async def test_standing_up_beats_a_code_at_the_same_time(store: Store, other: Store) -> None:
    """In either order, only the next visitor on the chair holds it in the end."""
    await add(store, holders=((1, "a"),))
    for seq in range(2, 22, 2):
        await store.offer("code", CHAIR, "a", 100)
        await asyncio.gather(
            other.redeem("code", "thief", 50),
            store.append(row(seq=seq), log_of(Stood(1), first=seq)),
            other.offer("another", CHAIR, "a", 100),
        )
        assert await store.redeem("another", "thief", 50) is None
        assert await store.holders("one") == []
        await store.append(row(seq=seq + 1), log_of(Sat(1, "Sif"), first=seq + 1), [(1, "a")])
