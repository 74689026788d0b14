"""Clocks: after a deadline the stand-in decides, whichever process set it."""

from __future__ import annotations

from pathlib import Path
from random import Random

import httpx

from fimbul.server.keys import new_secret
from tests.patience import PATIENCE
from tests.server.playing import PLAIN, begin, is_owing, move_for, news_of, turn_of
from tests.server.processes import ServerProcess, serving
from tests.server.running import Json, Running, Visitor

AT_ONCE: Json = {"kind": "live", "bank": 0, "increment": 1}


def moved(news: Json) -> list[Json]:
    return [step for step in news["steps"] if step["kind"] == "moved"]


def test_an_overdue_decision_is_made_by_the_stand_in(
    server: Running, ask: Visitor, embla: Visitor
) -> None:
    table = begin(ask, embla, options={**PLAIN, "clock": AT_ONCE})
    news = news_of(ask, table)
    seat = turn_of(news)
    deadline = news["deadlines"][seat]
    assert news["deadlines"][1 - seat] is None
    assert deadline == news["steps"][-1]["at"] + 1_000
    with ask.watch(table, -1, news["seq"]) as watching:
        heard = watching.news()
        while not moved(heard):
            heard = watching.news()
    first = moved(heard)[0]
    assert (first["seat"], first["by"]) == (seat, "clock")
    assert deadline <= first["at"]
    assert not heard["table"]["chairs"][seat]["is_away"]


def test_a_player_who_was_too_late_plays_on(server: Running, ask: Visitor, embla: Visitor) -> None:
    table = begin(ask, embla, options={**PLAIN, "clock": {**AT_ONCE, "increment": 2}})
    seat = turn_of(news_of(ask, table))
    visitor, other = (ask, embla)[seat], (ask, embla)[1 - seat]
    other.do(f"/tables/{table}/leave", {"chair": 1 - seat})
    with visitor.watch(table, seat) as watching:
        heard = watching.news()
        while not moved(heard) or not is_owing(heard):
            heard = watching.news()
        seq = visitor.do(f"/tables/{table}/moves", move_for(heard, Random(2)))["seq"]
        own = [step for news in watching.until(seq) for step in moved(news) if step["seq"] == seq]
    assert [(step["seat"], step["by"]) for step in own] == [(seat, "player")]


def test_a_decision_made_in_time_stands(server: Running, ask: Visitor, embla: Visitor) -> None:
    table = begin(ask, embla, options={**PLAIN, "clock": {"kind": "days", "days": 1}})
    seat = turn_of(news_of(ask, table))
    news = news_of((ask, embla)[seat], table, seat)
    assert news["deadlines"][seat] == news["steps"][-1]["at"] + 86_400_000
    seq = (ask, embla)[seat].do(f"/tables/{table}/moves", move_for(news, Random(1)))["seq"]
    last = news_of(ask, table, -1, news["seq"])["steps"]
    assert [(step["seq"], step["by"]) for step in last] == [(seq, "player")]


def test_deadlines_outlive_the_process_that_set_them(tmp_path: Path) -> None:
    """The process is killed; another one on the same database meets past and future deadlines."""
    database = f"sqlite+aiosqlite:///{tmp_path / 'matches.sqlite'}"
    secret = {"Authorization": f"Bearer {new_secret()}"}
    with serving(database, tmp_path) as server:
        clocks = ({**AT_ONCE, "increment": 6}, AT_ONCE)
        deadlines = dict(_lay(server, secret, clock) for clock in clocks)
        server.kill()
        server.start()
        for table, deadline in deadlines.items():
            step = _first_move(server, table)
            assert step["by"] == "clock"
            assert deadline <= step["at"]


def _first_move(server: ServerProcess, table: str) -> Json:
    while True:
        answer = httpx.get(
            f"{server.url}/api/tables/{table}/news",
            params={"after": 6, "wait": 20},
            timeout=PATIENCE + 20,
            trust_env=False,
        )
        if steps := moved(answer.json()):
            return steps[0]


def _lay(server: ServerProcess, secret: dict[str, str], clock: Json) -> tuple[str, int]:
    """Begin a game of one visitor at both chairs; return when its first decision is due."""
    api = f"{server.url}/api"
    with httpx.Client(headers=secret, timeout=PATIENCE, trust_env=False) as visitor:
        options = {**PLAIN, "clock": clock}
        table: str = visitor.post(f"{api}/tables", json={"options": options}).json()["table"]
        for chair in (0, 1):
            for path, body in (
                ("sit", {"name": f"player {chair}", "chair": chair}),
                ("ready", {"chair": chair}),
            ):
                assert visitor.post(f"{api}/tables/{table}/{path}", json=body).status_code == 200
        assert visitor.post(f"{api}/tables/{table}/start").json()["seq"] == 6
        news = visitor.get(f"{api}/tables/{table}/news").json()
    return table, next(due for due in news["deadlines"] if due is not None)
