"""A node of the tree: the moves of a seat there, how often each was tried, and their outcomes.

A node stands for the choices that led to it, not for a position: worlds differ, and so do the moves
that are legal in them. It adds branches as it meets new moves.
"""

from collections.abc import Sequence
from math import sqrt
from typing import Final

from fimbul.bots.norn.manner import Manner

LEAST_TRIALS: Final = 4
"""The search goes on while a branch has fewer trials than this, unless it has none."""
SURE_TRIALS: Final = 24
"""The best branch needs this many trials before the search may end early."""
LEAST_SPREAD: Final = 1.0
"""The least variance that is assumed for one trial of a branch."""


class Branch:
    """A move, its first estimate relative to the best move, and its trials."""

    __slots__ = ("move", "sight", "squares", "sum", "trials")

    def __init__(self, move: int, sight: float) -> None:
        self.move = move
        self.sight = sight
        self.trials = 0
        self.sum = 0.0
        self.squares = 0.0

    def learn(self, worth: float) -> None:
        """Add a trial with this outcome."""
        self.trials += 1
        self.sum += worth
        self.squares += worth * worth

    def error(self) -> float:
        """The variance of the mean of all trials so far."""
        mean = self.sum / self.trials
        return max(LEAST_SPREAD, self.squares / self.trials - mean * mean) / self.trials


class Node:
    """A node, with its branches in the order of their first estimates, the best first."""

    __slots__ = ("_known", "_promised", "_sum", "branches", "children", "trials")

    def __init__(self) -> None:
        self.branches: list[Branch] = []
        self._known: set[int] = set()
        self.trials = 0
        self._sum = 0.0
        self._promised = 0.0
        self.children: dict[int, Node] = {}

    def child(self, key: int) -> "Node":
        """The node after a choice."""
        found = self.children.get(key)
        if found is None:
            found = Node()
            self.children[key] = found
        return found

    def knows(self, moves: Sequence[int]) -> bool:
        """Whether there is a branch for each of these moves."""
        return self._known.issuperset(moves)

    def meet(self, moves: Sequence[int], sights: Sequence[float]) -> None:
        """Add branches for new moves, with their first estimates."""
        best = max(sights)
        for move, sight in zip(moves, sights, strict=True):
            if move not in self._known:
                self._known.add(move)
                self.branches.append(Branch(move, sight - best))
        self.branches.sort(key=lambda branch: -branch.sight)

    def to_try(self, moves: Sequence[int], width: int, manner: Manner) -> Branch:
        """The branch to try next: of the first ``width``, a promising or rarely tried one."""
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
        """Add a trial of a branch with this outcome."""
        branch.learn(worth)
        self.trials += 1
        self._sum += worth
        self._promised += branch.sight

    def base(self) -> float:
        """The mean outcome of all trials, less the mean first estimate of the branches tried."""
        return (self._sum - self._promised) / self.trials if self.trials else 0.0

    def worth(self, branch: Branch, base: float, manner: Manner) -> float:
        """What a branch is worth: the mean of its trials and of its weighted first estimate."""
        sight = manner.first_sight * (base + branch.sight)
        return (sight + branch.sum) / (manner.first_sight + branch.trials)

    def worths(self, manner: Manner) -> list[float]:
        """What every branch is worth now."""
        base = self.base()
        return [self.worth(branch, base, manner) for branch in self.branches]

    def is_decided(self, manner: Manner) -> bool:
        """Whether one branch is so far ahead that more trials are unlikely to change it."""
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
