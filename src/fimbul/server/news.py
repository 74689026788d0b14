"""What a viewer of a table hears: the steps since it last listened, and how things stand now.

This is the one exit of the server towards players: everything in it comes from a view of the
viewer's seat, from events whose audience it belongs to, and from what anybody may know.

A long past comes in pages, each of a bounded size, and how things stand with the last of them: so
no viewer costs more than a page at a time, however long a table has been played at.
"""

from dataclasses import dataclass
from typing import Final

import msgspec

from fimbul.match.entries import (
    Ended,
    Entry,
    EntryName,
    Left,
    LineRemoved,
    Moved,
    Mover,
    Reclaimed,
    Resumed,
    Returned,
    Said,
    Undone,
    entry_name,
)
from fimbul.match.match import Match
from fimbul.match.standing import Step
from fimbul.rules import SPECTATOR, view
from fimbul.rules.events import PUBLIC
from fimbul.rules.plain import event_to_plain, view_to_plain
from fimbul.rules.shapes import PlainEvent, PlainView
from fimbul.server.summary import TableInfo, table_info

PAGE: Final = 64 * 1024
"""Bytes of steps that come at once; a single step that is larger comes alone."""
_ENCODER: Final = msgspec.json.Encoder()


@dataclass(frozen=True, slots=True)
class StepNews:
    """One entry of the log, as far as the viewer may know it."""

    seq: int
    at: int
    kind: EntryName
    seat: int | None
    """Whose move, undo, or the like."""
    chair: int | None
    by: Mover | None
    chat: str | None
    """Empty when the operator removed it."""
    line: int | None
    """Of a removal: the number of the step whose chat is gone."""
    events: list[PlainEvent]
    took_back: list[int]
    """Of an undo, or of going on after a stop: the numbers of the steps that did not happen."""
    is_set_aside: bool
    """Nothing came of it: the game had stopped before."""


@dataclass(frozen=True, slots=True)
class News:
    """What happened, and how things stand now."""

    seq: int
    """Ask for what comes after this number next time."""
    is_complete: bool
    """Whether these are all steps up to now. If not, ask for the next ones at once."""
    seat: int
    steps: list[StepNews]
    table: TableInfo
    decision: str
    """What to call the pending decision in a request; empty when there is none.

    This and all that follows is told when the news are complete.
    """
    deadlines: list[int | None]
    """By seat, for those who owe a decision: when a stand-in will decide."""
    can_undo: bool
    view: PlainView | None
    """How the game stands, once it has begun."""
    seal: str
    """A receipt: the hash of the deal and of all moves that can no longer be taken back."""
    head: str
    """A receipt of the whole log: the end of its hash chain."""


def news(match: Match, seat: int, after: int) -> News:
    """What the viewer at ``seat`` (or a spectator) hears who knows all up to ``after``."""
    steps = _page(match, seat, after)
    seq = steps[-1].seq if steps else match.seq
    if seq < match.seq:
        return News(seq, False, seat, steps, table_info(match), "", [], False, None, "", "")
    deadlines = match.deadlines()
    return News(
        seq,
        True,
        seat,
        steps,
        table_info(match),
        match.decision_of(seat) if match.is_played else "",
        [deadlines.get(s) for s in range(len(match.chair_of))],
        seat != SPECTATOR and match.can_undo(seat),
        _seen(match, seat),
        match.seal,
        match.head,
    )


def _seen(match: Match, seat: int) -> PlainView | None:
    """How the game stands; where it has stopped or was ended, it waits for nothing."""
    if match.journal is None:
        return None
    seen = view_to_plain(view(match.journal.state, seat))
    if not match.is_played:
        seen["decision"] |= {"kind": "", "seats": [], "sealed": [], "own": []}
        seen["decision"] |= {"options": [], "costs": []}
    return seen


def _page(match: Match, seat: int, after: int) -> list[StepNews]:
    """The steps after a number, as many as fit a page, and at least one if there are any."""
    steps: list[StepNews] = []
    size = 0
    for number in range(after, len(match.steps)):
        step = step_news(match.steps[number], seat)
        size += len(_ENCODER.encode(step))
        if steps and size > PAGE:
            break
        steps.append(step)
    return steps


def _chair(entry: Entry) -> int | None:
    """The chair whose player did something that is no move."""
    match entry:
        case Said() | Left() | Returned() | Reclaimed() | Resumed() | Ended():
            return entry.chair
    return None


def step_news(step: Step, seat: int) -> StepNews:
    """A step as far as the viewer at ``seat`` (or a spectator) may know it."""
    logged = step.logged
    entry = logged.entry
    return StepNews(
        logged.seq,
        logged.at,
        entry_name(entry),
        entry.seat if isinstance(entry, Moved | Undone) else None,
        _chair(entry),
        entry.by if isinstance(entry, Moved) else None,
        entry.text if isinstance(entry, Said) else None,
        entry.line if isinstance(entry, LineRemoved) else None,
        [
            event_to_plain(event)
            for event in step.events
            if event.audience == PUBLIC or event.audience == seat
        ],
        list(step.took_back),
        step.is_set_aside,
    )
