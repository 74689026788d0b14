"""The live news of a table over a WebSocket, which can resume from any number.

A viewer first gets the current state. From then on the table itself writes news straight into the
connection (``Viewer.tell``). Only slower work is left to the viewer's own task: news for viewers
that have not read the last ones yet, pages of a long history, and checks of who holds the chairs.
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
from fimbul.server.identity import must_be_same_origin, visitor
from fimbul.server.news import news
from fimbul.server.open_table import NoSuchTable, OpenTable, Watcher
from fimbul.server.sight import Sight
from fimbul.server.sockets import LINE, QuietSocket

log = logging.getLogger(__name__)

AnySocket = WebSocket[Any, Any, Any]

HEARTBEAT = 20.0
"""Seconds of silence after which a beat is sent, so that a dead connection is noticed."""
GOING_AWAY = 1012
SPOKEN = 1008
REFUSED = 4000
"""Added to the HTTP status of a refusal to close an accepted WebSocket, such as 4403."""

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
    """Send the news after a number, and then all new ones as they happen.

    With ``changes``, only the first news are whole; each later message contains what changed.

    A visitor who may not listen is refused before the WebSocket is accepted (see ``door``).
    """
    try:
        must_be_same_origin(socket)
        spend(socket, limits.READ, visitor(socket))
        with limits_of(socket).waiting(address_of(socket.scope)):
            opened = await open_for_news(socket, table, after)
            own = await viewer_seat(socket, opened, seat)
            await _serve(socket, Viewer(line_of(socket), opened, own, after, changes))
    except (WebSocketDisconnect, OSError):
        pass  # the viewer has gone
    except Exception as error:  # noqa: BLE001  (as for every other route)
        status, code, _ = told_and_logged(error)
        ask_again_after(socket.scope, seconds_to_wait(error))
        await socket.close(REFUSED + status, code)


def line_of(socket: AnySocket) -> QuietSocket:
    """Return the connection of a WebSocket."""
    line = (socket.scope["extensions"] or {})[LINE][LINE]
    assert isinstance(line, QuietSocket)
    return line


class Viewer(Watcher):
    """A viewer that listens over a WebSocket."""

    def __init__(
        self, line: QuietSocket, opened: OpenTable, seat: int, after: int, wants_changes: bool
    ) -> None:
        super().__init__()
        self.line = line
        self.opened = opened
        self.seat = seat
        self.after = after
        """The number of the last entry that was sent."""
        self.holders = opened.holders
        """The holders of the chairs when it was last checked whether the viewer may listen."""
        self._wants_changes = wants_changes
        self._known: Sight | None = None
        """The sight that the viewer knows; None if it needs the whole news."""
        self._is_told_at_once = False

    def tell(self) -> None:
        """Send the news at once if possible; otherwise wake the viewer's task."""
        if self._is_told_at_once and self.line.is_free and self._is_as_before():
            try:
                self._tell()
            except Exception:
                # The writer of the entry must not fail. The viewer's own task will raise the error.
                log.exception("news could not be sent to a viewer", extra={"match": self.opened.id})
            else:
                return
        super().tell()

    def _is_as_before(self) -> bool:
        """Whether the viewer may still listen, judged without reading the holders again."""
        return self.opened.holders is self.holders and self._is_welcome()

    def _is_welcome(self) -> bool:
        """Whether the viewer needs no check of the chairs: a player, or a permitted spectator."""
        return self.seat != SPECTATOR or self.opened.match.options.allows_spectators

    def _tell(self) -> bool:
        """Send the news, or a page of them, at once. Returns whether these were all."""
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

    async def listen(self, check_access: Callable[[], Awaitable[object]]) -> None:
        """Send all news until the viewer is disconnected or has gone.

        ``check_access`` raises a refusal if the viewer may no longer listen. A viewer that reads
        slowly gets several entries in one message, so nothing piles up here. Other tasks get their
        turn between two pages.
        """
        is_first = True
        while not self.is_let_go:
            if self.opened.holders is not self.holders:
                self.holders = self.opened.holders
                await check_access()  # the viewer may have lost the chair
            if is_first or self.opened.match.seq > self.after:
                self._is_told_at_once = False
                if not self._is_welcome():
                    await check_access()  # the viewer may have left the table
                await self.line.wait_for_space()
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
        """Wait until there is something to do; sends a beat after a long silence."""
        loop = asyncio.get_running_loop()
        left = self.line.said_at + HEARTBEAT - loop.time()
        try:
            async with asyncio.timeout(left if left > 0 else HEARTBEAT):
                await self.wait()
        except TimeoutError:
            if self.line.is_free and loop.time() >= self.line.said_at + HEARTBEAT:
                self.line.say(BEAT)


async def _serve(socket: AnySocket, viewer: Viewer) -> None:
    """Accept the WebSocket, and send the news until one side closes it."""
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
    """Wait until the viewer goes or sends a message. Returns whether it sent one."""
    try:
        await socket.receive_data(mode="text")
    except WebSocketDisconnect:
        return False
    else:
        return True
    finally:
        watcher.hang_up()
