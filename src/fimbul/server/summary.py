"""The public summary of a table, for the lists and the lobby."""

from typing import Literal

import msgspec

from fimbul.match.entries import Ender
from fimbul.match.match import Match
from fimbul.match.options import TableOptions
from fimbul.match.standing import Status
from fimbul.match.stopping import StopCode
from fimbul.rules import changed_since
from fimbul.rules.manifest import ClanName


class ChairInfo(msgspec.Struct, frozen=True):
    """The player or bot on a chair."""

    name: str
    bot: str
    clan: ClanName | None
    is_ready: bool
    is_away: bool
    is_named: bool = False
    """Whether the player agreed to be named in the record of the game."""


class StopInfo(msgspec.Struct, frozen=True):
    """Where a game stopped, because its log no longer replays under the current rules."""

    code: StopCode
    move: int
    """The number of the move, from 1, that is no longer possible."""
    set_aside: int
    """The number of moves and undos in the log, from that one on, that have no effect."""
    rules: int
    """The version of the rules under which the game began."""
    changed: list[str]
    """The numbers of the rules that changed since that version."""
    result: list[int]
    """By seat: the final glory of a game that was over under its own rules; otherwise empty."""


class BeginningInfo(msgspec.Struct, frozen=True):
    """The moment of another game from which this one is played on."""

    table: str
    """The table of that game; empty if a visitor brought its record."""
    moves: int
    """How many moves were made before."""


class TableInfo(msgspec.Struct, frozen=True):
    """A table as the lists and the lobby show it."""

    status: Status
    options: TableOptions
    chairs: list[ChairInfo]
    seats: list[int]
    """The chair of each seat, once the game has begun."""
    age: int
    glory: list[int]
    """By seat."""
    rematch: str
    first: int | None = None
    """The chair of the first player, once named or drawn."""
    commitment: str = ""
    """The hash that commits to the deal, once the game has begun; old games have none."""
    ended: Ender | Literal[""] = ""
    """The one who ended the table before the game was over; empty when nobody did."""
    stop: StopInfo | None = None
    """Where the game stopped; null once a player has resumed it."""
    beginning: BeginningInfo | None = None
    """Where the game was played before; null if it has a deal of its own."""


def table_info(match: Match) -> TableInfo:
    """Return the summary of a match."""
    state = match.journal.state if match.journal is not None else None
    return TableInfo(
        match.status,
        match.options,
        [
            ChairInfo(
                chair.name,
                chair.level,
                chair.clan,
                chair.is_ready,
                chair.is_away,
                chair.is_named,
            )
            for chair in match.chairs
        ],
        match.chair_of,
        state.age if state is not None else 0,
        _glory(match),
        match.rematch,
        match.first_chair,
        match.commitment,
        match.ended,
        _stop_info(match),
        _beginning_info(match),
    )


def _beginning_info(match: Match) -> BeginningInfo | None:
    found = match.beginning
    return None if found is None else BeginningInfo(found.table, found.moves)


def _glory(match: Match) -> list[int]:
    if match.stopped is not None and match.stopped.result:
        return list(match.stopped.result)
    state = match.journal.state if match.journal is not None else None
    return [state.glory(seat) for seat in range(state.players)] if state is not None else []


def _stop_info(match: Match) -> StopInfo | None:
    stopped = match.stopped
    if stopped is None:
        return None
    return StopInfo(
        stopped.code,
        len(match.journal.moves) + 1 if match.journal is not None else 1,
        sum(step.is_set_aside for step in match.steps[stopped.seq - 1 :]),
        stopped.rules,
        changed_since(stopped.rules),
        list(stopped.result),
    )


def summary_of(match: Match) -> str:
    """Return the summary of a match as JSON, as it is stored."""
    return msgspec.json.encode(table_info(match)).decode()


def result_in(summary: str) -> tuple[int, ...]:
    """Return the glory of each seat in a stored summary."""
    return tuple(msgspec.json.decode(summary, type=TableInfo).glory)
