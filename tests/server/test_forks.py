"""Tables that play on from a moment of a game that is over, or of a record."""

from __future__ import annotations

from random import Random

import pytest

from fimbul.match.beginning import created_from
from fimbul.match.entries import Created, Entry, Moved, Readied, Sat, Started
from fimbul.match.match import Match
from fimbul.match.options import TableOptions
from fimbul.match.verdict import verdict_on
from fimbul.rules import (
    CLAN_NAMES,
    SPECTATOR,
    Record,
    move_text,
    record_from_text,
    record_seen_by,
    record_to_text,
    replay,
    view,
)
from fimbul.server import limits
from fimbul.server.keys import hash_of, new_table_id
from tests.random_games import Play
from tests.server.hubs import hub_on, log_of, option
from tests.server.playing import begin, lay, move, news_of, refusal
from tests.server.running import Json, Running, Visitor, on_both

pytestmark = pytest.mark.anyio

PLAY = Play(3, seed=11, drafts_first_age=False, is_lively=True)
MOMENT = 40
CLANS = [CLAN_NAMES[clan] for clan in PLAY.setup().clans]


def game_over(
    server: Running,
    *holders: Visitor,
    is_public: bool = True,
    allows_spectators: bool = True,
) -> str:
    """A table where the game was played to its end; visitors hold its first chairs."""
    record = PLAY.record()
    wanted = TableOptions(
        players=3,
        seats="as-seated",
        drafts_first_age=False,
        is_public=is_public,
        allows_spectators=allows_spectators,
    )
    entries: list[Entry] = [Created(wanted)]
    for chair in range(3):
        entries += [Sat(chair, f"player {chair}"), Readied(chair, True)]
    entries.append(Started([0, 1, 2], record_to_text(Record(record.setup, [])), "5a" * 32))
    match = Match()
    for entry in entries:
        match.fold_new(entry, 0)
    for seat, chosen in record.moves:
        moved = Moved(seat, match.decision_of(seat), move_text(chosen))
        entries.append(moved)
        match.fold_new(moved, 0)
    table = new_table_id()
    held = [(chair, hash_of(visitor.secret)) for chair, visitor in enumerate(holders)]
    server.call(server.hub.create(table, entries, held))
    return table


def wish(table: str = "", moves: int | None = MOMENT, **more: object) -> Json:
    return {"table": table, "moves": moves, "name": "Ask", "clan": CLANS[1], **more}


def refused(server: Running, visitor: Visitor, body: Json) -> str:
    return refusal(server, visitor.post("/forks", body))


def bots(**levels: str) -> list[Json]:
    return [{"clan": clan, "level": level} for clan, level in levels.items()]


BOTS = bots(**{CLANS[0]: "thrall", CLANS[2]: "random"})


@on_both
def test_a_finished_game_is_played_on_with_bots(server: Running, ask: Visitor) -> None:
    origin = game_over(server)
    made = ask.do("/forks", wish(origin, bots=BOTS, starts=True))
    assert made["chair"] == 1
    news = news_of(ask, made["table"], 1)
    info = news["table"]
    assert info["status"] == "running"
    assert info["beginning"] == {"table": origin, "moves": MOMENT}
    assert [chair["bot"] for chair in info["chairs"]] == ["thrall", "", "random"]
    assert [chair["clan"] for chair in info["chairs"]] == CLANS
    assert info["seats"] == [0, 1, 2]
    assert (info["commitment"], news["seal"]) == ("", "")
    assert news["view"]["phase"] != "over"
    match = server.hub.tables[made["table"]].match
    assert match.record().moves[:MOMENT] == PLAY.record().moves[:MOMENT]


def test_a_game_is_played_on_with_friends(server: Running, ask: Visitor, embla: Visitor) -> None:
    made = ask.do("/forks", wish(game_over(server), bots=bots(**{CLANS[0]: "thrall"})))
    table = made["table"]
    assert ask.ask(f"/tables/{table}")["table"]["status"] == "open"
    assert embla.do(f"/tables/{table}/sit", {"name": "Embla"})["chair"] == 2
    for visitor, chair in ((ask, 1), (embla, 2)):
        answer = visitor.post(f"/tables/{table}/clan", {"chair": chair, "clan": CLANS[0]})
        assert answer.json()["error"]["code"] == "already-dealt"
        visitor.do(f"/tables/{table}/ready", {"chair": chair})
    embla.do(f"/tables/{table}/start")
    assert server.hub.tables[table].match.record().moves[:MOMENT] == PLAY.record().moves[:MOMENT]


