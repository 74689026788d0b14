"""The decks (K1, K2) and the editions (V1, V2): the facts of all cards."""

from collections import Counter

import pytest

from fimbul.rules import CARD_KIND_NAMES, CARDS, EDITION_NAMES, card_by_slug, deck
from tests.scenario import Scenario

STANDARD = EDITION_NAMES.index("standard")
FIRST_PRINT = EDITION_NAMES.index("first-print")

Fact = tuple[int, str, str, str, tuple[int, int, int], str]

# Age, name, kind, printed value; copies in every deck, added from 3 players on, added with 4; god.
FACTS: tuple[Fact, ...] = (
    (1, "Troll", "monster", "2", (1, 0, 0), ""),
    (1, "Dwarf Chieftain", "monster", "2", (1, 0, 0), ""),
    (1, "Sea Serpent", "monster", "3", (0, 1, 0), ""),
    (1, "Lord of Hammers", "leader", "3", (1, 0, 0), ""),
    (1, "Brothers in Arms", "warrior", "1", (1, 0, 0), ""),
    (1, "Loki's Dragons", "ship", "2", (1, 0, 0), "loki"),
    (1, "Loki's Domain", "clan", "1", (1, 0, 0), "loki"),
    (1, "Loki's Blessing", "clan", "1", (0, 0, 1), "loki"),
    (1, "Frigga's Charm", "clan", "0", (1, 0, 0), "frigga"),
    (1, "Frigga's Succor", "clan", "2", (0, 1, 0), "frigga"),
    (1, "Thor's Glory", "clan", "2", (1, 0, 0), "thor"),
    (1, "Tyr's Domain", "clan", "0", (0, 1, 0), "tyr"),
    (1, "Alfheim!", "quest", "5", (1, 0, 1), ""),
    (1, "Jotunheim!", "quest", "5", (1, 0, 1), ""),
    (1, "Manheim!", "quest", "5", (1, 0, 1), ""),
    (1, "Yggdrasil!", "quest", "6", (0, 1, 0), ""),
    (1, "Glorious Death!", "quest", "6", (1, 0, 1), ""),
    (1, "Odin's Smite", "battle", "1", (1, 1, 0), "odin"),
    (1, "Heimdall's Sight", "battle", "X", (1, 0, 0), "heimdall"),
    (1, "Frigga's Grace", "battle", "2", (1, 0, 1), "frigga"),
    (1, "Loki's Trickery", "battle", "0", (1, 0, 1), "loki"),
    (1, "Thor's Hammer", "battle", "1", (1, 0, 0), "thor"),
    (1, "Tyr's Bash", "battle", "2", (1, 0, 0), "tyr"),
    (1, "Tyr's Smash", "battle", "3", (1, 1, 0), "tyr"),
    (1, "Tyr's Crush", "battle", "4", (0, 0, 1), "tyr"),
    (1, "Tyr's Smite", "battle", "5", (1, 0, 0), "tyr"),
    (2, "Valkyrie", "monster", "2", (1, 0, 0), ""),
    (2, "Dark Elf", "monster", "1", (1, 0, 0), ""),
    (2, "Fire Giant", "monster", "4", (0, 1, 0), ""),
    (2, "Lord of Axes", "leader", "3", (1, 0, 0), ""),
    (2, "Experts in Arms", "warrior", "2", (1, 0, 0), ""),
    (2, "Fire Dragons", "ship", "2", (1, 0, 0), ""),
    (2, "Odin's Inspiration", "clan", "2", (1, 0, 0), "odin"),
    (2, "Tyr's Challenge", "clan", "0", (1, 0, 0), "tyr"),
    (2, "Tyr's Prowess", "clan", "2", (0, 1, 0), "tyr"),
    (2, "Frigga's Protection", "clan", "0", (1, 0, 0), "frigga"),
    (2, "Loki's Eminence", "clan", "2", (0, 1, 0), "loki"),
    (2, "Thor's Domain", "clan", "1", (0, 0, 1), "thor"),
    (2, "Alfheim!", "quest", "7", (1, 0, 1), ""),
    (2, "Jotunheim!", "quest", "7", (1, 0, 1), ""),
    (2, "Manheim!", "quest", "7", (1, 0, 1), ""),
    (2, "Yggdrasil!", "quest", "8", (0, 1, 0), ""),
    (2, "Glorious Death!", "quest", "8", (1, 0, 1), ""),
    (2, "Odin's Tide", "battle", "1", (1, 0, 1), "odin"),
    (2, "Heimdall's Eye", "battle", "2", (2, 1, 0), "heimdall"),
    (2, "Heimdall's Watch", "battle", "0", (1, 0, 0), "heimdall"),
    (2, "Loki's Backstab", "battle", "0", (1, 0, 1), "loki"),
    (2, "Thor's Oath", "battle", "1", (1, 0, 0), "thor"),
    (2, "Tyr's Smash", "battle", "3", (0, 0, 1), "tyr"),
    (2, "Tyr's Crush", "battle", "4", (1, 0, 0), "tyr"),
    (2, "Tyr's Smite", "battle", "5", (0, 1, 0), "tyr"),
    (2, "Tyr's Rage", "battle", "6", (1, 0, 0), "tyr"),
    (3, "Frost Giant", "monster", "4", (1, 0, 0), ""),
    (3, "Soldier of Hel", "monster", "3", (1, 0, 0), ""),
    (3, "Volur Witch", "monster", "3", (0, 1, 0), ""),
    (3, "Lord of Spears", "leader", "3", (1, 0, 0), ""),
    (3, "Masters in Arms", "warrior", "2", (1, 0, 0), ""),
    (3, "Eternal Dragons", "ship", "2", (1, 0, 0), ""),
    (3, "Frigga's Domain", "clan", "0", (1, 0, 0), "frigga"),
    (3, "Frigga's Sacrifice", "clan", "1", (0, 1, 0), "frigga"),
    (3, "Odin's Throne", "clan", "2", (1, 0, 0), "odin"),
    (3, "Thor's Conquest", "clan", "3", (1, 0, 0), "thor"),
    (3, "Tyr's Wrath", "clan", "1", (0, 1, 0), "tyr"),
    (3, "Loki's Wrath", "clan", "3", (0, 0, 1), "loki"),
    (3, "Alfheim!", "quest", "9", (1, 0, 1), ""),
    (3, "Jotunheim!", "quest", "9", (1, 0, 1), ""),
    (3, "Manheim!", "quest", "9", (1, 0, 1), ""),
    (3, "Yggdrasil!", "quest", "11", (0, 1, 0), ""),
    (3, "Glorious Death!", "quest", "11", (1, 0, 1), ""),
    (3, "Odin's Judgement", "battle", "2", (1, 0, 1), "odin"),
    (3, "Heimdall's Gaze", "battle", "3", (1, 1, 0), "heimdall"),
    (3, "Heimdall's Watch", "battle", "0", (1, 0, 0), "heimdall"),
    (3, "Loki's Poison", "battle", "0", (1, 0, 0), "loki"),
    (3, "Thor's Primacy", "battle", "3", (1, 1, 0), "thor"),
    (3, "Thor's Ascension", "battle", "1", (1, 0, 1), "thor"),
    (3, "Tyr's Crush", "battle", "4", (1, 0, 0), "tyr"),
    (3, "Tyr's Smite", "battle", "5", (0, 0, 1), "tyr"),
    (3, "Tyr's Rage", "battle", "6", (1, 0, 0), "tyr"),
)


