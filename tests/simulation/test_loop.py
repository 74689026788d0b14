"""The loop of the simulation: virtual time, a drawn order, processes that stall and die."""

from __future__ import annotations

import asyncio
import time
from contextvars import copy_context
from random import Random

import pytest

from tests.simulation.loop import PROCESS, SeededLoop, Stuck, Turn


def lines(seed: int) -> list[str]:
    """Return what two processes write that count to five at the same time."""
    loop = SeededLoop(Random(seed))
    written: list[str] = []

    async def count(name: str) -> None:
        for number in range(5):
            written.append(f"{name}{number}")
            await asyncio.sleep(0)

    tasks = [_spawn(loop, turn, count(name)) for name, turn in _turns(loop, "ab").items()]
    loop.run_until_complete(asyncio.wait_for(_all(tasks), 1))
    loop.bury()
    return written


def _turns(loop: SeededLoop, names: str) -> dict[str, Turn]:
    turns = {name: Turn() for name in names}
    for turn in turns.values():
        loop.add(turn)
    return turns


def _spawn(loop: SeededLoop, turn: Turn, work: object) -> asyncio.Task[object]:
    context = copy_context()
    context.run(PROCESS.set, turn)
    return loop.create_task(work, context=context)  # type: ignore[arg-type]


async def _all(tasks: list[asyncio.Task[object]]) -> None:
    await asyncio.gather(*tasks)


def test_the_order_of_processes_is_drawn_and_that_within_a_process_is_kept() -> None:
    orders = {tuple(lines(seed)) for seed in range(20)}
    assert len(orders) > 10
    for order in orders:
        assert [line for line in order if line[0] == "a"] == ["a0", "a1", "a2", "a3", "a4"]
    assert lines(3) == lines(3)


def test_an_hour_passes_at_once() -> None:
    loop = SeededLoop(Random(0))
    before = time.monotonic()
    loop.run_until_complete(asyncio.sleep(3600))
    assert loop.time() == 3600
    assert time.monotonic() - before < 600
    loop.bury()


def test_a_dead_process_never_runs_again_and_a_stalled_one_runs_later() -> None:
    loop = SeededLoop(Random(0))
    turns = _turns(loop, "ab")
    woken: list[tuple[str, float]] = []

    async def wake(name: str) -> None:
        await asyncio.sleep(1)
        woken.append((name, loop.time()))

    tasks = [_spawn(loop, turn, wake(name)) for name, turn in turns.items()]
    loop.run_until_complete(asyncio.sleep(0.5))
    turns["a"].is_dead = True
    turns["b"].stalled_until = 7.0
    loop.run_until_complete(asyncio.sleep(20))
    assert woken == [("b", 7.0)]
    assert [task.done() for task in tasks] == [False, True]
    loop.bury()


def test_a_world_in_which_nothing_can_happen_any_more_is_stuck() -> None:
    loop = SeededLoop(Random(0))
    with pytest.raises(Stuck):
        loop.run_until_complete(loop.create_future())
    loop.bury()
