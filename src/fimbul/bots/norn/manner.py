"""The parameters of a norn's search: exploration, weight of first estimates, and breadth."""

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class Manner:
    """The parameters of a search. Worths are in glory."""

    curiosity: float = 6.0
    """Exploration: how far a rarely tried branch may be behind and still be tried again."""
    first_sight: float = 12.0
    """How many trials the first estimate of a move counts for."""
    width: int = 3
    """How many branches of the root are open at first (progressive widening)."""
    trials_to_widen: int = 12
    """The number of trials after which one more branch of the root opens."""
    trials_to_doubt: int = 40
    """The same further down, where only karl's choice is open at first."""
    depth: int = 8
    """The depth of the tree, in choices from the root on."""
    doubt: float = 2.5
    """How many standard errors a branch must be ahead of all others to end the search early."""
    victory: float = 40.0
    """What winning counts for once a trial reaches the end of the game."""
    margin: float = 5.0
    """The lead in glory that makes a victory likely: the real game will differ from its trials."""


USUAL: Final = Manner()
"""How the norn of the ladder searches."""
