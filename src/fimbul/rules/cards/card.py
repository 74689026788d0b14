"""What a card is: a declarative record, with a named hook for the odd rest.

A card file gives each card its facts, its powers and its hooks in one place; its words are
messages under ``text_key``. The flow calls the hooks by name and reads the powers from the clan
sheet; it never asks for a card by name.
"""

from collections.abc import Callable
from typing import Final, Literal, get_args

from fimbul.rules.state import State

BATTLE: Final = 0
QUEST: Final = 1
WARRIOR_UPGRADE: Final = 2
LEADER_UPGRADE: Final = 3
SHIP_UPGRADE: Final = 4
MONSTER: Final = 5
CLAN_UPGRADE: Final = 6
KindName = Literal["battle", "quest", "warrior", "leader", "ship", "monster", "clan"]
KIND_NAMES: Final[tuple[KindName, ...]] = get_args(KindName)

Copies = tuple[int, int, int]
"""K2: how many are in the deck always, from 3 players on, and with 4."""

SeatHook = Callable[[State, int], None]
"""Called with the state and the seat whose card it is."""
PlaceHook = Callable[[State, int, int], None]
"""Called with the state, the seat whose card it is, and a province."""


def slug_of(name: str) -> str:
    """The name in lower case, without apostrophes and exclamation marks, hyphenated."""
    return name.lower().replace("'", "").replace("!", "").replace(" ", "-")


class Card:
    """One kind of card of one age; ``copies`` says how many of it are in the deck (K1, K2).

    Hooks, each ``None`` when the card has nothing to say there:

    ``cancels``, ``sweeps``, ``before_comparing``
        the three groups of texts after the reveal (G1);
    ``after_comparing``
        winning, losing and the dead (G8, step 3);
    ``on_pillage``
        after the owner's successful pillage: of a battle card that was revealed, or of an
        upgrade on the clan sheet whose figure took part (G8 step 5, G13);
    ``on_invade``
        when the monster invades a province (N1).
    """

    __slots__ = (
        "after_comparing",
        "age",
        "before_comparing",
        "cancels",
        "copies",
        "enters_yggdrasil",
        "fallen",
        "flees",
        "god",
        "has_variable_value",
        "id",
        "is_free",
        "is_naval",
        "is_white_disc",
        "kind",
        "name",
        "on_invade",
        "on_pillage",
        "powers",
        "provinces",
        "slaughter_glory",
        "slug",
        "sweeps",
        "text_key",
        "value",
        "value_in_yggdrasil",
    )

    def __init__(
        self,
        age: int,
        name: str,
        kind: int,
        value: int,
        copies: Copies,
        god: str = "",
        *,
        powers: tuple[tuple[int, int], ...] = (),
        has_variable_value: bool = False,
        is_white_disc: bool = False,
        cancels: SeatHook | None = None,
        sweeps: SeatHook | None = None,
        before_comparing: SeatHook | None = None,
        after_comparing: SeatHook | None = None,
        on_pillage: SeatHook | None = None,
        on_invade: PlaceHook | None = None,
        provinces: int = 0,
        fallen: int = 0,
        is_free: bool = False,
        is_naval: bool = False,
        enters_yggdrasil: bool = False,
        value_in_yggdrasil: int = 0,
        flees: bool = False,
        slaughter_glory: int = 0,
    ) -> None:
        self.id = -1
        """The index in ``CARDS``; the registry sets it and may lengthen the slug by the age."""
        self.age = age
        self.name = name
        self.slug = slug_of(name)
        self.text_key = "card-" + slug_of(name)
        self.kind = kind
        self.value = value
        self.copies = copies
        self.god = god
        self.powers = powers
        """What an upgrade adds to its clan while in a slot: (power of ``cells``, amount)."""
        self.has_variable_value = has_variable_value
        """The printed value is an X: the text sets it."""
        self.is_white_disc = is_white_disc
        """P6: may be added after the reveal."""
        self.cancels = cancels
        self.sweeps = sweeps
        self.before_comparing = before_comparing
        self.after_comparing = after_comparing
        self.on_pillage = on_pillage
        self.on_invade = on_invade
        self.provinces = provinces
        """Of a quest: most strength in one of these (F3)."""
        self.fallen = fallen
        """Of a quest: at least so many own figures in Valhalla."""
        self.is_free = is_free
        """Of a monster: costs no rage to play and none to invade."""
        self.is_naval = is_naval
        """Of a monster: counts as a ship (N8)."""
        self.enters_yggdrasil = enters_yggdrasil
        """Of a monster: may invade Yggdrasil (I3)."""
        self.value_in_yggdrasil = value_in_yggdrasil or value
        """Of a monster: its strength in Yggdrasil."""
        self.flees = flees
        """Of a monster: may retreat to Yggdrasil instead of being destroyed (X3)."""
        self.slaughter_glory = slaughter_glory
        """Of a monster: glory for each enemy figure destroyed in a battle it is in (G11)."""

    @property
    def is_upgrade(self) -> bool:
        """Whether it goes to a slot of the clan sheet (U1)."""
        return self.kind >= WARRIOR_UPGRADE

    def copies_for(self, players: int) -> int:
        """How many copies are in the deck with so many players (K2)."""
        return sum(self.copies[: players - 1])

    def __repr__(self) -> str:
        return f"<Card {self.slug}>"
