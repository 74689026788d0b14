"""Bots think in other processes; if one fails, a move is still made and nothing keeps running."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from collections.abc import AsyncIterator
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from random import Random
from typing import ClassVar

import httpx
import pytest

from fimbul.bots import UnknownBot
from fimbul.rules import View, draw_setup, move_text, new_game, next_seat, view
from fimbul.server import thinking
from fimbul.server.keys import new_secret
from fimbul.server.thinking import Answer, Crew, Question, Thinkers
from tests.patience import PATIENCE
from tests.server.processes import serving
from tests.server.running import wait_for

BAD_BOTS = Path(__file__).parents[1] / "arena" / "bad_bots.py"
pytestmark = pytest.mark.anyio


class SlowCrew(Crew):
    """Bots that never come to an end."""

    async def _wait(
        self,
        executor: ProcessPoolExecutor,
        question: Question[Answer],
        called: str,
        view: View,
        seconds: float,
    ) -> Answer:
        loop = asyncio.get_running_loop()
        await loop.run_in_executor(executor, time.sleep, 600)
        raise AssertionError("it came to an end")


class SlowThinkers(Thinkers):
    """The same for every bot."""

    crew_type = SlowCrew


class PatientCrew(Crew):
    """Bots that answer at once when they may, and take down what they were asked."""

    may_answer: asyncio.Event
    asked: list[object]

    async def _wait(
        self,
        executor: ProcessPoolExecutor,
        question: Question[Answer],
        called: str,
        view: View,
        seconds: float,
    ) -> Answer:
        self.asked.append(question)
        await self.may_answer.wait()
        return question("thrall", view, 1, seconds)


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
    assert (await thinkers.choose("thrall", seen)).move in options_of(seen)
    (worker,) = workers_of(thinkers)
    assert worker != os.getpid()


async def test_chance_decides_for_a_bot_that_fails(
    thinkers: Thinkers, seen: View, caplog: pytest.LogCaptureFixture
) -> None:
    thinkers.own = {"clumsy": f"{BAD_BOTS}:Cheats"}
    assert (await thinkers.choose("clumsy", seen)).move in options_of(seen)
    assert "failed: chose an impossible move" in caplog.text


async def test_a_flood_of_hints_delays_no_bot_of_another_address() -> None:
    state = new_game(draw_setup(Random(1), clans=(0, 1), edition=0, drafts_first_age=False))
    seen = view(state, next_seat(state))
    thinkers = Thinkers(1)
    crew = thinkers.searching = PatientCrew(1)
    crew.may_answer, crew.asked = asyncio.Event(), []
    try:
        hints = [asyncio.create_task(thinkers.advise(seen, "flood")) for _ in range(10)]
        while not crew.asked:
            await asyncio.sleep(0)
        bot = asyncio.create_task(thinkers.choose("norn", seen, "stranger"))
        await asyncio.sleep(0)
        crew.may_answer.set()
        assert (await bot).move in options_of(seen)
        assert all(await asyncio.gather(*hints))
    finally:
        thinkers.close()
    assert crew.asked == [thinking.advise, thinking.think, *[thinking.advise] * 9]


async def test_an_unknown_bot_is_not_looked_up(thinkers: Thinkers, seen: View) -> None:
    with pytest.raises(UnknownBot):
        await thinkers.choose(f"{BAD_BOTS}:First", seen)


async def test_a_worker_that_dies_is_replaced(thinkers: Thinkers, seen: View) -> None:
    await thinkers.choose("thrall", seen)
    (worker,) = workers_of(thinkers)
    os.kill(worker, signal.SIGKILL)
    for _ in range(3):
        assert (await thinkers.choose("thrall", seen)).move in options_of(seen)
    (successor,) = workers_of(thinkers)
    assert successor != worker


async def test_chance_decides_for_a_bot_that_never_answers(
    seen: View, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(thinking, "LONGEST", 0.2)
    slow = SlowThinkers(1)
    try:
        assert (await slow.choose("thrall", seen)).move in options_of(seen)
        assert (await slow.choose("thrall", seen)).move in options_of(seen)
    finally:
        slow.close()


class HalfSlowThinkers(Thinkers):
    """Bots that search never answer."""

    def __init__(self) -> None:
        super().__init__(1)
        self.searching.close()
        self.searching = SlowCrew(1)


def at_an_action() -> View:
    """A view of a seat at its first action, which a norn searches."""
    state = new_game(draw_setup(Random(1), clans=(0, 1), edition=0, drafts_first_age=False))
    return view(state, next_seat(state))


async def test_a_quick_bot_does_not_wait_for_one_that_searches(seen: View) -> None:
    thinkers = HalfSlowThinkers()
    action = at_an_action()
    searching = [asyncio.create_task(thinkers.choose("norn", action)) for _ in range(5)]
    try:
        for level in ("random", "thrall", "karl"):
            choice = await asyncio.wait_for(thinkers.choose(level, action), PATIENCE)
            assert choice.effort == "glance"
        assert (await asyncio.wait_for(thinkers.choose("norn", seen), PATIENCE)).effort == "glance"
        assert not any(task.done() for task in searching)
    finally:
        for task in searching:
            task.cancel()
        await asyncio.gather(*searching, return_exceptions=True)
        thinkers.close()


async def test_a_bot_that_waits_too_long_for_a_search_decides_quickly(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(thinking, "LONGEST_WAIT", 0.05)
    thinkers = HalfSlowThinkers()
    action = at_an_action()
    stuck = asyncio.create_task(thinkers.choose("norn", action))
    try:
        await asyncio.sleep(0)
        choice = await asyncio.wait_for(thinkers.choose("norn", action), PATIENCE)
        assert choice.move in options_of(action)
        assert choice.expected >= 0.05, "it waited so long at least"
        assert not stuck.done()
    finally:
        stuck.cancel()
        await asyncio.gather(stuck, return_exceptions=True)
        thinkers.close()


class NotingCrew(Crew):
    """Bots that record their budget in seconds, and answer at once."""

    given: ClassVar[list[float]] = []

    async def think(self, level: str, view: View, seconds: float) -> str:
        self.given.append(seconds)
        await asyncio.sleep(0)
        return move_text(view.options[0])


class NotingThinkers(Thinkers):
    crew_type = NotingCrew


async def test_waiting_shortens_a_search(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    now = 0.0
    monkeypatch.setattr(thinking, "monotonic", lambda: now)
    monkeypatch.setattr(NotingCrew, "given", [])
    thinkers = NotingThinkers(1)
    action = at_an_action()
    try:
        for waits in (0.0, 0.3, 2.0):
            async with thinkers.searching.lane.place("somebody else"):
                choosing = asyncio.create_task(thinkers.choose("norn", action, "me"))
                await asyncio.sleep(0)
                now += waits
            choice = await choosing
            assert choice.expected >= waits
        assert NotingCrew.given == pytest.approx([0.5, 0.2, 0.05])
    finally:
        thinkers.close()


def workers_of(thinkers: Thinkers) -> list[int]:
    return list(thinkers.quick._executor._processes or {})


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
    """The bot is one of the host's own."""
    bot = ("--bot", f"berserk={BAD_BOTS}:First")
    with serving(sqlite_url, tmp_path, options=bot) as server:
        headers = {"Authorization": f"Bearer {new_secret()}"}
        with httpx.Client(
            base_url=server.url, headers=headers, trust_env=False, timeout=PATIENCE
        ) as http:
            options = {"players": 2, "is_public": False}
            body = {"options": options, "name": "Ask", "bots": ["berserk"], "starts": True}
            made = http.post("/api/tables", json=body).json()
            news = f"/api/tables/{made['table']}/news"
            wait_for(lambda: http.get(news).json()["seq"] > made["seq"])  # the bot decides
        workers = children_of(server.pid)
        assert workers
        server.kill()
        end = time.monotonic() + PATIENCE
        while any(is_alive(pid) for pid in workers):
            assert time.monotonic() < end, "a worker has outlived its server"
            time.sleep(0.02)
