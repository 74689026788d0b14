"""The short path of a move: most requests are moves, so they skip the framework's routing.

``Moves`` wraps the application and answers ``POST /api/tables/{table}/moves`` itself, as
``make_move`` does. A body that does not decode takes the normal path, which reports what is wrong
with it. Clients, the contract and the metrics see the same route either way.
"""

import re
from typing import Any, Final

import msgspec
from litestar import Request, post
from litestar.connection import ASGIConnection
from litestar.params import JSONBody
from litestar.types import ASGIApp, Receive, Scope, Send

from fimbul.rules.reasons import REASONS
from fimbul.server import limits
from fimbul.server.access import TableId
from fimbul.server.acting import act_for_seat
from fimbul.server.bodies import Accepted, Move
from fimbul.server.errors import error_body, seconds_to_wait, told_and_logged
from fimbul.server.identity import Connection
from fimbul.server.refusals import OWN_SEAT, refusals

PATH: Final = re.compile(r"/api/tables/([A-Za-z0-9_-]{1,32})/moves")
TEMPLATE: Final = "/api/tables/{table}/moves"
_DECODER: Final = msgspec.json.Decoder(Move)
_ENCODER: Final = msgspec.json.Encoder()
_MALFORMED: Final = (msgspec.MsgspecError, UnicodeDecodeError, RecursionError)


@post(
    "/tables/{table:str}/moves",
    status_code=200,
    responses=refusals(
        *OWN_SEAT,
        "unknown-move",
        "stale-decision",
        "stopped",
        *REASONS,
    ),
)
async def make_move(
    request: Request[Any, Any, Any], table: TableId, data: JSONBody[Move]
) -> Accepted:
    """Make a move. The same request twice is one move; a sealed choice may be replaced."""
    return await _make(request, table, data)


async def _make(asking: Connection, table_id: str, data: Move) -> Accepted:
    return await act_for_seat(
        asking,
        table_id,
        data.seat,
        limits.MOVE,
        lambda match: match.move(data.seat, data.decision, data.move),
    )


class Moves:
    """An ASGI application that wraps another and answers moves in its place."""

    def __init__(self, inside: ASGIApp) -> None:
        self._inside = inside

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        facts: Any = scope
        is_post = facts["type"] == "http" and facts["method"] == "POST"
        found = PATH.fullmatch(facts["path"]) if is_post else None
        if found is None:
            await self._inside(scope, receive, send)
            return
        body = await _body(receive)
        try:
            move = _DECODER.decode(body)
        except _MALFORMED:
            await self._inside(scope, _again(body, receive), send)
            return
        facts["path_template"], facts["route_handler"] = TEMPLATE, make_move
        await _answer(send, *await _outcome(ASGIConnection(scope), found[1], move))


async def _outcome(asking: Connection, table_id: str, move: Move) -> tuple[int, object, int]:
    """Return the status and body of the answer, and the seconds of ``Retry-After``; 0 for none."""
    try:
        return 200, await _make(asking, table_id, move), 0
    except Exception as error:  # noqa: BLE001  (as for every other route)
        status, code, message = told_and_logged(error)
        return status, error_body(code, message), seconds_to_wait(error)


async def _body(receive: Receive) -> bytes:
    """Return the body of a request. The door limits its size and the time it may take."""
    message: Any = await receive()
    if not message.get("more_body", False):
        return bytes(message.get("body", b""))
    parts = [message.get("body", b"")]
    while message.get("more_body", False):
        message = await receive()
        parts.append(message.get("body", b""))
    return b"".join(parts)


def _again(body: bytes, receive: Receive) -> Receive:
    """Return a ``receive`` that yields a body that was already read, and then what follows."""
    waiting = [body]

    async def listen() -> Any:
        if not waiting:
            return await receive()
        return {"type": "http.request", "body": waiting.pop(), "more_body": False}

    return listen


async def _answer(send: Any, status: int, answer: object, wait: int) -> None:
    body = _ENCODER.encode(answer)
    headers = [(b"content-type", b"application/json"), (b"content-length", b"%d" % len(body))]
    if wait:
        headers.append((b"retry-after", b"%d" % wait))
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
