"""What the store takes and gives, and the one error that is nobody's failure."""

from collections.abc import Sequence
from dataclasses import dataclass

from fimbul.match.entries import LineRemoved, Logged, Reclaimed, Stood


class Conflict(Exception):
    """Another process has written this entry of the log in the meantime."""


@dataclass(frozen=True, slots=True)
class MatchRow:
    """What the lists show of a match, and what the clock needs of it."""

    id: str
    created_at: int
    updated_at: int
    status: str
    is_public: bool
    seq: int
    due_at: int | None
    summary: str
    leased_until: int = 0
    """Until when the process that wrote it sees to the deadline itself."""


@dataclass(frozen=True, slots=True)
class Append:
    """New entries of a match, its new row, and who holds which chair from now on."""

    row: MatchRow
    log: Sequence[Logged]
    holders: Sequence[tuple[int, str]] = ()
    is_announced: bool = False
    """Whether servers get a notice of it: SQLite has no other way to tell them."""
    maker: str = ""
    """Of a new match: the hash of the secret of the visitor who created the table."""

    @property
    def is_simple(self) -> bool:
        """Whether it writes nothing but further entries of its match, as moves do."""
        return (
            self.log[0].seq > 1
            and not (self.holders or self.is_announced)
            and not any(isinstance(logged.entry, _MORE) for logged in self.log)
        )


_MORE = (Stood, Reclaimed, LineRemoved)
"""Entries that change other rows too."""


@dataclass(frozen=True, slots=True)
class Deadline:
    """A match whose deadline has come."""

    match_id: str
    due_at: int


@dataclass(frozen=True, slots=True)
class Transfer:
    """A chair that a code gives."""

    match_id: str
    chair: int
