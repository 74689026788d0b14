"""Hostile WebSockets: frames that are none or too large, viewers who talk or do not read."""

from __future__ import annotations

import base64
import secrets
import socket
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from fimbul.server import stream as stream_module
from fimbul.server.identity import COOKIE
from tests.server.playing import begin, move, news_of, turn_of
from tests.server.running import PATIENCE, Running, Visitor, wait_for

TEXT, BINARY, CLOSE, PING, RESERVED = 0x81, 0x82, 0x88, 0x89, 0x83


def frame(first: int, payload: bytes = b"", is_masked: bool = True) -> bytes:
    """A frame of up to 65535 bytes, with a mask of zeros."""
    size = len(payload)
    head = bytes([size]) if size < 126 else b"\x7e" + size.to_bytes(2, "big")
    if not is_masked:
        return bytes([first]) + head + payload
    return bytes([first, head[0] | 0x80]) + head[1:] + b"\x00\x00\x00\x00" + payload


@contextmanager
def raw_stream(server: Running, table: str) -> Iterator[socket.socket]:
    """A connection that has just become a WebSocket, in the hands of a stranger."""
    with socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE) as connection:
        key = base64.b64encode(secrets.token_bytes(16)).decode()
        connection.sendall(
            f"GET /api/tables/{table}/stream HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\n"
            "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            f"Sec-WebSocket-Key: {key}\r\n\r\n".encode()
        )
        answer = b""
        while b"\r\n\r\n" not in answer:
            answer += connection.recv(1)
        assert answer.startswith(b"HTTP/1.1 101 ")
        yield connection


def close_code(connection: socket.socket) -> int:
    """The code with which the server closes, after whatever it had to say."""
    with connection.makefile("rb") as stream:
        while True:
            first, size = stream.read(2)
            if size == 126:
                size = int.from_bytes(stream.read(2), "big")
            elif size == 127:
                size = int.from_bytes(stream.read(8), "big")
            payload = stream.read(size)
            if first & 0x0F == 8:
                return int.from_bytes(payload[:2], "big")


def is_quiet(server: Running, table: str) -> bool:
    return not server.hub.tables[table].watchers


@pytest.mark.parametrize(
    ("bytes_sent", "code"),
    [
        (frame(TEXT, b"hello"), 1008),
        (frame(TEXT, b'{"seat": 0, "move": "pass"}'), 1008),
        (frame(BINARY, b"\x00\xff"), 1008),
        (frame(TEXT), 1008),
        (frame(TEXT, b"\xff\xfe"), 1007),
        (frame(TEXT, b"hello", is_masked=False), 1002),
        (frame(RESERVED, b"x"), 1002),
        (frame(0xF1, b"x"), 1002),
        (frame(0x80, b"a frame that continues none"), 1002),
        (frame(PING, b"x" * 126), 1002),
        (frame(CLOSE, b"\x00"), 1002),
        (frame(TEXT, b"x" * 1025), 1009),
        (b"\x81\xff\x7f\xff\xff\xff\xff\xff\xff\xff\x00\x00\x00\x00", 1009),
        (frame(0x01, b"x" * 800) + frame(0x80, b"x" * 800), 1009),
        (b"GET / HTTP/1.1\r\n\r\n", 1002),
    ],
)
def test_whoever_says_anything_here_is_shown_the_door(
    server: Running, ask: Visitor, embla: Visitor, bytes_sent: bytes, code: int
) -> None:
    table = begin(ask, embla)
    with raw_stream(server, table) as connection:
        connection.sendall(bytes_sent)
        assert close_code(connection) == code
    wait_for(lambda: is_quiet(server, table))
    seat = turn_of(news_of(ask, table))
    move((ask, embla)[seat], table, seat, "pass")


def test_whoever_vanishes_is_forgotten(server: Running, ask: Visitor, embla: Visitor) -> None:
    table = begin(ask, embla)
    with ExitStack() as stack:
        for _ in range(5):
            stack.enter_context(raw_stream(server, table))
        wait_for(lambda: len(server.hub.tables[table].watchers) == 5)
    wait_for(lambda: is_quiet(server, table))


def test_a_viewer_who_does_not_read_holds_up_nobody_and_piles_up_nothing(
    server: Running, ask: Visitor, embla: Visitor
) -> None:
    table = begin(ask, embla)
    line = {"chair": 0, "text": "x" * 500}
    with raw_stream(server, table) as connection, embla.watch(table, 1) as watching:
        connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        watching.news()
        seq = [ask.do(f"/tables/{table}/chat", line)["seq"] for _ in range(300)][-1]
        heard = watching.until(seq)
        assert [step["seq"] for news in heard for step in news["steps"]][-1] == seq
    wait_for(lambda: is_quiet(server, table))


def test_no_other_site_listens(server: Running, ask: Visitor, embla: Visitor) -> None:
    table = begin(ask, embla)
    address = f"ws://127.0.0.1:{server.port}/api/tables/{table}/stream?seat=0"
    headers = {"Cookie": f"{COOKIE}={ask.secret}"}
    for site in ("https://evil.example", "null", "http://127.0.0.1"):
        with (
            connect(
                address, additional_headers=headers, origin=Origin(site), proxy=None
            ) as listening,
            pytest.raises(ConnectionClosed) as closed,
        ):
            listening.recv(PATIENCE)
        assert closed.value.rcvd is not None
        assert (closed.value.rcvd.code, closed.value.rcvd.reason) == (4403, "foreign-origin")
    own = Origin(server.url)
    with connect(address, additional_headers=headers, origin=own, proxy=None) as listening:
        assert listening.recv(PATIENCE)


@pytest.mark.parametrize(
    "path",
    [
        "/api/tables/x/stream?seat=7",
        "/api/tables/x/stream?seat=x",
        "/api/tables/x/stream?after=-1",
        "/api/tables/%00/stream",
        "/api/tables/..%2f/stream",
        "/api/tables/x",
        "/nothing",
        "/assets/index.js",
        "/",
    ],
)
def test_a_websocket_elsewhere_is_refused(server: Running, path: str) -> None:
    with pytest.raises(InvalidStatus) as refused:
        connect(f"ws://127.0.0.1:{server.port}{path}", proxy=None)
    assert refused.value.response.status_code in (400, 403, 404, 405)
    body = bytes(refused.value.response.body or b"")
    assert b"Traceback" not in body


def test_silence_is_broken_so_that_a_dead_connection_shows(
    server: Running, ask: Visitor, embla: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(stream_module, "HEARTBEAT", 0.05)
    table = begin(ask, embla)
    with ask.watch(table, 0) as watching:
        watching.news()
        assert watching.connection.recv(PATIENCE) == '{"beat":true}'
