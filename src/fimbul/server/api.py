"""The requests that a table understands. Moves go by POST; what happened comes by ``stream``."""

import asyncio
from random import SystemRandom
from typing import Annotated, Any

import msgspec
from litestar import Request, Response, Router, get, post
from litestar.params import Parameter

from fimbul.bots import BOT_NAMES
from fimbul.match.entries import Created, Entry, Sat
from fimbul.match.match import Match
from fimbul.match.options import ChairIndex, ClanName, PlayerName, TableOptions
from fimbul.rules import SPECTATOR, record_to_text
from fimbul.server import limits
from fimbul.server.errors import Refused
from fimbul.server.hub import Hub, OpenTable, Watcher, now_ms
from fimbul.server.identity import (
    Connection,
    Visitor,
    chairs_held,
    must_be_same_origin,
    visitor,
    visitor_or_new,
)
from fimbul.server.keys import hash_of, new_code, new_table_id
from fimbul.server.limits import Limit, Limits
from fimbul.server.news import News, news
from fimbul.server.summary import TableInfo, table_info
from fimbul.store import Transfer

PAGE = 20
CODE_LIFE = 10 * 60 * 1000
LONGEST_WAIT = 25.0

AnyRequest = Request[Any, Any, Any]
TableId = Annotated[str, Parameter(min_length=1, max_length=32, pattern=r"^[A-Za-z0-9_-]+$")]
SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=4)]


# --- the bodies -----------------------------------------------------------------------------------


class CreateTable(msgspec.Struct, forbid_unknown_fields=True):
    """A new table: its options, who sits down at once, and the bots."""

    options: TableOptions = msgspec.field(default_factory=TableOptions)
    name: PlayerName | None = None
    """Sit down under this name."""
    clan: ClanName | None = None
    bots: Annotated[list[str], msgspec.Meta(max_length=4)] = []
    """Their levels; they take the last chairs."""
    starts: bool = False
    """Begin at once, when every chair is taken."""


class Sit(msgspec.Struct, forbid_unknown_fields=True):
    """Take a chair, the first free one unless one is named."""

    name: PlayerName
    chair: ChairIndex | None = None
    clan: ClanName | None = None


class OfChair(msgspec.Struct, forbid_unknown_fields=True):
    """A request about a chair."""

    chair: ChairIndex


class ChooseClan(msgspec.Struct, forbid_unknown_fields=True):
    """Ask for a clan, or take the wish back."""

    chair: ChairIndex
    clan: ClanName | None = None


class Ready(msgspec.Struct, forbid_unknown_fields=True):
    """Be ready to begin, or no longer."""

    chair: ChairIndex
    is_ready: bool = True


class SeatBot(msgspec.Struct, forbid_unknown_fields=True):
    """Put a bot on a free chair."""

    chair: ChairIndex
    level: str


class Move(msgspec.Struct, forbid_unknown_fields=True):
    """A move for a decision, both as the news told them."""

    seat: SeatNumber
    decision: Annotated[str, msgspec.Meta(max_length=20)]
    move: Annotated[str, msgspec.Meta(max_length=80)]


class OfSeat(msgspec.Struct, forbid_unknown_fields=True):
    """A request about a seat."""

    seat: SeatNumber


class Chat(msgspec.Struct, forbid_unknown_fields=True):
    """A line of chat."""

    chair: ChairIndex
    text: Annotated[str, msgspec.Meta(max_length=500)]


class Redeem(msgspec.Struct, forbid_unknown_fields=True):
    """A transfer code, typed into another device."""

    code: Annotated[str, msgspec.Meta(max_length=20)]


# --- the answers ----------------------------------------------------------------------------------


class Accepted(msgspec.Struct):
    """The request was written down as this entry of the log; it will not be lost."""

    seq: int


class Seated(msgspec.Struct):
    """Where the visitor sits."""

    table: str
    chair: int | None
    seq: int


class Listed(msgspec.Struct):
    """A table in a list."""

    id: str
    updated_at: int
    table: TableInfo


class Page(msgspec.Struct):
    """A page of tables, the newest first."""

    tables: list[Listed]
    next: str | None
    """Ask for ``before`` this to get the next page."""


class Mine(msgspec.Struct):
    """A table and the chairs the visitor holds there."""

    id: str
    chairs: list[int]
    seq: int
    table: TableInfo


class Code(msgspec.Struct):
    """A code for another device, good for ten minutes and one use."""

    code: str
    expires_at: int


# --- what all requests share ----------------------------------------------------------------------


