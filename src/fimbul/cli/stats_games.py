"""The games of `fimbul stats`: records in files, games played now, finished tables of a server."""

from __future__ import annotations

import zlib
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

from fimbul.cli.shell import PEOPLE
from fimbul.cli.text.saving import SUFFIX, Unreadable, players_in, text_in
from fimbul.cli.text.session import HUMAN
from fimbul.rules import (
    CLAN_NAMES,
    RULES_VERSION,
    MalformedRecord,
    Record,
    record_from_text,
    replay_as_far_as_possible,
)
from fimbul.statistics import Counts, count_game

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Iterable, Sequence
    from pathlib import Path

    from fimbul.i18n import Messages
    from fimbul.match.match import Match
    from fimbul.rules import Event
    from fimbul.store import Store

STAND_IN: Final = "stand-in"
"""The level of a person's clan for which a stand-in or the clock made a move."""
UNKNOWN: Final = "unknown"
"""The level of a clan if the record does not say who played it."""

UNFINISHED: Final = "unfinished"
OUTDATED: Final = "outdated"
UNREADABLE: Final = "unreadable"


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


class LeftOut(Exception):
    """A game that cannot be counted: ``UNFINISHED``, ``OUTDATED`` or ``UNREADABLE``, and why."""

    def __init__(self, code: str, message: str = "") -> None:
        super().__init__(code, message)
        self.code = code
        self.message = message


@dataclass(slots=True)
class Gathered:
    """The counts of the games so far, and what could not be counted."""

    counts: Counts = field(default_factory=Counts)
    left_out: dict[str, int] = field(
        default_factory=lambda: {UNFINISHED: 0, OUTDATED: 0, UNREADABLE: 0}
    )
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
    events: list[Event] = []
    found = replay_as_far_as_possible(record, None, events)
    if found.stop is not None:
        if record.rules == RULES_VERSION:
            raise MalformedRecord(found.stop.code, found.stop.message)
        raise LeftOut(OUTDATED)
    if not found.state.is_over:
        raise LeftOut(UNFINISHED)
    return count_game(events, found.state.players, seats)


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
    levels = [named.get(CLAN_NAMES[clan], UNKNOWN) for clan in record.setup.clans]
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
    if match.stopped is not None:
        raise LeftOut(OUTDATED)
    if match.journal is None or match.ended or not match.state.is_over:
        raise LeftOut(UNFINISHED)
    return counts_of(match.journal.record, levels_at(match), wanted)


def levels_at(match: Match) -> list[str]:
    """Who played each seat of a match: the name of a bot, ``PEOPLE`` or ``STAND_IN``."""
    from fimbul.match.entries import Moved

    helped = set()
    for clocked in match.clocked:
        entry = match.steps[clocked.seq - 1].logged.entry
        if isinstance(entry, Moved) and entry.by in {"stand-in", "clock"}:
            helped.add(entry.seat)
    return [
        match.chair_at(seat).level or (STAND_IN if seat in helped else PEOPLE)
        for seat in range(len(match.chair_of))
    ]
