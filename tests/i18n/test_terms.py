from __future__ import annotations

import pytest

from fimbul.i18n import languages, messages
from fimbul.rules.board import (
    FIRST_FJORD,
    PLACE_NAMES,
    PROVINCES,
    REGION_NAMES,
    RESERVE,
    TOKEN_NAMES,
)
from fimbul.rules.cards import CARD_KIND_NAMES, CARDS

MONSTERS = {card.slug for card in CARDS if CARD_KIND_NAMES[card.kind] == "monster"}


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize(
    ("prefix", "names"),
    [
        ("province-", PLACE_NAMES[:PROVINCES]),
        ("fjord-", [name.removeprefix("fjord-") for name in PLACE_NAMES[FIRST_FJORD:RESERVE]]),
        ("place-", PLACE_NAMES[RESERVE:]),
        ("region-", REGION_NAMES),
        ("clan-", ["wolf", "raven", "serpent", "bear"]),
        ("god-", {card.god for card in CARDS if card.god}),
        ("figure-", {"warrior", "leader", "ship"} | MONSTERS),
        ("stat-", ["rage", "axes", "horns"]),
        ("kind-", CARD_KIND_NAMES),
        ("token-", TOKEN_NAMES),
        ("phase-", ["draft", "action", "discard", "quests", "ragnarok", "valhalla", "end"]),
    ],
)
def test_everything_with_a_name_is_named(language: str, prefix: str, names: list[str]) -> None:
    assert sorted(messages(language).keys(prefix)) == sorted(prefix + name for name in names)


def test_a_monster_has_the_name_of_its_card() -> None:
    own = messages("en")
    for slug in MONSTERS:
        assert own.text(f"figure-{slug}") == own.text(f"card-{slug}")
