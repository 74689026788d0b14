"""What is counted of every card. Counts of games can be added up in any order."""

from __future__ import annotations

from dataclasses import dataclass, field, fields
from typing import Final

from fimbul.arena.options import WHOLE_WIN
from fimbul.rules.manifest import SLUGS


@dataclass(slots=True)
class CardCounts:
    """The counts of one card. All are of copies unless they say otherwise.

    A *stay* is the time that a copy spends in one hand in one age. It ends in exactly one way, so
    ``held`` is the sum of ``upgraded``, ``committed``, ``spent``, ``discarded`` and ``saved``.
    """

    seen: int = 0
    """In packs that a clan looked at: a copy that goes around the table is seen several times."""
    taken: int = 0
    """Kept from those packs."""
    double_picks: int = 0
    """The sum of the places in the draft at which they were kept, from 1, times two."""
    held: int = 0
    """Stays in hands: of cards from the draft or the deal, saved ones, and ones won from others."""
    played: int = 0
    """Stays in which it was played at least once: in battle, as an upgrade or as a quest."""
    battles: int = 0
    """Times it was played in battle: a copy that comes back to the hand may be played again."""
    upgraded: int = 0
    committed: int = 0
    """Quests put face down."""
    fulfilled: int = 0
    """Of the committed ones."""
    spent: int = 0
    """Played in battle and not returned to the hand."""
    discarded: int = 0
    """From the hand, at the end of an age."""
    saved: int = 0
    """In the hand for the next age."""
    takers: int = 0
    """Clans that kept it in a draft; each counts once a game."""
    taker_wins: int = 0
    """Their victories, in units of ``WHOLE_WIN``."""
    taker_even: int = 0
    """The victories that they would have if all clans were equal, in the same units."""
    users: int = 0
    """Clans that played it; each counts once a game."""
    user_wins: int = 0
    user_even: int = 0

    def values(self) -> tuple[int, ...]:
        """The counts in the order of ``COUNT_NAMES``."""
        return tuple(getattr(self, name) for name in COUNT_NAMES)

    def add(self, other: CardCounts) -> None:
        """Add the counts of other games."""
        for name in COUNT_NAMES:
            setattr(self, name, getattr(self, name) + getattr(other, name))


COUNT_NAMES: Final = tuple(count.name for count in fields(CardCounts))


@dataclass(slots=True)
class Counts:
    """The counts of all cards, by id, with the numbers of games and of clans that they are of."""

    games: int = 0
    clans: int = 0
    even: int = 0
    """The victories that the clans would have if all were equal, in units of ``WHOLE_WIN``."""
    cards: list[CardCounts] = field(default_factory=lambda: [CardCounts() for _ in SLUGS])

    @property
    def even_share(self) -> float:
        """The win share that each clan would have if all were equal; 0 without clans."""
        return self.even / (WHOLE_WIN * self.clans) if self.clans else 0.0

    def add(self, other: Counts) -> None:
        """Add the counts of other games."""
        self.games += other.games
        self.clans += other.clans
        self.even += other.even
        for own, more in zip(self.cards, other.cards, strict=True):
            own.add(more)

    def with_part(self, part: Counts) -> Counts:
        """New counts: the sum of these and others."""
        both = Counts()
        both.add(self)
        both.add(part)
        return both
