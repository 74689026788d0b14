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

from fimbul.match.entries import Ended, Entry, Logged, Moved, Resumed, Started, Undone
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


def must_be_stopped(match: "Standing") -> int:
    """The entry before which the match stopped. Raises ``MatchError`` unless it did."""
    if match.status == "open":
        raise MatchError("not-started")
    if match.status == "finished":
        raise MatchError("game-over")
    if match.stopped is None:
        raise MatchError("not-stopped")
    return match.stopped.seq


def go_on(match: "Standing", chair: int) -> Resumed:
    """Let a stopped match go on without what was set aside; any player may."""
    stop = must_be_stopped(match)
    if match.journal is None:
        raise MatchError("not-started")
    return Resumed(chair, stop)


def give_up(match: "Standing", chair: int) -> Ended:
    """End a stopped match as it stands; any player may."""
    return Ended("player", chair, must_be_stopped(match))


# --- folding --------------------------------------------------------------------------------------


def resume(match: "Match", resumed: Resumed) -> tuple[int, ...]:
    """Let play go on from before an entry; returns the numbers of the entries that are void.

    What came after that entry has been seen, so nothing before it can be taken back.
    """
    _rewind(match, resumed.stop)
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
        _rewind(match, ended.stop)
    match.status = "finished"
    match.ended = ended.by


def close(match: "Match", result: tuple[int, ...]) -> None:
    """Let a stopped match be over, as it was by its own rules, with the glory it came to.

    The log of a game does not say that; the row of the match does.
    """
    assert match.stopped is not None
    match.status = "finished"
    match.stopped = msgspec.structs.replace(match.stopped, result=result)


def _rewind(match: "Match", stop: int) -> None:
    """Let a match stop before an entry, where other rules than these stopped it."""
    if match.stopped is not None and match.stopped.seq <= stop:
        return
    again = type(match)()
    for step in match.steps:
        if step.logged.seq == stop:
            again.stopped = Stopped(stop, "move-not-possible", again.rules)
        again.fold(step.logged)
    for each in fields(again):
        setattr(match, each.name, getattr(again, each.name))
