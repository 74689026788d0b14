"""Every language on every screen: translated, no raw keys, and everything fits."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest

from fimbul.i18n import languages, messages
from tests.server.running import Running
from tests.web.browser import DESKTOP, PHONE, Person
from tests.web.positions import finished, positions, put

KEYS = frozenset(messages("en").keys())
RAW = re.compile(r"\b[a-z]+(?:-[a-z0-9]+)+\b")
OVERFLOW = "document.documentElement.scrollWidth - document.documentElement.clientWidth"


def assert_well_said(person: Person, language: str) -> None:
    """Check that the page is in the language and fits, in both sizes."""
    page = person.page
    assert page.get_attribute("html", "lang") == language
    for size in (DESKTOP, PHONE):
        page.set_viewport_size(size)
        text = page.inner_text("body")
        assert len(text) > 100
        assert sorted(KEYS.intersection(RAW.findall(text))) == []
        assert "{" not in text
        assert page.evaluate(OVERFLOW) <= 0, f"too wide for {size['width']}"


@pytest.mark.parametrize("language", languages())
def test_every_screen_is_translated(
    server: Running, meet: Callable[..., Person], language: str
) -> None:
    person = meet(language=language)
    person.page.goto("/")
    person.page.wait_for_selector("[data-act=play]")
    assert_well_said(person, language)

    person.page.set_viewport_size(DESKTOP)
    laid = person.context.request.post("/api/tables", data={"name": "Ask"})
    person.sit_down(laid.json()["table"])
    person.page.wait_for_selector("[data-act=start]")
    assert_well_said(person, language)

    for kind in ("draft", "action", "battle-card"):
        person.page.set_viewport_size(DESKTOP)
        person.sit_down(put(server, positions()[kind], person.secret))
        person.wait_for_turn()
        assert_well_said(person, language)

    person.page.set_viewport_size(DESKTOP)
    person.sit_down(put(server, finished(), person.secret))
    person.wait_for_turn()
    assert_well_said(person, language)

    person.page.goto("/rules")
    person.page.wait_for_selector("h1")
    assert_well_said(person, language)


def test_the_language_is_switched_without_a_reload(meet: Callable[..., Person]) -> None:
    person = meet()
    person.page.goto("/")
    person.page.evaluate("window.isTheSame = true")
    for language in languages():
        person.page.locator('select:has(option[lang="en"])').first.select_option(language)
        person.page.wait_for_selector(f'html[lang="{language}"]')
    assert person.page.evaluate("window.isTheSame")


def test_a_czech_card_is_explained_with_its_printed_name(
    server: Running, meet: Callable[..., Person]
) -> None:
    person = meet(language="cs")
    person.sit_down(put(server, positions()["action"], person.secret))
    person.wait_for_turn()
    card = person.page.locator("[data-hand] [data-card]", has_text="Týrův úder").first
    card.focus()
    person.page.keyboard.press("?")
    printed = person.page.locator("#explanation [lang=en]")
    assert printed.inner_text() == "Tyr's Smash"
