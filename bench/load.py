"""``python -m bench.load``: how a server bears many tables that are played at once.

Starts a server of its own (on a database of its own) and plays at it from this process: four
chairs a table, a WebSocket for each, most of them people who take about three seconds for a
decision, some of them away, so that stand-ins play for them. What counts is the time from sending
a move until the last of the table's WebSockets has heard of it.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import gc
import json
import os
import platform
import resource
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections import deque
from collections.abc import Callable, Coroutine, Iterator, Sequence
from dataclasses import asdict, dataclass, field
from pathlib import Path
from random import Random
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from bench.measure import build
from fimbul.server.keys import new_secret

CHAIRS = 4
THINKING = (2.0, 4.0)
"""Seconds that a decision takes, drawn evenly: three on the average."""
DRAFTING = 0.15
"""The share of tables that begin with a draft: about what it is in the middle of many games."""
KEPT = 3.0
"""Seconds for which a connection is used again."""
AT_ONCE = 40
"""Requests under way while the tables are laid."""
REPORT = 5.0


# --- what the generator reads of the news ---------------------------------------------------------


class Decision(msgspec.Struct):
    seats: list[int]
    sealed: list[int]
    options: list[str]


class View(msgspec.Struct):
    decision: Decision


class Info(msgspec.Struct):
    status: str


class News(msgspec.Struct):
    seq: int = 0
    decision: str = ""
    view: View | None = None
    table: Info | None = None


class Answer(msgspec.Struct):
    seq: int = 0
    table: str = ""


NEWS = msgspec.json.Decoder(News)
ANSWER = msgspec.json.Decoder(Answer)


# --- a small HTTP client --------------------------------------------------------------------------


class Http:
    """Requests over connections that are kept; as little work as possible for this process."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.idle: deque[tuple[float, asyncio.StreamReader, asyncio.StreamWriter]] = deque()

    async def post(self, path: str, token: str, body: dict[str, Any] | None) -> tuple[int, bytes]:
        """Send a request; its status and body."""
        content = msgspec.json.encode(body) if body is not None else b""
        head = (
            f"POST {path} HTTP/1.1\r\nHost: 127.0.0.1:{self.port}\r\n"
            f"Authorization: Bearer {token}\r\nContent-Type: application/json\r\n"
            f"Content-Length: {len(content)}\r\n\r\n"
        )
        reader, writer = await self._connect()
        writer.write(head.encode() + content)
        status = int((await reader.readline()).split()[1])
        length = 0
        while (line := await reader.readline()) != b"\r\n":
            name, _, value = line.partition(b":")
            if name.lower() == b"content-length":
                length = int(value)
        answer = await reader.readexactly(length)
        self.idle.append((time.monotonic(), reader, writer))
        return status, answer

    async def _connect(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """A connection that the server has not yet given up."""
        while self.idle and self.idle[0][0] < time.monotonic() - KEPT:
            self.idle.popleft()[2].close()
        if self.idle:
            return self.idle.pop()[1:]
        return await asyncio.open_connection("127.0.0.1", self.port)

    def close(self) -> None:
        for _, _, writer in self.idle:
            writer.close()


# --- figures --------------------------------------------------------------------------------------


@dataclass
class Usage:
    """What the processes of the server use: memory in bytes, time in seconds."""

    memory: int
    time: float


def usage(pids: Sequence[int]) -> Usage:
    memory, ticks = 0, 0
    for pid in pids:
        with contextlib.suppress(FileNotFoundError, ProcessLookupError):
            pages = Path(f"/proc/{pid}/statm").read_text(encoding="ascii").split()
            memory += int(pages[1]) * resource.getpagesize()
            fields = (
                Path(f"/proc/{pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
            )
            ticks += int(fields[11]) + int(fields[12])
    return Usage(memory, ticks / os.sysconf("SC_CLK_TCK"))


@dataclass
class Result:
    """What a run came to; times in milliseconds, memory in MiB unless said otherwise."""

    tables: int
    sockets: int
    database: str
    processes: int
    build: str
    python: str
    compression: bool
    seconds: float
    moves: int = 0
    """Moves of people in that time."""
    messages: int = 0
    bytes_a_message: float = 0.0
    everyone: dict[str, float] = field(default_factory=dict)
    """From sending a move until the last socket of the table has heard of it."""
    answered: dict[str, float] = field(default_factory=dict)
    """From sending a move until its acknowledgement."""
    unheard: int = 0
    refused: int = 0
    server_cores: float = 0.0
    generator_cores: float = 0.0
    memory: float = 0.0
    kib_a_table: float = 0.0
    """For a table just begun, without sockets."""
    kib_a_socket: float = 0.0
    kib_a_table_later: float = 0.0
    """For a table with its four sockets at the end of the run."""
    load_average: float = 0.0


def spread(samples: list[float]) -> dict[str, float]:
    """Quantiles of samples, in milliseconds."""
    if not samples:
        return {}
    found = sorted(samples)
    at = {"p50": 0.5, "p90": 0.9, "p99": 0.99, "max": 1.0}
    return {
        name: round(found[min(len(found) - 1, int(len(found) * q))] * 1000, 1)
        for name, q in at.items()
    }


# --- playing --------------------------------------------------------------------------------------


class Table:
    """A table with a socket for each chair; one token holds all of them."""

    def __init__(self, load: Load, table_id: str, token: str) -> None:
        self.load = load
        self.id = table_id
        self.token = token
        self.arrivals: dict[int, list[float]] = {}
        """When each socket heard of an entry."""
        self.sent: dict[int, float] = {}
        """When moves were sent that are not yet heard of by all."""
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
                self.load.everyone.append(max(arrivals) - sent_at)

    async def watch(self, seat: int) -> None:
        """Be one of the players: listen, and decide when asked."""
        address = f"ws://127.0.0.1:{self.load.port}/api/tables/{self.id}/stream"
        async with connect(
            f"{address}?seat={seat}",
            additional_headers={"Authorization": f"Bearer {self.token}"},
            compression="deflate" if self.load.compresses else None,
            proxy=None,
            open_timeout=60,
            ping_interval=None,
        ) as connection:
            self.load.connected += 1
            await self._listen(connection, seat)

    async def _listen(self, connection: ClientConnection, seat: int) -> None:
        known, answering = 0, ""
        with contextlib.suppress(ConnectionClosed):
            async for message in connection:
                at = time.perf_counter()
                news = NEWS.decode(message)
                if not news.seq:
                    continue
                self.load.messages += 1
                self.load.bytes += len(message)
                if known:
                    self.hear(known, news.seq, at)
                known = news.seq
                if news.view is None or (news.table and news.table.status == "finished"):
                    self.is_over = self.is_over or news.view is not None
                    continue
                decision = news.view.decision
                is_owing = seat in decision.seats and seat not in decision.sealed
                if is_owing and news.decision != answering and self.load.is_player(self, seat):
                    answering = news.decision
                    self.load.later(self, seat, news.decision, decision.options)

    async def move(self, seat: int, decision: str, options: list[str]) -> None:
        load = self.load
        body = {"seat": seat, "decision": decision, "move": load.rng.choice(options)}
        sent_at = time.perf_counter()
        status, answer = await load.http.post(f"/api/tables/{self.id}/moves", self.token, body)
        if status == 200:
            load.answered.append(time.perf_counter() - sent_at)
            self.acknowledge(ANSWER.decode(answer).seq, sent_at)
        else:
            load.refused += 1


class Load:
    """All tables, and what was measured at them."""

    def __init__(self, port: int, tables: int, away: float, compresses: bool, seed: int) -> None:
        self.port = port
        self.count = tables
        self.away = away
        self.compresses = compresses
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
        """Decide after some thought."""
        thought = self.rng.uniform(*THINKING)
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
        """Lay and begin all tables."""
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
        """Let some players go away, for whom stand-ins play; never the last of a table."""
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


# --- the server -----------------------------------------------------------------------------------


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as probe:
        return int(probe.getsockname()[1])


@contextlib.contextmanager
def server(database: str, processes: int, log: Path) -> Iterator[tuple[int, list[int]]]:
    """A server on a free port: the port, and the ids of the processes that serve."""
    port = free_port()
    program = Path(sys.executable).with_name("fimbul")
    with log.open("wb") as words:
        process = subprocess.Popen(
            [program, "serve", "--port", str(port), "--workers", str(processes)],
            env={**os.environ, "FIMBUL_DATABASE": database, "FIMBUL_LIMITS": "off"},
            stdout=words,
            stderr=words,
        )
    try:
        end = time.monotonic() + 60
        while True:
            if process.poll() is not None or time.monotonic() > end:
                raise RuntimeError(f"the server does not start: {log.read_text()[-2000:]}")
            with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port), 1):
                break
            time.sleep(0.05)
        time.sleep(1)
        yield port, serving_pids(process.pid) if processes > 1 else [process.pid]
    finally:
        process.send_signal(signal.SIGTERM)
        try:
            process.wait(30)
        except subprocess.TimeoutExpired:
            process.kill()


