from __future__ import annotations

import pytest

from fimbul.i18n import languages, messages, rulebook
from fimbul.rules.cards import CARDS

EVERY_LANGUAGE = pytest.mark.parametrize("language", languages())
PLAIN = {f"card-tyrs-{name}" for name in ("bash", "smash", "crush", "smite", "rage")}


@EVERY_LANGUAGE
def test_every_card_has_a_message_and_every_message_a_card(language: str) -> None:
    assert set(messages(language).keys("card-")) == {card.text_key for card in CARDS}


def test_the_english_name_is_the_name_in_the_rules() -> None:
    own = messages("en")
    assert [own.text(card.text_key) for card in CARDS] == [card.name for card in CARDS]


def test_a_czech_card_has_its_printed_name_which_is_english_where_ours_is_another() -> None:
    own = messages("cs")
    printed = [own.attribute(card.text_key, "printed") or own.text(card.text_key) for card in CARDS]
    assert printed == [card.name for card in CARDS]
    shown_twice = [
        key for key in own.keys("card-") if own.attribute(key, "printed") == own.text(key)
    ]
    assert shown_twice == []


@EVERY_LANGUAGE
def test_every_card_except_plain_battle_cards_has_a_text(language: str) -> None:
    own = messages(language)
    silent = {key for key in own.keys("card-") if own.attribute(key, "text") is None}
    assert silent == PLAIN


@EVERY_LANGUAGE
def test_every_card_cites_rules_that_exist(language: str) -> None:
    own = messages(language)
    known = {rule.number for section in rulebook(own) for rule in section.rules}
    for key in own.keys("card-"):
        cited = (own.attribute(key, "see") or "").split()
        assert cited, key
        assert len(cited) == len(set(cited)), key
        assert set(cited) <= known, key
        assert set(own.attributes(key)) <= {"text", "see", "printed"}, key


def test_a_ruling_that_names_a_card_is_cited_by_it() -> None:
    own = messages("en")
    rulings = [rule for section in rulebook(own) if section.is_rulings for rule in section.rules]
    missing = [
        (rule.number, own.text(key))
        for key in own.keys("card-")
        for rule in rulings
        if own.text(key) in rule.text
        and rule.number not in (own.attribute(key, "see") or "").split()
    ]
    assert missing == []