def test_a_seat_hears_of_the_game_before_what_it_would_have_heard(
    server: Running, ask: Visitor
) -> None:
    made = ask.do("/forks", wish(game_over(server), bots=BOTS, starts=True))
    started = next(
        step for step in news_of(ask, made["table"], 1)["steps"] if step["kind"] == "started"
    )
    heard = [event["event"] for event in started["events"]]
    assert heard.count("moved") + heard.count("invaded") > 3
    assert any(event["event"] == "hand-received" for event in started["events"])
    public = next(
        step for step in news_of(ask, made["table"], -1)["steps"] if step["kind"] == "started"
    )
    assert not any(event["event"] == "hand-received" for event in public["events"])


@pytest.mark.parametrize("moves", [None, 30])
def test_a_record_is_played_on(server: Running, ask: Visitor, moves: int | None) -> None:
    record = PLAY.record()
    text = record_to_text(Record(record.setup, record.moves[:50]))
    body: Json = {"saga": text, "moves": moves, "name": "Ask", "bots": [], "clan": CLANS[0]}
    made = ask.do("/forks", body)
    info = ask.ask(f"/tables/{made['table']}")["table"]
    assert info["beginning"] == {"table": "", "moves": moves or 50}
    assert info["options"]["players"] == 3
    assert info["options"]["seats"] == "as-seated"


def test_a_running_game_is_not_played_on(server: Running, ask: Visitor, embla: Visitor) -> None:
    """It would show everybody the hidden cards; nor is what a seat saw of it a whole record."""
    table = begin(ask, embla)
    assert refused(server, ask, wish(table, 0, clan=None)) == "not-over"
    assert refused(server, ask, wish(lay(ask), 0, clan=None)) == "not-over"
    seen = ask.get(f"/tables/{table}/saga", seat=0).text
    assert refused(server, ask, {"saga": seen, "name": "Ask"}) == "bad-record"


def test_a_game_is_played_on_only_by_those_who_may_see_it(
    server: Running, ask: Visitor, embla: Visitor
) -> None:
    table = game_over(server, ask, allows_spectators=False)
    assert refused(server, embla, wish(table)) == "no-spectators"
    assert refused(server, embla, wish("A" * 16)) == "no-such-table"
    made = ask.do("/forks", wish(table))
    options = ask.ask(f"/tables/{made['table']}")["table"]["options"]
    assert options["allows_spectators"] is False


def test_a_private_game_stays_out_of_the_lists(server: Running, ask: Visitor) -> None:
    """The new table tells where it came from, so it would lead strangers to the old one."""
    private = game_over(server, is_public=False)
    wanted = {"is_public": True}
    made = ask.do("/forks", wish(private, options=wanted))["table"]
    assert ask.ask(f"/tables/{made}")["table"]["options"]["is_public"] is False
    made = ask.do("/forks", wish(game_over(server), options=wanted))["table"]
    assert ask.ask(f"/tables/{made}")["table"]["options"]["is_public"] is True


def test_what_cannot_be_played_on_is_refused(server: Running, ask: Visitor) -> None:
    table = game_over(server)
    record = PLAY.record()
    absent = next(clan for clan in CLAN_NAMES if clan not in CLANS)
    broken = Record(record.setup, [*record.moves[:20], record.moves[3]])
    for body, code in (
        (wish(table, len(record.moves)), "no-such-moment"),
        (wish(table, None), "no-such-moment"),
        (wish(table, 5_000), "no-such-moment"),
        (wish(table, -1), "bad-request"),
        (wish(table, clan=absent), "already-dealt"),
        (wish(table, bots=bots(**{absent: "thrall"})), "already-dealt"),
        (wish(table, bots=bots(**{CLANS[1]: "thrall"})), "chair-taken"),
        (wish(table, bots=bots(**{CLANS[0]: "nobody"})), "unknown-bot"),
        (wish(table, bots=bots(**{CLANS[0]: "thrall"}), starts=True), "chairs-free"),
        (wish(table, name=None, clan=None, starts=True), "chairs-free"),
        (
            wish(table, name=None, bots=bots(**dict.fromkeys(CLANS, "thrall")), starts=True),
            "no-players",
        ),
        (wish(table, saga="fimbul saga 2"), "bad-request"),
        (wish("", 0), "bad-request"),
        ({"saga": "no saga at all", "name": "Ask"}, "bad-record"),
        ({"saga": record_to_text(broken), "name": "Ask"}, "bad-record"),
        ({"saga": record_seen_by(record, 0), "name": "Ask"}, "bad-record"),
        ({"saga": "x" * (60 * 1024), "name": "Ask"}, "bad-record"),
    ):
        assert refused(server, ask, body) == code, body


@on_both
def test_a_body_with_a_record_may_be_larger_than_others(server: Running, ask: Visitor) -> None:
    text = record_to_text(PLAY.record()) + "# told\n" * 2_500
    assert limits.BODY < len(text) < limits.RECORD
    ask.do("/forks", {"saga": text, "moves": 3, "name": "Ask"})
    assert refused(server, ask, {"saga": "x" * limits.RECORD_BODY, "name": "Ask"}) == "too-large"
    answer = ask.post("/tables", {"name": "x" * limits.BODY})
    assert answer.status_code == 413


