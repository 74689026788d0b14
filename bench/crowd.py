"""Players at many tables, simulated in one process: WebSockets that listen, and moves.

It does as little work as possible, because it runs on the machine that it measures.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections import deque
from collections.abc import Callable, Coroutine
from random import Random
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from fimbul.server.keys import new_secret

CHAIRS = 4
THINKING = (2.0, 4.0)
"""Seconds that a decision usually takes, drawn uniformly: three on average."""
DRAFTING = 0.15
"""The share of tables that begin with a draft: among many games, about as many draft at a time."""
KEPT = 3.0
"""Seconds for which an idle connection may be reused."""
AT_ONCE = 40
"""Concurrent requests while the tables are created."""


# --- what the generator reads of the news ---------------------------------------------------------


class Decision(msgspec.Struct):
    seats: list[int]
    sealed: list[int]
    options: list[str]


class View(msgspec.Struct):
    decision: Decision


class Info(msgspec.Struct):
    status: str


class Changes(msgspec.Struct):
    """The changes that matter here, by their paths in the news."""

    name: str | None = msgspec.field(name="/decision", default=None)
    seats: list[int] | None = msgspec.field(name="/view/decision/seats", default=None)
    sealed: list[int] | None = msgspec.field(name="/view/decision/sealed", default=None)
    options: list[str] | None = msgspec.field(name="/view/decision/options", default=None)
    status: str | None = msgspec.field(name="/table/status", default=None)


class News(msgspec.Struct):
    seq: int = 0
    decision: str = ""
    view: View | None = None
    table: Info | None = None
    changes: Changes | None = None

    def put_into(self, known: News) -> None:
        """Apply the changes to the news known so far."""
        changes = self.changes
        assert changes is not None
        assert known.view is not None
        assert known.table is not None
        known.seq = self.seq
        known.decision = known.decision if changes.name is None else changes.name
        known.table.status = changes.status or known.table.status
        decision = known.view.decision
        decision.seats = decision.seats if changes.seats is None else changes.seats
        decision.sealed = decision.sealed if changes.sealed is None else changes.sealed
        decision.options = decision.options if changes.options is None else changes.options


class Answer(msgspec.Struct):
    seq: int = 0
    table: str = ""


NEWS = msgspec.json.Decoder(News)
ANSWER = msgspec.json.Decoder(Answer)


# --- a small HTTP client --------------------------------------------------------------------------


class Http:
    """A minimal HTTP client that keeps its connections."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.idle: deque[tuple[float, asyncio.StreamReader, asyncio.StreamWriter]] = deque()

    async def post(self, path: str, token: str, body: dict[str, Any] | None) -> tuple[int, bytes]:
        """Send a request, and return the status and the body of the answer."""
        content = msgspec.json.encode(body) if body is not None else b""
        head = (
            f"POST {path} HTTP/1.1\r\nHost: 127.0.0.1:{self.port}\r\n"
            f"Authorization: Bearer {token}\r\nContent-Type: application/json\r\n"
            f"Content-Length: {len(content)}\r\n\r\n"
        )
        while True:
            reader, writer, is_new = await self._connect()
            try:
                writer.write(head.encode() + content)
                status, answer, is_kept = await _answer(reader)
            except ConnectionError:
                writer.close()
                if is_new:
                    raise
                continue  # the server has just closed it
            except BaseException:
                writer.close()
                raise
            if is_kept:
                self.idle.append((time.monotonic(), reader, writer))
            else:
                writer.close()
            return status, answer

    async def _connect(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter, bool]:
        """Return a connection that the server has not yet closed, and whether it is new."""
        while self.idle and self.idle[0][0] < time.monotonic() - KEPT:
            self.idle.popleft()[2].close()
        if self.idle:
            return *self.idle.pop()[1:], False
        return *await asyncio.open_connection("127.0.0.1", self.port), True

    def close(self) -> None:
        for _, _, writer in self.idle:
            writer.close()


async def _answer(reader: asyncio.StreamReader) -> tuple[int, bytes, bool]:
    """Return the status and the body of an answer, and whether the connection can be reused."""
    first = await reader.readline()
    if not first:
        raise ConnectionResetError
    length, is_kept = 0, True
    while (line := await reader.readline()) != b"\r\n":
        name, _, value = line.partition(b":")
        if name.lower() == b"content-length":
            length = int(value)
        elif name.lower() == b"connection":
            is_kept = value.strip().lower() != b"close"
    return int(first.split()[1]), await reader.readexactly(length), is_kept


# --- playing --------------------------------------------------------------------------------------


