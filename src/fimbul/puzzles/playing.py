"""What happened before a puzzle, as far as its seat may know it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from fimbul.rules import apply, new_game
from fimbul.rules.events import AGE_BEGINS, PUBLIC
from fimbul.rules.plain import event_to_plain

if TYPE_CHECKING:
    from fimbul.puzzles.book import Puzzle
    from fimbul.rules import Event
    from fimbul.rules.shapes import PlainEvent

BEFORE: Final = -1
"""Stands for the seat of what happened before the first move."""


def heard_before(puzzle: Puzzle) -> list[tuple[int, list[Event]]]:
    """By move since the age began, the seat that made it and the events that the solver heard of.

    If the age began with the game, the first entry is what happened before the first move.
    """
    events: list[Event] = []
    state = new_game(puzzle.record.setup, events)
    heard = [(BEFORE, _heard(events, puzzle.seat))]
    for mover, move in puzzle.record.moves[: puzzle.moves]:
        events = []
        apply(state, mover, move, events)
        if any(event.kind == AGE_BEGINS for event in events):
            heard = []
        heard.append((mover, _heard(events, puzzle.seat)))
    return heard


def events_before(puzzle: Puzzle) -> list[tuple[int, list[PlainEvent]]]:
    """The same as plain data."""
    return [
        (mover, [event_to_plain(event) for event in events])
        for mover, events in heard_before(puzzle)
    ]


def _heard(events: list[Event], seat: int) -> list[Event]:
    return [event for event in events if event.audience in (PUBLIC, seat)]
