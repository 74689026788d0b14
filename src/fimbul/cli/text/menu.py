"""Menus: the options of a decision as people choose from them, by number.

An entry of a menu stands for one move, or for several that a second question tells apart: the
thirty ways to invade are a handful of entries, one for each figure.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from rich.table import Table as Grid
from rich.text import Text

from fimbul.cli.text.board import fjords_grid, provinces_grid
from fimbul.cli.text.labels import is_in_vain, label, label_arguments, question
from fimbul.cli.text.panels import cards_grid
from fimbul.rules.board import PROVINCES
from fimbul.rules.cards import BATTLE, CARDS
from fimbul.rules.moves import (
    FIELD_1,
    FIELD_2,
    FIELDS,
    V_CARD,
    V_CHALLENGE,
    V_DECLINE,
    V_DONE,
    V_INVADE,
    V_KEEP,
    V_MARCH,
    V_PASS,
    V_PILLAGE,
    V_RECALL,
    V_SACRIFICE,
    V_TO,
    V_UPGRADE,
    VERB,
    VERB_NAMES,
)

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from fimbul.cli.text.words import Words
    from fimbul.rules.view import View

_BY_FIGURE: Final = (V_INVADE, V_RECALL)
_BY_CARD: Final = (V_UPGRADE,)
_TOGETHER: Final = (V_MARCH, V_PILLAGE, V_CHALLENGE, V_SACRIFICE)
_OF_CARDS: Final = (V_KEEP, V_CARD)
_OF_PLACES: Final = (V_INVADE, V_RECALL, V_MARCH, V_TO, V_PILLAGE, V_CHALLENGE)
_BARE: Final = (V_PASS, V_DECLINE, V_DONE)
_GAP: Final = 3
_SHORT: Final = 4
"""Up to this many entries are always listed."""
_LONG: Final = 8
"""More entries than that go in two columns in any case."""


@dataclass(frozen=True)
class Entry:
    """One line to choose: what it says, marked, and the moves it stands for."""

    label: str
    moves: tuple[int, ...]


@dataclass(frozen=True)
class Menu:
    """A question and its numbered entries, from 1."""

    question: Text
    entries: tuple[Entry, ...]

    @property
    def moves(self) -> list[int]:
        """All moves that can be reached from here."""
        return [move for entry in self.entries for move in entry.moves]


def menu_of(view: View, words: Words) -> Menu:
    """The menu of the pending decision: grouped for an action, otherwise one entry a move."""
    moves = _in_order(view)
    if view.decision == "action":
        return Menu(question(view, words), _grouped(view, words, moves))
    return Menu(question(view, words), _one_by_one(view, words, moves))


def menu_of_entry(view: View, words: Words, entry: Entry) -> Menu:
    """The second question: which of an entry's moves."""
    return Menu(words.coloured(entry.label), _one_by_one(view, words, entry.moves))


def menu_of_found(view: View, words: Words, moves: Sequence[int]) -> Menu:
    """Which of the moves that fit what was typed; grouped again when they are many."""
    asked = Text(words.own.text("group-found"))
    if len(moves) > PROVINCES:
        return Menu(asked, _grouped(view, words, moves))
    return Menu(asked, _one_by_one(view, words, moves))


def _in_order(view: View) -> list[int]:
    """The options: battle cards first, pass, decline and done last."""

    def rank(move: int) -> int:
        if VERB[move] in _BARE:
            return 2
        is_idle = view.decision == "battle-card" and CARDS[FIELD_1[move]].kind != BATTLE
        return int(is_idle)

    return sorted(view.options, key=rank)


def _one_by_one(view: View, words: Words, moves: Iterable[int]) -> tuple[Entry, ...]:
    return tuple(Entry(label(view, words, move), (move,)) for move in moves)


def _grouped(view: View, words: Words, moves: Iterable[int]) -> tuple[Entry, ...]:
    groups: dict[tuple[int, int], list[int]] = {}
    for move in moves:
        groups.setdefault(_group_of(move), []).append(move)
    return tuple(
        Entry(
            label(view, words, found[0]) if len(found) == 1 else _group_label(view, words, found),
            tuple(found),
        )
        for found in groups.values()
    )


