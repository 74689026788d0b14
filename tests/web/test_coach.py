"""The guided game and the coached one: played with random clicks, left, resumed, on one's own."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest
from playwright.sync_api import ViewportSize, expect

from fimbul.i18n import languages
from fimbul.server.lessons import LESSON_NAMES
from tests.server.running import Running
from tests.web.browser import CHOICES, DESKTOP, PHONE, TABLET, Person
from tests.web.played import liveliest
from tests.web.positions import put
from tests.web.test_access import violations

COACH = "[data-coach=asked]"
GIVEN = f"{COACH}[data-given]"
ADVICE = f"{COACH} [data-advice]"
BOXES = """() => ["main", ".table > .coach", "[data-hand]"].flatMap((selector) => {
  const { x, y, width, height } = document.querySelector(selector).getBoundingClientRect();
  return [x, y, width, height];
})"""
COVERED = """() => {
  const coach = document.querySelector("[data-coach]").getBoundingClientRect();
  const offers = document.querySelectorAll("[data-choice] button, .world, header button");
  return [...offers].filter((offer) => {
    const { left, right, top, bottom } = offer.getBoundingClientRect();
    return left < coach.right - 1 && right > coach.left + 1
      && top < coach.bottom - 1 && bottom > coach.top + 1;
  }).map((offer) => offer.textContent);
}"""
ADVICE_IS_WHOLE = """() => [...document.querySelectorAll("[data-advice] small:not(.why)")].every(
  (small) => small.scrollHeight <= small.clientHeight + 1
    && small.getBoundingClientRect().bottom
      <= document.querySelector("[data-advice]").getBoundingClientRect().bottom)"""
SPEAK = """(language) => {
  const kept = JSON.parse(localStorage.getItem("fimbul-settings") ?? "{}");
  localStorage.setItem("fimbul-settings", JSON.stringify({ ...kept, language }));
}"""


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_guided_game_is_played_through_with_random_clicks(
    server: Running, meet: Callable[..., Person], size: ViewportSize
) -> None:
    """In all languages, each for some decisions: loading the page again goes on where it was."""
    ask = meet(size=size)
    ask.page.goto("/")
    ask.page.click("[data-act=learn]")
    ask.page.wait_for_url("**/table/*")
    rng = Random(7)
    tongues = list(languages())
    lessons: set[str] = set()
    first: list[float] = []
    for turn in range(600):
        if not ask.wait_for_turn():
            break
        if turn % 12 == 0 and tongues:
            given = ask.page.locator(GIVEN).get_attribute("data-given") if turn else None
            language = tongues.pop()
            ask.page.evaluate(SPEAK, language)
            ask.page.reload()
            ask.wait_for_turn()
            assert ask.page.locator("html").get_attribute("lang") == language
            resumed = ask.page.locator(GIVEN).get_attribute("data-given")
            assert given is None or resumed == given
        if len(lessons) < len(LESSON_NAMES):
            ask.page.locator(GIVEN).wait_for()
            lessons |= heard(ask)
            boxes: list[float] = ask.page.evaluate(BOXES)
            first = first or boxes
            moved = max(abs(now - then) for now, then in zip(boxes, first, strict=True))
            assert moved < 4, f"{ask.kind()}: {first} became {boxes}"
            assert ask.page.evaluate(COVERED) == []
        ask.choose(rng)
    assert lessons == set(LESSON_NAMES)
    assert tongues == []
    ask.page.locator("[data-guided]").wait_for()
    guided = ask.page.url
    ask.page.locator("[data-act=coached]").click()
    ask.page.wait_for_url(lambda url: url != guided)
    ask.page.locator(ADVICE).wait_for()


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_guided_game_that_was_left_is_continued_from_the_front_page(
    server: Running, meet: Callable[..., Person], size: ViewportSize
) -> None:
    ask = meet(size=size)
    learn = ask.page.locator("[data-act=learn]")
    ask.page.goto("/")
    learn.click()
    ask.page.wait_for_url("**/table/*")
    ask.wait_for_turn()
    guided = ask.page.url
    ask.page.goto("/")
    expect(learn).to_contain_text("Continue to learn")
    expect(ask.page.locator("form [data-act=learn]")).to_have_count(1)
    learn.click()
    ask.page.wait_for_url(guided)
    ask.page.locator(GIVEN).wait_for()
    # A game that is gone makes room for a new one.
    ask.page.evaluate("localStorage.setItem('fimbul-guided', 'AAAAAAAAAAAAAAAA')")
    with ask.page.expect_response("**/AAAAAAAAAAAAAAAA"):
        ask.page.goto("/")
    expect(learn).to_contain_text("10 to 15 minutes")
    ask.forgive("404")


def heard(person: Person) -> set[str]:
    """Go through what the coach says, and return its lessons."""
    found = set()
    while True:
        lesson = person.page.locator("[data-coach]").get_attribute("data-lesson")
        if lesson:
            found.add(lesson)
        next_page = person.page.locator("[data-act=coach-next]")
        if next_page.count() == 0:
            return found
        next_page.click()


@pytest.mark.parametrize("size", [DESKTOP, TABLET, PHONE], ids=["desktop", "tablet", "phone"])
def test_the_coach_doubts_a_move_that_gives_much_away_before_it_is_made(
    server: Running, meet: Callable[..., Person], size: ViewportSize
) -> None:
    """Passing with much left to do: the coach names a better move, and one can turn back."""
    ask = meet(size=size)
    table = put(server, liveliest("action"), ask.secret, coach="advice")
    ask.sit_down(table)
    ask.page.locator(ADVICE).wait_for()
    ask.page.locator(f"{CHOICES}:not([data-verb])").last.click()
    ask.page.locator(f"{COACH}[data-doubt]").wait_for()
    expect(ask.page.locator("[data-coach] .said")).to_contain_text("more glory from this:")
    ask.page.keyboard.press("Escape")
    ask.page.locator(f"{COACH}:not([data-doubt])").wait_for()
    whole = ask.in_every_language(ADVICE_IS_WHOLE)
    assert whole == dict.fromkeys(languages(), True)


def test_advice_is_taken_and_the_coach_sent_away_and_called_back(
    server: Running, meet: Callable[..., Person]
) -> None:
    ask = meet(is_painted=True, bypass_csp=True)
    ask.page.goto("/")
    ask.page.click("[data-act=coached]")
    advice = ask.page.locator(ADVICE)
    advice.wait_for()
    ask.page.locator("[data-act=coach-more]").click()
    hints = ask.page.locator("[data-coach] [data-hint]")
    hints.nth(1).wait_for()
    assert hints.count() <= 3
    for theme in ("dark", "light"):
        ask.page.evaluate("(theme) => { document.documentElement.dataset.theme = theme; }", theme)
        assert violations(ask) == []
    ask.page.keyboard.press("Escape")
    hints.first.wait_for(state="detached")
    ask.page.locator("[data-act=alone]").click()
    ask.page.locator("[data-coach=alone]").wait_for()
    ask.page.reload()
    ask.wait_for_turn()
    ask.page.locator("[data-coach=alone]").wait_for()
    assert ask.page.locator("[data-advice]").count() == 0
    ask.page.locator("[data-act=call-coach]").click()
    advice.wait_for()
