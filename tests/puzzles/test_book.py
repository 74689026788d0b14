"""The puzzles of the package: possible under the current rules, and clear by what was measured."""

from __future__ import annotations

import dataclasses
import json
from collections import Counter
from datetime import date, timedelta
from importlib.resources import files
from itertools import combinations

import pytest

from fimbul.bots import decision_of
from fimbul.i18n import languages, messages
from fimbul.puzzles import (
    TASKS,
    THEMES,
    BadPuzzles,
    NoSuchPuzzle,
    Puzzle,
    daily,
    lesson_of,
    puzzle_named,
    puzzles,
    reason_of,
)
from fimbul.puzzles.book import FILE, LEAST_GLORY, MANY, MOST_STARS, from_text
from fimbul.puzzles.measuring import LOOSENESS, Trials, ranked
from fimbul.rules import MalformedRecord, Record, State, move_from_text, move_text, view
from fimbul.rules.cells import AGE
from fimbul.rules.game import pending
from fimbul.rules.plain import view_to_plain

EVERY_PUZZLE = pytest.mark.parametrize("puzzle", puzzles(), ids=lambda puzzle: puzzle.id)
LEAST = 60
"""How many puzzles there must be."""
APART = 5
"""Moves between two puzzles of the same game, at least."""


@EVERY_PUZZLE
def test_a_puzzle_is_possible_under_the_current_rules(puzzle: Puzzle) -> None:
    asked = {decision.seat for decision in pending(puzzle.state)}
    assert puzzle.seat in asked
    assert not puzzle.view.sealed_seats, "nobody has sealed a choice that the solver cannot know"
    assert decision_of(puzzle.view).name == puzzle.decision
    assert puzzle.view.cells[AGE] == puzzle.age
    assert [option.move for option in puzzle.options] == list(puzzle.view.options)


@EVERY_PUZZLE
def test_its_best_move_is_clearly_ahead_of_every_other(puzzle: Puzzle) -> None:
    best = puzzle.of(puzzle.best)
    assert best.behind is None
    assert best.less is None
    assert len(puzzle.leads) >= 3
    assert min(puzzle.leads) > 0
    assert 0.02 < best.chance < 0.98, "the game is not decided yet"
    well = [option for option in puzzle.options if option.playouts >= MANY]
    assert len(well) >= min(len(puzzle.options), 4), "the best move and its closest rivals"
    assert puzzle.second in well
    for option in puzzle.options:
        if option.move == puzzle.best:
            continue
        behind, less = option.behind, option.less
        assert behind is not None
        assert less is not None
        assert LEAST_GLORY <= behind.low <= behind.value <= behind.high
        assert less.low <= less.value <= less.high
        assert less.value > 0
        assert option.playouts >= 8 * len(LOOSENESS)
        if option.playouts == best.playouts:
            # The same playouts: the margins are the differences of the means, but for rounding.
            assert best.glory - option.glory == pytest.approx(behind.value, abs=0.02)
            assert best.chance - option.chance == pytest.approx(less.value, abs=0.0002)


def test_a_rule_that_changes_breaks_a_puzzle_with_a_clear_error() -> None:
    puzzle = puzzles()[0]
    moves = list(puzzle.record.moves)
    at = puzzle.moves - 1
    wrong = next(move for move in range(685) if move != moves[at][1])
    moves[at] = moves[at][0], wrong
    broken = dataclasses.replace(puzzle, record=Record(puzzle.record.setup, moves))
    with pytest.raises(MalformedRecord, match=f"move {puzzle.moves} does not replay"):
        _ = broken.state


def test_there_are_enough_of_every_kind() -> None:
    found = puzzles()
    assert len(found) >= LEAST
    assert len({puzzle.id for puzzle in found}) == len(found)
    assert {puzzle.age for puzzle in found} == {1, 2, 3}
    assert {puzzle.players for puzzle in found} == {2, 3, 4}
    grades = Counter(puzzle.stars for puzzle in found)
    assert set(grades) == set(range(1, MOST_STARS + 1))
    assert grades[1] <= len(found) / 3, "too many are easy"
    assert {puzzle.theme for puzzle in found} <= set(THEMES)
    assert {puzzle.task for puzzle in found} <= set(TASKS)
    tasks = Counter(puzzle.task for puzzle in found)
    assert len(tasks) >= 6
    assert max(tasks.values()) <= len(found) / 2


def test_no_two_puzzles_are_nearly_the_same() -> None:
    for one, two in combinations(puzzles(), 2):
        if one.id.partition("-")[0] == two.id.partition("-")[0]:
            assert abs(one.moves - two.moves) >= APART
    bare = move_from_text("pass"), move_from_text("decline"), move_from_text("done")
    alike = Counter((one.decision, one.best) for one in puzzles() if one.best not in bare)
    assert max(alike.values()) <= 2
    nothing = Counter(one.decision for one in puzzles() if one.best in bare)
    assert max(nothing.values()) <= 6


