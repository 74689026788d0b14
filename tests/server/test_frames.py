"""Hostile WebSockets: invalid or large frames, viewers who send data or do not read."""

from __future__ import annotations

import asyncio
import base64
import json
import secrets
import socket
import struct
import threading
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from fimbul.server import connections, door, sockets
from fimbul.server import stream as stream_module
from fimbul.server.access import viewer_seat
from fimbul.server.identity import COOKIE
from fimbul.server.limits import Limit
from fimbul.server.sockets import Allowance
from tests.patience import PATIENCE
from tests.server.playing import begin, move, news_of, turn_of
from tests.server.running import Running, Visitor, on_both, running, wait_for

TEXT, BINARY, CLOSE, PING, PONG, RESERVED = 0x81, 0x82, 0x88, 0x89, 0x8A, 0x83
UNFINISHED, UNFINISHED_BINARY, CONTINUED = 0x01, 0x02, 0x00


def frame(first: int, payload: bytes = b"", is_masked: bool = True) -> bytes:
    """A frame of up to 65535 bytes, with a mask of zeros."""
    size = len(payload)
    head = bytes([size]) if size < 126 else b"\x7e" + size.to_bytes(2, "big")
    if not is_masked:
        return bytes([first]) + head + payload
    return bytes([first, head[0] | 0x80]) + head[1:] + b"\x00\x00\x00\x00" + payload


def handshake(server: Running, table: str) -> bytes:
    """Return the request of a WebSocket handshake."""
    key = base64.b64encode(secrets.token_bytes(16)).decode()
    return (
        f"GET /api/tables/{table}/stream HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\n"
        "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        f"Sec-WebSocket-Key: {key}\r\n\r\n"
    ).encode()


@contextmanager
def raw_stream(server: Running, table: str, room: int = 0) -> Iterator[socket.socket]:
    """Open a raw connection and complete the WebSocket handshake.

    ``room``: the size of the receive buffer in bytes, instead of the system's default.
    """
    with socket.socket() as connection:
        connection.settimeout(PATIENCE)
        if room:
            connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, room)
        connection.connect(("127.0.0.1", server.port))
        connection.sendall(handshake(server, table))
        answer = b""
        while b"\r\n\r\n" not in answer:
            answer += connection.recv(1)
        assert answer.startswith(b"HTTP/1.1 101 ")
        yield connection


CUT = 0


def close_code(connection: socket.socket) -> int:
    """Return the code with which the server closes, or ``CUT`` if it does not send one."""
    try:
        return _close_code(connection)
    except ConnectionError:
        return CUT


def _close_code(connection: socket.socket) -> int:
    with connection.makefile("rb") as stream:
        while True:
            head = stream.read(2)
            if not head:
                return CUT
            first, size = head
            if size == 126:
                size = int.from_bytes(stream.read(2), "big")
            elif size == 127:
                size = int.from_bytes(stream.read(8), "big")
            payload = stream.read(size)
            if first & 0x0F == 8:
                return int.from_bytes(payload[:2], "big")


def read_all(connection: socket.socket) -> None:
    while connection.recv(65536):
        pass


def ping_for_ever(connection: socket.socket) -> None:
    while True:
        connection.sendall(frame(PING, b"beat"))


def is_quiet(server: Running, table: str) -> bool:
    return not server.hub.tables[table].watchers


