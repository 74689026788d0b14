"""What people type, made harmless: names and lines of chat.

A text is brought into one form (NFC), loses everything that cannot be seen or that changes how
its neighbours are shown (controls, overrides of the reading direction, marks heaped on a letter),
and has single spaces. How it is escaped is the business of whoever shows it.
"""

from typing import Final
from unicodedata import category, combining, normalize

NAME_LENGTH: Final = 40
LINE_LENGTH: Final = 500
_MOST_MARKS: Final = 3
"""How many marks one letter may carry; languages need two."""
_BLANKS: Final = frozenset("\u115f\u1160\u2800\u3164\uffa0")
"""Letters and signs by their category, but nothing is seen of them."""
_SELECTORS: Final = frozenset(map(chr, [0x34F, *range(0x180B, 0x1810), *range(0xFE00, 0xFE10)]))
_JOINERS: Final = frozenset("\u200c\u200d")
_IN_LINES: Final = _JOINERS | _SELECTORS
"""Some scripts and emoji are written with them; in a name they only deceive."""
_UNSEEN: Final = frozenset({"Cc", "Cf", "Co", "Cs", "Zl", "Zp", "Zs"})


def clean_name(text: str) -> str:
    """The name that a text gives; "" when nothing of it can be seen."""
    return _clean(text, frozenset())[:NAME_LENGTH].strip()


def clean_line(text: str) -> str:
    """The line of chat that a text gives; "" when nothing of it can be seen."""
    return _clean(text, _IN_LINES) if _clean(text, frozenset()) else ""


def _clean(text: str, allowed: frozenset[str]) -> str:
    kept: list[str] = []
    marks = 0
    for character in normalize("NFC", text):
        kind = category(character)
        marks = marks + 1 if combining(character) else 0
        if character in _IN_LINES:
            kept.append(character if character in allowed else "")
        elif kind in _UNSEEN or character in _BLANKS:
            kept.append("" if kind == "Cf" else " ")
        elif marks <= _MOST_MARKS:
            kept.append(character)
    return " ".join(normalize("NFC", "".join(kept)).split())
