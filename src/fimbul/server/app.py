"""The application: its routes, headers and limits, and the tasks that run in the background."""

import asyncio
import signal
import threading
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from functools import partial
from types import FrameType
from typing import Any, Final

from litestar import Litestar, MediaType, get
from litestar.config.response_cache import ResponseCacheConfig
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from fimbul import __version__
from fimbul.analysis import USUAL_PLAYOUTS
from fimbul.server import api, description, limits
from fimbul.server.admission import Admission
from fimbul.server.analysts import Analysts
from fimbul.server.archiving import keep_archiving, keep_clearing, keep_deleting
from fimbul.server.blocking import Blocks, Gate
from fimbul.server.brake import Brake
from fimbul.server.clock import SystemClock
from fimbul.server.connections import Hurried, PlainConnection
from fimbul.server.door import Door
from fimbul.server.errors import AnyRequest, answer_error
from fimbul.server.heeding import Heeding
from fimbul.server.hub import Hub
from fimbul.server.limits import Limits
from fimbul.server.logs import LogFormat, LogLevel, begin_logging
from fimbul.server.memory import collect_now_and_then
from fimbul.server.moves import Moves
from fimbul.server.neighbours import Neighbours
from fimbul.server.observe import metrics
from fimbul.server.pages import page_routes
from fimbul.server.places import BACKLOG, Places, raise_descriptor_limit
from fimbul.server.reference import ReferencePage, ReferenceStyle
from fimbul.server.sockets import BYTES, PING_EVERY, PONG_WITHIN, QuietSocket
from fimbul.server.stream import stream
from fimbul.server.tallies import Tallies
from fimbul.server.tasks import going_on
from fimbul.server.thinking import Thinkers
from fimbul.server.uploads import Projector
from fimbul.store import open_store

ARCHIVE_DAYS: Final = 30


@dataclass(frozen=True, slots=True)
class Settings:
    """The settings of a server."""

    database: str
    thinkers: int = 1
    is_limited: bool = True
    hosts: tuple[str, ...] = ()
    """The host names that the server answers to; any, if none is given."""
    are_metrics_open: bool = False
    """Whether everybody may read the metrics; otherwise only this machine may."""
    archive_days: int = ARCHIVE_DAYS
    """Days after which a finished match is packed; 0: never."""
    keep_finished_days: int = 0
    """Days after which a finished match is deleted; 0: never."""
    bots: tuple[tuple[str, str], ...] = ()
    """The host's own bots that visitors may seat: a name, and the argument of ``find_bot``."""
    analyses: int = 1
    """The analyses of finished games that this process carries out at once; 0: none."""
    analysis_playouts: int = USUAL_PLAYOUTS
    """How often an analysis plays each moment of a game on."""
    has_brake: bool = True
    """Whether a busy server refuses requests; only a server that owns its process measures that."""
    has_homes: bool = True
    """Whether the processes of one machine divide the tables among them (see ``neighbours``)."""
    log_format: LogFormat = "json"
    log_level: LogLevel = "info"


WORKER_PATIENCE: Final = 180
"""Seconds that a worker may be silent before it is replaced.

On a busy machine a worker needs longer than uvicorn's default of five seconds to load the program.
If it were killed while it loads, it would never serve.
"""


def app_of_process(
    settings: Settings, places: Places, neighbours: Neighbours | None = None
) -> Litestar:
    """Return the application for a process that does nothing but serve."""
    begin_logging(settings.log_format, settings.log_level)
    return make_app(settings, places, neighbours, owns_process=True)


def fastest_connection() -> type[Hurried]:
    """Return the connection class with the fastest parser that is installed."""
    try:
        from fimbul.server.fast_connections import FastConnection
    except ImportError:
        return PlainConnection
    return FastConnection


def places_here(behind_proxy: bool = False, is_limited: bool = True) -> Places:
    """Return the connection counter of a process that is about to serve."""
    counts_addresses = is_limited and not behind_proxy
    return Places(raise_descriptor_limit(), counts_addresses=counts_addresses)


def uvicorn_options(
    places: Places,
    behind_proxy: bool = False,
    *,
    neighbours: Neighbours | None = None,
    is_plain: bool = False,
) -> dict[str, Any]:
    """Return the options with which uvicorn serves the application, here and in its workers.

    The fast event loop and parser are used where they are installed, unless ``is_plain``. The
    protocols are always ours, because they enforce the limits on connections.
    """
    connection = PlainConnection if is_plain else fastest_connection()
    return {
        "loop": "asyncio" if is_plain else "auto",
        "http": partial(connection, places=places, neighbours=neighbours),
        "ws": partial(QuietSocket, places=places),
        "backlog": BACKLOG,
        "log_config": None,
        "access_log": False,
        "server_header": False,
        "proxy_headers": behind_proxy,
        "ws_max_size": int(BYTES.burst),
        "ws_ping_interval": PING_EVERY,
        "ws_ping_timeout": PONG_WITHIN,
        "timeout_graceful_shutdown": 5,
        "timeout_worker_healthcheck": WORKER_PATIENCE,
    }


