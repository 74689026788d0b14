"""The clock of the server, for everything that records a time or waits.

*Log time* is in milliseconds since 1970. Logs, deadlines, leases and codes are kept in it, so it
must not jump when the clock of the machine is set: a step forward would run down the clocks of all
players, and a step back would put log entries out of order.
"""

import asyncio
import time
from collections.abc import Callable
from typing import Final, Protocol

SLEW: Final = 100
"""Log time approaches the wall clock by at most one part in this many of the elapsed time."""
LOST: Final = 86_400 * 10**9
"""Nanoseconds. Log time that is further behind the wall clock than this is set at once."""


class Clock(Protocol):
    """A source of time, for a hub and its background tasks."""

    def now_ms(self) -> int:
        """Return log time. It never runs backwards, nor jumps when the wall clock does."""

    def monotonic(self) -> float:
        """Return seconds since some moment, for measuring how long something takes."""

    async def sleep(self, seconds: float) -> None:
        """Wait."""


def _uptime() -> int:
    """Return nanoseconds since some moment, including sleep of the machine if the system can."""
    which = getattr(time, "CLOCK_BOOTTIME", getattr(time, "CLOCK_MONOTONIC", None))
    return time.monotonic_ns() if which is None else time.clock_gettime_ns(which)


class SystemClock:
    """The clock of this machine.

    Log time begins as the time of the wall clock and advances by elapsed time. If the two differ,
    log time runs one part in a hundred fast or slow: a step of 20 minutes is made up in a day and a
    half, during which a minute at the table is wrong by 0.6 seconds. If the wall clock is more than
    a day ahead, it is trusted at once: the machine did not know the time when it started.
    """

    def __init__(
        self, wall: Callable[[], int] = time.time_ns, uptime: Callable[[], int] = _uptime
    ) -> None:
        self._wall = wall
        self._uptime = uptime
        self._now = wall()
        self._read_at = uptime()

    def now_ms(self) -> int:
        read_at = self._uptime()
        elapsed = read_at - self._read_at
        ahead = self._wall() - self._now - elapsed
        if ahead <= LOST:
            most = elapsed // SLEW
            ahead = max(-most, min(most, ahead))
        self._read_at = read_at
        self._now += elapsed + ahead
        return self._now // 1_000_000

    def monotonic(self) -> float:
        return self._uptime() / 1e9

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(seconds)
