"""``python -m bench.hostile``: how an attack on a server affects a visitor.

Starts a server with all its limits and a new database. A visitor plays at a table and measures how
long each answer takes: first without an attack, then while another process, at another address of
this machine, keeps four hostile sockets and fifty that are never read. Sockets that the server cuts
are opened again at once. Exits with 1 when the visitor's 99th percentile reaches
100 ms, or when the server's memory grows by 100 MB.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import os
import platform
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager, suppress
from dataclasses import asdict, dataclass, field
from http.client import HTTPConnection, HTTPException
from pathlib import Path
from random import Random
from typing import Any

from bench.hostility import Attack, besiege
from bench.load import free_port, say, spread, usage
from bench.measure import build

MOST_MS = 100.0
MOST_MB = 100.0
VISITOR = "127.0.0.1"
PACE = 0.1
"""Seconds between two moves of the visitor; faster than any person, and within the limits."""
SAMPLE = 0.25
MB = 1024 * 1024


@dataclass
class Phase:
    """The visitor's measurements in one phase; times in milliseconds, memory in MB."""

    seconds: float
    got: dict[str, float] = field(default_factory=dict)
    posted: dict[str, float] = field(default_factory=dict)
    answers: int = 0
    failures: int = 0
    """Requests without an answer, or with a status other than 200 or 201."""
    memory: float = 0.0
    """The maximum."""
    cores: float = 0.0


@dataclass
class Result:
    """The results of a run."""

    build: str
    python: str
    cores: int
    load_average: float
    memory_at_start: float
    before: Phase
    during: Phase
    after: Phase
    attack: Attack

    @property
    def growth(self) -> float:
        """The largest growth of the server's memory, in MB."""
        return max(self.during.memory, self.after.memory) - self.memory_at_start

    @property
    def is_fine(self) -> bool:
        """Whether the visitor was hardly disturbed."""
        slowest = max(self.during.got.get("p99", 1e9), self.during.posted.get("p99", 1e9))
        is_answered = self.during.failures == 0
        return slowest < MOST_MS and self.growth < MOST_MB and is_answered


