"""The door: the outermost layer, which every request passes first and every answer last.

It counts, times and logs each request by its route. It refuses a request whose address asks too
often, that names another host, or whose body is not JSON or does not arrive in time. It adds the
same strict headers to every answer, errors and files included.
"""

import asyncio
import json
import logging
from collections.abc import Awaitable, Callable, Iterator, MutableMapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from time import perf_counter
from typing import Any, Final, cast

from litestar.types import ASGIApp, Receive, Scope, Send

from fimbul.server import limits, observe
from fimbul.server.errors import SOON, Refused, error_body, seconds_to_wait
from fimbul.server.hosts import name_of
from fimbul.server.limits import Limits
from fimbul.server.refusals import CODES

log = logging.getLogger(__name__)

BODY_PATIENCE: Final = 10.0
"""Seconds for a body to arrive."""
PIECE: Final = 64 * 1024
"""Bytes of an answer that are sent at once."""
DEADLINE: Final = 12.0
"""Seconds within which a request is answered, besides those that it asks to wait for."""
_DEADLINE: Final = "fimbul_deadline"
"""The key of a request's deadline in its scope."""
_RETRY_AFTER: Final = "fimbul_retry_after"
"""The key of the seconds after which a refused request may be repeated."""
CONTENT_SECURITY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    "font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; "
    "base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
HEADERS: Final = {
    "content-security-policy": CONTENT_SECURITY,
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
}
"""The headers of every answer."""
STRICT_TRANSPORT: Final = "max-age=31536000"
NO_ROUTE: Final = "-"
BY_ANY_NAME: Final = frozenset({"/healthz", "/metrics"})
"""Paths for monitoring programs, which may reach the server by any host name."""
GONE: Final = 1000
"""The status of a WebSocket that the viewer closed."""

Facts = MutableMapping[str, Any]
"""The scope or a message of ASGI."""


def find_header(scope: Facts | Scope, name: bytes) -> str | None:
    """Return the first header of that name, or None if there is none."""
    for key, value in scope["headers"]:
        if key == name:
            return value.decode("latin-1")
    return None


def header(scope: Facts | Scope, name: bytes) -> str:
    """The same, but "" if there is none."""
    return find_header(scope, name) or ""


def address_of(scope: Facts | Scope) -> str:
    """Return the address that a request comes from."""
    client = scope.get("client")
    return client[0] if client else "unknown"


def allow_more(scope: Facts | Scope, seconds: float) -> None:
    """Give a request this many seconds beyond those that every request has."""
    deadline = cast("Facts", scope)[_DEADLINE]
    deadline.reschedule(asyncio.get_running_loop().time() + DEADLINE + seconds)


def ask_again_after(scope: Facts | Scope, seconds: int) -> None:
    """Set ``Retry-After`` for a WebSocket that will be closed before it is accepted."""
    cast("Facts", scope)[_RETRY_AFTER] = seconds


@dataclass(slots=True)
class Passage:
    """One request on its way through the door."""

    scope: Facts
    began: float
    status: int = 0
    is_body_complete: bool = False
    is_accepted: bool = False
    """Of a WebSocket: whether the handshake is complete."""

    @property
    def route(self) -> str:
        """Its route, such as ``GET /api/tables/{table:str}``: never the URL itself."""
        template = self.scope.get("path_template")
        if not isinstance(template, str) or "route_handler" not in self.scope:
            return NO_ROUTE
        return f"{self.scope.get('method', 'WS')} {template}"


class Door:
    """An ASGI application that wraps another."""

    def __init__(self, inside: ASGIApp, buckets: Limits, hosts: frozenset[str]) -> None:
        self._inside = inside
        self._limits = buckets
        self._hosts = hosts

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        facts = cast("Facts", scope)
        if facts["type"] == "http" and facts["method"] == "HEAD":
            # Every route for GET answers HEAD too: the connection itself leaves the body out.
            facts = {**facts, "method": "GET"}
        passage = Passage(facts, perf_counter())
        deadline = facts[_DEADLINE] = asyncio.timeout(DEADLINE)

        async def answer(message: Any) -> None:
            match message["type"]:
                case "http.response.start" | "websocket.http.response.start":
                    passage.status = message["status"]
                    own = _headers_for(facts, message)
                    message["headers"] = [*message.get("headers", ()), *own]
                case "websocket.accept":
                    passage.is_accepted = True
                case "websocket.close":
                    passage.status = message["code"]
            await send(message)

        async def answer_in_time(message: Any) -> None:
            if message["type"] in ("http.response.start", "websocket.accept"):
                deadline.reschedule(None)  # the deadline does not cover a slow reader
            if message["type"] == "websocket.close" and not passage.is_accepted:
                await turn_away(facts, answer, _why_not_accepted(passage, message))
                return
            for piece in _pieces(message):
                await answer(piece)

        async def listen() -> Any:
            if facts["type"] != "http" or passage.is_body_complete:
                message: Any = await receive()
                if message["type"] == "websocket.disconnect" and not passage.status:
                    passage.status = GONE
                return message
            try:
                async with asyncio.timeout(passage.began + BODY_PATIENCE - perf_counter()):
                    message = await receive()
            except TimeoutError:
                raise Refused("too-slow") from None
            if message["type"] == "http.disconnect":
                raise Refused("cut-short")
            passage.is_body_complete = not message.get("more_body", False)
            return message

        try:
            async with deadline:
                try:
                    self._let_in(facts)
                except Refused as refused:
                    linger = partial(_drop_body, listen) if _is_worth_reading(facts) else None
                    await turn_away(facts, answer, refused, linger)
                    return
                await self._inside(cast("Scope", facts), listen, answer_in_time)
        except Refused as refused:
            await turn_away(facts, answer, refused)
        except TimeoutError:
            await turn_away(facts, answer, Refused("timed-out", retry_after=SOON))
        finally:
            _tell(passage)

    def _let_in(self, scope: Facts) -> None:
        """Raise ``Refused`` for a request that must not reach the application."""
        self._limits.spend(address_of(scope), limits.ANY)
        if not scope["path"].isprintable():
            raise Refused("bad-request")
        is_known = not self._hosts or name_of(header(scope, b"host")) in self._hosts
        if not is_known and scope["path"] not in BY_ANY_NAME:
            raise Refused("wrong-host")
        if scope["type"] == "http" and _has_body(scope):
            if header(scope, b"transfer-encoding"):
                raise Refused("length-required")
            length = header(scope, b"content-length").strip()
            if not length.isdecimal() or int(length) > limits.largest_body(scope["path"]):
                raise Refused("too-large")
            media_type = header(scope, b"content-type").partition(";")[0].strip().lower()
            if media_type != "application/json":
                raise Refused("unsupported-media-type")


