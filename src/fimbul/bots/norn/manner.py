"""How a norn searches: the numbers that balance curiosity, trust in first sight, and breadth."""

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class Manner:
    """What a search is guided by; made once, never changed. Worths are in glory."""

    curiosity: float = 6.0
    """How far a branch that was hardly tried may be behind and still be tried again."""
    first_sight: float = 12.0
    """How many trials the opinion at first sight counts for."""
    width: int = 3
    """How many branches of the root are open at first (progressive widening)."""
    trials_to_widen: int = 12
    """The number of trials for which one more branch of the root opens."""
    trials_to_doubt: int = 40
    """The same further down, where only karl's choice is open at first."""
    depth: int = 8
    """How many choices, from the root on, the tree remembers."""
    doubt: float = 2.5
    """How many standard errors a branch must be ahead of all others to end the search early."""
    victory: float = 40.0
    """What winning counts for once a trial reaches the end of the game."""
    margin: float = 5.0
    """How much glory ahead makes a victory likely: the game is not quite like its trials."""


USUAL: Final = Manner()
"""How the norn of the ladder searches."""
