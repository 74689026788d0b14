"""Who is let in when the process has as much to do as it can, so that those inside play on.

| asked for | shedding | full |
| --- | --- | --- |
| a list, a long poll | refused | refused |
| a new table | let in | refused |
| news, a WebSocket | let in | only for holders of a chair there, WebSockets in turn |
| everything else: moves, chairs, chat, pages | let in | let in |

A refusal is made here, before anything is routed, parsed or read: it has to be cheap.
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

Wish = Literal["list", "poll", "table", "news", "socket", ""]


class Admission:
    """An ASGI application around another, which turns those away for whom there is no room."""

    def __init__(self, inside: ASGIApp, brake: Brake, hub: Callable[[], Hub]) -> None:
        self._inside = inside
        self._brake = brake
        self._hub = hub

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if self._brake.state != "fine":
            await self._must_be_let_in(scope)
        await self._inside(scope, receive, send)

    async def _must_be_let_in(self, scope: Scope) -> None:
        """Raise ``Refused`` for what this process does not do now."""
        wish, table = wish_of(scope)
        is_full = self._brake.state == "full"
        match wish:
            case "list" | "poll":
                is_fine = False
            case "table":
                is_fine = not is_full
            case "news":
                is_fine = not is_full or await self._is_seated(scope, table)
            case "socket":
                is_fine = not is_full or (
                    await self._is_seated(scope, table) and self._brake.take_turn()
                )
            case _:
                is_fine = True
        if not is_fine:
            raise self._brake.refusal(wish)

    async def _is_seated(self, scope: Scope, table: str) -> bool:
        """Whether a visitor holds a chair at a table, which is not loaded for that."""
        try:
            who = visitor(ASGIConnection(scope))
        except Refused:
            return False
        if who is None:
            return False
        hub = self._hub()
        opened = hub.tables.get(table)
        if opened is not None and chairs_held(opened.holders, who):
            return True
        return bool(chairs_held(await hub.store.holders(table), who))


def wish_of(scope: Scope) -> tuple[Wish, str]:
    """What a request asks for, as far as that may be refused, and at which table."""
    is_socket = scope["type"] == ScopeType.WEBSOCKET
    method = scope.get("method", "")
    match scope["path"].strip("/").split("/"):
        case ["api", "tables"] if method == "POST":
            return "table", ""
        case ["api", "tables"]:
            return "list", ""
        case ["api", "tables", table, "stream"] if is_socket:
            return "socket", table
        case ["api", "tables", table, "news"]:
            return "poll" if _waits(scope) else "news", table
    return "", ""


def _waits(scope: Scope) -> bool:
    """Whether news are asked for that may still have to happen."""
    asked = parse_qs(scope["query_string"].decode("latin-1")).get("wait", ["0"])
    return asked[-1].strip("0.") != ""
