"""Puzzles: positions from games between bots in which one move is clearly the best."""

from fimbul.puzzles.book import (
    BadPuzzles,
    Measured,
    NoSuchPuzzle,
    Puzzle,
    daily,
    puzzle_named,
    puzzles,
)
from fimbul.puzzles.explaining import Sentence, lesson_of, reason_of
from fimbul.puzzles.playing import events_before, heard_before
from fimbul.puzzles.themes import TASKS, THEMES, Task, Theme

__all__ = [
    "TASKS",
    "THEMES",
    "BadPuzzles",
    "Measured",
    "NoSuchPuzzle",
    "Puzzle",
    "Sentence",
    "Task",
    "Theme",
    "daily",
    "events_before",
    "heard_before",
    "lesson_of",
    "puzzle_named",
    "puzzles",
    "reason_of",
]
