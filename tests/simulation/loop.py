"""An event loop without threads, sockets or real time, whose order is drawn from a seed.

Virtual time stands still while anything can run and jumps to the next timer when nothing can.
Every callback belongs to a *process* (the context in which it was scheduled). Within a process
callbacks run in the order in which they were scheduled, as asyncio guarantees; the seed decides
which process runs next. A process may stall, and a dead one never runs again.
"""

from __future__ import annotations

import asyncio
import heapq
from collections import deque
from collections.abc import Coroutine, Generator
from contextvars import Context, ContextVar
from random import Random
from typing import Any, Final

PROCESS: ContextVar[Turn | None] = ContextVar("PROCESS", default=None)
"""The process of the current callbacks; None for the world outside."""


class Turn:
    """The callbacks of one process that are ready to run."""

    __slots__ = ("is_dead", "ready", "stalled_until")

    def __init__(self) -> None:
        self.ready: deque[asyncio.Handle] = deque()
        self.is_dead = False
        self.stalled_until = 0.0


class Stuck(Exception):
    """Nothing can happen any more, or the history runs in circles."""


class NumberedTask(asyncio.Task[Any]):
    """A task whose order in a set does not depend on its address in memory."""

    def __init__(self, number: int, coro: Any, **options: Any) -> None:
        self._number = number
        super().__init__(coro, **options)

    def __hash__(self) -> int:
        return self._number


MOST_STEPS: Final = 400_000
"""The number of callbacks after which a history counts as running in circles."""


class SeededLoop(asyncio.BaseEventLoop):
    """The loop. ``run_until_complete`` raises ``Stuck`` when nothing can happen any more."""

    _ready: deque[asyncio.Handle]
    _scheduled: list[asyncio.TimerHandle]

    def __init__(self, rng: Random) -> None:
        super().__init__()
        self._rng = rng
        self._now = 0.0
        self._outside = Turn()
        self._turns = [self._outside]
        self.tasks: list[asyncio.Task[Any]] = []
        """All tasks, so that none is garbage-collected while the history goes on."""
        self.steps = 0
        self.is_burying = False
        """Whether dead processes run too, to be cancelled."""
        self.set_task_factory(self._new_task)

    def _new_task(
        self,
        loop: asyncio.AbstractEventLoop,
        coro: Coroutine[Any, Any, Any] | Generator[Any, None, Any],
        context: Context | None = None,
    ) -> asyncio.Task[Any]:
        task = NumberedTask(len(self.tasks), coro, loop=loop, context=context)
        self.tasks.append(task)
        return task

    def add(self, turn: Turn) -> None:
        """Add a process to the loop."""
        self._turns.append(turn)

    def time(self) -> float:
        return self._now

    def _run_once(self) -> None:
        """Run one callback, or advance the time."""
        new = self._ready
        while new:
            handle = new.popleft()
            (handle._context.get(PROCESS) or self._outside).ready.append(handle)  # type: ignore[attr-defined]
        able = [turn for turn in self._turns if turn.ready]
        if not self.is_burying:
            now = self._now
            able = [turn for turn in able if not turn.is_dead and turn.stalled_until <= now]
        if not able:
            self._let_time_pass()
            return
        turn = able[0] if len(able) == 1 else able[int(self._rng.random() * len(able))]
        handle = turn.ready.popleft()
        if not handle.cancelled():
            self.steps += 1
            if self.steps > MOST_STEPS:
                raise Stuck("this never ends")
            handle._run()

    def _let_time_pass(self) -> None:
        ends = [turn.stalled_until for turn in self._turns if turn.ready and not turn.is_dead]
        timers = self._scheduled
        while timers and timers[0].cancelled():
            heapq.heappop(timers)._scheduled = False  # type: ignore[attr-defined]
        if timers:
            ends.append(timers[0].when())
        if not ends:
            raise Stuck("nothing can happen any more")
        self._now = max(self._now, min(ends))
        while timers and timers[0].when() <= self._now:
            timer = heapq.heappop(timers)
            timer._scheduled = False  # type: ignore[attr-defined]
            self._ready.append(timer)

    def bury(self) -> None:
        """Cancel all waiting tasks, including those of dead processes, and close."""
        self.is_burying = True
        self.steps = 0
        left = [task for task in self.tasks if not task.done()]
        for _ in range(20):
            for task in left:
                task.cancel()
            self.run_until_complete(_settled(left))
            left = [task for task in self.tasks if not task.done()]
            if not left:
                break
        self.tasks.clear()
        self.close()

    def _write_to_self(self) -> None:
        """Do nothing: nothing waits in a selector."""

    def _process_events(self, event_list: object) -> None:
        """Do nothing: there are none."""


async def _settled(tasks: list[asyncio.Task[Any]]) -> None:
    if tasks:
        await asyncio.wait(tasks, timeout=60)