class Visitor:
    """Somebody who plays both seats of a table, one move after the other."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.rng = Random(1)
        self.got: list[float] = []
        self.posted: list[float] = []
        self.failures = 0
        self.table = ""
        self._connection: HTTPConnection | None = None

    def round(self) -> None:
        """Look at the table and make a move; create a new table when the game is over."""
        if not self.table:
            body = {
                "name": "Ann",
                "options": {"players": 2, "drafts_first_age": False, "seats": "as-seated"},
            }
            self.table = self._post("/api/tables", body)["table"]
            self._post(f"/api/tables/{self.table}/sit", {"name": "Bo"})
            for chair in (0, 1):
                self._post(f"/api/tables/{self.table}/ready", {"chair": chair})
            self._post(f"/api/tables/{self.table}/start", {})
        for seat in (0, 1):
            news = self._get(f"/api/tables/{self.table}/news?seat={seat}&after=1000000")
            decision = news["view"]["decision"]
            if news["table"]["status"] == "finished":
                self.table = ""
                return
            if seat in decision["seats"] and seat not in decision["sealed"]:
                move = self.rng.choice(decision["options"])
                asked = {"seat": seat, "decision": news["decision"], "move": move}
                self._post(f"/api/tables/{self.table}/moves", asked)
                return

    def close(self) -> None:
        """Close the connection; the next request opens a new one."""
        if self._connection is not None:
            self._connection.close()
            self._connection = None

    def _get(self, path: str) -> dict[str, Any]:
        return self._ask("GET", path, None, self.got)

    def _post(self, path: str, body: dict[str, Any]) -> dict[str, Any]:
        return self._ask("POST", path, body, self.posted)

    def _ask(
        self, method: str, path: str, body: dict[str, Any] | None, times: list[float]
    ) -> dict[str, Any]:
        """Repeat a request until it is answered; failures are counted, with the time they took."""
        headers = {"Authorization": f"Bearer {'v' * 40}", "Content-Type": "application/json"}
        while True:
            started = time.perf_counter()
            try:
                if self._connection is None:
                    self._connection = HTTPConnection(
                        "127.0.0.1", self.port, timeout=30, source_address=(VISITOR, 0)
                    )
                sent = json.dumps(body) if body is not None else None
                self._connection.request(method, path, sent, headers)
                answer = self._connection.getresponse()
                text = answer.read()
            except (OSError, HTTPException):
                self.close()
                # A connection closed while idle is not a failure; a slow one is.
                if time.perf_counter() - started > 1:
                    self.failures += 1
                continue
            times.append(time.perf_counter() - started)
            if answer.status in (200, 201):
                found: dict[str, Any] = json.loads(text)
                return found
            self.failures += 1
            time.sleep(1)


def measure(visitor: Visitor, pid: int, seconds: float) -> Phase:
    """Let the visitor play for a while."""
    visitor.got, visitor.posted, visitor.failures = [], [], 0
    phase = Phase(seconds)
    used = usage([pid]).time
    began = sampled = time.monotonic()
    while (now := time.monotonic()) - began < seconds:
        visitor.round()
        if now - sampled > SAMPLE:
            sampled = now
            phase.memory = max(phase.memory, usage([pid]).memory / MB)
        time.sleep(PACE)
    phase.got, phase.posted = spread(visitor.got), spread(visitor.posted)
    phase.answers = len(visitor.got) + len(visitor.posted)
    phase.failures = visitor.failures
    phase.memory = round(max(phase.memory, usage([pid]).memory / MB), 1)
    phase.cores = round((usage([pid]).time - used) / seconds, 2)
    return phase


@contextmanager
def server(folder: Path) -> Iterator[tuple[int, int]]:
    """Start a server with its limits on a free port, and return the port and the process."""
    port = free_port()
    log = folder / "server.log"
    database = f"sqlite+aiosqlite:///{folder / 'matches.sqlite'}"
    environment = {**os.environ, "FIMBUL_DATABASE": database}
    environment.pop("FIMBUL_LIMITS", None)
    with log.open("wb") as words:
        process = subprocess.Popen(
            [Path(sys.executable).with_name("fimbul"), "serve", "--port", str(port)],
            env=environment,
            stdout=words,
            stderr=words,
        )
    try:
        wait_until_it_answers(port, process, log)
        yield port, process.pid
    finally:
        process.send_signal(signal.SIGTERM)
        try:
            process.wait(30)
        except subprocess.TimeoutExpired:
            process.kill()


def wait_until_it_answers(port: int, process: subprocess.Popen[bytes], log: Path) -> None:
    end = time.monotonic() + 120
    while True:
        if process.poll() is not None or time.monotonic() > end:
            raise RuntimeError(f"the server does not start: {log.read_text()[-2000:]}")
        with (
            suppress(OSError, HTTPException),
            closing(HTTPConnection("127.0.0.1", port, timeout=5)) as connection,
        ):
            connection.request("GET", "/healthz")
            if connection.getresponse().read() == b"ok":
                return
        time.sleep(0.1)


def run(before: float, during: float, after: float, hostile: int, unread: int) -> Result:
    """Measure a server before, during and after an attack."""
    with (
        tempfile.TemporaryDirectory(prefix="fimbul-hostile-") as name,
        server(Path(name)) as (port, pid),
        closing(Visitor(port)) as visitor,
    ):
        for _ in range(20):
            visitor.round()
        at_start = usage([pid]).memory / MB
        say(f"in peace for {before:.0f} s …")
        peace = measure(visitor, pid, before)
        say(f"under attack for {during:.0f} s: {hostile} hostile sockets, {unread} unread …")
        context = multiprocessing.get_context("spawn")
        ours, theirs = context.Pipe()
        attacker = context.Process(target=besiege, args=(port, hostile, unread, theirs))
        attacker.start()
        try:
            ready = ours.poll(60) and ours.recv()
            if not ready:
                raise RuntimeError("the attack did not begin")
            siege = measure(visitor, pid, during)
            ours.send("enough")
            attack = ours.recv() if ours.poll(60) else Attack()
        finally:
            attacker.terminate()
            attacker.join(10)
            ours.close()
            theirs.close()
        say(f"afterwards for {after:.0f} s …")
        rest = measure(visitor, pid, after)
        return Result(
            build(),
            platform.python_version(),
            os.cpu_count() or 1,
            round(os.getloadavg()[0], 1),
            round(at_start, 1),
            peace,
            siege,
            rest,
            attack,
        )


def as_table(result: Result) -> str:
    """Return the results as text."""
    phases = (result.before, result.during, result.after)
    rows: list[tuple[str, tuple[str, ...]]] = [("", ("in peace", "under attack", "afterwards"))]
    rows += [
        (f"GET, {name}, ms", tuple(f"{phase.got.get(name, 0)}" for phase in phases))
        for name in ("p50", "p99", "max")
    ]
    rows += [
        (f"POST, {name}, ms", tuple(f"{phase.posted.get(name, 0)}" for phase in phases))
        for name in ("p50", "p99", "max")
    ]
    rows += [
        ("answers", tuple(f"{phase.answers}" for phase in phases)),
        ("failures", tuple(f"{phase.failures}" for phase in phases)),
        ("server memory, MB", tuple(f"{phase.memory}" for phase in phases)),
        ("server, cores", tuple(f"{phase.cores}" for phase in phases)),
    ]
    attack, load = result.attack, result.load_average
    lines = [
        f"fimbul.rules: {result.build}, Python {result.python}, {result.cores} cores, load {load}",
        "",
        *(f"{name:<20}" + "".join(f"{cell:>14}" for cell in cells) for name, cells in rows),
        "",
        f"sockets opened: {attack.opened}, cut by the server: {attack.cut}",
        f"refused: {attack.refused}, sent: {attack.sent / MB:.1f} MB",
        f"memory at the start: {result.memory_at_start} MB, at most {result.growth:.1f} MB more",
        "fine" if result.is_fine else f"NOT within {MOST_MS:.0f} ms and {MOST_MB:.0f} MB",
    ]
    return "\n".join(lines)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run, print the results, and return the exit status."""
    parser = argparse.ArgumentParser(prog="python -m bench.hostile", description=__doc__)
    parser.add_argument("--before", type=float, default=15.0, help="seconds before the attack")
    parser.add_argument("--seconds", type=float, default=60.0, help="seconds of the attack")
    parser.add_argument("--after", type=float, default=15.0, help="seconds afterwards")
    parser.add_argument("--hostile", type=int, default=4, help="sockets that send")
    parser.add_argument("--unread", type=int, default=50, help="sockets that are never read")
    parser.add_argument("--json", type=Path, help="also write the results to this file")
    wish = parser.parse_args(arguments)
    result = run(wish.before, wish.seconds, wish.after, wish.hostile, wish.unread)
    print(as_table(result))
    if wish.json:
        found = {**asdict(result), "growth": result.growth, "is_fine": result.is_fine}
        wish.json.write_text(json.dumps(found, indent=2) + "\n", encoding="utf-8")
    return 0 if result.is_fine else 1


if __name__ == "__main__":
    sys.exit(main())
