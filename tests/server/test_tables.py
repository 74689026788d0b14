"""Tables: creating, listing, joining by link, leaving, beginning, rematches."""

from __future__ import annotations

from random import Random

import pytest

from fimbul.match.options import DAY
from tests.server.playing import (
    PLAIN,
    begin,
    is_owing,
    lay,
    move_for,
    news_of,
    play_to_the_end,
    refusal,
    turn_of,
)
from tests.server.running import Json, Running, Visitor

STRANGE = "</script><b>Ymir"

# --- creating a table -----------------------------------------------------------------------------


def test_a_table_shows_who_sits_where(server: Running, ask: Visitor) -> None:
    made = ask.do("/tables", {"name": STRANGE, "clan": "bear", "bots": ["random", "thrall"]})
    assert made["chair"] == 0
    shown = ask.ask(f"/tables/{made['table']}")
    assert shown["id"] == made["table"]
    assert shown["chairs"] == [0]
    table = shown["table"]
    assert table["status"] == "open"
    assert [chair["name"] for chair in table["chairs"]] == [STRANGE, "", "", ""]
    assert [chair["bot"] for chair in table["chairs"]] == ["", "", "random", "thrall"]
    assert [chair["clan"] for chair in table["chairs"]] == ["bear", None, None, None]


@pytest.mark.parametrize(
    "options",
    [
        {},
        {"players": 2},
        {"players": 3, "edition": "first-print"},
        {"drafts_first_age": False, "seats": "as-seated"},
        {"is_public": False, "allows_spectators": False},
        {"clock": {"kind": "live", "bank": 300, "increment": 20}},
        {"clock": {"kind": "days", "days": 3}},
    ],
    ids=str,
)
def test_a_table_keeps_its_options(ask: Visitor, options: Json) -> None:
    table = ask.do("/tables", {"options": options})["table"]
    shown = ask.ask(f"/tables/{table}")["table"]
    standard: Json = {
        "players": 4,
        "edition": "standard",
        "drafts_first_age": True,
        "seats": "shuffled",
        "clock": {"kind": "none"},
        "is_public": True,
        "allows_spectators": True,
        "allows_hints": False,
        "coach": "none",
        "show": "none",
    }
    assert shown["options"] == {**standard, **options}
    assert len(shown["chairs"]) == options.get("players", 4)


@pytest.mark.parametrize(
    "options",
    [
        {"players": 1},
        {"players": 5},
        {"edition": "third"},
        {"seats": "by age"},
        {"clock": {"kind": "sand"}},
        {"clock": {"kind": "live", "increment": 0}},
        {"clock": {"kind": "days", "days": 31}},
        {"is_public": "yes"},
    ],
    ids=str,
)
def test_options_that_do_not_exist_are_refused(
    server: Running, ask: Visitor, options: Json
) -> None:
    assert refusal(server, ask.post("/tables", {"options": options})) == "bad-request"


def test_a_game_against_bots_begins_at_once(ask: Visitor) -> None:
    body = {"name": "Ask", "options": PLAIN, "bots": ["random"], "starts": True}
    table = ask.do("/tables", body)["table"]
    assert ask.ask(f"/tables/{table}")["table"]["status"] == "running"


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ({"bots": ["oracle"]}, "unknown-bot"),
        ({"options": {"players": 2}, "name": "Ask", "bots": ["thrall"] * 2}, "chair-taken"),
        ({"name": "Ask", "bots": ["thrall"], "starts": True}, "chairs-free"),
    ],
)
def test_a_table_with_impossible_bots_is_not_created(
    server: Running, ask: Visitor, body: Json, code: str
) -> None:
    assert refusal(server, ask.post("/tables", body)) == code


# --- lists ----------------------------------------------------------------------------------------


def pages(visitor: Visitor, status: str) -> list[list[str]]:
    """The ids of all tables in a list, page by page."""
    found: list[list[str]] = []
    before: str | None = ""
    while before is not None:
        page = visitor.ask("/tables", status=status, before=before)
        assert all(entry["table"]["status"] == status for entry in page["tables"])
        found.append([entry["id"] for entry in page["tables"]])
        before = page["next"]
    return found


