"""What a seat can expect from the rest of the game when an age begins, before its draft.

Everything is measured in glory at the end of the game. The worths come from games among jarls:
comparing two seats that differ in a step or a card, how much more glory does the one with it end
with? ``tools/prospects.py`` plays such games and prints these numbers. A step that nobody reached
in them counts as much as the step before.
"""

from typing import Final

from fimbul.bots.sense.board import strengths_of
from fimbul.rules.cards import CARDS
from fimbul.rules.cells import STATS
from fimbul.rules.piles import HAND
from fimbul.rules.state import State

Tables = tuple[tuple[float, ...], ...]

_STEPS: Final[tuple[Tables, ...]] = (
    (
        (6.9, 7.1, 10.8, 5.7, 5.7),
        (5.8, 6.5, 7.8, 4.0, 4.0),
        (5.4, 5.4, 7.5, 6.5, 6.5),
    ),
    (
        (4.2, 5.4, 6.7, 6.1, 4.9),
        (1.3, 6.1, 7.0, 5.0, 3.8),
        (3.6, 4.9, 4.9, 3.7, 2.7),
    ),
)
"""What each step of rage, axes and horns is worth when age 2 begins, and when age 3 does."""
UPGRADES: Final[tuple[dict[str, float], ...]] = (
    {
        "dwarf-chieftain": 5.9,
        "sea-serpent": 4.5,
        "lord-of-hammers": 0.8,
        "brothers-in-arms": 3.0,
        "lokis-dragons": 2.8,
        "lokis-domain": 6.0,
        "lokis-blessing": 14.4,
        "friggas-charm": 4.7,
        "friggas-succor": 14.2,
        "thors-glory": 3.1,
        "tyrs-domain": 3.7,
    },
    {
        "dwarf-chieftain": 2.6,
        "sea-serpent": 1.9,
        "lord-of-hammers": 0.5,
        "brothers-in-arms": 1.3,
        "lokis-dragons": 1.0,
        "lokis-domain": 4.2,
        "lokis-blessing": 9.8,
        "friggas-charm": 2.5,
        "friggas-succor": 8.9,
        "thors-glory": 2.2,
        "tyrs-domain": 1.4,
        "valkyrie": 2.2,
        "dark-elf": 2.4,
        "fire-giant": 1.6,
        "lord-of-axes": 2.1,
        "experts-in-arms": 0.8,
        "fire-dragons": 2.6,
        "odins-inspiration": 8.5,
        "tyrs-challenge": 2.6,
        "tyrs-prowess": 4.6,
        "friggas-protection": 4.8,
        "lokis-eminence": 7.5,
        "thors-domain": -1.0,
    },
)
"""The same for each upgrade on the clan sheet; one that jarls do not play counts
as ``_OTHER_UPGRADES``."""
_OTHER_UPGRADES: Final = 3.0
_STRENGTH: Final[tuple[float, ...]] = (1.1, 1.3)
"""The same for 1 strength on the board."""
_SAVED_CARD: Final[tuple[float, ...]] = (3.2, 4.3)
"""The same for a card in hand."""
CHANCE: Final[tuple[float, ...]] = (18.0, 15.0)
"""The lead in glory that makes a seat e times as likely to win."""


def _sums(steps: tuple[float, ...]) -> tuple[float, ...]:
    """The total worth of the first 0, 1, 2 … steps."""
    return tuple(sum(steps[:count]) for count in range(len(steps) + 1))


_CLIMBED: Final[tuple[Tables, ...]] = tuple(
    tuple(_sums(steps) for steps in of_age) for of_age in _STEPS
)
_WORN: Final[Tables] = tuple(
    tuple(of_age.get(card.slug, _OTHER_UPGRADES) for card in CARDS) for of_age in UPGRADES
)


def prospects(world: State, seat: int) -> float:
    """The glory that a seat can expect at the end, apart from what every seat can expect."""
    age = world.age - 2
    worth = float(world.glory(seat))
    for stat in range(STATS):
        worth += _CLIMBED[age][stat][world.step(seat, stat)]
    for card in world.upgrades(seat):
        worth += _WORN[age][card]
    worth += _STRENGTH[age] * float(sum(strengths_of(world, seat)))
    return worth + _SAVED_CARD[age] * float(world.hidden[HAND[seat]])
