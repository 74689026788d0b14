"""Connections with limits, so that a slow or hostile peer costs little.

uvicorn waits for ever for a request that comes byte by byte, for a peer that never reads, and for
one that does not complete the closing. A proxy in front handles all three; without one, this does.

``Guarded`` is the base of every connection, whatever its protocol and parser; ``Hurried`` adds the
limits on requests. ``PlainConnection`` parses requests with h11, ``FastConnection`` (in
``fast_connections``) with httptools. WebSockets are in ``sockets``.
"""

import asyncio
import socket
import struct
from collections.abc import Iterable
from functools import partial
from typing import Any, Final, cast

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from fimbul.server import limits
from fimbul.server.neighbours import Neighbours
from fimbul.server.places import Places

PATIENCE: Final = 10.0
"""Seconds that a connection may take to send its request."""
UNREAD: Final = 20.0
"""Seconds within which a peer must read ``LEAST_READ`` bytes, or all that waits for it."""
LEAST_READ: Final = 16 * 1024
SLICE: Final = 1024
"""Bytes that are parsed between two checks of the request: one read may hold 43,000 chunks of a
byte each, for which h11 takes two seconds."""
LARGEST_DROPPED: Final = 64 * 1024
"""Bytes of a body that is left unread that are dropped before the connection is cut."""
SEND_BUFFER: Final = 128 * 1024
"""Bytes that the system buffers for a peer; the rest waits in this process."""
_TCP_USER_TIMEOUT: Final = getattr(socket, "TCP_USER_TIMEOUT", None)
_RESET: Final = struct.pack("ii", 1, 0)
"""The value of SO_LINGER that closes at once and discards unsent data."""


class Guarded(asyncio.Protocol):
    """A connection that takes a place, and is cut if its peer does not read.

    A mixin: list it before a protocol of uvicorn among the base classes.
    """

    loop: asyncio.AbstractEventLoop
    transport: asyncio.Transport
    places: Places
    _is_lost = False
    _unread_due: asyncio.TimerHandle | None = None
    _unread = 0

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        own = cast("asyncio.Transport", transport)  # uvloop's does not inherit from it
        super().connection_made(own)
        # All data that the system does not take at once counts as unread.
        own.set_write_buffer_limits(high=0)
        _hurry_the_system(own)
        if not self.places.take(own):
            self.cut()

    def pause_writing(self) -> None:
        super().pause_writing()
        self._unread = self.transport.get_write_buffer_size()
        self._watch_reading()

    def resume_writing(self) -> None:
        self._stop_watching()
        super().resume_writing()

    def connection_lost(self, exc: Exception | None) -> None:
        self._is_lost = True
        self._stop_watching()
        self.places.give_back(self.transport)
        super().connection_lost(exc)

    def cut(self) -> None:
        """Close the connection now, and discard the data that waits for the peer."""
        found = self.transport.get_extra_info("socket")
        if found is not None and found.fileno() >= 0 and not self._is_lost:
            found.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, _RESET)
        self.transport.abort()

    def _watch_reading(self) -> None:
        self._stop_watching()
        self._unread_due = self.loop.call_later(UNREAD, self._look_at_reading)

    def _stop_watching(self) -> None:
        if self._unread_due is not None:
            self._unread_due.cancel()
            self._unread_due = None

    def _look_at_reading(self) -> None:
        self._unread_due = None
        left = self.transport.get_write_buffer_size()
        if left > self._unread - LEAST_READ:
            self.cut()
            return
        self._unread = left
        self._watch_reading()


def _hurry_the_system(transport: asyncio.Transport) -> None:
    """Let the system buffer little for a peer, and drop one that does not acknowledge data."""
    found = transport.get_extra_info("socket")
    if found is None or found.family not in (socket.AF_INET, socket.AF_INET6):
        return
    found.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SEND_BUFFER)
    if _TCP_USER_TIMEOUT is not None:
        found.setsockopt(socket.IPPROTO_TCP, _TCP_USER_TIMEOUT, int(UNREAD * 1000))


