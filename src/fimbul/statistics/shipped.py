"""The statistics of the bots that come with the package, in ``bots.json``.

`make statistics` plays the games and writes the file. It holds counts, from which all shares
follow: a list of numbers for each card, in the order of its ``counts``.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any, Final

from fimbul.arena.options import WHOLE_WIN
from fimbul.rules.cells import EDITION_NAMES
from fimbul.rules.manifest import SLUGS
from fimbul.statistics.counts import COUNT_NAMES, CardCounts, Counts

if TYPE_CHECKING:
    from collections.abc import Sequence

FORMAT: Final = 1
FILE: Final = "bots.json"


class BadStatistics(ValueError):
    """A text that does not hold statistics of this format."""


@dataclass(frozen=True, slots=True)
class Shipped:
    """The counts of games that one bot played against itself."""

    level: str
    players: int
    edition: int
    seed: int
    rules: int
    """The version of the rules by which they were played."""
    counts: Counts


@cache
def shipped_statistics() -> tuple[Shipped, ...]:
    """The statistics that come with the package, from the weakest bot to the strongest."""
    return from_text((files("fimbul.statistics") / FILE).read_text(encoding="utf-8"))


def to_text(shipped: Sequence[Shipped]) -> str:
    """The text of a file of statistics: a line for each card, so that differences can be read."""
    groups = []
    for group in shipped:
        heading = {
            "level": group.level,
            "players": group.players,
            "edition": EDITION_NAMES[group.edition],
            "seed": group.seed,
            "rules": group.rules,
            "games": group.counts.games,
            "clans": group.counts.clans,
        }
        cards = ",\n".join(
            f"{json.dumps(slug)}: {json.dumps(counts.values())}"
            for slug, counts in zip(SLUGS, group.counts.cards, strict=True)
        )
        groups.append(f'{json.dumps(heading)[:-1]}, "cards": {{\n{cards}}}}}')
    names = json.dumps(COUNT_NAMES)
    listed = ",\n".join(groups)
    return f'{{"format": {FORMAT},\n"counts": {names},\n"groups": [\n{listed}]}}\n'


def from_text(text: str) -> tuple[Shipped, ...]:
    """The statistics that a text holds. Raises ``BadStatistics``."""
    try:
        plain = json.loads(text)
        if plain["format"] != FORMAT or tuple(plain["counts"]) != COUNT_NAMES:
            raise BadStatistics("this is another format of statistics")
        return tuple(_group(group) for group in plain["groups"])
    except (KeyError, TypeError, json.JSONDecodeError) as error:
        raise BadStatistics(f"these are no statistics: {error}") from error


def _group(group: dict[str, Any]) -> Shipped:
    if group["edition"] not in EDITION_NAMES:
        raise BadStatistics("these statistics name an unknown edition")
    cards = group["cards"]
    if tuple(cards) != SLUGS:
        raise BadStatistics("these statistics do not cover the cards of this version")
    counts = Counts(
        group["games"],
        group["clans"],
        group["clans"] * WHOLE_WIN // group["players"],
        [CardCounts(*cards[slug]) for slug in SLUGS],
    )
    return Shipped(
        group["level"],
        group["players"],
        EDITION_NAMES.index(group["edition"]),
        group["seed"],
        group["rules"],
        counts,
    )
