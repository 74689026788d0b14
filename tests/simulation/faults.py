"""The faults of a history: their kinds, their probabilities, and how often they happened.

Each history has only some kinds of faults, drawn from its seed, because faults that always come
together hide each other (a server that is down most of the time makes few mistakes).
"""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Final

RATES: Final = {
    "slow query": 0.05,
    "stuck query": 0.003,
    "failed query": 0.02,
    "failed commit": 0.08,
    "failed commit that was written": 0.1,
    "crash after commit": 0.03,
    "lost connection": 0.01,
    "lost request": 0.08,
    "lost answer": 0.1,
    "repeated request": 0.1,
    "slow request": 0.15,
    "cut stream": 0.04,
    "slow viewer": 0.2,
    "slow bot": 0.2,
    "late notice": 0.2,
    "lost notice": 0.1,
    "wrong home": 0.2,
}
"""The probability of each fault wherever it can happen, in a history that has it."""

STROKES: Final = ("kill", "stop", "stall", "step", "outage", "power")
"""Faults of a whole process, machine or database."""


class Faults:
    """The faults of one history."""

    def __init__(self, rng: Random) -> None:
        self._rng = rng
        self.is_on = False
        self.happened: Counter[str] = Counter()
        self.is_peaceful = rng.random() < 0.15
        """Whether the history has no faults and no chat."""
        share = rng.choice((0.2, 0.5, 1.0))
        self._rates = {kind: rate for kind, rate in RATES.items() if rng.random() < share}
        self.strokes = [kind for kind in STROKES if not self.is_peaceful and rng.random() < 0.5]
        self.pause = rng.choice((0.15, 0.3, 0.8))
        """Average seconds between two such faults."""

    def strikes(self, kind: str) -> bool:
        """Draw whether a fault happens here and now."""
        rate = self._rates.get(kind, 0.0) if self.is_on else 0.0
        if not rate or self._rng.random() >= rate:
            return False
        self.happened[kind] += 1
        return True

    def part(self) -> float:
        """Draw the severity of a fault, from 0 to 1."""
        return self._rng.random()
