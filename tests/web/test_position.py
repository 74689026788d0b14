"""The editor of positions: set up by clicks, keys and text, checked, asked about, and linked to."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import ViewportSize, expect

from tests.rules.test_positions import TEXT
from tests.web.browser import DESKTOP, MINE, PHONE, Person
from tests.web.test_access import violations

SOUND = "[data-state=sound]"
WRONG = "[data-state=wrong]"
ASK = "[data-act=advise]"


def tab(person: Person, name: str) -> None:
    person.page.get_by_role("tab", name=name).click()


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_position_is_set_up_checked_and_linked_to(
    meet: Callable[..., Person], size: ViewportSize
) -> None:
    ask = meet(size=size, is_painted=True)
    page = ask.page
    page.goto("/position")
    page.locator(SOUND).wait_for()
    assert violations(ask) == []

    # The text: what is wrong in it is named, and a sound one is set up.
    tab(ask, "Code")
    text = page.get_by_role("textbox", name="This position as text")
    text.fill(TEXT.replace("age 2", "age two"))
    page.get_by_role("button", name="Set up this text").click()
    expect(page.locator("[data-problem=bad-number]")).to_contain_text("Line 6")
    text.fill(TEXT)
    page.get_by_role("button", name="Set up this text").click()
    page.locator(SOUND).wait_for()

    # A place by keyboard, figures by buttons; the map shows them.
    elvagar = page.locator("[data-place=elvagar]")
    elvagar.focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("combobox", name="Place")).to_have_value("elvagar")
    wolf = page.get_by_role("group", name="Wolf")
    for _ in range(3):
        wolf.get_by_role("button", name="More: Warriors").click()
    page.locator(WRONG).click()
    expect(page.locator("[data-problem=too-many-on-board]")).to_contain_text(
        "Wolf has 5 figures on the board, but its horns allow 4"
    )
    expect(elvagar).to_have_attribute("aria-label", re.compile("3 warriors"))
    page.get_by_role("button", name="Undo").click()
    page.locator(SOUND).wait_for()
    expect(elvagar).to_have_attribute("aria-label", re.compile("2 warriors"))

    # A monster on the sheet may stand on the board.
    page.get_by_role("combobox", name="Monster 1").select_option("sea-serpent")
    page.locator(SOUND).wait_for()
    assert violations(ask) == []
    tab(ask, "Board")
    page.get_by_role("combobox", name="Place").select_option("fjord-ne")
    wolf.get_by_role("button", name="Sea Serpent").click()
    page.locator(WRONG).wait_for()

    # The link carries the position.
    page.wait_for_function("location.hash.length > 100")
    other = meet()
    other.page.goto(page.url)
    other.page.locator(WRONG).click()
    expect(other.page.locator("[data-problem=too-many-on-board]")).to_be_visible()


def test_a_bot_is_asked_about_a_position_and_it_is_played(meet: Callable[..., Person]) -> None:
    ask = meet()
    page = ask.page
    page.goto("/")
    page.get_by_role("link", name="Positions").click()
    page.locator(SOUND).wait_for()
    page.locator(ASK).click()
    first = page.locator("footer [data-hint]").first
    first.wait_for()
    expect(first).to_contain_text("glory at the end")
    assert 1 <= page.locator("footer [data-hint]").count() <= 3
    page.get_by_role("button", name="More: Warriors").first.click()
    expect(page.locator("footer [data-hint]")).to_have_count(0)

    # The position becomes a table, where the clan to move is the player's.
    page.locator(SOUND).wait_for()
    page.locator("[data-act=play]").click()
    page.locator("[data-act=fork-begin]").click()
    page.wait_for_url("**/table/*")
    page.locator(MINE).wait_for()
