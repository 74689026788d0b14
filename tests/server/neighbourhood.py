"""Two servers on one database that know each other, and tables whose home is either."""

from __future__ import annotations

import socket
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx
import pytest

from fimbul.server import neighbours as room
from fimbul.server.app import Settings
from fimbul.server.neighbours import Neighbours
from tests.patience import PATIENCE
from tests.postgres import Cluster
from tests.server.playing import begin
from tests.server.running import Running, Visitor, running, wait_for


@dataclass
class Pair:
    """Two servers on one database, which know each other."""

    here: Running
    there: Running
    of_here: Neighbours
    of_there: Neighbours

    def at_home(self, table: str) -> tuple[Running, Running]:
        """Return the home of a table, and the other server."""
        is_here = self.of_here.home_of(table) == ""
        assert is_here == (self.of_there.home_of(table) != "")
        return (self.here, self.there) if is_here else (self.there, self.here)


@contextmanager
def neighbour(
    folder: Path, url: str, *, is_plain: bool = False, is_limited: bool = False, **options: Any
) -> Iterator[tuple[Running, Neighbours]]:
    """A server with neighbours that has accepted a first connection."""
    own = Neighbours()
    settings = Settings(url, is_limited=is_limited)
    with running(
        folder,
        settings=settings,
        neighbours=own,
        is_plain=is_plain,
        is_limited=is_limited,
        **options,
    ) as server:
        assert httpx.get(f"{server.url}/healthz", trust_env=False, timeout=PATIENCE).text == "ok"
        yield server, own


@contextmanager
def pair_on(
    cluster: Cluster, database: str, folder: Path, *, is_limited: bool = False, **options: Any
) -> Iterator[Pair]:
    """One with the fast loop and parser, one with the plain ones; ``options`` are uvicorn's."""
    cluster.execute(f"CREATE DATABASE {database}")
    url = cluster.url(database)
    with (
        pytest.MonkeyPatch.context() as patch,
        neighbour(folder, url, is_limited=is_limited, **options) as (here, of_here),
        neighbour(folder, url, is_limited=is_limited, is_plain=True, **options) as (
            there,
            of_there,
        ),
    ):
        patch.setattr(room, "SILENT", PATIENCE)  # the machine may be busy
        wait_for(lambda: of_here._neighbours and of_there._neighbours)
        yield Pair(here, there, of_here, of_there)
    cluster.execute(f"DROP DATABASE {database} WITH (FORCE)")


def tables_of(pair: Pair, *visitors: Visitor) -> tuple[str, str]:
    """Create a table whose home is here, and one whose home is there."""
    found: dict[str, str] = {}
    while len(found) < 2:
        table = begin(*visitors)
        found[pair.at_home(table)[0].url] = table
    return found[pair.here.url], found[pair.there.url]


def answer_on(connection: socket.socket) -> bytes:
    """Return the complete next answer on a connection."""
    answer = b""
    while b"\r\n\r\n" not in answer:
        answer += connection.recv(1)
    head = answer.lower()
    length = int(head.split(b"content-length:")[1].split(b"\r\n")[0])
    while length:
        part = connection.recv(length)
        answer += part
        length -= len(part)
    return answer
