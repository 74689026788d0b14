"""Requests that change a table: the match judges a request, and the entry is written."""

from collections.abc import Callable

from fimbul.match.entries import Entry
from fimbul.match.match import Match
from fimbul.server.access import chair_at, holder, hub_of
from fimbul.server.bodies import Accepted
from fimbul.server.errors import Refused
from fimbul.server.identity import Connection, chairs_held, visitor
from fimbul.server.limits import Limit
from fimbul.server.tables import Holders

Ask = Callable[[Match], Entry | None]


async def act(
    request: Connection,
    table_id: str,
    ask: Ask,
    chair: int | None = None,
    holders: Holders | None = None,
) -> Accepted:
    """Let a match accept a request, and return the number of its entry.

    With ``chair``, refuses a visitor who no longer holds that chair when the match is asked.
    """
    hub = hub_of(request)
    opened = await hub.open(table_id)
    who = visitor(request)

    def asked(match: Match) -> Entry | None:
        if chair is not None and chair not in chairs_held(opened.holders, who):
            raise Refused("not-your-chair")
        return ask(match)

    return Accepted(await hub.act_at(opened, asked, holders))


async def act_for_seat(
    request: Connection, table_id: str, seat: int, limit: Limit, ask: Ask
) -> Accepted:
    """The same as ``act``, for the holder of a seat's chair."""
    found = await holder(request, table_id, limit, lambda match: chair_at(match, seat))

    def asked(match: Match) -> Entry | None:
        if seat not in match.seats_of(found.chairs):
            raise Refused("not-your-seat")
        return ask(match)

    return Accepted(await hub_of(request).act_at(found.opened, asked))
