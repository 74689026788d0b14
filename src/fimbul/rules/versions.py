"""Versions of the rules, and the rules that each version changed.

Records and logs name the version by which they were played. A change to a rule that could make a
move of an old game illegal, or change its result, adds a line here; see docs/architecture.md.
"""

from typing import Final

CHANGED: Final[tuple[tuple[str, ...], ...]] = (
    (),  # 1: the first
    ("P5",),  # 2: a revealed upgrade or quest has no effect, not even on a pillage
)
"""By version, from 1, the numbers of the rules that it changed."""

RULES_VERSION: Final = len(CHANGED)
"""The version by which this program plays."""


def changed_since(version: int) -> list[str]:
    """The numbers of the rules that changed since a version; none for this one and newer ones."""
    numbers: list[str] = []
    for changes in CHANGED[version:]:
        numbers += [number for number in changes if number not in numbers]
    return numbers