def deck_of(age: int, players: int = 4, edition: int = STANDARD) -> list[str]:
    """The slugs of a deck, one for each copy of a card."""
    return [CARDS[card].slug for card in deck(age, players, edition)]


def test_every_card_is_as_printed_K1() -> None:
    cards = [
        (
            card.age,
            card.name,
            CARD_KIND_NAMES[card.kind],
            "X" if card.has_variable_value else str(card.value),
            card.copies,
            card.god,
        )
        for card in CARDS
    ]
    assert sorted(cards) == sorted(FACTS)


def test_white_disc_cards_are_eye_and_gaze_K1() -> None:
    assert [card.slug for card in CARDS if card.is_white_disc] == [
        "heimdalls-eye",
        "heimdalls-gaze",
    ]


def test_slugs_are_unique_and_find_their_card_K1() -> None:
    assert len({card.slug for card in CARDS}) == len(CARDS) == 78
    assert all(card_by_slug(card.slug) is card for card in CARDS)
    assert card_by_slug("tyrs-smite-2").age == 2
    assert card_by_slug("tyrs-smite-3").age == 3


def test_three_decks_of_34_make_102_cards_K1_V1() -> None:
    assert [len(deck_of(age)) for age in (1, 2, 3)] == [34, 34, 34]


def test_a_deck_has_only_cards_of_its_age_K1() -> None:
    for age in (1, 2, 3):
        assert {card_by_slug(slug).age for slug in deck_of(age)} == {age}