def serving_pids(parent: int) -> list[int]:
    """The processes that uvicorn has started to serve (and not the helpers of Python)."""
    children = Path(f"/proc/{parent}/task/{parent}/children").read_text(encoding="ascii").split()
    return [
        int(pid) for pid in children if b"spawn_main" in Path(f"/proc/{pid}/cmdline").read_bytes()
    ]


@contextlib.contextmanager
def database(kind: str, folder: Path) -> Iterator[str]:
    """The address of an empty database: SQLite in the folder, or a private PostgreSQL."""
    if kind == "sqlite":
        yield f"sqlite+aiosqlite:///{folder / 'matches.sqlite'}"
        return
    if "://" in kind:
        yield kind
        return
    from tests.postgres import Cluster, binaries

    programs = binaries()
    if programs is None:
        raise SystemExit("PostgreSQL is not installed")
    home = Path(tempfile.mkdtemp(prefix="fimbul-pg-"))
    cluster = Cluster(programs, home)
    try:
        cluster.create()
        cluster.start()
        try:
            yield cluster.url("postgres")
        finally:
            cluster.stop()
    finally:
        shutil.rmtree(home, ignore_errors=True)


# --- a run ----------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Plan:
    tables: int
    seconds: float
    warm_up: float
    kind: str
    processes: int
    away: float
    compresses: bool
    seed: int