def test_open_tables_are_listed_page_by_page_the_newest_first(ask: Visitor) -> None:
    made = [ask.do("/tables", {"options": PLAIN, "name": "Ask"})["table"] for _ in range(45)]
    found = pages(ask, "open")
    assert [len(page) for page in found[:2]] == [20, 20]
    listed = [table for page in found for table in page]
    assert len(set(listed)) == len(listed)
    ours = [table for table in listed if table in made]
    assert sorted(ours) == sorted(made)
    updated = [entry["updated_at"] for entry in ask.ask("/tables")["tables"]]
    assert updated == sorted(updated, reverse=True)


def test_a_table_moves_from_list_to_list(ask: Visitor, embla: Visitor) -> None:
    table = lay(ask, embla)
    assert table in pages(ask, "open")[0]
    ask.do(f"/tables/{table}/start")
    assert table not in pages(ask, "open")[0]
    assert table in pages(ask, "running")[0]
    play_to_the_end(table, ask, embla)
    assert table not in pages(ask, "running")[0]
    assert table in pages(ask, "finished")[0]


def test_a_private_table_is_found_only_by_its_link(ask: Visitor, embla: Visitor) -> None:
    table = ask.do("/tables", {"options": {**PLAIN, "is_public": False}, "name": "Ask"})["table"]
    assert table not in [found for page in pages(embla, "open") for found in page]
    assert embla.do(f"/tables/{table}/sit", {"name": "Embla"})["chair"] == 1


