"""A point of the tree: what a seat may do there, how often each was tried, and what came of it.

Worlds differ, and so does what is possible in them: a node is one seat's knowledge of the way to
it, not a position. It meets moves as worlds offer them.
"""

from collections.abc import Sequence
from math import sqrt
from typing import Final

from fimbul.bots.norn.manner import Manner

LEAST_TRIALS: Final = 4
"""A branch that was tried more rarely may still surprise."""
SURE_TRIALS: Final = 24
"""A branch that was tried so often may be trusted to be the best."""
LEAST_SPREAD: Final = 1.0
"""No branch is taken to be more certain than this, as the variance of one trial."""


class Branch:
    """A move, what it looked worth at first sight next to the best one, and its trials."""

    __slots__ = ("move", "sight", "squares", "sum", "trials")

    def __init__(self, move: int, sight: float) -> None:
        self.move = move
        self.sight = sight
        self.trials = 0
        self.sum = 0.0
        self.squares = 0.0

    def learn(self, worth: float) -> None:
        """A trial came to so much."""
        self.trials += 1
        self.sum += worth
        self.squares += worth * worth

    def error(self) -> float:
        """The variance of the mean of all trials so far."""
        mean = self.sum / self.trials
        return max(LEAST_SPREAD, self.squares / self.trials - mean * mean) / self.trials


class Node:
    """Branches in the order of their first sight, the best first."""

    __slots__ = ("_known", "_promised", "_sum", "branches", "children", "trials")

    def __init__(self) -> None:
        self.branches: list[Branch] = []
        self._known: set[int] = set()
        self.trials = 0
        self._sum = 0.0
        self._promised = 0.0
        self.children: dict[int, Node] = {}

    def child(self, key: int) -> "Node":
        """Where a choice leads to."""
        found = self.children.get(key)
        if found is None:
            found = Node()
            self.children[key] = found
        return found

    def knows(self, moves: Sequence[int]) -> bool:
        """Whether there is a branch for each of some moves."""
        return self._known.issuperset(moves)

    def meet(self, moves: Sequence[int], sights: Sequence[float]) -> None:
        """Some moves are possible, and look worth so much at first sight."""
        best = max(sights)
        for move, sight in zip(moves, sights, strict=True):
            if move not in self._known:
                self._known.add(move)
                self.branches.append(Branch(move, sight - best))
        self.branches.sort(key=lambda branch: -branch.sight)

    def to_try(self, moves: Sequence[int], width: int, manner: Manner) -> Branch:
        """One of the first ``width`` branches: a promising one, or one hardly tried."""
        base = self.base()
        reach = manner.curiosity * sqrt(self.trials + 1.0)
        found: Branch | None = None
        most = 0.0
        for branch in self.branches:
            if branch.move in moves:
                hope = self.worth(branch, base, manner) + reach / (1.0 + branch.trials)
                if found is None or hope > most:
                    found, most = branch, hope
                width -= 1
                if not width:
                    break
        assert found is not None
        return found

    def learn(self, branch: Branch, worth: float) -> None:
        """A trial of a branch came to so much."""
        branch.learn(worth)
        self.trials += 1
        self._sum += worth
        self._promised += branch.sight

    def base(self) -> float:
        """What a trial comes to on average, less what the branches tried promised."""
        return (self._sum - self._promised) / self.trials if self.trials else 0.0

    def worth(self, branch: Branch, base: float, manner: Manner) -> float:
        """What a branch is worth: by trials, and by first sight as if it were some trials."""
        sight = manner.first_sight * (base + branch.sight)
        return (sight + branch.sum) / (manner.first_sight + branch.trials)

    def worths(self, manner: Manner) -> list[float]:
        """What every branch is worth now."""
        base = self.base()
        return [self.worth(branch, base, manner) for branch in self.branches]

    def is_decided(self, manner: Manner) -> bool:
        """Whether one branch is so far ahead that more trials would hardly change it."""
        worths = self.worths(manner)
        best = worths.index(max(worths))
        if self.branches[best].trials < SURE_TRIALS:
            return False
        error = self.branches[best].error()
        for index, branch in enumerate(self.branches):
            if index == best or not branch.trials:
                continue
            lead = worths[best] - worths[index]
            if branch.trials < LEAST_TRIALS or lead < manner.doubt * sqrt(error + branch.error()):
                return False
        return True