async def play(plan: Plan, port: int, pids: list[int]) -> Result:
    gc.disable()  # a pause here is not the server's
    load = Load(port, plan.tables, plan.away, plan.compresses, plan.seed)
    result = Result(
        plan.tables,
        plan.tables * CHAIRS,
        plan.kind.partition(":")[0],
        plan.processes,
        build(),
        platform.python_version(),
        plan.compresses,
        plan.seconds,
    )
    say(f"processes of the server: {pids}")
    at_first = usage(pids)
    say(f"laying {plan.tables} tables …")
    await load.lay_all()
    laid = usage(pids)
    result.kib_a_table = round((laid.memory - at_first.memory) / 1024 / plan.tables, 1)
    say(f"opening {result.sockets} sockets …")
    await load.connect_all()
    connected = usage(pids)
    result.kib_a_socket = round((connected.memory - laid.memory) / 1024 / result.sockets, 1)
    await load.leave_some()
    say(f"warming up for {plan.warm_up:.0f} s …")
    await asyncio.sleep(plan.warm_up)
    load.forget()
    before, own = usage(pids), usage([os.getpid()])
    started = time.perf_counter()
    await watch_progress(load, pids, plan.seconds)
    took = time.perf_counter() - started
    after, own_after = usage(pids), usage([os.getpid()])
    result.seconds = round(took, 1)
    result.moves = len(load.answered)
    result.messages = load.messages
    result.bytes_a_message = round(load.bytes / max(1, load.messages))
    result.everyone = spread(load.everyone)
    result.answered = spread(load.answered)
    result.unheard = sum(len(table.sent) for table in load.tables)
    result.refused = load.refused
    result.server_cores = round((after.time - before.time) / took, 2)
    result.generator_cores = round((own_after.time - own.time) / took, 2)
    result.memory = round(after.memory / 2**20, 1)
    result.kib_a_table_later = round((after.memory - at_first.memory) / 1024 / plan.tables, 1)
    result.load_average = os.getloadavg()[0]
    await load.stop()
    return result