def test_an_old_open_table_is_found_only_by_its_link(
    server: Running, ask: Visitor, embla: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = ask.do("/tables", {"options": PLAIN, "name": "Ask"})["table"]
    started = begin(ask, embla)
    later = server.hub.clock.now_ms() + 2 * DAY * 1000 + 60_000
    with monkeypatch.context() as days_later:
        days_later.setattr(server.hub.clock, "now_ms", lambda: later)
        assert pages(embla, "open") == [[]]
        assert started in pages(embla, "running")[0], "a game that runs is listed however slow"
    assert table in pages(embla, "open")[0]
    assert embla.do(f"/tables/{table}/sit", {"name": "Embla"})["chair"] == 1


@pytest.mark.parametrize("query", [{"status": "archived"}, {"status": ""}, {"before": "x" * 61}])
def test_a_list_that_does_not_exist_is_refused(
    server: Running, ask: Visitor, query: dict[str, str]
) -> None:
    assert refusal(server, ask.get("/tables", **query)) == "bad-request"


# --- sitting down ---------------------------------------------------------------------------------


def test_a_new_visitor_is_given_a_secret_to_keep(server: Running, ask: Visitor) -> None:
    table = ask.do("/tables", {"options": PLAIN, "name": "Ask"})["table"]
    with server.visitor(secret=None) as stranger:
        answer = stranger.post(f"/tables/{table}/sit", {"name": "Embla"})
        assert answer.json()["chair"] == 1
        (cookie,) = answer.headers.get_list("set-cookie")
        assert stranger.secret
        assert stranger.secret in cookie
        for attribute in ("HttpOnly", "SameSite=lax", "Path=/"):
            assert attribute.lower() in cookie.lower()
        assert stranger.ask(f"/tables/{table}")["chairs"] == [1]
        again = stranger.post(f"/tables/{table}/ready", {"chair": 1})
        assert "set-cookie" not in again.headers
    assert ask.ask(f"/tables/{table}")["chairs"] == [0]


def test_chairs_and_clans_are_taken_once(server: Running, ask: Visitor, embla: Visitor) -> None:
    table = ask.do("/tables", {"options": PLAIN, "name": "Ask", "clan": "wolf"})["table"]
    sit = f"/tables/{table}/sit"
    assert refusal(server, embla.post(sit, {"name": "Embla", "chair": 0})) == "chair-taken"
    assert refusal(server, embla.post(sit, {"name": "Embla", "clan": "wolf"})) == "clan-taken"
    embla.do(sit, {"name": "Embla"})
    clan = f"/tables/{table}/clan"
    assert refusal(server, embla.post(clan, {"chair": 1, "clan": "wolf"})) == "clan-taken"
    embla.do(clan, {"chair": 1, "clan": "raven"})
    shown = embla.ask(f"/tables/{table}")["table"]["chairs"]
    assert [chair["clan"] for chair in shown] == ["wolf", "raven"]
    ask.do(clan, {"chair": 0})
    embla.do(clan, {"chair": 1, "clan": "wolf"})
    with server.visitor() as third:
        assert refusal(server, third.post(sit, {"name": "Borr"})) == "table-full"


def test_nobody_decides_for_the_chair_of_another(
    server: Running, ask: Visitor, embla: Visitor
) -> None:
    table = lay(ask, embla)
    bodies: dict[str, Json] = {
        "clan": {"chair": 1, "clan": "bear"},
        "ready": {"chair": 1, "is_ready": False},
        "leave": {"chair": 1},
        "return": {"chair": 1},
        "chat": {"chair": 1, "text": "it was me"},
        "transfer": {"chair": 1},
    }
    with server.visitor() as stranger:
        for path, body in bodies.items():
            answer = ask.post(f"/tables/{table}/{path}", body)
            assert refusal(server, answer) == "not-your-chair"
            answer = stranger.post(f"/tables/{table}/{path}", body)
            assert refusal(server, answer) == "not-seated"
        for path in ("start", "rematch"):
            assert refusal(server, stranger.post(f"/tables/{table}/{path}")) == "not-seated"
        for path in ("bot", "unseat-bot", "first"):
            body = {"chair": 0, "level": "thrall"} if path == "bot" else {"chair": 0}
            answer = stranger.post(f"/tables/{table}/{path}", body)
            assert refusal(server, answer) == "not-seated"
    assert all(chair["is_ready"] for chair in ask.ask(f"/tables/{table}")["table"]["chairs"])


def test_requests_for_a_missing_table_are_refused(server: Running, ask: Visitor) -> None:
    bodies: dict[str, Json | None] = {
        "sit": {"name": "Ask"},
        "clan": {"chair": 0},
        "ready": {"chair": 0},
        "bot": {"chair": 0, "level": "thrall"},
        "unseat-bot": {"chair": 0},
        "first": {"chair": 0},
        "start": None,
        "leave": {"chair": 0},
        "return": {"chair": 0},
        "rematch": None,
        "moves": {"seat": 0, "decision": "0.1", "move": "pass"},
        "undo": {"seat": 0},
        "chat": {"chair": 0, "text": "hail"},
        "transfer": {"chair": 0},
    }
    for path, body in bodies.items():
        assert refusal(server, ask.post(f"/tables/nowhere/{path}", body)) == "no-such-table"
    for path in ("", "/news", "/saga"):
        assert refusal(server, ask.get(f"/tables/nowhere{path}")) == "no-such-table"


def test_bots_come_and_go_chair_by_chair(server: Running, ask: Visitor) -> None:
    table = ask.do("/tables", {"options": {**PLAIN, "players": 3}, "name": "Ask"})["table"]
    bot, unseat = f"/tables/{table}/bot", f"/tables/{table}/unseat-bot"
    ask.do(bot, {"chair": 2, "level": "random"})
    assert refusal(server, ask.post(bot, {"chair": 2, "level": "random"})) == "chair-taken"
    assert refusal(server, ask.post(bot, {"chair": 1, "level": "troll"})) == "unknown-bot"
    assert refusal(server, ask.post(unseat, {"chair": 0})) == "no-bot"
    assert refusal(server, ask.post(unseat, {"chair": 3})) == "chair-free"
    ask.do(unseat, {"chair": 2})
    ask.do(bot, {"chair": 2, "level": "thrall"})
    chairs = ask.ask(f"/tables/{table}")["table"]["chairs"]
    assert [chair["bot"] for chair in chairs] == ["", "", "thrall"]


def test_a_chair_left_in_the_lobby_is_free(server: Running, ask: Visitor, embla: Visitor) -> None:
    table = lay(ask, embla)
    embla.do(f"/tables/{table}/leave", {"chair": 1})
    assert embla.ask(f"/tables/{table}")["chairs"] == []
    again = embla.post(f"/tables/{table}/ready", {"chair": 1})
    assert refusal(server, again) == "not-seated"
    with server.visitor() as third:
        assert third.do(f"/tables/{table}/sit", {"name": "Borr"})["chair"] == 1
        again = embla.post(f"/tables/{table}/ready", {"chair": 1})
        assert refusal(server, again) == "not-seated"
        third.do(f"/tables/{table}/ready", {"chair": 1})
    chairs = ask.ask(f"/tables/{table}")["table"]["chairs"]
    assert [chair["name"] for chair in chairs] == ["player 0", "Borr"]


def test_the_table_chooses_its_first_player_or_draws_one_T9(
    server: Running, ask: Visitor, embla: Visitor
) -> None:
    for chair in (0, 1):
        table = lay(ask, embla)
        first = f"/tables/{table}/first"
        assert ask.ask(f"/tables/{table}")["table"]["first"] is None
        ask.do(first, {"chair": 1 - chair})
        assert refusal(server, ask.post(first, {"chair": 3})) == "chair-free"
        embla.do(first, {"chair": chair})
        assert ask.ask(f"/tables/{table}")["table"]["first"] == chair
        ask.do(f"/tables/{table}/start")
        assert turn_of(news_of(ask, table)) == chair
        assert ask.ask(f"/tables/{table}")["table"]["first"] == chair
        assert refusal(server, ask.post(first, {"chair": None})) == "already-started"


# --- the start ------------------------------------------------------------------------------------


def test_a_game_begins_when_all_are_there_and_ready(
    server: Running, ask: Visitor, embla: Visitor
) -> None:
    table = ask.do("/tables", {"options": PLAIN, "name": "Ask"})["table"]
    start = f"/tables/{table}/start"
    assert refusal(server, ask.post(start)) == "chairs-free"
    embla.do(f"/tables/{table}/sit", {"name": "Embla"})
    ask.do(f"/tables/{table}/ready", {"chair": 0})
    assert refusal(server, embla.post(start)) == "not-ready"
    assert refusal(server, ask.get(f"/tables/{table}/saga")) == "not-started"
    embla.do(f"/tables/{table}/ready", {"chair": 1})
    embla.do(f"/tables/{table}/ready", {"chair": 1, "is_ready": False})
    assert refusal(server, embla.post(start)) == "not-ready"
    embla.do(f"/tables/{table}/ready", {"chair": 1})
    embla.do(start)
    shown = ask.ask(f"/tables/{table}")["table"]
    assert shown["status"] == "running"
    assert shown["seats"] == [0, 1]
    assert shown["age"] == 1
    assert refusal(server, ask.post(start)) == "already-started"
    late: dict[str, Json] = {
        "sit": {"name": "late"},
        "ready": {"chair": 0},
        "clan": {"chair": 0, "clan": "bear"},
    }
    for path, body in late.items():
        answer = ask.post(f"/tables/{table}/{path}", body)
        assert refusal(server, answer) == "already-started"


def test_the_game_is_as_the_options_say_D5(ask: Visitor, embla: Visitor) -> None:
    drafted = begin(ask, embla, options={"players": 2, "edition": "first-print"})
    view = news_of(ask, drafted)["view"]
    assert view["edition"] == "first-print"
    assert view["decision"]["kind"] == "draft"
    dealt = begin(ask, embla, options=PLAIN)
    view = news_of(ask, dealt)["view"]
    assert view["edition"] == "standard"
    assert view["decision"]["kind"] == "action"


# --- leaving and coming back ----------------------------------------------------------------------


def test_a_stand_in_plays_for_a_player_who_leaves_until_they_return(
    server: Running, ask: Visitor, embla: Visitor
) -> None:
    table = begin(ask, embla)
    news = news_of(ask, table)
    seat = turn_of(news)
    visitor = (ask, embla)[seat]
    back = f"/tables/{table}/return"
    assert refusal(server, visitor.post(back, {"chair": seat})) == "not-away"
    visitor.do(f"/tables/{table}/leave", {"chair": seat})
    other = (ask, embla)[1 - seat]
    rng = Random(1)
    with other.watch(table, 1 - seat) as watching:
        heard = watching.news()
        while not is_owing(heard):
            heard = watching.news()
        assert heard["table"]["chairs"][seat]["is_away"]
        movers = [step for step in heard["steps"] if step["kind"] == "moved"]
        assert {(step["seat"], step["by"]) for step in movers} == {(seat, "stand-in")}
        other.do(f"/tables/{table}/moves", move_for(heard, rng))
        away = visitor.post(f"/tables/{table}/leave", {"chair": seat})
        assert refusal(server, away) == "already-away"
        visitor.do(back, {"chair": seat})
        while watching.news()["table"]["chairs"][seat]["is_away"]:
            pass
    while not is_owing(news := news_of(visitor, table, seat)):
        other.do(f"/tables/{table}/moves", move_for(news_of(other, table, 1 - seat), rng))
    visitor.do(f"/tables/{table}/moves", move_for(news, rng))
    last = news_of(visitor, table, seat, after=news["seq"])["steps"][0]
    assert (last["seat"], last["by"]) == (seat, "player")


def test_a_code_takes_a_chair_to_another_device_once(
    server: Running, ask: Visitor, embla: Visitor
) -> None:
    table = begin(ask, embla)
    code = ask.do(f"/tables/{table}/transfer", {"chair": 0})["code"]
    with server.visitor() as phone, server.visitor() as thief:
        given = phone.do("/transfer", {"code": f" {code.lower()} "})
        assert (given["table"], given["chair"]) == (table, 0)
        assert refusal(server, thief.post("/transfer", {"code": code})) == "no-such-code"
        assert phone.ask(f"/tables/{table}")["chairs"] == [0]
        assert thief.ask(f"/tables/{table}")["chairs"] == []
        assert news_of(phone, table, 0)["view"]["hand"] == news_of(ask, table, 0)["view"]["hand"]
        phone.do(f"/tables/{table}/chat", {"chair": 0, "text": "from the phone"})


def test_a_code_expires_after_some_minutes(
    server: Running, ask: Visitor, embla: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = begin(ask, embla)
    monkeypatch.setattr("fimbul.server.api.CODE_LIFE", 0)
    code = ask.do(f"/tables/{table}/transfer", {"chair": 0})["code"]
    assert refusal(server, embla.post("/transfer", {"code": code})) == "no-such-code"
    assert embla.ask(f"/tables/{table}")["chairs"] == [1]


# --- whose bots -----------------------------------------------------------------------------------


def test_thinking_counts_for_the_address_of_the_tables_creator(
    server: Running, ask: Visitor, embla: Visitor
) -> None:
    table = begin(ask, embla)
    assert server.hub.tables[table].network == "127.0.0.1"
    server.hub.tables[table].network = "192.0.2.7"
    embla.do(f"/tables/{table}/chat", {"chair": 1, "text": "not mine"})
    assert server.hub.tables[table].network == "192.0.2.7"


def test_after_a_restart_thinking_counts_for_the_first_player_who_acts(
    server: Running, ask: Visitor, embla: Visitor
) -> None:
    table = begin(ask, embla)

    async def forget() -> None:
        server.hub.tables[table].network = ""  # as it is when a table is read from its log

    server.call(forget())
    with server.visitor() as stranger:
        stranger.ask(f"/tables/{table}/news")
        assert stranger.post(f"/tables/{table}/chat", {"chair": 0, "text": "mine"}).is_error
    assert server.hub.tables[table].network == ""
    embla.do(f"/tables/{table}/chat", {"chair": 1, "text": "here"})
    assert server.hub.tables[table].network == "127.0.0.1"


# --- again ----------------------------------------------------------------------------------------


def test_a_rematch_has_the_same_people_at_another_table(
    server: Running, ask: Visitor, embla: Visitor
) -> None:
    options = {**PLAIN, "players": 3}
    table = begin(ask, embla, options=options, bots=("thrall",))
    assert refusal(server, ask.post(f"/tables/{table}/rematch")) == "no-rematch"
    play_to_the_end(table, ask, embla)
    made = embla.do(f"/tables/{table}/rematch")
    assert made["chair"] == 1
    shown = ask.ask(f"/tables/{table}")["table"]
    assert shown["rematch"] == made["table"]
    assert refusal(server, ask.post(f"/tables/{table}/rematch")) == "no-rematch"
    again = ask.ask(f"/tables/{made['table']}")
    assert again["chairs"] == [0]
    assert again["table"]["status"] == "open"
    assert again["table"]["options"] == shown["options"]
    assert [chair["name"] for chair in again["table"]["chairs"]] == ["player 0", "player 1", ""]
    assert again["table"]["chairs"][2]["bot"] == "thrall"
    assert not any(chair["is_away"] for chair in again["table"]["chairs"])
    for chair, visitor in enumerate((ask, embla)):
        visitor.do(f"/tables/{made['table']}/ready", {"chair": chair})
    ask.do(f"/tables/{made['table']}/start")
