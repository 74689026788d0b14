"""The checks of a history."""

from __future__ import annotations

from random import Random
from types import SimpleNamespace
from typing import cast

from fimbul.match.entries import Created, Logged, Readied, Sat
from fimbul.match.match import Match
from fimbul.match.options import LiveClock, TableOptions
from fimbul.rules import move_text, view
from tests.simulation.checks import thought_once
from tests.simulation.server import Thought
from tests.simulation.world import World

OPTIONS = TableOptions(players=2, seats="as-seated", clock=LiveClock(bank=0, increment=1))


def _begun() -> Match:
    match = Match()
    match.fold_new(Created(OPTIONS), 0)
    for chair in range(2):
        match.fold_new(Sat(chair, f"player {chair}"), 0)
        match.fold_new(Readied(chair, True), 0)
    match.fold_new(match.start(Random(0)), 0)
    return match


def _world(log: list[Logged], *thoughts: Thought) -> World:
    faults = SimpleNamespace(is_peaceful=True)
    world = SimpleNamespace(log=log, thoughts=thoughts, faults=faults, silent_since=0.0)
    return cast("World", world)


def _late_for_a_pair() -> tuple[list[Logged], list[str]]:
    """Return a log in which the clock decides for both cards of a pair, and the decisions."""
    match = _begun()
    names, numbers = [], set()
    for _ in range(2):
        names.append(match.decision_of(0))
        numbers.add(view(match.state, 0).decision_id)
        option = move_text(view(match.state, 0).options[0])
        moved = match.move(0, names[-1], option, "clock")
        assert moved is not None
        match.fold_new(moved, 2_000)
    assert len(numbers) == 1
    return [step.logged for step in match.steps], names


def test_both_cards_of_a_pair_may_be_thought_about_by_different_processes_D4() -> None:
    log, (first, second) = _late_for_a_pair()
    one = Thought("one", (0, first), 1.0, 1.1)
    other = Thought("other", (0, second), 2.0, 2.1)
    assert not list(thought_once(_world(log, one, other)))


def test_a_late_decision_is_thought_about_once() -> None:
    log, (first, _) = _late_for_a_pair()
    one = Thought("one", (0, first), 1.0, 1.1)
    for process in ("one", "other"):
        again = Thought(process, (0, first), 1.5, 1.6)
        assert list(thought_once(_world(log, one, again)))
