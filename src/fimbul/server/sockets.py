"""WebSockets on which viewers only listen.

A viewer answers our pings, may ping us now and then, and closes the connection. It has a small
allowance for that, which is counted before anything is parsed; a viewer that sends more is cut. Any
data frame, complete or not, ends the connection.

Messages go straight into the connection (``say``), without a queue or a buffer in between. Only
large messages are compressed, each on its own, so that no connection keeps a compression window.
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
"""Bytes that a viewer may send."""
FRAMES: Final = Limit(16, 1)
"""Frames that a viewer may send."""
PING_EVERY: Final = 15.0
"""Seconds between two pings: a viewer that does not read is noticed within half a minute, even if
nothing happens at the table."""
PONG_WITHIN: Final = 15.0
"""Seconds within which a viewer must answer a ping."""
GOODBYE: Final = 5.0
"""Seconds within which a viewer must answer when we close the WebSocket."""
LARGE: Final = 2048
"""The least bytes of a message that is compressed."""
LINE: Final = "fimbul.line"
"""The key of a WebSocket's connection among the extensions of its scope."""
_DEFLATE: Final = ServerPerMessageDeflateFactory(
    server_no_context_takeover=True,
    client_no_context_takeover=True,
    server_max_window_bits=12,
    client_max_window_bits=12,
    compress_settings={"memLevel": 5},
)
_TEXT: Final = 0x81
"""The first byte of a text message in one frame."""
_PAYLOAD: Final = 4
_PING: Final = b"\x89\x04"
_PONG: Final = b"\x8a\x84"
"""The beginnings of our ping and of a viewer's pong, which goes on with a mask and the payload."""


def _pong_in(data: bytes) -> bytes | None:
    """Return the payload of a pong to one of our pings, or None if the data is anything else."""
    if len(data) != len(_PONG) + 2 * _PAYLOAD or not data.startswith(_PONG):
        return None
    mask, masked = data[2:6], data[6:]
    return bytes(one ^ other for one, other in zip(mask, masked, strict=True))


class Allowance:
    """A token bucket, which fills with time."""

    def __init__(self, limit: Limit, now: float) -> None:
        self._limit = limit
        self._left = limit.burst
        self._at = now

    def take(self, amount: float, now: float) -> bool:
        """Take an amount out of the bucket. Returns whether there was enough."""
        grown = (now - self._at) * self._limit.rate
        self._left = min(self._limit.burst, self._left + grown) - amount
        self._at = now
        return self._left >= 0


class QuietSocket(Guarded, WebSocketsSansIOProtocol):
    """A WebSocket that is cut if the viewer sends more than it may, or does not answer pings."""

    def __init__(self, *, places: Places, **how: Any) -> None:
        super().__init__(**how)
        self.conn = ServerProtocol(
            extensions=[_DEFLATE],
            max_size=self.config.ws_max_size,
            logger=logging.getLogger("uvicorn.error"),
        )
        self.places = places
        self.said_at = 0.0
        """The time of the last message, by the clock of the loop."""
        self._bytes = Allowance(BYTES, self.loop.time())
        self._frames = Allowance(FRAMES, self.loop.time())
        self._has_spoken = False

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            self.scope["extensions"][LINE] = {LINE: self}

    # --- sending --------------------------------------------------------------------------------

    @property
    def is_open(self) -> bool:
        """Whether messages can still be sent."""
        is_listening = self.handshake_complete and not (self.close_sent or self.disconnected)
        return is_listening and not self.transport.is_closing()

    @property
    def is_free(self) -> bool:
        """Whether it is open and no data waits for the viewer."""
        return self.writable.is_set() and self.is_open

    def say(self, text: bytes) -> None:
        """Send a message at once. Call it only while the WebSocket is open."""
        self.said_at = self.loop.time()
        size = len(text)
        if size >= LARGE:
            self.conn.send_text(text)
            self.transport.write(b"".join(self.conn.data_to_send()))
            return
        head = bytes((_TEXT, size)) if size < 126 else struct.pack("!BBH", _TEXT, 126, size)
        self.transport.write(head + text)

    async def wait_for_space(self) -> None:
        """Wait until no data waits for the viewer, or the viewer has gone."""
        await self.writable.wait()

    # --- receiving ------------------------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        # The first call passes the upgrade request, which counts as HTTP.
        if self.handshake_initiated and not self._bytes.take(len(data), self.loop.time()):
            self.cut()
            return
        if self.pending_ping_payload is not None and _pong_in(data) == self.pending_ping_payload:
            self.handle_pong(Frame(Opcode.PONG, self.pending_ping_payload))
            return
        super().data_received(data)

    def send_keepalive_ping(self) -> None:
        """Ping as uvicorn does, but write directly: pings are most of the cost of many viewers."""
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
            # uvicorn's own timer would still wait for its buffer to be empty.
            self.close_timer.cancel()
            self.close_timer = self.loop.call_later(GOODBYE, self.cut)

    def _may_go_on(self) -> bool:
        """Count a frame. Returns whether it is allowed; cuts the connection if not."""
        if self.transport.is_closing():
            return False
        is_fine = self._frames.take(1, self.loop.time())
        if not is_fine:
            self.cut()
        return is_fine

    def _speak(self) -> None:
        """Tell the application that the viewer sent a message, without its contents."""
        if self._has_spoken or self.close_sent or not self._may_go_on():
            return
        self._has_spoken = True
        self.queue.put_nowait({"type": "websocket.receive", "text": ""})
