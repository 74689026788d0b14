"""Puzzles: their list, the position as its seat sees it, and answers.

Nothing is kept about who solves what. The solution leaves the server only with the answer.
"""

import asyncio
from dataclasses import dataclass
from datetime import UTC, date, datetime
from typing import Annotated, Any, Final

import msgspec
from litestar import Request, get, post
from litestar.params import JSONBody, Parameter

from fimbul.analysis import Estimate
from fimbul.puzzles import (
    Measured,
    NoSuchPuzzle,
    Puzzle,
    Sentence,
    Task,
    Theme,
    daily,
    events_before,
    lesson_of,
    puzzle_named,
    puzzles,
    reason_of,
)
from fimbul.rules import move_from_text, move_text
from fimbul.rules.manifest import ClanName
from fimbul.rules.plain import view_to_plain
from fimbul.rules.shapes import PlainEvent, PlainView
from fimbul.rules.why import why_not
from fimbul.server import limits
from fimbul.server.access import spend
from fimbul.server.bodies import TryMove, WhyNot
from fimbul.server.errors import Refused
from fimbul.server.identity import must_be_same_origin, visitor
from fimbul.server.refusals import refusals

AnyRequest = Request[Any, Any, Any]

PuzzleId = Annotated[str, Parameter(min_length=1, max_length=32, pattern=r"^[A-Za-z0-9_-]+$")]
ILLEGAL: Final = "illegal-move"
DAILY: Final = "daily"


class PuzzleInfo(msgspec.Struct):
    """What a list tells of a puzzle."""

    id: str
    task: Task
    """What it asks."""
    stars: int
    """How hard it is, from 1 to 3."""
    age: int
    players: int
    clan: ClanName
    """The clan of the solver."""


class PuzzleList(msgspec.Struct):
    """All puzzles, the easiest first."""

    day: str
    """The date in UTC, such as 2026-01-31."""
    daily: str
    """The puzzle of that day, the same for everybody."""
    puzzles: list[PuzzleInfo]


@dataclass(frozen=True, slots=True)
class PuzzleStep:
    """A move before the puzzle, as far as its seat may know it."""

    seat: int
    """-1: what happened before the first move."""
    events: list[PlainEvent]


@dataclass(frozen=True, slots=True)
class PuzzlePosition:
    """A puzzle: the view of its seat, and what happened in the age until then."""

    info: PuzzleInfo
    bots: list[str]
    """By seat, the bots that played the game."""
    steps: list[PuzzleStep]
    view: PlainView


class Said(msgspec.Struct):
    """The key of a message and its arguments: numbers, and names as in the texts of moves."""

    key: str
    args: dict[str, str | int]


class Interval(msgspec.Struct):
    """A number and the ends of its 95 % interval."""

    value: float
    low: float
    high: float


class Tried(msgspec.Struct):
    """What a move brings on average, and by how much it is behind the best."""

    move: str
    glory: float
    """The glory of the seat at the end of the game."""
    chance: float
    """The part of the playouts that it won, from 0 to 1."""
    glory_behind: Interval | None
    """Null for the best move itself."""
    chance_behind: Interval | None


class Solution(msgspec.Struct):
    """The best move, the one that comes closest, and why."""

    best: Tried
    second: Tried
    theme: Theme
    reason: Said
    """A clause about the move, such as a bot's advice gives."""
    lesson: Said
    playouts: int
    """How often each of these two was played on to the end of the game."""
    searches: int
    """How many deep searches found the same move."""


class PuzzleVerdict(msgspec.Struct):
    """Whether an answer is right. A wrong one does not reveal the solution."""

    is_right: bool
    tried: Tried | None
    """The move that was given as an answer."""
    solution: Solution | None


@get("/puzzles", responses=refusals())
async def list_puzzles(request: AnyRequest) -> PuzzleList:
    """All puzzles, and the one of this day."""
    spend(request, limits.READ, visitor(request))
    found = await asyncio.to_thread(puzzles)
    day = today()
    return PuzzleList(day.isoformat(), daily(day).id, [_info(puzzle) for puzzle in found])


