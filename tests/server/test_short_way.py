"""A move skips the framework's routing, and its answers are the same."""

from __future__ import annotations

import pytest

from fimbul.server import door
from tests.server.playing import begin, news_of, refusal, turn_of
from tests.server.running import Json, Running, Visitor


def both_ways(who: Visitor, table: str, body: Json) -> tuple[int, object]:
    """Return the answer to a refused move, which is the same with and without the routing.

    Only the framework accepts a slash at the end of the address, so that selects the routing.
    """
    short = who.post(f"/tables/{table}/moves", body)
    long = who.post(f"/tables/{table}/moves/", body)
    assert (short.status_code, short.json()) == (long.status_code, long.json())
    left_out = {"date", "content-length"}
    assert {k: v for k, v in short.headers.items() if k not in left_out} == {
        k: v for k, v in long.headers.items() if k not in left_out
    }
    for name, value in door.HEADERS.items():
        assert short.headers[name] == value
    return short.status_code, short.json()["error"]["code"]


def test_a_refused_move_is_answered_as_the_framework_would(ask: Visitor, embla: Visitor) -> None:
    table = begin(ask, embla)
    seat = turn_of(news_of(ask, table))
    mover, other = (ask, embla)[seat], (ask, embla)[1 - seat]
    body: Json = {
        "seat": seat,
        "decision": news_of(mover, table, seat)["decision"],
        "move": "pass",
    }
    assert both_ways(mover, table, body | {"move": "fly"}) == (400, "unknown-move")
    assert both_ways(mover, table, body | {"decision": "9.9"}) == (409, "stale-decision")
    assert both_ways(other, table, body) == (403, "not-your-seat")
    assert both_ways(mover, "nowhere", body) == (404, "no-such-table")
    assert both_ways(mover, "not a table", body) == (400, "bad-request")


@pytest.mark.parametrize(
    ("change", "field"),
    [
        ({"seat": 9}, "seat"),
        ({"move": 7}, "move"),
        ({"move": "x" * 81}, "move"),
        ({"more": 1}, "more"),
    ],
)
def test_the_refusal_of_a_malformed_move_names_the_field(
    ask: Visitor, embla: Visitor, change: Json, field: str
) -> None:
    table = begin(ask, embla)
    body = {"seat": 0, "decision": "0.1", "move": "pass"} | change
    answer = ask.post(f"/tables/{table}/moves", body)
    assert answer.status_code == 400
    told = answer.json()["error"]
    assert told["code"] == "bad-request"
    assert field in told["message"]


def test_moves_are_counted_by_the_same_route(server: Running, ask: Visitor, embla: Visitor) -> None:
    table = begin(ask, embla)
    body = {"seat": 0, "decision": "0.1", "move": "fly"}
    assert refusal(server, ask.post(f"/tables/{table}/moves", body))
    metrics = ask.http.get("/metrics").text
    assert 'route="POST /api/tables/{table}/moves"' in metrics
