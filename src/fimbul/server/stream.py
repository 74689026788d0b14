"""The live news of a table over a WebSocket, resumable from any number.

A viewer first hears how all stands. From then on the table itself tells it what is new, straight
into its connection (``Viewer.tell``). Only what takes longer is left to the viewer's own task: news
for viewers that have not read the last ones yet, pages of a long past, and whether a chair changed
hands.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Annotated, Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import Parameter

from fimbul.rules import SPECTATOR
from fimbul.server import limits
from fimbul.server.access import (
    AnySeat,
    TableId,
    hub_of,
    limits_of,
    open_for_news,
    spend,
    viewer_seat,
)
from fimbul.server.door import address_of, ask_again_after
from fimbul.server.errors import seconds_to_wait, told_and_logged
from fimbul.server.hub import NoSuchTable, OpenTable, Watcher
from fimbul.server.identity import must_be_same_origin, visitor
from fimbul.server.news import news
from fimbul.server.sight import Sight
from fimbul.server.sockets import LINE, QuietSocket

log = logging.getLogger(__name__)

AnySocket = WebSocket[Any, Any, Any]

HEARTBEAT = 20.0
"""Seconds of silence after which something is said, so that a dead connection shows."""
GOING_AWAY = 1012
SPOKEN = 1008
REFUSED = 4000
"""Added to the HTTP status of a refusal of somebody who was listening already: 4403 …"""

BEAT = b'{"beat":true}'

_ENCODER = msgspec.json.Encoder()


@websocket("/api/tables/{table:str}/stream")
async def stream(
    socket: AnySocket,
    table: TableId,
    seat: AnySeat = SPECTATOR,
    after: Annotated[int, Parameter(ge=0, le=2**31)] = 0,
    changes: Annotated[bool, Parameter()] = False,
) -> None:
    """Send the news after a number, then everything as it happens.

    With ``changes``, only the first news are whole; those that follow tell what changed.

    Whoever may not listen is refused before the connection becomes a WebSocket (see ``door``).
    """
    try:
        must_be_same_origin(socket)
        spend(socket, limits.READ, visitor(socket))
        with limits_of(socket).waiting(address_of(socket.scope)):
            opened = await open_for_news(socket, table, after)
            own = await viewer_seat(socket, opened, seat)
            await _serve(socket, Viewer(line_of(socket), opened, own, after, changes))
    except (WebSocketDisconnect, OSError):
        pass  # the viewer has gone: that is how ASGI says it
    except Exception as error:  # noqa: BLE001  (as for every other route)
        status, code, _ = told_and_logged(error)
        ask_again_after(socket.scope, seconds_to_wait(error))
        await socket.close(REFUSED + status, code)


def line_of(socket: AnySocket) -> QuietSocket:
    """The connection of a WebSocket."""
    line = (socket.scope["extensions"] or {})[LINE][LINE]
    assert isinstance(line, QuietSocket)
    return line


class Viewer(Watcher):
    """Somebody who listens over a WebSocket."""

    def __init__(
        self, line: QuietSocket, opened: OpenTable, seat: int, after: int, wants_changes: bool
    ) -> None:
        super().__init__()
        self.line = line
        self.opened = opened
        self.seat = seat
        self.after = after
        """The last entry that it was told of."""
        self.holders = opened.holders
        """Who held the chairs when we last looked whether it may listen."""
        self._wants_changes = wants_changes
        self._known: Sight | None = None
        """How things stood when it was last told; None: it must hear all."""
        self._is_told_at_once = False

    def tell(self) -> None:
        """Tell what is new, at once if nothing is in the way."""
        if self._is_told_at_once and self.line.is_free and self._is_as_before():
            try:
                self._tell()
            except Exception:
                # Whoever wrote the entry must not suffer. Its own task fails where it shows.
                log.exception("a viewer could not be told", extra={"match": self.opened.id})
            else:
                return
        super().tell()

    def _is_as_before(self) -> bool:
        """Whether it may listen, without looking at the chairs."""
        return self.opened.holders is self.holders and self._is_welcome()

    def _is_welcome(self) -> bool:
        """Whether it may listen even if it holds no chair."""
        return self.seat != SPECTATOR or self.opened.match.options.allows_spectators

    def _tell(self) -> bool:
        """Tell the news, or a page of them, now; whether these were all."""
        opened = self.opened
        if self._known is not None:
            sight = opened.look()
            message = sight.changes(self.seat, self._known)
            if message is not None:
                self.line.say(message)
                self._known, self.after = sight, sight.seq
                return True
        told = news(opened.match, self.seat, self.after)
        self.line.say(_ENCODER.encode(told))
        self.after = told.seq
        self._known = opened.look() if self._wants_changes and told.is_complete else None
        return told.is_complete

    async def listen(self, look_whether_it_may: Callable[[], Awaitable[object]]) -> None:
        """Be told all there is, until it is let go or has gone.

        ``look_whether_it_may`` raises what a viewer is told who may listen no longer.
        Whoever reads slowly hears of several entries at once; nothing piles up here meanwhile.
        Others get their turn between two pages.
        """
        is_first = True
        while not self.is_let_go:
            if self.opened.holders is not self.holders:
                self.holders = self.opened.holders
                await look_whether_it_may()  # who lost the chair sees no more
            if is_first or self.opened.match.seq > self.after:
                self._is_told_at_once = False
                if not self._is_welcome():
                    await look_whether_it_may()  # who got up sees no more
                await self.line.room()
                if self.opened.holders is not self.holders:
                    continue
                if self.line.is_open and not self.is_let_go:
                    self._is_told_at_once = self._tell()
                    is_first = False
                    if not self._is_told_at_once:
                        await asyncio.sleep(0)
                        continue
            await self._wait()

    async def _wait(self) -> None:
        """Wait until there is something to do; breaks a long silence."""
        loop = asyncio.get_running_loop()
        left = self.line.said_at + HEARTBEAT - loop.time()
        try:
            async with asyncio.timeout(left if left > 0 else HEARTBEAT):
                await self.wait()
        except TimeoutError:
            if self.line.is_free and loop.time() >= self.line.said_at + HEARTBEAT:
                self.line.say(BEAT)


async def _serve(socket: AnySocket, viewer: Viewer) -> None:
    """Accept the viewer, and tell the news until one side goes."""
    with hub_of(socket).watching(viewer.opened, viewer):
        await socket.accept()
        listening = asyncio.create_task(_has_spoken(socket, viewer))
        try:
            await viewer.listen(lambda: viewer_seat(socket, viewer.opened, viewer.seat))
            if viewer.opened.is_gone:
                raise NoSuchTable
            if listening.done() and listening.result():
                await socket.close(SPOKEN, "nothing is said here")
            else:
                await socket.close(GOING_AWAY, "resume")
        finally:
            listening.cancel()


async def _has_spoken(socket: AnySocket, watcher: Watcher) -> bool:
    """Wait until the viewer goes, or says something: that is not what this is for."""
    try:
        await socket.receive_data(mode="text")
    except WebSocketDisconnect:
        return False
    else:
        return True
    finally:
        watcher.hang_up()
