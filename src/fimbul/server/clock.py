"""What time it is, for everything on the server that writes a time down or waits.

*Log time* is in milliseconds since 1970. It is what logs, deadlines, leases and codes are kept in,
so it must not jump when somebody sets the clock of the machine: a step forward would run down
every clock at every table, and a step back would turn the log around.
"""

import asyncio
import time
from collections.abc import Callable
from typing import Final, Protocol

SLEW: Final = 100
"""Until it meets the wall clock again, log time is at most one part in this many fast or slow."""
LOST: Final = 86_400 * 10**9
"""Nanoseconds. Log time that is further behind the wall clock than this is set to it at once."""


class Clock(Protocol):
    """The time, for a hub and all that runs beside it."""

    def now_ms(self) -> int:
        """Log time. It never runs backwards, and a step of the wall clock does not move it."""

    def monotonic(self) -> float:
        """Seconds since some moment, for measuring how long something takes."""

    async def sleep(self, seconds: float) -> None:
        """Wait."""


def _uptime() -> int:
    """Nanoseconds since some moment, counting those for which the machine slept, if it can."""
    which = getattr(time, "CLOCK_BOOTTIME", getattr(time, "CLOCK_MONOTONIC", None))
    return time.monotonic_ns() if which is None else time.clock_gettime_ns(which)


class SystemClock:
    """The clock of this machine.

    Log time is the wall clock's at the start and goes on by time elapsed from there. It approaches
    the wall clock again at one part in a hundred: a step of 20 minutes is made good in a day and a
    half, in which a minute at the table is wrong by 0.6 seconds. A wall clock that is more than a
    day ahead is believed at once: that machine did not know the time when it started.
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
