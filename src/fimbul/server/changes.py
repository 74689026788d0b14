"""What changed between two plain objects.

Changes map a place, a JSON Pointer (RFC 6901) into the object that the receiver has, to a value.
"""

from collections.abc import Mapping
from typing import Any

Changes = dict[str, Any]
Plain = Mapping[str, Any]


def changes_between(before: Plain, after: Plain) -> Changes:
    """Return the values, by their place, that turn ``before`` into ``after``."""
    found: Changes = {}
    _compare(before, after, "", found)
    return found


def _compare(before: Plain, after: Plain, place: str, found: Changes) -> None:
    for key, value in after.items():
        known = before[key]
        if value is not known and value != known:
            _compare_values(known, value, f"{place}/{key}", found)


def _compare_values(before: object, after: object, place: str, found: Changes) -> None:
    """Compare objects with the same fields, and lists of such objects, part by part.

    Any other value that differs is replaced as a whole.
    """
    if isinstance(before, dict) and isinstance(after, dict) and before.keys() == after.keys():
        _compare(before, after, place, found)
    elif isinstance(before, list) and isinstance(after, list) and _are_alike(before, after):
        for index, value in enumerate(after):
            if value != before[index]:
                _compare_values(before[index], value, f"{place}/{index}", found)
    else:
        found[place] = after


def _are_alike(before: list[Any], after: list[Any]) -> bool:
    """Whether two lists have the same length and contain objects."""
    return len(before) == len(after) and bool(after) and isinstance(after[0], dict)