def _group_of(move: int) -> tuple[int, int]:
    verb = VERB[move]
    if verb in _BY_FIGURE or verb in _BY_CARD:
        return verb, FIELD_1[move]
    return verb, -1 if verb in _TOGETHER else move


def _group_label(view: View, words: Words, moves: Sequence[int]) -> str:
    args = label_arguments(view, words, moves[0])
    key = f"group-{VERB_NAMES[VERB[moves[0]]]}"
    if is_in_vain(view, moves[0]):
        key = "group-sacrifice-in-vain"
    return words.own.text(key, count=len(moves), **args)


# --- on the screen --------------------------------------------------------------------------------


def render(menu: Menu, view: View, words: Words, width: int) -> Grid:
    """The numbered entries: cards and provinces with their facts, the rest as a list."""
    if all(len(entry.moves) == 1 for entry in menu.entries):
        moves = menu.moves
        told = [move for move in moves if FIELDS[VERB[move]]]
        rest = menu.entries[len(told) :]
        if told and all(VERB[move] in _OF_CARDS for move in told):
            cards = [FIELD_1[move] for move in told]
            is_battle = view.decision == "battle-card"
            among = view.pack or view.hand
            grid = cards_grid(words, cards, among, is_numbered=True, is_battle=is_battle)
            return _with(grid, rest, words, len(told))
        places = _places(told)
        if len(places) > 1 and all(place < PROVINCES for place in places):
            return _with(provinces_grid(view, words, places, width), rest, words, len(told))
        if len(places) > 1:
            return _with(fjords_grid(view, words, places), rest, words, len(told))
    return _in_columns(menu, words, width)


def _with(grid: Grid, entries: Iterable[Entry], words: Words, numbered: int) -> Grid:
    """The grid with more entries below, numbered on."""
    for number, entry in enumerate(entries, start=numbered + 1):
        grid.add_row(Text(str(number), "bold"), words.coloured(entry.label))
    return grid


def _places(moves: Sequence[int]) -> list[int]:
    """The places that moves of one verb, and of one figure, choose between; or nothing."""
    verbs = {(VERB[move], FIELD_1[move] * (VERB[move] in _BY_FIGURE)) for move in moves}
    if len(verbs) != 1 or VERB[moves[0]] not in _OF_PLACES:
        return []
    field = FIELD_2 if VERB[moves[0]] in _BY_FIGURE else FIELD_1
    return [field[move] for move in moves]


def _in_columns(menu: Menu, words: Words, width: int) -> Grid:
    """A list; in two columns when it is long, or when they fit and help."""
    labels = [words.coloured(entry.label) for entry in menu.entries]
    rows = -(-len(labels) // 2)
    halves = [labels[:rows], labels[rows:]]
    widths = [max((text.cell_len for text in half), default=0) for half in halves]
    space = width - 2 * (len(str(len(labels))) + 1) - _GAP
    has_two = len(labels) > _LONG or (len(labels) > _SHORT and sum(widths) <= space)
    if not has_two:
        rows, widths = len(labels), [width]
    elif sum(widths) > space:
        # The narrower column gets what it needs, up to half; labels wrap in what is left.
        narrow = min(*widths, space // 2)
        widths = [narrow if one == min(widths) else space - narrow for one in widths]
    grid = Grid(box=None, padding=(0, 1, 0, 0), pad_edge=False, show_header=False)
    for column, wide in enumerate(widths):
        is_last = column == len(widths) - 1
        grid.add_column(justify="right", no_wrap=True)
        grid.add_column(max_width=wide) if is_last else grid.add_column(width=wide + _GAP - 1)
    for row in range(rows):
        cells: list[Text] = []
        for index in range(row, len(labels), rows):
            cells += [Text(str(index + 1), "bold"), labels[index]]
        grid.add_row(*cells)
    return grid
