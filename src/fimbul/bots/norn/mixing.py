"""Regret matching: how often to play each of some choices that others cannot see."""

from collections.abc import Sequence
from typing import Final

from fimbul.rules.setup import Rng

TRIFLE: Final = 0.1
"""A choice that is hardly ever right is not played at all."""


class Mixture:
    """Choices with their regrets, and how often each was played on average."""

    __slots__ = ("_moves", "_played", "_regrets")

    def __init__(self, moves: Sequence[int]) -> None:
        self._moves = list(moves)
        self._regrets = [0.0] * len(moves)
        self._played = [0.0] * len(moves)

    def weights(self) -> list[float]:
        """How often to play each choice now: as much as it is regretted."""
        positive = [max(0.0, regret) for regret in self._regrets]
        total = sum(positive)
        if total <= 0.0:
            return [1.0 / len(positive)] * len(positive)
        return [regret / total for regret in positive]

    def learn(self, worths: Sequence[float]) -> None:
        """Each choice would have come to so much."""
        weights = self.weights()
        mean = sum(weight * worth for weight, worth in zip(weights, worths, strict=True))
        for index, worth in enumerate(worths):
            self._regrets[index] += worth - mean
            self._played[index] += weights[index]

    def average(self) -> list[float]:
        """How often each choice was played, trifles left out."""
        total = sum(self._played)
        if total <= 0.0:
            return [1.0 / len(self._moves)] * len(self._moves)
        shares = [played / total for played in self._played]
        most = max(shares)
        shares = [share if share >= TRIFLE * most else 0.0 for share in shares]
        total = sum(shares)
        return [share / total for share in shares]

    def draw(self, rng: Rng) -> int:
        """One of the choices, by their shares."""
        point = rng.random()
        for move, share in zip(self._moves, self.average(), strict=True):
            point -= share
            if point < 0.0:
                return move
        return self._moves[-1]
