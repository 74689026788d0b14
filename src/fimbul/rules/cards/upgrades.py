"""Upgrades of leader, warriors, ship and clan (U1–U3). Most are powers alone (see ``cells``)."""

from typing import Final

from fimbul.rules.cards.card import (
    CLAN_UPGRADE,
    LEADER_UPGRADE,
    SHIP_UPGRADE,
    WARRIOR_UPGRADE,
    Card,
)
from fimbul.rules.cells import (
    BOARD_GLORY,
    KEEPS_CARDS,
    PAIR_BONUS,
    PILLAGES_AGAIN,
    PILLAGES_AT_ONCE,
    PROTECTS,
    QUEST_COUNTS_3,
    QUEST_COUNTS_5,
    QUEST_DOUBLES,
    RAGNAROK_DOUBLES,
    RECALLS,
    REINFORCES,
    RELEASE_GLORY,
    RETURNS,
    SACRIFICES,
    SHIP_LOSS_GLORY,
    SLAUGHTER_GLORY,
    STATS,
    UPGRADE_DISCOUNT,
    WARRIOR_BONUS,
)
from fimbul.rules.flow import LEADER_MOVE
from fimbul.rules.gains import offer_stat, raise_stat
from fimbul.rules.native import i64
from fimbul.rules.state import State


def _lord_of_hammers(state: State, seat: i64) -> None:
    """The leader may move to an adjacent province."""
    state.push(LEADER_MOVE, seat)


def _lord_of_axes(state: State, seat: i64) -> None:
    """One stat of the owner's choice, one step up."""
    offer_stat(state, seat)


def _lord_of_spears(state: State, seat: i64) -> None:
    """All three stats, one step up."""
    for stat in range(STATS):
        raise_stat(state, seat, stat)


LEADERS: Final = (
    Card(1, "Lord of Hammers", LEADER_UPGRADE, 3, (1, 0, 0), on_pillage=_lord_of_hammers),
    Card(2, "Lord of Axes", LEADER_UPGRADE, 3, (1, 0, 0), on_pillage=_lord_of_axes),
    Card(3, "Lord of Spears", LEADER_UPGRADE, 3, (1, 0, 0), on_pillage=_lord_of_spears),
)

WARRIOR_UPGRADES: Final = (
    Card(1, "Brothers in Arms", WARRIOR_UPGRADE, 1, (1, 0, 0), powers=((PAIR_BONUS, 1),)),
    Card(2, "Experts in Arms", WARRIOR_UPGRADE, 2, (1, 0, 0), powers=((WARRIOR_BONUS, 1),)),
    Card(
        3,
        "Masters in Arms",
        WARRIOR_UPGRADE,
        2,
        (1, 0, 0),
        powers=((WARRIOR_BONUS, 1), (PAIR_BONUS, 2)),
    ),
)

SHIPS: Final = (
    Card(1, "Loki's Dragons", SHIP_UPGRADE, 2, (1, 0, 0), "loki", powers=((SHIP_LOSS_GLORY, 4),)),
    Card(2, "Fire Dragons", SHIP_UPGRADE, 2, (1, 0, 0), powers=((SHIP_LOSS_GLORY, 8),)),
    Card(3, "Eternal Dragons", SHIP_UPGRADE, 2, (1, 0, 0), powers=((SHIP_LOSS_GLORY, 12),)),
)


def _clan(
    age: i64,
    name: str,
    value: i64,
    copies: tuple[int, int, int],
    god: str,
    power: i64,
    amount: i64 = 1,
) -> Card:
    return Card(age, name, CLAN_UPGRADE, value, copies, god, powers=((power, amount),))


CLAN_UPGRADES: Final = (
    _clan(1, "Loki's Domain", 1, (1, 0, 0), "loki", RELEASE_GLORY, 1),
    _clan(1, "Loki's Blessing", 1, (0, 0, 1), "loki", RETURNS),
    _clan(1, "Frigga's Charm", 0, (1, 0, 0), "frigga", UPGRADE_DISCOUNT),
    _clan(1, "Frigga's Succor", 2, (0, 1, 0), "frigga", REINFORCES),
    _clan(1, "Thor's Glory", 2, (1, 0, 0), "thor", SLAUGHTER_GLORY, 2),
    _clan(1, "Tyr's Domain", 0, (0, 1, 0), "tyr", QUEST_COUNTS_3),
    _clan(2, "Odin's Inspiration", 2, (1, 0, 0), "odin", RAGNAROK_DOUBLES),
    _clan(2, "Tyr's Challenge", 0, (1, 0, 0), "tyr", PILLAGES_AGAIN),
    _clan(2, "Tyr's Prowess", 2, (0, 1, 0), "tyr", KEEPS_CARDS),
    _clan(2, "Frigga's Protection", 0, (1, 0, 0), "frigga", PROTECTS),
    _clan(2, "Loki's Eminence", 2, (0, 1, 0), "loki", RELEASE_GLORY, 2),
    _clan(2, "Thor's Domain", 1, (0, 0, 1), "thor", PILLAGES_AT_ONCE),
    _clan(3, "Frigga's Domain", 0, (1, 0, 0), "frigga", RECALLS),
    _clan(3, "Frigga's Sacrifice", 1, (0, 1, 0), "frigga", SACRIFICES),
    _clan(3, "Odin's Throne", 2, (1, 0, 0), "odin", QUEST_DOUBLES),
    _clan(3, "Thor's Conquest", 3, (1, 0, 0), "thor", BOARD_GLORY, 3),
    _clan(3, "Tyr's Wrath", 1, (0, 1, 0), "tyr", QUEST_COUNTS_5),
    _clan(3, "Loki's Wrath", 3, (0, 0, 1), "loki", RELEASE_GLORY, 3),
)
