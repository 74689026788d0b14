"""Playing games back."""

import asyncio
from typing import Annotated, Any

from litestar import Request, get
from litestar.params import QueryParameter

from fimbul.rules import SPECTATOR
from fimbul.server import limits
from fimbul.server.access import AnySeat, TableId, open_table, spend, viewer_seat
from fimbul.server.errors import Refused
from fimbul.server.identity import visitor
from fimbul.server.reel import Reel, reel_of
from fimbul.server.refusals import LOOK, refusals


@get("/tables/{table:str}/reel", responses=refusals(*LOOK, "not-started", "not-over"))
async def reel(
    request: Request[Any, Any, Any],
    table: TableId,
    seat: AnySeat = SPECTATOR,
    is_open: Annotated[bool, QueryParameter(name="open")] = False,
) -> Reel:
    """A game to play back, as a seat or a spectator saw it.

    While it runs, only as the visitor's own seat or as a spectator; once it is over, as any seat,
    and with ``open`` with all hands.
    """
    spend(request, limits.READ, visitor(request))
    spend(request, limits.LOAD, visitor(request))
    opened = await open_table(request, table)
    is_over = opened.match.status == "finished"
    shown = await viewer_seat(request, opened, SPECTATOR if is_over else seat)
    if is_open and not is_over:
        raise Refused("not-over")
    record = opened.match.record()
    if is_over and 0 <= seat < record.setup.players:
        shown = seat
    return await asyncio.to_thread(reel_of, record, shown, is_open)
