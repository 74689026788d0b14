"""Matches that cannot be played on: they are tried again later and later, and reported once."""

from collections import OrderedDict
from typing import Final

FIRST: Final = 1
"""Seconds until the second try; each further one waits twice as long."""
LONGEST: Final = 3_600
MOST: Final = 10_000
"""How many matches are remembered; then the one that failed longest ago is forgotten."""


class Setbacks:
    """How long to leave each match alone that failed the last time it was tried."""

    def __init__(self) -> None:
        self._waits: OrderedDict[str, int] = OrderedDict()

    def add(self, match_id: str) -> int:
        """Count a failure; the seconds to leave the match alone."""
        before = self._waits.pop(match_id, 0)
        wait = self._waits[match_id] = min(LONGEST, 2 * before or FIRST)
        if len(self._waits) > MOST:
            self._waits.popitem(last=False)
        return wait

    def forget(self, match_id: str) -> None:
        """The match can be played on."""
        self._waits.pop(match_id, None)

    def __contains__(self, match_id: str) -> bool:
        """Whether the match failed the last time it was tried."""
        return match_id in self._waits

    def __len__(self) -> int:
        return len(self._waits)