@pytest.mark.parametrize("index", [0, 0.4, 0.8])
def test_a_short_search_and_a_few_playouts_agree(index: float) -> None:
    """The puzzles with the largest margins of each third, looked at again with other seeds."""
    third = [puzzle for puzzle in puzzles() if puzzle.age == 3 and len(puzzle.options) <= 12]
    start = int(index * len(third))
    puzzle = max(third[start : start + 8], key=_margin)
    assert ranked(puzzle.view, 120, seed=99).moves[0] == puzzle.best
    trials = Trials(puzzle.view, seed=99)
    trials.play([puzzle.best, puzzle.second.move], 4)
    glory, _ = trials.margins(puzzle.best, puzzle.second.move)
    assert glory.value > 0


def _margin(puzzle: Puzzle) -> float:
    behind = puzzle.second.behind
    assert behind is not None
    return behind.low


def with_another_card(puzzle: Puzzle) -> State | None:
    """The position with another card in an enemy's hand, if the solver cannot tell."""
    seen = view_to_plain(puzzle.view)
    for enemy in range(puzzle.players):
        for pack in puzzle.state.packs:
            for card in pack if enemy != puzzle.seat else ():
                other = puzzle.state.copy()
                hand = other.hand(enemy)
                other.set_hand(enemy, tuple(sorted((*hand[1:], card))))
                if hand and card not in hand and view_to_plain(view(other, puzzle.seat)) == seen:
                    return other
    return None


def test_what_is_measured_does_not_depend_on_what_the_solver_cannot_see() -> None:
    late = (puzzle for puzzle in puzzles() if puzzle.age == 3)
    found = ((puzzle, with_another_card(puzzle)) for puzzle in late)
    puzzle, other = next((puzzle, other) for puzzle, other in found if other is not None)
    assert other != puzzle.state
    one, two = (Trials(view(state, puzzle.seat), 5) for state in (puzzle.state, other))
    for trials in (one, two):
        trials.play([puzzle.best], 1)
    assert one.outcomes == two.outcomes


def test_playing_on_goes_on_where_it_stopped() -> None:
    puzzle = max(puzzles(), key=lambda one: one.moves)
    moves = [puzzle.best, puzzle.second.move]
    at_once, in_steps = Trials(puzzle.view, 3), Trials(puzzle.view, 3)
    at_once.play(moves, 2)
    in_steps.play(moves[:1], 1)
    in_steps.play(moves, 2)
    assert at_once.outcomes == in_steps.outcomes


def test_the_puzzle_of_the_day_depends_on_the_day_alone_and_all_come_up_in_turn() -> None:
    first = date(2026, 1, 1)
    days = [first + timedelta(days=number) for number in range(len(puzzles()))]
    assert {daily(day).id for day in days} == {puzzle.id for puzzle in puzzles()}
    assert daily(first) == daily(date(2026, 1, 1))
    week = {daily(day).stars for day in days[:7]}
    assert len(week) > 1, "easy and hard ones take turns"


@pytest.mark.parametrize("language", languages())
def test_every_solution_is_explained_in_every_language(language: str) -> None:
    own = messages(language)
    for puzzle in puzzles():
        reason = reason_of(puzzle)
        args = {
            name: own.name(f"province-{value}") if name == "province" else value
            for name, value in reason.args.items()
        }
        for text in (own.text(reason.key, **args), own.text(lesson_of(puzzle).key)):
            assert text
            assert "{" not in text
            assert "$" not in text
        assert own.has(f"puzzle-task-{puzzle.task}")


def test_every_theme_has_a_lesson() -> None:
    known = messages("en").keys()
    assert {key for key in known if key.startswith("puzzle-why-")} == {
        f"puzzle-why-{theme}" for theme in THEMES
    }
    assert {key for key in known if key.startswith("puzzle-task-")} == {
        f"puzzle-task-{task}" for task in TASKS
    }


def test_an_unknown_puzzle_is_not_found() -> None:
    with pytest.raises(NoSuchPuzzle):
        puzzle_named("0-0")
    assert puzzle_named(puzzles()[-1].id) is puzzles()[-1]


@pytest.mark.parametrize("text", ["", "[]", "{}", '{"format": 2}', '{"format":1,"games":{}}'])
def test_a_text_without_puzzles_is_refused(text: str) -> None:
    with pytest.raises(BadPuzzles):
        from_text(text)


def test_the_file_is_small() -> None:
    text = (files("fimbul.puzzles") / FILE).read_text(encoding="utf-8")
    assert len(text) < 400_000
    assert json.loads(text)["puzzles"][0]["best"] == move_text(puzzles()[0].best)
