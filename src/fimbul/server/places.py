"""How many connections a process has, in all and for each address, from accept to close.

A connection counts whatever becomes of it: a request, a WebSocket, or one that was refused and is
still being closed. There are always fewer than the process may open files, so that the database,
the log and the page find room when a crowd comes.
"""

import asyncio
import sys
from collections import Counter
from collections.abc import Iterator
from typing import Final

from fimbul.server.limits import network_of

CONNECTIONS_OF_ADDRESS: Final = 300
"""How many connections an address may have, its WebSockets included."""
SHARE_OF_ADDRESS: Final = 4
"""An address never has more than one of this many places."""
BACKLOG: Final = 64
"""Connections that wait to be accepted; as many are accepted at once, before one is counted."""
RESERVED: Final = 4 * BACKLOG
"""Descriptors for everything else: the database, bots, files, and who has just been accepted."""
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
        """``counts_addresses``: not behind a proxy, whose address all connections have."""
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
        """Count a connection until it is given back; whether there was a place for it.

        A connection that has become a WebSocket keeps the place it has.
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
        """A connection is closed. One that had no place changes nothing."""
        network = self._networks.pop(transport, None)
        if network is not None:
            self._of_network[network] -= 1
            if not self._of_network[network]:
                del self._of_network[network]
