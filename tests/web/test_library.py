"""The rules and the cards to look up: searching, filtering, sorting, and the links between them."""

from __future__ import annotations

from collections.abc import Callable

from fimbul.rules import CARDS, card_by_slug
from fimbul.statistics import numbers_of, shipped_statistics
from tests.web.browser import PHONE, Person

SHOWN = "[...document.querySelectorAll('[data-gallery] [data-card]')].map(one => one.dataset.card)"
ORDER = "select:has(option[value=wins-taken])"
GROUP = "select:has(option[value='bots/karl'])"
AT_TOP = """(id) => {
  const { top, bottom } = document.getElementById(id).getBoundingClientRect();
  return top >= 0 && top < innerHeight / 2 && bottom > 0;
}"""


def wait_for_cards(person: Person, count: int) -> list[str]:
    """Wait until the gallery shows this many cards, and return them."""
    person.page.wait_for_function(f"() => {SHOWN}.length === {count}")
    found: list[str] = person.page.evaluate(SHOWN)
    return found


def test_cards_are_found_sorted_and_read(meet: Callable[..., Person]) -> None:
    person = meet(language="cs")
    page = person.page
    page.goto("/cards")
    wait_for_cards(person, len(CARDS))

    # by words, whatever their diacritics, and by filters
    search = page.locator("input[type=search]")
    search.fill("tyruv UDER")
    assert {"tyrs-smash-1", "tyrs-crush-3"} <= set(wait_for_cards(person, 8))
    page.locator("input[type=radio][value='2']").check(force=True)
    assert set(wait_for_cards(person, 3)) == {"tyrs-smash-2", "tyrs-crush-2", "tyrs-smite-2"}
    page.locator("search + .found button").click()
    wait_for_cards(person, len(CARDS))
    assert search.input_value() == ""
    page.locator("select:has(option[value=monster])").select_option("monster")
    wait_for_cards(person, 9)
    page.locator("select:has(option[value=first-print])").select_option("first-print")
    wait_for_cards(person, 6)

    # by statistics, with small samples at the end and marked
    page.locator("search + .found button").click()
    page.locator(ORDER).select_option("wins-taken")
    page.locator(GROUP).select_option("bots/karl")
    karl = next(group for group in shipped_statistics() if group.level == "karl")
    wins = {card.slug: numbers_of(karl.counts.cards[card.id]).wins_taken for card in CARDS}
    large = {slug: won.share for slug, won in wins.items() if won and not won.is_small}
    best = max(large, key=lambda slug: large[slug])
    page.wait_for_function(f"() => {SHOWN}[0] === '{best}' && document.querySelector('.told svg')")
    shown = wait_for_cards(person, len(CARDS))
    assert set(shown[: len(large)]) == set(large)
    marks = page.locator(".told").evaluate_all("all => all.map(one => one.innerText.includes('*'))")
    assert marks == [(won := wins[slug]) is not None and won.is_small for slug in shown]

    # the page of a card, and back to the gallery as it was
    link = page.locator(f"[data-gallery] a[href='/cards/{best}']")
    link.focus()
    page.keyboard.press("Enter")
    page.wait_for_selector(f"[data-card-page={best}]")
    assert page.title().startswith(page.locator("h1").inner_text())
    assert page.locator("[data-numbers] [data-group]").evaluate_all(
        "all => all.map(one => one.dataset.group)"
    )[:3] == ["bots/thrall", "bots/karl", "bots/jarl"]
    page.go_back()
    assert wait_for_cards(person, len(CARDS))[0] == best


def test_rules_and_cards_lead_to_each_other(meet: Callable[..., Person]) -> None:
    person = meet(size=PHONE)
    page = person.page
    page.goto("/cards/troll")
    troll = numbers_of(shipped_statistics()[0].counts.cards[card_by_slug("troll").id])
    assert troll.wins_taken is not None
    told = page.locator("[data-group='bots/thrall'] dd").nth(3)
    assert f"{troll.wins_taken.share:.0%}" in told.inner_text()
    assert f"of {troll.wins_taken.sample}" in told.inner_text()

    # a ruling about it, which names other cards and a rule that it explains
    page.locator("[data-card-page] dt a", has_text="X4").click()
    page.wait_for_selector("[data-more=X4]")
    page.wait_for_function(AT_TOP, arg="X4")
    assert page.title().startswith("X4")
    page.locator("[data-more=X4] p a", has_text="B4").click()
    page.wait_for_selector("[data-more=B4] [data-diagram=B4]")
    page.wait_for_function(AT_TOP, arg="B4")
    rulings = page.locator("[data-more=B4] .rulings a:first-child")
    assert {"X4", "N7"} <= set(rulings.all_inner_texts())
    page.locator("[data-more=B4] a[rel=prev]").click()
    page.wait_for_selector("[data-more=B3]")
    page.wait_for_selector("#B3 dt a:focus", state="attached")
    page.locator("[data-more=B3] a[rel=next]").click()
    page.wait_for_selector("[data-more=B4]")

    # a search through all rules, and the way from a rule to a card
    page.locator("input[type=search]").fill("FRIGGAS protection")
    page.locator("dt a", has_text="X1").click()
    page.locator("[data-more=X1] .cards a").first.click()
    page.wait_for_selector("[data-card-page=friggas-protection]")

    # an address that names a language shows it, for this visit
    page.goto("/cards/troll?lang=ru")
    page.locator("h1", has_text="Тролль").wait_for()
    assert page.get_attribute("html", "lang") == "ru"
    page.goto("/cards/nothing")
    page.wait_for_selector("[data-gallery]")
