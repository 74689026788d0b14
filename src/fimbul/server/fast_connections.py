"""Connections whose requests httptools parses, where it is installed: many times as fast as h11.

Its parser, llhttp, limits neither the head of a request nor the number of requests that wait for
their answers, and it accepts requests with no host, or with two. h11 checks all that itself; for
httptools it is checked here.
"""

from typing import Final, cast

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle

from fimbul.server.connections import Hurried

LARGEST_HEAD: Final = 64 * 1024
"""Bytes of a request before its body: uvicorn's limit for h11."""
MOST_WAITING: Final = 16
"""Requests that wait behind the one that is being answered."""
BAD: Final = "Invalid HTTP request received."


class FastConnection(Hurried, HttpToolsProtocol):
    """A connection whose requests httptools parses."""

    _head = 0
    """Bytes of the next request so far, while its head is not complete."""
    _has_head = False
    _has_begun = False
    """Whether a request has begun to arrive and is not complete."""

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
            raise ValueError("a request must name one host")  # the parser answers 400
        super().on_headers_complete()
        self._has_head = True

    def on_message_complete(self) -> None:
        self._has_head = self._has_begun = False
        self._head = 0
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        if self.is_answering() or self.transport.get_write_buffer_size():
            self.cut()  # an earlier answer is unread, and the WebSocket does not track that
            return
        super().handle_websocket_upgrade()
        self._relax()
