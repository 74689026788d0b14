"""All cards. Importing this package fills the registry of ``card``.

Cards are in the module of their kind; clan upgrades in the module of their god.
"""

from fimbul.rules.card import (
    AGES,
    CARDS,
    IS_WHITE_DISC,
    UPGRADE_COST,
    VALUE,
    Card,
    card_by_slug,
    copies_in,
    deck,
    register,
)
from fimbul.rules.cards.battle import BATTLE_CARDS
from fimbul.rules.cards.clan import CLAN_UPGRADES
from fimbul.rules.cards.monsters import MONSTERS
from fimbul.rules.cards.quests import QUESTS
from fimbul.rules.cards.upgrades import LEADERS, SHIPS, WARRIOR_UPGRADES
from fimbul.rules.cells import slots_for
from fimbul.rules.manifest import (
    BATTLE,
    CARD_KIND,
    CARD_KIND_NAMES,
    CLAN_UPGRADE,
    IS_QUEST,
    LEADER_UPGRADE,
    MONSTER,
    QUEST,
    SHIP_UPGRADE,
    WARRIOR_UPGRADE,
)

__all__ = [
    "AGES",
    "BATTLE",
    "CARDS",
    "CARD_KIND",
    "CARD_KIND_NAMES",
    "CLAN_UPGRADE",
    "IS_QUEST",
    "IS_WHITE_DISC",
    "LEADER_UPGRADE",
    "MONSTER",
    "MONSTERS",
    "QUEST",
    "SHIP_UPGRADE",
    "UPGRADE_COST",
    "VALUE",
    "WARRIOR_UPGRADE",
    "Card",
    "card_by_slug",
    "copies_in",
    "deck",
    "slots_for",
]

register(
    (
        *MONSTERS,
        *LEADERS,
        *WARRIOR_UPGRADES,
        *SHIPS,
        *CLAN_UPGRADES,
        *QUESTS,
        *BATTLE_CARDS,
    )
)
