"""``python -m bench.load``: how a server copes with many tables at once.

Starts a server on a new database and plays there: four chairs a table and a WebSocket for each.
Most players take about three seconds for a decision; some are away, so that stand-ins play for
them. The main result is the time from sending a move until the last of the
table's WebSockets has it.

With ``--against REVISION`` the server of that revision takes turns with this one, run by run. Its
rules are compiled if ours are. The main results are then the processor time of the server for a
message, and the bytes of a message.

With ``--cores`` each process of the server gets a core of its own, and everything else the other
cores: so a machine with many shows how the processes scale. ``--players N`` plays from N processes,
since one cannot keep up with several of a server. With ``--share S`` each process of the server may
use that share of a core only, which shows the same on a machine that has few.
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
import tracemalloc
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, field, replace
from itertools import product
from pathlib import Path
from random import Random

from bench.crowd import CHAIRS, THINKING
from bench.crowds import Crowds, Part
from bench.measure import build
from bench.revisions import environment_of
from bench.shares import apart, limited
from fimbul.match.entries import Created, Entry, Logged, entry_from_json, entry_to_json
from fimbul.match.match import Match, fold
from fimbul.match.options import TableOptions
from fimbul.rules import legal, move_text

REPORT = 5.0


# --- figures --------------------------------------------------------------------------------------


@dataclass
class Usage:
    """Memory (bytes) and processor time (seconds) of the server's processes."""

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
    """The results of a run; times in milliseconds, memory in MiB unless stated otherwise."""

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
    us_a_message: float = 0.0
    """Processor time of the server in microseconds, divided by the number of messages."""
    everyone: dict[str, float] = field(default_factory=dict)
    """From sending a move until the last socket of the table has it."""
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
    kib_a_game: float = 0.0
    """For a table with the log of a whole game, without sockets."""
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


def kib_of_a_game(games: int = 10) -> float:
    """Return the memory of a table whose game is over."""
    logs = [whole_game(Random(seed)) for seed in range(games)]
    gc.collect()
    tracemalloc.start()
    kept = [fold([Logged(seq, at, entry_from_json(body)) for seq, at, body in log]) for log in logs]
    size = tracemalloc.get_traced_memory()[0]
    tracemalloc.stop()
    return round(size / 1024 / len(kept), 1)


def whole_game(rng: Random) -> list[tuple[int, int, str]]:
    """Return the log of a random game of four, as it is stored."""
    match = Match()
    log: list[tuple[int, int, str]] = []

    def add(entry: Entry | None) -> None:
        assert entry is not None
        logged = match.fold_new(entry, 3_000 * len(log)).logged
        log.append((logged.seq, logged.at, entry_to_json(entry)))

    add(Created(TableOptions(players=CHAIRS)))
    for chair in range(CHAIRS):
        add(match.sit(f"player {chair}"))
        add(match.ready(chair, True))
    add(match.start(rng))
    while match.status != "finished":
        seat = rng.choice(match.owing())
        move = move_text(rng.choice(legal(match.state, seat)))
        add(match.move(seat, match.decision_of(seat), move))
    return log


# --- the server -----------------------------------------------------------------------------------


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as probe:
        return int(probe.getsockname()[1])


