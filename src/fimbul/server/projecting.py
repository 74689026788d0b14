"""The part of an uploaded record that runs in a worker process: judging it and making its reel."""

import re
from dataclasses import dataclass
from typing import Final, Literal

import msgspec

from fimbul.match.options import TableOptions
from fimbul.rules import SPECTATOR, MalformedRecord, Record, record_from_text
from fimbul.rules.cells import EDITION_NAMES
from fimbul.rules.replay import OTHER_RESULT, Stop, replay_as_far_as_possible
from fimbul.rules.state import State
from fimbul.server.reel import Reel, reel_of
from fimbul.server.summary import TableInfo

MOST_MOVES: Final = 2_000
"""A game has some 300 moves, and more only if players change their minds again and again."""

_LINE: Final = re.compile(r"line (\d+):")
"""How the message about a line begins."""

EndCode = Literal["", "unfinished", "cut-short", "illegal-move", "wrong-result"]


@dataclass(frozen=True, slots=True)
class UploadedEnd:
    """Why a record does not replay to the end of its game."""

    code: EndCode
    """Empty if it does. `unfinished`: the moves end before the game does; `cut-short`: in the
    middle of a line; `illegal-move`: the rules do not allow one; `wrong-result`: the game ends
    differently from what the record says."""
    move: int
    """The number, from 1, of the last move that replays."""
    rules: int
    """The version of the rules by which the game was played."""


@dataclass(frozen=True, slots=True)
class UploadedReplay:
    """An uploaded record to play back, as far as it replays."""

    table: TableInfo
    reel: Reel
    end: UploadedEnd


@dataclass(frozen=True, slots=True)
class Unreadable:
    """Why a text is not a record: a code as ``MalformedRecord`` has it, and the message."""

    code: str
    message: str
    line: int = 0
    """The number of the line that cannot be read, from 1; 0 if no line is to blame."""


def project(text: str, seat: int, is_open: bool) -> bytes | Unreadable:
    """Return an ``UploadedReplay`` as JSON. Nothing is kept of the text.

    ``seat`` is the seat whose view is shown; any that is not in the game stands for spectators.
    """
    try:
        record, is_cut = _read(text)
        if len(record.moves) > MOST_MOVES:
            return Unreadable("too-many-moves", f"a record has at most {MOST_MOVES} moves")
        replayed = replay_as_far_as_possible(record)
    except MalformedRecord as error:
        line = _LINE.match(error.message)
        return Unreadable(error.code, error.message, int(line[1]) if line else 0)
    shown = seat if 0 <= seat < record.setup.players else SPECTATOR
    able = Record(
        record.setup,
        record.moves[: replayed.moves],
        None,
        record.rules,
        position=record.position,
    )
    end = UploadedEnd(_code(replayed.stop, replayed.state, is_cut), replayed.moves, record.rules)
    reel = reel_of(able, shown, is_open)
    return msgspec.json.encode(UploadedReplay(_table(record, replayed.state), reel, end))


def _read(text: str) -> tuple[Record, bool]:
    """Return the record, and whether its last line was cut short and is left out."""
    try:
        return record_from_text(text), False
    except MalformedRecord:
        whole, newline, rest = text.rpartition("\n")
        if not newline or not rest.strip() or "\nmoves\n" not in f"{whole}\n":
            raise
        return record_from_text(whole), True


def _code(stop: Stop | None, state: State, is_cut: bool) -> EndCode:
    if stop is not None:
        return "wrong-result" if stop.code == OTHER_RESULT else "illegal-move"
    if is_cut:
        return "cut-short"
    return "" if state.is_over else "unfinished"


def _table(record: Record, state: State) -> TableInfo:
    """The record as a table at which nobody sits."""
    setup = record.setup
    options = TableOptions(
        players=setup.players,
        edition=EDITION_NAMES[setup.edition],
        drafts_first_age=setup.drafts_first_age,
        seats="as-seated",
        is_public=False,
    )
    glory = [int(state.glory(seat)) for seat in range(state.players)]
    return TableInfo("finished", options, [], [], int(state.age), glory, "")
