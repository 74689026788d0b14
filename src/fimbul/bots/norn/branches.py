"""The choices at hand as branches of a search: how often each was tried, and what came of it."""

from collections.abc import Sequence
from math import sqrt
from typing import Final

CURIOSITY: Final = 6.0
"""How many glory a branch that was hardly tried may be behind and still be tried again."""
FIRST_SIGHT: Final = 12.0
"""How many trials the opinion at first sight counts for."""
WIDTH: Final = 3
"""How many branches are open at first; one more opens for each so many trials (widening)."""
TRIALS_TO_WIDEN: Final = 12


class Branches:
    """Moves in the order of their first sight, the best first."""

    __slots__ = ("_sights", "_sums", "moves", "trials")

    def __init__(self, moves: Sequence[int], sights: Sequence[float]) -> None:
        ranked = sorted(zip(sights, moves, strict=True), key=lambda pair: -pair[0])
        best = ranked[0][0]
        self.moves = [move for _, move in ranked]
        self._sights = [sight - best for sight, _ in ranked]
        self._sums = [0.0] * len(ranked)
        self.trials = [0] * len(ranked)

    def to_try(self) -> int:
        """The index of the branch to try next: promising, or hardly tried."""
        done = sum(self.trials)
        width = min(len(self.moves), WIDTH + done // TRIALS_TO_WIDEN)
        base = self._base()
        reach = CURIOSITY * sqrt(done + 1.0)
        return max(
            range(width),
            key=lambda index: self.mean(index, base) + reach / (1 + self.trials[index]),
        )

    def learn(self, index: int, worth: float) -> None:
        """A trial of a branch came to so much."""
        self.trials[index] += 1
        self._sums[index] += worth

    def _base(self) -> float:
        """What a trial comes to on average, less what the branches tried promised."""
        done = sum(self.trials)
        if not done:
            return 0.0
        promised = sum(
            count * sight for count, sight in zip(self.trials, self._sights, strict=True)
        )
        return (sum(self._sums) - promised) / done

    def mean(self, index: int, base: float) -> float:
        """What a branch is worth: by trials, and by first sight as if it were some trials."""
        sight = FIRST_SIGHT * (base + self._sights[index])
        return (sight + self._sums[index]) / (FIRST_SIGHT + self.trials[index])

    def scores(self) -> dict[int, float]:
        """What every move is worth now."""
        base = self._base()
        return {move: self.mean(index, base) for index, move in enumerate(self.moves)}
