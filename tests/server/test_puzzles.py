"""Puzzles over the API: the view of one seat, and the solution only with the answer."""

from __future__ import annotations

import json
from datetime import date

import msgspec
import pytest

from fimbul.puzzles import Puzzle, daily, puzzles
from fimbul.rules import Event, apply, move_text, new_game
from fimbul.rules.events import PUBLIC
from fimbul.rules.plain import event_to_plain, view_to_plain
from fimbul.server import puzzling
from tests.server.playing import refusal
from tests.server.running import Json, Running, Visitor


@pytest.fixture
def puzzle() -> Puzzle:
    return puzzles()[len(puzzles()) // 2]


def as_json(value: object) -> Json:
    found: Json = json.loads(msgspec.json.encode(value))
    return found


def wrong_move(puzzle: Puzzle) -> str:
    return next(move_text(move) for move in puzzle.view.options if move != puzzle.best)


def test_all_puzzles_are_listed_without_their_solutions(
    ask: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    day = date(2026, 11, 18)
    monkeypatch.setattr(puzzling, "today", lambda: day)
    found = ask.ask("/puzzles")
    assert found["day"] == "2026-11-18"
    assert found["daily"] == daily(day).id
    assert [one["id"] for one in found["puzzles"]] == [puzzle.id for puzzle in puzzles()]
    assert set(found["puzzles"][0]) == {"id", "task", "stars", "age", "players", "clan"}
    assert ask.ask("/puzzles/daily")["info"]["id"] == daily(day).id


def test_a_puzzle_is_the_view_of_its_seat_and_nothing_more(ask: Visitor, puzzle: Puzzle) -> None:
    found = ask.ask(f"/puzzles/{puzzle.id}")
    assert found["view"] == as_json(view_to_plain(puzzle.view))
    assert set(found) == {"info", "bots", "steps", "view"}
    assert len(found["bots"]) == puzzle.players
    assert found["steps"]
    for step in found["steps"]:
        assert set(step) == {"seat", "events"}


def test_the_events_before_it_are_those_that_its_seat_heard_of(ask: Visitor) -> None:
    puzzle = next(one for one in puzzles() if one.task == "draft")
    events: list[Event] = []
    state = new_game(puzzle.record.setup, events)
    for mover, move in puzzle.record.moves[: puzzle.moves]:
        apply(state, mover, move, events)
    steps = ask.ask(f"/puzzles/{puzzle.id}")["steps"]
    told = [event for step in steps for event in step["events"]]
    heard = [event for event in events if event.audience in (PUBLIC, puzzle.seat)]
    assert any(event.audience not in (PUBLIC, puzzle.seat) for event in events)
    plain: object = [as_json(event_to_plain(event)) for event in heard][-len(told) :]
    assert told == plain
    assert any(event["event"] == "age-begins" for event in told)


def test_a_wrong_answer_does_not_reveal_the_solution(ask: Visitor, puzzle: Puzzle) -> None:
    wrong = wrong_move(puzzle)
    found = ask.do(f"/puzzles/{puzzle.id}/answers", {"move": wrong})
    assert found["is_right"] is False
    assert found["solution"] is None
    assert found["tried"]["move"] == wrong
    assert found["tried"]["glory_behind"]["low"] > 0
    assert move_text(puzzle.best) not in json.dumps(found)


def test_the_right_answer_is_explained(ask: Visitor, puzzle: Puzzle) -> None:
    best = move_text(puzzle.best)
    found = ask.do(f"/puzzles/{puzzle.id}/answers", {"move": best})
    assert found["is_right"] is True
    solution = found["solution"]
    assert solution["best"] == found["tried"]
    assert solution["best"]["move"] == best
    assert solution["best"]["glory_behind"] is None
    assert solution["second"]["move"] == move_text(puzzle.second.move)
    assert solution["lesson"]["key"] == f"puzzle-why-{puzzle.theme}"
    assert solution["playouts"] == puzzle.second.playouts


def test_a_solver_who_gives_up_is_told_the_solution(ask: Visitor, puzzle: Puzzle) -> None:
    found = ask.do(f"/puzzles/{puzzle.id}/answers", {"move": None})
    assert found["is_right"] is False
    assert found["tried"] is None
    assert found["solution"]["best"]["move"] == move_text(puzzle.best)


def test_why_a_move_is_not_possible(ask: Visitor, puzzle: Puzzle) -> None:
    path = f"/puzzles/{puzzle.id}/why"
    assert ask.ask(path, move=move_text(puzzle.best)) == {"code": ""}
    impossible = "keep troll" if puzzle.decision != "draft" else "pass"
    assert ask.ask(path, move=impossible)["code"]


def test_what_is_refused(server: Running, ask: Visitor, puzzle: Puzzle) -> None:
    assert refusal(server, ask.get("/puzzles/0-0")) == "no-such-puzzle"
    assert refusal(server, ask.post("/puzzles/0-0/answers", {"move": None})) == "no-such-puzzle"
    path = f"/puzzles/{puzzle.id}/answers"
    assert refusal(server, ask.post(path, {"move": "dance"})) == "unknown-move"
    impossible = "keep troll" if puzzle.decision != "draft" else "pass"
    assert refusal(server, ask.post(path, {"move": impossible})) == "illegal-move"
    assert refusal(server, ask.post(path, {})) == "bad-request"
    assert refusal(server, ask.post(path, {"move": None, "seat": 1})) == "bad-request"