def is_body_left_unread(headers: Iterable[tuple[bytes, bytes]]) -> bool:
    """Whether a body is refused unread: it is far too large, or its size is not given."""
    for name, value in headers:
        if name == b"transfer-encoding":
            return True
        if name == b"content-length":
            return int(value) > limits.REFUSED_BODY  # parsers let only digits pass
    return False


class Hurried(Guarded):
    """A connection for requests, which is cut if a request does not arrive in time.

    Subclasses with a parser tell what it must know of the current request.
    """

    headers: list[tuple[bytes, bytes]]
    """The headers of the request that is arriving, or of the last one."""
    _dropped = 0
    _due: asyncio.TimerHandle | None = None

    def __init__(
        self,
        *,
        places: Places,
        neighbours: Neighbours | None = None,
        begun: bytes = b"",
        **how: Any,
    ) -> None:
        """``begun``: the data that another process had read when it handed the connection over."""
        super().__init__(**how)
        self.places = places
        self._neighbours = neighbours
        self._begun = begun
        if neighbours is not None:
            again = partial(type(self), places=places, neighbours=neighbours, **how)
            neighbours.learn(lambda begun: again(begun=begun))

    def is_between_requests(self) -> bool:
        """Whether all requests are answered, and no byte of the next one has come."""
        raise NotImplementedError

    def is_answering(self) -> bool:
        """Whether a request is being answered."""
        raise NotImplementedError

    def is_in_body(self) -> bool:
        """Whether the head of a request has arrived, but not its whole body."""
        raise NotImplementedError

    def parse(self, data: bytes) -> None:
        """Parse a part of the data that came in."""
        super().data_received(data)

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self._hurry()
        if self._begun:
            self._take_in(self._begun)

    def data_received(self, data: bytes) -> None:
        if (
            self._neighbours is not None
            and self.is_between_requests()
            and self._neighbours.hand_over(self.transport, data)
        ):
            self.transport.abort()
        else:
            self._take_in(data)

    def _take_in(self, data: bytes) -> None:
        for start in range(0, len(data), SLICE):
            if self.transport.is_closing() or self.transport.get_protocol() is not self:
                return
            if self.is_in_body() and is_body_left_unread(self.headers):
                # ``door`` answers it by its head
                self._turn_down(len(data) - start)
                return
            self.parse(data[start : start + SLICE])
        self._hurry()

    def _turn_down(self, size: int) -> None:
        """Drop a part of a body that is left unread; cuts the connection if that is too much."""
        self._dropped += size
        if self._dropped > LARGEST_DROPPED:
            self.cut()

    def connection_lost(self, exc: Exception | None) -> None:
        self._relax()
        super().connection_lost(exc)

    def _hurry(self) -> None:
        """Set a deadline while no request is being answered; incoming data does not extend it."""
        is_over = self.transport.is_closing() or self.transport.get_protocol() is not self
        if is_over or self.is_answering():
            self._relax()
        elif self._due is None:
            self._due = self.loop.call_later(PATIENCE, self.cut)

    def _relax(self) -> None:
        if self._due is not None:
            self._due.cancel()
            self._due = None


class PlainConnection(Hurried, H11Protocol):
    """A connection whose requests h11 parses."""

    def is_answering(self) -> bool:
        return self.conn.our_state in (h11.SEND_RESPONSE, h11.SEND_BODY)

    def is_in_body(self) -> bool:
        return self.conn.their_state is h11.SEND_BODY

    def is_between_requests(self) -> bool:
        is_idle = self.conn.our_state is h11.IDLE and self.conn.their_state is h11.IDLE
        return is_idle and not self.conn.trailing_data[0]

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        if self.transport.get_write_buffer_size():
            self.cut()  # an earlier answer is unread, and the WebSocket does not track that
            return
        super().handle_websocket_upgrade(event)
        self._relax()
