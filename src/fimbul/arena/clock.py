"""How long decisions take: the mean, and quantiles such as the 99th percentile."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from math import floor, log
from typing import Final

STEP: Final = 1.02
"""Durations are counted in classes; each is longer than the one before by this factor."""
_LOG_STEP: Final = log(STEP)
MILLISECOND: Final = 1_000_000


@dataclass(slots=True)
class Clock:
    """Durations in nanoseconds, counted so that clocks can be added up."""

    count: int = 0
    total: int = 0
    classes: Counter[int] = field(default_factory=Counter)
    """How many durations are in each class."""

    def add(self, nanoseconds: int) -> None:
        self.count += 1
        self.total += nanoseconds
        self.classes[floor(log(max(1, nanoseconds)) / _LOG_STEP)] += 1

    def put(self, other: Clock) -> None:
        """Add all that another clock has measured."""
        self.count += other.count
        self.total += other.total
        self.classes.update(other.classes)

    @property
    def mean(self) -> float:
        """In milliseconds."""
        return self.total / self.count / MILLISECOND if self.count else 0.0

    def quantile(self, part: float) -> float:
        """The milliseconds that this part of all durations do not exceed, at most 2 % too high."""
        wanted = part * self.count
        seen = 0
        for number in sorted(self.classes):
            seen += self.classes[number]
            if seen >= wanted:
                return float(STEP ** (number + 1)) / MILLISECOND
        return 0.0
