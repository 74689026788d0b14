"""Play over HTTP: moves, sealed choices, undo, chat, the hot seat, spectators, records."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from fimbul.rules import MalformedRecord, record_from_text, record_to_text, replay
from tests.server.playing import (
    DRAFT,
    PLAIN,
    begin,
    is_owing,
    lay,
    move,
    news_of,
    play_to_the_end,
    refusal,
    turn_of,
)
from tests.server.running import Json, Running, Visitor, running

# --- moves ----------------------------------------------------------------------------------------


def first_turn(ask: Visitor, embla: Visitor) -> tuple[str, int, Visitor, Visitor]:
    """A table, the seat whose turn it is, its visitor, and the other one."""
    table = begin(ask, embla)
    seat = turn_of(news_of(ask, table))
    return table, seat, (ask, embla)[seat], (ask, embla)[1 - seat]


def test_a_move_is_made_by_post_and_sent_to_all(ask: Visitor, embla: Visitor) -> None:
    table, seat, mover, other = first_turn(ask, embla)
    before = news_of(other, table, 1 - seat)
    seq = move(mover, table, seat, "pass")["seq"]
    after = news_of(other, table, 1 - seat, after=before["seq"])
    assert after["seq"] == seq
    (step,) = after["steps"]
    assert (step["kind"], step["seat"], step["by"]) == ("moved", seat, "player")
    assert {event["event"] for event in step["events"]} >= {"passed", "turn-begins"}
    assert turn_of(after) == 1 - seat


def test_the_same_request_twice_is_one_move(server: Running, ask: Visitor, embla: Visitor) -> None:
    table, seat, mover, other = first_turn(ask, embla)
    decision = news_of(mover, table, seat)["decision"]
    body = {"seat": seat, "decision": decision, "move": "pass"}
    path = f"/tables/{table}/moves"
    seq = mover.do(path, body)["seq"]
    assert mover.do(path, body)["seq"] == seq
    assert news_of(mover, table)["seq"] == seq
    body["move"] = "invade leader gimle"
    assert refusal(server, mover.post(path, body)) == "stale-decision"
    assert move(other, table, 1 - seat, "pass")["seq"] == seq + 1


def test_impossible_moves_are_refused_and_change_nothing(
    server: Running, ask: Visitor, embla: Visitor
) -> None:
    table, seat, mover, other = first_turn(ask, embla)
    before = news_of(mover, table, seat)
    path = f"/tables/{table}/moves"

    def refused(visitor: Visitor, who: int, text: str, decision: str = "") -> str:
        body = {"seat": who, "decision": decision or before["decision"], "move": text}
        return refusal(server, visitor.post(path, body))

    assert refused(mover, seat, "dance") == "unknown-move"
    assert refused(mover, seat, "done") == "illegal-move"
    assert refused(other, 1 - seat, "pass") == "not-your-decision"
    assert refused(other, seat, "pass") == "not-your-seat"
    assert refused(mover, 4, "pass") == "not-your-seat"
    assert refused(mover, seat, "pass", "0.99") == "stale-decision"
    with server.visitor() as stranger:
        assert refused(stranger, seat, "pass") == "not-seated"
    assert news_of(mover, table, seat) == before


def test_a_game_that_has_not_begun_takes_no_moves(
    server: Running, ask: Visitor, embla: Visitor
) -> None:
    table = lay(ask, embla)
    body = {"seat": 0, "decision": "0.1", "move": "pass"}
    assert refusal(server, ask.post(f"/tables/{table}/moves", body)) == "not-your-seat"
    assert refusal(server, ask.post(f"/tables/{table}/undo", {"seat": 0})) == "not-your-seat"
    assert refusal(server, ask.post(f"/tables/{table}/return", {"chair": 0})) == "not-started"


def test_a_sealed_choice_may_be_replaced_until_the_last_one_comes_D2(server: Running) -> None:
    with server.visitor() as one, server.visitor() as two, server.visitor() as three:
        table = begin(one, two, three, options={**DRAFT, "players": 3})
        visitors = (one, two, three)
        packs = [
            news_of(v, table, s)["view"]["decision"]["options"] for s, v in enumerate(visitors)
        ]
        move(one, table, 0, packs[0][0])
        move(one, table, 0, packs[0][3])
        decision = news_of(one, table, 0)["view"]["decision"]
        assert decision["own"] == [packs[0][3]]
        assert decision["sealed"] == [0]
        seen = news_of(two, table, 1)
        assert seen["view"]["decision"]["sealed"] == [0]
        assert seen["view"]["decision"]["own"] == []
        stale = seen["decision"]
        move(two, table, 1, packs[1][0])
        move(three, table, 2, packs[2][0])
        kept = [
            event["card"]
            for step in news_of(one, table, 0)["steps"]
            for event in step["events"]
            if event["event"] == "card-kept"
        ]
        assert kept == [packs[0][3].removeprefix("keep ")]
        body = {"seat": 0, "decision": stale, "move": packs[0][0]}
        assert refusal(server, one.post(f"/tables/{table}/moves", body)) == "stale-decision"


# --- undo -----------------------------------------------------------------------------------------


def test_undo_reaches_back_until_something_was_revealed(
    server: Running, ask: Visitor, embla: Visitor
) -> None:
    table = begin(ask, embla, options=DRAFT)
    undo = f"/tables/{table}/undo"
    assert refusal(server, ask.post(undo, {"seat": 0})) == "nothing-to-undo"
    assert not news_of(ask, table, 0)["can_undo"]
    pack = news_of(ask, table, 0)["view"]["decision"]["options"]
    move(ask, table, 0, pack[0])
    before = news_of(ask, table, 0)
    move(ask, table, 0, pack[1])
    assert news_of(ask, table, 0)["can_undo"]
    assert not news_of(embla, table, 1)["can_undo"]
    assert refusal(server, embla.post(undo, {"seat": 0})) == "not-your-seat"
    ask.do(undo, {"seat": 0})
    after = news_of(ask, table, 0)
    assert after["view"] == before["view"]
    assert after["steps"][-1]["kind"] == "undone"
    assert after["decision"] != before["decision"]
    move(ask, table, 0, pack[1])
    for text in news_of(embla, table, 1)["view"]["decision"]["options"][:2]:
        move(embla, table, 1, text)
    for seat, visitor in enumerate((ask, embla)):
        assert not news_of(visitor, table, seat)["can_undo"]
        assert refusal(server, visitor.post(undo, {"seat": seat})) == "nothing-to-undo"


def test_an_undo_for_a_decision_is_done_once(server: Running, ask: Visitor, embla: Visitor) -> None:
    table, seat, mover, _ = first_turn(ask, embla)
    move(mover, table, seat, "invade leader gimle" if _stands(mover, table) else "pass")
    body = {"seat": seat, "decision": news_of(mover, table, seat)["decision"]}
    mover.do(f"/tables/{table}/undo", body)
    assert refusal(server, mover.post(f"/tables/{table}/undo", body)) == "stale-decision"
    assert turn_of(news_of(mover, table)) == seat


def _stands(visitor: Visitor, table: str) -> bool:
    return bool(news_of(visitor, table)["view"]["provinces"]["gimle"]["is_standing"])


# --- chat -----------------------------------------------------------------------------------------


def test_chat_reaches_all_before_during_and_after_a_game(
    server: Running, ask: Visitor, embla: Visitor
) -> None:
    table = lay(ask, embla)
    chat = f"/tables/{table}/chat"
    ask.do(chat, {"chair": 0, "text": "<b>hail</b>  & well\nmet"})
    ask.do(f"/tables/{table}/start")
    embla.do(chat, {"chair": 1, "text": "skål"})
    play_to_the_end(table, ask, embla)
    ask.do(chat, {"chair": 0, "text": "well played"})
    with server.visitor() as spectator:
        said = [
            (step["chair"], step["chat"])
            for step in news_of(spectator, table)["steps"]
            if step["kind"] == "said"
        ]
    assert said == [(0, "<b>hail</b> & well met"), (1, "skål"), (0, "well played")]
    assert refusal(server, ask.post(chat, {"chair": 0, "text": " \n "})) == "bad-chat"
    assert refusal(server, ask.post(chat, {"chair": 0, "text": "x" * 501})) == "bad-request"


def test_too_much_chat_is_refused(tmp_path: Path) -> None:
    with running(tmp_path, is_limited=True) as server, server.visitor() as talker:
        table = talker.do("/tables", {"options": PLAIN, "name": "Ask"})["table"]
        answers = [
            talker.post(f"/tables/{table}/chat", {"chair": 0, "text": f"line {number}"})
            for number in range(12)
        ]
        codes = [refusal(server, answer) for answer in answers if answer.status_code != 200]
        assert 8 <= len(answers) - len(codes) < 12
        assert set(codes) == {"too-many-requests"}
        seq = news_of(talker, table)["seq"]
        assert seq == 2 + len(answers) - len(codes)


# --- who sees what --------------------------------------------------------------------------------


def test_two_chairs_of_one_visitor_are_a_hot_seat(server: Running, ask: Visitor) -> None:
    table = begin(ask, ask, options=DRAFT)
    assert ask.ask(f"/tables/{table}")["chairs"] == [0, 1]
    hands = [news_of(ask, table, seat)["view"]["pack"] for seat in (0, 1)]
    assert hands[0]
    assert hands[0] != hands[1]
    for seat in (0, 1):
        for _ in range(2):
            news = news_of(ask, table, seat)
            assert is_owing(news)
            move(ask, table, seat, news["view"]["decision"]["options"][0])
    assert news_of(ask, table, 0)["view"]["decision"]["sealed"] == []


def test_a_spectator_sees_no_hand(server: Running, ask: Visitor, embla: Visitor) -> None:
    table = begin(ask, embla)
    with server.visitor() as spectator:
        news = news_of(spectator, table)
        assert news["seat"] == -1
        assert news["view"]["hand"] == []
        assert news["view"]["decision"]["options"] == []
        words = set(re.findall(r"[\w-]+", json.dumps(news)))
        for seat, visitor in enumerate((ask, embla)):
            hand = news_of(visitor, table, seat)["view"]["hand"]
            assert len(hand) == 8
            assert not words.intersection(hand)
        for seat in (0, 1):
            answer = spectator.get(f"/tables/{table}/news", seat=seat)
            assert refusal(server, answer) == "not-your-seat"
            answer = ask.get(f"/tables/{table}/news", seat=1)
            assert refusal(server, answer) == "not-your-seat"
        assert refusal(server, ask.get(f"/tables/{table}/news", seat=2)) == "not-your-seat"
        assert refusal(server, ask.get(f"/tables/{table}/news", seat=5)) == "bad-request"


def test_a_table_may_be_for_its_players_alone(
    server: Running, ask: Visitor, embla: Visitor
) -> None:
    table = begin(ask, embla, options={**PLAIN, "allows_spectators": False})
    with server.visitor() as spectator:
        for path in ("news", "saga"):
            answer = spectator.get(f"/tables/{table}/{path}")
            assert refusal(server, answer) == "no-spectators"
    assert news_of(ask, table)["seat"] == -1
    assert news_of(ask, table, 0)["seat"] == 0


# --- records --------------------------------------------------------------------------------------


def saga(visitor: Visitor, table: str, seat: int = -1) -> str:
    answer = visitor.get(f"/tables/{table}/saga", seat=seat)
    assert answer.status_code == 200, answer.text
    assert answer.headers["content-type"] == "text/plain; charset=utf-8"
    assert f'filename="{table}.saga"' in answer.headers["content-disposition"]
    return answer.text


def test_during_a_game_each_seat_gets_the_record_of_what_it_saw(
    server: Running, ask: Visitor, embla: Visitor
) -> None:
    table = begin(ask, embla, options=DRAFT)
    pack = news_of(ask, table, 0)["view"]["decision"]["options"]
    move(ask, table, 0, pack[0])
    clan = ask.ask(f"/tables/{table}")["table"]["chairs"][0]["clan"]
    own = saga(ask, table, 0)
    assert own.startswith(f"fimbul saga 2 seen by {clan}\n")
    assert own.endswith(f"moves\n{clan} {pack[0]}\n")
    for visitor, seat in ((embla, 1), (ask, -1)):
        seen = saga(visitor, table, seat)
        assert seen.endswith(f"moves\n{clan} keep ?\n")
        assert pack[0].removeprefix("keep ") not in seen.split()
        with pytest.raises(MalformedRecord, match="one seat saw"):
            record_from_text(seen)
    answer = embla.get(f"/tables/{table}/saga", seat=0)
    assert refusal(server, answer) == "not-your-seat"


def test_the_record_of_a_finished_game_is_complete_and_replays(
    server: Running, ask: Visitor, embla: Visitor
) -> None:
    table = begin(ask, embla, options=DRAFT)
    play_to_the_end(table, ask, embla)
    text = saga(ask, table, 0)
    record = record_from_text(text)
    assert record_to_text(record) == text
    shown: Json = ask.ask(f"/tables/{table}")["table"]
    assert record.result is not None
    assert list(record.result) == shown["glory"]
    final = replay(record)
    assert final == server.hub.tables[table].match.state
    assert news_of(ask, table)["view"]["winners"] == list(final.winners())
    with server.visitor() as anybody:
        assert saga(anybody, table) == text
    body = {"seat": 0, "decision": news_of(ask, table, 0)["decision"], "move": "pass"}
    assert refusal(server, ask.post(f"/tables/{table}/moves", body)) == "game-over"
    assert refusal(server, ask.post(f"/tables/{table}/undo", {"seat": 0})) == "game-over"
    assert refusal(server, ask.post(f"/tables/{table}/leave", {"chair": 0})) == "game-over"
    assert refusal(server, ask.post(f"/tables/{table}/return", {"chair": 0})) == "game-over"