class Table:
    """A table with a socket for each chair; one token holds all of them."""

    def __init__(self, crowd: Crowd, table_id: str, token: str) -> None:
        self.crowd = crowd
        self.id = table_id
        self.token = token
        self.arrivals: dict[int, list[float]] = {}
        """When each socket got an entry, by the entry's number."""
        self.sent: dict[int, float] = {}
        """When the moves were sent that have not yet reached all sockets."""
        self.is_over = False

    def hear(self, before: int, seq: int, at: float) -> None:
        for number in range(before + 1, seq + 1):
            arrivals = self.arrivals.setdefault(number, [])
            arrivals.append(at)
            self._settle(number)

    def acknowledge(self, seq: int, sent_at: float) -> None:
        self.sent[seq] = sent_at
        self._settle(seq)

    def _settle(self, seq: int) -> None:
        arrivals = self.arrivals.get(seq, [])
        if len(arrivals) == CHAIRS:
            sent_at = self.sent.pop(seq, None)
            if sent_at is not None:
                del self.arrivals[seq]
                self.crowd.everyone.append(max(arrivals) - sent_at)

    async def watch(self, seat: int) -> None:
        """Play one seat: listen, and decide when asked."""
        address = f"ws://127.0.0.1:{self.crowd.port}/api/tables/{self.id}/stream"
        async with connect(
            f"{address}?seat={seat}&changes=true",
            additional_headers={"Authorization": f"Bearer {self.token}"},
            compression="deflate" if self.crowd.compresses else None,
            proxy=None,
            open_timeout=60,
            ping_interval=None,
        ) as connection:
            self.crowd.connected += 1
            await self._listen(connection, seat)

    async def _listen(self, connection: ClientConnection, seat: int) -> None:
        known, answering = News(), ""
        with contextlib.suppress(ConnectionClosed):
            async for message in connection:
                at = time.perf_counter()
                news = NEWS.decode(message)
                if not news.seq:
                    continue
                self.crowd.messages += 1
                self.crowd.bytes += len(message)
                if known.seq:
                    self.hear(known.seq, news.seq, at)
                if news.changes is not None:
                    news.put_into(known)
                    news = known
                known = news
                if news.view is None or (news.table and news.table.status == "finished"):
                    self.is_over = self.is_over or news.view is not None
                    continue
                decision = news.view.decision
                is_owing = seat in decision.seats and seat not in decision.sealed
                if is_owing and news.decision != answering and self.crowd.is_player(self, seat):
                    answering = news.decision
                    self.crowd.later(self, seat, news.decision, decision.options)

    async def move(self, seat: int, decision: str, options: list[str]) -> None:
        crowd = self.crowd
        body = {"seat": seat, "decision": decision, "move": crowd.rng.choice(options)}
        sent_at = time.perf_counter()
        status, answer = await crowd.http.post(f"/api/tables/{self.id}/moves", self.token, body)
        if status == 200:
            crowd.answered.append(time.perf_counter() - sent_at)
            self.acknowledge(ANSWER.decode(answer).seq, sent_at)
        else:
            crowd.refused += 1


class Crowd:
    """All tables, and the measurements."""

    def __init__(
        self,
        port: int,
        tables: int,
        away: float,
        compresses: bool,
        seed: int,
        thinking: tuple[float, float] = THINKING,
    ) -> None:
        self.port = port
        self.count = tables
        self.away = away
        self.compresses = compresses
        self.thinking = thinking
        self.rng = Random(seed)
        self.http = Http(port)
        self.tables: list[Table] = []
        self.absent: set[tuple[str, int]] = set()
        self.tasks: set[asyncio.Task[None]] = set()
        self.connected = 0
        self.is_playing = False
        self.forget()

    def forget(self) -> None:
        """Begin to measure."""
        self.everyone: list[float] = []
        self.answered: list[float] = []
        self.messages = self.bytes = self.refused = 0
        for table in self.tables:
            table.sent.clear()
            table.arrivals.clear()

    def is_player(self, table: Table, seat: int) -> bool:
        return (table.id, seat) not in self.absent

    def later(self, table: Table, seat: int, decision: str, options: list[str]) -> None:
        """Make a move after the time that a person would take."""
        thought = self.rng.uniform(*self.thinking)
        asyncio.get_running_loop().call_later(
            thought, lambda: self._spawn(table.move, seat, decision, options)
        )

    def _spawn(self, work: Callable[..., Coroutine[Any, Any, None]], *arguments: object) -> None:
        if self.is_playing:
            task = asyncio.create_task(work(*arguments))
            self.tasks.add(task)
            task.add_done_callback(self.tasks.discard)

    async def post(self, path: str, token: str, body: dict[str, Any] | None = None) -> Answer:
        status, answer = await self.http.post(path, token, body)
        if status not in (200, 201):
            raise RuntimeError(f"{path}: {status} {answer[:200]!r}")
        return ANSWER.decode(answer)

    async def lay_all(self) -> None:
        """Create and start all tables."""
        turns = asyncio.Semaphore(AT_ONCE)

        async def lay() -> None:
            async with turns:
                self.tables.append(await self._lay())

        await asyncio.gather(*(lay() for _ in range(self.count)))

    async def _lay(self) -> Table:
        token = new_secret()
        options = {
            "players": CHAIRS,
            "seats": "as-seated",
            "drafts_first_age": self.rng.random() < DRAFTING,
        }
        body = {"options": options, "name": "player 0"}
        table = (await self.post("/api/tables", token, body)).table
        place = f"/api/tables/{table}"
        for chair in range(CHAIRS):
            if chair:
                await self.post(f"{place}/sit", token, {"name": f"player {chair}"})
            await self.post(f"{place}/ready", token, {"chair": chair})
        await self.post(f"{place}/start", token)
        return Table(self, table, token)

    async def leave_some(self) -> None:
        """Let some players leave, so that stand-ins play for them; one stays at each table."""
        for table in self.tables:
            for chair in range(1, CHAIRS):
                if self.rng.random() < self.away * CHAIRS / (CHAIRS - 1):
                    self.absent.add((table.id, chair))
                    await self.post(f"/api/tables/{table.id}/leave", table.token, {"chair": chair})

    async def connect_all(self) -> None:
        """Open all sockets, a few at a time."""
        self.is_playing = True
        for number, table in enumerate(self.tables):
            for seat in range(CHAIRS):
                self._spawn(table.watch, seat)
            while self.connected < number * CHAIRS - AT_ONCE:
                await asyncio.sleep(0.01)
        end = time.monotonic() + 120
        while self.connected < self.count * CHAIRS:
            if time.monotonic() > end:
                raise RuntimeError(f"only {self.connected} sockets were opened")
            await asyncio.sleep(0.05)

    async def stop(self) -> None:
        self.is_playing = False
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        self.http.close()
