"""Tables that play on from a moment of another game: one that is over, or a record."""

import asyncio
from random import SystemRandom
from typing import Any

import msgspec
from litestar import Request, Response, post
from litestar.params import JSONBody

from fimbul.match.beginning import created_from
from fimbul.match.entries import Entry
from fimbul.match.match import Match
from fimbul.match.options import TableOptions
from fimbul.rules import (
    SPECTATOR,
    FimbulError,
    MalformedPosition,
    Record,
    completed,
    position_from_text,
    record_from_text,
)
from fimbul.rules.position import setup_of
from fimbul.server import limits
from fimbul.server.access import open_table, spend, viewer_seat
from fimbul.server.bodies import Fork, Seated
from fimbul.server.creating import answer_with_table, must_be_bot
from fimbul.server.errors import Refused
from fimbul.server.identity import Visitor, must_be_same_origin, visitor_or_new
from fimbul.server.keys import new_salt
from fimbul.server.refusals import refusals

AnyRequest = Request[Any, Any, Any]


@post(
    "/forks",
    status_code=201,
    request_max_body_size=limits.RECORD_BODY,
    responses=refusals(
        "foreign-origin",
        "no-such-table",
        "no-spectators",
        "not-over",
        "bad-position",
        "bad-record",
        "no-such-moment",
        "rules-changed",
        "already-dealt",
        "unknown-bot",
        "bad-name",
        "chair-taken",
        "chairs-free",
        "no-players",
        "only-bots",
        "too-many-shows",
        "crowded",
    ),
)
async def fork(request: AnyRequest, data: JSONBody[Fork]) -> Response[Seated]:
    """Create a table that plays on from a moment of a game that is over, or of a record.

    Everybody at the new table may know the game so far, so a running game cannot be played on.
    """
    must_be_same_origin(request)
    who = visitor_or_new(request)
    spend(request, limits.CREATE, who)
    for bot in data.bots:
        must_be_bot(request, bot.level)
    record, options = await _game(request, who, data)
    moves = len(record.moves) if data.moves is None else data.moves
    try:
        created = await asyncio.to_thread(
            created_from, record, moves, options, new_salt(), data.table
        )
    except FimbulError as error:
        raise Refused("bad-record", message=error.message) from None
    entries: list[Entry] = [created]
    match = Match()
    match.fold_new(created, 0)

    def add(entry: Entry) -> None:
        entries.append(entry)
        match.fold_new(entry, 0)

    chair = None
    if data.name is not None:
        sat = match.sit(data.name, None, data.clan)
        chair = sat.chair
        add(sat)
        if data.starts:
            add(match.ready(chair, True))
    for bot in data.bots:
        add(match.seat_bot(match.chair_of_clan(bot.clan), bot.level))
    if data.starts:
        add(match.start(SystemRandom()))
    return await answer_with_table(request, who, entries, chair)


def record_from_position(code: str) -> Record:
    """The record of a game that begins with a position and has no moves yet. Raises ``Refused``."""
    try:
        position = completed(position_from_text(code), SystemRandom())
    except MalformedPosition as error:
        raise Refused("bad-position", message=error.message) from None
    return Record(setup_of(position), [], position=position)


async def _game(request: AnyRequest, who: Visitor, data: Fork) -> tuple[Record, TableOptions]:
    """Return the record of the game to play on, and the options for its table.

    Nobody gains access to the game through the new table: that of a private game is private too,
    and has spectators only where the game could have them.
    """
    if [bool(data.table), bool(data.saga), bool(data.position)].count(True) != 1:
        raise Refused("bad-request", message="a table, a saga or a position is wanted")
    if data.position:
        return await asyncio.to_thread(record_from_position, data.position), data.options
    if data.saga:
        try:
            return await asyncio.to_thread(record_from_text, data.saga), data.options
        except FimbulError as error:
            raise Refused("bad-record", message=error.message) from None
    spend(request, limits.LOAD, who)
    opened = await open_table(request, data.table)
    await viewer_seat(request, opened, SPECTATOR)
    match = opened.match
    if match.status != "finished":
        raise Refused("not-over")
    options = msgspec.structs.replace(
        data.options,
        is_public=data.options.is_public and match.options.is_public,
        allows_spectators=data.options.allows_spectators and match.options.allows_spectators,
    )
    return match.record(), options
