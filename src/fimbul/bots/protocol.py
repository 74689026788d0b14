"""What a bot is: it looks at a view and returns one of its options.

A bot sees a *view*, never the state, so it cannot know more than a player in its seat. It gets its
*rng* when it is made: a bot made with the same rng makes the same move for the same view, in a
replay, in another process and after an undo. The *decision* says what is asked; its id tells
whether the bot has been asked before. The *budget* limits how much a bot may think; a bot that does
not search ignores it.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Final

from fimbul.rules.cells import SERIAL
from fimbul.rules.game import Decision
from fimbul.rules.setup import Rng
from fimbul.rules.view import View


@dataclass(frozen=True, slots=True)
class Budget:
    """How much a bot may think about one decision; None means no limit.

    To get the same moves every time, limit ``simulations``: machines differ in what they can do in
    a second.
    """

    seconds: float | None = None
    """Wall-clock time from the call to the answer."""
    simulations: int | None = None
    """Worlds or playouts to look at."""

    def __post_init__(self) -> None:
        if self.seconds is not None and self.seconds <= 0:
            raise ValueError("a budget of seconds is more than 0")
        if self.simulations is not None and self.simulations < 1:
            raise ValueError("a budget of simulations is at least 1")


USUAL_BUDGET: Final = Budget(seconds=0.2)
"""The default budget."""


@dataclass(frozen=True, slots=True)
class Advice:
    """What a bot thinks of one move.

    ``reason`` is the key of a message and ``args`` are its arguments: numbers, and names as in the
    texts of moves (``province``, ``card``, ``figure``, ``stat``). The program that shows the
    message translates the names.
    """

    move: int
    glory: float
    """The glory that the seat is expected to have at the end of the game."""
    win_chance: float
    """From 0 to 1."""
    reason: str
    args: Mapping[str, str | int] = field(default_factory=dict)


class Bot(ABC):
    """Decides for a seat; derive from it and write ``choose``.

    A bot may remember things from one decision to the next, but must not depend on them: a server
    may make a new bot for every decision. Its only source of randomness is its rng, and it calls
    only ``rng.random()``, so that its answers are the same on every machine.
    """

    def __init__(self, rng: Rng) -> None:
        self.rng = rng

    @abstractmethod
    def choose(self, view: View, decision: Decision, budget: Budget) -> int:
        """One of ``view.options``, which are not empty. Does not change the view.

        ``decision`` is what ``view.seat`` is asked for: its kind, and its id.
        """

    def advise(self, view: View, decision: Decision, budget: Budget) -> list[Advice]:
        """The moves worth talking about, the best first; at least one.

        By default, only the move that the bot would choose.
        """
        from fimbul.bots.advising import advice_on

        return [advice_on(view, self.choose(view, decision, budget))]


BotClass = Callable[[Rng], Bot]
"""A function that makes a bot, usually its class."""


def decision_of(view: View) -> Decision:
    """The decision that the seat of a view owes. Does not check that it owes one."""
    is_sealed = bool(view.sealed_seats >> view.seat & 1)
    return Decision(view.cells[SERIAL], view.seat, view.pending_op, is_sealed)
