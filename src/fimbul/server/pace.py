"""Chooses when a bot's answer is given, so that the time reveals nothing about its cards.

How long a bot thinks depends on its hand: a norn that can only pass needs no time. So every answer
waits for the end of a time slot. The length of the slot depends on what everybody can see: the
bot's level and the kind of decision. The number of the slot depends on how long the bot waited for
a worker, which other tables cause, and on the longest time that such an answer may take. Only if
the machine is so busy that a bot takes longer still, it visibly answers a slot later.
"""

from dataclasses import dataclass
from math import ceil
from typing import Final

from fimbul.bots.effort import Effort


@dataclass(frozen=True, slots=True)
class Pace:
    """The timing of answers of one effort, in seconds."""

    slot: float
    thinking: float
    """The longest time for thinking, on a machine that is not too busy."""


PACES: Final[dict[Effort, Pace]] = {
    "glance": Pace(0.03, 0.02),
    "look": Pace(0.3, 0.25),
    "search": Pace(0.7, 0.7),
}
BUDGET: Final = 0.5
"""Seconds that a search may take if it did not wait for a worker."""
SMALLEST_BUDGET: Final = 0.05
"""Seconds that a search always has, however long it waited."""
MARGIN: Final = 0.2
"""Seconds that the way to the worker and back may take in addition to a search."""


def budget_after(waited: float) -> float:
    """Return the seconds left for a search that waited ``waited`` seconds for a worker."""
    return max(SMALLEST_BUDGET, BUDGET - waited)


def expected(effort: Effort, waited: float) -> float:
    """Return the seconds from the question until any answer is there, whatever the cards are."""
    if effort == "search":
        return waited + budget_after(waited) + MARGIN
    return waited + PACES[effort].thinking


def moment(effort: Effort, expected: float, taken: float) -> float:
    """Return the seconds from the question until its answer is given, at the end of a slot."""
    slot = PACES[effort].slot
    return ceil(max(expected, taken) / slot - 1e-9) * slot
