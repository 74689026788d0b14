"""Which finished games are counted, and who played their clans."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from fimbul.rules import RULES_VERSION, MalformedRecord, replay_as_far_as_possible

if TYPE_CHECKING:
    from fimbul.match.match import Match
    from fimbul.rules import Event, Record

PEOPLE: Final = "people"
"""The level of a clan for which a person made every move."""
STAND_IN: Final = "stand-in"
"""The level of a person's clan for which a stand-in or the clock made a move."""

UNFINISHED: Final = "unfinished"
OUTDATED: Final = "outdated"
UNREADABLE: Final = "unreadable"
FORKED: Final = "forked"
"""Played on from the middle of another game, whose cards the players may have known, or from a
position."""
PREPARED: Final = "prepared"
"""A guided game, whose deal is the same every time."""


class LeftOut(Exception):
    """A game that is not counted, and why: one of the codes of this module."""

    def __init__(self, code: str, message: str = "") -> None:
        super().__init__(code, message)
        self.code = code
        self.message = message


def events_of(record: Record) -> list[Event]:
    """All events of a finished game, of every audience.

    Raises ``LeftOut``, and ``MalformedRecord`` for a game of these rules that does not replay.
    """
    if record.position is not None:
        raise LeftOut(FORKED)
    events: list[Event] = []
    found = replay_as_far_as_possible(record, None, events)
    if found.stop is not None:
        if record.rules == RULES_VERSION:
            raise MalformedRecord(found.stop.code, found.stop.message)
        raise LeftOut(OUTDATED)
    if not found.state.is_over:
        raise LeftOut(UNFINISHED)
    return events


def record_at(match: Match) -> Record:
    """The record of the game at a table. Raises ``LeftOut`` if it is not to be counted."""
    if match.stopped is not None:
        raise LeftOut(OUTDATED)
    if match.journal is None or match.ended or not match.state.is_over:
        raise LeftOut(UNFINISHED)
    if match.beginning is not None:
        raise LeftOut(FORKED)
    if match.options.coach == "lessons":
        raise LeftOut(PREPARED)
    return match.journal.record


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
