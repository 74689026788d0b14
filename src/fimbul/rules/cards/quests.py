"""Quests (Q1, F2): five in each age, worth more each time."""

from typing import Final

from fimbul.rules.board import YGGDRASIL_BIT, region_mask
from fimbul.rules.cards.card import QUEST, Card, Copies

_ALWAYS_AND_WITH_4: Final = (1, 0, 1)
_FROM_3: Final = (0, 1, 0)


def _most_strength(age: int, name: str, value: int, copies: Copies, provinces: int) -> Card:
    return Card(age, name, QUEST, value, copies, provinces=provinces)


def _quests(age: int, region: int, great: int) -> tuple[Card, ...]:
    """The quests of an age: ``region`` is the glory of the three regions, ``great`` of the rest."""
    return (
        _most_strength(age, "Alfheim!", region, _ALWAYS_AND_WITH_4, region_mask("alfheim")),
        _most_strength(age, "Jotunheim!", region, _ALWAYS_AND_WITH_4, region_mask("jotunheim")),
        _most_strength(age, "Manheim!", region, _ALWAYS_AND_WITH_4, region_mask("manheim")),
        _most_strength(age, "Yggdrasil!", great, _FROM_3, YGGDRASIL_BIT),
        Card(age, "Glorious Death!", QUEST, great, _ALWAYS_AND_WITH_4, fallen=4),
    )


QUESTS: Final = (*_quests(1, 5, 6), *_quests(2, 7, 8), *_quests(3, 9, 11))