def hub_of(asking: Connection) -> Hub:
    """The tables of this process."""
    hub = asking.app.state.hub
    assert isinstance(hub, Hub)
    return hub


def spend(request: AnyRequest, limit: Limit, who: Visitor | None = None) -> None:
    """Count a request of a visitor, or of an address; refuses who asks too often."""
    buckets = request.app.state.limits
    assert isinstance(buckets, Limits)
    address = request.client.host if request.client else "unknown"
    buckets.spend(who.hash if who is not None and not who.is_new else address, limit)


async def holder(request: AnyRequest, table: str, limit: Limit) -> tuple[Visitor, set[int]]:
    """The visitor and the chairs they hold; refuses who holds none."""
    must_be_same_origin(request)
    who = visitor(request)
    spend(request, limit, who)
    chairs = await chairs_held(hub_of(request).store, table, who)
    if who is None or not chairs:
        await hub_of(request).open(table)
        raise Refused(403, "not-seated", "you do not sit at this table")
    return who, chairs


async def own_chair(request: AnyRequest, table: str, chair: int, limit: Limit) -> Visitor:
    """Refuse who does not hold this very chair."""
    who, chairs = await holder(request, table, limit)
    if chair not in chairs:
        raise Refused(403, "not-your-chair", "that is not your chair")
    return who


async def own_seat(request: AnyRequest, table: str, seat: int, limit: Limit) -> None:
    """Refuse who does not hold the chair of this very seat."""
    _, chairs = await holder(request, table, limit)
    match = (await hub_of(request).open(table)).match
    if seat not in match.seats_of(chairs):
        raise Refused(403, "not-your-seat", "that is not your seat")


async def viewer_seat(asking: Connection, opened: OpenTable, seat: int) -> int:
    """The seat whose view a visitor may have; refuses seats of others and unwanted spectators."""
    chairs = await chairs_held(hub_of(asking).store, opened.id, visitor(asking))
    if seat != SPECTATOR:
        if opened.match.chair_of and seat not in opened.match.seats_of(chairs):
            raise Refused(403, "not-your-seat", "that is not your seat")
        if opened.match.chair_of:
            return seat
    if not chairs and not opened.match.options.allows_spectators:
        raise Refused(403, "no-spectators", "this table has no spectators")
    return SPECTATOR


# --- tables ---------------------------------------------------------------------------------------


@post("/tables", status_code=201)
async def create_table(request: AnyRequest, data: CreateTable) -> Response[Seated]:
    """Set up a table, sit down at it, seat bots, and begin if nobody is missing."""
    must_be_same_origin(request)
    who = visitor_or_new(request)
    spend(request, limits.CREATE, who)
    table = new_table_id()
    entries, holders = _first_entries(data, who)
    opened = await hub_of(request).create(table, entries, holders)
    hub_of(request).wake(opened)
    answer = Seated(table, 0 if data.name else None, opened.match.seq)
    return _with_cookie(request, answer, who, 201)


def _first_entries(data: CreateTable, who: Visitor) -> tuple[list[Entry], list[tuple[int, str]]]:
    """The first entries of a table's log, tried out on a match of their own."""
    match = Match()
    entries: list[Entry] = []

    def add(entry: Entry) -> None:
        entries.append(entry)
        match.fold_new(entry, now_ms())

    add(Created(data.options))
    if data.name is not None:
        add(match.sit(data.name, 0, data.clan))
        if data.starts:
            add(match.ready(0, True))
    for offset, level in enumerate(reversed(data.bots), start=1):
        add(match.seat_bot(data.options.players - offset, _known_bot(level)))
    if data.starts:
        add(match.start(SystemRandom()))
    return entries, [(0, who.hash)] if data.name is not None else []


def _known_bot(level: str) -> str:
    if level not in BOT_NAMES:
        raise Refused(400, "unknown-bot", f"the bots are {', '.join(BOT_NAMES)}")
    return level


def _with_cookie(
    request: AnyRequest, answer: Seated, who: Visitor, status: int
) -> Response[Seated]:
    response = Response(answer, status_code=status)
    if who.is_new:
        response.set_cookie(who.cookie(request.url.scheme == "https"))
    return response


@get("/tables")
async def list_tables(
    request: AnyRequest,
    status: Annotated[str, Parameter(pattern="^(open|running|finished)$")] = "open",
    before: Annotated[str, Parameter(max_length=60)] = "",
) -> Page:
    """Public tables of a status, the newest first."""
    spend(request, limits.READ, visitor(request))
    updated_at, _, table_id = before.partition(":")
    after = (int(updated_at), table_id) if updated_at.isdigit() and len(updated_at) < 16 else None
    rows = await hub_of(request).store.rows(status, PAGE + 1, after)
    listed = [
        Listed(row.id, row.updated_at, msgspec.json.decode(row.summary, type=TableInfo))
        for row in rows[:PAGE]
    ]
    last = listed[-1] if len(rows) > PAGE else None
    return Page(listed, f"{last.updated_at}:{last.id}" if last is not None else None)


