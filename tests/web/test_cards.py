"""Every card in every language, at every size: the text is whole, readable and set alike."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import ViewportSize

from fimbul.i18n import languages
from tests.server.running import Running
from tests.web.browser import DESKTOP, PHONE, TABLET, Person
from tests.web.positions import packs, put

SIZES = ("small", "normal", "large")
SCREENS = (DESKTOP, TABLET, PHONE)
KINDS = 78
SMALLEST_LETTERS = {1440: 12, 1024: 12, 390: 14}
SMALLEST_PICTURE = 48
"""Pixels of height that the longest text leaves for the picture."""

PICTURES = "[...document.querySelectorAll('.picture img')]"
DRAWN = f"""() => {PICTURES}.length === {KINDS}
  && {PICTURES}.every(image => image.complete && image.naturalWidth > 0)"""

MEASURED = """size => [...document.querySelectorAll(`.card[data-size="${size}"]`)].map(card => {
  const box = element => element.getBoundingClientRect();
  const letters = element => parseFloat(getComputedStyle(element).fontSize);
  const isWhole = element => {
    const range = document.createRange();
    range.selectNodeContents(element);
    const [inner, outer] = [range.getBoundingClientRect(), box(element)];
    const vellum = box(element.closest(".vellum") ?? card);
    return element.scrollWidth <= element.clientWidth + 1
      && element.scrollHeight <= element.clientHeight + 1
      && inner.left >= vellum.left - 0.5 && inner.right <= vellum.right + 0.5
      && inner.top >= outer.top - 1 && inner.bottom <= outer.bottom + 1
      && outer.top >= vellum.top - 0.5 && outer.bottom <= vellum.bottom + 0.5;
  };
  const words = [...card.querySelectorAll(".name, .text, .places, .kind, .free")]
    .filter(element => getComputedStyle(element).display !== "none");
  return {
    card: card.dataset.card,
    sliced: words.filter(element => !isWhole(element)).map(element => element.textContent),
    letters: words.map(letters),
    text: [...card.querySelectorAll(".text")].map(letters),
    name: letters(card.querySelector(".name")),
    picture: box(card.querySelector(".picture")).height,
  };
})"""

TILES = """() => [...document.querySelectorAll(".pack [data-card]")].map((tile) => {
  const frame = tile.getBoundingClientRect();
  const words = [...tile.querySelectorAll(".name, .text")];
  const isWhole = (element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return [...range.getClientRects()].every(({ left, right, top, bottom }) =>
      left >= frame.left && right <= frame.right
        && top >= frame.top && bottom <= frame.bottom);
  };
  return {
    card: tile.dataset.card,
    sliced: words.filter((element) => !isWhole(element)).map((element) => element.textContent),
    letters: words.map((element) => parseFloat(getComputedStyle(element).fontSize)),
  };
})"""


@pytest.mark.parametrize("language", languages())
def test_every_card_is_whole_and_readable(meet: Callable[..., Person], language: str) -> None:
    person = meet(language=language)
    page = person.page
    page.goto("/cards")
    page.wait_for_selector("[data-gallery]")
    page.evaluate("document.fonts.ready")
    for card_size in SIZES:
        person.look(DESKTOP)  # where all filters are in sight
        page.locator("select:has(option[value=large])").select_option(card_size)
        page.wait_for_function(
            f"() => document.querySelectorAll('.card[data-size={card_size}]').length === {KINDS}"
        )
        for size in SCREENS:
            person.look(size)
            cards = page.evaluate(MEASURED, card_size)
            assert {card["card"]: card["sliced"] for card in cards if card["sliced"]} == {}
            assert min(min(card["letters"]) for card in cards) >= SMALLEST_LETTERS[size["width"]]
            assert len({letters for card in cards for letters in card["text"]}) <= 1
            assert len({card["name"] for card in cards}) == 1
            low = {card["card"]: card["picture"] for card in cards}
            assert {card for card, height in low.items() if height < SMALLEST_PICTURE} == set()


@pytest.mark.parametrize("size", SCREENS, ids=["desktop", "tablet", "phone"])
def test_every_card_of_a_draft_is_whole_and_readable(
    server: Running, meet: Callable[..., Person], size: ViewportSize
) -> None:
    person = meet(size=size)
    person.page.goto("/")
    smallest = SMALLEST_LETTERS[size["width"]]
    seen = set()
    faults = []
    for pack in packs():
        person.walk(put(server, pack, person.secret))
        for language, tiles in person.in_every_language(TILES).items():
            seen |= {tile["card"] for tile in tiles}
            faults += [
                (language, tile["card"], tile["sliced"])
                for tile in tiles
                if tile["sliced"] or min(tile["letters"]) < smallest
            ]
    assert faults == []
    assert len(seen) == KINDS


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_every_card_shows_its_picture(meet: Callable[..., Person], theme: str) -> None:
    person = meet(theme=theme)
    page = person.page
    page.goto("/cards")
    page.wait_for_function(DRAWN)
    addresses = page.evaluate(
        "[...document.querySelectorAll('.picture img')].map(({ src }) => src)"
    )
    assert len(set(addresses)) == KINDS
