"""Rate limits: token buckets for each sort of request, and places for clients that wait for news.

Every request counts for its address, and for its visitor too. A visitor can make up new secrets at
will, so a secret never allows more than its address does. The number of buckets is bounded.
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
"""The largest request body in bytes, but for those of ``LARGER_BODIES``."""
RECORD: Final = 64 * 1024
"""The characters of the longest record; that of a long game of four has half as many."""
RECORD_BODY: Final = 6 * RECORD + 4 * 1024
"""The largest body with a record: JSON may write each of its characters with six (RFC 8259, 7)."""
LARGER_BODIES: Final = {"/api/forks": RECORD_BODY, "/api/replay": RECORD_BODY}
"""The paths whose requests may bring a record."""
REFUSED_BODY: Final = 512 * 1024
"""The largest body that is read although it is refused: a sender that is still writing when the
connection is closed may never see the answer. Larger ones are cut."""
MOST_BUCKETS: Final = 20_000
CROWD: Final = 4
"""The busy visitors that fit behind one address: a household, a club."""
WAITING_OF_ADDRESS: Final = 100
"""WebSockets and long polls that an address may keep open."""
WAITING_IN_ALL: Final = 10_000
PLACE_AGAIN: Final = 5
"""Seconds after which to ask again for a place to wait: a guess."""


@dataclass(frozen=True, slots=True)
class Limit:
    """A limit on requests: the most at once, and the number that is added each second."""

    burst: float
    rate: float


ANY: Final = Limit(200, 40)
"""All requests together, including pages and refused requests."""
CREATE: Final = Limit(10, 1 / 10)
JOIN: Final = Limit(20, 1 / 2)
MOVE: Final = Limit(60, 10)
UNDO: Final = Limit(10, 1 / 2)
CHAT: Final = Limit(8, 1 / 2)
READ: Final = Limit(200, 20)
HINT: Final = Limit(10, 1 / 2)
"""A hint takes a worker half a second."""
ANALYSE: Final = Limit(6, 1 / 60)
"""An analysis takes a core for most of a minute; few are carried out at once in any case."""
CHECK: Final = Limit(40, 4)
"""Checking a position takes some milliseconds; the editor does it after every change."""
UPLOAD: Final = Limit(10, 1 / 4)
"""A record that is uploaded takes a worker a second."""
LESSON: Final = Limit(20, 2)
"""Lessons are found by replaying the game so far."""
LOAD: Final = Limit(30, 2)
"""Tables that are not in memory: loading one costs more, and guessing links must be slow. Records
and the news of a long history cost as much."""
RECENT: Final = 100
"""News of more entries than this count as a long history."""
CODE: Final = Limit(5 / CROWD, 1 / 30 / CROWD)
"""Guessing transfer codes must be slower still: five at once, two a minute for an address."""


def largest_body(path: str) -> int:
    """Return the most bytes that the body of a request to a path may have."""
    return LARGER_BODIES.get(path, BODY)


def network_of(address: str) -> str:
    """Return the network of an address: an IPv4 address itself, or the /64 of an IPv6 address."""
    try:
        found = ip_address(address)
    except ValueError:
        return address
    if isinstance(found, IPv6Address):
        mapped = found.ipv4_mapped
        return str(mapped or IPv6Network((found, 64), strict=False).network_address)
    return address


class Limits:
    """The buckets of a process; the least recently used are dropped first."""

    def __init__(self, is_strict: bool = True) -> None:
        self._of_address: OrderedDict[tuple[str, Limit], tuple[float, float]] = OrderedDict()
        self._of_visitor: OrderedDict[tuple[str, Limit], tuple[float, float]] = OrderedDict()
        self._waiting: Counter[str] = Counter()
        self._is_strict = is_strict

    def spend(self, address: str, limit: Limit, visitor: str = "") -> None:
        """Take a token of an address, and of a visitor. Raises ``Refused`` if either has none."""
        if not self._is_strict:
            return
        wait = _take(self._of_address, network_of(address), limit, CROWD)
        if not wait and visitor:
            wait = _take(self._of_visitor, visitor, limit, 1)
        if wait:
            raise Refused("too-many-requests", retry_after=wait)

    @contextmanager
    def waiting(self, address: str) -> Iterator[None]:
        """Keep a place for a client that waits for news. Raises ``Refused`` if none is left."""
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
        """The number of buckets."""
        return len(self._of_address) + len(self._of_visitor)


def _take(
    buckets: OrderedDict[tuple[str, Limit], tuple[float, float]],
    owner: str,
    limit: Limit,
    crowd: int,
) -> float:
    """Take a token out of the bucket of an owner, which fills again with time.

    Returns 0, or, if the bucket is empty, the seconds until there is a token.
    """
    now = monotonic()
    burst = limit.burst * crowd
    tokens, at = buckets.pop((owner, limit), (burst, now))
    tokens = min(burst, tokens + (now - at) * limit.rate * crowd)
    wait = 0.0 if tokens >= 1 else (1 - tokens) / (limit.rate * crowd)
    buckets[owner, limit] = (tokens if wait else tokens - 1, now)
    if len(buckets) > MOST_BUCKETS:
        buckets.popitem(last=False)
    return wait
