"""The numbers that a bot judges by, from a file ``numbers.toml`` beside its code.

A file has sections of numbers by name; cards are named by their slugs. A card that a section does
not have is worth the average of those that are most like it, so a bot can play with cards that it
was never tuned for. ``tools/tune.py`` reads and writes such files.
"""

import tomllib
from collections.abc import Mapping
from importlib.resources import files
from statistics import fmean

from fimbul.rules.cards import CARDS, Card

Numbers = dict[str, dict[str, float]]
"""The sections of a file by name."""


def numbers_of(bot: str) -> Numbers:
    """The numbers of a bot of ``fimbul.bots``."""
    text = files(f"fimbul.bots.{bot}").joinpath("numbers.toml").read_text(encoding="utf-8")
    return numbers_from_text(text)


def numbers_from_text(text: str) -> Numbers:
    """The numbers in the text of a file."""
    return {
        name: {key: float(number) for key, number in table.items()}
        for name, table in tomllib.loads(text).items()
    }


def numbers_to_text(numbers: Numbers, head: str = "") -> str:
    """The text of a file with these numbers, after ``head`` as a comment."""
    lines = [f"# {line}".rstrip() for line in head.splitlines()]
    for name, table in numbers.items():
        lines += ["", f"[{name}]", *[f"{key} = {number!r}" for key, number in table.items()]]
    return "\n".join(lines).lstrip("\n") + "\n"


def by_card(worths: Mapping[str, float]) -> tuple[float, ...]:
    """What all cards are worth, by id."""
    return tuple([_worth(worths, card) for card in CARDS])


def by_upgrade(worths: Mapping[str, float]) -> tuple[float, ...]:
    """What all upgrades are worth, by the id of the card; 0 for other cards."""
    return tuple([_worth(worths, card) if card.is_upgrade else 0.0 for card in CARDS])


def _worth(worths: Mapping[str, float], card: Card) -> float:
    if card.slug in worths:
        return worths[card.slug]
    known = [other for other in CARDS if other.slug in worths]
    alike = [other for other in known if (other.kind, other.age) == (card.kind, card.age)]
    alike = alike or [other for other in known if other.kind == card.kind] or known
    return fmean([worths[other.slug] for other in alike])
