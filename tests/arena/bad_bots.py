"""Bots that do wrong, each in its own way; found by the arena as a file."""

import sys

from fimbul.bots import Bot, Budget
from fimbul.rules import Decision, View
from fimbul.rules.setup import Rng


class Raises(Bot):
    """Gives up in the draft."""

    def choose(self, view: View, decision: Decision, budget: Budget) -> int:
        if decision.name == "draft":
            raise RuntimeError("I cannot draft")
        return view.options[0]


class Leaves(Bot):
    """Wants to end the whole program."""

    def choose(self, view: View, decision: Decision, budget: Budget) -> int:
        sys.exit("enough")


class Cheats(Bot):
    """Plays what it may not."""

    def choose(self, view: View, decision: Decision, budget: Budget) -> int:
        return next(move for move in range(600) if move not in view.options)


class Confused(Bot):
    """Answers with something that is no move."""

    def choose(self, view: View, decision: Decision, budget: Budget) -> int:
        return "pass"  # type: ignore[return-value]


class Unborn(Bot):
    """Cannot even be made."""

    def __init__(self, rng: Rng) -> None:
        raise ValueError("no")

    def choose(self, view: View, decision: Decision, budget: Budget) -> int:
        return view.options[0]


class Vandal(Bot):
    """Breaks whatever it is shown, and talks."""

    def choose(self, view: View, decision: Decision, budget: Budget) -> int:
        move = view.options[0]
        view.cells[:] = [0] * len(view.cells)
        view.frames.clear()
        view.packs.clear()
        print("ha!")
        return move


class First(Bot):
    """Does nothing wrong, and nothing right."""

    def choose(self, view: View, decision: Decision, budget: Budget) -> int:
        return view.options[0]
