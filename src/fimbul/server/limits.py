"""Rate limits: buckets of tokens for each kind of request, and places for those who wait.

Every request counts for its address, and for its visitor too: a secret is made up in no time, so
it must not buy anything that its address does not have. What is remembered is bounded.
"""

from collections import Counter, OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from ipaddress import IPv6Address, IPv6Network, ip_address
from time import monotonic
from typing import Final

from fimbul.server.errors import Refused

BODY: Final = 16 * 1024
"""The largest request body in bytes; a saga never comes in this way."""
MOST_BUCKETS: Final = 20_000
CROWD: Final = 4
"""How many busy visitors an address has room for: a household, a club."""
WAITING_OF_ADDRESS: Final = 100
"""How many WebSockets and long polls an address may keep open."""
WAITING_IN_ALL: Final = 10_000
PLACE_AGAIN: Final = 5
"""Seconds after which to ask again for a place to wait; nobody knows when one will be free."""


@dataclass(frozen=True, slots=True)
class Limit:
    """A limit on requests: how many at once, and how many more each second."""

    burst: float
    rate: float


ANY: Final = Limit(200, 40)
"""Whatever it is, pages and what is refused included."""
CREATE: Final = Limit(10, 1 / 10)
JOIN: Final = Limit(20, 1 / 2)
MOVE: Final = Limit(60, 10)
UNDO: Final = Limit(10, 1 / 2)
CHAT: Final = Limit(8, 1 / 2)
READ: Final = Limit(200, 20)
LOAD: Final = Limit(30, 2)
"""Tables that are not in memory: reading one costs more, and guessing links must be slow. Records
and news of a long past cost as much."""
RECENT: Final = 100
"""News of up to this many entries are nothing special."""
CODE: Final = Limit(5 / CROWD, 1 / 30 / CROWD)
"""Guessing transfer codes must be slower still: five at once, two a minute for an address."""


def network_of(address: str) -> str:
    """Whom an address belongs to: one IPv4 address is a household, and so is a /64 of IPv6."""
    try:
        found = ip_address(address)
    except ValueError:
        return address
    if isinstance(found, IPv6Address):
        mapped = found.ipv4_mapped
        return str(mapped or IPv6Network((found, 64), strict=False).network_address)
    return address


class Limits:
    """The buckets of a process; the ones not used for longest are forgotten first."""

    def __init__(self, is_strict: bool = True) -> None:
        self._of_address: OrderedDict[tuple[str, Limit], tuple[float, float]] = OrderedDict()
        self._of_visitor: OrderedDict[tuple[str, Limit], tuple[float, float]] = OrderedDict()
        self._waiting: Counter[str] = Counter()
        self._is_strict = is_strict

    def spend(self, address: str, limit: Limit, visitor: str = "") -> None:
        """Take a token of an address, and of a visitor. Raises ``Refused`` when one has none."""
        if not self._is_strict:
            return
        wait = _take(self._of_address, network_of(address), limit, CROWD)
        if not wait and visitor:
            wait = _take(self._of_visitor, visitor, limit, 1)
        if wait:
            raise Refused("too-many-requests", retry_after=wait)

    @contextmanager
    def waiting(self, address: str) -> Iterator[None]:
        """Keep a place for somebody who waits for news. Raises ``Refused`` when none is left."""
        network = network_of(address)
        is_full = self._waiting.total() >= WAITING_IN_ALL
        if self._is_strict and (is_full or self._waiting[network] >= WAITING_OF_ADDRESS):
            raise Refused("too-many-connections", retry_after=PLACE_AGAIN)
        self._waiting[network] += 1
        try:
            yield
        finally:
            self._waiting[network] -= 1
            if not self._waiting[network]:
                del self._waiting[network]

    @property
    def remembered(self) -> int:
        """How many buckets there are."""
        return len(self._of_address) + len(self._of_visitor)


def _take(
    buckets: OrderedDict[tuple[str, Limit], tuple[float, float]], who: str, limit: Limit, crowd: int
) -> float:
    """Take a token out of a bucket, which fills again with time.

    Returns 0, or the seconds until there is a token if there was none.
    """
    now = monotonic()
    burst = limit.burst * crowd
    tokens, at = buckets.pop((who, limit), (burst, now))
    tokens = min(burst, tokens + (now - at) * limit.rate * crowd)
    wait = 0.0 if tokens >= 1 else (1 - tokens) / (limit.rate * crowd)
    buckets[who, limit] = (tokens if wait else tokens - 1, now)
    if len(buckets) > MOST_BUCKETS:
        buckets.popitem(last=False)
    return wait
