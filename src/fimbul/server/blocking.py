"""The gate behind the door: the API refuses visitors whom the operator has blocked.

They can still load the page, so that it can tell them in their language.
"""

import asyncio
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import Any, Final

from litestar.connection import ASGIConnection
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Receive, Scope, Send

from fimbul.server.clock import Clock
from fimbul.server.door import address_of, turn_away
from fimbul.server.errors import Refused
from fimbul.server.identity import visitor
from fimbul.server.limits import network_of
from fimbul.store import Block

CODE: Final = "blocked"
CUT: Final = 4403
"""The code that closes the WebSocket of a blocked visitor: 4000 and the status of the refusal."""


@dataclass(eq=False)
class Guest:
    """The origin of a request: its network, and the hash of its visitor's secret."""

    network: str
    visitor: str
    is_cut: asyncio.Event = field(default_factory=asyncio.Event)

    @property
    def subjects(self) -> tuple[str, str]:
        return self.network, self.visitor


class Blocks:
    """The blocks that this process knows of, and the guests who listen over a WebSocket."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._until: dict[str, int] = {}
        self._listening: set[Guest] = set()

    def put(self, blocks: Sequence[Block]) -> None:
        """Replace the blocks, and cut off blocked guests who are listening."""
        self._until = {block.subject: block.until for block in blocks}
        for guest in self._listening:
            if self.until(guest) is not None:
                guest.is_cut.set()

    def until(self, guest: Guest) -> int | None:
        """Return when the block of a guest ends, or None if there is no block."""
        ends = [self._until[subject] for subject in guest.subjects if subject in self._until]
        latest = max(ends, default=0)
        return latest if latest > self._clock.now_ms() else None

    @property
    def is_empty(self) -> bool:
        return not self._until

    @contextmanager
    def listening(self, guest: Guest) -> Iterator[None]:
        """Remember a guest while the context lasts, so that a block can cut them off."""
        self._listening.add(guest)
        try:
            yield
        finally:
            self._listening.discard(guest)


class Gate:
    """An ASGI application that wraps another and refuses blocked visitors."""

    def __init__(self, inside: ASGIApp, blocks: Blocks) -> None:
        self._inside = inside
        self._blocks = blocks

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        is_socket = scope["type"] == ScopeType.WEBSOCKET
        if not scope["path"].startswith("/api/") or (self._blocks.is_empty and not is_socket):
            await self._inside(scope, receive, send)
            return
        guest = Guest(network_of(address_of(scope)), _visitor_of(scope))
        until = self._blocks.until(guest)
        if until is not None:
            await turn_away(scope, send, refusal(until))
        elif is_socket:
            with self._blocks.listening(guest):
                await self._let_listen(guest, scope, receive, send)
        else:
            await self._inside(scope, receive, send)

    async def _let_listen(self, guest: Guest, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve a WebSocket until one side closes it, or until its guest is blocked."""

        async def listen() -> Any:
            waiting = [asyncio.ensure_future(receive()), asyncio.create_task(guest.is_cut.wait())]
            try:
                await asyncio.wait(waiting, return_when=asyncio.FIRST_COMPLETED)
            finally:
                for task in waiting:
                    if not task.done():
                        task.cancel()
            if not guest.is_cut.is_set():
                return waiting[0].result()
            await send({"type": "websocket.close", "code": CUT, "reason": CODE})
            return {"type": "websocket.disconnect", "code": CUT}

        async def speak(message: Any) -> None:
            if not guest.is_cut.is_set():
                await send(message)

        await self._inside(scope, listen, speak)


def _visitor_of(scope: Scope) -> str:
    """Return the hash of the secret in a request, or "" if there is none or it is malformed."""
    try:
        who = visitor(ASGIConnection(scope))
    except Refused:
        return ""
    return who.hash if who is not None else ""


def refusal(until: int) -> Refused:
    """Return the refusal for a visitor who is blocked until a time."""
    end = datetime.fromtimestamp(until / 1000, UTC).strftime("%Y-%m-%d %H:%M UTC")
    message = f"the operator of this server has blocked you until {end}"
    return Refused(CODE, {"until": until}, message=message)