@get("/tables/{table:str}")
async def show_table(request: AnyRequest, table: TableId) -> Mine:
    """A table as its lobby shows it, and where the visitor sits."""
    who = visitor(request)
    spend(request, limits.READ, who)
    opened = await hub_of(request).open(table)
    chairs = await chairs_held(hub_of(request).store, table, who)
    async with opened.lock:
        return Mine(table, sorted(chairs), opened.match.seq, table_info(opened.match))


@post("/tables/{table:str}/sit", status_code=200)
async def sit(request: AnyRequest, table: TableId, data: Sit) -> Response[Seated]:
    """Take a chair. A visitor may take several: the hot seat."""
    must_be_same_origin(request)
    who = visitor_or_new(request)
    spend(request, limits.JOIN, who)
    taken: list[int] = []

    def holders(entry: Entry) -> list[tuple[int, str]]:
        assert isinstance(entry, Sat)
        taken[:] = [entry.chair]
        return [(entry.chair, who.hash)]

    seq = await hub_of(request).act(
        table, lambda match: match.sit(data.name, data.chair, data.clan), holders
    )
    return _with_cookie(request, Seated(table, taken[0], seq), who, 200)


@post("/tables/{table:str}/clan", status_code=200)
async def choose_clan(request: AnyRequest, table: TableId, data: ChooseClan) -> Accepted:
    """Ask for a clan."""
    await own_chair(request, table, data.chair, limits.JOIN)
    return await _act(request, table, lambda match: match.choose_clan(data.chair, data.clan))


@post("/tables/{table:str}/ready", status_code=200)
async def be_ready(request: AnyRequest, table: TableId, data: Ready) -> Accepted:
    """Be ready to begin."""
    await own_chair(request, table, data.chair, limits.JOIN)
    return await _act(request, table, lambda match: match.ready(data.chair, data.is_ready))


@post("/tables/{table:str}/bot", status_code=200)
async def seat_bot(request: AnyRequest, table: TableId, data: SeatBot) -> Accepted:
    """Put a bot on a free chair; everybody at the table may."""
    await holder(request, table, limits.JOIN)
    level = _known_bot(data.level)
    return await _act(request, table, lambda match: match.seat_bot(data.chair, level))


@post("/tables/{table:str}/unseat-bot", status_code=200)
async def unseat_bot(request: AnyRequest, table: TableId, data: OfChair) -> Accepted:
    """Free the chair of a bot before the start."""
    await holder(request, table, limits.JOIN)
    return await _act(request, table, lambda match: match.unseat_bot(data.chair))


@post("/tables/{table:str}/start", status_code=200)
async def start(request: AnyRequest, table: TableId) -> Accepted:
    """Begin the game; everybody at the table may, once all are ready."""
    await holder(request, table, limits.JOIN)
    return await _act(request, table, lambda match: match.start(SystemRandom()))


@post("/tables/{table:str}/leave", status_code=200)
async def leave(request: AnyRequest, table: TableId, data: OfChair) -> Accepted:
    """Get up: before the start for good, afterwards a stand-in plays on."""
    await own_chair(request, table, data.chair, limits.JOIN)
    accepted = await _act(request, table, lambda match: match.leave(data.chair))
    opened = await hub_of(request).open(table)
    if opened.match.status == "open":
        await hub_of(request).store.let_go(table, data.chair)
    return accepted


@post("/tables/{table:str}/return", status_code=200)
async def come_back(request: AnyRequest, table: TableId, data: OfChair) -> Accepted:
    """Take over from the stand-in."""
    await own_chair(request, table, data.chair, limits.JOIN)
    return await _act(request, table, lambda match: match.come_back(data.chair))


@post("/tables/{table:str}/rematch", status_code=201)
async def rematch(request: AnyRequest, table: TableId) -> Seated:
    """A new table with the same options, players and bots; the old one points to it."""
    who, _ = await holder(request, table, limits.CREATE)
    hub = hub_of(request)
    old = await hub.open(table)
    new_id = new_table_id()
    entries = old.match.again()
    await hub.act(table, lambda match: match.follow(new_id))
    held = [
        (chair, secret)
        for chair, secret in await hub.store.holders(table)
        if old.match.chairs[chair].name
    ]
    opened = await hub.create(new_id, entries, held)
    chairs = [chair for chair, secret in held if secret == who.hash]
    return Seated(new_id, chairs[0] if chairs else None, opened.match.seq)


