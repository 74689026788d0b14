"""A table that a process has in memory, and those who watch it."""

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass, field

from fimbul.match.match import Match
from fimbul.server.sight import Sight


class NoSuchTable(Exception):
    """There is no match with that id."""


class Watcher:
    """A listener that is told when a table has changed."""

    def __init__(self) -> None:
        self.is_let_go = False
        self._changed = asyncio.Event()

    def tell(self) -> None:
        """Report a change."""
        self._changed.set()

    def hang_up(self) -> None:
        """Report that no more changes will come from here, so that the viewer resumes elsewhere."""
        self.is_let_go = True
        self._changed.set()

    async def wait(self) -> None:
        """Wait for a change since the last call, or until ``hang_up`` is called."""
        await self._changed.wait()
        self._changed.clear()


@dataclass(eq=False)
class OpenTable:
    """A table loaded into memory, with its lock and its watchers."""

    id: str
    match: Match
    created_at: int
    holders: Sequence[tuple[int, str]] = ()
    """Pairs of a chair and the hash of a secret that holds it."""
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    watchers: set[Watcher] = field(default_factory=set)
    network: str = ""
    """The address that is charged for the thinking of bots here: it created the table, or was the
    first to use it after this process loaded it. It is kept in memory only."""
    working_since: int = 0
    """When this process began to decide for bots and stand-ins here; 0 if it does not."""
    is_behind: bool = False
    """Another process wrote, or a write failed: read the log before the next entry."""
    is_catching_up: bool = False
    is_stale: bool = False
    """Another process wrote while nobody watched: read the log before showing the table."""
    is_gone: bool = False
    """The match was deleted."""
    used_at: int = 0
    _sight: Sight | None = None

    def look(self) -> Sight:
        """Return the current sight of the table, which all its viewers share."""
        seen = self._sight
        if seen is None or seen.match is not self.match:
            latest = Sight(self.match, seen)
            if seen is not None:
                seen.settle()
            seen = self._sight = latest
        return seen

    def look_away(self) -> None:
        """Drop the sight, since nobody watches any more."""
        self._sight = None
