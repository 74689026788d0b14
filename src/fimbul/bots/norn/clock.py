"""How long the search may go on."""

from time import perf_counter
from typing import Final

from fimbul.bots.protocol import Budget

SAFETY: Final = 0.85
"""The part of the seconds after which no playout is begun: one that runs may take a while."""
MOST_SIMULATIONS: Final = 400
"""More than this bring nothing more."""


class Clock:
    """Counts playouts and seconds from the moment it is made."""

    __slots__ = ("_simulations", "_until", "count")

    def __init__(self, budget: Budget) -> None:
        self.count = 0
        self._simulations = budget.simulations or MOST_SIMULATIONS
        seconds = budget.seconds
        self._until = None if seconds is None else perf_counter() + SAFETY * seconds

    def has_time(self) -> bool:
        """Whether another playout may begin; counts it."""
        if self.count >= self._simulations:
            return False
        if self._until is not None and perf_counter() >= self._until:
            return False
        self.count += 1
        return True
