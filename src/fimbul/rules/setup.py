"""Setup (S1–S4): the options of a game and the outcome of chance, all of which is drawn here.

The rules have no randomness of their own: ``draw_setup`` takes a source of it. ``new_game`` needs
nothing but a ``Setup``, and a record is a ``Setup`` and the moves.
"""

from typing import Final, Protocol

from fimbul.rules.board import OUTER, OUTER_TOKENS
from fimbul.rules.card import AGES, CARDS, copies_in, deck
from fimbul.rules.cells import EDITION_NAMES, STANDARD
from fimbul.rules.errors import MalformedSetup
from fimbul.rules.manifest import CLAN_NAMES, MAX_PLAYERS, MIN_PLAYERS
from fimbul.rules.piles import DEALT

DESTROYED_BEFORE_PLAY: Final = (0, 0, 3, 2, 1, 0)
"""S3: provinces destroyed at the start, by the number of players."""
DRAFT_NAMES: Final = ("from-age-2", "all")
"""D5: whether the first age has a draft, in records and positions."""
if len(DESTROYED_BEFORE_PLAY) <= MAX_PLAYERS:
    raise ValueError(f"DESTROYED_BEFORE_PLAY does not say what happens with {MAX_PLAYERS} players")


class Rng(Protocol):
    """A source of randomness; ``random.Random`` is one."""

    def random(self) -> float:
        """A number x with 0 <= x < 1."""


def pick(length: int, rng: Rng) -> int:
    """A random index below ``length``; the same on every machine for the same source."""
    return int(rng.random() * length)


def shuffle(items: list[int], rng: Rng) -> None:
    """Shuffle in place."""
    random = rng.random
    for last in range(len(items) - 1, 0, -1):
        other = int(random() * (last + 1))
        items[last], items[other] = items[other], items[last]


class Setup:
    """The options of a game and the outcome of chance. Plain data; ``check`` validates it.

    ``packs`` has one sorted tuple of eight cards for each age and seat: age 1's packs first, in
    the order of the seats they are dealt to.
    """

    __slots__ = (
        "clans",
        "destroyed",
        "dooms",
        "drafts_first_age",
        "edition",
        "first",
        "packs",
        "tokens",
    )

    def __init__(
        self,
        clans: tuple[int, ...],
        edition: int,
        drafts_first_age: bool,
        first: int,
        tokens: tuple[int, ...],
        dooms: tuple[int, ...],
        destroyed: tuple[int, ...],
        packs: tuple[tuple[int, ...], ...],
    ) -> None:
        self.clans = clans
        self.edition = edition
        self.drafts_first_age = drafts_first_age
        self.first = first
        self.tokens = tokens
        self.dooms = dooms
        self.destroyed = destroyed
        self.packs = packs

    @property
    def players(self) -> int:
        return len(self.clans)

    def check(self) -> None:
        """Raise ``MalformedSetup`` unless this could be the start of a game."""
        check_options(self.clans, self.edition, self.first)
        players = len(self.clans)
        if sorted(self.tokens) != sorted(OUTER_TOKENS):
            raise MalformedSetup("bad-tokens", "the eight outer pillage tokens are not right (S1)")
        fallen = (*self.dooms, *self.destroyed)
        is_sound = len(self.dooms) == AGES and len(set(fallen)) == len(fallen)
        if not is_sound or not all(0 <= province < OUTER for province in fallen):
            raise MalformedSetup("bad-dooms", "the doomed and destroyed provinces clash (S2, S3)")
        if len(self.destroyed) != DESTROYED_BEFORE_PLAY[players]:
            raise MalformedSetup("bad-destroyed", "wrong number of destroyed provinces (S3)")
        if len(self.packs) != AGES * players:
            raise MalformedSetup("bad-packs", "one pack for each age and seat is needed (D1)")
        for age in range(AGES):
            self._check_packs(age)

    def _check_packs(self, age: int) -> None:
        players = len(self.clans)
        left = copies_in(age + 1, players, self.edition)[:]
        for pack in self.packs[age * players : (age + 1) * players]:
            if len(pack) != DEALT:
                raise MalformedSetup("bad-packs", f"a pack of age {age + 1} has not 8 cards (D1)")
            previous = 0
            for card in pack:
                if not previous <= card < len(CARDS):
                    raise MalformedSetup("bad-packs", f"a pack of age {age + 1} is not sorted")
                if not left[card]:
                    raise MalformedSetup(
                        "bad-packs", f"age {age + 1}: more copies of a card than its deck has (K2)"
                    )
                left[card] -= 1
                previous = card

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Setup)
            and self.clans == other.clans
            and self.edition == other.edition
            and self.drafts_first_age == other.drafts_first_age
            and self.first == other.first
            and self.tokens == other.tokens
            and self.dooms == other.dooms
            and self.destroyed == other.destroyed
            and self.packs == other.packs
        )

    def __hash__(self) -> int:
        return hash((self.clans, self.edition, self.first, self.tokens, self.dooms, self.packs))


def check_options(clans: tuple[int, ...], edition: int, first: int) -> None:
    """Raise ``MalformedSetup`` unless a game can have these options."""
    if not MIN_PLAYERS <= len(clans) <= MAX_PLAYERS:
        raise MalformedSetup("bad-players", f"a game has {MIN_PLAYERS} to {MAX_PLAYERS} players")
    if len(set(clans)) != len(clans) or not all(0 <= clan < len(CLAN_NAMES) for clan in clans):
        raise MalformedSetup("bad-clans", "each player needs a clan of their own (S4)")
    if not 0 <= edition < len(EDITION_NAMES):
        raise MalformedSetup("bad-edition", "the edition is standard or first-print (V1, V2)")
    if not 0 <= first < len(clans):
        raise MalformedSetup("bad-first-player", "the first player is one of the seats (S4)")


def draw_setup(
    rng: Rng,
    players: int = MAX_PLAYERS,
    *,
    clans: tuple[int, ...] | None = None,
    edition: int = STANDARD,
    drafts_first_age: bool = True,
    first: int | None = None,
) -> Setup:
    """Draw tokens, provinces and packs (S1–S3, D1), and the first player unless given (T9).

    Raises ``MalformedSetup`` for options that no game can have.
    """
    chosen = tuple(range(players)) if clans is None else clans
    check_options(chosen, edition, 0 if first is None else first)
    count = len(chosen)
    tokens = list(OUTER_TOKENS)
    shuffle(tokens, rng)
    provinces = list(range(OUTER))
    shuffle(provinces, rng)
    packs = draw_packs(range(1, AGES + 1), count, edition, rng)
    return Setup(
        chosen,
        edition,
        drafts_first_age,
        pick(count, rng) if first is None else first,
        tuple(tokens),
        tuple(provinces[:AGES]),
        tuple(sorted(provinces[AGES : AGES + DESTROYED_BEFORE_PLAY[count]])),
        tuple(packs),
    )


def draw_packs(ages: range, players: int, edition: int, rng: Rng) -> list[tuple[int, ...]]:
    """D1: deal eight cards of each age's deck to each seat."""
    packs: list[tuple[int, ...]] = []
    for age in ages:
        cards = deck(age, players, edition)
        shuffle(cards, rng)
        starts = range(0, players * DEALT, DEALT)
        packs += [tuple(sorted(cards[start : start + DEALT])) for start in starts]
    return packs
