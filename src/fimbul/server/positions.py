"""Positions: what is wrong with one, the best moves in it, and the position of a finished game."""

import asyncio
from hashlib import blake2b
from random import Random
from typing import Annotated, Any, Final, cast

import msgspec
from litestar import Request, get, post
from litestar.params import JSONBody, QueryParameter

from fimbul.rules import (
    MalformedPosition,
    Position,
    Problem,
    State,
    completed,
    next_seat,
    position_from_text,
    position_of,
    position_to_text,
    replay_as_far_as_possible,
    state_of,
    view,
)
from fimbul.rules.plain import view_to_plain
from fimbul.rules.problems import ProblemCode
from fimbul.rules.record import Record
from fimbul.rules.shapes import PlainView
from fimbul.server import limits
from fimbul.server.access import TableId, hub_of, open_table, spend, viewer_seat
from fimbul.server.bodies import MOST_OF_POSITION
from fimbul.server.door import address_of
from fimbul.server.errors import Refused
from fimbul.server.hints import SHOWN, Hint, hint_of
from fimbul.server.identity import must_be_same_origin, visitor
from fimbul.server.limits import network_of
from fimbul.server.refusals import LOOK, refusals

SPECTATOR: Final = -1

PositionText = Annotated[str, msgspec.Meta(max_length=MOST_OF_POSITION)]


class AboutPosition(msgspec.Struct, forbid_unknown_fields=True):
    """A position as text (see docs/positions.md)."""

    code: PositionText


class PositionProblem(msgspec.Struct):
    """One thing that is wrong with a position."""

    code: ProblemCode
    """The message `position-…` says it to people."""
    args: dict[str, str | int]
    """Numbers, and names as in the text."""
    message: str
    """In English."""


class Checked(msgspec.Struct):
    """What is wrong with a position, and what it shows if nothing is."""

    problems: list[PositionProblem]
    code: str
    """The position as it is written by the server, with the same cards left open; "" if the text
    cannot be read."""
    whole: str
    """The position with the cards that it leaves open drawn; "" unless nothing is wrong."""
    view: PlainView | None
    """What a spectator sees."""
    seat: int
    """The seat to move; -1 if something is wrong."""


class PositionHints(msgspec.Struct):
    """The best moves in a position, the best first, and what their seat sees."""

    seat: int
    view: PlainView
    hints: list[Hint]


class TablePosition(msgspec.Struct):
    """The position of a game at a moment."""

    code: str


@post("/positions", status_code=200, responses=refusals("foreign-origin"))
async def check(request: Request[Any, Any, Any], data: JSONBody[AboutPosition]) -> Checked:
    """Everything that is wrong with a position, or what it shows."""
    must_be_same_origin(request)
    spend(request, limits.CHECK, visitor(request))
    return await asyncio.to_thread(checked, data.code)


@post("/positions/advice", status_code=200, responses=refusals("foreign-origin", "bad-position"))
async def advice(request: Request[Any, Any, Any], data: JSONBody[AboutPosition]) -> PositionHints:
    """The best moves of the seat to move, from what it may know.

    The bot takes its turn among those of the visitor's address, so nobody else waits for it.
    """
    must_be_same_origin(request)
    spend(request, limits.HINT, visitor(request))
    state = await asyncio.to_thread(state_in, data.code)
    seat = next_seat(state)
    seen = view(state, seat)
    found = await hub_of(request).thinkers.advise(seen, network_of(address_of(request.scope)))
    return PositionHints(seat, view_to_plain(seen), [hint_of(one) for one in found[:SHOWN]])


@get(
    "/tables/{table:str}/position",
    responses=refusals(*LOOK, "not-started", "not-over", "no-position"),
)
async def table_position(
    request: Request[Any, Any, Any],
    table: TableId,
    at: Annotated[int, QueryParameter(ge=0, le=100_000)],
) -> TablePosition:
    """The position of a finished game after ``at`` moves, with all its cards."""
    who = visitor(request)
    spend(request, limits.READ, who)
    spend(request, limits.LOAD, who)
    opened = await open_table(request, table)
    await viewer_seat(request, opened, SPECTATOR)
    if opened.match.status != "finished":
        raise Refused("not-over")
    found = await asyncio.to_thread(position_at, opened.match.record(), at)
    if found is None:
        raise Refused("no-position")
    return TablePosition(position_to_text(found))


def position_at(record: Record, moves: int) -> Position | None:
    """Return the position of a record after some moves, or None if no position can show it."""
    return position_of(replay_as_far_as_possible(record, moves).state)


def state_in(code: str) -> State:
    """Return the state of a position. Raises ``Refused``."""
    try:
        return state_of(whole_of(position_from_text(code), code))
    except MalformedPosition as error:
        raise Refused("bad-position") from error


def whole_of(position: Position, code: str) -> Position:
    """Return the position with all its cards; the same text always gets the same.

    Raises ``MalformedPosition``.
    """
    seed = int.from_bytes(blake2b(code.encode(), digest_size=8).digest())
    return completed(position, Random(seed))


def checked(code: str) -> Checked:
    """Return what is wrong with a position, or what it shows."""
    try:
        position = position_from_text(code)
    except MalformedPosition as error:
        return Checked([_plain(one) for one in error.problems], "", "", None, SPECTATOR)
    written = position_to_text(position)
    try:
        whole = whole_of(position, written)
    except MalformedPosition as error:
        return Checked([_plain(one) for one in error.problems], written, "", None, SPECTATOR)
    state = state_of(whole)
    plain = view_to_plain(view(state, SPECTATOR))
    return Checked([], written, position_to_text(whole), plain, next_seat(state))


def _plain(problem: Problem) -> PositionProblem:
    return PositionProblem(cast("ProblemCode", problem.code), dict(problem.args), problem.message)
