"""The numbered rules and rulings as a structure: sections by letter, rules by number, and the cards
that they are about."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Callable

    from fimbul.i18n.messages import Messages

RULES: Final = "BCKSDAIMUQPFEW"
"""The letters of the sections that restate the rules, in reading order."""
RULINGS: Final = "GXNTV"
"""The letters of the sections that hold rulings, in reading order."""
SOURCES: Final = ("faq", "books", "ours")
"""Where a ruling comes from: the published FAQ, the rulebooks, or our decision."""

_NUMBER: Final = re.compile(rf"\b[{RULES}{RULINGS}][1-9][0-9]?\b")


@dataclass(frozen=True, slots=True)
class Rule:
    """One rule or ruling. ``source`` is one of SOURCES for a ruling and None for a rule."""

    number: str
    text: str
    source: str | None
    about: tuple[str, ...] = ()
    """The numbers of the rules that a ruling or an example explains."""


@dataclass(frozen=True, slots=True)
class Section:
    """The rules whose numbers begin with ``letter``, in the order of their numbers."""

    letter: str
    title: str
    rules: tuple[Rule, ...]

    @property
    def is_rulings(self) -> bool:
        """Whether the section holds rulings, not rules."""
        return self.letter in RULINGS


def rulebook(messages: Messages) -> tuple[Section, ...]:
    """Return all sections in reading order, in the language of ``messages``."""
    numbers = [key.removeprefix("rule-") for key in messages.keys("rule-")]
    numbers.sort(key=lambda number: int(number[1:]))
    return tuple(
        Section(
            letter,
            messages.text(f"rules-{letter}"),
            tuple(_rule(messages, number) for number in numbers if number[0] == letter),
        )
        for letter in RULES + RULINGS
    )


def cards_of_rules(english: Messages) -> dict[str, tuple[str, ...]]:
    """Return, for each rule or ruling, the text keys of the cards that it is about, in their order.

    These are the cards whose ``.see`` has its number, and those that its English text names.
    """
    rules = [rule for section in rulebook(english) for rule in section.rules]
    cards = english.keys("card-")
    found: dict[str, list[str]] = {rule.number: [] for rule in rules}
    for card in cards:
        seen = (english.attribute(card, "see") or "").split()
        name = re.compile(rf"(?<!\w){re.escape(english.text(card))}(?!\w)")
        for rule in rules:
            if rule.number in seen or name.search(rule.text):
                found[rule.number].append(card)
    return {number: tuple(keys) for number, keys in found.items()}


def replace_numbers(text: str, replace: Callable[[str], str]) -> str:
    """Return ``text`` with each rule number in it replaced by ``replace(number)``."""
    return _NUMBER.sub(lambda match: replace(match.group()), text)


def _rule(messages: Messages, number: str) -> Rule:
    key = f"rule-{number}"
    about = (messages.attribute(key, "about") or "").split()
    return Rule(number, messages.text(key), messages.attribute(key, "source"), tuple(about))
