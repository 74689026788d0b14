"""The requests about a game that has stopped (see ``match.stopping``): resume it, or end it.

Any player at the table may do either; the first request decides for all.
"""

from typing import Any

from litestar import Request, post
from litestar.params import JSONBody

from fimbul.server import limits
from fimbul.server.access import TableId, own_chair
from fimbul.server.acting import act
from fimbul.server.bodies import Accepted, OfChair
from fimbul.server.refusals import OWN_CHAIR, refusals

AnyRequest = Request[Any, Any, Any]

_ABOUT_STOPPED = (*OWN_CHAIR, "not-started", "not-stopped", "game-over")


@post("/tables/{table:str}/resume", status_code=200, responses=refusals(*_ABOUT_STOPPED))
async def resume(request: AnyRequest, table: TableId, data: JSONBody[OfChair]) -> Accepted:
    """Resume a game from where it stopped; the moves that are no longer possible become void."""
    await own_chair(request, table, data.chair, limits.JOIN)
    return await act(request, table, lambda match: match.go_on(data.chair), data.chair)


@post("/tables/{table:str}/end", status_code=200, responses=refusals(*_ABOUT_STOPPED))
async def end(request: AnyRequest, table: TableId, data: JSONBody[OfChair]) -> Accepted:
    """End a game that has stopped, with the glory as it is and without a winner."""
    await own_chair(request, table, data.chair, limits.JOIN)
    return await act(request, table, lambda match: match.give_up(data.chair), data.chair)
