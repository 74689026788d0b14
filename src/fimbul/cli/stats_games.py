"""The games of `fimbul stats`: records in files, games played now, finished tables of a server."""

from __future__ import annotations

import zlib
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

from fimbul.cli.shell import PEOPLE
from fimbul.cli.text.saving import SUFFIX, Unreadable, players_in, text_in
from fimbul.cli.text.session import HUMAN
from fimbul.rules import CLAN_NAMES, MalformedRecord, Record, record_from_text
from fimbul.statistics import Counts, count_game
from fimbul.statistics.games import (
    FORKED,
    OUTDATED,
    PREPARED,
    UNFINISHED,
    UNREADABLE,
    LeftOut,
    events_of,
    levels_at,
    record_at,
)

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Iterable, Sequence
    from pathlib import Path

    from fimbul.i18n import Messages
    from fimbul.store import Store

UNKNOWN: Final = "unknown"
"""The level of a clan if the record does not say who played it."""
CODES: Final = (UNFINISHED, OUTDATED, FORKED, PREPARED, UNREADABLE)
"""Why a game is left out."""


@dataclass(frozen=True, slots=True)
class Wanted:
    """Which games and clans to count; None for all."""

    players: int | None = None
    edition: int | None = None
    level: str | None = None

    def seats(self, players: int, edition: int, levels: Sequence[str]) -> list[int]:
        """The seats of a game to count, from the level of each; [] if the game is not wanted."""
        if self.players not in {None, players} or self.edition not in {None, edition}:
            return []
        return [seat for seat, level in enumerate(levels) if self.level in {None, level}]


@dataclass(slots=True)
class Gathered:
    """The counts of the games so far, and what could not be counted."""

    counts: Counts = field(default_factory=Counts)
    left_out: dict[str, int] = field(default_factory=lambda: dict.fromkeys(CODES, 0))
    faults: list[str] = field(default_factory=list)
    """What is wrong with each game that cannot be read."""
    done: int = 0
    """The games that were looked at, counted or not."""

    def take(self, part: Counts) -> None:
        """Add counts in a single assignment, since Ctrl-C may come in the middle of adding."""
        self.counts = self.counts.with_part(part)

    def leave_out(self, reason: LeftOut) -> None:
        """Note a game that cannot be counted."""
        self.left_out[reason.code] += 1
        if reason.code == UNREADABLE:
            self.faults.append(reason.message)


def counts_of(record: Record, levels: Sequence[str], wanted: Wanted) -> Counts:
    """The counts of a game; none if it is not wanted.

    Raises ``LeftOut``, and ``MalformedRecord`` for a game of these rules that does not replay.
    """
    setup = record.setup
    seats = wanted.seats(len(setup.clans), setup.edition, levels)
    if not seats:
        return Counts()
    return count_game(events_of(record), len(setup.clans), seats)


# --- records --------------------------------------------------------------------------------------


def sagas_in(paths: Iterable[Path]) -> list[Path]:
    """The records that paths name: files as they are, and all records in folders, sorted."""
    found: list[Path] = []
    for path in paths:
        found += sorted(path.rglob(f"*{SUFFIX}")) if path.is_dir() else [path]
    return list(dict.fromkeys(found))


def counts_in(own: Messages, file: Path, wanted: Wanted) -> Counts:
    """The counts of the game in a file. Raises ``LeftOut``."""
    try:
        text = text_in(file)
        record = record_from_text(text)
        if record.about is not None and record.about.is_forked:
            raise LeftOut(FORKED)
        return counts_of(record, levels_in(text, record), wanted)
    except Unreadable as error:
        message = own.text(error.key, file=str(file), reason=error.reason)
        raise LeftOut(UNREADABLE, message) from error
    except MalformedRecord as error:
        message = own.text("file-malformed", file=str(file), reason=error.message)
        raise LeftOut(UNREADABLE, message) from error


def levels_in(text: str, record: Record) -> list[str]:
    """Who played each seat of a record: the name of a bot, ``PEOPLE`` or ``UNKNOWN``."""
    named = players_in(text, record)
    bots = dict(enumerate(record.about.bots)) if record.about is not None else {}
    levels = [
        named.get(CLAN_NAMES[clan]) or bots.get(seat) or UNKNOWN
        for seat, clan in enumerate(record.setup.clans)
    ]
    return [PEOPLE if level == HUMAN else level for level in levels]


# --- the tables of a server -----------------------------------------------------------------------


async def finished_tables(store: Store) -> AsyncIterator[str]:
    """The ids of the tables whose games are over, private ones too. Nothing is changed."""
    last = ""
    while page := await store.ids(last):
        for match_id in page:
            row = await store.row(match_id)
            if row is not None and row.status == "finished":
                yield match_id
        last = page[-1]


async def counts_at(own: Messages, store: Store, match_id: str, wanted: Wanted) -> Counts:
    """The counts of the game at a finished table. Raises ``LeftOut``."""
    import msgspec

    from fimbul.match.match import fold

    try:
        match = fold(await store.read(match_id))
    except (msgspec.MsgspecError, UnicodeDecodeError, ValueError, zlib.error) as error:
        message = own.text("stats-unreadable-table", table=match_id)
        raise LeftOut(UNREADABLE, message) from error
    return counts_of(record_at(match), levels_at(match), wanted)
