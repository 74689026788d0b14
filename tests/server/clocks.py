"""Clocks that stand still until a test moves them."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass

from fimbul.server.clock import SystemClock

START = 1_700_000_000
"""When the clocks of these tests begin, in seconds since 1970."""
SECOND = 10**9


class FakeClock:
    """A clock that a test moves. Sleepers wake when their time has come."""

    def __init__(self, now: float = START) -> None:
        self._now = now
        self._sleeping: list[tuple[float, asyncio.Event]] = []

    def now_ms(self) -> int:
        return round(self._now * 1000)

    def monotonic(self) -> float:
        return self._now

    async def sleep(self, seconds: float) -> None:
        sleeper = (self._now + seconds, asyncio.Event())
        self._sleeping.append(sleeper)
        try:
            await sleeper[1].wait()
        finally:
            if sleeper in self._sleeping:  # cancelled
                self._sleeping.remove(sleeper)

    @property
    def sleepers(self) -> int:
        """Return the number of sleepers."""
        return len(self._sleeping)

    def advance(self, seconds: float) -> None:
        """Let time pass."""
        self._now += seconds
        for until, woken in self._sleeping:
            if until <= self._now:
                woken.set()
        self._sleeping = [sleeper for sleeper in self._sleeping if sleeper[0] > self._now]


@dataclass
class Machine:
    """A machine whose wall clock can be set while time goes on."""

    wall: int = START * SECOND
    """Nanoseconds since 1970."""
    uptime: int = 5 * SECOND

    def clock(self) -> SystemClock:
        """The clock of a process that starts on it now."""
        return SystemClock(lambda: self.wall, lambda: self.uptime)

    def wait(self, seconds: float) -> None:
        """Let time pass."""
        self.wall += int(seconds * SECOND)
        self.uptime += int(seconds * SECOND)

    def step(self, seconds: float) -> None:
        """Set the wall clock to another time."""
        self.wall += int(seconds * SECOND)
