"""What a card is: a record of its facts, its powers and its hooks.

A card of ``cards`` holds everything that is particular to it in one place; its words are messages
under ``text_key``. The flow calls the hooks of each moment and adds up the powers of a clan sheet;
it never asks for a card by name. ``register`` fills the lists below. They are laid out by
``manifest`` and not by ``cards``, so that the flow can import them and the cards can import the
flow.
"""

from collections.abc import Callable, Iterable
from typing import Final

from fimbul.rules.cells import BASE, FIRST_PRINT, SLOT, SLOTS
from fimbul.rules.decision import TurnAction, register_action
from fimbul.rules.manifest import (
    BATTLE,
    CARD_KIND,
    FIGURE_COUNT,
    FIGURE_OF_CARD,
    ID_OF,
    IS_NAVAL,
    LEADER,
    MAX_PLAYERS,
    MIN_PLAYERS,
    MONSTER,
    QUEST,
    SHIP,
    SLUGS,
    WARRIOR,
    WARRIOR_UPGRADE,
)
from fimbul.rules.native import append, i64, vec
from fimbul.rules.piles import MOST_PLAYED
from fimbul.rules.state import PublicState, State

AGES: Final = 3

Copies = tuple[int, ...]
"""K2: how many are in the deck always, how many more from 3 players on, from 4 on, and so on."""

SeatHook = Callable[[State, int], None]
"""Called with the state and the seat whose card it is."""
PlaceHook = Callable[[State, int, int], None]
"""Called with the state, the seat whose card it is, and a province."""
CountHook = Callable[[State, int, int, int], None]
"""Called with the state, the seat whose card it is, a province, and a number."""
DeadHook = Callable[[State, int, int], None]
"""Called with the state, the seat whose card it is, and how many enemy figures died."""
DoomHook = Callable[[State, int, int, int, int], bool]
"""Called with the state, the seat whose card it is, a province, and its doomed figures: how many
warriors, and a mask of the others. Returns whether it takes over: then nobody is destroyed yet."""
KeepHook = Callable[[State, int], bool]
"""Called with the state and the seat whose card it is. Returns whether it takes over: then the
caller discards nothing."""
Judge = Callable[[PublicState, int], bool]
"""Called with the state and a seat. Returns whether the seat has fulfilled the quest."""

# --- which hooks a clan sheet has: bits of the cell ``HOOKS`` -------------------------------------
HAS_ACTION: Final = 1
REINFORCES: Final = 2
AFTER_INVASION: Final = 4
SAVES: Final = 8
KEEPS_CARDS: Final = 16
COUNTS_DEAD: Final = 32
AFTER_LOSS: Final = 64


def slug_of(name: str) -> str:
    """The name in lower case, without apostrophes and exclamation marks, hyphenated."""
    return name.lower().replace("'", "").replace("!", "").replace(" ", "-")


