"""A real server for tests: uvicorn on a free port of this machine, with its own database.

It runs in a thread, so tests are plain functions that speak HTTP (``Visitor``) and WebSocket
(``Visitor.watch``) with it; ``Running.call`` looks inside. The options of uvicorn are those of
``fimbul serve``.
"""

from __future__ import annotations

import asyncio
import json
import socket
import threading
import time
from collections.abc import Coroutine, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Protocol, Self, TypeVar

import httpx
import msgspec
import pytest
import uvicorn
from litestar import Litestar
from websockets.sync.client import ClientConnection, connect

from fimbul.server.app import Settings, make_app, places_here, uvicorn_options
from fimbul.server.brake import Brake
from fimbul.server.hub import Hub
from fimbul.server.identity import COOKIE
from fimbul.server.keys import new_secret
from fimbul.server.neighbours import Neighbours
from fimbul.server.places import Places
from tests.patience import PATIENCE

Json = dict[str, Any]
T = TypeVar("T")

on_both = pytest.mark.parametrize("server", ["usual", "plain"], indirect=True)
"""Runs a test on the fast loop and parser, if they are installed, and on the plain ones."""


class Served(Protocol):
    """A server in a thread or in another process."""

    port: int

    @property
    def url(self) -> str: ...


@dataclass
class Running:
    """A server that runs in a thread of this process."""

    port: int
    app: Litestar
    loop: asyncio.AbstractEventLoop
    places: Places

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def hub(self) -> Hub:
        hub = self.app.state.hub
        assert isinstance(hub, Hub)
        return hub

    @property
    def brake(self) -> Brake:
        brake = self.app.state.brake
        assert isinstance(brake, Brake)
        return brake

    def call(self, work: Coroutine[Any, Any, T]) -> T:
        """Run something in the server's loop and wait for it."""
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(PATIENCE)

    def visitor(self, secret: str | None = "") -> Visitor:
        """Return a browser with a new secret, with a given one, or (``None``) without any."""
        return Visitor(self, new_secret() if secret == "" else secret)


class Visitor:
    """A browser: it keeps its cookie and sends requests to the server."""

    def __init__(self, server: Served, secret: str | None) -> None:
        self.server = server
        self.http = httpx.Client(base_url=server.url, timeout=PATIENCE, trust_env=False)
        if secret is not None:
            self.http.cookies.set(COOKIE, secret, domain="127.0.0.1")

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *error: object) -> None:
        self.http.close()

    @property
    def secret(self) -> str:
        return self.http.cookies.get(COOKIE) or ""

    def get(self, path: str, **query: str | float) -> httpx.Response:
        return self.http.get(f"/api{path}", params=query)

    def post(self, path: str, body: Json | None = None) -> httpx.Response:
        return self.http.post(f"/api{path}", json=body)

    def ask(self, path: str, **query: str | float) -> Json:
        """Send a GET that must succeed."""
        answer = self.get(path, **query)
        assert answer.status_code == 200, answer.text
        found: Json = answer.json()
        return found

    def do(self, path: str, body: Json | None = None) -> Json:
        """Send a POST that must be accepted."""
        answer = self.post(path, body)
        assert answer.status_code in (200, 201), answer.text
        done: Json = answer.json()
        return done

    @contextmanager
    def watch(
        self, table: str, seat: int = -1, after: int = 0, *, changes: bool = False
    ) -> Iterator[Watching]:
        """Listen to the news of a table; with ``changes``, only to what changes."""
        address = f"ws://127.0.0.1:{self.server.port}/api/tables/{table}/stream"
        headers = {"Cookie": f"{COOKIE}={self.secret}"} if self.secret else {}
        with connect(
            f"{address}?seat={seat}&after={after}" + "&changes=true" * changes,
            additional_headers=headers,
            open_timeout=PATIENCE,
            proxy=None,
        ) as connection:
            yield Watching(connection)


@dataclass
class Watching:
    """The news of a table as they come."""

    connection: ClientConnection
    said: list[str] = field(default_factory=list)
    """All messages as text."""
    _whole: Json = field(default_factory=dict)

    def news(self) -> Json:
        """Return the next news, however many pages they have."""
        return whole(iter(self.page, None))

    def page(self) -> Json:
        """Return the next complete page of news; heartbeats are skipped."""
        while True:
            self.said.append(str(self.connection.recv(PATIENCE)))
            found: Json = json.loads(self.said[-1])
            if not found.get("beat"):
                self._whole = changed(self._whole, found) if "changes" in found else found
                return self._whole

    def until(self, seq: int) -> list[Json]:
        """Return all news up to the one with an entry."""
        heard = [self.news()]
        while heard[-1]["seq"] < seq:
            heard.append(self.news())
        return heard


def changed(news: Json, told: Json) -> Json:
    """Return the news with the changes applied, as a viewer does."""
    assert news["seq"] == told["after"]
    found: Json = {
        **msgspec.json.decode(msgspec.json.encode(news)),
        "seq": told["seq"],
        "steps": told["steps"],
    }
    put(found, told["changes"])
    return found


def put(into: Json, changes: Json) -> None:
    """Apply changes, by JSON Pointer."""
    for place, value in changes.items():
        *way, last = place.split("/")[1:]
        part: Any = into
        for key in way:
            part = part[int(key) if isinstance(part, list) else key]
        part[int(last) if isinstance(part, list) else last] = value


def whole(pages: Iterable[Json]) -> Json:
    """Join the pages of news."""
    steps: list[Json] = []
    for page in pages:
        steps += page["steps"]
        if page["is_complete"]:
            return {**page, "steps": steps}
    raise AssertionError("the last page is missing")


def wait_for(condition: Any, patience: float = PATIENCE) -> None:
    """Check again and again until a condition holds; fails if it does not in time."""
    end = time.monotonic() + patience
    while not condition():
        assert time.monotonic() < end, "it did not happen"
        time.sleep(0.01)


@contextmanager
def running(
    folder: Path,
    *,
    is_limited: bool = False,
    is_plain: bool = False,
    neighbours: Neighbours | None = None,
    settings: Settings | None = None,
    **options: Any,
) -> Iterator[Running]:
    """A server on a free port with a SQLite database in a folder; ``options`` are uvicorn's.

    ``is_plain``: with asyncio's loop and h11's parser, as in an installation without faster ones.
    """
    database = f"sqlite+aiosqlite:///{folder / 'matches.sqlite'}"
    places = places_here(is_limited=is_limited)
    app = make_app(settings or Settings(database, is_limited=is_limited), places, neighbours)
    # The protocol is given as TCP, or asyncio would not set TCP_NODELAY.
    listener = socket.socket(socket.AF_INET, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    listener.bind(("127.0.0.1", 0))
    listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)  # as when uvicorn listens
    how = {**uvicorn_options(places, neighbours=neighbours, is_plain=is_plain), **options}
    config = uvicorn.Config(app, **how)
    server = uvicorn.Server(config)
    loop = (config.get_loop_factory() or asyncio.new_event_loop)()
    thread = threading.Thread(
        target=lambda: loop.run_until_complete(server.serve(sockets=[listener])), daemon=True
    )
    thread.start()
    try:
        wait_for(lambda: server.started or not thread.is_alive())
        assert server.started, "the server did not start"
        yield Running(listener.getsockname()[1], app, loop, places)
    finally:
        server.should_exit = True
        thread.join(PATIENCE)
        loop.close()
        listener.close()
