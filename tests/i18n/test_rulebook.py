from __future__ import annotations

import re

import pytest

from fimbul.i18n import Rule, languages, messages, rulebook
from fimbul.i18n.rulebook import RULES, RULINGS, SOURCES, cards_of_rules, replace_numbers
from fimbul.rules.reasons import REASONS

EVERY_LANGUAGE = pytest.mark.parametrize("language", languages())

# section: its last number
RULES_END = {
    "B": 5, "C": 6, "K": 2, "S": 4, "D": 5, "A": 5, "I": 4, "M": 2, "U": 5, "Q": 1, "P": 11,
    "F": 6, "E": 2, "W": 9,
}  # fmt: skip
RULINGS_END = {"G": 13, "X": 5, "N": 9, "T": 10, "V": 2}


def rules_in(language: str, *, is_rulings: bool) -> list[Rule]:
    return [
        rule
        for section in rulebook(messages(language))
        if section.is_rulings == is_rulings
        for rule in section.rules
    ]


@EVERY_LANGUAGE
def test_the_rulebook_has_every_rule_and_ruling_in_order(language: str) -> None:
    ends = RULES_END | RULINGS_END
    sections = rulebook(messages(language))
    assert [section.letter for section in sections] == list(ends)
    for section in sections:
        numbers = [f"{section.letter}{n}" for n in range(1, ends[section.letter] + 1)]
        assert [rule.number for rule in section.rules] == numbers
        assert section.title


@EVERY_LANGUAGE
def test_every_rule_message_is_in_the_rulebook(language: str) -> None:
    own = messages(language)
    shown = {rule.number for section in rulebook(own) for rule in section.rules}
    assert {key.removeprefix("rule-") for key in own.keys("rule-")} == shown


def test_rules_come_before_rulings() -> None:
    assert list(RULES) == list(RULES_END)
    assert list(RULINGS) == list(RULINGS_END)


@EVERY_LANGUAGE
def test_a_ruling_names_its_source_and_a_rule_has_none(language: str) -> None:
    assert {rule.source for rule in rules_in(language, is_rulings=False)} == {None}
    assert {rule.source for rule in rules_in(language, is_rulings=True)} == set(SOURCES)
    for source in SOURCES:
        assert messages(language).text(f"rules-source-{source}")


@EVERY_LANGUAGE
def test_rulings_and_examples_explain_rules(language: str) -> None:
    rules = {rule.number: rule for rule in rules_in(language, is_rulings=False)}
    explaining = [rule for rule in rules.values() if rule.number.startswith("W")]
    explaining += rules_in(language, is_rulings=True)
    english = {
        rule.number: rule.about for section in rulebook(messages("en")) for rule in section.rules
    }
    for rule in explaining:
        assert rule.about, rule.number
        assert set(rule.about) <= set(rules), rule.number
        assert rule.about == english[rule.number]


@EVERY_LANGUAGE
def test_a_reason_cites_rules_that_exist(language: str) -> None:
    own, english = messages(language), messages("en")
    known = {rule.number for section in rulebook(own) for rule in section.rules}
    for reason, meaning in REASONS.items():
        key = f"refusal-{reason}"
        cited = (own.attribute(key, "see") or "").split()
        assert set(cited) <= known
        assert cited == (english.attribute(key, "see") or "").split()
        assert set(re.findall(r"\b[A-Z][1-9][0-9]?\b", meaning)) <= set(cited), reason


def test_a_rule_is_about_the_cards_that_cite_or_name_it() -> None:
    found = cards_of_rules(messages("en"))
    assert "card-volur-witch" in found["X3"]
    assert "card-tyrs-crush" in found["W6"], "its text names it"
    assert found["B5"] == ()
    cited = {key for keys in found.values() for key in keys}
    assert cited <= set(messages("en").keys("card-"))


@EVERY_LANGUAGE
def test_a_rule_cites_only_numbers_that_exist(language: str) -> None:
    every = rules_in(language, is_rulings=False) + rules_in(language, is_rulings=True)
    cited: set[str] = set()

    def note(number: str) -> str:
        cited.add(number)
        return number

    for rule in every:
        assert replace_numbers(rule.text, note) == rule.text
    assert {"P3", "P6", "P9", "G1"} <= cited
    assert cited <= {rule.number for rule in every}


def test_the_order_after_comparing_has_eight_steps_G8() -> None:
    lines = messages("en").text("rule-G8").splitlines()
    assert [line[:2] for line in lines[1:]] == [f"{step}." for step in range(1, 9)]


def test_numbers_inside_words_are_left_alone() -> None:
    text = "G8, (P10) and X1; not AG8, G80x, 3+ or P0."
    assert replace_numbers(text, str.lower) == "g8, (p10) and x1; not AG8, G80x, 3+ or P0."
