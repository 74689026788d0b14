"""Names that people cannot tell apart, by the skeletons of Unicode's security report (UTS #39)."""

from collections import defaultdict
from functools import cache
from typing import Final
from unicodedata import normalize

_DIRECTION: Final = "\u200e"
"""The mark that the library puts around letters that are written from right to left."""


def look_alike(one: str, other: str) -> bool:
    """Checks if two names look the same, or differ only in their case.

    Names in different scripts that look the same are alike too: a Cyrillic ``а`` is like a Latin
    ``a``, ``rn`` is like ``m``. Accents make a difference.
    """
    return not _forms(one).isdisjoint(_forms(other))


def _forms(name: str) -> frozenset[str]:
    """What a name looks like: case is ignored before and after, since Il, il and ll are three."""
    return frozenset({skeleton(name.casefold()), skeleton(name).casefold()})


def skeleton(text: str) -> str:
    """The text with each letter replaced by the one that stands for all that look like it."""
    prototypes = _prototypes()
    decomposed = normalize("NFD", text)
    return normalize("NFD", "".join(prototypes.get(letter, letter) for letter in decomposed))


@cache
def _prototypes() -> dict[str, str]:
    """For each letter that looks like others, what stands for all of them."""
    letters: dict[str, str] = {}
    several: dict[str, str] = {}
    for group in _groups():
        prototype = min(group, key=lambda text: (-len(text), text))
        chosen = several if len(prototype) > 1 else letters
        chosen |= {text: prototype for text in group if len(text) == 1}
    for letter, prototype in several.items():
        # Each letter of the prototype may look like others itself.
        letters[letter] = "".join(letters.get(part, part) for part in prototype)
    return letters


def _groups() -> list[set[str]]:
    """The letters, and sequences of letters, that look alike.

    Reading the table takes a tenth of a second, so nobody does before it is needed.
    """
    from confusable_homoglyphs.confusables import confusables_data  # type: ignore[import-untyped]

    parents: dict[str, str] = {}

    def root(text: str) -> str:
        while (parent := parents.setdefault(text, text)) != text:
            text = parent
        return text

    for text, others in confusables_data.items():
        for other in others:
            parents[root(_plain(other["c"]))] = root(_plain(text))
    groups: defaultdict[str, set[str]] = defaultdict(set)
    for text in list(parents):
        groups[root(text)].add(text)
    return list(groups.values())


def _plain(text: str) -> str:
    return normalize("NFD", text.strip(_DIRECTION))
