"""Bots that are not ours think in a process apart, where one that never answers can be ended.

Whether it loops, sleeps or is stuck in C, nothing can stop it in the process of the game. It
answers as it would there: it is sent its view and its rng.
"""

from __future__ import annotations

import multiprocessing
import sys
from contextlib import redirect_stdout
from typing import TYPE_CHECKING

from fimbul.arena.engine import leave_interrupts, leave_with_parent
from fimbul.arena.table import CRASH, TIMEOUT
from fimbul.bots import Fault, decision_of, fault_of, find_bot
from fimbul.bots.faults import impossible

if TYPE_CHECKING:
    from multiprocessing.connection import Connection
    from multiprocessing.process import BaseProcess
    from random import Random
    from typing import Self

    from fimbul.bots import Budget
    from fimbul.rules.view import View

Answer = tuple[int, Fault | None]
"""A move, and what is wrong with it."""


def ask(called: str, seen: View, rng: Random, budget: Budget) -> Answer:
    """What a bot chooses; with its fault, if it fails or chooses what is not possible."""
    try:
        move = find_bot(called)(rng).choose(seen, decision_of(seen), budget)
    except (Exception, SystemExit) as error:  # noqa: BLE001 - it is somebody else's code
        return -1, fault_of(error)
    if type(move) is not int or move not in seen.options:
        return -1, impossible(move)
    return move, None


class Guests:
    """The process where bots that are not ours think; it is started with the first question.

    ``limit``: the seconds that a bot may take for a decision.
    """

    def __init__(self, limit: float) -> None:
        self.limit = limit
        self._process: BaseProcess | None = None
        self._link: Connection | None = None

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *error: object) -> None:
        self.end()

    def ask(self, called: str, seen: View, rng: Random, budget: Budget) -> Answer:
        """As the function; the fault of a bot that does not answer is TIMEOUT or CRASH."""
        link = self._link or self._begin()
        try:
            link.send((called, seen, rng, budget))
            if link.poll(self.limit):
                answer: Answer = link.recv()
                return answer
            fault = TIMEOUT
        except (EOFError, ConnectionError):
            fault = CRASH
        self.end()
        return -1, Fault(fault)

    def end(self) -> None:
        """End the process, whatever it is at."""
        if self._process is not None and self._link is not None:
            self._process.kill()
            self._process.join()
            self._link.close()
        self._process = self._link = None

    def _begin(self) -> Connection:
        """Start the process and wait until it listens: that takes nobody's time to think."""
        context = multiprocessing.get_context("spawn")
        self._link, far = context.Pipe()
        self._process = context.Process(target=_listen, args=(far,), daemon=True)
        self._process.start()
        far.close()
        assert self._link.recv() == "ready"
        return self._link


def _listen(link: Connection) -> None:
    """Answer questions until nobody asks any more."""
    leave_interrupts()
    leave_with_parent()
    # What a bot prints must not look like a line of the game.
    with redirect_stdout(sys.stderr):
        link.send("ready")
        while True:
            try:
                question = link.recv()
            except EOFError:
                return
            link.send(ask(*question))
