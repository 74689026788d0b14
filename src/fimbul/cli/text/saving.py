"""Saved games: where they go, how they are written and read.

A saved game is a saga (see ``rules.record``) with one more comment: `# seats wolf=human …` says
who sat where, so that the game can go on without being told again. Whoever reads the saga as a
record skips it.
"""

from __future__ import annotations

import contextlib
import os
import re
import shlex
import tempfile
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Final
from urllib.parse import quote, unquote

from platformdirs import user_data_path

from fimbul.rules.errors import MalformedRecord
from fimbul.rules.manifest import CLAN_NAMES
from fimbul.rules.record import Record, record_from_text, record_to_text
from fimbul.rules.replay import NOT_POSSIBLE, Stop, replay_as_far_as_possible
from fimbul.rules.versions import RULES_VERSION

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping
    from datetime import datetime

SUFFIX: Final = ".saga"
BIGGEST: Final = 1_000_000
"""Bytes of a saga at most; a long game has about 20,000."""
_PLAIN: Final = "/:\\"
"""Characters that are not quoted in the name of a bot, besides letters, digits and _.-~."""
_SEATS: Final = re.compile(r"^# seats((?: [a-z]+=[^\s=]+)+)$", re.MULTILINE)


@dataclass(frozen=True)
class Saved:
    """A saved game: its record, and who played each clan, as far as it says.

    ``stop`` says why a game of other rules does not replay to its end.
    """

    record: Record
    players: dict[str, str]
    stop: Stop | None = None

    @property
    def moves(self) -> list[tuple[int, int]]:
        """The moves that can be played."""
        if self.stop is None or self.stop.code != NOT_POSSIBLE:
            return self.record.moves
        return self.record.moves[: self.stop.move - 1]


class Unreadable(Exception):
    """A file that is not a saved game: the key of the message that says why, and its reason."""

    def __init__(self, key: str, reason: str = "") -> None:
        super().__init__(key, reason)
        self.key = key
        self.reason = reason


def data_folder() -> Path:
    """The folder for the user's data, by the custom of the system."""
    return user_data_path("fimbul", appauthor=False)


def new_file(now: datetime) -> Path:
    """The file for a game that begins now; no file has its name yet."""
    stem = now.strftime("%Y-%m-%d-%H%M%S")
    folder = data_folder()
    path = folder / f"{stem}{SUFFIX}"
    number = 2
    while path.exists():
        path = folder / f"{stem}-{number}{SUFFIX}"
        number += 1
    return path


def saga_text(record: Record, players: Mapping[str, str], notes: Iterable[str] = ()) -> str:
    """The text of a saved game, with more comments if there are any."""
    heading, _, rest = record_to_text(record).partition("\n")
    seats = " ".join(f"{clan}={quote(player, _PLAIN)}" for clan, player in players.items())
    comments = "".join(f"# {note}\n" for note in (f"seats {seats}", *notes))
    return f"{heading}\n{comments}{rest}"


def write(path: Path, text: str) -> None:
    """Write the text to the file, completely or not at all. Raises ``OSError``."""
    if path.parent == data_folder():
        path.parent.mkdir(parents=True, exist_ok=True)
    handle, name = tempfile.mkstemp(prefix=f".{path.name}.", dir=path.parent)
    try:
        with os.fdopen(handle, "w", encoding="utf-8", newline="\n") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        Path(name).replace(path)
    except BaseException:
        with contextlib.suppress(OSError):
            Path(name).unlink()
        raise


def read(path: Path) -> Saved:
    """The saved game in a file, its moves checked.

    A game of other rules may stop before its end. Raises ``Unreadable``, also for a game of these
    rules with a move that they do not know.
    """
    text = text_in(path)
    try:
        record = record_from_text(text)
        stop = replay_as_far_as_possible(record).stop
    except MalformedRecord as error:
        raise Unreadable("file-malformed", error.message) from error
    if stop is not None and record.rules == RULES_VERSION:
        raise Unreadable("file-malformed", stop.message)
    return Saved(record, players_in(text, record), stop)


def text_in(path: Path) -> str:
    """The text in a file. Raises ``Unreadable``."""
    try:
        with path.open("rb") as file:
            data = file.read(BIGGEST + 1)
    except OSError as error:
        raise Unreadable("file-unreadable", reason_of(error)) from error
    try:
        text = data.decode("utf-8")
    except UnicodeDecodeError as error:
        raise Unreadable("file-not-text") from error
    if len(data) > BIGGEST:
        raise Unreadable("file-too-big")
    return text


def players_in(text: str, record: Record) -> dict[str, str]:
    """Who sat where, if the saga says so for exactly the clans of its game."""
    found = _SEATS.search(text)
    if found is None:
        return {}
    pairs = [pair.partition("=") for pair in found.group(1).split()]
    players = {clan: unquote(player) for clan, _, player in pairs}
    clans = [CLAN_NAMES[clan] for clan in record.setup.clans]
    return players if sorted(players) == sorted(clans) else {}


def reason_of(error: OSError | ValueError) -> str:
    """What the system says is wrong, without a path."""
    said = error.strerror if isinstance(error, OSError) else str(error)
    return said or type(error).__name__


def is_there(path: Path) -> bool:
    """Whether this path exists; False if no file can have it."""
    try:
        return path.exists()
    except OSError:
        return False


def path_named(name: str | Path) -> Path:
    """The path of this name; ``~`` is the home folder where there is one."""
    try:
        return Path(name).expanduser()
    except RuntimeError:
        return Path(name)


def command(*words: str | Path) -> str:
    """A command line to be typed."""
    return shlex.join(["fimbul", *map(str, words)])
