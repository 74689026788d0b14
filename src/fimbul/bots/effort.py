"""How much a bot of the ladder thinks about a decision: a matter of its level and of what is asked.

Both lie open. How long it takes in the end depends on the cards in the hand too, so whoever shows
when a bot answered shows something of its hand, unless the answer waits as long as any would take.
"""

from typing import Literal

from fimbul.bots.jarl.judges import LOOKS
from fimbul.bots.norn.choose import UNSEARCHED

Effort = Literal["glance", "look", "search"]
"""A glance takes a millisecond, a look up to some hundred, a search as long as its budget lasts."""


def effort_of(level: str, decision: str) -> Effort:
    """How much a bot of a level thinks about a decision of a kind."""
    if level == "norn" and decision not in UNSEARCHED:
        return "search"
    return "look" if level == "jarl" and decision in LOOKS else "glance"
