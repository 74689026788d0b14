"""Versions of the rules: which correction of a rule made which version.

Records and logs say by which version they were played. Whoever mends a rule in a way that could
make a move of an old game impossible, or let it end otherwise, adds a line here; see "When a rule
is mended" in docs/architecture.md.
"""

from typing import Final

CHANGED: Final[tuple[tuple[str, ...], ...]] = (
    (),  # 1: the first
    ("P5",),  # 2: a revealed upgrade or quest has no effect, not even on a pillage
)
"""For each version, from 1, the numbers of the rules that it plays differently from the last."""

RULES_VERSION: Final = len(CHANGED)
"""The version by which this program plays."""


def changed_since(version: int) -> list[str]:
    """The numbers of the rules that changed since a version; none for this one and newer ones."""
    numbers: list[str] = []
    for changes in CHANGED[version:]:
        numbers += [number for number in changes if number not in numbers]
    return numbers
