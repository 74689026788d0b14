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
from collections.abc import Iterator, Mapping
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from dataclasses import dataclass
from multiprocessing import get_context, parent_process
from random import Random, SystemRandom
from time import monotonic
from typing import Final

from fimbul.bots import (
    BOT_NAMES,
    BotFailed,
    Budget,
    Fault,
    UnknownBot,
    decision_of,
    find_bot,
)
from fimbul.bots.effort import Effort, effort_of
from fimbul.bots.faults import places_of
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


def think(called: str, view: View, seed: int, seconds: float) -> str:
    """The move of a bot for a view, named as ``find_bot`` takes it; runs in a worker.

    Raises ``BotFailed``, which tells the place of an error in the bot and can leave the worker.
    """
    budget = Budget(seconds=seconds)
    try:
        move = find_bot(called)(Random(seed)).choose(view, decision_of(view), budget)
    except (Exception, SystemExit) as error:  # noqa: BLE001 - it is somebody else's code
        raise BotFailed(view.seat, discreet(error)) from None
    if move not in view.options:
        raise BotFailed(view.seat, Fault("chose what is not possible"))
    return move_text(move)


def discreet(error: BaseException) -> Fault:
    """The kind of an error and its places, without its words: they may tell of a hand."""
    return Fault(type(error).__name__, places_of(error))


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


@contextmanager
def without_interrupts() -> Iterator[None]:
    """Let processes that are started here hear of no Ctrl-C, not even before ``_begin``.

    A terminal tells all of them; their server ends them, and they would only complain.
    """
    if sys.platform == "win32":
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


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
        with without_interrupts():
            self._executor.submit(os.getpid)

    async def think(self, called: str, view: View, seconds: float) -> str:
        """The text of a move; the caller has a place in the lane."""
        executor = self._executor
        try:
            async with asyncio.timeout(LONGEST):
                return await self._think(executor, called, view, seconds)
        except (TimeoutError, BrokenProcessPool):
            log.warning("the bot %s gave no answer; its worker is replaced", called)
            self._replace(executor)
        except BotFailed as error:
            log.error("the bot %s failed: %s", called, error.fault)  # noqa: TRY400 - it has its place
        except Exception:
            log.exception("the bot %s failed", called)
        return move_text(SystemRandom().choice(view.options))

    async def _think(
        self, executor: ProcessPoolExecutor, called: str, view: View, seconds: float
    ) -> str:
        loop = asyncio.get_running_loop()
        seed = secrets.randbits(64)
        with without_interrupts():
            choice = loop.run_in_executor(executor, think, called, view, seed, seconds)
        return await choice

    def _replace(self, executor: ProcessPoolExecutor) -> None:
        """Put a new pool in the place of one that hangs or broke; somebody else may have."""
        if executor is self._executor:
            self._executor = self._pool()
            _end(executor)

    def close(self) -> None:
        """End all workers, whatever they are at."""
        _end(self._executor)


class Thinkers:
    """All workers that decide for bots: one for what takes a glance, some for what takes longer.

    Bots of the host's own (``own``: by name, what ``find_bot`` takes) have workers apart, where
    they disturb nobody else. How long they take is unknown: each is taken for one that searches.
    """

    crew_type: type[Crew] = Crew
    own: Mapping[str, str] = {}

    def __init__(self, searching: int, own: Mapping[str, str] | None = None) -> None:
        self.own = own or {}
        self.quick = self.crew_type(1)
        self.searching = self.crew_type(searching, SEARCHING_NICENESS)
        self.guests = self.crew_type(searching, SEARCHING_NICENESS)

    def knows(self, level: str) -> bool:
        """Whether there is a bot of this name: not every server has the same."""
        return level in BOT_NAMES or level in self.own

    def warm_up(self) -> None:
        """Start workers before they are needed."""
        self.quick.warm_up()
        self.searching.warm_up()

    async def choose(
        self, level: str, view: View, network: str = "", *, is_urgent: bool = False
    ) -> Choice:
        """The move that a bot of this level makes, on the account of an address.

        A bot that searches has the less time for it the longer it waited for a worker. If it waits
        for too long, it decides at a glance. Raises ``UnknownBot``.
        """
        if not self.knows(level):
            raise UnknownBot("unknown-bot", f"there is no bot {level!r} here", {"bot": level})
        asked_at = monotonic()
        effort: Effort = "search" if level in self.own else effort_of(level, decision_of(view).name)
        if effort != "glance":
            crew = self.guests if level in self.own else self.searching
            called = self.own.get(level, level)
            try:
                async with asyncio.timeout(LONGEST_WAIT) as patience:
                    async with crew.lane.place(network, is_urgent):
                        patience.reschedule(None)
                        waited = monotonic() - asked_at
                        seconds = budget_after(waited)
                        move = await crew.think(called, view, seconds)
                        return Choice(move, effort, expected(effort, waited))
            except TimeoutError:
                level = AT_A_GLANCE
        async with self.quick.lane.place(network, is_urgent):
            waited = monotonic() - asked_at
            move = await self.quick.think(level, view, BUDGET)
            return Choice(move, effort, expected("glance", waited))

    def close(self) -> None:
        """End all workers, whatever they are at."""
        for crew in (self.quick, self.searching, self.guests):
            crew.close()


def _end(executor: ProcessPoolExecutor) -> None:
    workers = list((executor._processes or {}).values())
    executor.shutdown(wait=False, cancel_futures=True)
    for worker in workers:
        worker.kill()
