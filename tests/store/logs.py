"""Matches for tests of the store, which does not check whether a log makes sense."""

from __future__ import annotations

from fimbul.match.entries import Created, Entry, Logged, Said
from fimbul.match.options import TableOptions
from fimbul.store import MatchRow, Store


def row(
    match_id: str = "one",
    seq: int = 1,
    *,
    at: int | None = None,
    status: str = "running",
    is_public: bool = True,
    due_at: int | None = None,
    leased_until: int = 0,
) -> MatchRow:
    """The row of a match that was created at 1 and has `seq` entries, the last one at `at`."""
    updated_at = seq if at is None else at
    return MatchRow(
        match_id, 1, updated_at, status, is_public, seq, due_at, f"{match_id} {seq}", leased_until
    )


def log_of(*entries: Entry, first: int = 1) -> list[Logged]:
    """Return consecutive entries, each at ten times its number."""
    return [Logged(seq, seq * 10, entry) for seq, entry in enumerate(entries, start=first)]


def created() -> list[Logged]:
    """The log of a new match."""
    return log_of(Created(TableOptions()))


def said(seq: int, text: str = "hail") -> list[Logged]:
    """A line of chat as the entry of a number."""
    return log_of(Said(0, text), first=seq)


async def add(
    store: Store,
    match_id: str = "one",
    *,
    at: int | None = None,
    status: str = "running",
    is_public: bool = True,
    due_at: int | None = None,
    holders: tuple[tuple[int, str], ...] = (),
) -> None:
    """Write a new match with one entry."""
    new = row(match_id, at=at, status=status, is_public=is_public, due_at=due_at)
    await store.append(new, created(), holders)
