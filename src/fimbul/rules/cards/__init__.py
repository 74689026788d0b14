"""All cards, in the order that gives them their ids: by age, then by kind."""

from typing import Final

from fimbul.rules.cards.battle import BATTLE_CARDS
from fimbul.rules.cards.card import (
    BATTLE,
    CLAN_UPGRADE,
    KIND_NAMES,
    LEADER_UPGRADE,
    MONSTER,
    QUEST,
    SHIP_UPGRADE,
    WARRIOR_UPGRADE,
    Card,
)
from fimbul.rules.cards.monsters import MONSTERS
from fimbul.rules.cards.quests import QUESTS
from fimbul.rules.cards.upgrades import CLAN_UPGRADES, LEADERS, SHIPS, WARRIOR_UPGRADES
from fimbul.rules.cells import CLAN_SLOT, FIRST_PRINT, MONSTER_SLOT
from fimbul.rules.native import i64, vec

__all__ = [
    "BATTLE",
    "CARDS",
    "CLAN_UPGRADE",
    "KIND_NAMES",
    "LEADER_UPGRADE",
    "MONSTER",
    "MONSTERS",
    "QUEST",
    "SHIP_UPGRADE",
    "WARRIOR_UPGRADE",
    "Card",
    "card_by_slug",
    "deck",
    "slots_for",
]

AGES: Final = 3

NOT_IN_FIRST_PRINT: Final = ("Dwarf Chieftain", "Dark Elf", "Soldier of Hel")
"""V2: the three cards that the 99-card edition lacks."""


def _in_order() -> tuple[Card, ...]:
    groups = (
        MONSTERS,
        LEADERS,
        WARRIOR_UPGRADES,
        SHIPS,
        CLAN_UPGRADES,
        QUESTS,
        BATTLE_CARDS,
    )
    cards: list[Card] = []
    for age in range(1, AGES + 1):
        for group in groups:
            cards += [card for card in group if card.age == age]
    names = [card.name for card in cards]
    for index, card in enumerate(cards):
        card.id = index
        if names.count(card.name) > 1:
            card.slug = f"{card.slug}-{card.age}"
    return tuple(cards)


CARDS: Final = _in_order()
"""The 78 kinds of card; a card's id is its index here."""

_BY_SLUG: Final = {card.slug: card for card in CARDS}


def card_by_slug(slug: str) -> Card:
    """The card with this slug; ``KeyError`` when there is none."""
    return _BY_SLUG[slug]


def deck(age: int, players: int, edition: int) -> list[int]:
    """The ids of the cards of an age's deck, each as often as it is in it (K1, K2, V1, V2)."""
    return list(_DECKS[_deck_index(age, players, edition)])


def copies_in(age: int, players: int, edition: int) -> vec[i64]:
    """How often each card is in an age's deck, by its id (K1, K2, V1, V2). Do not change it."""
    return _COPIES[_deck_index(age, players, edition)]


def _deck_index(age: int, players: int, edition: int) -> int:
    return ((age - 1) * MOST_PLAYERS + players) * 2 + edition


def _copies_of(card: Card, age: int, players: int, edition: int) -> int:
    is_missing = edition == FIRST_PRINT and card.name in NOT_IN_FIRST_PRINT
    return 0 if is_missing or card.age != age else card.copies_for(players)


MOST_PLAYERS: Final = 5
_COPIES: Final = [
    vec[i64]([_copies_of(card, age, players, edition) for card in CARDS])
    for age in range(1, AGES + 1)
    for players in range(MOST_PLAYERS)
    for edition in range(2)
]
_DECKS: Final = [
    tuple([card.id for card in CARDS for _ in range(copies[card.id])]) for copies in _COPIES
]


def slots_for(kind: int) -> range:
    """The slots of the clan sheet that a kind of upgrade may go to (C4)."""
    if kind == MONSTER:
        return range(MONSTER_SLOT, CLAN_SLOT)
    if kind == CLAN_UPGRADE:
        return range(CLAN_SLOT, 8)
    return range(kind - WARRIOR_UPGRADE, kind - WARRIOR_UPGRADE + 1)


VALUE: Final = vec[i64]([card.value for card in CARDS])
KIND: Final = vec[i64]([card.kind for card in CARDS])
IS_WHITE_DISC: Final = vec[bool]([card.is_white_disc for card in CARDS])
UPGRADE_COST: Final = vec[i64]([0 if card.is_free else card.value for card in CARDS])
IS_QUEST: Final = vec[bool]([card.kind == QUEST for card in CARDS])
"""Facts of all cards by id, for the hot paths."""
