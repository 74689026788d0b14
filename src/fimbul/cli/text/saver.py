"""The file of a running game: when it may be overwritten, and why writing it failed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fimbul.cli.text.saving import is_there, path_named, reason_of, saga_text, write

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path

    from fimbul.rules.record import Record


class Saver:
    """Writes the record of a game to its file, again and again.

    ``players`` says who plays each clan. ``is_wanted`` is false for a game that nobody asked to
    keep. Files that were there before are not written over, but for the game's own.
    """

    def __init__(self, path: Path, players: Mapping[str, str], *, is_wanted: bool) -> None:
        self.path = path
        self.players = players
        self.is_wanted = is_wanted
        self.has_failed = False
        self._own = {path}

    def save(self, record: Record) -> str:
        """Write the record. Returns why that failed, or "" if it did not."""
        try:
            write(self.path, saga_text(record, self.players))
        except (OSError, ValueError) as error:  # ValueError for a name that no file can have
            self.has_failed = True
            return reason_of(error)
        self.has_failed = False
        self._own.add(self.path)
        return ""

    def move_to(self, name: str) -> Path | None:
        """Save to another file from now on. Returns it if it exists and is not the game's own."""
        path = path_named(name)
        if is_there(path) and path not in self._own:
            return path
        self.path = path
        self.is_wanted = True
        return None