class Card:
    """A card of one age; ``copies`` says how many of it are in the deck (K1, K2).

    Hooks, each ``None`` when the card has nothing to do at that moment. Of a battle card that was
    revealed, in the order in which they are called (G1, G8):

    ``cancels``, ``sweeps``, ``before_comparing``
        the three groups of texts after the reveal (G1);
    ``after_comparing``
        winning, losing and the dead (G8 step 3);
    ``on_pillage``
        after the owner's successful pillage (G8 step 5).

    Of a quest: ``fulfilled`` judges it (F2).

    Of an upgrade on the clan sheet:

    ``action``
        an action of its own for the owner's turns (A2);
    ``on_invade``
        when the monster itself invades a province (N1);
    ``reinforces``
        then: may send more; it goes on with ``invade.after_invasion`` (N1);
    ``after_invasion``
        then: with the number of figures that came (N1);
    ``saves``
        when figures of the clan are doomed (X1);
    ``escapes``
        of a monster that is itself among the doomed (X3);
    ``keeps_cards``
        when the owner has won a battle (G8 step 4);
    ``on_pillage``
        after a successful pillage in which its figure took part (G8 step 5, G13);
    ``counts_dead``
        after a battle; a monster's if it took part (G8 step 7, G11);
    ``after_loss``
        when the owner has lost a battle (G8 step 8).
    """

    __slots__ = (
        "action",
        "after_comparing",
        "after_invasion",
        "after_loss",
        "age",
        "before_comparing",
        "cancels",
        "copies",
        "counts_dead",
        "escapes",
        "fallen",
        "fulfilled",
        "god",
        "has_variable_value",
        "hooks",
        "id",
        "is_free",
        "is_in_first_print",
        "is_white_disc",
        "keeps_cards",
        "kind",
        "name",
        "on_invade",
        "on_pillage",
        "powers",
        "provinces",
        "reinforces",
        "saves",
        "slug",
        "sweeps",
        "text_key",
        "value",
        "value_in_yggdrasil",
    )

    def __init__(
        self,
        slug: str,
        age: int,
        name: str,
        value: int,
        copies: Copies,
        god: str = "",
        *,
        is_in_first_print: bool = True,
        powers: tuple[tuple[int, int], ...] = (),
        has_variable_value: bool = False,
        is_white_disc: bool = False,
        cancels: SeatHook | None = None,
        sweeps: SeatHook | None = None,
        before_comparing: SeatHook | None = None,
        after_comparing: SeatHook | None = None,
        on_pillage: SeatHook | None = None,
        fulfilled: Judge | None = None,
        provinces: int = 0,
        fallen: int = 0,
        is_free: bool = False,
        value_in_yggdrasil: int = 0,
        action: TurnAction | None = None,
        on_invade: PlaceHook | None = None,
        reinforces: PlaceHook | None = None,
        after_invasion: CountHook | None = None,
        saves: DoomHook | None = None,
        escapes: DoomHook | None = None,
        keeps_cards: KeepHook | None = None,
        counts_dead: DeadHook | None = None,
        after_loss: PlaceHook | None = None,
    ) -> None:
        if slug not in ID_OF:
            raise ValueError(f"{name} has no line in the manifest: there is no card {slug!r}")
        self.id = ID_OF[slug]
        """Its place in the manifest."""
        self.slug = slug
        self.kind: int = CARD_KIND[self.id]
        self.age = age
        self.name = name
        self.text_key = "card-" + slug_of(name)
        self.value = value
        self.copies = copies
        self.god = god
        self.is_in_first_print = is_in_first_print
        """V2: whether the 99-card edition has it."""
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
        self.fulfilled = fulfilled
        self.provinces = provinces
        """Of a quest for strength: the provinces it is about (F3)."""
        self.fallen = fallen
        """Of a quest for the fallen: how many own figures in Valhalla it asks for."""
        self.is_free = is_free
        """Of a monster: costs no rage to play and none to invade."""
        self.value_in_yggdrasil = value_in_yggdrasil or value
        """Of a monster: its strength in Yggdrasil."""
        self.action = action
        self.on_invade = on_invade
        self.reinforces = reinforces
        self.after_invasion = after_invasion
        self.saves = saves
        self.escapes = escapes
        self.keeps_cards = keeps_cards
        self.counts_dead = counts_dead
        self.after_loss = after_loss
        self.hooks = (
            HAS_ACTION * (action is not None)
            | REINFORCES * (reinforces is not None)
            | AFTER_INVASION * (after_invasion is not None)
            | SAVES * (saves is not None)
            | KEEPS_CARDS * (keeps_cards is not None)
            | COUNTS_DEAD * (counts_dead is not None)
            | AFTER_LOSS * (after_loss is not None)
        )
        """Which hooks it brings to its clan sheet."""

    @property
    def is_upgrade(self) -> bool:
        """Whether it goes to a slot of the clan sheet (U1)."""
        return self.kind >= WARRIOR_UPGRADE

    @property
    def is_naval(self) -> bool:
        """Of a monster: whether it counts as a ship (N8)."""
        figure = FIGURE_OF_CARD[self.id]
        return figure >= 0 and IS_NAVAL[figure]

    def copies_for(self, players: int) -> int:
        """How many copies are in the deck with this number of players (K2)."""
        return sum(self.copies[: players - 1])

    def __repr__(self) -> str:
        return f"<Card {self.slug}>"


# --- the registry ---------------------------------------------------------------------------------
CARDS: Final[list[Card]] = []
"""All cards by id."""
VALUE: Final = vec[i64]([0] * len(SLUGS))
UPGRADE_COST: Final = vec[i64]([0] * len(SLUGS))
IS_WHITE_DISC: Final = vec[bool]([False] * len(SLUGS))
"""Facts of all cards by id, for the hot paths."""
HAS_LATE_CARDS: Final = vec[bool]([False] * (AGES + 1))
"""By age: whether anybody can hold a card with a white disc by then (P6)."""
CANCELS: Final[list[SeatHook | None]] = [None] * len(SLUGS)
SWEEPS: Final[list[SeatHook | None]] = [None] * len(SLUGS)
BEFORE: Final[list[SeatHook | None]] = [None] * len(SLUGS)
AFTER: Final[list[SeatHook | None]] = [None] * len(SLUGS)
PILLAGING: Final[list[SeatHook | None]] = [None] * len(SLUGS)
"""The texts of battle cards by id: any other card that is revealed has none (P5)."""
STRENGTH: Final = vec[i64]([0] * FIGURE_COUNT)
STRENGTH_IN_YGGDRASIL: Final = vec[i64]([0] * FIGURE_COUNT)
INVASION_COST: Final = vec[i64]([0] * FIGURE_COUNT)
"""I1, N5: the rage that each figure costs to invade; a warrior's bonus is added (N9)."""

_COPIES: Final[list[vec[i64]]] = []
_DECKS: Final[list[list[int]]] = []


