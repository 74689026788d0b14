"""What a bot is: something that looks at a view and answers with one of its options.

Why this shape. A bot sees a *view*, never the state, so it cannot know more than a player in its
seat. Its *rng* is given when it is made: the same view and a bot made with the same rng give the
same move, in a replay, in another process and after an undo. The *decision* says what is asked,
and by its id whether it is still the one that was asked before. The *budget* is how much a bot may
think; one that does not search has no use for it.
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
    """How much a bot may think about one decision; None is no limit of that sort.

    Who needs the same moves every time limits ``simulations``: seconds differ between machines.
    """

    seconds: float | None = None
    """By the clock on the wall, from the call to the answer."""
    simulations: int | None = None
    """Worlds or playouts to look at."""

    def __post_init__(self) -> None:
        if self.seconds is not None and self.seconds <= 0:
            raise ValueError("a budget of seconds is more than 0")
        if self.simulations is not None and self.simulations < 1:
            raise ValueError("a budget of simulations is at least 1")


USUAL_BUDGET: Final = Budget(seconds=0.2)
"""What a bot gets when nobody says otherwise."""


@dataclass(frozen=True, slots=True)
class Advice:
    """What a bot thinks of one move.

    ``reason`` is the key of a message and ``args`` what the message asks for: numbers, and names
    as they stand in the texts of moves (``province``, ``card``, ``figure``, ``stat``), which
    whoever shows the message says in the reader's language.
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

    A bot may remember what it likes from one decision to the next, but must not need it: a server
    may make a new one for every decision. It draws nothing from anywhere but its rng, and from it
    only by ``random()``, so that its answers are the same on every machine.
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

        A bot that only chooses has an opinion on one move: the one it would choose.
        """
        from fimbul.bots.advising import advice_on

        return [advice_on(view, self.choose(view, decision, budget))]


BotClass = Callable[[Rng], Bot]
"""What makes a bot: most often its class."""


def decision_of(view: View) -> Decision:
    """The decision that the seat of a view owes; the caller has made sure that it owes one."""
    is_sealed = bool(view.sealed_seats >> view.seat & 1)
    return Decision(view.cells[SERIAL], view.seat, view.pending_op, is_sealed)
