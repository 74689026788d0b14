"""Setup (S1–S4), the decks (K1, K2, V2) and the deal (D1)."""

from collections import Counter

from tests.referee.desk import Desk
from tests.referee.facts import (
    AGES,
    CLANS,
    DEALT,
    DESTROYED_BEFORE_PLAY,
    EDITIONS,
    OUTER,
    TOKENS,
    deck,
)
from tests.referee.tape import PlainSetup


def judge_setup(desk: Desk, setup: PlainSetup) -> None:
    """Judge whether a game may begin with this setup."""
    players = len(setup["clans"])
    desk.check("S1", set(setup["tokens"]) == set(OUTER), "an outer province has no pillage token")
    desk.check("S1", Counter(setup["tokens"].values()) == TOKENS, "other pillage tokens")
    dooms = setup["dooms"]
    is_sound = len(set(dooms)) == len(AGES) == len(dooms) and set(dooms) <= set(OUTER)
    desk.check("S2", is_sound, f"the dooms are {dooms}")
    fallen = setup["destroyed"]
    is_sound = len(set(fallen)) == len(fallen) == DESTROYED_BEFORE_PLAY[players]
    is_sound = is_sound and set(fallen) <= set(OUTER) - set(dooms)
    desk.check("S3", is_sound, f"{fallen} destroyed before play")
    is_sound = len(set(setup["clans"])) == players and set(setup["clans"]) <= set(CLANS)
    desk.check("S4", is_sound, "each player takes a clan")
    desk.check("S4", 0 <= setup["first"] < players, "the first player is nobody")
    desk.check("V2", setup["edition"] in EDITIONS, "an unknown edition")
    for age, packs in zip(AGES, setup["packs"], strict=True):
        desk.check("D1", [len(pack) for pack in packs] == [DEALT] * players, "8 cards each")
        dealt = Counter(card for pack in packs for card in pack)
        extra = dealt - deck(age, players, setup["edition"])
        desk.check("K2", not extra, f"age {age}: not in the deck: {sorted(extra)}")
