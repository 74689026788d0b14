"""The data files of the bots, and cards that they do not know."""

import pytest

from fimbul.bots.karl.opinions import SOUND, opinions_from
from fimbul.bots.numbers import by_card, by_upgrade, numbers_from_text, numbers_of, numbers_to_text
from fimbul.rules import CARDS, card_by_slug


@pytest.mark.parametrize("bot", ["thrall", "karl", "jarl"])
def test_a_file_reads_back_as_it_was_written(bot: str) -> None:
    numbers = numbers_of(bot)
    assert numbers_from_text(numbers_to_text(numbers, "About it.\n\nMore.")) == numbers


def test_opinions_come_from_the_file() -> None:
    numbers = numbers_of("karl")
    numbers["opinions"]["haste"] += 1.0
    numbers["draft"]["troll"] = 99.0
    changed = opinions_from(numbers)
    assert changed.haste == SOUND.haste + 1.0
    assert changed.draft[card_by_slug("troll").id] == 99.0


def test_an_unknown_card_is_judged_like_cards_of_its_kind_and_age() -> None:
    worths = {"alfheim-2": 3.0, "manheim-2": 5.0, "alfheim-1": 100.0, "troll": 50.0}
    found = by_card(worths)
    assert found[card_by_slug("jotunheim-2").id] == 4.0
    assert found[card_by_slug("jotunheim-3").id] == 36.0, (
        "the mean of its kind if no known card has its age"
    )
    assert found[card_by_slug("tyrs-rage-3").id] == 39.5, (
        "the mean of all if no known card is of its kind"
    )


def test_only_upgrades_are_worth_something_in_play() -> None:
    found = by_upgrade({"troll": 2.0})
    assert [found[card.id] for card in CARDS] == [2.0 if card.is_upgrade else 0.0 for card in CARDS]
