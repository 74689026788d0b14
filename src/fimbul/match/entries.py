"""The log of a match: all accepted requests in order. The log is the truth.

Every entry is written before anybody is told of it; a match is the fold of its entries. Entries are
stored as JSON with a tag: add fields with defaults and new entries, but never change old ones.
"""

from typing import Literal, cast

import msgspec

from fimbul.match.options import TableOptions
from fimbul.rules.manifest import ClanName

Mover = Literal["player", "bot", "stand-in", "clock"]
Ender = Literal["operator", "player"]
"""The two who may end a table early: a player only if the match has stopped."""
EntryName = Literal[
    "created",
    "sat",
    "bot-sat",
    "stood",
    "clan-chosen",
    "readied",
    "named",
    "first-named",
    "started",
    "moved",
    "undone",
    "left",
    "returned",
    "said",
    "line-removed",
    "reclaimed",
    "ended",
    "rematched",
    "resumed",
]
"""The tags of all entries."""


class _Entry(msgspec.Struct, frozen=True, tag_field="entry", gc=False):
    """The base of all entries, which the garbage collector skips: no entry is part of a cycle."""


class Beginning(msgspec.Struct, frozen=True, gc=False):
    """The middle of a game, where a table begins instead of with a new deal."""

    saga: str
    """The record of the game up to there."""
    moves: int
    """How many moves it has."""
    table: str = ""
    """The table where that game was played; "" for a record that a visitor brought."""


class Created(_Entry, frozen=True, tag="created"):
    """A visitor created the table.

    The key goes into the hashes of the entries that follow (see ``chain``) and never leaves the
    server.
    """

    options: TableOptions
    key: str = ""
    beginning: Beginning | None = None


class Sat(_Entry, frozen=True, tag="sat"):
    """A player took a chair."""

    chair: int
    name: str
    clan: ClanName | None = None


class BotSat(_Entry, frozen=True, tag="bot-sat"):
    """A bot took a chair."""

    chair: int
    level: str


class Stood(_Entry, frozen=True, tag="stood"):
    """A chair became free again, which happens only before the start."""

    chair: int


class ClanChosen(_Entry, frozen=True, tag="clan-chosen"):
    """A player chose a clan, or took the choice back."""

    chair: int
    clan: ClanName | None


class Readied(_Entry, frozen=True, tag="readied"):
    """A player became ready to begin, or took that back."""

    chair: int
    is_ready: bool


class Named(_Entry, frozen=True, tag="named"):
    """A player agreed that the record of the game has the player's name, or took that back."""

    chair: int
    is_named: bool


class FirstNamed(_Entry, frozen=True, tag="first-named"):
    """The players named the first player, or left that to chance again (T9)."""

    chair: int | None


class Started(_Entry, frozen=True, tag="started"):
    """The game began: the chair of each seat, and the setup as the head of a saga.

    At a table that plays on from the middle of a game, the saga has the moves up to there too.

    The salt of the commitment to the deal stays secret until the game is over. Old games, which
    began before there were commitments, have none, nor have games that are played on from their
    middle: their deal was known before.
    """

    chairs: list[int]
    saga: str
    salt: str = ""


class Moved(_Entry, frozen=True, tag="moved"):
    """A move was accepted."""

    seat: int
    decision: str
    move: str
    by: Mover = "player"


class Undone(_Entry, frozen=True, tag="undone"):
    """A seat took back its last move, with all that followed it."""

    seat: int


class Left(_Entry, frozen=True, tag="left"):
    """A player left; a stand-in plays on."""

    chair: int


class Returned(_Entry, frozen=True, tag="returned"):
    """A player came back."""

    chair: int


class Said(_Entry, frozen=True, tag="said"):
    """A line of chat.

    The hash chain covers the digest alone, so that the text and its salt can be removed together.
    """

    chair: int
    text: str
    salt: str = ""
    digest: str = ""


class LineRemoved(_Entry, frozen=True, tag="line-removed"):
    """The operator removed a line of chat: the entry of that number has lost its text."""

    line: int


class Reclaimed(_Entry, frozen=True, tag="reclaimed"):
    """A player removed the chair's other devices: only the one that asked keeps it."""

    chair: int


class Ended(_Entry, frozen=True, tag="ended"):
    """The table was ended before the game was over, or before it began. Nobody has won.

    If the match had stopped, its state before entry ``stop`` is final. ``chair`` is that of the
    player who ended it, if a player did. ``kept`` is as in ``Resumed``.
    """

    by: Ender = "operator"
    chair: int | None = None
    stop: int = 0
    kept: int | None = None


class Rematched(_Entry, frozen=True, tag="rematched"):
    """The players went on to another table."""

    table: str


class Resumed(_Entry, frozen=True, tag="resumed"):
    """A player resumed a stopped match: moves and undos from entry ``stop`` to here are void.

    If that entry is the start of a table that plays on from the middle of a game, ``kept`` is the
    number of the moves before it that still hold.
    """

    chair: int
    stop: int
    kept: int | None = None


Entry = (
    Created
    | Sat
    | BotSat
    | Stood
    | ClanChosen
    | Readied
    | Named
    | FirstNamed
    | Started
    | Moved
    | Undone
    | Left
    | Returned
    | Said
    | LineRemoved
    | Reclaimed
    | Ended
    | Rematched
    | Resumed
)


def without_text(said: Said) -> Said:
    """Return a line of chat without its text and salt. The digest stays: without the salt it
    reveals nothing."""
    return msgspec.structs.replace(said, text="", salt="")


def entry_name(entry: Entry) -> EntryName:
    """Return the tag of an entry."""
    return cast("EntryName", entry.__struct_config__.tag)


class Logged(msgspec.Struct, frozen=True, gc=False):
    """An entry with its number in the log, from 1, and its time in milliseconds.

    The hash links it to the one before (see ``chain``); old logs have none.
    """

    seq: int
    at: int
    entry: Entry
    hash: str = ""


_ENCODER = msgspec.json.Encoder()
_DECODER: msgspec.json.Decoder[Entry] = msgspec.json.Decoder(Entry)


def entry_to_json(entry: Entry) -> str:
    """Return an entry as it is stored."""
    return _ENCODER.encode(entry).decode()


def entry_from_json(text: str) -> Entry:
    """Return the entry that was stored. Raises ``msgspec.MsgspecError`` for any other text."""
    return _DECODER.decode(text)
