"""Logs that no longer replay: where a match stopped, and how it goes on or ends.

When a rule is mended, a move that was accepted before may be impossible today. The match then
stops before that entry. Moves and undos from there on are *set aside*: they stay in the log and in
``Match.steps``, but have no effect. Chat and presence go on as always. A stopped match
waits for nobody: no clock runs, no bot is asked. A player at the table decides how it ends:

* ``Resumed``: what was set aside is void for ever, and play goes on from there;
* ``Ended``: the game is over as it stands, without a winner.

Both name the entry at which the match had stopped, so that every version of the rules reads the
same game from the log afterwards, also one that could have played on.
"""

from dataclasses import fields
from typing import TYPE_CHECKING, Literal

import msgspec

from fimbul.match.entries import Ended, Ender, Entry, Logged, Moved, Resumed, Started, Undone
from fimbul.match.errors import MatchError
from fimbul.match.journal import NothingToUndo
from fimbul.rules import FimbulError

if TYPE_CHECKING:
    from fimbul.match.match import Match
    from fimbul.match.standing import Standing

StopCode = Literal["move-not-possible", "other-decision", "nothing-to-undo", "setup-not-possible"]
"""Why a match stopped: the rules refuse the move; it answered a question that is not asked; there
is nothing for the undo to take back; the game cannot begin as it was dealt."""


class Stopped(msgspec.Struct, frozen=True, gc=False):
    """Where a match stopped: before the entry ``seq``; it began by version ``rules``."""

    seq: int
    code: StopCode
    rules: int
    result: tuple[int, ...] = ()
    """The glory of each seat at the end of a game that was over by its own rules."""


class OtherDecision(Exception):
    """A move in the log is for a decision that is not pending."""


REASONS = (FimbulError, NothingToUndo, OtherDecision)
"""What folding an entry raises when it does not replay; nothing has changed then."""


def stopped_by(logged: Logged, reason: Exception, rules: int) -> Stopped:
    """Where and why a match stops, when an entry does not replay."""
    return Stopped(logged.seq, _code(logged.entry, reason), rules)


def cut_short(logged: Logged, rules: int) -> Stopped:
    """Where a match stops that plays a game on, when a move before its start does not replay."""
    return Stopped(logged.seq, "move-not-possible", rules)


def _code(entry: Entry, reason: Exception) -> StopCode:
    if isinstance(entry, Started):
        return "setup-not-possible"
    if isinstance(reason, OtherDecision):
        return "other-decision"
    return "nothing-to-undo" if isinstance(reason, NothingToUndo) else "move-not-possible"


def is_set_aside(stopped: Stopped | None, entry: Entry) -> bool:
    """Whether an entry has no effect because the match has stopped before it."""
    match entry:
        case Moved() | Undone():
            return stopped is not None
        case Resumed(stop=stop):
            return stopped is not None and stopped.seq < stop
    return False


# --- asking ---------------------------------------------------------------------------------------


def _place(match: "Standing") -> tuple[int, int | None]:
    """The entry before which a match stopped, 0 if it did not, and the moves kept at its start."""
    stopped = match.stopped
    if stopped is None:
        return 0, None
    is_at_start = isinstance(match.steps[stopped.seq - 1].logged.entry, Started)
    kept = len(match.journal.moves) if is_at_start and match.journal is not None else None
    return stopped.seq, kept


def ended(match: "Standing", by: Ender, chair: int | None = None) -> Ended:
    """The end of a match as it stands, or where it stopped."""
    return Ended(by, chair, *_place(match))


def must_be_stopped(match: "Standing") -> None:
    """Raise ``MatchError`` unless the match stopped."""
    if match.status == "open":
        raise MatchError("not-started")
    if match.status == "finished":
        raise MatchError("game-over")
    if match.stopped is None:
        raise MatchError("not-stopped")


def go_on(match: "Standing", chair: int) -> Resumed:
    """Let a stopped match go on without what was set aside; any player may."""
    must_be_stopped(match)
    if match.journal is None:
        raise MatchError("not-started")
    return Resumed(chair, *_place(match))


def give_up(match: "Standing", chair: int) -> Ended:
    """End a stopped match as it stands; any player may."""
    must_be_stopped(match)
    return ended(match, "player", chair)


# --- folding --------------------------------------------------------------------------------------


def resume(match: "Match", resumed: Resumed) -> tuple[int, ...]:
    """Let play go on from before an entry; returns the numbers of the entries that are void.

    What came after that entry has been seen, so nothing before it can be taken back.
    """
    _rewind(match, resumed.stop, resumed.kept)
    journal = match.journal
    if journal is not None:
        journal.settle()
    match.stopped = None
    match.undos += 1
    return tuple(
        step.logged.seq
        for step in match.steps
        if step.is_set_aside and step.logged.seq >= resumed.stop
    )


def finish(match: "Match", ended: Ended) -> None:
    """End the match as it is, or as it was where it had stopped."""
    if ended.stop:
        _rewind(match, ended.stop, ended.kept)
    match.status = "finished"
    match.ended = ended.by


def close(match: "Match", result: tuple[int, ...]) -> None:
    """Let a stopped match be over, as it was by its own rules, with the glory it came to.

    The log of a game does not say that; the row of the match does.
    """
    assert match.stopped is not None
    match.status = "finished"
    match.stopped = msgspec.structs.replace(match.stopped, result=result)


def _rewind(match: "Match", stop: int, kept: int | None) -> None:
    """Let a match stop before an entry, where other rules than these stopped it.

    If that entry is the start, the match stops after the first ``kept`` moves before it.
    """
    stopped, journal = match.stopped, match.journal
    played = len(journal.moves) if journal is not None and kept is not None else 0
    if stopped is not None and (stopped.seq, played) <= (stop, kept or 0):
        return
    again = type(match)()
    again.most_before = kept
    for step in match.steps:
        if step.logged.seq == stop and kept is None:
            again.stopped = Stopped(stop, "move-not-possible", again.rules)
        again.fold(step.logged)
    for each in fields(again):
        setattr(match, each.name, getattr(again, each.name))
