"""What anybody may know of a table without sitting at it: for the lists and the lobby."""

from typing import Literal

import msgspec

from fimbul.match.entries import Ender
from fimbul.match.match import Match, Status
from fimbul.match.options import TableOptions
from fimbul.rules.cells import ClanName


class ChairInfo(msgspec.Struct, frozen=True):
    """Who sits on a chair."""

    name: str
    bot: str
    clan: ClanName | None
    is_ready: bool
    is_away: bool


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
    """The chair of the first player, once it is named or drawn."""
    commitment: str = ""
    """The hash that commits to the deal, once the game has begun; old games have none."""
    ended: Ender | Literal[""] = ""
    """Who ended the table before the game was over; empty when nobody did."""


def table_info(match: Match) -> TableInfo:
    """What the lists and the lobby show of a match."""
    state = match.journal.state if match.journal is not None else None
    return TableInfo(
        match.status,
        match.options,
        [
            ChairInfo(chair.name, chair.level, chair.clan, chair.is_ready, chair.is_away)
            for chair in match.chairs
        ],
        match.chair_of,
        state.age if state is not None else 0,
        [state.glory(seat) for seat in range(state.players)] if state is not None else [],
        match.rematch,
        match.first_chair,
        match.commitment,
        match.ended,
    )


def summary_of(match: Match) -> str:
    """The same as it is stored."""
    return msgspec.json.encode(table_info(match)).decode()
