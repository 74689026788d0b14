"""Access control: the visitor of a request, the chairs they hold, and what they may do and see."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Annotated

from litestar.params import Parameter

from fimbul.match.match import Match
from fimbul.rules import SPECTATOR
from fimbul.rules.manifest import MAX_PLAYERS
from fimbul.server import limits
from fimbul.server.door import address_of
from fimbul.server.errors import Refused
from fimbul.server.hub import Hub
from fimbul.server.identity import Connection, Visitor, chairs_held, must_be_same_origin, visitor
from fimbul.server.limits import Limit, Limits, network_of
from fimbul.server.open_table import NoSuchTable, OpenTable

TableId = Annotated[str, Parameter(min_length=1, max_length=32, pattern=r"^[A-Za-z0-9_-]+$")]
Seat = Annotated[int, Parameter(ge=0, le=MAX_PLAYERS)]
AnySeat = Annotated[int, Parameter(ge=SPECTATOR, le=MAX_PLAYERS)]
"""A seat, or ``SPECTATOR``."""


def hub_of(asking: Connection) -> Hub:
    """Return the hub with the tables of this process."""
    hub = asking.app.state.hub
    assert isinstance(hub, Hub)
    return hub


def limits_of(asking: Connection) -> Limits:
    """Return the rate limits of this process."""
    buckets = asking.app.state.limits
    assert isinstance(buckets, Limits)
    return buckets


def spend(asking: Connection, limit: Limit, who: Visitor | None = None) -> None:
    """Count a request for its address and its visitor. Raises ``Refused`` if there are too many."""
    visitor_hash = who.hash if who is not None else ""
    limits_of(asking).spend(address_of(asking.scope), limit, visitor_hash)


async def open_table(asking: Connection, table_id: str, at_least: int = 0) -> OpenTable:
    """Open a table; its match contains entry ``at_least``.

    Refuses a visitor whose requests keep loading tables that are not in memory or do not exist.
    """
    hub = hub_of(asking)
    if table_id not in hub.tables:
        spend(asking, limits.LOAD, visitor(asking))
    return await hub.open(table_id, at_least)


async def open_for_news(asking: Connection, table_id: str, after: int) -> OpenTable:
    """Open a table for a viewer who wants the entries after number ``after``.

    Refuses a visitor who keeps asking for a long history, which costs more than recent news.
    """
    opened = await open_table(asking, table_id, after)
    if opened.match.seq - after > limits.RECENT:
        spend(asking, limits.LOAD, visitor(asking))
    return opened


@dataclass(slots=True)
class Holder:
    """A visitor who sits at a table, and the chairs they hold there."""

    who: Visitor
    opened: OpenTable
    _chairs: set[int]
    _holders: Sequence[tuple[int, str]]
    """The holders of the chairs when they were last looked up."""

    @property
    def chairs(self) -> set[int]:
        """The chairs the visitor holds now: one may have changed hands since the last look."""
        if self.opened.holders is not self._holders:
            self._holders = self.opened.holders
            self._chairs = chairs_held(self._holders, self.who)
        return self._chairs


async def holder(
    request: Connection,
    table_id: str,
    limit: Limit,
    chair: int | Callable[[Match], int | None] | None = None,
) -> Holder:
    """Return the visitor and the chairs they hold. Refuses a visitor who holds none.

    ``chair`` is the chair that the request is about, or a function that finds it in the match.
    """
    must_be_same_origin(request)
    who = visitor(request)
    spend(request, limit, who)
    opened = await open_table(request, table_id)
    wanted = chair(opened.match) if callable(chair) else chair
    chairs = await _chairs_of(hub_of(request), opened, who, wanted)
    if who is None or not chairs:
        raise Refused("not-seated")
    opened.network = opened.network or network_of(address_of(request.scope))
    return Holder(who, opened, chairs, opened.holders)


async def chairs_of(asking: Connection, opened: OpenTable, chair: int | None = None) -> set[int]:
    """Return the chairs of the visitor. If ``chair`` is not among them, read the holders again."""
    return await _chairs_of(hub_of(asking), opened, visitor(asking), chair)


async def _chairs_of(
    hub: Hub, opened: OpenTable, who: Visitor | None, chair: int | None
) -> set[int]:
    chairs = chairs_held(opened.holders, who)
    if who is not None and (not chairs or chair not in {None, *chairs}):
        await hub.read_holders(opened)
        chairs = chairs_held(opened.holders, who)
    return chairs


async def own_chair(request: Connection, table_id: str, chair: int, limit: Limit) -> Visitor:
    """Return the visitor. Refuses one who does not hold this very chair."""
    found = await holder(request, table_id, limit, chair)
    if chair not in found.chairs:
        raise Refused("not-your-chair")
    return found.who


async def viewer_seat(asking: Connection, opened: OpenTable, seat: int) -> int:
    """Return the seat whose view the visitor gets.

    Refuses the seat of another player, and spectators at a table that does not allow them.
    """
    if opened.is_gone:
        raise NoSuchTable
    if seat != SPECTATOR and not opened.match.chair_of:
        await hub_of(asking).catch_up(opened)
    match = opened.match
    chairs = await chairs_of(asking, opened, chair_at(match, seat))
    if seat != SPECTATOR and match.chair_of:
        if seat not in match.seats_of(chairs):
            raise Refused("not-your-seat")
        return seat
    if not chairs and not match.options.allows_spectators:
        raise Refused("no-spectators")
    return SPECTATOR


def chair_at(match: Match, seat: int) -> int | None:
    """Return the chair of a seat, or None if there is no such seat."""
    return match.chair_of[seat] if 0 <= seat < len(match.chair_of) else None
