"""The board as a table: provinces in ring order, who is in them, and ships in the fjords."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rich.cells import cell_len
from rich.table import Table as Grid
from rich.text import Text

from fimbul.rules.board import (
    BITS,
    FIRST_FJORD,
    FJORD_OF,
    FJORDS,
    OUTER,
    PROVINCES,
    RESERVE,
    SUPPORTED_BY,
    VILLAGES,
)
from fimbul.rules.cells import OCCUPIED
from fimbul.rules.figures import is_present, strength_in
from fimbul.rules.manifest import WARRIOR

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from rich.console import JustifyMethod

    from fimbul.cli.text.words import Words
    from fimbul.rules.state import PublicState

ROOMY: Final = 100
"""The least number of columns for which figures are written out."""


def counts_at(state: PublicState, seat: int, place: int) -> dict[int, int]:
    """How many of each figure a seat has at a place; the leader first, warriors last."""
    counts = {figure: 1 for figure in state.figures_at(seat, place) if figure != WARRIOR}
    if state.warriors(seat, place):
        counts[WARRIOR] = state.warriors(seat, place)
    return counts


def counts_in(state: PublicState, seat: int, province: int) -> dict[int, int]:
    """A seat's figures in a province and its supporting fjord (B4)."""
    counts = counts_at(state, seat, province)
    if FJORD_OF[province] < RESERVE:
        counts |= counts_at(state, seat, FJORD_OF[province])
    return counts


def heading(state: PublicState, words: Words) -> str:
    """The age and the phase."""
    if state.is_over:
        return words.own.text("board-over")
    phase = words.own.text(f"phase-{state.phase}")
    return words.own.text("board-heading", age=state.age, phase=phase)


def board(state: PublicState, words: Words, width: int) -> Grid:
    """All provinces, Yggdrasil last."""
    columns = (Text(words.own.text(f"board-{name}")) for name in ("used", "token", "figures"))
    header = (Text(), Text(heading(state, words), style="bold not dim"), *columns)
    return provinces_grid(state, words, range(PROVINCES), width, header=header)


def provinces_grid(
    state: PublicState,
    words: Words,
    provinces: Sequence[int],
    width: int,
    *,
    header: Sequence[Text] = (),
) -> Grid:
    """A line for each of the provinces; without a header numbered from 1, to be chosen from."""
    grid = Grid(box=None, padding=(0, 1, 0, 0), pad_edge=False, show_header=bool(header))
    grid.header_style = "dim"
    aligned: tuple[JustifyMethod, ...] = ("right", "left", "right", "left", "left")
    for justify, text in zip(aligned, header or [Text()] * len(aligned), strict=True):
        grid.add_column(text, justify=justify, no_wrap=True)
    rows: list[list[Text]] = []
    for number, province in enumerate(provinces, start=1):
        doom = doom_mark(state, words, province)
        name = _name(state, words, province)
        if not header and doom:
            name.append(" ").append_text(doom)
        rows.append(
            [
                doom if header else Text(str(number), "bold"),
                name,
                Text(villages(state, province)),
                token(state, words, province),
            ]
        )
    heads = [header] if header else []
    columns = zip(*rows, *heads, strict=False)
    taken = [max(cell.cell_len for cell in column) for column in columns]
    left = width - sum(taken) - len(taken) - 1
    for row, province in zip(rows, provinces, strict=True):
        found = sides(state, words, province, is_short=width < ROOMY)
        grid.add_row(*row, _filled(found, left))
    return grid


def _filled(sides: Iterable[Text], width: int) -> Text:
    """Texts next to each other, none broken, with a new line where the next does not fit."""
    text = Text()
    used = 0
    for side in sides:
        if used and used + 2 + side.cell_len > width:
            text.append("\n")
            used = 0
        elif used:
            text.append("  ")
            used += 2
        text.append_text(side)
        used += side.cell_len
    return text


def doom_mark(state: PublicState, words: Words, province: int) -> Text:
    """S2: the age whose Ragnarök takes the province, while it stands."""
    if province in state.dooms and state.is_standing(province):
        age = state.dooms.index(province) + 1
        style = "bold red" if age == state.age else "red"
        return Text(words.own.text("board-doom", age=age), style)
    return Text()


def _name(state: PublicState, words: Words, province: int) -> Text:
    """The province's name and region."""
    style = "" if state.is_standing(province) else "dim strike"
    text = Text(words.place_name(province), style)
    if words.region(province):
        longest = max(cell_len(words.place_name(other)) for other in range(PROVINCES))
        text.append(" " * (longest + 1 - text.cell_len))
        text.append(words.region(province), "dim")
    return text


def villages(state: PublicState, province: int) -> str:
    """B3: villages taken and in all; "" for Yggdrasil or a destroyed province."""
    if province >= OUTER or not state.is_standing(province):
        return ""
    return f"{state.cells[OCCUPIED + province]}/{VILLAGES[province]}"


def token(state: PublicState, words: Words, province: int) -> Text:
    """The token's reward, or why there is none."""
    if not state.is_standing(province):
        return Text(words.own.text("board-destroyed"), "dim")
    if state.is_pillaged(province):
        return Text(words.own.text("board-pillaged"), "dim")
    return Text(words.token(state.token(province)), "cyan")


def sides(state: PublicState, words: Words, province: int, *, is_short: bool) -> list[Text]:
    """Each clan in a province and its fjord: its strength and its figures."""
    return [
        words.say(
            "battle-side",
            clan=words.clan(seat),
            strength=strength_in(state, seat, province),
            figures=words.figures(counts_in(state, seat, province), is_short=is_short),
        )
        for seat in range(state.players)
        if state.is_standing(province) and is_present(state, seat, province)
    ]


def supported_by(state: PublicState, fjord: int) -> list[int]:
    """The provinces next to a fjord that still stand (B4, N7)."""
    return [province for province in BITS[SUPPORTED_BY[fjord]] if state.is_standing(province)]


def fjords_grid(state: PublicState, words: Words, fjords: Iterable[int]) -> Grid:
    """A line for each of the fjords, numbered from 1: what it supports, and who is there."""
    grid = Grid(box=None, padding=(0, 1, 0, 0), pad_edge=False, show_header=False)
    for _ in range(2):
        grid.add_column(no_wrap=True)
    for number, fjord in enumerate(fjords, start=1):
        supported = [words.place(province) for province in supported_by(state, fjord)]
        owners = [seat for seat in range(state.players) if counts_at(state, seat, fjord)]
        grid.add_row(
            Text(str(number), "bold"),
            words.place_name(fjord),
            words.listed(supported),
            words.coloured(", ".join(words.clan(seat) for seat in owners)),
        )
    return grid


def ships(state: PublicState, words: Words) -> Text:
    """The ships in the fjords; nothing when there are none."""
    found: list[str] = []
    for fjord in range(FIRST_FJORD, FIRST_FJORD + FJORDS):
        owners = [seat for seat in range(state.players) if counts_at(state, seat, fjord)]
        if owners:
            clans = ", ".join(words.clan(seat) for seat in owners)
            name = words.place_name(fjord)
            found.append(words.own.text("board-ships-in", clans=clans, fjord=name))
    return words.say("board-ships", ships="; ".join(found)) if found else Text()
