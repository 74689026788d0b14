"""What a viewer of a table hears: the steps since it last listened, and how things stand now.

This is the one exit of the server towards players: everything in it comes from a view of the
viewer's seat, from events whose audience it belongs to, and from what anybody may know.
"""

import msgspec

from fimbul.match.entries import Left, Moved, Returned, Said, Undone
from fimbul.match.match import Match, Step
from fimbul.rules import SPECTATOR, view
from fimbul.rules.events import PUBLIC
from fimbul.rules.plain import event_to_plain, view_to_plain
from fimbul.server.summary import TableInfo, table_info


class StepNews(msgspec.Struct, frozen=True):
    """One entry of the log, as far as the viewer may know it."""

    seq: int
    at: int
    kind: str
    seat: int | None = None
    """Whose move, undo, or the like."""
    chair: int | None = None
    by: str | None = None
    chat: str | None = None
    events: list[dict[str, object]] = []


class News(msgspec.Struct, frozen=True):
    """What happened, and how things stand now."""

    seq: int
    """Ask for what comes after this number next time."""
    seat: int
    steps: list[StepNews]
    table: TableInfo
    decision: str
    """What to call the pending decision in a request; empty when there is none."""
    deadlines: list[int | None]
    """By seat, for those who owe a decision: when a stand-in will decide."""
    can_undo: bool
    view: dict[str, object] | None
    """How the game stands, once it has begun."""


def news(match: Match, seat: int, after: int) -> News:
    """What the viewer at ``seat`` (or a spectator) hears who knows all up to ``after``."""
    state = match.journal.state if match.journal is not None else None
    owing = match.owing()
    return News(
        match.seq,
        seat,
        [_step(step, seat) for step in match.steps[after:]],
        table_info(match),
        match.decision_of(seat) if state is not None and not state.is_over else "",
        [match.deadline(s) if s in owing else None for s in range(len(match.chair_of))],
        seat != SPECTATOR and match.can_undo(seat),
        view_to_plain(view(state, seat)) if state is not None else None,
    )


def _step(step: Step, seat: int) -> StepNews:
    logged = step.logged
    entry = logged.entry
    return StepNews(
        logged.seq,
        logged.at,
        str(entry.__struct_config__.tag),
        entry.seat if isinstance(entry, Moved | Undone) else None,
        entry.chair if isinstance(entry, Said | Left | Returned) else None,
        entry.by if isinstance(entry, Moved) else None,
        entry.text if isinstance(entry, Said) else None,
        [
            event_to_plain(event)
            for event in step.events
            if event.audience == PUBLIC or event.audience == seat
        ],
    )
