"""Matches that fail: they are tried again at growing intervals, and logged once."""

from collections import OrderedDict
from typing import Final

FIRST: Final = 1
"""Seconds before the second attempt; each further attempt waits twice as long."""
LONGEST: Final = 3_600
MOST: Final = 10_000
"""Matches that are remembered; beyond that, the one that failed longest ago is dropped."""


class Setbacks:
    """The waiting time of each match that failed when it was last tried."""

    def __init__(self) -> None:
        self._waits: OrderedDict[str, int] = OrderedDict()

    def add(self, match_id: str) -> int:
        """Record a failure. Returns the seconds to wait before the next attempt."""
        before = self._waits.pop(match_id, 0)
        wait = self._waits[match_id] = min(LONGEST, 2 * before or FIRST)
        if len(self._waits) > MOST:
            self._waits.popitem(last=False)
        return wait

    def forget(self, match_id: str) -> None:
        """Record that the match works again."""
        self._waits.pop(match_id, None)

    def __contains__(self, match_id: str) -> bool:
        """Whether the match failed when it was last tried."""
        return match_id in self._waits

    def __len__(self) -> int:
        return len(self._waits)
