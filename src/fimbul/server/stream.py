"""The live news of a table over a WebSocket, resumable from any number."""

import asyncio
from typing import Annotated, Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import Parameter
from sqlalchemy.exc import SQLAlchemyError

from fimbul.rules import SPECTATOR
from fimbul.server.api import TableId, viewer_seat
from fimbul.server.errors import Refused, told
from fimbul.server.hub import Hub, NoSuchTable, OpenTable, Watcher
from fimbul.server.identity import must_be_same_origin
from fimbul.server.news import news

AnySocket = WebSocket[Any, Any, Any]

HEARTBEAT = 20.0
"""Seconds of silence after which something is said, so that a dead connection shows."""
GOING_AWAY = 1012
REFUSED = 4000
"""Added to the HTTP status of a refusal: 4403, 4404 …"""

_ENCODER = msgspec.json.Encoder()


@websocket("/api/tables/{table:str}/stream")
async def stream(
    socket: AnySocket,
    table: TableId,
    seat: Annotated[int, Parameter(ge=-1, le=4)] = SPECTATOR,
    after: Annotated[int, Parameter(ge=0, le=2**31)] = 0,
) -> None:
    """Send the news after a number, then everything as it happens."""
    hub = socket.app.state.hub
    assert isinstance(hub, Hub)
    await socket.accept()
    try:
        must_be_same_origin(socket)
        opened = await hub.open(table)
        own = await viewer_seat(socket, opened, seat)
    except (Refused, NoSuchTable, SQLAlchemyError) as error:
        status, code, _ = told(error)
        await socket.close(REFUSED + status, code)
        return
    watcher = Watcher()
    opened.watchers.add(watcher)
    listening = asyncio.create_task(_listen(socket, watcher))
    try:
        await _tell(socket, hub, opened, watcher, own, after)
    except WebSocketDisconnect:
        pass
    finally:
        opened.watchers.discard(watcher)
        listening.cancel()


async def _tell(
    socket: AnySocket, hub: Hub, opened: OpenTable, watcher: Watcher, seat: int, after: int
) -> None:
    """Send what is new until the viewer goes or cannot keep up."""
    is_first = True
    while True:
        async with opened.lock:
            seq = opened.match.seq
            if is_first or seq > after:
                message = _ENCODER.encode(news(opened.match, seat, after))
            else:
                message = b""
        if message:
            await socket.send_data(message.decode(), mode="text")
            after, is_first = seq, False
        try:
            async with asyncio.timeout(HEARTBEAT):
                step = await watcher.queue.get()
        except TimeoutError:
            await socket.send_data('{"beat":true}', mode="text")
            continue
        while step is not None and not watcher.queue.empty():
            step = watcher.queue.get_nowait()
        if step is None:
            await socket.close(GOING_AWAY, "resume")
            return


async def _listen(socket: AnySocket, watcher: Watcher) -> None:
    """Nothing is said in this direction; what counts is that the viewer goes."""
    try:
        while True:
            await socket.receive_data(mode="text")
    except WebSocketDisconnect:
        watcher.hang_up()