async def watch_progress(load: Load, pids: list[int], seconds: float) -> None:
    end = time.perf_counter() + seconds
    while (left := end - time.perf_counter()) > 0:
        before = len(load.answered)
        used, since = usage(pids).time, time.perf_counter()
        await asyncio.sleep(min(REPORT, left))
        took = time.perf_counter() - since
        found = spread(load.everyone)
        say(
            f"  {(len(load.answered) - before) / took:6.1f} moves/s   "
            f"p50 {found.get('p50', 0):6.1f} ms   p99 {found.get('p99', 0):6.1f} ms   "
            f"server {(usage(pids).time - used) / took:4.2f} cores   {left:4.0f} s left"
        )


def say(text: str) -> None:
    print(text, file=sys.stderr, flush=True)


def run(plan: Plan) -> Result:
    with tempfile.TemporaryDirectory(prefix="fimbul-load-") as name:
        folder = Path(name)
        with (
            database(plan.kind, folder) as url,
            server(url, plan.processes, folder / "server.log") as (port, pids),
        ):
            return asyncio.run(play(plan, port, pids))


def as_table(results: list[Result]) -> str:
    rows = [
        ("tables", [f"{each.tables}" for each in results]),
        ("sockets", [f"{each.sockets}" for each in results]),
        ("database", [each.database for each in results]),
        ("server processes", [f"{each.processes}" for each in results]),
        ("moves of people/s", [f"{each.moves / each.seconds:.0f}" for each in results]),
        ("messages/s", [f"{each.messages / each.seconds:.0f}" for each in results]),
        ("bytes a message", [f"{each.bytes_a_message:.0f}" for each in results]),
    ]
    rows += [
        (f"to everyone, {name}, ms", [f"{each.everyone.get(name, 0)}" for each in results])
        for name in ("p50", "p90", "p99", "max")
    ]
    rows += [
        ("acknowledged, p99, ms", [f"{each.answered.get('p99', 0)}" for each in results]),
        ("not heard of", [f"{each.unheard}" for each in results]),
        ("refused", [f"{each.refused}" for each in results]),
        ("server, cores", [f"{each.server_cores}" for each in results]),
        ("generator, cores", [f"{each.generator_cores}" for each in results]),
        ("server memory, MiB", [f"{each.memory}" for each in results]),
        ("a table just begun, KiB", [f"{each.kib_a_table}" for each in results]),
        ("a socket, KiB", [f"{each.kib_a_socket}" for each in results]),
        ("a table, 4 sockets, KiB", [f"{each.kib_a_table_later}" for each in results]),
    ]
    first = results[0]
    lines = [f"fimbul.rules: {first.build}, Python {first.python}, {os.cpu_count()} cores", ""]
    lines += [f"{name:<26}" + "".join(f"{cell:>12}" for cell in cells) for name, cells in rows]
    return "\n".join(lines)


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.load", description=__doc__)
    parser.add_argument("--tables", type=int, nargs="+", default=[300])
    parser.add_argument("--seconds", type=float, default=60.0, help="to measure, for each run")
    parser.add_argument("--warm-up", type=float, default=10.0)
    parser.add_argument("--database", default="sqlite", help="sqlite, postgresql or an address")
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--away", type=float, default=0.125, help="the share of absent players")
    parser.add_argument("--no-compression", action="store_true")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json", type=Path, help="where to write the figures too")
    options = parser.parse_args(arguments)
    results = []
    for tables in options.tables:
        plan = Plan(
            tables,
            options.seconds,
            options.warm_up,
            options.database,
            options.processes,
            options.away,
            not options.no_compression,
            options.seed,
        )
        results.append(run(plan))
    print(as_table(results))
    if options.json:
        found = json.dumps([asdict(result) for result in results], indent=2)
        options.json.write_text(found + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
