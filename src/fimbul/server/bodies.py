"""The bodies of the API's requests and answers."""

from typing import Annotated

import msgspec

from fimbul.match.options import ChairIndex, PlayerName, TableOptions
from fimbul.rules.manifest import MAX_PLAYERS, ClanName
from fimbul.rules.reasons import WhyCode
from fimbul.server.limits import RECORD
from fimbul.server.summary import TableInfo

SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=MAX_PLAYERS)]


# --- the bodies -----------------------------------------------------------------------------------


class CreateTable(msgspec.Struct, forbid_unknown_fields=True):
    """A new table: its options, its bots, and the name of a visitor who sits down at once."""

    options: TableOptions = msgspec.field(default_factory=TableOptions)
    name: PlayerName | None = None
    """Sit down under this name."""
    clan: ClanName | None = None
    bots: Annotated[list[str], msgspec.Meta(max_length=MAX_PLAYERS)] = []
    """The levels of the bots, which take the last chairs."""
    starts: bool = False
    """Begin at once, when every chair is taken."""


class BotOf(msgspec.Struct, forbid_unknown_fields=True):
    """A bot that plays a certain clan."""

    clan: ClanName
    level: str


MOST_OF_POSITION = 12_000
"""The most characters of a position; one with all its cards has about 3,000."""


class Fork(msgspec.Struct, forbid_unknown_fields=True):
    """A new table that plays a game on from one of its moments.

    The game is one that is over, by the id of its ``table``, or a record (``saga``), or it begins
    with a ``position``; the cards that it leaves open are drawn.
    """

    table: Annotated[str, msgspec.Meta(max_length=32, pattern=r"^[A-Za-z0-9_-]*$")] = ""
    saga: Annotated[str, msgspec.Meta(max_length=RECORD)] = ""
    position: Annotated[str, msgspec.Meta(max_length=MOST_OF_POSITION)] = ""
    moves: Annotated[int, msgspec.Meta(ge=0, le=100_000)] | None = None
    """The number of moves after which to play on; by default all moves of the record."""
    name: PlayerName | None = None
    """Sit down under this name."""
    clan: ClanName | None = None
    """Play this clan, or that of the first seat."""
    bots: Annotated[list[BotOf], msgspec.Meta(max_length=MAX_PLAYERS)] = []
    """The bots that play the others; a clan without one waits for a player."""
    options: TableOptions = msgspec.field(default_factory=TableOptions)
    """Who may see the table, its clock and its hints; the game gives all others."""
    starts: bool = False
    """Begin at once, when every chair is taken."""


class Upload(msgspec.Struct, forbid_unknown_fields=True):
    """A record to play back."""

    saga: Annotated[str, msgspec.Meta(max_length=RECORD)]
    """Its text."""
    seat: Annotated[int, msgspec.Meta(ge=-1, le=MAX_PLAYERS)] = -1
    """The seat whose view is shown; -1 for a spectator's."""
    is_open: bool = False
    """Whether all hands are shown."""


class Sit(msgspec.Struct, forbid_unknown_fields=True):
    """Take a chair, the first free one unless one is named."""

    name: PlayerName
    chair: ChairIndex | None = None
    clan: ClanName | None = None


class OfChair(msgspec.Struct, forbid_unknown_fields=True):
    """A request about a chair."""

    chair: ChairIndex


class ChooseClan(msgspec.Struct, forbid_unknown_fields=True):
    """Ask for a clan, or take the wish back."""

    chair: ChairIndex
    clan: ClanName | None = None


class Ready(msgspec.Struct, forbid_unknown_fields=True):
    """Be ready to begin, or take that back."""

    chair: ChairIndex
    is_ready: bool = True


class NameInRecord(msgspec.Struct, forbid_unknown_fields=True):
    """Agree to be named in the record of the game, or take that back."""

    chair: ChairIndex
    is_named: bool = True


class NameFirst(msgspec.Struct, forbid_unknown_fields=True):
    """Name the chair of the first player, or with null leave that to chance (T9)."""

    chair: ChairIndex | None


class SeatBot(msgspec.Struct, forbid_unknown_fields=True):
    """Put a bot on a free chair."""

    chair: ChairIndex
    level: str


class Move(msgspec.Struct, forbid_unknown_fields=True):
    """A move for a decision; both texts come from the news."""

    seat: SeatNumber
    decision: Annotated[str, msgspec.Meta(max_length=20)]
    move: Annotated[str, msgspec.Meta(max_length=80)]


class Undo(msgspec.Struct, forbid_unknown_fields=True):
    """Take the last move back; with a decision, only while that one is pending."""

    seat: SeatNumber
    decision: Annotated[str, msgspec.Meta(max_length=20)] = ""


class Chat(msgspec.Struct, forbid_unknown_fields=True):
    """A line of chat."""

    chair: ChairIndex
    text: Annotated[str, msgspec.Meta(max_length=500)]


class TryMove(msgspec.Struct, forbid_unknown_fields=True):
    """An answer to a puzzle; null asks for the solution."""

    move: Annotated[str, msgspec.Meta(max_length=80)] | None


class Redeem(msgspec.Struct, forbid_unknown_fields=True):
    """A transfer code, typed into another device."""

    code: Annotated[str, msgspec.Meta(max_length=20)]


# --- the answers ----------------------------------------------------------------------------------


class Accepted(msgspec.Struct):
    """The request is written to the log as this entry, and will not be lost."""

    seq: int


class Seated(msgspec.Struct):
    """The table and the chair of the visitor."""

    table: str
    chair: int | None
    seq: int


class BotInfo(msgspec.Struct):
    """A bot that can be put on a chair."""

    name: str
    """The level to give when seating it."""
    is_own: bool
    """Whether it is the host's own, and not one of Fimbul's."""


class Listed(msgspec.Struct):
    """A table in a list."""

    id: str
    updated_at: int
    table: TableInfo


class Page(msgspec.Struct):
    """A page of tables, the newest first."""

    tables: list[Listed]
    next: str | None
    """Pass this as ``before`` to get the next page."""


class Mine(msgspec.Struct):
    """A table and the chairs the visitor holds there."""

    id: str
    chairs: list[int]
    seq: int
    table: TableInfo


class WhyNot(msgspec.Struct):
    """Why a move is not possible now; an empty code when it is."""

    code: WhyCode


class Code(msgspec.Struct):
    """A code for another device, good for ten minutes and one use."""

    code: str
    expires_at: int
