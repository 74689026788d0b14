"""The routes of the API. Moves come in by POST; events go out over ``stream``."""

import asyncio
from random import SystemRandom
from typing import Annotated, Any

from litestar import MediaType, Request, Response, Router, get, post
from litestar.params import JSONBody, Parameter

from fimbul.match.about import about
from fimbul.match.entries import Entry, Sat
from fimbul.match.match import Match
from fimbul.rules import SPECTATOR, move_from_text, record_seen_by, record_to_text, view
from fimbul.rules.why import why_not
from fimbul.server import (
    analyses,
    creating,
    description,
    forks,
    hints,
    limits,
    lists,
    moves,
    positions,
    puzzling,
    replays,
    statistics,
    stopped,
    uploads,
)
from fimbul.server.access import (
    AnySeat,
    Seat,
    TableId,
    chairs_of,
    holder,
    hub_of,
    limits_of,
    open_for_news,
    open_table,
    own_chair,
    spend,
    viewer_seat,
)
from fimbul.server.acting import act, act_for_seat
from fimbul.server.bodies import (
    Accepted,
    Chat,
    ChooseClan,
    Code,
    Mine,
    NameFirst,
    NameInRecord,
    OfChair,
    Ready,
    Redeem,
    SeatBot,
    Seated,
    Sit,
    Undo,
    WhyNot,
)
from fimbul.server.creating import must_be_bot, with_cookie
from fimbul.server.door import address_of, allow_more
from fimbul.server.errors import Refused
from fimbul.server.hub import Hub
from fimbul.server.identity import (
    chairs_held,
    must_be_same_origin,
    visitor,
    visitor_or_new,
)
from fimbul.server.keys import hash_of, new_code, new_salt, new_table_id
from fimbul.server.news import News, news
from fimbul.server.open_table import OpenTable
from fimbul.server.refusals import CHANGE, LOOK, OWN_CHAIR, OWN_SEAT, SEATED, refusals
from fimbul.server.rows import first_append
from fimbul.server.summary import table_info
from fimbul.store import Append, Transfer

CODE_LIFE = 10 * 60 * 1000
LONGEST_WAIT = 25.0

AnyRequest = Request[Any, Any, Any]


# --- tables ---------------------------------------------------------------------------------------


@get("/tables/{table:str}", responses=refusals("no-such-table"))
async def show_table(request: AnyRequest, table: TableId) -> Mine:
    """A table as its lobby shows it, and where the visitor sits."""
    who = visitor(request)
    spend(request, limits.READ, who)
    opened = await open_table(request, table)
    chairs = await chairs_of(request, opened)
    return Mine(table, sorted(chairs), opened.match.seq, table_info(opened.match))


@post(
    "/tables/{table:str}/sit",
    status_code=200,
    responses=refusals(
        *CHANGE,
        "already-started",
        "already-dealt",
        "only-bots",
        "bad-name",
        "name-taken",
        "table-full",
        "chair-taken",
        "clan-taken",
    ),
)
async def sit(request: AnyRequest, table: TableId, data: JSONBody[Sit]) -> Response[Seated]:
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
    return with_cookie(request, Seated(table, taken[0], seq), who, 200)


@post(
    "/tables/{table:str}/clan",
    status_code=200,
    responses=refusals(*OWN_CHAIR, "already-started", "already-dealt", "clan-taken"),
)
async def choose_clan(request: AnyRequest, table: TableId, data: JSONBody[ChooseClan]) -> Accepted:
    """Ask for a clan."""
    await own_chair(request, table, data.chair, limits.JOIN)
    return await act(
        request, table, lambda match: match.choose_clan(data.chair, data.clan), data.chair
    )


@post(
    "/tables/{table:str}/ready", status_code=200, responses=refusals(*OWN_CHAIR, "already-started")
)
async def be_ready(request: AnyRequest, table: TableId, data: JSONBody[Ready]) -> Accepted:
    """Be ready to begin."""
    await own_chair(request, table, data.chair, limits.JOIN)
    return await act(
        request, table, lambda match: match.ready(data.chair, data.is_ready), data.chair
    )


@post("/tables/{table:str}/name", status_code=200, responses=refusals(*OWN_CHAIR, "chair-free"))
async def name_in_record(
    request: AnyRequest, table: TableId, data: JSONBody[NameInRecord]
) -> Accepted:
    """Agree that the record of the game names you, or take that back, at any time."""
    await own_chair(request, table, data.chair, limits.JOIN)
    return await act(
        request, table, lambda match: match.name_in_record(data.chair, data.is_named), data.chair
    )


@post(
    "/tables/{table:str}/bot",
    status_code=200,
    responses=refusals(*SEATED, "unknown-bot", "already-started", "chair-taken"),
)
async def seat_bot(request: AnyRequest, table: TableId, data: JSONBody[SeatBot]) -> Accepted:
    """Put a bot on a free chair. Everybody at the table may do this."""
    await holder(request, table, limits.JOIN)
    must_be_bot(request, data.level)
    return await act(request, table, lambda match: match.seat_bot(data.chair, data.level))


