"""When a bot's answer is given: at a time that tells nothing of its cards.

How long a bot thinks depends on what it holds: a norn who can only pass knows at once. So every
answer waits for the end of a slot, whose length depends on what everybody can see: the bot's level
and the kind of decision. Which slot it is follows from how long the bot had to wait for a worker,
which is a matter of other tables, and from the time that any answer of its kind may take. Only a
bot that takes longer than that, on a machine too busy for its work, is seen to: it answers a slot
later.
"""

from dataclasses import dataclass
from math import ceil
from typing import Final

from fimbul.bots.effort import Effort


@dataclass(frozen=True, slots=True)
class Pace:
    """How answers of one effort are spaced; all in seconds."""

    slot: float
    thinking: float
    """How long thinking takes at most, on a machine that is not too busy."""


PACES: Final[dict[Effort, Pace]] = {
    "glance": Pace(0.03, 0.02),
    "look": Pace(0.3, 0.25),
    "search": Pace(0.7, 0.7),
}
BUDGET: Final = 0.5
"""Seconds that a search may take when it need not wait; people wait for it."""
SMALLEST_BUDGET: Final = 0.05
"""Seconds that a search has however long it waited."""
MARGIN: Final = 0.2
"""Seconds by which a search may take longer than its budget: the way to the worker and back."""


def budget_after(waited: float) -> float:
    """The seconds left for a search that waited so long for a worker: waiting counts."""
    return max(SMALLEST_BUDGET, BUDGET - waited)


def expected(effort: Effort, waited: float) -> float:
    """The seconds from the question after which any answer is there, whatever the cards are."""
    if effort == "search":
        return waited + budget_after(waited) + MARGIN
    return waited + PACES[effort].thinking


def moment(effort: Effort, expected: float, taken: float) -> float:
    """The seconds from the question at which its answer is given: the end of a slot."""
    slot = PACES[effort].slot
    return ceil(max(expected, taken) / slot - 1e-9) * slot
