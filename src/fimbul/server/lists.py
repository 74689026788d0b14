"""The lists of public tables, and how the creator of a table removes it."""

from typing import Annotated, Any, Final

import msgspec
from litestar import Request, get, post
from litestar.params import Parameter

from fimbul.match.options import DAY
from fimbul.server import limits
from fimbul.server.access import TableId, hub_of, open_table, spend
from fimbul.server.archiving import EMPTY_FOR
from fimbul.server.bodies import Listed, Page
from fimbul.server.errors import Refused
from fimbul.server.identity import must_be_same_origin, visitor
from fimbul.server.keys import is_same
from fimbul.server.refusals import refusals
from fimbul.server.summary import TableInfo
from fimbul.store import MatchRow, Operations

AnyRequest = Request[Any, Any, Any]

PAGE: Final = 20
EMPTY_LISTED: Final = 10
"""Empty tables that are listed; they come last, so that they do not push out others."""
OPEN_FOR: Final = 2
"""Days for which a table that waits for players is listed; its link works for longer."""
_PLACE: Final = r"^([0-9]{1,15}:[A-Za-z0-9_-]{1,32})?$"
"""The last table of a page: its time and its id."""


@get("/tables", responses=refusals("crowded"))
async def list_tables(
    request: AnyRequest,
    status: Annotated[str, Parameter(pattern="^(open|running|finished)$")] = "open",
    before: Annotated[str, Parameter(pattern=_PLACE)] = "",
) -> Page:
    """Public tables of a status, the newest first; open tables only from the last days.

    The last page of open tables ends with a few at which nobody sits.
    """
    spend(request, limits.READ, visitor(request))
    store, now = hub_of(request).store, hub_of(request).clock.now_ms()
    updated_at, _, table_id = before.strip().partition(":")
    after = (int(updated_at), table_id) if table_id else None
    if status != "open":
        rows = await store.rows(status, PAGE + 1, after)
    else:
        since = now - OPEN_FOR * DAY * 1000
        rows = await store.rows(status, PAGE + 1, after, since, is_empty=False)
    listed = [_listed(row) for row in rows[:PAGE]]
    if len(rows) > PAGE:
        return Page(listed, f"{listed[-1].updated_at}:{listed[-1].id}")
    if status == "open":
        since = now - EMPTY_FOR * 1000
        empty = await store.rows(status, EMPTY_LISTED, since=since, is_empty=True)
        listed += [_listed(row) for row in empty]
    return Page(listed, None)


def _listed(row: MatchRow) -> Listed:
    summary = msgspec.json.decode(row.summary, type=TableInfo)
    return Listed(row.id, row.updated_at, summary)


@post(
    "/tables/{table:str}/close",
    status_code=204,
    responses=refusals(
        "foreign-origin", "no-such-table", "not-your-table", "already-started", "table-in-use"
    ),
)
async def close(request: AnyRequest, table: TableId) -> None:
    """Delete a table that you created, before its game begins and while nobody sits there."""
    must_be_same_origin(request)
    who = visitor(request)
    spend(request, limits.JOIN, who)
    hub = hub_of(request)
    opened = await open_table(request, table)
    maker = await hub.store.maker(table)
    if who is None or maker is None or not is_same(who.hash, maker):
        raise Refused("not-your-table")
    if opened.match.status != "open":
        raise Refused("already-started")
    if not await Operations(hub.store).delete_if_empty(table, hub.clock.now_ms()):
        raise Refused("table-in-use")
    await hub.forget(table)
