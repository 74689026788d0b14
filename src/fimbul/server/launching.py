"""Starts the server: opens the listener, runs one process or several, reports when they answer."""

import os
import socket
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from tempfile import TemporaryDirectory

import uvicorn
from prometheus_client.multiprocess import mark_process_dead
from uvicorn.config import STARTUP_FAILURE
from uvicorn.supervisors import Multiprocess

from fimbul.server import observe
from fimbul.server.app import Settings, app_of_process, places_here, uvicorn_options
from fimbul.server.neighbours import Neighbours
from fimbul.server.places import BACKLOG

Ready = Callable[[], None]


def listen(host: str, port: int) -> socket.socket:
    """Open a listener. Port 0 takes a free port. Raises ``OSError`` and ``UnicodeError``.

    If the host has several addresses, the first one is used, IPv4 before IPv6.
    """
    found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
    family, socket_type, _, _, address = min(found, key=lambda each: each[0] != socket.AF_INET)
    # Without the explicit protocol, asyncio would not switch off the delay in sending.
    listener = socket.socket(family, socket_type, socket.IPPROTO_TCP)
    try:
        if os.name == "posix":
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        # Connections inherit this. Otherwise the body of an answer would wait 40 ms for the
        # acknowledgement of its head: asyncio sets it only on listeners that it opened itself.
        listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        listener.bind(address)
        listener.listen(BACKLOG)
    except OSError:
        listener.close()
        raise
    listener.set_inheritable(True)
    return listener


def terms_of(settings: Settings, behind_proxy: bool) -> str:
    """Return a text that is equal for servers with the same proxies, host names and limits."""
    trusted = os.environ.get("FORWARDED_ALLOW_IPS", "") if behind_proxy else ""
    names = sorted(name.lower() for name in settings.hosts)
    return repr((behind_proxy, trusted, settings.is_limited, names))


def serve(
    settings: Settings,
    listener: socket.socket,
    ready: Ready,
    *,
    workers: int = 1,
    behind_proxy: bool = False,
) -> int:
    """Serve until told to stop, and return the exit code. Calls ``ready`` once it answers."""
    places = places_here(behind_proxy, settings.is_limited)
    neighbours = Neighbours(terms_of(settings, behind_proxy)) if settings.has_homes else None
    # Pickled together with the options for each worker, they are the same objects there.
    app = partial(app_of_process, settings, places, neighbours)
    options = uvicorn_options(places, behind_proxy, neighbours=neighbours)
    config = uvicorn.Config(app, factory=True, workers=workers, **options)
    if workers == 1:
        server = Announcing(config, ready)
        with suppress(KeyboardInterrupt):  # Ctrl-C is not a failure
            server.run(sockets=[listener])
        return 0 if server.started else STARTUP_FAILURE
    with TemporaryDirectory(prefix="fimbul-metrics-", ignore_cleanup_errors=True) as folder:
        os.environ[observe.FOLDER] = folder
        supervisor = Workers(config, listener, folder, ready)
        supervisor.run()
        return supervisor.code


class Announcing(uvicorn.Server):
    """A server that calls ``ready`` once it answers."""

    def __init__(self, config: uvicorn.Config, ready: Ready) -> None:
        super().__init__(config)
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._ready()


class Workers(Multiprocess):
    """Several server processes behind one listener, which keep their metrics in a folder."""

    def __init__(
        self, config: uvicorn.Config, listener: socket.socket, folder: str, ready: Ready
    ) -> None:
        super().__init__(config, [listener])
        self.code = 0
        """The exit code of the command."""
        self._folder = folder
        self._ready: Ready | None = ready
        self._known: set[int] = set()

    def keep_subprocess_alive(self) -> None:
        """Replace workers that died; the supervisor calls this twice a second."""
        self._known |= self._pids()
        super().keep_subprocess_alive()
        if any(process.exitcode == STARTUP_FAILURE for process in self.processes):
            self.code = STARTUP_FAILURE
        alive = self._pids()
        for pid in self._known - alive:
            mark_process_dead(pid, self._folder)  # type: ignore[no-untyped-call]
        self._known = alive
        if self._ready is not None and any(process.is_ready() for process in self.processes):
            self._ready()
            self._ready = None

    def _pids(self) -> set[int]:
        return {process.pid for process in self.processes if process.pid is not None}
