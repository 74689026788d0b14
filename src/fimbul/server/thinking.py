"""Bots think in processes of their own, so that a slow one never delays a request.

A bot gets a view and gives back the text of a move. Nothing else crosses. A bot that fails, or
thinks for too long, is overruled: nobody waits for ever.

Quick bots and stand-ins have a worker of their own, where they never wait for one that searches.
Before each kind of workers is a lane, in which addresses take turns.
"""

import asyncio
import logging
import os
import secrets
import signal
import sys
import threading
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from multiprocessing import get_context, parent_process
from random import Random, SystemRandom
from time import monotonic
from typing import Final

from fimbul.bots import Budget, bot_named, decision_of
from fimbul.bots.effort import Effort, effort_of
from fimbul.rules import View, move_text
from fimbul.server.lanes import Lane
from fimbul.server.pace import BUDGET, budget_after, expected

log = logging.getLogger(__name__)

STAND_IN: Final = "thrall"
"""Who plays for a player who is away or too late."""
LONGEST: Final = 20.0
"""Seconds after which chance decides in place of a bot."""
LONGEST_WAIT: Final = 4.0
"""Seconds after which a bot that waits for a worker to search decides at a glance."""
SEARCHING_NICENESS: Final = 5
"""The server and quick bots come before those that search, which have a time limit anyway."""
AT_A_GLANCE: Final = "karl"
"""Who decides then."""


def think(level: str, view: View, seed: int, seconds: float) -> str:
    """The move of a bot for a view; runs in a worker."""
    budget = Budget(seconds=seconds)
    move = bot_named(level, Random(seed)).choose(view, decision_of(view), budget)
    if move not in view.options:
        raise ValueError(f"{level} chose what is not possible")
    return move_text(move)


def _begin(niceness: int) -> None:
    """A worker ends with its server, however that ends, and not before.

    A nice one leaves the processor to others, where they want it at the same time.
    """
    if sys.platform != "win32":
        os.nice(niceness)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    server = parent_process()
    assert server is not None

    def follow() -> None:
        server.join()
        os._exit(0)

    threading.Thread(target=follow, daemon=True).start()


@dataclass(frozen=True, slots=True)
class Choice:
    """What a bot chose."""

    move: str
    effort: Effort
    expected: float
    """Seconds from the question after which it could be there, whatever the cards are."""


class Crew:
    """Worker processes of one kind, and the lane before them."""

    def __init__(self, workers: int, niceness: int = 0) -> None:
        self.lane = Lane(workers)
        self._workers = workers
        self._niceness = niceness
        self._executor = self._pool()

    def _pool(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(
            self._workers,
            mp_context=get_context("spawn"),
            initializer=_begin,
            initargs=(self._niceness,),
        )

    def warm_up(self) -> None:
        """Start a worker before it is needed, so that the first decision comes in time too."""
        self._executor.submit(os.getpid)

    async def think(self, level: str, view: View, seconds: float) -> str:
        """The text of a move; the caller has a place in the lane."""
        executor = self._executor
        try:
            async with asyncio.timeout(LONGEST):
                return await self._think(executor, level, view, seconds)
        except (TimeoutError, BrokenProcessPool):
            log.warning("a bot of level %s gave no answer; its worker is replaced", level)
            self._replace(executor)
        except Exception:
            log.exception("a bot of level %s failed", level)
        return move_text(SystemRandom().choice(view.options))

    async def _think(
        self, executor: ProcessPoolExecutor, level: str, view: View, seconds: float
    ) -> str:
        loop = asyncio.get_running_loop()
        seed = secrets.randbits(64)
        return await loop.run_in_executor(executor, think, level, view, seed, seconds)

    def _replace(self, executor: ProcessPoolExecutor) -> None:
        """Put a new pool in the place of one that hangs or broke; somebody else may have."""
        if executor is self._executor:
            self._executor = self._pool()
            _end(executor)

    def close(self) -> None:
        """End all workers, whatever they are at."""
        _end(self._executor)


class Thinkers:
    """All workers that decide for bots: one for what takes a glance, some for what takes longer."""

    crew_type: type[Crew] = Crew

    def __init__(self, searching: int) -> None:
        self.quick = self.crew_type(1)
        self.searching = self.crew_type(searching, SEARCHING_NICENESS)

    def warm_up(self) -> None:
        """Start workers before they are needed."""
        self.quick.warm_up()
        self.searching.warm_up()

    async def choose(
        self, level: str, view: View, network: str = "", *, is_urgent: bool = False
    ) -> Choice:
        """The move that a bot of this level makes, on the account of an address.

        A bot that searches has the less time for it the longer it waited for a worker. If it waits
        for too long, it decides at a glance.
        """
        asked_at = monotonic()
        effort = effort_of(level, decision_of(view).name)
        if effort != "glance":
            try:
                async with asyncio.timeout(LONGEST_WAIT) as patience:
                    async with self.searching.lane.place(network, is_urgent):
                        patience.reschedule(None)
                        waited = monotonic() - asked_at
                        seconds = budget_after(waited)
                        move = await self.searching.think(level, view, seconds)
                        return Choice(move, effort, expected(effort, waited))
            except TimeoutError:
                level = AT_A_GLANCE
        async with self.quick.lane.place(network, is_urgent):
            waited = monotonic() - asked_at
            move = await self.quick.think(level, view, BUDGET)
            return Choice(move, effort, expected("glance", waited))

    def close(self) -> None:
        """End all workers, whatever they are at."""
        self.quick.close()
        self.searching.close()


def _end(executor: ProcessPoolExecutor) -> None:
    workers = list((executor._processes or {}).values())
    executor.shutdown(wait=False, cancel_futures=True)
    for worker in workers:
        worker.kill()