@post(
    "/tables/{table:str}/unseat-bot",
    status_code=200,
    responses=refusals(*SEATED, "already-started", "no-bot", "chair-free"),
)
async def unseat_bot(request: AnyRequest, table: TableId, data: JSONBody[OfChair]) -> Accepted:
    """Free the chair of a bot before the start."""
    await holder(request, table, limits.JOIN)
    return await act(request, table, lambda match: match.unseat_bot(data.chair))


@post(
    "/tables/{table:str}/first",
    status_code=200,
    responses=refusals(*SEATED, "already-started", "already-dealt", "chair-free"),
)
async def name_first(request: AnyRequest, table: TableId, data: JSONBody[NameFirst]) -> Accepted:
    """Name the first player, who is drawn otherwise. Everybody at the table may do this."""
    await holder(request, table, limits.JOIN)
    return await act(request, table, lambda match: match.name_first(data.chair))


@post(
    "/tables/{table:str}/start",
    status_code=200,
    responses=refusals(
        *SEATED, "already-started", "chairs-free", "no-players", "not-ready", "rules-changed"
    ),
)
async def start(request: AnyRequest, table: TableId) -> Accepted:
    """Begin the game. Everybody at the table may do this, once all are ready."""
    await holder(request, table, limits.JOIN)
    return await act(request, table, lambda match: match.start(SystemRandom(), new_salt()))


@post(
    "/tables/{table:str}/leave",
    status_code=200,
    responses=refusals(*OWN_CHAIR, "already-away", "game-over"),
)
async def leave(request: AnyRequest, table: TableId, data: JSONBody[OfChair]) -> Accepted:
    """Leave the table. Before the start this frees the chair; later a stand-in plays on."""
    await own_chair(request, table, data.chair, limits.JOIN)
    return await act(request, table, lambda match: match.leave(data.chair), data.chair)


@post(
    "/tables/{table:str}/return",
    status_code=200,
    responses=refusals(*OWN_CHAIR, "not-started", "not-away", "game-over"),
)
async def come_back(request: AnyRequest, table: TableId, data: JSONBody[OfChair]) -> Accepted:
    """Take over from the stand-in."""
    await own_chair(request, table, data.chair, limits.JOIN)
    return await act(request, table, lambda match: match.come_back(data.chair))


@post("/tables/{table:str}/rematch", status_code=201, responses=refusals(*SEATED, "no-rematch"))
async def rematch(request: AnyRequest, table: TableId) -> Seated:
    """Create a new table with the same options, players and bots; the old one points to it."""
    found = await holder(request, table, limits.CREATE)
    who, old = found.who, found.opened
    hub = hub_of(request)
    new_id = new_table_id()

    def besides(match: Match) -> list[Append]:
        held = [(chair, secret) for chair, secret in old.holders if match.chairs[chair].name]
        now = hub.clock.now_ms()
        return [first_append(new_id, match.again(new_salt()), held, now, who.hash)]

    await hub.act(table, lambda match: match.follow(new_id), besides=besides)
    opened = await hub.open(new_id)
    chairs = sorted(chairs_held(opened.holders, who))
    return Seated(new_id, chairs[0] if chairs else None, opened.match.seq)


# --- play -----------------------------------------------------------------------------------------


@get(
    "/tables/{table:str}/why",
    responses=refusals(*LOOK, "unknown-move", "not-started"),
)
async def why(
    request: AnyRequest,
    table: TableId,
    seat: Seat,
    move: Annotated[str, Parameter(max_length=80)],
) -> WhyNot:
    """Why a move is not possible now for a seat of the visitor; an empty code if it is possible."""
    spend(request, limits.READ, visitor(request))
    opened = await open_table(request, table)
    own = await viewer_seat(request, opened, seat)
    seen = view(opened.match.state, own)
    return WhyNot(why_not(seen, own, seen.hand, seen.options, move_from_text(move)))


@post(
    "/tables/{table:str}/undo",
    status_code=200,
    responses=refusals(
        *OWN_SEAT, "stale-decision", "stopped", "nothing-to-undo", "too-many-undos", "game-over"
    ),
)
async def undo(request: AnyRequest, table: TableId, data: JSONBody[Undo]) -> Accepted:
    """Take the last move back, unless something was revealed since."""
    return await act_for_seat(
        request,
        table,
        data.seat,
        limits.UNDO,
        lambda match: match.undo(data.seat, data.decision),
    )


@post(
    "/tables/{table:str}/chat",
    status_code=200,
    responses=refusals(*OWN_CHAIR, "bad-chat", "chat-full"),
)
async def chat(request: AnyRequest, table: TableId, data: JSONBody[Chat]) -> Accepted:
    """Say something to everybody at the table."""
    await own_chair(request, table, data.chair, limits.CHAT)
    return await act(request, table, lambda match: match.say(data.chair, data.text, new_salt()))


