"""Bots think in processes of their own, so that a slow one never delays a request.

A bot gets a view and gives back the text of a move. Nothing else crosses. A bot that fails, or
thinks for too long, is overruled: nobody waits for ever.
"""

import asyncio
import logging
import os
import secrets
import signal
import threading
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context, parent_process
from random import Random, SystemRandom
from typing import Final

from fimbul.bots import Budget, bot_named, decision_of
from fimbul.rules import View, move_text

log = logging.getLogger(__name__)

STAND_IN: Final = "thrall"
"""Who plays for a player who is away or too late."""
LONGEST: Final = 20.0
"""Seconds after which chance decides in place of a bot."""
BUDGET: Final = Budget(seconds=0.5)
"""How long a bot that searches may think; people wait for it."""


def think(level: str, view: View, seed: int) -> str:
    """The move of a bot for a view; runs in a worker."""
    move = bot_named(level, Random(seed)).choose(view, decision_of(view), BUDGET)
    if move not in view.options:
        raise ValueError(f"{level} chose what is not possible")
    return move_text(move)


def _begin() -> None:
    """A worker ends with its server, however that ends, and not before."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    server = parent_process()
    assert server is not None

    def follow() -> None:
        server.join()
        os._exit(0)

    threading.Thread(target=follow, daemon=True).start()


class Thinkers:
    """A pool of worker processes for bots."""

    def __init__(self, workers: int) -> None:
        self._workers = workers
        self._free = asyncio.Semaphore(workers)
        self._executor = self._pool()

    def _pool(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(
            self._workers, mp_context=get_context("spawn"), initializer=_begin
        )

    def warm_up(self) -> None:
        """Start a worker before it is needed, so that the first decision comes in time too."""
        self._executor.submit(os.getpid)

    async def choose(self, level: str, view: View) -> str:
        """The text of the move that a bot of this level makes."""
        async with self._free:
            executor = self._executor
            try:
                async with asyncio.timeout(LONGEST):
                    return await self._think(executor, level, view)
            except (TimeoutError, BrokenProcessPool):
                log.warning("a bot of level %s gave no answer; its worker is replaced", level)
                self._replace(executor)
            except Exception:
                log.exception("a bot of level %s failed", level)
        return move_text(SystemRandom().choice(view.options))

    async def _think(self, executor: ProcessPoolExecutor, level: str, view: View) -> str:
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(executor, think, level, view, secrets.randbits(64))

    def _replace(self, executor: ProcessPoolExecutor) -> None:
        """Put a new pool in the place of one that hangs or broke; somebody else may have."""
        if executor is self._executor:
            self._executor = self._pool()
            _end(executor)

    def close(self) -> None:
        """End all workers, whatever they are at."""
        _end(self._executor)


def _end(executor: ProcessPoolExecutor) -> None:
    workers = list((executor._processes or {}).values())
    executor.shutdown(wait=False, cancel_futures=True)
    for worker in workers:
        worker.kill()
