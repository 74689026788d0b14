"""The puzzles that come with the package, in ``puzzles.json``.

`tools/puzzles.py` finds and measures them. The file holds records of games between bots, each up to
its last puzzle, and for each puzzle the moment, the best move, and what was measured of every move.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import cache, cached_property
from hashlib import blake2b
from importlib.resources import files
from typing import TYPE_CHECKING, Any, Final

from fimbul.analysis.results import Estimate
from fimbul.puzzles.themes import task_of
from fimbul.rules import CLAN_NAMES, Record, move_from_text, record_from_text, replay, view

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from datetime import date

    from fimbul.puzzles.themes import Task, Theme
    from fimbul.rules import State, View
    from fimbul.rules.manifest import ClanName

FORMAT: Final = 1
FILE: Final = "puzzles.json"
MOST_STARS: Final = 3
LEAST_GLORY: Final = 2.0
"""The lower end of the interval of every margin, in glory, is at least this."""

MANY: Final = 192
"""The closest rivals of the best move have at least this many playouts."""


class BadPuzzles(ValueError):
    """A text that does not hold puzzles of this format."""


class NoSuchPuzzle(LookupError):
    """There is no puzzle of that name."""


@dataclass(frozen=True, slots=True)
class Measured:
    """What was measured of one move; margins tell how far the best move is ahead of it."""

    move: int
    playouts: int
    glory: float
    """The seat's mean glory at the end of the game."""
    chance: float
    """The part of the playouts that it won, from 0 to 1."""
    behind: Estimate | None
    """How much more glory the best move brings; None for that move itself."""
    less: Estimate | None
    """How much more chance to win it brings."""


@dataclass(frozen=True)
class Puzzle:
    """A moment of a recorded game, and the one move that is clearly the best."""

    id: str
    record: Record
    """The game up to its last puzzle."""
    bots: tuple[str, ...]
    """By seat, the bots that played it."""
    moves: int
    """The number of moves before the moment."""
    seat: int
    decision: str
    """The kind of decision."""
    age: int
    theme: Theme
    stars: int
    """From 1, which a thrall solves, to 3, which no bot solves at a glance."""
    best: int
    options: tuple[Measured, ...]
    """All options, in the order of the view."""
    leads: tuple[float, ...]
    """By deep search, how far it put the best move ahead, in glory."""

    @cached_property
    def state(self) -> State:
        """The position. Raises ``MalformedRecord`` if it cannot be reached under these rules."""
        return replay(Record(self.record.setup, self.record.moves[: self.moves]))

    @cached_property
    def view(self) -> View:
        """What the solver sees."""
        return view(self.state, self.seat)

    @property
    def task(self) -> Task:
        """What it asks."""
        return task_of(self.decision)

    @property
    def players(self) -> int:
        """The number of players."""
        return self.record.setup.players

    @property
    def clan(self) -> ClanName:
        """The clan of the solver."""
        return CLAN_NAMES[self.record.setup.clans[self.seat]]

    @property
    def playouts(self) -> int:
        """How often the best move was played on."""
        return self.of(self.best).playouts

    def of(self, move: int) -> Measured:
        """What was measured of a move. Raises ``KeyError`` if it is not an option."""
        for option in self.options:
            if option.move == move:
                return option
        raise KeyError(move)

    @cached_property
    def second(self) -> Measured:
        """The option that comes closest to the best move, of those that were measured well."""
        others = [option for option in self.options if option.behind is not None]
        return min((one for one in others if one.playouts >= MANY), key=_distance)


def _distance(option: Measured) -> float:
    assert option.behind is not None
    return option.behind.value


@cache
def puzzles() -> tuple[Puzzle, ...]:
    """The puzzles of the package, the easiest first."""
    return from_text((files("fimbul.puzzles") / FILE).read_text(encoding="utf-8"))


@cache
def _by_id() -> Mapping[str, Puzzle]:
    return {puzzle.id: puzzle for puzzle in puzzles()}


def puzzle_named(name: str) -> Puzzle:
    """A puzzle by its id. Raises ``NoSuchPuzzle``."""
    found = _by_id().get(name)
    if found is None:
        raise NoSuchPuzzle(name)
    return found


def daily(day: date) -> Puzzle:
    """The puzzle of a day: all come up in turn, in an order in which grades and themes mix."""
    mixed = sorted(puzzles(), key=lambda puzzle: blake2b(puzzle.id.encode()).digest())
    return mixed[day.toordinal() % len(mixed)]


# --- the file -------------------------------------------------------------------------------------


def from_text(text: str) -> tuple[Puzzle, ...]:
    """The puzzles that a text holds. Raises ``BadPuzzles``. Does not replay the games."""
    try:
        book = json.loads(text)
        if book["format"] != FORMAT:
            raise BadPuzzles(f"format {book['format']!r} is not known")
        games = {
            name: (record_from_text("\n".join(game["record"])), tuple(game["bots"]))
            for name, game in book["games"].items()
        }
        return tuple(_puzzle(plain, *games[str(plain["game"])]) for plain in book["puzzles"])
    except (KeyError, TypeError, ValueError, AttributeError) as error:
        raise BadPuzzles(f"this holds no puzzles: {error!r}") from error


def _puzzle(plain: Mapping[str, Any], record: Record, bots: Sequence[str]) -> Puzzle:
    return Puzzle(
        id=plain["id"],
        record=record,
        bots=tuple(bots),
        moves=plain["moves"],
        seat=plain["seat"],
        decision=plain["decision"],
        age=plain["age"],
        theme=plain["theme"],
        stars=plain["stars"],
        best=move_from_text(plain["best"]),
        options=tuple(_measured(*option) for option in plain["options"]),
        leads=tuple(plain["leads"]),
    )


def _measured(
    move: str,
    playouts: int,
    glory: float,
    chance: float,
    behind: Sequence[float] | None = None,
    less: Sequence[float] | None = None,
) -> Measured:
    return Measured(
        move_from_text(move),
        playouts,
        glory,
        chance,
        None if behind is None else Estimate(*behind),
        None if less is None else Estimate(*less),
    )