@get("/tables/{table:str}/news", responses=refusals(*LOOK, "too-many-connections", "crowded"))
async def poll(
    request: AnyRequest,
    table: TableId,
    seat: AnySeat = SPECTATOR,
    after: Annotated[int, Parameter(ge=0, le=2**31)] = 0,
    wait: Annotated[float, Parameter(ge=0, le=LONGEST_WAIT)] = 0.0,
) -> News:
    """The entries after a number, and the current state; waits if there is nothing new."""
    spend(request, limits.READ, visitor(request))
    opened = await open_for_news(request, table, after)
    own = await viewer_seat(request, opened, seat)
    if wait and opened.match.seq <= after:
        with limits_of(request).waiting(address_of(request.scope)):
            allow_more(request.scope, wait)
            await _wait_for_news(hub_of(request), opened, wait)
        own = await viewer_seat(request, opened, own)
    return news(opened.match, own, after)


async def _wait_for_news(hub: Hub, opened: OpenTable, seconds: float) -> None:
    with hub.watching(opened) as watcher:
        try:
            async with asyncio.timeout(seconds):
                await watcher.wait()
        except TimeoutError:
            pass


@get(
    "/tables/{table:str}/saga",
    media_type=MediaType.TEXT,
    responses=refusals(*LOOK, "not-started"),
)
async def saga(
    request: AnyRequest,
    table: TableId,
    seat: AnySeat = SPECTATOR,
) -> Response[str]:
    """The record of a game: what the viewer may know of it, or all of it once the game is over."""
    spend(request, limits.READ, visitor(request))
    spend(request, limits.LOAD, visitor(request))
    opened = await open_table(request, table)
    own = await viewer_seat(request, opened, seat)
    match = opened.match
    record = match.record()
    is_over = match.status == "finished"
    if is_over:
        record.about = about(match)
    text = record_to_text(record) if is_over else record_seen_by(record, own)
    headers = {"Content-Disposition": f'attachment; filename="{table}.saga"'}
    return Response(text, media_type=MediaType.TEXT, headers=headers)


# --- another device -------------------------------------------------------------------------------


@post("/tables/{table:str}/transfer", status_code=201, responses=refusals(*OWN_CHAIR))
async def offer_transfer(request: AnyRequest, table: TableId, data: JSONBody[OfChair]) -> Code:
    """A code that lets another device take the same chair."""
    who = await own_chair(request, table, data.chair, limits.JOIN)
    code = new_code()
    hub = hub_of(request)
    expires_at = hub.clock.now_ms() + CODE_LIFE
    given = Transfer(table, data.chair)
    if not await hub.store.offer(hash_of(code), given, who.hash, expires_at):
        raise Refused("not-your-chair")
    return Code(code, expires_at)


@post(
    "/transfer",
    status_code=200,
    responses=refusals("foreign-origin", "no-such-code", "no-such-table"),
)
async def redeem(request: AnyRequest, data: JSONBody[Redeem]) -> Response[Seated]:
    """Take the chair that a code gives."""
    must_be_same_origin(request)
    spend(request, limits.CODE)
    who = visitor_or_new(request)
    code = data.code.strip().upper()
    hub = hub_of(request)
    given = await hub.store.redeem(hash_of(code), who.hash, hub.clock.now_ms())
    if given is None:
        raise Refused("no-such-code")
    opened = await hub.open(given.match_id)
    await hub.read_holders(opened)
    answer = Seated(given.match_id, given.chair, opened.match.seq)
    return with_cookie(request, answer, who, 200)


@post("/tables/{table:str}/reclaim", status_code=200, responses=refusals(*OWN_CHAIR))
async def reclaim(request: AnyRequest, table: TableId, data: JSONBody[OfChair]) -> Accepted:
    """Remove the chair's other devices: only this one keeps it, and codes for it become void."""
    who = await own_chair(request, table, data.chair, limits.JOIN)
    return await act(
        request,
        table,
        lambda match: match.reclaim(data.chair),
        data.chair,
        lambda _: [(data.chair, who.hash)],
    )


routes = Router(
    "/api",
    route_handlers=[
        creating.list_bots,
        statistics.card_statistics,
        creating.create_table,
        forks.fork,
        lists.list_tables,
        lists.close,
        description.without_upgrade,
        show_table,
        sit,
        choose_clan,
        be_ready,
        name_in_record,
        seat_bot,
        unseat_bot,
        name_first,
        start,
        leave,
        come_back,
        rematch,
        moves.make_move,
        why,
        undo,
        chat,
        stopped.resume,
        stopped.end,
        poll,
        saga,
        replays.reel,
        uploads.replay,
        hints.hints,
        analyses.begin,
        analyses.show,
        analyses.result,
        puzzling.list_puzzles,
        puzzling.show_puzzle,
        puzzling.try_move,
        puzzling.why,
        positions.check,
        positions.advice,
        positions.table_position,
        hints.lessons,
        offer_transfer,
        redeem,
        reclaim,
    ],
)
