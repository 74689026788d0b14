"""Reference cycles of viewers are collected, even when many come and go."""

from __future__ import annotations

import asyncio
import gc
import weakref
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager

import pytest

from fimbul.server import memory
from fimbul.server.memory import collect_now_and_then, resident
from tests.server.hubs import until

pytestmark = pytest.mark.anyio

MIB = 1024 * 1024


class Circle:
    """An object in a cycle, which only the garbage collector frees."""

    def __init__(self) -> None:
        self.own = self


@asynccontextmanager
async def collecting() -> AsyncIterator[None]:
    task = asyncio.create_task(collect_now_and_then())
    await asyncio.sleep(0)
    try:
        yield
    finally:
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)


@pytest.fixture
def grow(monkeypatch: pytest.MonkeyPatch) -> Callable[[int], Awaitable[None]]:
    """Lets the process seem to grow, and waits until that has been looked at."""
    size = [100 * MIB]
    looks: list[int] = []

    def measured() -> int:
        looks.append(size[0])
        return size[0]

    async def grow(by: int) -> None:
        size[0] += by
        looks.clear()
        await until(lambda: len(looks) > 5)

    monkeypatch.setattr(memory, "resident", measured)
    monkeypatch.setattr(memory, "LOOK", 0.001)
    return grow


async def test_the_collector_is_off_meanwhile_and_on_again_afterwards() -> None:
    async with collecting():
        assert not gc.isenabled()
        assert gc.get_freeze_count() > 0
    assert gc.isenabled()
    assert gc.get_freeze_count() == 0


async def test_a_process_that_has_grown_is_collected(
    grow: Callable[[int], Awaitable[None]],
) -> None:
    async with collecting():
        left = weakref.ref(Circle())
        await grow(memory.GROWTH)
        assert left() is not None
        await grow(1)
        assert left() is None
        again = weakref.ref(Circle())
        await grow(0)
        assert again() is not None


async def test_a_large_process_may_grow_by_a_quarter(
    grow: Callable[[int], Awaitable[None]],
) -> None:
    async with collecting():
        await grow(300 * MIB)
        left = weakref.ref(Circle())
        await grow(100 * MIB)
        assert left() is not None
        await grow(1)
        assert left() is None


def test_the_size_of_the_process_is_known() -> None:
    assert resident() == 0 or 10**6 < resident() < 10**12
