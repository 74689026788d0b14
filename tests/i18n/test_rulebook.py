from __future__ import annotations

import pytest

from fimbul.i18n import Rule, languages, messages, rulebook
from fimbul.i18n.rulebook import RULES, RULINGS, SOURCES, replace_numbers

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
