"""A record that somebody brings is played back as far as the rules allow, and not kept."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import pytest

from fimbul.rules import (
    Record,
    apply,
    legal,
    new_game,
    next_seat,
    record_seen_by,
    record_to_text,
)
from fimbul.rules.position import position_of, setup_of
from fimbul.server import projecting
from fimbul.server.limits import RECORD_BODY
from fimbul.server.projecting import Unreadable, project
from fimbul.server.reel import reel_of
from tests.random_games import Play
from tests.server.playing import refusal
from tests.server.running import Json, Running, Visitor
from tests.server.test_reel import as_json

PATH = "/replay"


@cache
def play() -> Play:
    return Play(3, seed=5, is_lively=True)


@cache
def saga() -> str:
    return record_to_text(play().record())


@pytest.fixture
def ask(server: Running) -> Iterator[Visitor]:
    with server.visitor() as visitor:
        yield visitor


def shown(ask: Visitor, text: str, **more: object) -> Json:
    return ask.do(PATH, {"saga": text, **more})


def test_a_record_is_played_back_as_any_seat_or_with_all_hands(ask: Visitor) -> None:
    record = play().record()
    whole = shown(ask, saga(), seat=1)
    assert whole["reel"] == as_json(reel_of(record, 1))
    assert whole["end"] == {"code": "", "move": len(record.moves), "rules": record.rules}
    assert whole["table"]["status"] == "finished"
    assert whole["table"]["glory"] == list(record.result or ())
    opened = shown(ask, saga(), is_open=True)
    assert opened["reel"] == as_json(reel_of(record, -1, is_open=True))
    assert shown(ask, saga(), seat=4)["reel"]["seat"] == -1, "there is no such seat"


def test_one_that_breaks_off_is_played_back_up_to_there(ask: Visitor) -> None:
    record = play().record()
    head, moves = saga().split("\nmoves\n")
    lines = moves.splitlines()

    def end_of(lines: list[str], tail: str = "\n") -> tuple[str, int]:
        found = shown(ask, f"{head}\nmoves\n" + "\n".join(lines) + tail)
        assert len(found["reel"]["frames"]) == found["end"]["move"]
        return found["end"]["code"], found["end"]["move"]

    assert end_of(lines[:40]) == ("unfinished", 40)
    assert end_of([]) == ("unfinished", 0)
    assert end_of([*lines[:40], lines[40][:-2]], tail="") == ("cut-short", 40)
    assert end_of([*lines[:40], lines[39], *lines[40:]]) == ("illegal-move", 40)
    wrong = lines[-1].rpartition(" ")[0] + " 9"
    assert end_of([*lines[:-1], wrong]) == ("wrong-result", len(record.moves))


def test_a_game_that_began_with_a_position_is_played_back(ask: Visitor) -> None:
    """Here it is the position of another game, some way into it."""
    record = play().record()
    state, position = new_game(record.setup), None
    for seat, move in record.moves:
        position = position_of(state)
        if state.age > 1 and position is not None:
            break
        apply(state, seat, move)
    assert position is not None
    seat = next_seat(state)
    begun = Record(setup_of(position), [(seat, legal(state, seat)[0])], position=position)
    found = shown(ask, record_to_text(begun))
    assert found["end"]["code"] == "unfinished"
    assert found["reel"] == as_json(reel_of(begun, -1))
    assert found["reel"]["first"]["view"]["age"] == state.age


def test_what_is_no_record_is_refused_with_the_reason(server: Running, ask: Visitor) -> None:
    def code_of(text: str) -> str:
        return refusal(server, ask.post(PATH, {"saga": text}))

    assert code_of("") == "not-a-saga"
    assert code_of("<html>") == "not-a-saga"
    assert code_of(record_seen_by(play().record(), 0)) == "partial-saga"
    assert code_of(saga().replace("saga 2", "saga 9", 1)) == "unknown-saga"
    assert code_of(saga().partition("pack")[0]) == "short-saga"
    assert code_of(saga().replace("tokens rage", "tokens gold", 1)) == "broken-saga"
    number = saga().partition("\nmoves\n")[0].count("\n") + 3
    broken = ask.post(PATH, {"saga": saga().replace("moves\n", "moves\nodin wins\n", 1)}).json()
    assert broken["error"]["line"] == number


def test_a_record_has_a_bounded_size(
    server: Running, ask: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert refusal(server, ask.post(PATH, {"saga": "#" * RECORD_BODY})) == "too-large"
    monkeypatch.setattr(projecting, "MOST_MOVES", 10)
    found = project(saga(), -1, False)
    assert isinstance(found, Unreadable)
    assert found.code == "too-many-moves"


def test_another_site_cannot_make_a_browser_send_one(server: Running, ask: Visitor) -> None:
    foreign = ask.http.post(
        f"/api{PATH}", json={"saga": saga()}, headers={"Origin": "https://elsewhere.example"}
    )
    assert refusal(server, foreign) == "foreign-origin"
