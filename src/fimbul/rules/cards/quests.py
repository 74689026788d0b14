"""Quests (Q1, F2): five in each age, worth more each time."""

from typing import Final

from fimbul.rules.board import BITS, YGGDRASIL_BIT, region_mask
from fimbul.rules.card import Card, Copies, Judge
from fimbul.rules.figures import has_most_strength
from fimbul.rules.state import PublicState

_ALWAYS_AND_WITH_4: Final = (1, 0, 1)
_FROM_3: Final = (0, 1, 0)
_DEATHS: Final = 4


def _most_strength_in(provinces: int) -> Judge:
    """F3: more strength than every other clan in one of these provinces."""

    def fulfilled(state: PublicState, seat: int) -> bool:
        for province in BITS[provinces]:
            if has_most_strength(state, seat, province):
                return True
        return False

    return fulfilled


def _enough_fallen(state: PublicState, seat: int) -> bool:
    """F2: four own figures in Valhalla."""
    return state.fallen(seat) >= _DEATHS


def _for_strength(
    age: int, name: str, slug: str, value: int, copies: Copies, provinces: int
) -> Card:
    return Card(
        f"{slug}-{age}",
        age,
        name,
        value,
        copies,
        provinces=provinces,
        fulfilled=_most_strength_in(provinces),
    )


def _for_region(age: int, name: str, slug: str, value: int) -> Card:
    return _for_strength(age, name, slug, value, _ALWAYS_AND_WITH_4, region_mask(slug))


def _quests(age: int, region: int, great: int) -> tuple[Card, ...]:
    """The quests of an age: ``region`` is the glory of the three regions, ``great`` of the rest."""
    return (
        _for_region(age, "Alfheim!", "alfheim", region),
        _for_region(age, "Jotunheim!", "jotunheim", region),
        _for_region(age, "Manheim!", "manheim", region),
        _for_strength(age, "Yggdrasil!", "yggdrasil", great, _FROM_3, YGGDRASIL_BIT),
        Card(
            f"glorious-death-{age}",
            age,
            "Glorious Death!",
            great,
            _ALWAYS_AND_WITH_4,
            fallen=_DEATHS,
            fulfilled=_enough_fallen,
        ),
    )


QUESTS: Final = (*_quests(1, 5, 6), *_quests(2, 7, 8), *_quests(3, 9, 11))
