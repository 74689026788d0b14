"""Hints on the page: asked for, shown with reasons, drawn on the map, and taken."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import ViewportSize, expect

from fimbul.match.entries import Moved
from tests.server.running import Running, wait_for
from tests.web.browser import CONFIRM, DESKTOP, PHONE, Person
from tests.web.positions import positions, put
from tests.web.test_access import violations

ASK = "[data-act=hint]"
GIVEN = "[data-hints=given]"
HINTS = f"{GIVEN} [data-hint]"


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_hint_is_asked_for_and_taken(
    server: Running, meet: Callable[..., Person], size: ViewportSize
) -> None:
    ask = meet(size=size)
    position = positions()["action"]
    table = put(server, position, ask.secret)
    ask.sit_down(table)
    ask.wait_for_turn()
    ask.page.locator(ASK).click()
    first = ask.page.locator(HINTS).first
    first.wait_for()
    assert 1 <= ask.page.locator(HINTS).count() <= 3
    expect(first).to_contain_text("glory at the end")
    move = first.get_attribute("data-hint")
    opened = server.call(server.hub.open(table))
    first.click()
    assert move is not None
    if move.startswith("pass") or (size is PHONE and move.startswith(("upgrade", "quest"))):
        ask.page.locator(CONFIRM).click()

    def made() -> list[str]:
        entries = (step.logged.entry for step in opened.match.steps)
        return [entry.move for entry in entries if isinstance(entry, Moved)]

    wait_for(lambda: len(made()) > len(position.moves))
    assert made()[len(position.moves)] == move
    ask.page.locator(GIVEN).wait_for(state="detached")


def test_the_map_shows_where_the_hints_lead(server: Running, meet: Callable[..., Person]) -> None:
    ask = meet()
    position = positions()["march-target"]
    ask.sit_down(put(server, position, ask.secret))
    ask.wait_for_turn()
    ask.page.keyboard.press("h")
    ask.page.locator(HINTS).first.wait_for()
    ranks = ask.page.locator(".map .rank")
    expect(ranks.first).to_have_text("1")
    ask.page.keyboard.press("h")
    ask.page.locator(GIVEN).wait_for(state="detached")
    expect(ranks).to_have_count(0)


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_axe_finds_nothing_in_a_hint(
    server: Running, meet: Callable[..., Person], size: ViewportSize
) -> None:
    ask = meet(size=size, is_painted=True, bypass_csp=True)
    ask.sit_down(put(server, positions()["action"], ask.secret))
    ask.wait_for_turn()
    ask.page.locator(ASK).click()
    ask.page.locator(HINTS).first.wait_for()
    assert violations(ask) == []
    ask.show("light")
    assert violations(ask) == []
