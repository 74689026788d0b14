"""The requests about a table that has stopped (see ``match.stopping``): go on, or end it.

Any player at the table may do either; whoever comes first decides for all.
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
    """Go on from where a game stopped; the moves that are not possible any more are void."""
    await own_chair(request, table, data.chair, limits.JOIN)
    return await act(request, table, lambda match: match.go_on(data.chair), data.chair)


@post("/tables/{table:str}/end", status_code=200, responses=refusals(*_ABOUT_STOPPED))
async def end(request: AnyRequest, table: TableId, data: JSONBody[OfChair]) -> Accepted:
    """End a game that stopped, with its glory as it stands and without a winner."""
    await own_chair(request, table, data.chair, limits.JOIN)
    return await act(request, table, lambda match: match.give_up(data.chair), data.chair)
