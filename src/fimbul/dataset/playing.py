"""Playing the games of a shard, and making its files in memory.

The machine that plays a shard makes the bytes of its files; the one that asked for it writes them.
So machines need no folder in common.
"""

from __future__ import annotations

import io
import sys
from contextlib import redirect_stdout
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

import pyarrow as pa
from pyarrow import parquet

from fimbul.arena.options import WHOLE_WIN
from fimbul.arena.simulate import Tally, bot_for, play_game
from fimbul.bots import find_bot
from fimbul.dataset.schema import MASK_BYTES, TABLES, schema_of
from fimbul.rules import DECISION_NAMES, legal
from fimbul.rules.observation import observe_state

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from fimbul.bots import BotClass
    from fimbul.dataset.plan import Plan
    from fimbul.rules import State

LEVEL: Final = 9
"""The level of compression by zstd: a quarter smaller than level 3, for 10 µs a decision."""
ROWS: Final = 8_192
"""About how many rows are compressed and read together: 34 MB of observations."""

Row = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Shard:
    """A shard that was made: its number, its size, and its files by the name of their table."""

    number: int
    games: int
    decisions: int
    files: Mapping[str, bytes]


def play_shard(plan: Plan, number: int) -> Shard:
    """Play the games of a shard in this process. Raises ``BotFailed``."""
    classes = [find_bot(name) for name in plan.series.seated]
    facts = plan.facts()
    files = {name: File(name, facts) for name in TABLES}
    # What bots print must not end up in a report.
    with redirect_stdout(sys.stderr):
        for game in plan.games_of(number):
            decisions, result = rows_of(plan, facts, classes, game)
            files["decisions"].add(decisions)
            files["games"].add([result])
    whole = {name: file.whole() for name, file in files.items()}
    return Shard(number, files["games"].size, files["decisions"].size, whole)


def rows_of(
    plan: Plan, facts: Mapping[str, object], classes: Sequence[BotClass], game: int
) -> tuple[list[Row], Row]:
    """Play a game: the rows of its decisions, and the row of the game."""
    series = plan.series
    decisions: list[Row] = []

    def note(state: State, seat: int, move: int) -> None:
        options = legal(state, seat)
        decisions.append(
            {
                "game": game,
                "number": len(decisions),
                "seat": seat,
                "bot": series.seated[seat],
                "decision": DECISION_NAMES[state.pending_op],
                "action": move,
                "options": len(options),
                "observation": bytes(memoryview(observe_state(state, seat))),  # type: ignore[arg-type]  # a list to mypy
                "mask": mask_of(options),
            }
        )

    bots = [bot_for(made, series, game, seat) for seat, made in enumerate(classes)]
    tally = Tally(series.players)
    play_game(series.setup(game), bots, tally, budget=plan.budget, before_move=note)
    results = [
        {
            "glory": tally.glory[seat],
            "win": tally.wins[seat] / WHOLE_WIN,
            "place": 1 + sum(other > tally.glory[seat] for other in tally.glory),
        }
        for seat in range(series.players)
    ]
    for row in decisions:
        row.update(results[row["seat"]])
    result = {
        **{column.name: facts[column.name] for column in TABLES["games"] if column.name in facts},
        "game": game,
        "glory": tally.glory,
        "winners": [seat for seat in range(series.players) if tally.wins[seat]],
        "decisions": len(decisions),
        "checksum": tally.checksum,
    }
    return decisions, result


def mask_of(options: Sequence[int]) -> bytes:
    """Moves as bits, in the order in which ``numpy.unpackbits`` reads them."""
    mask = bytearray(MASK_BYTES)
    for move in options:
        mask[move >> 3] |= 0x80 >> (move & 7)
    return bytes(mask)


class File:
    """A file of a table that is made in memory. The same rows and facts give the same bytes."""

    def __init__(self, table: str, facts: Mapping[str, object]) -> None:
        self.size = 0
        """How many rows it has."""
        self._schema = schema_of(table, facts)
        self._waiting: list[Row] = []
        self._file = io.BytesIO()
        # Neighbouring decisions look alike, which zstd sees; hardly two have the same bytes.
        repeating = [
            column.name
            for column in TABLES[table]
            if not pa.types.is_fixed_size_binary(column.type)
        ]
        self._writer = parquet.ParquetWriter(
            self._file,
            self._schema,
            compression="zstd",
            compression_level=LEVEL,
            use_dictionary=repeating,
            write_statistics=repeating,
        )

    def add(self, rows: Sequence[Row]) -> None:
        self.size += len(rows)
        self._waiting += rows
        if len(self._waiting) >= ROWS:
            self._put()

    def whole(self) -> bytes:
        """All of it; no row can be added any more."""
        if self._waiting:
            self._put()
        self._writer.close()
        return self._file.getvalue()

    def _put(self) -> None:
        """Compress the waiting rows, which are read together later."""
        self._writer.write_table(pa.Table.from_pylist(self._waiting, self._schema))
        self._waiting.clear()
