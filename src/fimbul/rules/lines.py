"""Reading a text of lines of words, such as a record or a position."""

from typing import Final

_MOST_DIGITS: Final = 9
LONGEST_WORD: Final = 40
"""How much of a wrong word an error repeats."""


def is_number(word: str) -> bool:
    """Whether a word is a number without sign, of a few digits."""
    return word.isascii() and word.isdigit() and len(word) <= _MOST_DIGITS


class Lines:
    """The lines of a text one after the other, without blank ones and what follows a ``#``."""

    __slots__ = ("at", "lines")

    def __init__(self, text: str) -> None:
        self.lines: list[tuple[int, list[str]]] = []
        for number, line in enumerate(text.splitlines(), start=1):
            words = line.partition("#")[0].split()
            if words:
                self.lines.append((number, words))
        self.at = 0

    @property
    def number(self) -> int:
        """The number of the line read last, from 1."""
        return self.lines[self.at - 1][0] if self.lines and self.at else 1

    @property
    def is_at_end(self) -> bool:
        """Whether all lines have been read."""
        return self.at >= len(self.lines)

    def comes(self, keyword: str) -> bool:
        """Whether the next line begins with ``keyword``."""
        return not self.is_at_end and self.lines[self.at][1][0] == keyword

    def next(self) -> list[str]:
        """The words of the next line, which must exist."""
        self.at += 1
        return self.lines[self.at - 1][1]
