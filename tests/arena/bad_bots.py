"""Bots that do wrong, each in its own way; found by the arena as a file."""

import os
import sys
import time
from abc import abstractmethod

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
        for index in range(len(view.cells)):
            view.cells[index] = 0
        view.frames.clear()
        view.packs.clear()
        print("ha!")
        return move


class First(Bot):
    """Does nothing wrong, and nothing right."""

    def choose(self, view: View, decision: Decision, budget: Budget) -> int:
        return view.options[0]


# --- bots that never answer -----------------------------------------------------------------------


class Stuck(First):
    """Gets stuck in age 2, on the first seat: plays as ``First`` on all others."""

    def choose(self, view: View, decision: Decision, budget: Budget) -> int:
        if view.age == 2 and view.seat == 0:
            self.get_stuck()
        return super().choose(view, decision, budget)

    @abstractmethod
    def get_stuck(self) -> None: ...


class Loops(Stuck):
    """In Python."""

    def get_stuck(self) -> None:
        while True:
            pass


class Sleeps(Stuck):
    """Without any work."""

    def get_stuck(self) -> None:
        time.sleep(3600)


class Counts(Stuck):
    """In C, where no signal and no other thread gets a word in."""

    def get_stuck(self) -> None:
        sum(range(10**15))


class Dies(Stuck):
    """And takes its process with it."""

    def get_stuck(self) -> None:
        os._exit(3)


class Slow(First):
    """Takes its time, but answers."""

    def choose(self, view: View, decision: Decision, budget: Budget) -> int:
        if decision.name == "draft":
            time.sleep(0.02)
        return super().choose(view, decision, budget)
