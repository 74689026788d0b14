"""The live news of a table over a WebSocket, resumable from any number."""

import asyncio
from typing import Annotated, Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import Parameter

from fimbul.rules import SPECTATOR
from fimbul.server import limits
from fimbul.server.access import TableId, hub_of, limits_of, open_for_news, spend, viewer_seat
from fimbul.server.door import address_of, ask_again_after
from fimbul.server.errors import seconds_to_wait, told_and_logged
from fimbul.server.hub import NoSuchTable, OpenTable, Watcher
from fimbul.server.identity import must_be_same_origin, visitor
from fimbul.server.news import news

AnySocket = WebSocket[Any, Any, Any]

HEARTBEAT = 20.0
"""Seconds of silence after which something is said, so that a dead connection shows."""
GOING_AWAY = 1012
SPOKEN = 1008
REFUSED = 4000
"""Added to the HTTP status of a refusal of somebody who was listening already: 4403 …"""

_ENCODER = msgspec.json.Encoder()


@websocket("/api/tables/{table:str}/stream")
async def stream(
    socket: AnySocket,
    table: TableId,
    seat: Annotated[int, Parameter(ge=-1, le=4)] = SPECTATOR,
    after: Annotated[int, Parameter(ge=0, le=2**31)] = 0,
) -> None:
    """Send the news after a number, then everything as it happens.

    Whoever may not listen is refused before the connection becomes a WebSocket (see ``door``).
    """
    try:
        must_be_same_origin(socket)
        spend(socket, limits.READ, visitor(socket))
        with limits_of(socket).waiting(address_of(socket.scope)):
            opened = await open_for_news(socket, table, after)
            own = await viewer_seat(socket, opened, seat)
            await _serve(socket, opened, own, after)
    except (WebSocketDisconnect, OSError):
        pass  # the viewer has gone: that is how ASGI says it
    except Exception as error:  # noqa: BLE001  (as for every other route)
        status, code, _ = told_and_logged(error)
        ask_again_after(socket.scope, seconds_to_wait(error))
        await socket.close(REFUSED + status, code)


async def _serve(socket: AnySocket, opened: OpenTable, seat: int, after: int) -> None:
    """Accept the viewer, and tell the news until one side goes."""
    with hub_of(socket).watching(opened) as watcher:
        await socket.accept()
        listening = asyncio.create_task(_has_spoken(socket, watcher))
        try:
            await _tell(socket, opened, watcher, seat, after)
            if opened.is_gone:
                raise NoSuchTable
            if listening.done() and listening.result():
                await socket.close(SPOKEN, "nothing is said here")
            else:
                await socket.close(GOING_AWAY, "resume")
        finally:
            listening.cancel()


async def _tell(
    socket: AnySocket, opened: OpenTable, watcher: Watcher, seat: int, after: int
) -> None:
    """Send what is new until the watcher is let go.

    Whoever reads slowly hears of several entries at once; nothing piles up here meanwhile. Others
    get their turn between two pages.
    """
    is_first = True
    holders = opened.holders
    while not watcher.is_let_go:
        if opened.holders is not holders:
            holders = opened.holders
            await viewer_seat(socket, opened, seat)  # who no longer holds the chair sees no more
        match = opened.match
        if is_first or match.seq > after:
            if seat == SPECTATOR and not match.options.allows_spectators:
                await viewer_seat(socket, opened, seat)  # who got up sees no more
            told = news(match, seat, after)
            await socket.send_data(_ENCODER.encode(told).decode(), mode="text")
            after, is_first = told.seq, False
            if not told.is_complete:
                await asyncio.sleep(0)
                continue
        try:
            async with asyncio.timeout(HEARTBEAT):
                await watcher.wait()
        except TimeoutError:
            await socket.send_data('{"beat":true}', mode="text")


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
