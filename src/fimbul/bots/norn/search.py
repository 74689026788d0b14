"""The search: trials in a tree, each in a world that agrees with the view.

It is an information-set Monte Carlo tree search: one tree for all worlds. A trial samples a world,
goes down the tree along the most promising branches, opens one more, plays to the end of the age by
karl's policy, and adds the outcome to all branches on its way. The tree holds only the seat's own
choices: the others play by the policy, and so does everybody when all choose at once.
"""

from collections.abc import Iterator
from typing import Final

from fimbul.bots.jarl.look import policy
from fimbul.bots.karl.judges import JUDGES
from fimbul.bots.karl.opinions import Opinions
from fimbul.bots.norn.clock import Clock
from fimbul.bots.norn.evaluate import worth_at_rest
from fimbul.bots.norn.manner import Manner
from fimbul.bots.norn.node import Branch, Node
from fimbul.rules.flow import DECISION_NAMES, DRAFT
from fimbul.rules.game import apply, is_simultaneous, legal, next_seat
from fimbul.rules.manifest import MAX_PLAYERS
from fimbul.rules.sample import sample
from fimbul.rules.setup import Rng
from fimbul.rules.state import State
from fimbul.rules.view import View, glance

FIRST_LOOK: Final = 64
"""The number of trials after which the search first checks whether it is decided."""
LOOKS_APART: Final = 32
"""The number of trials between later checks."""
SURVEYED: Final = 6
"""The number of trials that a survey gives every move, if there is time."""

Way = list[tuple[Node, Branch]]
"""The seat's choices from the root on: the nodes and the branches taken."""


class Search:
    """A search for the decision in a view; ``sights`` are the first estimates of its options."""

    def __init__(
        self, seen: View, sights: list[float], think: Opinions, manner: Manner, rng: Rng
    ) -> None:
        self.root = Node()
        self.root.meet(seen.options, sights)
        self._seen = seen
        self._think = think
        self._manner = manner
        self._rng = rng
        self._worlds: list[State] = []

    def trials(self, clock: Clock) -> Iterator[tuple[int, State]]:
        """Yield the move of each trial and the world it ended in, until time is up or it is clear
        which move is best.
        """
        root = self.root
        while clock.has_time():
            width = self._manner.width + root.trials // self._manner.trials_to_widen
            yield self._try(root.to_try(self._seen.options, width, self._manner))
            is_time_to_look = root.trials >= FIRST_LOOK and not root.trials % LOOKS_APART
            if is_time_to_look and root.is_decided(self._manner):
                return

    def survey(self, clock: Clock) -> Iterator[tuple[int, State]]:
        """Yield trials of moves that have had few, as ``trials`` does, until time is up or each has
        had some. The moves that look worst come first; the worst and the best get theirs anyway.
        """
        branches = self.root.branches
        worths = self.root.worths(self._manner)
        best, worst = branches[worths.index(max(worths))], branches[-1]
        for branch in (best, *reversed(branches)):
            is_due = branch is best or branch is worst
            while branch.trials < SURVEYED and (is_due or clock.has_time()):
                yield self._try(branch)

    def ranked(self) -> list[tuple[float, int]]:
        """The moves with their worths, the best first."""
        worths = self.root.worths(self._manner)
        moves = [branch.move for branch in self.root.branches]
        return sorted(zip(worths, moves, strict=True), key=lambda found: -found[0])

    def _try(self, branch: Branch) -> tuple[int, State]:
        """Run one trial of a branch of the root; return its move and the world it ended in.

        The first trials of all branches of the root happen in the same world, and so do their
        second trials and so on, so that the branches differ by their worth and not by the luck of
        the deal.
        """
        root, seat = self.root, self._seen.seat
        if branch.trials == len(self._worlds):
            self._worlds.append(sample(self._seen, self._rng))
        world = self._worlds[branch.trials].copy()
        apply(world, seat, branch.move)
        way = [(root, branch)]
        self._descend(world, root.child(_key(seat, branch.move)), way)
        self._play_on(world)
        worth = worth_at_rest(world, seat, self._manner)
        for node, taken in way:
            node.learn(taken, worth)
        return branch.move, world

    def _descend(self, world: State, node: Node, way: Way) -> None:
        """Go down the tree, up to and including the first branch that has not been tried."""
        is_known = True
        while is_known and len(way) < self._manner.depth and not self._is_at_rest(world):
            seat = next_seat(world)
            options = legal(world, seat)
            if len(options) == 1:
                move = options[0]
            elif seat != self._seen.seat or is_simultaneous(world.pending_op):
                move = policy(world, seat, self._think)
            else:
                branch = self._branch_of(node, world)
                way.append((node, branch))
                move = branch.move
                is_known = branch.trials > 0
            apply(world, seat, move)
            node = node.child(_key(seat, move))

    def _branch_of(self, node: Node, world: State) -> Branch:
        """The branch of a node to try in a world."""
        seat = self._seen.seat
        options = legal(world, seat)
        if not node.knows(options):
            judge = JUDGES[DECISION_NAMES[world.pending_op]](glance(world, seat), self._think)
            node.meet(options, [judge(option) for option in options])
        return node.to_try(options, 1 + node.trials // self._manner.trials_to_doubt, self._manner)

    def _play_on(self, world: State) -> None:
        """Play by karl's policy until the age is over."""
        while not self._is_at_rest(world):
            seat = next_seat(world)
            apply(world, seat, policy(world, seat, self._think))

    def _is_at_rest(self, world: State) -> bool:
        """Whether the age of the view, or the game, is over in a world."""
        op = world.pending_op
        return op < 0 or (op == DRAFT and world.age > self._seen.age)


def _key(seat: int, move: int) -> int:
    """The key of a choice in ``Node.children``."""
    return move * MAX_PLAYERS + seat
