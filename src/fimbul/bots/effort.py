"""How much a bot of the ladder thinks about a decision, by its level and the kind of decision.

Both are public. The time that a bot really takes also depends on its hand, so an answer reveals
something about the hand unless it is held back for as long as any answer of that effort would take.
"""

from typing import Literal

from fimbul.bots.jarl.judges import LOOKS
from fimbul.bots.norn.choose import UNSEARCHED

Effort = Literal["glance", "look", "search"]
"""A glance takes a millisecond, a look up to some hundred, a search its whole budget."""


def effort_of(level: str, decision: str) -> Effort:
    """How much a bot of this level thinks about this kind of decision."""
    if level == "norn" and decision not in UNSEARCHED:
        return "search"
    return "look" if level == "jarl" and decision in LOOKS else "glance"
