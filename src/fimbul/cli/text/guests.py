"""Bots of users think in a separate process, which can be killed if one never answers.

Within the process of the game nothing could stop a bot that loops, sleeps or is stuck in C. It is
sent its view and its rng, so it answers as it would in the process of the game.
"""

from __future__ import annotations

import multiprocessing
import sys
from contextlib import redirect_stdout
from typing import TYPE_CHECKING

from fimbul.arena.engine import follow_parent
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
    """A bot's move, and its fault if it fails or the move is not an option."""
    try:
        move = find_bot(called)(rng).choose(seen, decision_of(seen), budget)
    except (Exception, SystemExit) as error:  # noqa: BLE001 - it is somebody else's code
        return -1, fault_of(error)
    if type(move) is not int or move not in seen.options:
        return -1, impossible(move)
    return move, None


class Guests:
    """The process where the bots of users think; it is started with the first question.

    ``limit`` is the number of seconds that a bot may take for a decision.
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
        """Like the function; the fault of a bot that does not answer is TIMEOUT or CRASH."""
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
        """Kill the process."""
        if self._process is not None and self._link is not None:
            self._process.kill()
            self._process.join()
            self._link.close()
        self._process = self._link = None

    def _begin(self) -> Connection:
        """Start the process and wait until it listens; the bot's time has not started yet."""
        context = multiprocessing.get_context("spawn")
        self._link, far = context.Pipe()
        self._process = context.Process(target=_listen, args=(far,), daemon=True)
        self._process.start()
        far.close()
        assert self._link.recv() == "ready"
        return self._link


def _listen(link: Connection) -> None:
    """Answer questions until the connection is closed."""
    follow_parent()
    # What a bot prints must not look like a line of the game.
    with redirect_stdout(sys.stderr):
        link.send("ready")
        while True:
            try:
                question = link.recv()
            except EOFError:
                return
            link.send(ask(*question))
