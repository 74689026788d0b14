"""Which requests are let in while the process is busy, so that running games go on.

| request | shedding | full |
| --- | --- | --- |
| a list, a long poll, a new analysis, an uploaded record | refused | refused |
| a new table | let in | refused |
| news, a WebSocket | let in | only for holders of a chair there, WebSockets in turn |
| everything else: moves, chairs, chat, pages | let in | let in |

Refusing must be cheap, so it happens here, before anything is routed, parsed or read.
"""

from collections.abc import Callable
from typing import Literal
from urllib.parse import parse_qs

from litestar.connection import ASGIConnection
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Receive, Scope, Send

from fimbul.server.brake import Brake
from fimbul.server.errors import Refused
from fimbul.server.hub import Hub
from fimbul.server.identity import chairs_held, visitor

Wish = Literal["list", "poll", "analysis", "upload", "table", "news", "socket", ""]


class Admission:
    """An ASGI application that wraps another and refuses requests while the process is busy."""

    def __init__(self, inside: ASGIApp, brake: Brake, hub: Callable[[], Hub]) -> None:
        self._inside = inside
        self._brake = brake
        self._hub = hub

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if self._brake.state != "fine":
            await self._must_be_let_in(scope)
        await self._inside(scope, receive, send)

    async def _must_be_let_in(self, scope: Scope) -> None:
        """Raise ``Refused`` for a request that this process does not serve now."""
        wish, table_id = wish_of(scope)
        is_full = self._brake.state == "full"
        match wish:
            case "list" | "poll" | "analysis" | "upload":
                is_fine = False
            case "table":
                is_fine = not is_full
            case "news":
                is_fine = not is_full or await self._is_seated(scope, table_id)
            case "socket":
                is_fine = not is_full or (
                    await self._is_seated(scope, table_id) and self._brake.take_turn()
                )
            case _:
                is_fine = True
        if not is_fine:
            raise self._brake.refusal(wish)

    async def _is_seated(self, scope: Scope, table_id: str) -> bool:
        """Whether the visitor holds a chair at the table. Does not load the table."""
        try:
            who = visitor(ASGIConnection(scope))
        except Refused:
            return False
        if who is None:
            return False
        hub = self._hub()
        opened = hub.tables.get(table_id)
        if opened is not None and chairs_held(opened.holders, who):
            return True
        return bool(chairs_held(await hub.store.holders(table_id), who))


def wish_of(scope: Scope) -> tuple[Wish, str]:
    """Return what a request asks for, "" if it is always let in, and the id of its table."""
    is_socket = scope["type"] == ScopeType.WEBSOCKET
    method = scope.get("method", "")
    match scope["path"].strip("/").split("/"):
        case ["api", "tables"] if method == "POST":
            return "table", ""
        case ["api", "tables"]:
            return "list", ""
        case ["api", "tables", table_id, "stream"] if is_socket:
            return "socket", table_id
        case ["api", "replay"] if method == "POST":
            return "upload", ""
        case ["api", "tables", table_id, "analysis"] if method == "POST":
            return "analysis", table_id
        case ["api", "tables", table_id, "news"]:
            return "poll" if _waits(scope) else "news", table_id
    return "", ""


def _waits(scope: Scope) -> bool:
    """Whether a request for news waits until there are some."""
    asked = parse_qs(scope["query_string"].decode("latin-1")).get("wait", ["0"])
    return asked[-1].strip("0.") != ""
