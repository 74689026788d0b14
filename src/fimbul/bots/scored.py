"""Bots that give every option a number and take the best."""

from abc import abstractmethod
from collections.abc import Callable

from fimbul.bots.advising import advice_on
from fimbul.bots.protocol import Advice, Bot, Budget
from fimbul.rules.game import Decision
from fimbul.rules.setup import pick
from fimbul.rules.view import View

Scorer = Callable[[int], float]
"""How good a move is, in glory; only comparisons within one decision mean anything."""


class ScoredBot(Bot):
    """Takes the option of the best score; derive from it and write ``judge``."""

    @abstractmethod
    def judge(self, view: View, decision: Decision) -> Scorer:
        """How to score the options of a decision. Does not change the view."""

    def choose(self, view: View, decision: Decision, budget: Budget) -> int:
        """The best option; among equals, one drawn by the rng."""
        options = view.options
        if len(options) == 1:
            return options[0]
        score = self.judge(view, decision)
        scores = [score(move) for move in options]
        best = max(scores)
        equal = [move for move, found in zip(options, scores, strict=True) if found == best]
        return equal[0] if len(equal) == 1 else equal[pick(len(equal), self.rng)]

    def advise(self, view: View, decision: Decision, budget: Budget) -> list[Advice]:
        """All options, the best first; among equals, the one that comes first in the view.

        What a move promises is what it scores less than the best: the best one leads to what can
        be expected of the seat as it stands.
        """
        score = self.judge(view, decision)
        scores = [score(move) for move in view.options]
        best = max(scores)
        found = zip(scores, view.options, strict=True)
        ranked = sorted(found, key=lambda scored: -scored[0])
        return [advice_on(view, move, scored - best) for scored, move in ranked]