def register(cards: Iterable[Card]) -> None:
    """Fill the registry. Raises ``ValueError`` with a sentence that names what is wrong."""
    by_id: dict[int, Card] = {}
    for card in cards:
        if card.id in by_id:
            raise ValueError(f"there are two cards with the slug {card.slug!r}")
        by_id[card.id] = card
    for card_id, slug in enumerate(SLUGS):
        if card_id not in by_id:
            raise ValueError(f"the manifest has a line for {slug!r}, but no card has that slug")
        card = by_id[card_id]
        _check(card)
        CARDS.append(card)
        if card.action is not None:
            card.action.cards = append(card.action.cards, card_id)
            if len(card.action.cards) == 1:
                register_action(card.action)
    for card in CARDS:
        VALUE[card.id] = card.value
        UPGRADE_COST[card.id] = 0 if card.is_free else card.value
        IS_WHITE_DISC[card.id] = card.is_white_disc
        for age in range(card.age if card.is_white_disc else AGES + 1, AGES + 1):
            HAS_LATE_CARDS[age] = True
        if card.kind == BATTLE:
            CANCELS[card.id] = card.cancels
            SWEEPS[card.id] = card.sweeps
            BEFORE[card.id] = card.before_comparing
            AFTER[card.id] = card.after_comparing
            PILLAGING[card.id] = card.on_pillage
        elif card.kind == MONSTER:
            _set_figure(FIGURE_OF_CARD[card.id], card.value, card.value_in_yggdrasil)
            INVASION_COST[FIGURE_OF_CARD[card.id]] = UPGRADE_COST[card.id]
    for figure, strength, cost in ((WARRIOR, 1, 1), (LEADER, 3, 0), (SHIP, 2, 2)):
        _set_figure(figure, strength, strength)
        INVASION_COST[figure] = cost
    discs = sum([card.copies_for(MAX_PLAYERS) for card in CARDS if card.is_white_disc])
    if discs >= MOST_PLAYED:
        raise ValueError(f"{discs} cards with a white disc: MOST_PLAYED must be at least one more")
    _make_decks()


def _check(card: Card) -> None:
    if card.kind == QUEST and card.fulfilled is None:
        raise ValueError(f"the quest {card.slug!r} does not say when it is fulfilled")
    if card.kind == MONSTER and sum(card.copies) > 1:
        raise ValueError(f"the monster {card.slug!r} has several copies, and each seat one place")
    if not 1 <= card.age <= AGES:
        raise ValueError(f"the card {card.slug!r} is of age {card.age}, and there are {AGES}")


def _set_figure(figure: i64, strength: i64, in_yggdrasil: i64) -> None:
    STRENGTH[figure] = strength
    STRENGTH_IN_YGGDRASIL[figure] = in_yggdrasil


def _make_decks() -> None:
    for age in range(1, AGES + 1):
        for players in range(MIN_PLAYERS, MAX_PLAYERS + 1):
            for edition in range(2):
                copies = [_copies_of(card, age, players, edition) for card in CARDS]
                _COPIES.append(vec[i64](copies))
                _DECKS.append([card.id for card in CARDS for _ in range(copies[card.id])])


def _deck_index(age: int, players: int, edition: int) -> int:
    if not (1 <= age <= AGES and MIN_PLAYERS <= players <= MAX_PLAYERS and 0 <= edition < 2):
        raise ValueError(f"no deck for age {age}, {players} players and edition {edition}")
    return ((age - 1) * (MAX_PLAYERS - MIN_PLAYERS + 1) + players - MIN_PLAYERS) * 2 + edition


def _copies_of(card: Card, age: int, players: int, edition: int) -> int:
    is_missing = edition == FIRST_PRINT and not card.is_in_first_print
    return 0 if is_missing or card.age != age else card.copies_for(players)


def card_by_slug(slug: str) -> Card:
    """The card with this slug; ``KeyError`` when there is none."""
    return CARDS[ID_OF[slug]]


def deck(age: int, players: int, edition: int) -> list[int]:
    """The ids of the cards of an age's deck, each as often as it is in it (K1, K2, V1, V2)."""
    return _DECKS[_deck_index(age, players, edition)][:]


def copies_in(age: int, players: int, edition: int) -> vec[i64]:
    """How often each card is in an age's deck, by its id (K1, K2, V1, V2). Do not change it."""
    return _COPIES[_deck_index(age, players, edition)]


# --- the hooks of a clan sheet --------------------------------------------------------------------


def cards_with(state: PublicState, seat: i64, hook: i64) -> list[Card]:
    """The cards on a seat's clan sheet with this hook, in the order of their slots."""
    found: list[Card] = []
    at = BASE[seat] + SLOT
    for slot in range(SLOTS):
        card = state.cells[at + slot]
        if card >= 0 and CARDS[card].hooks & hook:
            found.append(CARDS[card])
    return found
