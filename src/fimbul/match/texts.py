"""What people type, made harmless: names and lines of chat.

A text is brought into one form (NFC), loses everything that cannot be seen or that changes how
its neighbours are shown (controls, overrides of the reading direction, code points that Unicode
has not assigned), and has single spaces. How it is escaped is the business of whoever shows it.
"""

from typing import Final
from unicodedata import normalize

import regex

NAME_LENGTH: Final = 40
LINE_LENGTH: Final = 500
MOST_MARKS: Final = 4
"""How many marks one letter may carry: Burmese needs four, Tibetan and Thai three."""

_JOINERS: Final = r"\u200c\u200d"
_SELECTORS: Final = r"\u034f\u180b-\u180f\ufe00-\ufe0f"
_BLANKS: Final = r"\u115f\u1160\u2800\u3164\uffa0\ufffc\U00013441\U00013442\U0001d159"
"""Letters and signs by their category, but nothing is seen of them."""
_BLANK: Final = regex.compile(rf"[[\p{{C}}--\p{{Cf}}]\p{{Z}}{_BLANKS}]+", regex.V1)
_UNSEEN: Final = regex.compile(r"[\p{Cf}\p{Default_Ignorable_Code_Point}]+")
_UNSEEN_IN_LINES: Final = regex.compile(
    rf"[[\p{{Cf}}\p{{Default_Ignorable_Code_Point}}]--[{_JOINERS}{_SELECTORS}]]+", regex.V1
)
"""Some scripts and emoji are written with joiners and selectors; in a name they only deceive."""
_SEEN: Final = regex.compile(r"[\p{L}\p{N}\p{P}\p{S}]")
_LETTER: Final = regex.compile(r"\X")
_MARK: Final = regex.compile(rf"[\p{{M}}{_JOINERS}]")


def clean_name(text: str) -> str:
    """The name that a text gives.

    Returns "" when nothing of it can be seen, or when a letter carries more than ``MOST_MARKS``
    marks.
    """
    name = _clean(text, _UNSEEN)[:NAME_LENGTH].strip()
    return name if _SEEN.search(name) and _with_few_marks(name) == name else ""


def clean_line(text: str) -> str:
    """The line of chat that a text gives; "" when nothing of it can be seen.

    A letter keeps the first ``MOST_MARKS`` of its marks.
    """
    if not _SEEN.search(_clean(text, _UNSEEN)):
        return ""
    return _with_few_marks(_clean(text, _UNSEEN_IN_LINES))


def _clean(text: str, unseen: regex.Pattern[str]) -> str:
    blanked = _BLANK.sub(" ", normalize("NFC", text))
    return " ".join(normalize("NFC", unseen.sub("", blanked)).split())


def _with_few_marks(text: str) -> str:
    return "".join(_trimmed(letter) for letter in _LETTER.findall(text))


def _trimmed(letter: str) -> str:
    """A letter without the marks that are too many."""
    marks = [mark.start() for mark in _MARK.finditer(letter)][MOST_MARKS:]
    return "".join(part for at, part in enumerate(letter) if at not in marks)