@pytest.mark.parametrize("age", [1, 2, 3])
def test_each_deck_has_its_number_of_cards_of_each_kind_K1(age: int) -> None:
    kinds = Counter(CARD_KIND_NAMES[card_by_slug(slug).kind] for slug in deck_of(age))
    assert kinds == {
        "monster": 3,
        "leader": 1,
        "warrior": 1,
        "ship": 1,
        "clan": 6,
        "quest": 9,
        "battle": 13,
    }


@pytest.mark.parametrize("edition", [STANDARD, FIRST_PRINT])
@pytest.mark.parametrize("age", [1, 2, 3])
def test_eight_cards_need_4_players_and_six_need_3_K2_V2(age: int, edition: int) -> None:
    sizes = [len(deck_of(age, players, edition)) for players in (2, 3, 4)]
    assert sizes[2] - sizes[1] == 8
    assert sizes[1] - sizes[0] == 6


@pytest.mark.parametrize(
    ("slug", "with_2", "with_3", "with_4"),
    [
        ("troll", 1, 1, 1),
        ("sea-serpent", 0, 1, 1),
        ("lokis-blessing", 0, 0, 1),
        ("alfheim-1", 1, 1, 2),
        ("odins-smite", 1, 2, 2),
    ],
)
def test_cards_with_a_badge_are_used_only_with_enough_players_K2(
    slug: str, with_2: int, with_3: int, with_4: int
) -> None:
    assert [deck_of(1, players).count(slug) for players in (2, 3, 4)] == [with_2, with_3, with_4]


def test_standard_edition_has_nine_monsters_and_axes_ending_in_8_V1() -> None:
    monsters = [card for card in CARDS if CARD_KIND_NAMES[card.kind] == "monster"]
    assert sum(deck_of(card.age).count(card.slug) for card in monsters) == 9
    steps = [
        Scenario().steps("wolf", axes=step).start().stat("wolf", "axes") for step in range(1, 7)
    ]
    assert steps == [3, 4, 5, 6, 8, 8]


def test_first_print_has_99_cards_without_three_monsters_V2() -> None:
    for age, missing in ((1, "dwarf-chieftain"), (2, "dark-elf"), (3, "soldier-of-hel")):
        standard, first_print = deck_of(age), deck_of(age, edition=FIRST_PRINT)
        assert len(first_print) == 33
        assert Counter(standard) - Counter(first_print) == {missing: 1}


def test_first_print_axes_end_in_10_V2() -> None:
    steps = [
        Scenario(edition="first-print").steps("wolf", axes=step).start().stat("wolf", "axes")
        for step in range(1, 7)
    ]
    assert steps == [3, 4, 5, 6, 8, 10]


def test_first_print_pays_10_glory_for_a_battle_on_the_last_step_V2() -> None:
    game = (
        Scenario(edition="first-print")
        .steps("wolf", axes=6)
        .at("wolf", "gimle", warriors=2)
        .at("raven", "gimle", warriors=1)
        .start()
        .do("wolf", "pillage gimle")
    )
    assert game.glory("wolf") == 10