@contextlib.contextmanager
def server(
    database: str,
    processes: int,
    log: Path,
    *,
    is_limited: bool = False,
    has_brake: bool = False,
    environment: Mapping[str, str] | None = None,
) -> Iterator[tuple[int, list[int]]]:
    """Start a server on a free port, and yield the port and the ids of its serving processes."""
    port = free_port()
    program = Path(sys.executable).with_name("fimbul")
    with log.open("wb") as words:
        process = subprocess.Popen(
            [program, "serve", "--port", str(port), "--workers", str(processes)],
            env={
                **os.environ,
                **(environment or {}),
                "FIMBUL_DATABASE": database,
                "FIMBUL_LIMITS": "on" if is_limited else "off",
                "FIMBUL_BRAKE": "on" if has_brake else "off",
            },
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
    """Return the serving processes that uvicorn has started, without Python's helper processes."""
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
    share: float = 0.0
    """The share of a core that each process of the server may use; 0 for all of it."""
    has_cores: bool = False
    """Whether each process of the server gets a core of its own."""
    players: int = 1
    """The processes that play."""
    thinking: tuple[float, float] = THINKING
    """The least and the most seconds that a player takes for a decision."""
    environment: Mapping[str, str] = field(default_factory=dict)
    """Extra environment variables of the server's processes, which select another revision."""


async def play(plan: Plan, port: int, pids: list[int]) -> Result:
    whole = Part(port, plan.tables, plan.away, plan.compresses, plan.seed, plan.thinking)
    crowd = Crowds(whole, plan.players)
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
    await crowd.tell("lay_all")
    laid = usage(pids)
    result.kib_a_table = round((laid.memory - at_first.memory) / 1024 / plan.tables, 1)
    say(f"opening {result.sockets} sockets …")
    await crowd.tell("connect_all")
    connected = usage(pids)
    result.kib_a_socket = round((connected.memory - laid.memory) / 1024 / result.sockets, 1)
    await crowd.tell("leave_some")
    say(f"warming up for {plan.warm_up:.0f} s …")
    await asyncio.sleep(plan.warm_up)
    await crowd.tell("forget")
    before, own = usage(pids), usage(crowd.pids)
    started = time.perf_counter()
    await watch_progress(crowd, pids, plan.seconds)
    took = time.perf_counter() - started
    after, own_after = usage(pids), usage(crowd.pids)
    measured = await crowd.measured()
    result.seconds = round(took, 1)
    result.moves = len(measured.answered)
    result.messages = measured.messages
    result.bytes_a_message = round(measured.bytes / max(1, measured.messages))
    result.everyone = spread(measured.everyone)
    result.answered = spread(measured.answered)
    result.unheard = measured.unheard
    result.refused = measured.refused
    result.us_a_message = round((after.time - before.time) / max(1, measured.messages) * 1e6)
    result.server_cores = round((after.time - before.time) / took, 2)
    result.generator_cores = round((own_after.time - own.time) / took, 2)
    result.memory = round(after.memory / 2**20, 1)
    result.kib_a_table_later = round((after.memory - at_first.memory) / 1024 / plan.tables, 1)
    result.kib_a_game = kib_of_a_game()
    result.load_average = round(os.getloadavg()[0], 1)
    await crowd.stop()
    return result


async def watch_progress(crowd: Crowds, pids: list[int], seconds: float) -> None:
    end = time.perf_counter() + seconds
    before = 0
    while (left := end - time.perf_counter()) > 0:
        used, since = usage(pids).time, time.perf_counter()
        await asyncio.sleep(min(REPORT, left))
        took = time.perf_counter() - since
        measured = await crowd.measured()
        found = spread(measured.everyone)
        moves, before = len(measured.answered) - before, len(measured.answered)
        say(
            f"  {moves / took:6.1f} moves/s   "
            f"p50 {found.get('p50', 0):6.1f} ms   p99 {found.get('p99', 0):6.1f} ms   "
            f"server {(usage(pids).time - used) / took:4.2f} cores   {left:4.0f} s left"
        )


def say(text: str) -> None:
    print(text, file=sys.stderr, flush=True)


def run(plan: Plan) -> Result:
    with tempfile.TemporaryDirectory(prefix="fimbul-load-") as name:
        folder = Path(name)
        with (
            apart(plan.processes if plan.has_cores else 0) as give_cores_to,
            database(plan.kind, folder) as url,
            server(url, plan.processes, folder / "server.log", environment=plan.environment) as (
                port,
                pids,
            ),
            limited(pids, plan.share),
        ):
            give_cores_to(pids)
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
        ("server, µs a message", [f"{each.us_a_message:.0f}" for each in results]),
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
        ("a table, game over, KiB", [f"{each.kib_a_game}" for each in results]),
    ]
    first = results[0]
    lines = [f"fimbul.rules: {first.build}, Python {first.python}, {os.cpu_count()} cores", ""]
    lines += [f"{name:<26}" + "".join(f"{cell:>12}" for cell in cells) for name, cells in rows]
    return "\n".join(lines)


def middle(results: list[Result]) -> Result:
    """Return the run with the median result."""
    return sorted(results, key=lambda each: each.everyone.get("p99", 0))[len(results) // 2]


def compare(plan: Plan, revision: str, repeat: int) -> str:
    """Run a revision and this program in turns, and return the results and their ratio."""
    theirs = replace(plan, environment=environment_of(revision, build()))
    before: list[Result] = []
    after: list[Result] = []
    for _ in range(repeat):
        before.append(run(theirs))
        after.append(run(plan))
    lines = [
        f"{plan.tables} tables, {repeat} runs each, in turns; {revision} and this program:",
        "",
    ]
    for name, of in (
        ("server, µs a message", lambda each: each.us_a_message),
        ("bytes a message", lambda each: each.bytes_a_message),
        ("a socket, KiB", lambda each: each.kib_a_socket),
        ("to everyone, p99, ms", lambda each: each.everyone.get("p99", 0)),
    ):
        old, new = (sorted(map(of, found)) for found in (before, after))
        ratio = new[len(new) // 2] / max(old[len(old) // 2], 1e-9)
        lines.append(f"{name:<26}{old!s:>30}{new!s:>30}   {ratio:.3f}")
    return "\n".join(lines)


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.load", description=__doc__)
    parser.add_argument("--tables", type=int, nargs="+", default=[300])
    parser.add_argument(
        "--processes", type=int, nargs="+", default=[1], help="processes of the server"
    )
    parser.add_argument("--database", default="sqlite", help="sqlite, postgresql or an address")
    parser.add_argument(
        "--seconds", type=float, default=60.0, help="seconds to measure in each run"
    )
    parser.add_argument("--warm-up", type=float, default=10.0)
    parser.add_argument("--repeat", type=int, default=1, help="runs, of which the median counts")
    parser.add_argument("--away", type=float, default=0.125, help="the share of absent players")
    parser.add_argument("--no-compression", action="store_true")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument(
        "--share", type=float, default=0.0, help="what a process may use of a core; 0: all of it"
    )
    parser.add_argument(
        "--cores", action="store_true", help="give each process of the server a core of its own"
    )
    parser.add_argument("--players", type=int, default=1, help="processes that play")
    parser.add_argument(
        "--thinking", type=float, nargs=2, default=THINKING, help="seconds for a decision, from, to"
    )
    parser.add_argument(
        "--against", metavar="REVISION", help="compare with the server of this revision"
    )
    parser.add_argument("--json", type=Path, help="also write the results to this file")
    options = parser.parse_args(arguments)
    results = []
    for processes, tables in product(options.processes, options.tables):
        plan = Plan(
            tables,
            options.seconds,
            options.warm_up,
            options.database,
            processes,
            options.away,
            not options.no_compression,
            options.seed,
            options.share,
            options.cores,
            options.players,
            tuple(options.thinking),
        )
        if options.against:
            print(compare(plan, options.against, options.repeat))
            continue
        results.append(middle([run(plan) for _ in range(options.repeat)]))
    if not results:
        return
    print(as_table(results))
    if options.json:
        found = json.dumps([asdict(result) for result in results], indent=2)
        options.json.write_text(found + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
