"""The attackers of ``bench.hostile``, in a separate process and at a separate address."""

from __future__ import annotations

import base64
import itertools
import json
import secrets
import socket
import threading
import time
from collections.abc import Callable
from dataclasses import dataclass
from http.client import HTTPConnection
from multiprocessing.connection import Connection

ATTACKER = "127.0.0.2"
BREATH = 0.05
"""Seconds after which a socket that was cut is opened again."""
TINY = 4096
"""Size of the receive buffer of an unread socket, in bytes."""
BOMB = "\U0001f409" * 500
CHAIRS = 4
LINES = 8
"""Lines that a visitor may say at once."""


def frame(first: int, payload: bytes = b"") -> bytes:
    """A masked frame of up to 125 bytes."""
    return bytes([first, 0x80 | len(payload)]) + bytes(4) + payload


TEXT, CONTINUED, PING = 0x01, 0x00, 0x89
FLOODS: dict[str, tuple[bytes, bytes]] = {
    "continuations": (frame(TEXT), 43_690 * frame(CONTINUED)),
    "pings": (b"", 2_000 * frame(PING, b"x" * 125)),
    "garbage": (b"", secrets.token_bytes(262_144)),
    "half frames": (b"\x81\xfe\x03\xe8", b"x"),
}
"""What each kind of hostile socket sends first, and what it then repeats."""


@dataclass
class Attack:
    """The results of an attack."""

    opened: int = 0
    cut: int = 0
    refused: int = 0
    """Handshakes and requests that did not get the expected answer."""
    sent: int = 0


class Siege:
    """All sockets of an attack; each has a thread."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.table = ""
        self.attack = Attack()
        self.is_over = threading.Event()
        self._lock = threading.Lock()

    def count(self, **more: int) -> None:
        with self._lock:
            for name, amount in more.items():
                setattr(self.attack, name, getattr(self.attack, name) + amount)

    def lay_bomb(self) -> None:
        """Create a table whose chat is as full as its chairs may make it at once."""
        tokens = [secrets.token_urlsafe(32) for _ in range(CHAIRS)]
        self.table = self._post("/api/tables", tokens[0], {"name": "chair 0"})["table"]
        for chair, token in enumerate(tokens):
            if chair:
                self._post(f"/api/tables/{self.table}/sit", token, {"name": f"chair {chair}"})
            for _ in range(LINES):
                body = {"chair": chair, "text": BOMB}
                self._post(f"/api/tables/{self.table}/chat", token, body)

    def _post(self, path: str, token: str, body: dict[str, object]) -> dict[str, str]:
        connection = HTTPConnection(
            "127.0.0.1", self.port, timeout=30, source_address=(ATTACKER, 0)
        )
        headers = {"Authorization": f"Bearer {token}", "Content-Type": "application/json"}
        connection.request("POST", path, json.dumps(body), headers)
        found: dict[str, str] = json.loads(connection.getresponse().read())
        connection.close()
        return found

    def keep(self, work: Callable[[socket.socket], None], room: int = 0) -> None:
        """Run an attack on a connection, and on a new one whenever it is cut."""
        while not self.is_over.is_set():
            try:
                with socket.socket() as connection:
                    connection.settimeout(30)
                    if room:
                        connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, room)
                    connection.bind((ATTACKER, 0))
                    connection.connect(("127.0.0.1", self.port))
                    self.count(opened=1)
                    work(connection)
            except OSError:
                self.count(cut=1)
            self.is_over.wait(BREATH)

    def flood(self, kind: str) -> Callable[[socket.socket], None]:
        """Open a WebSocket, then send the same bytes again and again."""
        first, again = FLOODS[kind]

        def send(connection: socket.socket) -> None:
            if not self._becomes_websocket(connection):
                return
            connection.sendall(first)
            while not self.is_over.is_set():
                connection.sendall(again)
                self.count(sent=len(again))
                if len(again) == 1:
                    time.sleep(0.01)

        return send

    def listen_to_nothing(self, connection: socket.socket) -> None:
        """Open a WebSocket, and never read from it."""
        if self._becomes_websocket(connection):
            self._linger(connection)

    def ask_and_not_read(self, connection: socket.socket) -> None:
        """Request the whole chat several times, and never read the answers."""
        request = f"GET /api/tables/{self.table}/news HTTP/1.1\r\nHost: localhost\r\n\r\n"
        connection.sendall(4 * request.encode())
        self._linger(connection)

    def _becomes_websocket(self, connection: socket.socket) -> bool:
        key = base64.b64encode(secrets.token_bytes(16)).decode()
        connection.sendall(
            f"GET /api/tables/{self.table}/stream HTTP/1.1\r\nHost: localhost\r\n"
            "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            f"Sec-WebSocket-Key: {key}\r\n\r\n".encode()
        )
        answer = connection.recv(12)
        if not answer.endswith(b" 101"):
            self.count(refused=1)
            return False
        return True

    def _linger(self, connection: socket.socket) -> None:
        """Wait until the server has cut the connection, without reading."""
        while not self.is_over.wait(0.5):
            if connection.getsockopt(socket.SOL_SOCKET, socket.SO_ERROR):
                raise ConnectionResetError
            connection.send(b"")


def besiege(port: int, hostile: int, unread: int, told: Connection) -> None:
    """Attack a server until told to stop; report the beginning and the results."""
    siege = Siege(port)
    siege.lay_bomb()
    works: list[tuple[Callable[[socket.socket], None], int]] = [
        (siege.flood(kind), 0) for kind in itertools.islice(itertools.cycle(FLOODS), hostile)
    ]
    silent = (siege.listen_to_nothing, siege.ask_and_not_read)
    works += [(work, TINY) for work in itertools.islice(itertools.cycle(silent), unread)]
    threads = [threading.Thread(target=siege.keep, args=work, daemon=True) for work in works]
    for thread in threads:
        thread.start()
    told.send("begun")
    try:
        told.recv()
    except EOFError:
        return
    siege.is_over.set()
    for thread in threads:
        thread.join(2)
    told.send(siege.attack)
