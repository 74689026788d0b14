"""WebSockets on which viewers listen and have nothing to say.

A viewer answers our pings, may ping us now and then, and says goodbye. For that there is a small
allowance, counted before anything is parsed; whoever needs more is cut. A data frame, finished or
not, is the first thing too many.

What a viewer is told goes straight into the connection (``say``): between it and whoever tells
nothing waits, and nothing is kept. Only what is large is compressed, each message on its own, so
that no connection keeps a window of what it was sent.
"""

import logging
import random
import struct
from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.permessage_deflate import ServerPerMessageDeflateFactory
from websockets.frames import Frame, Opcode
from websockets.http11 import Request
from websockets.server import ServerProtocol

from fimbul.server.connections import Guarded
from fimbul.server.limits import Limit
from fimbul.server.places import Places

BYTES: Final = Limit(1024, 64)
"""What a viewer may send: how many bytes at once, and how many more each second."""
FRAMES: Final = Limit(16, 1)
PING_EVERY: Final = 15.0
"""Seconds between two pings: whoever does not read is noticed within half a minute, also where
nothing happens at the table."""
PONG_WITHIN: Final = 15.0
"""Seconds in which a viewer must answer a ping."""
GOODBYE: Final = 5.0
"""Seconds that a viewer has to answer our closing."""
LARGE: Final = 2048
"""Bytes from which on a message is compressed."""
LINE: Final = "fimbul.line"
"""Where the application finds the connection of a WebSocket, among the extensions of its scope."""
_DEFLATE: Final = ServerPerMessageDeflateFactory(
    server_no_context_takeover=True,
    client_no_context_takeover=True,
    server_max_window_bits=12,
    client_max_window_bits=12,
    compress_settings={"memLevel": 5},
)
_TEXT: Final = 0x81
"""The first byte of a text in one frame."""
_PAYLOAD: Final = 4
_PING: Final = b"\x89\x04"
_PONG: Final = b"\x8a\x84"
"""How a ping begins, and the pong that a viewer answers it with: a mask and the same payload."""


def _pong_in(data: bytes) -> bytes | None:
    """What a pong to one of our pings says, if that is all there is."""
    if len(data) != len(_PONG) + 2 * _PAYLOAD or not data.startswith(_PONG):
        return None
    mask, masked = data[2:6], data[6:]
    return bytes(one ^ other for one, other in zip(mask, masked, strict=True))


class Allowance:
    """A bucket that fills with time."""

    def __init__(self, limit: Limit, now: float) -> None:
        self._limit = limit
        self._left = limit.burst
        self._at = now

    def take(self, amount: float, now: float) -> bool:
        """Take so much out of it; whether there was as much."""
        grown = (now - self._at) * self._limit.rate
        self._left = min(self._limit.burst, self._left + grown) - amount
        self._at = now
        return self._left >= 0


class QuietSocket(Guarded, WebSocketsSansIOProtocol):
    """A WebSocket that is cut when the viewer sends more than it may, or does not answer."""

    def __init__(self, *, places: Places, **how: Any) -> None:
        super().__init__(**how)
        self.conn = ServerProtocol(
            extensions=[_DEFLATE],
            max_size=self.config.ws_max_size,
            logger=logging.getLogger("uvicorn.error"),
        )
        self.places = places
        self.said_at = 0.0
        """When the viewer was last told something, by the clock of the loop."""
        self._bytes = Allowance(BYTES, self.loop.time())
        self._frames = Allowance(FRAMES, self.loop.time())
        self._has_spoken = False

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            self.scope["extensions"][LINE] = {LINE: self}

    # --- telling --------------------------------------------------------------------------------

    @property
    def is_open(self) -> bool:
        """Whether the viewer can still be told something."""
        is_listening = self.handshake_complete and not (self.close_sent or self.disconnected)
        return is_listening and not self.transport.is_closing()

    @property
    def is_free(self) -> bool:
        """Whether it has read all that it was told, as far as we know."""
        return self.writable.is_set() and self.is_open

    def say(self, text: bytes) -> None:
        """Tell the viewer something, now; only while it is open."""
        self.said_at = self.loop.time()
        size = len(text)
        if size >= LARGE:
            self.conn.send_text(text)
            self.transport.write(b"".join(self.conn.data_to_send()))
            return
        head = bytes((_TEXT, size)) if size < 126 else struct.pack("!BBH", _TEXT, 126, size)
        self.transport.write(head + text)

    async def room(self) -> None:
        """Wait until the viewer has read all that it was told, or has gone."""
        await self.writable.wait()

    # --- listening ------------------------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        # The first call hands over the request, which was read as HTTP.
        if self.handshake_initiated and not self._bytes.take(len(data), self.loop.time()):
            self.cut()
            return
        if self.pending_ping_payload is not None and _pong_in(data) == self.pending_ping_payload:
            self.handle_pong(Frame(Opcode.PONG, self.pending_ping_payload))
            return
        super().data_received(data)

    def send_keepalive_ping(self) -> None:
        """As uvicorn does it, without the detour: with many viewers that is most of their cost."""
        self.ping_timer = None
        if not self.is_open:
            return
        self.pending_ping_payload = random.randbytes(_PAYLOAD)
        self.ping_sent_at = self.loop.time()
        self.transport.write(_PING + self.pending_ping_payload)
        assert self.ping_timeout is not None
        self.pong_timer = self.loop.call_later(self.ping_timeout, self.keepalive_timeout)

    def handle_ping(self) -> None:
        if self._may_go_on():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        if self._may_go_on():
            super().handle_pong(event)

    def handle_text(self, event: Frame) -> None:
        self._speak()

    def handle_bytes(self, event: Frame) -> None:
        self._speak()

    def handle_cont(self, event: Frame) -> None:
        self._may_go_on()

    def keepalive_timeout(self) -> None:
        self.cut()

    async def send(self, message: Any) -> None:
        is_closing = self.close_timer is not None
        await super().send(message)
        if self.close_timer is not None and not is_closing:
            # uvicorn would wait for its buffer to be empty even then.
            self.close_timer.cancel()
            self.close_timer = self.loop.call_later(GOODBYE, self.cut)

    def _may_go_on(self) -> bool:
        """Count a frame; cuts the connection when there were too many."""
        if self.transport.is_closing():
            return False
        is_fine = self._frames.take(1, self.loop.time())
        if not is_fine:
            self.cut()
        return is_fine

    def _speak(self) -> None:
        """Tell the application that the viewer spoke; what was said is not kept."""
        if self._has_spoken or self.close_sent or not self._may_go_on():
            return
        self._has_spoken = True
        self.queue.put_nowait({"type": "websocket.receive", "text": ""})
