"""A bot's advice on the screen: the best moves, what they lead to, and why."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rich.table import Table as Grid
from rich.text import Text

from fimbul.cli.text.labels import label
from fimbul.rules.board import PLACE_NAMES

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from rich.console import RenderableType

    from fimbul.bots import Advice
    from fimbul.cli.text.words import Words
    from fimbul.rules.view import View

SHOWN: Final = 3
"""How many moves a hint shows."""


def hints(advice: Sequence[Advice], view: View, words: Words, bot: str) -> Iterable[RenderableType]:
    """The heading, and a line or two for each of the best moves."""
    yield Text(words.own.text("hint-heading", bot=bot), "bold underline")
    grid = Grid(box=None, padding=(0, 1, 0, 0), pad_edge=False, show_header=False)
    for found in advice[:SHOWN]:
        grid.add_row(Text("•"), words.coloured(label(view, words, found.move)))
        grid.add_row(Text(), Text(_why(found, words), "dim"))
    yield grid


def _why(advice: Advice, words: Words) -> str:
    """The reason for a move, and what it leads to."""
    reason = reason_text(advice.reason, advice.args, words)
    odds = words.own.text(
        "hint-odds",
        glory=str(round(advice.glory)),
        chance=str(round(100 * advice.win_chance)),
    )
    return f"{reason} ({odds})"


def reason_text(reason: str, args: Mapping[str, str | int], words: Words) -> str:
    """The reason of an advice in words."""
    named = dict(args)
    if "province" in named:
        named["province"] = words.place(PLACE_NAMES.index(str(named["province"])))
    return words.own.text(reason, **named)
