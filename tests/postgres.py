"""Databases for tests: a private PostgreSQL, and the same test on it and on SQLite.

A session (an xdist worker has its own) starts one cluster, as late as possible: in a temporary
folder, reached only by a socket in that folder, with PostgreSQL's usual guarantees. Every test
gets an empty database of its own.
"""

from __future__ import annotations

import asyncio
import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from typing import Any
from urllib.parse import quote

import asyncpg
import pytest

MISSING = "PostgreSQL is not installed (Debian, Ubuntu: apt install postgresql)"
USER = "fimbul"
UNPRIVILEGED = ("postgres", "nobody")
"""The user that runs the cluster if the tests run as root, which PostgreSQL refuses."""
SWEEP = 'read -r _; "$1" -D data -m immediate stop >/dev/null 2>&1; rm -rf "$2"'

_numbers = count(1)


def binaries() -> Path | None:
    """Return the folder with the programs of the newest PostgreSQL."""
    on_path = shutil.which("initdb")
    if on_path:
        return Path(on_path).resolve().parent
    found = Path("/usr/lib/postgresql").glob("*/bin/initdb")
    newest = max(found, key=lambda path: float(path.parts[-3]), default=None)
    return newest.parent if newest else None


class Cluster:
    """A PostgreSQL server with its data, in a private folder."""

    def __init__(self, programs: Path, folder: Path) -> None:
        self.programs = programs
        self.folder = folder
        self.owner = next(filter(_exists, UNPRIVILEGED)) if os.geteuid() == 0 else None

    def create(self) -> None:
        if self.owner is not None:
            shutil.chown(self.folder, self.owner, _group_of(self.owner))
        # Its input ends when this process ends, for whatever reason.
        self._sweeper = subprocess.Popen(
            ["sh", "-c", SWEEP, "sh", self.programs / "pg_ctl", self.folder],
            stdin=subprocess.PIPE,
            start_new_session=True,
            **self._as_owner(),
        )
        options = ("-U", USER, "-A", "trust", "-E", "UTF8", "--no-locale", "--no-sync")
        self._run("initdb", "-D", "data", *options)

    def start(self) -> None:
        """Start the server and wait until it answers."""
        # Tests kill processes, never the machine, so data need not reach the disk.
        options = f"-k {self.folder} -c listen_addresses='' -c shared_buffers=32MB -c fsync=off"
        self._run("pg_ctl", "-D", "data", "-l", "log", "-o", options, "-w", "start")

    def stop(self) -> None:
        """Stop the server at once, as a crash would."""
        self._run("pg_ctl", "-D", "data", "-m", "immediate", "-w", "stop")

    def remove(self) -> None:
        """Stop the server and remove its data; the same happens when the tests are killed."""
        self._sweeper.communicate()

    def url(self, database: str) -> str:
        """Return the address of a database in this cluster, in the store's form."""
        return f"postgresql+asyncpg://{USER}@/{database}?host={quote(str(self.folder))}"

    def address(self, database: str) -> str:
        """Return the same address in asyncpg's form."""
        return self.url(database).replace("+asyncpg", "")

    def execute(self, statement: str) -> None:
        """Run a statement and wait for it, from a synchronous test."""

        async def work() -> None:
            connection = await asyncpg.connect(self.address("postgres"))
            try:
                await connection.execute(statement)
            finally:
                await connection.close()

        asyncio.run(work())

    def _run(self, program: str, *arguments: str) -> None:
        done = subprocess.run(
            [self.programs / program, *arguments],
            **self._as_owner(),
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
            text=True,
            check=False,
        )
        assert done.returncode == 0, f"{program}: {done.stderr}\n{self._log()}"

    def _as_owner(self) -> dict[str, Any]:
        own = {"cwd": self.folder, "env": {"PATH": os.environ["PATH"], "LC_ALL": "C"}}
        if self.owner is None:
            return own
        return own | {"user": self.owner, "group": _group_of(self.owner), "extra_groups": []}

    def _log(self) -> str:
        log = self.folder / "log"
        return log.read_text(encoding="utf-8") if log.exists() else ""


def _exists(user: str) -> bool:
    import pwd

    return user in {entry.pw_name for entry in pwd.getpwall()}


def _group_of(user: str) -> int:
    import pwd

    return pwd.getpwnam(user).pw_gid


@pytest.fixture(scope="session")
def postgres_cluster() -> Iterator[Cluster]:
    """A running cluster; a test that stops it starts it again."""
    programs = binaries()
    if programs is None:
        if os.environ.get("CI") == "true":
            pytest.fail(MISSING)
        pytest.skip(MISSING)
    # The path of a socket must be short, and the folders of pytest are closed to other users.
    cluster = Cluster(programs, Path(tempfile.mkdtemp(prefix="fimbul-pg-")))
    cluster.create()
    try:
        cluster.start()
        yield cluster
    finally:
        cluster.remove()


@pytest.fixture
def postgres_url(postgres_cluster: Cluster) -> Iterator[str]:
    """The address of an empty PostgreSQL database that no other test uses."""
    name = f"test_{next(_numbers)}"
    postgres_cluster.execute(f"CREATE DATABASE {name}")
    yield postgres_cluster.url(name)
    postgres_cluster.execute(f"DROP DATABASE {name} WITH (FORCE)")


@pytest.fixture
def sqlite_url(tmp_path: Path) -> str:
    """The address of a SQLite file that does not exist yet."""
    return f"sqlite+aiosqlite:///{tmp_path / 'matches.sqlite'}"


@pytest.fixture(params=["sqlite", "postgresql"])
def database_url(request: pytest.FixtureRequest) -> str:
    """The address of an empty database, once on SQLite and once on PostgreSQL."""
    name = "sqlite_url" if request.param == "sqlite" else "postgres_url"
    return str(request.getfixturevalue(name))
