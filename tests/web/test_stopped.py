"""A table that has stopped: the page says so, and its players go on or end the game."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, ViewportSize, expect

from tests.server.running import Running
from tests.server.test_stopped import doctor
from tests.web.browser import DESKTOP, PHONE, Person, Theme
from tests.web.positions import Position, finished, positions, put
from tests.web.test_access import violations

STOPPED = "[data-stopped]"


def stop_at_table(server: Running, person: Person) -> tuple[str, int]:
    """A game in its action phase whose last move is no longer possible."""
    position: Position = positions()["march-figures"]
    table = put(server, position, person.secret)
    server.call(doctor(server.hub.store, table, len(position.moves) - 1))
    server.hub.tables.pop(table)
    return table, len(position.moves)


def stopped(person: Person, table: str) -> Locator:
    """Return the text that the page shows in place of a decision."""
    person.page.goto(f"/table/{table}")
    strip = person.page.locator(STOPPED)
    strip.wait_for()
    return strip


def fits(person: Person, strip: Locator) -> bool:
    """Whether an element is fully on the screen, and the page is not wider than the screen."""
    box, size = strip.bounding_box(), person.page.viewport_size
    assert box is not None
    assert size is not None
    wide = person.page.evaluate("document.documentElement.scrollWidth")
    is_inside = box["x"] >= 0 and box["y"] + box["height"] <= size["height"] + 1
    return bool(is_inside and wide <= size["width"])


@pytest.mark.parametrize("theme", ["dark", "light"])
@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_the_page_says_why_a_game_has_stopped(
    server: Running, meet: Callable[..., Person], size: ViewportSize, theme: Theme
) -> None:
    person = meet(size=size, theme=theme, is_painted=True)
    table, moves = stop_at_table(server, person)
    strip = stopped(person, table)
    expect(strip).to_contain_text("The game has stopped")
    expect(strip).to_contain_text(f"The rules do not allow move {moves} of this game.")
    expect(strip).to_contain_text("What came after it is kept, but not played.")
    expect(strip.get_by_role("button")).to_have_text(["Continue from here", "End the game"])
    expect(strip.get_by_role("link")).to_contain_text("Download the record")
    expect(person.page.locator("[data-decision]")).to_have_count(0)
    assert fits(person, strip)
    assert violations(person) == []


def test_a_player_goes_on_after_confirming(server: Running, meet: Callable[..., Person]) -> None:
    person = meet()
    table, _ = stop_at_table(server, person)
    strip = stopped(person, table)
    strip.get_by_role("button", name="Continue from here").click()
    expect(strip).to_contain_text("void for good")
    strip.get_by_role("button", name="Back").click()
    expect(strip.get_by_role("button")).to_have_count(2)
    strip.get_by_role("button", name="Continue from here").click()
    strip.get_by_role("button", name="Continue from here").click()
    strip.wait_for(state="detached")
    person.page.locator("[data-decision]").wait_for()
    match = server.call(server.hub.open(table)).match
    assert match.stopped is None
    assert match.owing()


def test_a_player_ends_the_game_after_confirming(
    server: Running, meet: Callable[..., Person]
) -> None:
    person = meet(size=PHONE)
    table, _ = stop_at_table(server, person)
    strip = stopped(person, table)
    strip.get_by_role("button", name="End the game").click()
    expect(strip).to_contain_text("Nobody wins.")
    strip.get_by_role("button", name="End the game").click()
    expect(strip).to_contain_text("The game was ended")
    expect(strip.get_by_role("button")).to_have_count(0)
    assert server.call(server.hub.open(table)).match.ended == "player"


def test_a_spectator_sees_the_stop_and_no_buttons(
    server: Running, meet: Callable[..., Person]
) -> None:
    player, watcher = meet(), meet()
    table, _ = stop_at_table(server, player)
    strip = stopped(watcher, table)
    expect(strip).to_contain_text("Now the players decide whether the game continues.")
    expect(strip.get_by_role("button")).to_have_count(0)
    watcher.page.goto(f"/table/{table}/room")
    expect(watcher.page.locator(STOPPED)).to_contain_text("The game has stopped")


def test_a_game_that_was_over_is_shown_with_its_result(
    server: Running, meet: Callable[..., Person]
) -> None:
    person = meet()
    position = finished()
    table = put(server, position, person.secret)
    final = server.call(server.hub.open(table)).match.state
    server.call(doctor(server.hub.store, table, 60))
    server.hub.tables.pop(table)
    strip = stopped(person, table)
    expect(strip).to_contain_text("Played by older rules")
    expect(strip).to_contain_text(f"The game ended with Wolf {final.glory(0)}, Raven")
    expect(strip.get_by_role("button")).to_have_count(0)


@pytest.mark.parametrize("language", ["bg", "cs", "pl", "ru"])
def test_every_language_fits_a_phone(
    server: Running, meet: Callable[..., Person], language: str
) -> None:
    person = meet(size=PHONE, language=language)
    table, moves = stop_at_table(server, person)
    strip = stopped(person, table)
    expect(strip).to_contain_text(str(moves))
    assert fits(person, strip)
    strip.get_by_role("button").first.click()
    expect(strip.get_by_role("button")).to_have_count(2)
    assert fits(person, strip)
