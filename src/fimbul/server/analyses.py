"""The routes of analyses: ask for one, see how far it is, get what it has found."""

from typing import Any, Literal

import msgspec
from litestar import MediaType, Request, Response, get, post
from litestar.openapi.datastructures import ResponseSpec

from fimbul.analysis import Analysis
from fimbul.analysis.results import FORMAT
from fimbul.rules import SPECTATOR
from fimbul.server import limits
from fimbul.server.access import TableId, hub_of, open_table, spend, viewer_seat
from fimbul.server.analysts import Analysts
from fimbul.server.door import address_of
from fimbul.server.errors import Refused
from fimbul.server.identity import Connection, must_be_same_origin, visitor
from fimbul.server.limits import network_of
from fimbul.server.refusals import LOOK, refusals
from fimbul.store.analyses import AnalysisRow

AnyRequest = Request[Any, Any, Any]
AnalysisState = Literal["off", "none", "waiting", "working", "done", "failed"]


class AnalysisProgress(msgspec.Struct):
    """How far the analysis of a game is."""

    state: AnalysisState
    """`off`: this server does not analyse games, and has not analysed this one."""
    done: int = 0
    """How much of the work is done, of `total`, which may still become smaller."""
    total: int = 0
    ahead: int = 0
    """How many analyses come before this one."""
    is_found: bool = False
    """Whether there is a result, which has `is_partial` until the analysis is done."""


def analysts_of(asking: Connection) -> Analysts:
    """Return the analysts of this process."""
    found = asking.app.state.analysts
    assert isinstance(found, Analysts)
    return found


@post(
    "/tables/{table:str}/analysis",
    status_code=200,
    responses=refusals(
        *LOOK,
        "foreign-origin",
        "no-analyses",
        "not-started",
        "not-over",
        "not-analysable",
        "many-analyses",
        "crowded",
    ),
)
async def begin(request: AnyRequest, table: TableId) -> AnalysisProgress:
    """Ask for the analysis of a finished game. It is made once, in the background."""
    must_be_same_origin(request)
    spend(request, limits.ANALYSE, visitor(request))
    opened = await open_table(request, table)
    await viewer_seat(request, opened, SPECTATOR)
    network = network_of(address_of(request.scope))
    await analysts_of(request).ask(table, opened.match, network)
    return await _progress(request, table)


@get("/tables/{table:str}/analysis", responses=refusals(*LOOK))
async def show(request: AnyRequest, table: TableId) -> AnalysisProgress:
    """How far the analysis of a game is. Ask again every few seconds while it is under way."""
    spend(request, limits.READ, visitor(request))
    opened = await open_table(request, table)
    await viewer_seat(request, opened, SPECTATOR)
    return await _progress(request, table)


@get(
    "/tables/{table:str}/analysis/result",
    responses={
        200: ResponseSpec(Analysis, generate_examples=False, description="What was found so far."),
        **refusals(*LOOK, "no-analysis"),
    },
)
async def result(request: AnyRequest, table: TableId) -> Response[bytes]:
    """What the analysis of a game has found so far: the JSON of `fimbul analyse --json`."""
    spend(request, limits.READ, visitor(request))
    opened = await open_table(request, table)
    await viewer_seat(request, opened, SPECTATOR)
    store = hub_of(request).store
    row = await store.analysis(table)
    found = await store.found_analysis(table) if row is not None and _is_current(row) else None
    if found is None:
        raise Refused("no-analysis")
    headers = {"Content-Disposition": f'attachment; filename="fimbul-{table}.json"'}
    return Response(found.encode(), media_type=MediaType.JSON, headers=headers)


async def _progress(request: AnyRequest, table: str) -> AnalysisProgress:
    are_off = analysts_of(request).are_off
    row = await hub_of(request).store.analysis(table)
    if row is None or not _is_current(row):
        return AnalysisProgress("off" if are_off else "none")
    state: AnalysisState
    if row.status != "wanted":
        state = row.status
    elif are_off:
        state = "off"
    else:
        state = "working" if row.total else "waiting"
    return AnalysisProgress(state, row.done, row.total, row.ahead, row.is_found)


def _is_current(row: AnalysisRow) -> bool:
    """Whether this program knows the format of what was found."""
    return row.format == FORMAT
