"""Bots that give every option a number and take the best."""

from abc import abstractmethod
from collections.abc import Callable

from fimbul.bots.advising import advice_on
from fimbul.bots.protocol import Advice, Bot, Budget
from fimbul.rules.game import Decision
from fimbul.rules.setup import pick
from fimbul.rules.view import View

Scorer = Callable[[int], float]
"""How good a move is, in glory; only scores of the same decision can be compared.

Judges return a scorer as a ``lambda``, not as an inner function. Compiled, an inner function and
its scope refer to each other, so that only the garbage collector can free them and all that they
hold; a ``lambda`` makes no such cycle (see docs/performance.md).
"""


class ScoredBot(Bot):
    """Takes the option with the best score; derive from it and write ``judge``."""

    @abstractmethod
    def judge(self, view: View, decision: Decision) -> Scorer:
        """How to score the options of a decision. Does not change the view."""

    def choose(self, view: View, decision: Decision, budget: Budget) -> int:
        """The best option; a random one of those that are equally good."""
        options = view.options
        if len(options) == 1:
            return options[0]
        score = self.judge(view, decision)
        scores = [score(move) for move in options]
        best = max(scores)
        equal = [move for move, found in zip(options, scores, strict=True) if found == best]
        return equal[0] if len(equal) == 1 else equal[pick(len(equal), self.rng)]

    def advise(self, view: View, decision: Decision, budget: Budget) -> list[Advice]:
        """All options, the best first; options of equal score in the order of the view.

        The best move is expected to lead to what the seat can expect now, and every other move to
        as much less as its score is below the best.
        """
        score = self.judge(view, decision)
        scores = [score(move) for move in view.options]
        best = max(scores)
        found = zip(scores, view.options, strict=True)
        ranked = sorted(found, key=lambda scored: -scored[0])
        return [advice_on(view, move, scored - best) for scored, move in ranked]
