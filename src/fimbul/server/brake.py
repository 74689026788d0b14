"""The brake: how much more this process can take on.

Nobody has to say what a machine can bear: it shows in how late the event loop is. A loop with more
to do than its core can do wakes later and later from a short sleep. So a timer measures that, and
looks at how long the oldest move waits for the disk, and at how many connections there are (see
``places``). What is refused, and to whom, is in ``admission``.
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
"""Seconds between two looks."""
SHARE: Final = 0.2
"""How much a new look counts against all before it: what passes in a moment moves little."""
LONGEST: Final = 1.0
"""Seconds. A longer delay counts as this one: the machine may have slept."""
RETRY: Final = (3, 8)
"""Seconds after which to ask again, drawn evenly, so that those refused do not all come at once."""
CROWD: Final = 50
"""Connections below which a late loop is not the visitors' doing (a busy laptop, say), and turning
them away would help nobody."""
TURNS: Final = 3
"""Players who get their seat back between two looks while the process is full."""


@dataclass(frozen=True, slots=True)
class Bounds:
    """A state begins above one figure and ends below a smaller one, so that it does not flutter."""

    begins: float
    ends: float


LATE: Final = (Bounds(0.03, 0.015), Bounds(0.06, 0.03))
"""Seconds that the loop is late, for shedding and for full. A move goes round the loop five times
or so before the last viewer has it."""
SLOW: Final = (Bounds(0.1, 0.05), Bounds(0.2, 0.1))
"""Seconds for which the oldest move has waited to be written, for the same."""
TAKEN: Final = (Bounds(0.8, 0.75), Bounds(0.95, 0.9))
"""The share of all places that are taken, for the same."""


class Brake:
    """How a process bears what it has."""

    def __init__(self, clock: Clock, places: Places | None = None, rng: Random | None = None):
        self.state: State = "fine"
        self.late = 0.0
        """Seconds that the loop is late, smoothed."""
        self.slow = 0.0
        """Seconds that a move waits to be written, smoothed."""
        self.waiting: Callable[[], float] = lambda: 0.0
        """For how long the oldest move that is being written has waited."""
        self._clock = clock
        self._places = places
        self._rng = rng or Random()
        self._turns = 0

    async def watch(self) -> None:
        """Look at the loop again and again; runs for ever."""
        while True:
            due = self._clock.monotonic() + EVERY
            await self._clock.sleep(EVERY)
            self.feel(self._clock.monotonic() - due)

    def feel(self, late: float) -> None:
        """Take in by how many seconds the loop was late."""
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
        """Whether a player who comes back while the process is full gets in now."""
        self._turns -= 1
        return self._turns >= 0

    def refusal(self, what: str) -> Refused:
        """What somebody is answered for whom there is no room now; it is counted."""
        observe.shed.labels(what).inc()
        return Refused("crowded", retry_after=self._rng.randint(*RETRY))


def _level(figure: float, bounds: tuple[Bounds, ...], level: int) -> int:
    """The highest state that a figure calls for, given the one that the process is in."""
    return max(
        (
            number
            for number, bound in enumerate(bounds, start=1)
            if figure > (bound.ends if level >= number else bound.begins)
        ),
        default=0,
    )