# --- play -----------------------------------------------------------------------------------------


@post("/tables/{table:str}/moves", status_code=200)
async def make_move(request: AnyRequest, table: TableId, data: Move) -> Accepted:
    """Make a move. The same request twice is one move; a sealed choice may be replaced."""
    await own_seat(request, table, data.seat, limits.MOVE)
    return await _act(request, table, lambda match: match.move(data.seat, data.decision, data.move))


@post("/tables/{table:str}/undo", status_code=200)
async def undo(request: AnyRequest, table: TableId, data: OfSeat) -> Accepted:
    """Take the last move back, unless something was revealed since."""
    await own_seat(request, table, data.seat, limits.MOVE)
    return await _act(request, table, lambda match: match.undo(data.seat))


@post("/tables/{table:str}/chat", status_code=200)
async def chat(request: AnyRequest, table: TableId, data: Chat) -> Accepted:
    """Say something to everybody at the table."""
    await own_chair(request, table, data.chair, limits.CHAT)
    return await _act(request, table, lambda match: match.say(data.chair, data.text))


async def _act(request: AnyRequest, table: str, ask: Any) -> Accepted:
    return Accepted(await hub_of(request).act(table, ask))


@get("/tables/{table:str}/news")
async def poll(
    request: AnyRequest,
    table: TableId,
    seat: Annotated[int, Parameter(ge=-1, le=4)] = SPECTATOR,
    after: Annotated[int, Parameter(ge=0, le=2**31)] = 0,
    wait: Annotated[float, Parameter(ge=0, le=LONGEST_WAIT)] = 0.0,
) -> News:
    """What happened after a number, and how things stand; waits for something to happen."""
    spend(request, limits.READ, visitor(request))
    opened = await hub_of(request).open(table)
    own = await viewer_seat(request, opened, seat)
    if wait and opened.match.seq <= after:
        watcher = Watcher()
        opened.watchers.add(watcher)
        try:
            async with asyncio.timeout(wait):
                await watcher.queue.get()
        except TimeoutError:
            pass
        finally:
            opened.watchers.discard(watcher)
        opened = await hub_of(request).open(table)
    async with opened.lock:
        return news(opened.match, own, after)


@get("/tables/{table:str}/saga")
async def saga(request: AnyRequest, table: TableId) -> Response[str]:
    """The record of a finished game, complete."""
    spend(request, limits.READ, visitor(request))
    opened = await hub_of(request).open(table)
    await viewer_seat(request, opened, SPECTATOR)
    async with opened.lock:
        if opened.match.status != "finished":
            raise Refused(409, "still-running", "the record is complete when the game is over")
        text = record_to_text(opened.match.record())
    headers = {"Content-Disposition": f'attachment; filename="{table}.saga"'}
    return Response(text, media_type="text/plain; charset=utf-8", headers=headers)


# --- another device -------------------------------------------------------------------------------


@post("/tables/{table:str}/transfer", status_code=201)
async def offer_transfer(request: AnyRequest, table: TableId, data: OfChair) -> Code:
    """A code that lets another device take the same chair."""
    await own_chair(request, table, data.chair, limits.JOIN)
    code = new_code()
    expires_at = now_ms() + CODE_LIFE
    await hub_of(request).store.offer(hash_of(code), Transfer(table, data.chair), expires_at)
    return Code(code, expires_at)


@post("/transfer", status_code=200)
async def redeem(request: AnyRequest, data: Redeem) -> Response[Seated]:
    """Take the chair that a code gives."""
    must_be_same_origin(request)
    spend(request, limits.CODE)
    who = visitor_or_new(request)
    code = data.code.strip().upper()
    given = await hub_of(request).store.redeem(hash_of(code), who.hash, now_ms())
    if given is None:
        raise Refused(404, "no-such-code", "that code is unknown, used or too old")
    opened = await hub_of(request).open(given.match_id)
    answer = Seated(given.match_id, given.chair, opened.match.seq)
    return _with_cookie(request, answer, who, 200)


routes = Router(
    "/api",
    route_handlers=[
        create_table,
        list_tables,
        show_table,
        sit,
        choose_clan,
        be_ready,
        seat_bot,
        unseat_bot,
        start,
        leave,
        come_back,
        rematch,
        make_move,
        undo,
        chat,
        poll,
        saga,
        offer_transfer,
        redeem,
    ],
)