@pytest.mark.parametrize(
    ("bytes_sent", "code"),
    [
        (frame(TEXT, b"hello"), 1008),
        (frame(TEXT, b'{"seat": 0, "move": "pass"}'), 1008),
        (frame(BINARY, b"\x00\xff"), 1008),
        (frame(TEXT), 1008),
        (frame(TEXT, b"\xff\xfe"), 1008),
        (frame(UNFINISHED, b"hel"), 1008),
        (frame(UNFINISHED), 1008),
        (frame(UNFINISHED_BINARY), 1008),
        (frame(UNFINISHED) + 5 * frame(CONTINUED), 1008),
        (frame(PING) + frame(TEXT), 1008),
        (frame(TEXT, b"hello", is_masked=False), 1002),
        (frame(RESERVED, b"x"), 1002),
        (frame(0xF1, b"x"), 1002),
        (frame(0x80, b"a frame that continues none"), 1002),
        (frame(PING, b"x" * 126), 1002),
        (frame(CLOSE, b"\x00"), 1002),
        (b"\x81\xff\x7f\xff\xff\xff\xff\xff\xff\xff\x00\x00\x00\x00", 1009),
        (b"GET / HTTP/1.1\r\n\r\n", 1002),
        (frame(TEXT, b"x" * 1025), CUT),
        (frame(UNFINISHED, b"x" * 800) + frame(0x80, b"x" * 800), CUT),
        (frame(UNFINISHED) + 40_000 * frame(CONTINUED), CUT),
        (frame(UNFINISHED) + 100 * frame(CONTINUED), CUT),
        (20 * frame(PING), CUT),
        (9 * frame(PING, b"x" * 125), CUT),
        (20 * frame(PONG), CUT),
        (40_000 * frame(PING), CUT),
        (40_000 * frame(PONG), CUT),
        (b"\x00" * 300_000, CUT),
    ],
)
def test_a_viewer_who_sends_data_is_disconnected(
    server: Running, ask: Visitor, embla: Visitor, bytes_sent: bytes, code: int
) -> None:
    table = begin(ask, embla)
    with raw_stream(server, table) as connection:
        connection.sendall(bytes_sent)
        assert close_code(connection) == code
    wait_for(lambda: is_quiet(server, table))
    seat = turn_of(news_of(ask, table))
    move((ask, embla)[seat], table, seat, "pass")


@on_both
def test_a_few_pings_are_answered(server: Running, ask: Visitor, embla: Visitor) -> None:
    table = begin(ask, embla)
    with raw_stream(server, table) as connection:
        for number in range(8):
            connection.sendall(frame(PING, bytes([number])))
        connection.sendall(frame(CLOSE, b"\x03\xe8"))
        assert close_code(connection) == 1000


def test_slow_pings_are_limited_too(server: Running, ask: Visitor, embla: Visitor) -> None:
    """Each is answered at once and the answers are read, but there are too many."""
    table = begin(ask, embla)
    with raw_stream(server, table) as connection:
        reader = threading.Thread(target=close_code, args=(connection,))
        reader.start()
        with pytest.raises(OSError, match=r"reset|pipe"):
            ping_for_ever(connection)
        reader.join(PATIENCE)
    wait_for(lambda: is_quiet(server, table))


def test_an_allowance_fills_with_time() -> None:
    allowance = Allowance(Limit(10, 2), 100.0)
    assert allowance.take(10, 100.0)
    assert not allowance.take(1, 100.4)
    assert allowance.take(8, 105.0)
    assert allowance.take(10, 1_000.0)
    assert not allowance.take(11, 10_000.0)


@pytest.mark.parametrize("half", [b"\x81", b"\x89\xfd\x00\x00\x00\x00abc", b"\x88\x82\x00"])
def test_a_viewer_who_never_ends_a_frame_is_cut(tmp_path: Path, half: bytes) -> None:
    """The ping goes unanswered, since the pong would be part of the frame."""
    with (
        running(tmp_path, ws_ping_interval=0.1, ws_ping_timeout=0.1) as server,
        server.visitor() as ask,
        server.visitor() as embla,
    ):
        table = begin(ask, embla)
        with raw_stream(server, table) as connection:
            connection.sendall(half)
            assert close_code(connection) == CUT
        wait_for(lambda: is_quiet(server, table))


@on_both
def test_a_viewer_who_does_not_answer_the_close_frame_is_cut(
    server: Running, ask: Visitor, embla: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sockets, "GOODBYE", 0.2)
    table = begin(ask, embla)
    with raw_stream(server, table) as connection:
        connection.sendall(frame(TEXT))
        assert close_code(connection) == 1008
        assert close_code(connection) == CUT


# --- who does not read ----------------------------------------------------------------------------


