"""Creating tables: with the options that a visitor wants, a chair for the visitor, and bots."""

from collections.abc import Sequence
from random import SystemRandom
from typing import Any

from litestar import Request, Response, get, post
from litestar.params import JSONBody

from fimbul.bots import bots_here
from fimbul.match.entries import Created, Entry
from fimbul.match.match import Match
from fimbul.server import limits
from fimbul.server.access import hub_of, spend
from fimbul.server.bodies import BotInfo, CreateTable, Seated
from fimbul.server.door import address_of
from fimbul.server.errors import Refused
from fimbul.server.hub import FRESH_SHOW
from fimbul.server.identity import Visitor, is_https, must_be_same_origin, visitor_or_new
from fimbul.server.keys import new_salt, new_table_id
from fimbul.server.limits import network_of
from fimbul.server.refusals import refusals

AnyRequest = Request[Any, Any, Any]


@post(
    "/tables",
    status_code=201,
    responses=refusals(
        "foreign-origin",
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
async def create_table(request: AnyRequest, data: JSONBody[CreateTable]) -> Response[Seated]:
    """Create a table, sit down at it, seat bots, and begin the game, as asked."""
    must_be_same_origin(request)
    who = visitor_or_new(request)
    spend(request, limits.CREATE, who)
    for level in data.bots:
        must_be_bot(request, level)
    entries = _first_entries(data)
    return await answer_with_table(request, who, entries, 0 if data.name else None)


async def answer_with_table(
    request: AnyRequest, who: Visitor, entries: Sequence[Entry], chair: int | None
) -> Response[Seated]:
    """Write a new table with its first entries, and let its bots begin.

    ``chair`` is the one that the visitor takes, if any.
    """
    hub, network = hub_of(request), network_of(address_of(request.scope))
    first = entries[0]
    is_show = isinstance(first, Created) and first.options.show != "none"
    if is_show and not hub.has_stage(network):
        raise Refused("too-many-shows", retry_after=FRESH_SHOW)
    holders = [(chair, who.hash)] if chair is not None else []
    opened = await hub.create(new_table_id(), entries, holders, network, who.hash)
    hub.wake(opened)
    return with_cookie(request, Seated(opened.id, chair, opened.match.seq), who, 201)


def _first_entries(data: CreateTable) -> list[Entry]:
    """Return the first entries of a table's log.

    They are tried on a match first: raises what the match refuses.
    """
    match = Match()
    entries: list[Entry] = []

    def add(entry: Entry) -> None:
        entries.append(entry)
        match.fold_new(entry, 0)

    add(Created(data.options, new_salt()))
    if data.name is not None:
        add(match.sit(data.name, 0, data.clan))
        if data.starts:
            add(match.ready(0, True))
    for offset, level in enumerate(reversed(data.bots), start=1):
        add(match.seat_bot(data.options.players - offset, level))
    if data.starts:
        add(match.start(SystemRandom(), new_salt()))
    return entries


def must_be_bot(request: AnyRequest, level: str) -> None:
    """Refuse a bot that this server does not have: a visitor cannot name a file."""
    if not hub_of(request).thinkers.knows(level):
        names = ", ".join(bot.name for bot in bots_of(request))
        raise Refused("unknown-bot", message=f"the bots are {names}")


def bots_of(request: AnyRequest) -> list[BotInfo]:
    """Return the bots that can be seated here: those of Fimbul, then the host's own."""
    own = hub_of(request).thinkers.own
    return [
        *(BotInfo(name, False) for name in bots_here()),
        *(BotInfo(name, True) for name in own),
    ]


@get("/bots", responses=refusals())
async def list_bots(request: AnyRequest) -> list[BotInfo]:
    """The bots of this server: those of Fimbul from the weakest on, then the host's own."""
    return bots_of(request)


def with_cookie(request: AnyRequest, answer: Seated, who: Visitor, status: int) -> Response[Seated]:
    """Return an answer that gives a new visitor the secret."""
    response = Response(answer, status_code=status)
    if who.is_new:
        response.set_cookie(who.cookie(is_https(request)))
    return response
