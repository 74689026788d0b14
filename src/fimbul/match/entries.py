"""The log of a match: what was accepted, in its order. The log is the truth.

Every entry is written before anybody hears of it; a match is the fold of its entries. Entries
are stored as JSON under their tag: add fields with defaults and new kinds, never change old ones.
"""

from typing import Literal, cast

import msgspec

from fimbul.match.options import TableOptions
from fimbul.rules.manifest import ClanName

Mover = Literal["player", "bot", "stand-in", "clock"]
Ender = Literal["operator", "player"]
"""Who may end a table before the game is over: a player only where the match has stopped."""
EntryName = Literal[
    "created",
    "sat",
    "bot-sat",
    "stood",
    "clan-chosen",
    "readied",
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
    """Nothing in an entry refers back to it: the garbage collector need not look at it."""


class Created(_Entry, frozen=True, tag="created"):
    """Somebody set up the table.

    The key goes into the hashes of the entries that follow (see ``chain``) and never leaves the
    server.
    """

    options: TableOptions
    key: str = ""


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
    """The chair is free again; only before the start."""

    chair: int


class ClanChosen(_Entry, frozen=True, tag="clan-chosen"):
    """A player chose a clan, or took the choice back."""

    chair: int
    clan: ClanName | None


class Readied(_Entry, frozen=True, tag="readied"):
    """A player is ready to begin, or no longer."""

    chair: int
    is_ready: bool


class FirstNamed(_Entry, frozen=True, tag="first-named"):
    """The table named its first player, or left that to chance again (T9)."""

    chair: int | None


class Started(_Entry, frozen=True, tag="started"):
    """The game began: the chair of each seat, and the setup as the head of a saga.

    The salt of the commitment to the deal is a secret of the table until the game is over. Games
    that began before there were commitments have none.
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
    """A seat took its last move back, with all that followed it."""

    seat: int


class Left(_Entry, frozen=True, tag="left"):
    """A player went away; a stand-in plays on."""

    chair: int


class Returned(_Entry, frozen=True, tag="returned"):
    """The player is back."""

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
    """A player threw out the chair's other devices: only the one that asked holds it still."""

    chair: int


class Ended(_Entry, frozen=True, tag="ended"):
    """The table was ended before the game was over, or had begun. Nobody has won.

    Where the match had stopped, it is over as it stood before entry ``stop``; a player who ended
    it is named by the chair.
    """

    by: Ender = "operator"
    chair: int | None = None
    stop: int = 0


class Rematched(_Entry, frozen=True, tag="rematched"):
    """The players went on to another table."""

    table: str


class Resumed(_Entry, frozen=True, tag="resumed"):
    """A player let a stopped match go on: moves and undos from entry ``stop`` to here are void."""

    chair: int
    stop: int


Entry = (
    Created
    | Sat
    | BotSat
    | Stood
    | ClanChosen
    | Readied
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
    """What is left of a line of chat when its text has been removed: the digest, which tells
    nothing without the salt."""
    return msgspec.structs.replace(said, text="", salt="")


def entry_name(entry: Entry) -> EntryName:
    """What kind of entry it is."""
    return cast("EntryName", entry.__struct_config__.tag)


class Logged(msgspec.Struct, frozen=True, gc=False):
    """An entry with its number in the log, from 1, and its time in milliseconds.

    The hash links it to the one before (see ``chain``); logs of before that have none.
    """

    seq: int
    at: int
    entry: Entry
    hash: str = ""


_ENCODER = msgspec.json.Encoder()
_DECODER: msgspec.json.Decoder[Entry] = msgspec.json.Decoder(Entry)


def entry_to_json(entry: Entry) -> str:
    """The entry as it is stored."""
    return _ENCODER.encode(entry).decode()


def entry_from_json(text: str) -> Entry:
    """The entry that was stored. Raises ``msgspec.MsgspecError`` for anything else."""
    return _DECODER.decode(text)
