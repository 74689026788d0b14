"""Counts and limits the connections of a process, in all and for each address.

Every connection counts from accept to close, whether it is a request, a WebSocket, or one that was
refused and is still being closed. The limit stays below the number of files that the process may
open, so that descriptors are left for the database, the log and the page in a rush.
"""

import asyncio
import sys
from collections import Counter
from collections.abc import Iterator
from typing import Final

from fimbul.server.limits import network_of

CONNECTIONS_OF_ADDRESS: Final = 300
"""Connections that an address may have, its WebSockets included."""
SHARE_OF_ADDRESS: Final = 4
"""An address may take at most one in this many of all places."""
BACKLOG: Final = 64
"""Connections that wait to be accepted. As many may be accepted before the first is counted."""
RESERVED: Final = 4 * BACKLOG
"""Descriptors for everything else: the database, bots, files, and uncounted connections."""
WANTED: Final = 65_536
"""Descriptors that a process asks the system for."""


def raise_descriptor_limit() -> int:
    """Ask the system for more descriptors. Returns how many this process may open."""
    if sys.platform == "win32":
        return WANTED
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = WANTED if hard == resource.RLIM_INFINITY else min(hard, WANTED)
    if soft != resource.RLIM_INFINITY and soft < most:
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
        return most
    return WANTED if soft == resource.RLIM_INFINITY else soft


class Places:
    """The connections of a process, each with the network that it comes from."""

    def __init__(self, descriptors: int, *, counts_addresses: bool) -> None:
        """``counts_addresses``: False behind a proxy, whose address all connections have."""
        self.in_all = descriptors - min(RESERVED, descriptors // 2)
        self.of_address = min(CONNECTIONS_OF_ADDRESS, self.in_all // SHARE_OF_ADDRESS)
        self._counts_addresses = counts_addresses
        self._networks: dict[asyncio.BaseTransport, str] = {}
        self._of_network: Counter[str] = Counter()

    def __len__(self) -> int:
        return len(self._networks)

    def __iter__(self) -> Iterator[asyncio.BaseTransport]:
        return iter(self._networks)

    def take(self, transport: asyncio.BaseTransport) -> bool:
        """Take a place for a connection. Returns whether there was one.

        A connection that has become a WebSocket keeps its place.
        """
        if transport in self._networks:
            return True
        peer = transport.get_extra_info("peername")
        network = network_of(str(peer[0])) if isinstance(peer, tuple) else "unknown"
        is_crowd = self._counts_addresses and self._of_network[network] >= self.of_address
        if is_crowd or len(self) >= self.in_all:
            return False
        self._networks[transport] = network
        self._of_network[network] += 1
        return True

    def give_back(self, transport: asyncio.BaseTransport) -> None:
        """Give back the place of a closed connection. Does nothing if it had none."""
        network = self._networks.pop(transport, None)
        if network is not None:
            self._of_network[network] -= 1
            if not self._of_network[network]:
                del self._of_network[network]