def test_a_forked_game_can_be_forked_when_it_is_over(server: Running, ask: Visitor) -> None:
    made = ask.do("/forks", wish(game_over(server), bots=BOTS, starts=True))["table"]
    assert refused(server, ask, wish(made)) == "not-over"
    match = server.hub.tables[made].match
    end = len(PLAY.record().moves)
    again = game_over(server)
    assert match.beginning is not None
    assert ask.do("/forks", wish(again, end - 1, bots=BOTS))["table"]


def test_a_rematch_plays_on_from_the_same_moment(server: Running, ask: Visitor) -> None:
    moves = len(PLAY.record().moves) - 1
    last = PLAY.record().moves[-1][0]
    others = bots(**{clan: "thrall" for seat, clan in enumerate(CLANS) if seat != last})
    body = wish(game_over(server), moves, clan=CLANS[last], bots=others, starts=True)
    table = ask.do("/forks", body)["table"]
    news = news_of(ask, table, last)
    while news["table"]["status"] == "running":
        move(ask, table, last, news["view"]["decision"]["options"][0])
        news = news_of(ask, table, last)
    assert replay(server.hub.tables[table].match.record()).is_over
    record = record_from_text(ask.get(f"/tables/{table}/saga").text)
    assert len(record.moves) > moves
    again = ask.do(f"/tables/{table}/rematch")["table"]
    info = ask.ask(f"/tables/{again}")["table"]
    assert info["beginning"]["moves"] == moves
    assert [chair["clan"] for chair in info["chairs"]] == CLANS


async def test_a_forked_table_is_read_back_from_either_database(database_url: str) -> None:
    async with hub_on(database_url) as hub:
        match = Match()
        entries: list[Entry] = [created_from(PLAY.record(), MOMENT, TableOptions(), "", "origin")]
        for chair in range(3):
            entries += [Sat(chair, f"player {chair}"), Readied(chair, True)]
        for entry in entries:
            match.fold_new(entry, 0)
        entries.append(match.start(Random(1)))
        table = await hub.create("forked", entries, [])
        seat = table.match.owing()[0]
        text = option(table, seat)
        await hub.act("forked", lambda now: now.move(seat, now.decision_of(seat), text))
        known = hub.tables["forked"].match
        assert len(await log_of(hub, "forked")) == len(entries) + 1
    async with hub_on(database_url) as hub:
        again = (await hub.open("forked")).match
        assert again.record() == known.record()
        assert again.state == known.state
        assert again.head == known.head
        assert again.beginning == known.beginning


# --- what the record tells ------------------------------------------------------------------------


def test_a_record_names_bots_and_those_who_agreed(
    server: Running, ask: Visitor, embla: Visitor
) -> None:
    table = game_over(server, ask, embla)
    record = record_from_text(ask.get(f"/tables/{table}/saga").text)
    assert record.about is not None
    assert not any(record.about.players)
    assert ask.do(f"/tables/{table}/name", {"chair": 0})["seq"]
    embla.do(f"/tables/{table}/name", {"chair": 1})
    embla.do(f"/tables/{table}/name", {"chair": 1, "is_named": False})
    assert refusal(server, ask.post(f"/tables/{table}/name", {"chair": 2})) == "not-your-chair"
    info = ask.ask(f"/tables/{table}")["table"]
    assert [chair["is_named"] for chair in info["chairs"]] == [True, False, False]
    record = record_from_text(embla.get(f"/tables/{table}/saga").text)
    assert record.about is not None
    assert record.about.players == ("player 0", "", "")
    assert not record.about.is_forked
    assert record.about.begun <= record.about.ended
    state = replay(record)
    assert record.about.winners == tuple(view(state, SPECTATOR).winners())
    assert verdict_on(record).code == "consistent"


def test_the_record_of_a_game_that_was_played_on_says_so(server: Running, ask: Visitor) -> None:
    moves = len(PLAY.record().moves) - 1
    last = PLAY.record().moves[-1][0]
    others = bots(**{clan: "thrall" for seat, clan in enumerate(CLANS) if seat != last})
    body = wish(game_over(server), moves, clan=CLANS[last], bots=others, starts=True)
    table = ask.do("/forks", body)["table"]
    seen = ask.get(f"/tables/{table}/saga", seat=last).text
    assert "forked" not in seen
    news = news_of(ask, table, last)
    while news["table"]["status"] == "running":
        move(ask, table, last, news["view"]["decision"]["options"][0])
        news = news_of(ask, table, last)
    record = record_from_text(ask.get(f"/tables/{table}/saga").text)
    assert record.about is not None
    assert record.about.forked == moves
    assert sorted(record.about.bots) == ["", "thrall", "thrall"]
    assert verdict_on(record).code == "forked"
