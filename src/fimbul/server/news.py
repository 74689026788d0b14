"""The news of a table for a viewer: the steps since the last news, and the current state.

This is the only way by which players get information about a game. All of it comes from the view of
the viewer's seat, from events whose audience the viewer belongs to, and from public facts.

A long history comes in pages of a bounded size, and the current state comes with the last one. So
a viewer costs no more than a page at a time, however long the history of a table is.
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
    Named,
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
"""Bytes of steps in one page; a single step that is larger comes alone."""
_ENCODER: Final = msgspec.json.Encoder()


@dataclass(frozen=True, slots=True)
class StepNews:
    """One entry of the log, as far as the viewer may know it."""

    seq: int
    at: int
    kind: EntryName
    seat: int | None
    """The seat that made a move or took one back."""
    chair: int | None
    by: Mover | None
    chat: str | None
    """A line of chat; empty when the operator removed it."""
    line: int | None
    """Of a removal: the number of the step whose line of chat was removed."""
    events: list[PlainEvent]
    took_back: list[int]
    """Of an undo, or of resuming a stopped game: the numbers of the steps that became void."""
    is_set_aside: bool
    """Whether it had no effect, because the game had stopped before."""


@dataclass(frozen=True, slots=True)
class News:
    """The steps after a number, and the current state."""

    seq: int
    """The number after which to ask for the next news."""
    is_complete: bool
    """Whether these are all steps so far. If not, ask for the next ones at once."""
    seat: int
    steps: list[StepNews]
    table: TableInfo
    decision: str
    """The id of the pending decision, for a request; empty when there is none.

    This field and all that follow are filled in only when the news are complete.
    """
    deadlines: list[int | None]
    """For each seat that owes a decision, when a stand-in will decide."""
    can_undo: bool
    view: PlainView | None
    """The view of the game, once it has begun."""
    seal: str
    """A receipt: the hash of the deal and of all moves that can no longer be taken back."""
    head: str
    """A receipt of the whole log: the end of its hash chain."""


def news(match: Match, seat: int, after: int) -> News:
    """Return the news after number ``after`` for the viewer at ``seat``, or for a spectator."""
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
    """Return the view of the game; without a pending decision if it has stopped or was ended."""
    if match.journal is None:
        return None
    seen = view_to_plain(view(match.journal.state, seat))
    if not match.is_played:
        seen["decision"] |= {"kind": "", "seats": [], "sealed": [], "own": []}
        seen["decision"] |= {"options": [], "costs": []}
    return seen


def _page(match: Match, seat: int, after: int) -> list[StepNews]:
    """Return the steps after a number: as many as fit a page, but at least one if there is one."""
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
    """Return the chair of an entry by a player that is not a move, or None."""
    match entry:
        case Said() | Left() | Returned() | Reclaimed() | Resumed() | Ended() | Named():
            return entry.chair
    return None


def step_news(step: Step, seat: int) -> StepNews:
    """Return the part of a step that the viewer at ``seat``, or a spectator, may know."""
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