@pytest.fixture
def little_room(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the system buffer as little as possible for a viewer who does not read."""
    monkeypatch.setattr(connections, "SEND_BUFFER", 1)


def guards(server: Running) -> list[connections.Guarded]:
    """Return the server's connections whose data cannot be sent."""

    async def find() -> list[connections.Guarded]:
        found = [transport.get_protocol() for transport in server.places]
        guards = [guard for guard in found if isinstance(guard, connections.Guarded)]
        return [guard for guard in guards if guard._unread_due is not None]

    return server.call(find())


def talk(visitor: Visitor, table: str, size: int = 60_000) -> int:
    """Send a number of characters as chat, and return the number of the last entry."""
    line = {"chair": 0, "text": "x" * 500}
    return int([visitor.do(f"/tables/{table}/chat", line)["seq"] for _ in range(size // 500)][-1])


@pytest.mark.usefixtures("little_room")
@on_both
def test_a_viewer_who_does_not_read_is_cut(
    server: Running, ask: Visitor, embla: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connections, "UNREAD", 0.3)
    table = begin(ask, embla)
    talk(ask, table)
    with raw_stream(server, table, room=1) as connection:
        wait_for(lambda: is_quiet(server, table))
        with pytest.raises(ConnectionError):
            read_all(connection)


@pytest.mark.usefixtures("little_room")
@on_both
def test_a_client_who_does_not_read_an_answer_is_cut(
    server: Running, ask: Visitor, embla: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connections, "UNREAD", 0.3)
    table = begin(ask, embla)
    talk(ask, table)
    path = f"/api/tables/{table}/news"
    with socket.socket() as connection:
        connection.settimeout(PATIENCE)
        connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 1)
        connection.connect(("127.0.0.1", server.port))
        connection.sendall(3 * f"GET {path} HTTP/1.1\r\nHost: x\r\n\r\n".encode())
        wait_for(lambda: guards(server))
        wait_for(lambda: not guards(server))
        with pytest.raises(ConnectionError):
            read_all(connection)


@pytest.mark.usefixtures("little_room")
@on_both
def test_little_of_a_large_answer_waits_for_its_reader(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connections, "UNREAD", 1_000)
    with socket.socket() as connection:
        connection.settimeout(PATIENCE)
        connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 1)
        connection.connect(("127.0.0.1", server.port))
        connection.sendall(b"GET /api/docs/openapi.json HTTP/1.1\r\nHost: x\r\n\r\n")
        wait_for(lambda: guards(server))
        (guard,) = guards(server)
        assert 0 < guard.transport.get_write_buffer_size() <= door.PIECE + 4096
        with connection.makefile("rb") as answer:
            size = 0
            while (line := answer.readline().strip().lower()) != b"":
                if line.startswith(b"content-length: "):
                    size = int(line.partition(b": ")[2])
            assert size > 2 * door.PIECE
            assert json.loads(answer.read(size))["openapi"]


@pytest.mark.usefixtures("little_room")
@on_both
def test_a_slow_reader_is_not_cut(
    server: Running, ask: Visitor, embla: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connections, "UNREAD", 1_000)
    table = begin(ask, embla)
    talk(ask, table)
    with raw_stream(server, table, room=1) as connection:
        wait_for(lambda: guards(server))
        (guard,) = guards(server)

        def look() -> int:
            """Let time pass, and return how much was left before."""

            async def pass_time() -> int:
                left = guard.transport.get_write_buffer_size()
                guard._look_at_reading()
                return left

            return server.call(pass_time())

        left = before = guard._unread
        while before - left < connections.LEAST_READ:
            connection.recv(4096)
            left = guard.transport.get_write_buffer_size()
        assert look() > 0
        assert not guard.transport.is_closing()
        look()
        assert guard.transport.is_closing()
    wait_for(lambda: is_quiet(server, table))


@on_both
def test_a_vanished_viewer_is_forgotten(server: Running, ask: Visitor, embla: Visitor) -> None:
    table = begin(ask, embla)
    with ExitStack() as stack:
        for _ in range(5):
            stack.enter_context(raw_stream(server, table))
        wait_for(lambda: len(server.hub.tables[table].watchers) == 5)
    wait_for(lambda: is_quiet(server, table))


def test_a_viewer_who_leaves_before_being_accepted_is_no_error(
    server: Running,
    ask: Visitor,
    embla: Visitor,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    table = begin(ask, embla)
    ask.http.close()
    embla.http.close()
    wait_for(lambda: not len(server.places))
    told: list[bool] = []

    async def wait_and_see(*asked: Any) -> int:
        seat = await viewer_seat(*asked)
        while len(server.places):
            await asyncio.sleep(0.01)
        told.append(True)
        return seat

    monkeypatch.setattr(stream_module, "viewer_seat", wait_and_see)
    with socket.create_connection(("127.0.0.1", server.port), PATIENCE) as connection:
        connection.sendall(handshake(server, table))
        wait_for(lambda: len(server.places) == 1)
        connection.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
    wait_for(lambda: told and is_quiet(server, table))
    assert [record for record in caplog.records if record.levelname == "ERROR"] == []


@on_both
def test_a_viewer_who_does_not_read_delays_nobody_and_fills_no_memory(
    server: Running, ask: Visitor, embla: Visitor
) -> None:
    table = begin(ask, embla)
    line = {"chair": 0, "text": "x" * 500}
    with raw_stream(server, table) as connection, embla.watch(table, 1) as watching:
        connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        watching.news()
        for _ in range(13):  # read in between: who does not read for long is cut
            seq = [ask.do(f"/tables/{table}/chat", line)["seq"] for _ in range(10)][-1]
            heard = watching.until(seq)
            assert [step["seq"] for news in heard for step in news["steps"]][-1] == seq
    wait_for(lambda: is_quiet(server, table))


def test_another_site_cannot_listen(server: Running, ask: Visitor, embla: Visitor) -> None:
    table = begin(ask, embla)
    address = f"ws://127.0.0.1:{server.port}/api/tables/{table}/stream?seat=0"
    headers = {"Cookie": f"{COOKIE}={ask.secret}"}
    for site in ("https://evil.example", "null", "http://127.0.0.1"):
        with pytest.raises(InvalidStatus) as refused:
            connect(address, additional_headers=headers, origin=Origin(site), proxy=None)
        assert refused.value.response.status_code == 403
        assert b"foreign-origin" in (refused.value.response.body or b"")
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
        connect(f"ws://127.0.0.1:{server.port}{path}", open_timeout=PATIENCE, proxy=None)
    response = refused.value.response
    found = json.loads(response.body or b"")["error"]["code"]
    assert (response.status_code, found) in ((400, "bad-request"), (404, "not-found"))


def test_heartbeats_reveal_a_dead_connection(
    server: Running, ask: Visitor, embla: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(stream_module, "HEARTBEAT", 0.05)
    table = begin(ask, embla)
    with ask.watch(table, 0) as watching:
        watching.news()
        assert watching.connection.recv(PATIENCE) == '{"beat":true}'


@pytest.mark.parametrize("is_answered", [True, False])
def test_a_viewer_who_answers_pings_stays_and_another_is_cut(
    tmp_path: Path, is_answered: bool
) -> None:
    patience = PATIENCE if is_answered else 0.1
    with (
        running(tmp_path, ws_ping_interval=0.05, ws_ping_timeout=patience) as server,
        server.visitor() as ask,
        server.visitor() as embla,
    ):
        table = begin(ask, embla)
        with raw_stream(server, table) as connection:
            stream = connection.makefile("rb")
            pings = 0
            while pings < 3:
                first, length = stream.read(2)
                if length == 126:
                    (length,) = struct.unpack("!H", stream.read(2))
                payload = stream.read(length)
                if first == PING:
                    pings += 1
                    if not is_answered:
                        break
                    connection.sendall(frame(PONG, payload))
            if is_answered:
                assert not is_quiet(server, table)
            else:
                assert close_code(connection) == CUT
