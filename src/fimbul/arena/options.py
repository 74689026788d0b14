"""What a series of games and a contest share: valid options, and how wins are counted."""

from __future__ import annotations

import struct
import zlib
from typing import TYPE_CHECKING, Final

from fimbul.bots import find_bot
from fimbul.rules import FimbulError
from fimbul.rules.cells import EDITION_NAMES
from fimbul.rules.manifest import MAX_PLAYERS, MIN_PLAYERS

if TYPE_CHECKING:
    from collections.abc import Sequence

WHOLE_WIN: Final = 12
"""Wins are counted in twelfths, so that two, three or four winners can share one (T6)."""
MOST_GAMES: Final = 1 << 32


class MalformedSeries(FimbulError):
    """A series of games cannot have these options."""


def check_options(players: int, games: int, seed: int, edition: int, bots: Sequence[str]) -> None:
    """Raise ``MalformedSeries`` or ``UnknownBot`` unless such games can be played."""
    if not MIN_PLAYERS <= players <= MAX_PLAYERS:
        raise MalformedSeries("bad-players", "a game has 2 to 4 players")
    if not 0 < games < MOST_GAMES:
        raise MalformedSeries("bad-games", "the number of games must be at least 1")
    if seed < 0:
        raise MalformedSeries("bad-seed", "a seed is 0 or more")
    if not 0 <= edition < len(EDITION_NAMES):
        raise MalformedSeries("bad-edition", "the edition is standard or first-print (V1, V2)")
    for called in bots:
        find_bot(called)


def share_of_win(winners: Sequence[int], seat: int) -> int:
    """What a seat has of the victory, in units of ``WHOLE_WIN``: those who tie share it (T6)."""
    return WHOLE_WIN // len(winners) if seat in winners else 0


def checksum_of(moves: Sequence[int]) -> int:
    """A number that tells one game from another."""
    return zlib.crc32(struct.pack(f"<{len(moves)}H", *moves))
