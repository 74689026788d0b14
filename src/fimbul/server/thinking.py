"""Runs bots in worker processes, so that a slow bot never delays a request.

A bot gets a view and returns the text of a move, or its advice; nothing else crosses between the
processes. If a bot fails or thinks for too long, a random move is made instead.

Quick bots and stand-ins have a worker of their own, where they never wait for a bot that searches.
Each crew of workers has a lane, in which addresses take turns.
"""

import asyncio
import logging
import os
import secrets
import signal
import sys
import threading
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from multiprocessing import get_context, parent_process
from random import Random, SystemRandom
from time import monotonic
from typing import Final, ParamSpec, TypeVar

from fimbul.bots import (
    Advice,
    BotFailed,
    Budget,
    Fault,
    UnknownBot,
    bots_here,
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
"""The bot that plays for a player who is away or late."""
LONGEST: Final = 20.0
"""Seconds after which a random move replaces the answer of a bot."""
LONGEST_WAIT: Final = 4.0
"""Seconds after which a bot that waits for a worker to search is replaced by a quick one."""
SEARCHING_NICENESS: Final = 5
"""Bots that search yield to the server and to quick bots: they have a time limit anyway."""
LEISURE_NICENESS: Final = 15
"""Bots that play among themselves yield to everything that people wait for."""
AT_A_GLANCE: Final = "karl"
"""The quick bot that decides then."""
ADVISER: Final = "norn"
"""The bot that gives hints."""

Answer = TypeVar("Answer")
Given = ParamSpec("Given")
Question = Callable[[str, View, int, float], Answer]
"""What a worker is asked about a view: ``think`` or ``advise``."""


def think(called: str, view: View, seed: int, seconds: float) -> str:
    """Return the move of a bot, named as for ``find_bot``, for a view; runs in a worker.

    Raises ``BotFailed``, which has the place of the error in the bot and can be pickled.
    """
    with _discreetly(view):
        bot = find_bot(called)(Random(seed))
        move = bot.choose(view, decision_of(view), Budget(seconds=seconds))
    if move not in view.options:
        raise BotFailed(view.seat, Fault("chose an impossible move"))
    return move_text(move)


def advise(called: str, view: View, seed: int, seconds: float) -> list[Advice]:
    """Return the advice of a bot for a view, the best move first; runs in a worker.

    Raises ``BotFailed``.
    """
    with _discreetly(view):
        bot = find_bot(called)(Random(seed))
        return bot.advise(view, decision_of(view), Budget(seconds=seconds))


@contextmanager
def _discreetly(view: View) -> Iterator[None]:
    """Turn any error of a bot into ``BotFailed``."""
    try:
        yield
    except (Exception, SystemExit) as error:  # noqa: BLE001 - a bot may raise anything
        raise BotFailed(view.seat, discreet(error)) from None


def discreet(error: BaseException) -> Fault:
    """Return the type of an error and its places, without its message, which may reveal a hand."""
    return Fault(type(error).__name__, places_of(error))


def _begin(niceness: int) -> None:
    """Prepare a worker: it ends when its server does, however that ends, and ignores Ctrl-C.

    A higher ``niceness`` yields the processor to other processes.
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
    """Protect processes that are started in the context from Ctrl-C, even before ``_begin``.

    A terminal interrupts all processes. The server ends its workers itself; interrupted workers
    would only print errors.
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
    """The move that a bot chose, and its timing."""

    move: str
    effort: Effort
    expected: float
    """Seconds from the question until any answer is there, whatever the cards are."""


class NoAnswer(Exception):
    """A worker died, or gave no answer in time; it was replaced."""


class Crew:
    """A pool of worker processes, and its lane."""

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
        """Start a worker before it is needed, so that the first decision is not late."""
        with without_interrupts():
            self._executor.submit(os.getpid)

    async def think(self, called: str, view: View, seconds: float) -> str:
        """Return the text of a move. The caller has a place in the lane."""
        found = await self._ask(think, called, view, seconds)
        return found or move_text(SystemRandom().choice(view.options))

    async def advise(self, called: str, view: View, seconds: float) -> list[Advice]:
        """Return advice; none if the bot failed. The caller has a place in the lane."""
        return await self._ask(advise, called, view, seconds) or []

    async def _ask(
        self, question: Question[Answer], called: str, view: View, seconds: float
    ) -> Answer | None:
        """Return the answer of a bot; None if there is none."""
        executor = self._executor
        try:
            async with asyncio.timeout(LONGEST):
                return await self._wait(executor, question, called, view, seconds)
        except (TimeoutError, BrokenProcessPool):
            log.warning("the bot %s gave no answer; its worker is replaced", called)
            self._replace(executor)
        except BotFailed as error:
            log.error("the bot %s failed: %s", called, error.fault)  # noqa: TRY400 - the fault names its place
        except Exception:
            log.exception("the bot %s failed", called)
        return None

    async def run(
        self,
        task: Callable[Given, Answer],
        patience: float,
        *given: Given.args,
        **named: Given.kwargs,
    ) -> Answer:
        """Return what a function gives in a worker, within some seconds. Raises ``NoAnswer``."""
        executor = self._executor
        try:
            async with asyncio.timeout(patience):
                with without_interrupts():
                    answer = asyncio.get_running_loop().run_in_executor(
                        executor, partial(task, *given, **named)
                    )
                return await answer
        except (TimeoutError, BrokenProcessPool):
            self._replace(executor)
            raise NoAnswer from None

    async def _wait(
        self,
        executor: ProcessPoolExecutor,
        question: Question[Answer],
        called: str,
        view: View,
        seconds: float,
    ) -> Answer:
        loop = asyncio.get_running_loop()
        seed = secrets.randbits(64)
        with without_interrupts():
            answer = loop.run_in_executor(executor, question, called, view, seed, seconds)
        return await answer

    def _replace(self, executor: ProcessPoolExecutor) -> None:
        """Replace a pool that hangs or broke, unless that has been done already."""
        if executor is self._executor:
            self._executor = self._pool()
            _end(executor)

    def close(self) -> None:
        """Kill all workers, whatever they are doing."""
        _end(self._executor)


class Thinkers:
    """All workers that decide for bots: one for quick decisions, some for longer ones.

    The host's own bots (``own``: their names, and the arguments of ``find_bot``) have separate
    workers, where they delay no other bot. Their speed is unknown, so each counts as one that
    searches.
    """

    crew_type: type[Crew] = Crew
    own: Mapping[str, str] = {}

    def __init__(self, searching: int, own: Mapping[str, str] | None = None) -> None:
        self.own = own or {}
        self.quick = self.crew_type(1)
        self.searching = self.crew_type(searching, SEARCHING_NICENESS)
        self.guests = self.crew_type(searching, SEARCHING_NICENESS)
        self.leisure = self.crew_type(1, LEISURE_NICENESS)
        """Decides at tables of bots alone, so that they delay nobody's game."""

    def knows(self, level: str) -> bool:
        """Whether this server has a bot of this name."""
        return level in bots_here() or level in self.own

    def warm_up(self) -> None:
        """Start workers before they are needed."""
        self.quick.warm_up()
        self.searching.warm_up()

    async def choose(
        self, level: str, view: View, network: str = "", *, is_urgent: bool = False
    ) -> Choice:
        """Return the move of a bot of this level, charged to an address.

        The time that a bot waits for a worker is taken off its time to search. If it waits for too
        long, a quick bot decides instead. Raises ``UnknownBot``.
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

    async def choose_at_leisure(self, level: str, view: View, network: str = "") -> Choice:
        """Return the move of a bot at a table where no people play, charged to an address.

        It waits for as long as it must, and takes no worker from the tables of people.
        """
        own = level in self.own
        effort: Effort = "search" if own else effort_of(level, decision_of(view).name)
        async with self.leisure.lane.place(network):
            move = await self.leisure.think(self.own.get(level, level), view, BUDGET)
            return Choice(move, effort, expected(effort, 0.0))

    async def advise(self, view: View, network: str) -> list[Advice]:
        """Return advice on the options of a view, the best first, charged to an address.

        It comes after all bots that wait; addresses take turns. If it waits for too long, a quick
        bot gives the advice. There is none if the bot failed.
        """
        asked_at = monotonic()
        try:
            async with asyncio.timeout(LONGEST_WAIT) as patience:
                async with self.searching.lane.place(network, is_hint=True):
                    patience.reschedule(None)
                    seconds = budget_after(monotonic() - asked_at)
                    return await self.searching.advise(ADVISER, view, seconds)
        except TimeoutError:
            async with self.quick.lane.place(network, is_hint=True):
                return await self.quick.advise(AT_A_GLANCE, view, BUDGET)

    def close(self) -> None:
        """Kill all workers, whatever they are doing."""
        for crew in (self.quick, self.searching, self.guests, self.leisure):
            crew.close()


def _end(executor: ProcessPoolExecutor) -> None:
    workers = list((executor._processes or {}).values())
    executor.shutdown(wait=False, cancel_futures=True)
    for worker in workers:
        worker.kill()
