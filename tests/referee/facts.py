"""The referee's own facts of the game, read from ``board.toml`` and ``cards.csv`` beside it."""

import csv
import tomllib
from collections import Counter
from dataclasses import dataclass
from pathlib import Path

HERE = Path(__file__).parent

_BOARD = tomllib.loads((HERE / "board.toml").read_text("utf-8"))

YGGDRASIL = "yggdrasil"
RESERVE = "reserve"
VALHALLA = "valhalla"

OUTER: list[str] = [p["id"] for p in _BOARD["province"] if p["id"] != YGGDRASIL]
"""The ring, clockwise from the north (B1)."""
PROVINCES: list[str] = [*OUTER, YGGDRASIL]
VILLAGES: dict[str, int] = {p["id"]: p["villages"] for p in _BOARD["province"]}
REGION: dict[str, str] = {p["id"]: p["region"] for p in _BOARD["province"] if "region" in p}
FJORDS: list[str] = [fjord["id"] for fjord in _BOARD["fjord"]]
SUPPORTS: dict[str, list[str]] = {fjord["id"]: fjord["supports"] for fjord in _BOARD["fjord"]}
FJORD_OF: dict[str, str] = {p: fjord for fjord, both in SUPPORTS.items() for p in both}

TOKENS: Counter[str] = Counter(_BOARD["pillage_tokens"]["outer"])
YGGDRASIL_TOKEN: str = _BOARD["pillage_tokens"][YGGDRASIL]
TOKEN_GLORY = 5
CLANS: list[str] = list(_BOARD["clans"])
STATS = ("rage", "axes", "horns")
LAST_STEP = 5
"""Steps are counted from 0, as events tell them."""
DESTROYED_BEFORE_PLAY: dict[int, int] = {
    int(players): count for players, count in _BOARD["setup"]["destroyed_before_play"].items()
}
RAGNAROK_GLORY: list[int] = _BOARD["setup"]["ragnarok_glory"]
DEALT: int = _BOARD["setup"]["dealt"]
DRAFTED: int = _BOARD["setup"]["drafted"]
MOST_RAGE = 12
AGES = (1, 2, 3)

FIRST_PRINT = "first-print"
EDITIONS = ("standard", FIRST_PRINT)

SLOTS: dict[str, list[str]] = {
    "warrior": ["warrior"],
    "leader": ["leader"],
    "ship": ["ship"],
    "monster": ["monster-1", "monster-2"],
    "clan": ["clan-1", "clan-2", "clan-3"],
}
"""C4: the slots for each kind of upgrade."""


def steps_of(stat: str, edition: str) -> list[int]:
    """C2, V2: the six values of a stat."""
    steps: list[int] = _BOARD["stats"][stat]
    if edition == FIRST_PRINT:
        return list(_BOARD["edition"][FIRST_PRINT].get(stat, steps))
    return steps


def neighbours(province: str) -> set[str]:
    """B1: the adjacent provinces."""
    if province == YGGDRASIL:
        return set(OUTER)
    at = OUTER.index(province)
    return {OUTER[at - 1], OUTER[(at + 1) % len(OUTER)], YGGDRASIL}


ADJACENT: dict[str, set[str]] = {province: neighbours(province) for province in PROVINCES}


@dataclass(frozen=True)
class Card:
    """A line of ``cards.csv``. ``value`` is the printed number, 0 for Heimdall's X."""

    slug: str
    name: str
    age: int
    kind: str
    value: int
    copies: tuple[int, int, int]

    @property
    def is_upgrade(self) -> bool:
        return self.kind in SLOTS

    def copies_for(self, players: int) -> int:
        """K2: the copies in a deck for this number of players."""
        return sum(self.copies[: players - 1])


def _read_cards() -> dict[str, Card]:
    with (HERE / "cards.csv").open(encoding="utf-8", newline="") as file:
        lines = list(csv.DictReader(file))
    ages_of_name = Counter(line["name"] for line in lines)
    cards: dict[str, Card] = {}
    for line in lines:
        slug = line["name"].lower().replace("'", "").replace("!", "").replace(" ", "-")
        if ages_of_name[line["name"]] > 1:
            slug += f"-{line['age']}"
        cards[slug] = Card(
            slug,
            line["name"],
            int(line["age"]),
            line["kind"],
            int(line["value"]) if line["value"] != "X" else 0,
            (int(line["copies_2p"]), int(line["copies_3p"]), int(line["copies_4p"])),
        )
    return cards


CARDS: dict[str, Card] = _read_cards()


def deck(age: int, players: int, edition: str) -> Counter[str]:
    """K1, K2, V2: an age's deck."""
    without = _BOARD["edition"][FIRST_PRINT]["without_cards"] if edition == FIRST_PRINT else []
    return Counter(
        {
            card.slug: card.copies_for(players)
            for card in CARDS.values()
            if card.age == age and card.name not in without and card.copies_for(players)
        }
    )


MONSTERS: list[str] = [card.slug for card in CARDS.values() if card.kind == "monster"]
NAVAL = {"ship", "sea-serpent"}
"""C5, N8: they invade fjords and never move."""
WHITE_DISC = {"heimdalls-eye", "heimdalls-gaze"}
FREE_MONSTERS = {"dwarf-chieftain", "soldier-of-hel"}
FIRST_AGE_OF_WHITE_DISCS = 2
"""docs/readings.md: in age 1 nobody is asked for late cards."""

SHIP_GLORY = {"lokis-dragons": 4, "fire-dragons": 8, "eternal-dragons": 12}
RELEASE_GLORY = {"lokis-domain": 1, "lokis-eminence": 2, "lokis-wrath": 3}
QUEST_VALUE = {"tyrs-domain": 3, "tyrs-wrath": 5}
"""G5: what a quest may count for in battle, by upgrade."""
