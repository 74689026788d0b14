"""Puzzles on the page: the list, an answer on the table, right and wrong, and the solution."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, ViewportSize, expect

from fimbul.i18n import messages
from fimbul.puzzles import Puzzle, puzzles
from fimbul.rules.moves import V_PASS, VERB
from tests.web.browser import CHOICES, CONFIRM, DESKTOP, PHONE, Person
from tests.web.test_access import violations

PANEL = "aside[data-puzzle]"
OVERFLOW = "document.documentElement.scrollWidth - innerWidth"
TOLD = f"""() => ({{
  panel: document.querySelector("{PANEL}").innerText,
  overflow: {OVERFLOW},
}})"""


def simple() -> Puzzle:
    """A puzzle with two options: to join a battle, and after it to send nobody."""
    return next(one for one in puzzles() if one.task == "call" and len(one.options) == 2)


def verdict(page: Page, name: str) -> Locator:
    return page.locator(f"{PANEL}[data-verdict={name}]")


def answer(person: Person, puzzle: Puzzle, move: int) -> None:
    """Answer with a move, by its button."""
    page = person.page
    buttons = page.locator(CHOICES)
    assert buttons.count() == len(puzzle.options)
    (buttons.last if VERB[move] == V_PASS else buttons.first).click()
    if page.locator(CONFIRM).is_visible():
        page.locator(CONFIRM).click()


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_puzzle_is_found_answered_and_explained(
    meet: Callable[..., Person], size: ViewportSize
) -> None:
    puzzle = simple()
    person = meet(size=size, is_painted=True, bypass_csp=True)
    page = person.page
    page.goto("/puzzles")
    page.locator(".daily a[data-puzzle]").wait_for()
    assert page.locator("li a[data-puzzle]").count() == len(puzzles())
    assert page.evaluate(OVERFLOW) <= 0
    assert violations(person) == []
    person.show("light")
    assert violations(person) == []
    page.get_by_label("★" * puzzle.stars, exact=True).check(force=True)
    shown = [one.id for one in puzzles() if one.stars == puzzle.stars]
    expect(page.locator("li a[data-puzzle]")).to_have_count(len(shown))

    page.locator(f"li a[data-puzzle='{puzzle.id}']").click()
    verdict(page, "none").wait_for()
    assert page.evaluate(OVERFLOW) <= 0
    wrong = next(move for move in puzzle.view.options if move != puzzle.best)
    answer(person, puzzle, wrong)
    expect(verdict(page, "wrong")).to_contain_text(re.compile(r"\w\. There is a better move"))
    answer(person, puzzle, puzzle.best)
    right = verdict(page, "right")
    expect(right).to_contain_text("That's it!")
    expect(right).to_contain_text(messages("en").text(f"puzzle-why-{puzzle.theme}"))
    assert violations(person) == []
    person.show("dark")
    assert violations(person) == []
    page.locator("[data-act=settings]").click()
    for language, told in person.in_every_language(TOLD).items():
        assert messages(language).text(f"puzzle-why-{puzzle.theme}") in told["panel"], language
        assert "{" not in told["panel"], language
        assert told["overflow"] <= 0, language
    page.locator("dialog[open] input[value=en]").click(force=True)
    page.keyboard.press("Escape")

    page.locator("[data-act=next]").click()
    other = page.locator(f"{PANEL}[data-verdict=none]:not([data-puzzle='{puzzle.id}'])")
    other.wait_for()
    unfold = other.get_by_role("button", name="Show the puzzle", exact=True)
    if unfold.is_visible():  # on a phone the cards of a draft come first
        unfold.click()
    page.locator("[data-act=give-up]").click()
    expect(verdict(page, "seen")).to_contain_text("The best move")
    page.goto("/puzzles")
    expect(page.locator(f"li a[data-puzzle='{puzzle.id}']")).to_have_attribute(
        "data-done", "solved"
    )
    expect(page.locator("a[data-done=seen]").first).to_be_visible()
