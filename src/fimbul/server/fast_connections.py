"""Connections whose requests httptools parses: many times as fast as h11, where it is installed.

llhttp, which is inside it, bounds neither the head of a request nor how many requests wait for
their answers, and takes requests without a host, or with two. h11 sees to all that itself; here it
is seen to below.
"""

from typing import Final, cast

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle

from fimbul.server.connections import Hurried

LARGEST_HEAD: Final = 64 * 1024
"""Bytes of a request before its body, as h11 has it in uvicorn."""
MOST_WAITING: Final = 16
"""Requests that wait behind the one that is being answered."""
BAD: Final = "Invalid HTTP request received."


class FastConnection(Hurried, HttpToolsProtocol):
    """A connection whose requests httptools parses."""

    _head = 0
    """Bytes that came since the last request was complete, while the next has no whole head."""
    _has_head = False
    _has_begun = False
    """Whether something has come of a request that is not complete."""

    def is_answering(self) -> bool:
        cycle = cast("RequestResponseCycle | None", self.cycle)  # none before the first request
        return cycle is not None and not cycle.response_complete

    def is_in_body(self) -> bool:
        return self._has_head

    def is_between_requests(self) -> bool:
        return not self._has_begun and not self.is_answering()

    def parse(self, data: bytes) -> None:
        self._head += len(data)
        super().parse(data)
        if self.transport.is_closing():
            return
        if self._has_head:
            self._head = 0
        elif self._head > LARGEST_HEAD:
            self.send_400_response(BAD)
        if len(self.pipeline) > MOST_WAITING:
            self.cut()

    def on_message_begin(self) -> None:
        self._has_begun = True
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        hosts = sum(name == b"host" for name, _ in self.headers)
        if hosts > 1 or (not hosts and self.parser.get_http_version() == "1.1"):
            raise ValueError("a request names one host")  # the parser takes it for a bad request
        super().on_headers_complete()
        self._has_head = True

    def on_message_complete(self) -> None:
        self._has_head = self._has_begun = False
        self._head = 0
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        if self.is_answering() or self.transport.get_write_buffer_size():
            self.cut()  # the WebSocket would not know of an answer before it
            return
        super().handle_websocket_upgrade()
        self._relax()
