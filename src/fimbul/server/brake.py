"""The brake: measures how busy this process is, and when it must refuse requests.

The capacity of a machine need not be configured, because the delay of the event loop shows it: a
loop with too much to do wakes late from a short sleep. A timer measures that delay. The brake also
looks at how long the oldest move waits for the disk, and at the number of connections (see
``places``). Which requests are refused then is decided in ``admission``.
"""

from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Final, Literal, get_args

from fimbul.server import observe
from fimbul.server.clock import Clock
from fimbul.server.errors import Refused
from fimbul.server.places import Places

State = Literal["fine", "shedding", "full"]
STATES: Final[tuple[State, ...]] = get_args(State)

EVERY: Final = 0.1
"""Seconds between two measurements."""
SHARE: Final = 0.2
"""The weight of a new measurement in the smoothed value, so that a short delay changes little."""
LONGEST: Final = 1.0
"""Seconds. A longer delay counts as this much: the machine may have slept."""
RETRY: Final = (3, 8)
"""Seconds after which to ask again, drawn at random, so that not all clients return at once."""
CROWD: Final = 50
"""With fewer connections, a late loop has other causes (a busy laptop, say), and refusing visitors
would not help."""
TURNS: Final = 3
"""Players who may reconnect between two measurements while the process is full."""


@dataclass(frozen=True, slots=True)
class Bounds:
    """A state begins above one value and ends below a smaller one, so that it does not flicker."""

    begins: float
    ends: float


LATE: Final = (Bounds(0.03, 0.015), Bounds(0.06, 0.03))
"""Seconds that the loop is late, for shedding and for full. A move takes about five rounds of the
loop before it reaches the last viewer."""
SLOW: Final = (Bounds(0.1, 0.05), Bounds(0.2, 0.1))
"""Seconds that the oldest move has waited to be written, for shedding and for full."""
TAKEN: Final = (Bounds(0.8, 0.75), Bounds(0.95, 0.9))
"""The share of all places that are taken, for shedding and for full."""


class Brake:
    """The load of a process, and the state that follows from it."""

    def __init__(self, clock: Clock, places: Places | None = None, rng: Random | None = None):
        self.state: State = "fine"
        self.late = 0.0
        """Seconds that the loop is late, smoothed."""
        self.slow = 0.0
        """Seconds that a move waits to be written, smoothed."""
        self.waiting: Callable[[], float] = lambda: 0.0
        """Returns the seconds that the oldest move has waited to be written."""
        self._clock = clock
        self._places = places
        self._rng = rng or Random()
        self._turns = 0

    async def watch(self) -> None:
        """Measure the delay of the loop again and again; runs for ever."""
        while True:
            due = self._clock.monotonic() + EVERY
            await self._clock.sleep(EVERY)
            self.feel(self._clock.monotonic() - due)

    def feel(self, late: float) -> None:
        """Update the state after a measurement: the loop was this many seconds late."""
        self.late += SHARE * (min(max(late, 0.0), LONGEST) - self.late)
        self.slow += SHARE * (min(self.waiting(), LONGEST) - self.slow)
        before = STATES.index(self.state)
        level = _level(self._taken(), TAKEN, before)
        if self._is_crowded():
            level = max(level, _level(self.late, LATE, before), _level(self.slow, SLOW, before))
        self.state = STATES[level]
        self._turns = TURNS
        observe.late.set(self.late)
        observe.brake.set(level)

    def _is_crowded(self) -> bool:
        return self._places is None or len(self._places) >= CROWD

    def _taken(self) -> float:
        return len(self._places) / self._places.in_all if self._places is not None else 0.0

    def take_turn(self) -> bool:
        """Take one of the turns of a full process. Returns whether a player may reconnect now."""
        self._turns -= 1
        return self._turns >= 0

    def refusal(self, what: str) -> Refused:
        """Count a request that is refused because the process is busy, and return the refusal."""
        observe.shed.labels(what).inc()
        return Refused("crowded", retry_after=self._rng.randint(*RETRY))


def _level(value: float, bounds: tuple[Bounds, ...], level: int) -> int:
    """Return the highest state that a value calls for, given the current one."""
    return max(
        (
            number
            for number, bound in enumerate(bounds, start=1)
            if value > (bound.ends if level >= number else bound.begins)
        ),
        default=0,
    )
