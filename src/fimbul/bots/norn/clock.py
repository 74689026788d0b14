"""The clock that ends a search."""

from time import perf_counter
from typing import Final

from fimbul.bots.protocol import Budget

SAFETY: Final = 0.9
"""The part of the budget's seconds after which no new trial begins: the last one takes time too."""
USUAL_TRIALS: Final = 400
"""The number of trials if the budget sets no limit."""


class Clock:
    """Counts trials and seconds from the moment it is made."""

    __slots__ = ("_trials", "_until")

    def __init__(self, budget: Budget) -> None:
        is_endless = budget.simulations is None and budget.seconds is None
        self._trials = USUAL_TRIALS if is_endless else budget.simulations
        seconds = budget.seconds
        self._until = None if seconds is None else perf_counter() + SAFETY * seconds

    def has_time(self) -> bool:
        """Whether another trial may begin; counts it."""
        if self._trials is not None:
            if not self._trials:
                return False
            self._trials -= 1
        return self._until is None or perf_counter() < self._until

    def first(self, part: float) -> "Clock":
        """Return a clock for the first part of what is left; this one keeps the rest."""
        now = perf_counter()
        trials = None if self._trials is None else int(part * self._trials)
        seconds = None if self._until is None else part * max(0.0, self._until - now)
        found = Clock(Budget())
        found._trials = trials
        found._until = None if seconds is None else now + seconds
        if trials is not None and self._trials is not None:
            self._trials -= trials
        return found
