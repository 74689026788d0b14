"""Bots that do wrong, each in its own way; found by the arena as a file."""

import os
import signal
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


# --- bots that press Ctrl-C -----------------------------------------------------------------------


class Interrupts(First):
    """Presses Ctrl-C in its own process, once it has played some games to their end."""

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
    """Presses it for whoever handed out the work, and then never answers."""

    def interrupt(self) -> None:
        os.kill(os.getppid(), signal.SIGINT)
        time.sleep(3600)


# --- bots whose errors have a history -------------------------------------------------------------


class Wraps(First):
    """Fails because something failed before."""

    def choose(self, view: View, decision: Decision, budget: Budget) -> int:
        return self.plan({})

    def plan(self, plans: dict[str, int]) -> int:
        try:
            return plans["plan"]
        except KeyError as error:
            raise ValueError("no plan") from error
