"""Bots think elsewhere; whatever becomes of one, somebody decides and nothing is left running."""

from __future__ import annotations

import asyncio
import gc
import os
import signal
import time
from collections.abc import AsyncIterator
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from random import Random

import httpx
import pytest

from fimbul.rules import View, draw_setup, move_text, new_game, view
from fimbul.server import thinking
from fimbul.server.keys import new_secret
from fimbul.server.memory import collect_now_and_then
from fimbul.server.thinking import Thinkers
from tests.server.processes import PATIENCE, serving

pytestmark = pytest.mark.anyio


class SlowThinkers(Thinkers):
    """Bots that never come to an end."""

    async def _think(self, executor: ProcessPoolExecutor, level: str, view: View) -> str:
        loop = asyncio.get_running_loop()
        await loop.run_in_executor(executor, time.sleep, 600)
        return ""


@pytest.fixture
def seen() -> View:
    """A view with several options."""
    state = new_game(draw_setup(Random(1), clans=(0, 1), edition=0, drafts_first_age=True))
    return view(state, 0)


@pytest.fixture
async def thinkers() -> AsyncIterator[Thinkers]:
    made = Thinkers(1)
    yield made
    made.close()


def options_of(seen: View) -> list[str]:
    return [move_text(move) for move in seen.options]


async def test_a_bot_decides_in_a_worker(thinkers: Thinkers, seen: View) -> None:
    assert await thinkers.choose("thrall", seen) in options_of(seen)
    (worker,) = workers_of(thinkers)
    assert worker != os.getpid()


async def test_chance_decides_for_a_bot_that_fails(
    thinkers: Thinkers, seen: View, caplog: pytest.LogCaptureFixture
) -> None:
    assert await thinkers.choose("nobody", seen) in options_of(seen)
    assert "failed" in caplog.text


async def test_a_worker_that_dies_is_replaced(thinkers: Thinkers, seen: View) -> None:
    await thinkers.choose("thrall", seen)
    (worker,) = workers_of(thinkers)
    os.kill(worker, signal.SIGKILL)
    for _ in range(3):
        assert await thinkers.choose("thrall", seen) in options_of(seen)
    (successor,) = workers_of(thinkers)
    assert successor != worker


async def test_chance_decides_for_a_bot_that_does_not_come_to_an_end(
    seen: View, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(thinking, "LONGEST", 0.2)
    slow = SlowThinkers(1)
    try:
        assert await slow.choose("thrall", seen) in options_of(seen)
        assert await slow.choose("thrall", seen) in options_of(seen)
    finally:
        slow.close()


def workers_of(thinkers: Thinkers) -> list[int]:
    return list(thinkers._executor._processes or {})


def children_of(pid: int) -> list[int]:
    found = Path(f"/proc/{pid}/task/{pid}/children").read_text(encoding="ascii")
    return [int(child) for child in found.split()]


def is_alive(pid: int) -> bool:
    try:
        return "State:\tZ" not in Path(f"/proc/{pid}/status").read_text(encoding="ascii")
    except (FileNotFoundError, ProcessLookupError):
        return False


@pytest.mark.skipif(not Path("/proc/self/status").exists(), reason="needs the files of Linux")
def test_workers_end_with_a_server_that_is_killed(sqlite_url: str, tmp_path: Path) -> None:
    with serving(sqlite_url, tmp_path) as server:
        headers = {"Authorization": f"Bearer {new_secret()}"}
        with httpx.Client(base_url=server.url, headers=headers, trust_env=False) as http:
            options = {"players": 2, "is_public": False}
            body = {"options": options, "name": "Ask", "bots": ["thrall"], "starts": True}
            made = http.post("/api/tables", json=body).json()
            news = http.get(
                f"/api/tables/{made['table']}/news", params={"after": made["seq"], "wait": 20}
            ).json()
            assert news["seq"] > made["seq"], "the bot has not decided"
        workers = children_of(server.pid)
        assert workers
        server.kill()
        end = time.monotonic() + PATIENCE
        while any(is_alive(pid) for pid in workers):
            assert time.monotonic() < end, "a worker has outlived its server"
            time.sleep(0.02)


async def test_the_collector_is_given_back_as_it_was() -> None:
    before = gc.get_threshold()
    task = asyncio.create_task(collect_now_and_then())
    await asyncio.sleep(0)
    assert gc.get_threshold()[2] > 1_000
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)
    assert gc.get_threshold() == before
    assert gc.get_freeze_count() == 0
