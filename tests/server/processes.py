"""Servers as real processes of ``fimbul serve``, which can be killed."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Self

import httpx

from tests.patience import PATIENCE

_WITH_DESCRIPTORS = (
    "import os, resource, sys; most = int(sys.argv[1]); "
    "resource.setrlimit(resource.RLIMIT_NOFILE, (most, most)); os.execv(sys.argv[2], sys.argv[2:])"
)


def free_port() -> int:
    """Return a free port."""
    with socket.create_server(("127.0.0.1", 0)) as probe:
        return int(probe.getsockname()[1])


class ServerProcess:
    """A server on a database, always at the same port; started, killed and started again."""

    def __init__(
        self,
        database: str,
        log: Path,
        workers: int = 1,
        *,
        is_limited: bool = False,
        has_brake: bool = False,
        descriptors: int | None = None,
        options: tuple[str, ...] = (),
    ) -> None:
        """``descriptors``: how many files the process may open. ``options``: of the command.

        It does not shed load, since the machine may be busy with other tests.
        """
        self.database = database
        self.log = log
        self.workers = workers
        self.is_limited = is_limited
        self.has_brake = has_brake
        self.descriptors = descriptors
        self.options = options
        self.port = free_port()
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def pid(self) -> int:
        assert self.process is not None
        return self.process.pid

    def launch(self) -> Self:
        """Start the process without waiting for it."""
        assert self.process is None
        program = str(Path(sys.executable).with_name("fimbul"))
        command = [program, "serve", "--port", str(self.port), "--workers", str(self.workers)]
        command += self.options
        if self.descriptors is not None:
            command = [sys.executable, "-c", _WITH_DESCRIPTORS, str(self.descriptors), *command]
        own = {
            "FIMBUL_DATABASE": self.database,
            "FIMBUL_LIMITS": "on" if self.is_limited else "off",
            "FIMBUL_BRAKE": "on" if self.has_brake else "off",
        }
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                command,
                env={**os.environ, **own},
                stdin=subprocess.DEVNULL,
                stdout=subprocess.DEVNULL,
                stderr=log,
            )
        return self

    def answers(self) -> bool:
        """Whether the server answers; fails if its process has ended."""
        assert self.process is not None
        assert self.process.poll() is None, f"the server ended:\n{self.words()}"
        url = f"{self.url}/healthz"
        try:
            # Otherwise it would read certificates each time, which takes longer than the request.
            return httpx.get(url, timeout=5, trust_env=False, verify=False).status_code == 200
        except httpx.TransportError:
            return False

    def start(self, patience: float = PATIENCE) -> Self:
        """Start the process and wait until it answers."""
        self.launch()
        end = time.monotonic() + patience
        while not self.answers():
            assert time.monotonic() < end, f"the server does not answer:\n{self.words()}"
            time.sleep(0.05)
        return self

    def kill(self) -> None:
        """Kill the process without warning, as a crash would."""
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        """Ask the process to end, and wait until it has."""
        self._end(signal.SIGTERM)

    def _end(self, number: signal.Signals) -> None:
        if self.process is not None:
            self.process.send_signal(number)
            self.process.wait(PATIENCE)
            self.process = None

    def words(self) -> str:
        """Return the last lines of the server's output."""
        return self.log.read_text(encoding="utf-8")[-4000:] if self.log.exists() else ""


@contextmanager
def serving(
    database: str, folder: Path, name: str = "server", options: tuple[str, ...] = ()
) -> Iterator[ServerProcess]:
    """Run a server process that answers, and end it afterwards."""
    server = ServerProcess(database, folder / f"{name}.log", options=options)
    try:
        yield server.start()
    finally:
        server.kill()


@contextmanager
def busy_machine(processes: int) -> Iterator[None]:
    """Run some processes that keep the machine busy."""
    command = [sys.executable, "-c", "while True: pass"]
    busy = [subprocess.Popen(command, stdin=subprocess.DEVNULL) for _ in range(processes)]
    try:
        yield
    finally:
        for process in busy:
            process.kill()
            process.wait()
