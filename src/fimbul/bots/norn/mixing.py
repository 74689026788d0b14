"""Regret matching: how often to play each of several choices that others cannot see."""

from collections.abc import Sequence
from typing import Final

from fimbul.rules.setup import Rng

TRIFLE: Final = 0.1
"""A choice whose share is below this part of the largest share is never played."""


class Mixture:
    """Several choices, the outcomes of each, and how often each was played on average."""

    __slots__ = ("_played", "_regrets", "_sums", "moves", "trials")

    def __init__(self, moves: Sequence[int]) -> None:
        self.moves = list(moves)
        self.trials = 0
        self._sums = [0.0] * len(moves)
        self._regrets = [0.0] * len(moves)
        self._played = [0.0] * len(moves)

    def weights(self) -> list[float]:
        """How often to play each choice now: in proportion to its positive regret."""
        return _in_parts([max(0.0, regret) for regret in self._regrets])

    def learn(self, worths: Sequence[float]) -> None:
        """Add a trial with the outcome of each choice."""
        weights = self.weights()
        mean = 0.0
        for weight, worth in zip(weights, worths, strict=True):
            mean += weight * worth
        self.trials += 1
        for index, worth in enumerate(worths):
            self._sums[index] += worth
            self._regrets[index] += worth - mean
            self._played[index] += weights[index]

    def shares(self) -> list[float]:
        """How often each choice was played on average, without the rarest ones (``TRIFLE``)."""
        most = max(self._played)
        return _in_parts([played if played > TRIFLE * most else 0.0 for played in self._played])

    def means(self) -> list[float]:
        """The mean outcome of each choice."""
        return [total / max(1, self.trials) for total in self._sums]

    def draw(self, rng: Rng) -> int:
        """A random choice, according to their shares."""
        point = rng.random()
        for move, share in zip(self.moves, self.shares(), strict=True):
            point -= share
            if point < 0.0:
                return move
        return self.moves[-1]


def _in_parts(weights: Sequence[float]) -> list[float]:
    """The weights scaled to a sum of 1; all equal if their sum is 0."""
    total = sum(weights)
    if total <= 0.0:
        return [1.0 / len(weights)] * len(weights)
    return [weight / total for weight in weights]
