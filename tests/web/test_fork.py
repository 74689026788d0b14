"""A finished game is played on from the moment that its replay shows."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import ViewportSize, expect

from fimbul.rules import CLAN_NAMES
from tests.server.running import Running
from tests.web.browser import DESKTOP, PHONE, Person
from tests.web.positions import finished, positions, put
from tests.web.test_access import violations
from tests.web.test_replay import SCRUBBER

MOMENT = 60
FORK = "[data-act=fork]"
BEGIN = "[data-act=fork-begin]"
ORIGIN = "[data-origin] a"


def open_dialog(server: Running, person: Person) -> str:
    """Open a moment of a finished game, and ask to play on from there."""
    table = put(server, finished(), person.secret)
    person.page.goto(f"/table/{table}/replay?at={MOMENT}")
    person.page.wait_for_selector(SCRUBBER)
    person.page.locator(FORK).click()
    person.page.wait_for_selector("[data-fork]")
    return table


def test_the_reader_plays_on_against_bots(server: Running, meet: Callable[..., Person]) -> None:
    person = meet()
    origin = open_dialog(server, person)
    page = person.page
    page.locator("[data-fork] input[type=radio] >> nth=2").check(force=True)
    page.locator(BEGIN).click()
    page.wait_for_selector("[data-decision]")
    table = page.url.rpartition("/")[2]
    match = server.hub.tables[table].match
    game = finished()
    clans = [CLAN_NAMES[clan] for clan in game.play.setup().clans]
    assert match.record().moves[:MOMENT] == list(game.moves[:MOMENT])
    own = next(chair for chair in match.chairs if chair.name)
    assert own.clan in clans
    assert sum(bool(chair.level) for chair in match.chairs) == 3
    # The saga tells the game so far, and leads back to where it came from.
    assert page.locator("aside.saga .age").count() >= 1
    page.locator(ORIGIN).click()
    page.wait_for_selector(SCRUBBER)
    assert f"/table/{origin}/replay?at={MOMENT}" in page.url


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_friends_are_invited_to_play_on_and_axe_finds_nothing(
    server: Running, meet: Callable[..., Person], size: ViewportSize
) -> None:
    person = meet(size=size, is_painted=True, bypass_csp=True)
    open_dialog(server, person)
    page = person.page
    assert violations(person) == []
    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
    page.locator('[data-fork] input[value=""]').check(force=True)
    page.locator(BEGIN).click()
    expect(page.locator(ORIGIN)).to_contain_text(str(MOMENT))
    free = page.locator("article.free")
    expect(free).to_have_count(3)
    assert violations(person) == []

    friend = meet(size=size)
    friend.page.goto(page.url)
    friend.page.locator("article.free >> nth=1").get_by_role("button").first.click()
    expect(friend.page.locator("article.free fieldset")).to_have_count(0)
    friend.page.locator("article.free [data-act=sit]").click()
    expect(free).to_have_count(2)
    page.locator("[data-act=fill]").click()
    friend.page.locator("article.own button").first.click()
    page.locator("[data-act=start]:not([disabled])").click()
    page.wait_for_selector("[data-decision]")
    friend.page.wait_for_selector("[data-decision]")


def test_no_running_game_is_played_on(server: Running, meet: Callable[..., Person]) -> None:
    person = meet()
    table = put(server, positions()["action"], person.secret)
    person.page.goto(f"/table/{table}/replay")
    person.page.wait_for_selector(SCRUBBER)
    assert person.page.locator(FORK).count() == 0