def make_app(
    settings: Settings,
    places: Places | None = None,
    neighbours: Neighbours | None = None,
    *,
    owns_process: bool = False,
) -> Litestar:
    """Return the application of one process.

    ``places`` counts its connections. With ``neighbours``, it serves together with other processes
    of this machine. With ``owns_process``, it may change settings of the whole process.
    """
    clock = SystemClock()
    blocks = Blocks(clock)
    brake = Brake(clock, places)

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        async with open_store(settings.database) as store:
            hub = Hub(store, Thinkers(settings.thinkers, dict(settings.bots)), clock)
            app.state.hub = hub
            brake.waiting = hub.waiting_to_be_written
            analysts = Analysts(hub, settings.analyses, settings.analysis_playouts)
            app.state.analysts = analysts
            app.state.projector = projector = Projector()
            tallies = Tallies(store, clock)
            app.state.tallies = tallies
            heeding = Heeding(hub, blocks)
            await heeding.begin()

            def let_go() -> None:
                hub.let_go()
                if neighbours is not None:
                    neighbours.close()

            restore = _when_told_to_stop(let_go)
            beside = [
                hub.watch_clocks(),
                hub.listen(),
                heeding.go_on(),
                keep_archiving(store, settings.archive_days, clock),
                keep_deleting(store, settings.keep_finished_days, clock),
                keep_clearing(store, clock),
                analysts.go_on(),
                tallies.go_on(),
            ]
            if neighbours is not None:
                beside.append(neighbours.go_on(hub))
            if owns_process:
                hub.thinkers.warm_up()
                beside.append(collect_now_and_then())
                if settings.has_brake:
                    beside.append(brake.watch())
            try:
                async with going_on(*beside):
                    yield
            finally:
                restore()
                await analysts.close()
                projector.close()
                await hub.close()

    app = Litestar(
        route_handlers=[api.routes, stream, healthz, metrics, page_routes],
        lifespan=[lifespan],
        exception_handlers={Exception: answer_error},
        request_max_body_size=limits.RECORD_BODY,
        debug=False,
        logging_config=None,
        response_cache_config=ResponseCacheConfig(default_expiration=None),
        openapi_config=OpenAPIConfig(
            title="Fimbul",
            version=__version__,
            path="/api/docs",
            use_handler_docstrings=True,
            components=description.COMPONENTS,
            security=description.SECURITY,
            render_plugins=[ReferencePage(), ReferenceStyle(), JsonRenderPlugin()],
        ),
    )
    description.complete(app.openapi_schema)
    app.state.settings = settings
    app.state.limits = Limits(settings.is_limited)
    app.state.hosts = frozenset(host.lower() for host in settings.hosts)
    app.state.brake = brake
    inside = Admission(Moves(app.asgi_handler), brake, lambda: app.state.hub)
    app.asgi_handler = Door(Gate(inside, blocks), app.state.limits, app.state.hosts)
    return app


def _when_told_to_stop(work: Callable[[], None]) -> Callable[[], None]:
    """Call ``work`` as soon as the process is told to stop. Returns a callback that undoes this.

    The application itself is told only after all requests have ended, and long polls do not end.
    """
    if threading.current_thread() is not threading.main_thread():
        return lambda: None
    loop = asyncio.get_running_loop()
    before = {number: signal.getsignal(number) for number in (signal.SIGINT, signal.SIGTERM)}

    def heard(number: int, frame: FrameType | None) -> None:
        loop.call_soon_threadsafe(work)
        handler = before[signal.Signals(number)]
        if callable(handler):
            handler(number, frame)

    for number in before:
        signal.signal(number, heard)

    def restore() -> None:
        for number, handler in before.items():
            signal.signal(number, handler)

    return restore


@get("/healthz", media_type=MediaType.TEXT)
async def healthz(request: AnyRequest) -> str:
    """Whether the database answers, and how busy this process is: ok, shedding or full.

    The status is 200 even if it is full, so that a proxy still sends its players here.
    """
    hub, brake = request.app.state.hub, request.app.state.brake
    assert isinstance(hub, Hub)
    assert isinstance(brake, Brake)
    await hub.store.rows("open", 1)
    return "ok" if brake.state == "fine" else brake.state
