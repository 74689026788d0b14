"""The chairs of a table: who sits there, and whether they are there to play."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from fimbul.match.entries import Entry, Left, Moved, Resumed, Returned, Said
from fimbul.rules.manifest import ClanName

MISSED: Final = 3
"""A player for whom the clock has decided this many times in a row counts as away."""


@dataclass(slots=True)
class Chair:
    """Who sits here: a player by name, a bot by level, or nobody."""

    name: str = ""
    level: str = ""
    clan: ClanName | None = None
    is_ready: bool = False
    is_away: bool = False
    """A stand-in plays: the player left, or nobody at the table keeps the clocks any more."""
    missed: int = 0
    """How many decisions in a row the clock has made for the player."""
    is_named: bool = False
    """Whether the player agreed to be named in the record of the game."""

    def copy(self) -> "Chair":
        """An independent chair with the same contents; made field by field, which is quick."""
        return Chair(
            self.name,
            self.level,
            self.clan,
            self.is_ready,
            self.is_away,
            self.missed,
            self.is_named,
        )

    @property
    def is_free(self) -> bool:
        return not self.name and not self.level

    @property
    def is_played_by_bot(self) -> bool:
        return bool(self.level) or self.is_away


def is_anybody_there(chairs: Sequence[Chair]) -> bool:
    """Whether one of the players has not gone away."""
    return any(chair.name and not chair.is_away for chair in chairs)


def brings_back(entry: Entry) -> bool:
    """Whether an entry ends the absence of the player who made it: whoever moves is there."""
    is_own_move = isinstance(entry, Moved) and entry.by == "player"
    return is_own_move or isinstance(entry, Returned | Resumed)


def note_presence(chairs: Sequence[Chair], own: Chair, entry: Entry) -> None:
    """Let an entry of a running game tell whether the player on its chair is there.

    A player who misses the clock is waited for as long as somebody else plays. When nobody does,
    all are away.
    """
    if isinstance(entry, Left):
        own.is_away = True
    elif brings_back(entry):
        own.is_away = False
    if brings_back(entry) or isinstance(entry, Said):
        own.missed = 0
    elif isinstance(entry, Moved) and entry.by == "clock":
        own.missed += 1
    players = [chair for chair in chairs if chair.name]
    if all(chair.is_away or chair.missed >= MISSED for chair in players):
        for chair in players:
            chair.is_away = True
