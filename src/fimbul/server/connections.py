"""Connections that cost little: whoever asks must do so in time, and not from too many at once.

uvicorn waits for ever for a request that comes byte by byte, and for a reader who never reads. A
proxy in front takes care of both; without one, this does.
"""

import asyncio
from collections import Counter
from typing import ClassVar, Final

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from fimbul.server.limits import network_of

PATIENCE: Final = 10.0
"""Seconds that a connection may take to say what it wants."""
CONNECTIONS_OF_ADDRESS: Final = 200
"""How many connections an address may have, besides its WebSockets."""


class HurriedConnection(H11Protocol):
    """A connection that is closed when it does not get to the point."""

    _due: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._hurry()

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        self._hurry()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        super().handle_websocket_upgrade(event)
        self._relax()

    def connection_lost(self, exc: Exception | None) -> None:
        self._relax()
        super().connection_lost(exc)

    def _hurry(self) -> None:
        """Set a limit while no request is being answered; what comes in does not move it."""
        is_answering = self.conn.our_state in (h11.SEND_RESPONSE, h11.SEND_BODY)
        is_over = self.transport.is_closing() or self.transport.get_protocol() is not self
        if is_answering or is_over:
            self._relax()
        elif self._due is None:
            self._due = self.loop.call_later(PATIENCE, self._give_up)

    def _relax(self) -> None:
        if self._due is not None:
            self._due.cancel()
            self._due = None

    def _give_up(self) -> None:
        self._due = None
        self.transport.abort()


class CountedConnection(HurriedConnection):
    """The same, for a server that faces its visitors itself: an address may have only so many."""

    _of_network: ClassVar[Counter[str]] = Counter()
    _network = ""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        network = network_of(self.client[0] if self.client else "unknown")
        if self._of_network[network] >= CONNECTIONS_OF_ADDRESS:
            self.transport.abort()
            return
        self._network = network
        self._of_network[network] += 1

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        super().handle_websocket_upgrade(event)
        self._forget()

    def connection_lost(self, exc: Exception | None) -> None:
        self._forget()
        super().connection_lost(exc)

    def _forget(self) -> None:
        if self._network:
            self._of_network[self._network] -= 1
            if not self._of_network[self._network]:
                del self._of_network[self._network]
            self._network = ""
