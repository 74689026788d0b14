"""Rate limits: a bucket of tokens for each visitor or address and kind of request."""

from collections import OrderedDict
from dataclasses import dataclass
from time import monotonic
from typing import Final

from fimbul.server.errors import Refused

BODY: Final = 16 * 1024
"""The largest request body in bytes; a saga never comes in this way."""
MOST_BUCKETS: Final = 20_000


@dataclass(frozen=True, slots=True)
class Limit:
    """So many requests at once, and so many more each second."""

    burst: float
    rate: float


CREATE: Final = Limit(10, 1 / 6)
JOIN: Final = Limit(20, 1 / 2)
MOVE: Final = Limit(60, 10)
CHAT: Final = Limit(8, 1 / 2)
READ: Final = Limit(300, 50)
CODE: Final = Limit(5, 1 / 30)
"""Guessing transfer codes must be slow."""


class Limits:
    """The buckets of a process; the ones not used for longest are forgotten first."""

    def __init__(self, is_strict: bool = True) -> None:
        self._buckets: OrderedDict[tuple[str, Limit], tuple[float, float]] = OrderedDict()
        self._is_strict = is_strict

    def spend(self, who: str, limit: Limit) -> None:
        """Take a token. Raises ``Refused`` when the bucket is empty."""
        if not self._is_strict:
            return
        now = monotonic()
        tokens, at = self._buckets.pop((who, limit), (limit.burst, now))
        tokens = min(limit.burst, tokens + (now - at) * limit.rate)
        self._buckets[who, limit] = (max(tokens - 1, tokens if tokens < 1 else 0), now)
        if len(self._buckets) > MOST_BUCKETS:
            self._buckets.popitem(last=False)
        if tokens < 1:
            raise Refused(429, "too-many-requests", "not so fast: try again in a moment")
