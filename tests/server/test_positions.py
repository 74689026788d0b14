"""Positions over HTTP: checking one, asking about one, and those of finished games."""

from __future__ import annotations

from random import Random

from fimbul.rules import (
    move_from_text,
    position_from_text,
    position_to_text,
    problems_of,
    record_from_text,
    replay,
    state_of,
)
from fimbul.rules.game import legal
from fimbul.server.hints import SHOWN
from tests.rules.test_positions import TEXT
from tests.server.playing import begin, news_of, play_out, play_to_the_end, refusal
from tests.server.running import Json, Running, Visitor


def check(visitor: Visitor, code: str) -> Json:
    return visitor.do("/positions", {"code": code})


def test_a_sound_position_is_shown(ask: Visitor) -> None:
    found = check(ask, f"\n{TEXT} # a note")
    assert found["problems"] == []
    assert found["code"] == found["whole"] == TEXT
    state = state_of(position_from_text(TEXT))
    assert found["seat"] == state.turn
    assert found["view"]["age"] == 2
    assert found["view"]["decision"]["seats"] == [state.turn]
    assert [seat["hand_size"] for seat in found["view"]["seats"]] == [
        len(hand) for hand in state.hands
    ]


def test_cards_left_open_are_the_same_every_time(ask: Visitor) -> None:
    code = TEXT[: TEXT.index("discard ")]
    found = check(ask, code)
    assert found["code"] == code
    assert found["whole"] == check(ask, code)["whole"] != code
    assert problems_of(position_from_text(found["whole"])) == []


def test_everything_that_is_wrong_is_named(ask: Visitor) -> None:
    found = check(ask, TEXT.replace("rage 6", "rage 40").replace("tokens horns", "tokens glory"))
    assert {problem["code"] for problem in found["problems"]} == {"too-much-rage", "wrong-tokens"}
    assert found["view"] is None
    assert found["seat"] == -1
    assert found["code"]
    unread = check(ask, TEXT.replace("age 2", "age two"))
    assert unread["problems"] == [
        {
            "code": "bad-number",
            "args": {"line": 6, "word": "two"},
            "message": "line 6: two is not a number that can stand here",
        }
    ]
    assert unread["code"] == ""


def test_a_bot_advises_the_seat_to_move(server: Running, ask: Visitor) -> None:
    found = ask.do("/positions/advice", {"code": TEXT})
    state = state_of(position_from_text(TEXT))
    assert found["seat"] == state.turn
    assert found["view"]["seat"] == state.turn
    assert 1 <= len(found["hints"]) <= SHOWN
    for hint in found["hints"]:
        assert move_from_text(hint["move"]) in legal(state, state.turn)
    bad = ask.post("/positions/advice", {"code": TEXT.replace("rage 6", "rage 40")})
    assert refusal(server, bad) == "bad-position"


def test_a_position_is_of_limited_size(server: Running, ask: Visitor) -> None:
    for path in ("/positions", "/positions/advice"):
        assert refusal(server, ask.post(path, {"code": "x" * 12_001})) == "bad-request"


def test_only_a_finished_game_opens_as_positions(
    server: Running, ask: Visitor, embla: Visitor
) -> None:
    table = begin(ask, embla)
    path = f"/tables/{table}/position"
    assert refusal(server, ask.get(path, at=0)) == "not-over"
    play_to_the_end(table, ask, embla)
    assert news_of(ask, table)["view"]["phase"] == "over"
    code = ask.ask(path, at=0)["code"]
    assert problems_of(position_from_text(code)) == []
    assert position_to_text(position_from_text(code)) == code
    assert refusal(server, ask.get(path, at=100_000)) == "no-position"


def test_a_table_begins_with_a_position(server: Running, ask: Visitor) -> None:
    code = TEXT[: TEXT.index("discard ")]
    body = {
        "position": code,
        "name": "Ask",
        "clan": "raven",
        "bots": [{"clan": clan, "level": "random"} for clan in ("wolf", "serpent", "bear")],
        "starts": True,
    }
    table = ask.do("/forks", body)["table"]
    news = news_of(ask, table, 1)
    view = news["view"]
    assert view["seats"][1]["clan"] == "raven"
    assert view["age"] == 2
    raven = position_from_text(TEXT).seats[1]
    assert len(view["hand"]) >= len(raven.hand) - 1
    running = ask.get(f"/tables/{table}/saga", seat=1).text
    assert "fimbul position 1" in running
    assert running.count("hand ? ?") == 3
    with ask.watch(table, 1) as watching:
        heard = play_out(ask, table, 1, Random(2), watching)
    assert heard[-1]["table"]["status"] == "finished"
    record = record_from_text(ask.get(f"/tables/{table}/saga", seat=1).text)
    assert record.position is not None
    assert replay(record).is_over
    reel = ask.ask(f"/tables/{table}/reel", open="true")
    assert reel["first"]["view"]["age"] == 2
    bad = ask.post("/forks", {**body, "position": code.replace("rage 6", "rage 40")})
    assert refusal(server, bad) == "bad-position"
    assert refusal(server, ask.post("/forks", {**body, "table": table})) == "bad-request"
