"""Finding the move that was typed: by number, or by words that may be abbreviated."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from fimbul.cli.text.labels import label, label_arguments
from fimbul.cli.text.menu import Menu, menu_of_entry, menu_of_found
from fimbul.i18n import Name
from fimbul.rules.moves import move_text

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from fimbul.cli.text.words import Words
    from fimbul.rules.view import View

_WORD: Final = re.compile(r"[^\W_]+")
_IN_BRACKETS: Final = re.compile(r"\([^)]*\)")
_SILENT: Final = str.maketrans("", "", "'’!")
LONGEST_NUMBER: Final = 4


@dataclass(frozen=True)
class Problem:
    """Why no move was found: the key of a message and its arguments."""

    key: str
    args: dict[str, str | int]


def words_in(text: str) -> list[str]:
    """The words of a text: lower case, no apostrophes, separated by anything but letters."""
    return _WORD.findall(text.casefold().translate(_SILENT))


def is_number(word: str) -> bool:
    """Whether a word is a number that a menu or a log may have."""
    return word.isascii() and word.isdecimal() and len(word) <= LONGEST_NUMBER


def resolve(typed: str, menu: Menu, root: Menu, view: View, words: Words) -> int | Menu | Problem:
    """The move that was typed, a menu of those it could be, or what is wrong with it.

    Numbers are those of ``menu``; words are looked for in it first, then in ``root``. An action
    is not taken on the word of its object alone: its verb must be there too.
    """
    tokens = words_in(typed)
    if not tokens or typed.startswith("-"):
        return Problem("wrong-move", {"typed": shortened(typed)})
    if is_number(tokens[0]):
        return _numbered(tokens, menu, view, words)
    for moves in (menu.moves, root.moves):
        found = fitting(tokens, moves, view, words)
        if len(found) == 1 and (menu is not root or is_clear(tokens, found[0], view, words)):
            return found[0]
        if found:
            return menu_of_found(view, words, found)
    return Problem("wrong-move", {"typed": shortened(typed)})


def _numbered(tokens: Sequence[str], menu: Menu, view: View, words: Words) -> int | Menu | Problem:
    """The entry with a number; what follows it answers the second question."""
    number = int(tokens[0])
    if not 1 <= number <= len(menu.entries):
        return Problem("wrong-number", {"number": tokens[0], "last": len(menu.entries)})
    entry = menu.entries[number - 1]
    rest = " ".join(tokens[1:])
    if len(entry.moves) > 1:
        below = menu_of_entry(view, words, entry)
        nothing_else = Menu(below.question, ())
        return resolve(rest, below, nothing_else, view, words) if rest else below
    if rest:
        return Problem("wrong-move", {"typed": shortened(" ".join(tokens))})
    return entry.moves[0]


def fitting(tokens: Sequence[str], moves: Iterable[int], view: View, words: Words) -> list[int]:
    """The moves that the words fit: their text exactly, or its words, or those of their label."""
    moves = list(moves)
    exact = [move for move in moves if words_in(move_text(move)) == list(tokens)]
    if exact:
        return exact
    by_text = [move for move in moves if fits(tokens, words_in(move_text(move)))]
    if by_text:
        return by_text
    said = {move: _said_words(view, words, move) for move in moves}
    return [move for move in moves if fits(tokens, said[move] + words_in(move_text(move)))]


def _said_words(view: View, words: Words, move: int) -> list[str]:
    """The words of a move's label without costs and values, and its names in their usual form."""
    said = [label(view, words, move)]
    said += [name for name in label_arguments(view, words, move).values() if isinstance(name, Name)]
    return [word for text in said for word in words_in(_IN_BRACKETS.sub("", words.plain(text)))]


def is_clear(tokens: Iterable[str], move: int, view: View, words: Words) -> bool:
    """Whether the words are unambiguous; for an action they must name it."""
    if view.decision != "action":
        return True
    verbs = [words_in(move_text(move))[0], words_in(words.plain(label(view, words, move)))[0]]
    return any(verb.startswith(token) for verb in verbs for token in tokens)


def fits(tokens: Iterable[str], known: Iterable[str]) -> bool:
    """Whether each token begins a word of its own, whole words first."""
    left = sorted(known, key=len)
    for token in tokens:
        found = next((word for word in left if word.startswith(token)), None)
        if found is None:
            return False
        left.remove(found)
    return True


def shortened(typed: str) -> str:
    """What was typed, printable and cut to a length that can be repeated in a message."""
    shown = "".join(letter for letter in typed.strip() if letter.isprintable())
    return shown if len(shown) <= 40 else shown[:39] + "…"