@get("/puzzles/{puzzle:str}", responses=refusals("no-such-puzzle"))
async def show_puzzle(request: AnyRequest, puzzle: PuzzleId) -> PuzzlePosition:
    """A puzzle as its seat sees it; `daily` is that of this day."""
    spend(request, limits.READ, visitor(request))
    return await asyncio.to_thread(_position, _named(puzzle))


@get("/puzzles/{puzzle:str}/why", responses=refusals("no-such-puzzle", "unknown-move"))
async def why(
    request: AnyRequest,
    puzzle: PuzzleId,
    move: Annotated[str, Parameter(max_length=80)],
) -> WhyNot:
    """Why a move is not possible in a puzzle; an empty code if it is possible."""
    spend(request, limits.READ, visitor(request))
    return await asyncio.to_thread(_why, _named(puzzle), move)


@post(
    "/puzzles/{puzzle:str}/answers",
    status_code=200,
    responses=refusals("foreign-origin", "no-such-puzzle", "unknown-move", ILLEGAL),
)
async def try_move(request: AnyRequest, puzzle: PuzzleId, data: JSONBody[TryMove]) -> PuzzleVerdict:
    """Whether a move solves a puzzle. Nothing is stored."""
    must_be_same_origin(request)
    spend(request, limits.READ, visitor(request))
    return await asyncio.to_thread(_verdict, _named(puzzle), data.move)


def _named(name: str) -> Puzzle:
    """Return a puzzle by its id, or that of this day as ``daily``."""
    if name == DAILY:
        return daily(today())
    try:
        return puzzle_named(name)
    except NoSuchPuzzle:
        raise Refused("no-such-puzzle") from None


def today() -> date:
    """Return the date in UTC, by which the puzzle of the day changes."""
    return datetime.now(UTC).date()


def _why(puzzle: Puzzle, text: str) -> WhyNot:
    seen = puzzle.view
    return WhyNot(why_not(seen, puzzle.seat, seen.hand, seen.options, move_from_text(text)))


def _info(puzzle: Puzzle) -> PuzzleInfo:
    return PuzzleInfo(puzzle.id, puzzle.task, puzzle.stars, puzzle.age, puzzle.players, puzzle.clan)


def _position(puzzle: Puzzle) -> PuzzlePosition:
    steps = [PuzzleStep(seat, events) for seat, events in events_before(puzzle)]
    return PuzzlePosition(_info(puzzle), list(puzzle.bots), steps, view_to_plain(puzzle.view))


def _verdict(puzzle: Puzzle, text: str | None) -> PuzzleVerdict:
    tried = None
    if text is not None:
        move = move_from_text(text)
        if move not in puzzle.view.options:
            raise Refused(ILLEGAL)
        tried = puzzle.of(move)
    is_right = tried is not None and tried.move == puzzle.best
    is_told = is_right or text is None
    return PuzzleVerdict(
        is_right,
        None if tried is None else _tried(tried),
        _solution(puzzle) if is_told else None,
    )


def _solution(puzzle: Puzzle) -> Solution:
    return Solution(
        _tried(puzzle.of(puzzle.best)),
        _tried(puzzle.second),
        puzzle.theme,
        _said(reason_of(puzzle)),
        _said(lesson_of(puzzle)),
        puzzle.second.playouts,
        len(puzzle.leads),
    )


def _tried(option: Measured) -> Tried:
    return Tried(
        move_text(option.move),
        round(option.glory, 1),
        round(option.chance, 3),
        _interval(option.behind, 1),
        _interval(option.less, 3),
    )


def _interval(estimate: Estimate | None, digits: int) -> Interval | None:
    if estimate is None:
        return None
    ends = estimate.value, estimate.low, estimate.high
    return Interval(*(round(number, digits) for number in ends))


def _said(sentence: Sentence) -> Said:
    return Said(sentence.key, dict(sentence.args))
