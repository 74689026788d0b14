"""The pages that search engines may list: what each is about, and its text without a script.

These are the front page, the rules, each section and each rule, the cards, each card, the page that
plays a record back, the list of puzzles, which stands for each, and the editor of positions.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from html import escape
from typing import Final

from fimbul.i18n import Messages, Rule, Section, messages, rulebook
from fimbul.i18n.rulebook import cards_of_rules
from fimbul.rules.cards import CARD_KIND_NAMES, CARDS, Card

ENGLISH: Final = "en"
LONGEST: Final = 200
"""The most characters of a description; search engines show fewer."""
_SLUGS: Final = {card.slug: card for card in CARDS}
_WITH: Final = ("2+", "3+", "4+")
"""K2: the marks for the number of players with which a copy of a card is used."""


@dataclass(frozen=True, slots=True)
class Leaf:
    """A page in one language."""

    path: str
    """Its canonical path."""
    title: str
    description: str
    body: str = ""
    """Its text as HTML, for readers without a script."""


def leaf_at(path: str, language: str) -> Leaf:
    """Return the page at a path; the front page for a path that is none of these pages."""
    own = messages(language)
    match path.strip("/").split("/"):
        case ["rules", number]:
            return _rule_page(own, number) or _section_page(own, number) or _contents(own)
        case ["rules"]:
            return _contents(own)
        case ["replay"]:
            return _upload(own)
        case ["cards", slug] if slug in _SLUGS:
            return _card_page(own, _SLUGS[slug])
        case ["cards", *_]:
            return _gallery(own)
        case ["puzzles", *_]:
            title = _titled(own, own.text("puzzles-title"))
            return Leaf("/puzzles", title, own.text("puzzles-lead"))
        case ["position"]:
            return _editor(own)
        case _:
            return _front(own)


@cache
def paths() -> tuple[str, ...]:
    """Return the canonical paths of all pages."""
    sections = rulebook(messages(ENGLISH))
    return (
        "/",
        "/rules",
        *(f"/rules/{section.letter}" for section in sections),
        *(f"/rules/{rule.number}" for section in sections for rule in section.rules),
        "/cards",
        *(f"/cards/{card.slug}" for card in CARDS),
        "/puzzles",
        "/position",
        "/replay",
    )


def _front(own: Messages) -> Leaf:
    lead = own.text("front-lead")
    title = f"{own.text('web-title')} — {lead.partition('.')[0]}"
    return Leaf("/", title, f"{lead} {own.text('front-fan')}")


def _editor(own: Messages) -> Leaf:
    lead = own.text("positions-lead")
    return Leaf("/position", _titled(own, own.text("positions-title")), lead)


def _upload(own: Messages) -> Leaf:
    described = f"{own.text('upload-lead')} {own.text('front-fan')}"
    return Leaf("/replay", _titled(own, own.text("upload-title")), described)


# --- the rules ------------------------------------------------------------------------------------


def _contents(own: Messages) -> Leaf:
    described = f"{own.text('rules-title')}. {own.text('front-fan')}"
    links = [
        (f"/rules/{section.letter}", f"{section.letter} {section.title}")
        for section in _sections(own.language)
    ]
    body = f"<h1>{escape(own.text('rules-title'))}</h1>{_links(links)}"
    return Leaf("/rules", _titled(own, own.text("rulesweb-title")), described, body)


def _section_page(own: Messages, letter: str) -> Leaf | None:
    """Return the page of a section; None if there is none of that letter."""
    found = [section for section in _sections(own.language) if section.letter == letter]
    if not found:
        return None
    section = found[0]
    rules = " ".join(f"{rule.number}: {rule.text}" for rule in section.rules)
    terms = "".join(
        f"<dt>{_link(f'/rules/{rule.number}', rule.number)}</dt><dd>{escape(rule.text)}</dd>"
        for rule in section.rules
    )
    body = f"<h1>{escape(section.title)}</h1><dl>{terms}</dl>{_back(own)}"
    title = _titled(own, section.title, own.text("rulesweb-title"))
    return Leaf(f"/rules/{letter}", title, _shortened(rules), body)


def _rule_page(own: Messages, number: str) -> Leaf | None:
    """Return the page of a rule or ruling; None if there is none of that number."""
    rules = _rules(own.language)
    if number not in rules:
        return None
    rule = rules[number]
    related = [*rule.about, *(other.number for other in rules.values() if number in other.about)]
    cards = [card for card in CARDS if card.text_key in _cards_of_rules()[number]]
    links = [
        *((f"/rules/{other}", f"{other}: {rules[other].text}") for other in related),
        *((f"/cards/{card.slug}", _card_title(own, card)) for card in cards),
    ]
    body = f"<h1>{number}</h1><p>{escape(rule.text)}</p>{_links(links)}{_back(own)}"
    title = _titled(own, number, own.text("rulesweb-title"))
    return Leaf(f"/rules/{number}", title, _shortened(rule.text), body)


@cache
def _sections(language: str) -> tuple[Section, ...]:
    return rulebook(messages(language))


@cache
def _rules(language: str) -> dict[str, Rule]:
    return {rule.number: rule for section in _sections(language) for rule in section.rules}


@cache
def _cards_of_rules() -> dict[str, tuple[str, ...]]:
    return cards_of_rules(messages(ENGLISH))


# --- the cards ------------------------------------------------------------------------------------


def _gallery(own: Messages) -> Leaf:
    name = own.text("cardsweb-title")
    links = [(f"/cards/{card.slug}", _card_title(own, card)) for card in CARDS]
    body = f"<h1>{escape(name)}</h1>{_links(links)}"
    return Leaf("/cards", _titled(own, name), own.text("cardsweb-lead"), body)


def _card_page(own: Messages, card: Card) -> Leaf:
    kind = CARD_KIND_NAMES[card.kind]
    value = "X" if card.has_variable_value else str(card.value)
    facts = [
        own.text(f"kind-{kind}"),
        own.text("cards-age", age=card.age),
        own.text(f"cards-value-{kind}", value=value),
        *([own.text(f"god-{card.god}")] if card.god else []),
        own.text("cards-copies", badges=_badges(card)),
    ]
    text = own.attribute(card.text_key, "text")
    said = ", ".join(facts)
    described = f"{said[0].upper()}{said[1:]}. {text or ''}".strip()
    rules = _rules(own.language)
    numbers = [number for number, keys in _cards_of_rules().items() if card.text_key in keys]
    links = [(f"/rules/{number}", f"{number}: {rules[number].text}") for number in numbers]
    body = "".join(
        (
            f"<h1>{escape(own.text(card.text_key))}</h1>",
            f"<p>{escape(described)}</p>",
            _links(links),
            f"<p>{_link('/cards', own.text('cardsweb-title'))}</p>",
        )
    )
    title = _titled(own, _card_title(own, card))
    return Leaf(f"/cards/{card.slug}", title, _shortened(described), body)


def _card_title(own: Messages, card: Card) -> str:
    """Return the name of a card, with its age if it comes in several."""
    name = own.text(card.text_key)
    alike = [other for other in CARDS if other.text_key == card.text_key]
    return name if len(alike) == 1 else f"{name} ({own.text('cards-age', age=card.age)})"


def _badges(card: Card) -> str:
    pairs = zip(_WITH, card.copies, strict=True)
    return " ".join(badge for badge, count in pairs for _ in range(count))


# --- HTML -----------------------------------------------------------------------------------------


def _titled(own: Messages, *parts: str) -> str:
    return " — ".join((*parts, own.text("web-title")))


def _shortened(text: str) -> str:
    words = " ".join(text.split())
    return words if len(words) <= LONGEST else words[:LONGEST].rpartition(" ")[0] + " …"


def _link(path: str, text: str) -> str:
    return f'<a href="{escape(path)}">{escape(text)}</a>'


def _links(links: Iterable[tuple[str, str]]) -> str:
    items = "".join(f"<li>{_link(path, text)}</li>" for path, text in links)
    return f"<ul>{items}</ul>" if items else ""


def _back(own: Messages) -> str:
    return f"<p>{_link('/rules', own.text('rulesweb-title'))}</p>"
