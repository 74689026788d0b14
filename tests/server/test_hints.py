"""Hints: the best moves of one's own seat, at tables that allow it."""

from __future__ import annotations

from fimbul.i18n import languages, messages
from fimbul.server.hints import SHOWN
from tests.server.playing import PLAIN, begin, is_owing, news_of, refusal
from tests.server.running import Json, Running, Visitor

KNOWN = frozenset.intersection(*(frozenset(messages(name).keys()) for name in languages()))
HINTED: Json = {**PLAIN, "allows_hints": True}


def test_a_player_gets_the_best_moves_of_the_decision(ask: Visitor, embla: Visitor) -> None:
    table = begin(ask, embla, options=HINTED)
    path = f"/tables/{table}/hints"
    news = [news_of(player, table, seat) for seat, player in enumerate((ask, embla))]
    owing = next(seat for seat in range(2) if is_owing(news[seat]))
    decider, other = (ask, embla) if owing == 0 else (embla, ask)
    found = decider.ask(path, seat=owing)
    assert found["decision"] == news[owing]["decision"]
    moves = [hint["move"] for hint in found["hints"]]
    assert 1 <= len(moves) <= SHOWN
    assert len(set(moves)) == len(moves)
    assert set(moves) <= set(news[owing]["view"]["decision"]["options"])
    assert set(moves) <= set(found["expected"]) <= set(news[owing]["view"]["decision"]["options"])
    for hint in found["hints"]:
        assert found["expected"][hint["move"]] == hint["glory"]
        assert 0 <= hint["win_chance"] <= 1
        assert hint["reason"] in KNOWN
    assert other.ask(path, seat=1 - owing)["hints"] == []


def test_nobody_gets_hints_for_another_seat(server: Running, ask: Visitor, embla: Visitor) -> None:
    path = f"/tables/{begin(ask, embla, options=HINTED)}/hints"
    assert refusal(server, ask.get(path, seat=1)) == "not-your-seat"
    with server.visitor() as stranger:
        assert refusal(server, stranger.get(path, seat=0)) == "not-your-seat"


def test_a_table_gives_no_hints_unless_it_allows_them(
    server: Running, ask: Visitor, embla: Visitor
) -> None:
    path = f"/tables/{begin(ask, embla)}/hints"
    assert refusal(server, ask.get(path, seat=0)) == "no-hints"


def test_a_game_that_has_not_begun_has_no_hints(server: Running, ask: Visitor) -> None:
    table = ask.do("/tables", {"name": "Ask", "options": HINTED})["table"]
    assert refusal(server, ask.get(f"/tables/{table}/hints", seat=0)) == "not-started"
