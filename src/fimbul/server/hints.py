"""Hints: what the strongest bot thinks of a player's moves; and the lessons of a guided game.

Both come from the player's own view.
"""

import asyncio
from typing import Any, Final

import msgspec
from litestar import Request, get

from fimbul.bots import Advice
from fimbul.rules import Record, move_text, view
from fimbul.server import limits
from fimbul.server.access import Seat, TableId, hub_of, open_table, spend, viewer_seat
from fimbul.server.door import address_of
from fimbul.server.errors import Refused
from fimbul.server.identity import visitor
from fimbul.server.lessons import LESSON_NAMES, LessonName, course_of
from fimbul.server.limits import network_of
from fimbul.server.refusals import LOOK, refusals

SHOWN: Final = 3
"""The moves of a hint, at most."""


class Hint(msgspec.Struct):
    """What a bot thinks of one move."""

    move: str
    glory: float
    """The glory that the seat is expected to have at the end of the game."""
    win_chance: float
    """From 0 to 1."""
    reason: str
    """The key of a message, such as `advice-unguarded`."""
    args: dict[str, str | int]
    """Its arguments: numbers, and names as in the texts of moves."""


class Hints(msgspec.Struct):
    """The best moves of a decision, the best first; none if the seat has nothing to decide."""

    decision: str
    hints: list[Hint]
    expected: dict[str, float]
    """The glory that is expected at the end, for every move that the bot looked at."""


class Lessons(msgspec.Struct):
    """What the coach of a guided game says about a decision; nothing if nobody is asked."""

    decision: str
    lessons: list[LessonName]
    given: int
    """The number of lessons given so far, these included."""
    all: int
    """The number of lessons of a guided game."""


@get("/tables/{table:str}/hints", responses=refusals(*LOOK, "not-started", "no-hints"))
async def hints(request: Request[Any, Any, Any], table: TableId, seat: Seat) -> Hints:
    """The best moves of a seat of the visitor, at a table that allows hints.

    They come from a bot that sees what the seat sees. It thinks when no bot at any table waits for
    its turn to think, so nobody waits for it.
    """
    asking = visitor(request)
    spend(request, limits.HINT, asking)
    opened = await open_table(request, table)
    own = await viewer_seat(request, opened, seat)
    match = opened.match
    if not match.options.allows_hints:
        raise Refused("no-hints")
    decision, seen = match.decision_of(own), view(match.state, own)
    if not seen.options:
        return Hints(decision, [], {})
    network = network_of(address_of(request.scope))
    advice = await hub_of(request).thinkers.advise(seen, network)
    expected = {move_text(found.move): round(found.glory, 1) for found in advice}
    return Hints(decision, [hint_of(found) for found in advice[:SHOWN]], expected)


def hint_of(advice: Advice) -> Hint:
    """Return advice as it is sent."""
    return Hint(
        move_text(advice.move),
        round(advice.glory, 1),
        round(advice.win_chance, 3),
        advice.reason,
        dict(advice.args),
    )


@get("/tables/{table:str}/lessons", responses=refusals(*LOOK, "not-started", "no-lessons"))
async def lessons(request: Request[Any, Any, Any], table: TableId, seat: Seat) -> Lessons:
    """What the coach of a guided game says about the decision of a seat of the visitor.

    It follows from the moves alone, so it is the same whenever and wherever it is asked.
    """
    asking = visitor(request)
    spend(request, limits.LESSON, asking)
    opened = await open_table(request, table)
    own = await viewer_seat(request, opened, seat)
    match = opened.match
    if match.options.coach != "lessons":
        raise Refused("no-lessons")
    decision, is_asked = match.decision_of(own), own in match.owing()
    course = await asyncio.to_thread(_course, match.record(), own)
    given = sum(len(found) for found in course)
    return Lessons(decision, course[-1] if is_asked else [], given, len(LESSON_NAMES))


def _course(record: Record, seat: int) -> list[list[LessonName]]:
    return [found for _, found in course_of(record, seat)]
