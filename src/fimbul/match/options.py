"""What a table can be set to before a match begins."""

from typing import Annotated, Literal

import msgspec

from fimbul.rules.cells import EditionName
from fimbul.rules.manifest import MAX_PLAYERS, MIN_PLAYERS

DAY = 86_400

ChairIndex = Annotated[int, msgspec.Meta(ge=0, lt=MAX_PLAYERS)]
PlayerName = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]


class NoClock(msgspec.Struct, frozen=True, tag="none", tag_field="kind"):
    """Nobody is hurried."""


class LiveClock(msgspec.Struct, frozen=True, tag="live", tag_field="kind"):
    """Each decision is free for ``increment`` seconds; then the seat's ``bank`` runs down."""

    bank: Annotated[int, msgspec.Meta(ge=0, le=DAY)] = 900
    increment: Annotated[int, msgspec.Meta(ge=1, le=3600)] = 30


class DayClock(msgspec.Struct, frozen=True, tag="days", tag_field="kind"):
    """The days that each decision may take."""

    days: Annotated[int, msgspec.Meta(ge=1, le=30)] = 2


Clock = NoClock | LiveClock | DayClock


class TableOptions(msgspec.Struct, frozen=True):
    """How a match will be played and who may see it."""

    players: Annotated[int, msgspec.Meta(ge=MIN_PLAYERS, le=MAX_PLAYERS)] = 4
    edition: EditionName = "standard"
    drafts_first_age: bool = True
    seats: Literal["as-seated", "shuffled"] = "shuffled"
    """S4: in the order of the chairs, or drawn at the start."""
    clock: Clock = msgspec.field(default_factory=NoClock)
    is_public: bool = True
    """Listed for everybody; otherwise found by its link alone."""
    allows_spectators: bool = True
    allows_hints: bool = False
    """Whether players may ask a bot for its opinion."""
    show: Literal["none", "slow", "steady", "fast"] = "none"
    """Whether only bots play, for people to watch, and how fast."""
    coach: Literal["none", "lessons", "advice"] = "none"
    """Whether the page teaches the game, with a prepared deal, or shows advice at each decision."""
