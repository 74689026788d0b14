"""Lanes: every address has its turn, however many tables another one has."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from fimbul.server import lanes
from fimbul.server.lanes import Lane, Turns

pytestmark = pytest.mark.anyio


class Queue:
    """Customers of a lane; each keeps its place until it is released."""

    def __init__(self, lane: Lane) -> None:
        self.lane = lane
        self.served: list[str] = []
        self.tasks: dict[str, asyncio.Task[None]] = {}
        self._may_go: dict[str, asyncio.Event] = {}

    async def come(
        self, name: str, network: str, *, is_urgent: bool = False, is_hint: bool = False
    ) -> None:
        may_go = self._may_go[name] = asyncio.Event()

        async def work() -> None:
            async with self.lane.place(network, is_urgent, is_hint):
                self.served.append(name)
                await may_go.wait()

        self.tasks[name] = asyncio.create_task(work())
        await settle()

    async def go(self, name: str) -> None:
        self._may_go[name].set()
        await settle()

    async def serve_all(self) -> list[str]:
        """Release each customer once it is served, and return the order."""
        for may_go in self._may_go.values():
            may_go.set()
        await asyncio.gather(*self.tasks.values(), return_exceptions=True)
        return self.served


async def settle() -> None:
    for _ in range(5):
        await asyncio.sleep(0)


@contextmanager
def nothing_is_left(lane: Lane, places: int = 1) -> Iterator[None]:
    yield
    assert lane._free == places


async def test_a_stranger_comes_next_before_forty_tables_of_one_address() -> None:
    lane = Lane(1)
    queue = Queue(lane)
    with nothing_is_left(lane):
        for number in range(40):
            await queue.come(f"crowd {number}", "crowd")
        await queue.come("stranger", "stranger")
        served = await queue.serve_all()
    assert served.index("stranger") == 1, "after the one that had its place already"
    assert served[2:] == [f"crowd {number}" for number in range(1, 40)]


async def test_addresses_take_turns() -> None:
    lane = Lane(1)
    queue = Queue(lane)
    for network in "abc":
        for number in range(3):
            await queue.come(f"{network}{number}", network)
    assert await queue.serve_all() == ["a0", "b0", "c0", "a1", "b1", "c1", "a2", "b2", "c2"]


async def test_the_address_that_waited_longest_since_its_last_turn_is_next() -> None:
    lane = Lane(1)
    queue = Queue(lane)
    await queue.come("b0", "b")
    await queue.go("b0")
    await queue.come("a0", "a")
    await queue.come("a1", "a")
    await queue.come("b1", "b")
    assert await queue.serve_all() == ["b0", "a0", "b1", "a1"]


async def test_urgent_work_comes_first_and_in_turn() -> None:
    lane = Lane(1)
    queue = Queue(lane)
    await queue.come("thinking", "x")
    await queue.come("bot", "y")
    for name, network in (("clock 1", "a"), ("clock 2", "a"), ("clock 3", "b")):
        await queue.come(name, network, is_urgent=True)
    assert await queue.serve_all() == ["thinking", "clock 1", "clock 3", "clock 2", "bot"]


async def test_hints_come_after_all_decisions_and_in_turn() -> None:
    lane = Lane(1)
    queue = Queue(lane)
    with nothing_is_left(lane):
        await queue.come("thinking", "x")
        for name, network in (("hint 1", "a"), ("hint 2", "a"), ("hint 3", "b")):
            await queue.come(name, network, is_hint=True)
        await queue.come("bot", "a")
        await queue.come("clock", "a", is_urgent=True)
        served = await queue.serve_all()
    assert served[:3] == ["thinking", "clock", "bot"]
    assert served[3:] == ["hint 1", "hint 3", "hint 2"]


async def test_there_are_as_many_places_as_workers() -> None:
    lane = Lane(2)
    queue = Queue(lane)
    with nothing_is_left(lane, 2):
        for name in "abc":
            await queue.come(name, name)
        assert queue.served == ["a", "b"]
        await queue.go("b")
        assert queue.served == ["a", "b", "c"]
        await queue.serve_all()


@pytest.mark.parametrize("who", ["waiting", "just given a place", "thinking"])
async def test_a_cancelled_customer_keeps_nobody_waiting(who: str) -> None:
    lane = Lane(1)
    queue = Queue(lane)
    with nothing_is_left(lane):
        await queue.come("first", "a")
        await queue.come("second", "b")
        await queue.come("third", "c")
        if who == "thinking":
            await queue.go("first")
        if who == "just given a place":
            queue._may_go["first"].set()
            while lane._others._waiting.get("b"):
                await asyncio.sleep(0)
        queue.tasks["second"].cancel()
        await settle()
        served = await queue.serve_all()
    assert "third" in served


async def test_the_memory_of_addresses_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lanes, "MOST_REMEMBERED", 5)
    turns = Turns()
    for number in range(20):
        turns.count(str(number))
    assert list(turns._last) == ["15", "16", "17", "18", "19"]
    assert not turns.give()
    assert not turns._waiting
