"""Bots with one fault each, which the tests name by their file."""

import os
import signal
import sys
import time
from abc import abstractmethod

from fimbul.bots import Bot, Budget
from fimbul.rules import Decision, View
from fimbul.rules.setup import Rng


class Raises(Bot):
    """Raises an error in the draft."""

    def choose(self, view: View, decision: Decision, budget: Budget) -> int:
        if decision.name == "draft":
            raise RuntimeError("I cannot draft")
        return view.options[0]


class Leaves(Bot):
    """Tries to exit the whole program."""

    def choose(self, view: View, decision: Decision, budget: Budget) -> int:
        sys.exit("enough")


class Cheats(Bot):
    """Chooses an illegal move."""

    def choose(self, view: View, decision: Decision, budget: Budget) -> int:
        return next(move for move in range(600) if move not in view.options)


class Confused(Bot):
    """Returns a value that is not a move."""

    def choose(self, view: View, decision: Decision, budget: Budget) -> int:
        return "pass"  # type: ignore[return-value]


class Unborn(Bot):
    """Raises an error in its constructor."""

    def __init__(self, rng: Rng) -> None:
        raise ValueError("no")

    def choose(self, view: View, decision: Decision, budget: Budget) -> int:
        return view.options[0]


class Vandal(Bot):
    """Changes the view it is given, and prints."""

    def choose(self, view: View, decision: Decision, budget: Budget) -> int:
        move = view.options[0]
        for index in range(len(view.cells)):
            view.cells[index] = 0
        view.frames.clear()
        view.packs.clear()
        print("ha!")
        return move


class First(Bot):
    """Always chooses the first option; it has no fault."""

    def choose(self, view: View, decision: Decision, budget: Budget) -> int:
        return view.options[0]


# --- bots that never answer -----------------------------------------------------------------------


class Stuck(First):
    """Gets stuck in age 2 on the first seat; plays as ``First`` on all others."""

    def choose(self, view: View, decision: Decision, budget: Budget) -> int:
        if view.age == 2 and view.seat == 0:
            self.get_stuck()
        return super().choose(view, decision, budget)

    @abstractmethod
    def get_stuck(self) -> None: ...


class Loops(Stuck):
    """Loops in Python code."""

    def get_stuck(self) -> None:
        while True:
            pass


class Sleeps(Stuck):
    """Sleeps for an hour."""

    def get_stuck(self) -> None:
        time.sleep(3600)


class Counts(Stuck):
    """Loops in C code, which no signal and no other thread can interrupt."""

    def get_stuck(self) -> None:
        sum(range(10**15))


class Dies(Stuck):
    """Ends its process."""

    def get_stuck(self) -> None:
        os._exit(3)


class Slow(First):
    """Answers slowly."""

    def choose(self, view: View, decision: Decision, budget: Budget) -> int:
        if decision.name == "draft":
            time.sleep(0.02)
        return super().choose(view, decision, budget)


# --- bots that press Ctrl-C -----------------------------------------------------------------------


class Interrupts(First):
    """Sends SIGINT to its own process once it has finished some games."""

    made = 0

    def __init__(self, rng: Rng) -> None:
        super().__init__(rng)
        Interrupts.made += 1

    def choose(self, view: View, decision: Decision, budget: Budget) -> int:
        if view.age == 2 and Interrupts.made > 5:
            Interrupts.made = 0
            self.interrupt()
        return super().choose(view, decision, budget)

    def interrupt(self) -> None:
        signal.raise_signal(signal.SIGINT)


class InterruptsParent(Interrupts):
    """Sends SIGINT to its parent process, and then never answers."""

    def interrupt(self) -> None:
        os.kill(os.getppid(), signal.SIGINT)
        time.sleep(3600)


# --- bots whose errors have a cause ---------------------------------------------------------------


class Wraps(First):
    """Raises an error that was caused by another."""

    def choose(self, view: View, decision: Decision, budget: Budget) -> int:
        return self.plan({})

    def plan(self, plans: dict[str, int]) -> int:
        try:
            return plans["plan"]
        except KeyError as error:
            raise ValueError("no plan") from error
