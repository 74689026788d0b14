"""A game of bots alone is begun on the front page and watched."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import ViewportSize

from tests.server.running import Running
from tests.web.browser import DESKTOP, PHONE, Person
from tests.web.test_access import violations


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_bots_play_for_the_reader_who_watches(
    server: Running, meet: Callable[..., Person], size: ViewportSize
) -> None:
    person = meet(size=size, is_painted=True, bypass_csp=True)
    page = person.page
    page.goto("/")
    page.locator("[data-act=show]").click()
    page.wait_for_selector("[data-show]")
    assert violations(person) == []
    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
    page.locator('[data-show] input[value="2"]').check(force=True)
    for bot in range(2):
        page.locator("[data-show] select").nth(bot).select_option("random")
    page.locator('[data-show] input[value="fast"]').check(force=True)
    page.locator("[data-act=show-begin]").click()
    page.wait_for_selector(".clans [data-seat]")
    table = page.url.rpartition("/")[2]
    match = server.hub.tables[table].match
    assert match.is_show
    assert not any(chair.name for chair in match.chairs)
    assert page.locator(".clans [data-seat]").count() == 2
    # Bots draft and play while the reader looks on, who is asked nothing.
    page.locator("aside.saga .line").nth(4).wait_for(state="attached")
    assert page.locator('[data-decision][data-state="mine"]').count() == 0
    assert page.locator("[data-notice=resting]").count() == 0
    page.goto("/")
    page.wait_for_selector("[data-act=show]")
