"""What is written to the database together with the entries of a match."""

from collections.abc import Iterable, Sequence

from fimbul.match.entries import Entry, Reclaimed, Stood
from fimbul.match.match import Match
from fimbul.server.movers import due_seats
from fimbul.server.summary import summary_of
from fimbul.store import Append, MatchRow
from fimbul.store.store import LEASE


def first_append(
    match_id: str,
    entries: Iterable[Entry],
    holders: Sequence[tuple[int, str]],
    now: int,
    maker: str = "",
) -> Append:
    """Return the write of a new match with its first entries."""
    match = Match()
    logged = [match.fold_new(entry, now).logged for entry in entries]
    return Append(row_of(match_id, now, match, now), logged, holders, maker=maker)


def row_of(match_id: str, created_at: int, match: Match, now: int) -> MatchRow:
    """Return the row of a match that is written now.

    If a decision is due already, it is due at ``now`` at the latest, even if another process wrote
    the log with a clock that is ahead of this one.
    """
    due_at = match.due_at()
    is_due = due_at is not None and bool(due_seats(match, now))
    return MatchRow(
        match_id,
        created_at,
        match.steps[-1].logged.at,
        match.status,
        match.options.is_public,
        match.seq,
        min(due_at, now) if due_at is not None and is_due else due_at,
        summary_of(match),
        now + LEASE if is_due else 0,
    )


def held_after(
    holders: Sequence[tuple[int, str]], entry: Entry, new: Sequence[tuple[int, str]]
) -> Sequence[tuple[int, str]]:
    """Return the holders of the chairs after an entry."""
    if isinstance(entry, Stood | Reclaimed):
        return [*(held for held in holders if held[0] != entry.chair), *new]
    return [*holders, *(held for held in new if held not in holders)] if new else holders
