"""Why the best move of a puzzle is the best: messages with their arguments, and numbers.

The arguments are numbers, and names as in the texts of moves, like those of a bot's advice. The
program that shows a message translates the names.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from fimbul.bots.advising import reason_for
from fimbul.rules.board import PLACE_NAMES
from fimbul.rules.cells import PROVINCE
from fimbul.rules.moves import V_PASS, VERB

if TYPE_CHECKING:
    from collections.abc import Mapping

    from fimbul.puzzles.book import Puzzle
    from fimbul.rules.view import View


@dataclass(frozen=True, slots=True)
class Sentence:
    """The key of a message and its arguments."""

    key: str
    args: Mapping[str, str | int]


def reason_of(puzzle: Puzzle) -> Sentence:
    """The reason for the best move: a clause, as in a bot's advice."""
    seen, best = puzzle.view, puzzle.best
    if puzzle.theme == "losing":
        return Sentence("puzzle-reason-lose", {})
    if VERB[best] == V_PASS and seen.decision != "action":
        return _stay_away(seen)
    return Sentence(*reason_for(seen, best))


def lesson_of(puzzle: Puzzle) -> Sentence:
    """What the solution teaches: whole sentences."""
    return Sentence(f"puzzle-why-{puzzle.theme}", {})


def _stay_away(seen: View) -> Sentence:
    """Why a clan stays out of a battle, or adds no further card."""
    if seen.decision == "call-to-battle":
        province = PLACE_NAMES[seen.cells[PROVINCE]]
        return Sentence("puzzle-reason-stay", {"province": province})
    return Sentence("puzzle-reason-keep", {})
