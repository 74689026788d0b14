"""Bots think in processes of their own, so that a slow one never delays a request.

A bot gets a view and gives back the text of a move. Nothing else crosses.
"""

import asyncio
import secrets
from concurrent.futures import Executor, ProcessPoolExecutor
from multiprocessing import get_context
from random import Random

from fimbul.bots import bot_named
from fimbul.rules import View, move_text

STAND_IN = "thrall"
"""Who plays for a player who is away or too late."""


def think(level: str, view: View, seed: int) -> str:
    """The move of a bot for a view; runs in a worker."""
    return move_text(bot_named(level).choose(view, Random(seed)))


class Thinkers:
    """A pool of worker processes for bots."""

    def __init__(self, workers: int) -> None:
        self._executor: Executor = ProcessPoolExecutor(workers, mp_context=get_context("spawn"))

    async def choose(self, level: str, view: View) -> str:
        """The text of the move that a bot of this level makes."""
        loop = asyncio.get_running_loop()
        seed = secrets.randbits(64)
        return await loop.run_in_executor(self._executor, think, level, view, seed)

    def close(self) -> None:
        self._executor.shutdown(wait=False, cancel_futures=True)
