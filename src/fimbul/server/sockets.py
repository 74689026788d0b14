"""WebSockets on which viewers listen and have nothing to say.

A viewer answers our pings, may ping us now and then, and says goodbye. For that there is a small
allowance, counted before anything is parsed; whoever needs more is cut. A data frame, finished or
not, is the first thing too many.
"""

from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

from fimbul.server.connections import Guarded
from fimbul.server.limits import Limit
from fimbul.server.places import Places

BYTES: Final = Limit(1024, 64)
"""What a viewer may send: so many bytes at once, and so many more each second."""
FRAMES: Final = Limit(16, 1)
PING_EVERY: Final = 15.0
PONG_WITHIN: Final = 15.0
"""Seconds in which a viewer must answer a ping."""
GOODBYE: Final = 5.0
"""Seconds that a viewer has to answer our closing."""


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
        self.places = places
        self._bytes = Allowance(BYTES, self.loop.time())
        self._frames = Allowance(FRAMES, self.loop.time())
        self._has_spoken = False

    def data_received(self, data: bytes) -> None:
        # The first call hands over the request, which was read as HTTP.
        if self.handshake_initiated and not self._bytes.take(len(data), self.loop.time()):
            self.cut()
            return
        super().data_received(data)

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
