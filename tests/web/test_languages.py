"""Every language on every screen: translated, no raw keys, and everything fits."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import ViewportSize

from fimbul.i18n import languages, messages
from tests.server.running import Running
from tests.web.browser import DESKTOP, PHONE, TABLET, Person
from tests.web.positions import finished, positions, put

KEYS = frozenset(messages("en").keys())
RAW = re.compile(r"\b[a-z]+(?:-[a-z0-9]+)+\b")
ON_SCREEN = ("draft", "action", "battle-card")
PAGES = {
    "/rules": "h1",
    "/rules/P2": "[data-more=P2] figure",
    "/cards": "[data-gallery]",
    "/cards/troll": "[data-card-page] dd",
    "/puzzles": "[data-puzzle]",
    "/position": ".map",
    "/replay": "input[type=file]",
}
"""The pages to learn from, and what is seen on each."""

BROKEN = """() => {
  const broken = [];
  for (const button of document.querySelectorAll(".bar button")) {
    const texts = document.createTreeWalker(button, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      if (texts.currentNode.parentElement.closest(".hush")) continue;
      for (const word of texts.currentNode.data.matchAll(/[\\p{L}\\u00ad]+/gu)) {
        const range = document.createRange();
        range.setStart(texts.currentNode, word.index);
        range.setEnd(texts.currentNode, word.index + word[0].length);
        const tops = [...range.getClientRects()].map(({ top }) => Math.round(top));
        if (new Set(tops).size > 1) broken.push(word[0]);
      }
    }
  }
  const isCut = (element) => element.clientHeight > 0
    && getComputedStyle(element).overflow !== "visible"
    && (element.scrollWidth > element.clientWidth + 1
      || element.scrollHeight > element.clientHeight + 3);
  const cut = [...document.querySelectorAll(".bar h2, .bar button .label")].filter(isCut);
  return [...broken, ...cut.map((element) => element.textContent.trim())];
}"""
"""The words that are broken and the texts that are cut in the bar of a decision."""


HIDDEN_NAMES = """() => [...document.querySelectorAll("header h1, header a, header button")]
  .filter((one) => {
    const { left, right } = one.getBoundingClientRect();
    const languages = document.querySelector("header select").getBoundingClientRect();
    const top = one.getBoundingClientRect().top;
    const isBeside = Math.abs(top - languages.top) < 20;
    return left < 0 || right > innerWidth + 1 || (isBeside && right > languages.left + 1);
  }).map((one) => one.textContent)"""
"""What a phone cuts off in the head of a page, or covers by the choice of the language."""

TOLD = """() => ({
  text: document.body.innerText,
  tooWide: document.documentElement.scrollWidth - document.documentElement.clientWidth,
})"""


def assert_well_said(person: Person) -> None:
    """Check that the page is translated and fits, in every language and size."""
    for size in (DESKTOP, PHONE):
        person.look(size)
        texts = set()
        for language, told in person.in_every_language(TOLD).items():
            where = f"{language}, {size['width']}"
            assert len(told["text"]) > 100, where
            assert sorted(KEYS.intersection(RAW.findall(told["text"]))) == [], where
            assert "{" not in told["text"], where
            assert told["tooWide"] <= 0, where
            texts.add(told["text"])
        assert len(texts) == len(languages())
    person.look(DESKTOP)


@pytest.mark.parametrize("language", languages())
def test_the_page_opens_in_the_language_of_the_browser(
    meet: Callable[..., Person], language: str
) -> None:
    person = meet(language=language)
    person.page.goto("/")
    person.page.wait_for_selector("[data-act=play]")
    assert person.page.get_attribute("html", "lang") == language


def test_every_screen_is_translated(server: Running, meet: Callable[..., Person]) -> None:
    person = meet()
    person.page.goto("/")
    person.page.wait_for_selector("[data-act=play]")
    assert_well_said(person)

    laid = person.context.request.post("/api/tables", data={"name": "Ask"})
    person.sit_down(laid.json()["table"])
    person.page.wait_for_selector("[data-act=start]")
    assert_well_said(person)

    for position in (*(positions()[kind] for kind in ON_SCREEN), finished()):
        person.walk(put(server, position, person.secret))
        assert_well_said(person)


@pytest.mark.parametrize("language", languages())
def test_the_rules_and_the_cards_are_translated(meet: Callable[..., Person], language: str) -> None:
    person = meet(language=language)
    person.page.goto("/rules")
    for path, seen in PAGES.items():
        person.go(path)
        person.page.wait_for_selector(seen)
        for size in (DESKTOP, PHONE):
            person.look(size)
            told = person.page.evaluate(TOLD)
            assert len(told["text"]) > 100, path
            assert sorted(KEYS.intersection(RAW.findall(told["text"]))) == [], path
            assert told["tooWide"] <= 0, path
            if size is PHONE:
                assert person.page.evaluate(HIDDEN_NAMES) == [], path


@pytest.mark.parametrize("size", [DESKTOP, TABLET, PHONE], ids=["desktop", "tablet", "phone"])
def test_no_button_breaks_a_word_and_no_question_is_cut(
    server: Running, meet: Callable[..., Person], size: ViewportSize
) -> None:
    person = meet(size=size)
    person.page.goto("/")
    faults = []
    for kind, position in positions().items():
        person.walk(put(server, position, person.secret))
        for language, texts in person.in_every_language(BROKEN).items():
            faults += [(kind, language, text) for text in texts]
    assert faults == []


@pytest.mark.parametrize("path", ["/", *PAGES])
def test_the_language_is_switched_without_a_reload(meet: Callable[..., Person], path: str) -> None:
    """Whatever page a visitor comes to first."""
    person = meet()
    person.page.goto(path)
    person.page.wait_for_selector("select")
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