def _has_body(scope: Facts) -> bool:
    length = header(scope, b"content-length").strip()
    return length not in ("", "0") or bool(header(scope, b"transfer-encoding"))


def _is_worth_reading(scope: Facts) -> bool:
    """Whether a refused request has a body that is read: one of a known and bearable length."""
    length = header(scope, b"content-length").strip()
    return scope["type"] == "http" and length.isdecimal() and 0 < int(length) <= limits.REFUSED_BODY


async def _drop_body(receive: Receive) -> None:
    """Read the body of a refused request to its end, if that comes."""
    with suppress(Refused):  # too slow or cut short: what it was refused for stands
        while (await receive()).get("more_body", False):
            pass


def _encoded(headers: dict[str, str]) -> tuple[tuple[bytes, bytes], ...]:
    return tuple((name.encode(), value.encode()) for name, value in headers.items())


_EVERYWHERE: Final = _encoded(HEADERS | {"cache-control": "no-store"})
_EVERYWHERE_OVER_HTTPS: Final = (
    *_EVERYWHERE,
    *_encoded({"strict-transport-security": STRICT_TRANSPORT}),
)
_OWN_NAMES: Final = frozenset(name for name, _ in _EVERYWHERE_OVER_HTTPS)


def _headers_for(scope: Facts, message: Facts) -> Sequence[tuple[bytes, bytes]]:
    """Return the headers that an answer lacks."""
    present = {key.lower() for key, _ in message.get("headers", ())}
    wanted = _EVERYWHERE_OVER_HTTPS if scope["scheme"] == "https" else _EVERYWHERE
    if present.isdisjoint(_OWN_NAMES):
        return wanted
    return [header for header in wanted if header[0] not in present]


async def turn_away(
    scope: Facts | Scope,
    send: Any,
    refused: Refused,
    linger: Callable[[], Awaitable[None]] | None = None,
) -> None:
    """Send a refusal over HTTP, also to a WebSocket that is not accepted yet.

    ``linger`` runs when all of it is sent, before the connection is closed: a sender that is still
    writing when it is closed may never see the answer.
    """
    body = json.dumps(error_body(refused.code, refused.message, refused.more)).encode()
    headers = [
        (b"content-type", b"application/json"),
        (b"content-length", str(len(body)).encode()),
        (b"connection", b"close"),
    ]
    if wait := seconds_to_wait(refused):
        headers.append((b"retry-after", str(wait).encode()))
    prefix = "http.response" if scope["type"] == "http" else "websocket.http.response"
    await send({"type": f"{prefix}.start", "status": refused.status, "headers": headers})
    if linger is None:
        await send({"type": f"{prefix}.body", "body": body, "more_body": False})
        return
    await send({"type": f"{prefix}.body", "body": body, "more_body": True})
    await linger()
    await send({"type": f"{prefix}.body", "body": b"", "more_body": False})


def _pieces(message: Facts) -> Iterator[Facts]:
    """Yield a message, a large body in pieces, so that little of it waits for a slow reader."""
    body = message.get("body", b"")
    if message["type"] != "http.response.body" or len(body) <= PIECE:
        yield message
        return
    for start in range(0, len(body), PIECE):
        is_last = start + PIECE >= len(body)
        more = message.get("more_body", False) or not is_last
        yield {**message, "body": body[start : start + PIECE], "more_body": more}


def _why_not_accepted(passage: Passage, close: Facts) -> Refused:
    """Return the refusal for a WebSocket that is closed before it is accepted.

    Our own refusals give their code as the reason; Litestar's do not.
    """
    code = close.get("reason") or ""
    if code not in CODES:
        code = "bad-request" if passage.route != NO_ROUTE else "not-found"
    return Refused(code, retry_after=passage.scope.get(_RETRY_AFTER, 0))


def _tell(passage: Passage) -> None:
    """Count a request and log it."""
    seconds = perf_counter() - passage.began
    route = passage.route
    observe.count_request(route, passage.status)
    if log.isEnabledFor(logging.INFO):
        facts = {"route": route, "status": passage.status, "ms": round(seconds * 1000, 1)}
        log.info("request", extra=facts)
