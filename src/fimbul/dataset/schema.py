"""The columns of the two tables: the decisions, and the games with their results."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Final, NamedTuple

import pyarrow as pa

from fimbul.rules import MOVES
from fimbul.rules.observation import SIZE

if TYPE_CHECKING:
    from collections.abc import Mapping

OBSERVATION_BYTES: Final = int(SIZE)
MASK_BYTES: Final = -(-int(MOVES) // 8)
FACTS_KEY: Final = b"fimbul"
"""Where the metadata of every file has the facts of its plan, as JSON."""


class Column(NamedTuple):
    """A column, and what it holds."""

    name: str
    type: pa.DataType
    text: str


DECISIONS: Final = (
    Column("game", pa.uint32(), "the number of the game, from 0"),
    Column("number", pa.uint16(), "the number of the decision in its game, from 0"),
    Column("seat", pa.uint8(), "the seat that decided, from 0"),
    Column("bot", pa.string(), "the bot on that seat"),
    Column("decision", pa.string(), "the kind of the decision, such as `draft`"),
    Column("action", pa.uint16(), "the move that the bot made"),
    Column("options", pa.uint16(), "how many moves were legal"),
    Column("observation", pa.binary(OBSERVATION_BYTES), "what the seat knew"),
    Column("mask", pa.binary(MASK_BYTES), "the legal moves, one bit for each move"),
    Column("glory", pa.int16(), "the glory of the seat at the end of the game"),
    Column("win", pa.float32(), "what it had of the victory: 1, 0, or a part of a shared one"),
    Column("place", pa.uint8(), "its place, 1 for the most glory; equal glory shares a place"),
)
"""A row for each decision, in the order in which they were made."""

GAMES: Final = (
    Column("game", pa.uint32(), "the number of the game, from 0"),
    Column("seed", pa.uint32(), "the seed of all games"),
    Column("players", pa.uint8(), "how many seats there are"),
    Column("edition", pa.string(), "the edition"),
    Column("draft", pa.bool_(), "whether the first age has a draft"),
    Column("bots", pa.list_(pa.string()), "the bot of each seat"),
    Column("glory", pa.list_(pa.int16()), "the glory of each seat at the end"),
    Column("winners", pa.list_(pa.uint8()), "the seats that won"),
    Column("decisions", pa.uint16(), "how many decisions there were"),
    Column("checksum", pa.uint32(), "a checksum of all moves"),
    Column("rules", pa.uint16(), "the version of the rules"),
    Column("fimbul", pa.string(), "the version of Fimbul"),
)
"""A row for each game."""

TABLES: Final[Mapping[str, tuple[Column, ...]]] = {"decisions": DECISIONS, "games": GAMES}
"""The tables by name. Each is a folder with a file for each shard."""


def schema_of(table: str, facts: Mapping[str, object]) -> pa.Schema:
    """The schema of a table, with the facts of a plan as metadata."""
    fields = [pa.field(column.name, column.type, nullable=False) for column in TABLES[table]]
    return pa.schema(fields, {FACTS_KEY: json.dumps(facts, ensure_ascii=False)})
