"""The application: routes, headers, limits, and what runs beside the requests."""

import asyncio
import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass

from litestar import Litestar, MediaType, Response, get
from litestar.config.response_cache import ResponseCacheConfig
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from fimbul import __version__
from fimbul.server import limits
from fimbul.server.api import routes
from fimbul.server.errors import AnyRequest, answer_error
from fimbul.server.hub import Hub
from fimbul.server.limits import Limits
from fimbul.server.observe import log_as_json, metrics
from fimbul.server.pages import page_routes
from fimbul.server.stream import stream
from fimbul.server.thinking import Thinkers
from fimbul.store import open_store

CONTENT_SECURITY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    "font-src 'self'; connect-src 'self'; manifest-src 'self'; base-uri 'none'; "
    "form-action 'self'; frame-ancestors 'none'"
)


@dataclass(frozen=True, slots=True)
class Settings:
    """How a server runs."""

    database: str
    thinkers: int = 1
    is_limited: bool = True


DATABASE = "FIMBUL_DATABASE"
THINKERS = "FIMBUL_THINKERS"
"""Where a process finds its settings when several are started from one command."""


def app_from_environment() -> Litestar:
    """The application as the environment describes it."""
    log_as_json()
    return make_app(Settings(os.environ[DATABASE], int(os.environ.get(THINKERS, "1"))))


def make_app(settings: Settings) -> Litestar:
    """The application for one process."""

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        async with open_store(settings.database) as store:
            hub = Hub(store, Thinkers(settings.thinkers))
            app.state.hub = hub
            beside = [
                asyncio.create_task(hub.watch_clocks()),
                asyncio.create_task(hub.listen()),
            ]
            try:
                yield
            finally:
                for task in beside:
                    task.cancel()
                await asyncio.gather(*beside, return_exceptions=True)
                await hub.close()

    app = Litestar(
        route_handlers=[routes, stream, healthz, metrics, *page_routes()],
        lifespan=[lifespan],
        exception_handlers={Exception: answer_error},
        request_max_body_size=limits.BODY,
        after_request=add_headers,
        response_cache_config=ResponseCacheConfig(default_expiration=None),
        openapi_config=OpenAPIConfig(
            title="Fimbul",
            version=__version__,
            path="/api/docs",
            render_plugins=[JsonRenderPlugin()],
        ),
    )
    app.state.limits = Limits(settings.is_limited)
    return app


@get("/healthz", media_type=MediaType.TEXT)
async def healthz(request: AnyRequest) -> str:
    """Whether the database answers."""
    hub = request.app.state.hub
    assert isinstance(hub, Hub)
    await hub.store.rows("open", 1)
    return "ok"


async def add_headers(response: Response[object]) -> Response[object]:
    """What every answer says about how it may be used."""
    response.headers["Content-Security-Policy"] = CONTENT_SECURITY
    response.headers["X-Content-Type-Options"] = "nosniff"
    response.headers["Referrer-Policy"] = "no-referrer"
    response.headers["Cross-Origin-Opener-Policy"] = "same-origin"
    response.headers.setdefault("Cache-Control", "no-store")
    return response
