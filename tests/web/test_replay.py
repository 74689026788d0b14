"""A finished game is played back on the page, moment by moment."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pytest
from playwright.sync_api import ViewportSize, expect

from fimbul.i18n import languages
from fimbul.rules import SPECTATOR, apply, new_game
from tests.server.running import Running
from tests.web.analysed import put_analysis
from tests.web.browser import DESKTOP, PHONE, TABLET, Person
from tests.web.positions import Position, finished, positions, put
from tests.web.test_access import violations

SCRUBBER = "[data-replay] input[type=range]"
PLAY = "[data-act=replay]"
EYES = "[data-act=eyes]"
HIDDEN = """() => {
  const cards = document.querySelector("[data-replay] .cards");
  return Math.max(0, cards.scrollHeight - cards.clientHeight);
}"""
AT = "Number(document.querySelector('[data-replay] input[type=range]').value)"
GLORY = "[...document.querySelectorAll('.clans [data-seat] .glory b')].map((b) => +b.textContent)"


def open_replay(server: Running, person: Person, query: str = "") -> str:
    """Open the replay of a finished game."""
    table = put(server, finished(), person.secret)
    person.page.goto(f"/table/{table}/replay{query}")
    person.page.wait_for_selector(SCRUBBER)
    return table


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_the_reader_jumps_steps_and_looks_through_other_eyes(
    server: Running, meet: Callable[..., Person], size: ViewportSize
) -> None:
    person = meet(size=size)
    page = person.page
    table = open_replay(server, person)
    game = finished()
    assert page.evaluate(GLORY) == [0] * 4
    page.get_by_role("button", name="Age III", exact=True).click()
    at = page.evaluate(AT)
    assert 0 < at < len(game.moves)
    page.get_by_role("button", name="One move forward").click()
    assert page.evaluate(AT) == at + 1
    page.get_by_role("button", name="One move back").click()
    assert page.evaluate(AT) == at
    assert page.url.endswith(f"/table/{table}/replay?at={at}&seat={SPECTATOR}")

    page.locator(EYES).select_option("1")
    page.wait_for_selector("[data-replay] [data-hand]")
    assert page.evaluate(AT) == at
    page.locator(EYES).select_option("open")
    page.wait_for_selector("[data-replay] section >> nth=3")
    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0


@pytest.mark.parametrize("size", [DESKTOP, TABLET], ids=["desktop", "tablet"])
def test_the_cards_of_a_moment_are_shown_whole(
    server: Running, meet: Callable[..., Person], size: ViewportSize
) -> None:
    """Even where an analysis adds buttons, in every language: no card is cut."""
    person = meet(size=size)
    game = finished()
    table = put(server, game, person.secret)
    put_analysis(server, table)
    at = next(at for at in range(len(game.moves)) if len(hand_at(game, at)) > 5)
    person.page.goto(f"/table/{table}/replay?at={at}&seat={game.seat}")
    person.page.wait_for_selector("[data-replay] .turns")
    person.page.wait_for_selector("[data-replay] [data-hand]")
    assert person.in_every_language(HIDDEN) == dict.fromkeys(languages(), 0)


def hand_at(game: Position, at: int) -> Sequence[int]:
    """The hand of the seat of a position after some of its moves."""
    record = game.play.record()
    state = new_game(record.setup)
    for seat, move in game.moves[:at]:
        apply(state, seat, move)
    return state.hands[game.seat]


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_open_hands_show_the_packs_of_a_draft_and_axe_finds_nothing(
    server: Running, meet: Callable[..., Person], size: ViewportSize
) -> None:
    person = meet(size=size, is_painted=True, bypass_csp=True)
    open_replay(server, person, "?at=0&open")
    packs = person.page.locator("[data-replay] section ul[aria-label]")
    expect(packs).to_have_count(4)
    expect(packs.get_by_role("button")).to_have_count(4 * 8)
    assert violations(person) == []
    person.show("light")
    assert violations(person) == []
    person.page.locator(EYES).select_option("1")
    expect(person.page.locator("[data-replay] ul[aria-label] button.pack")).to_have_count(8)


def test_a_link_leads_to_a_moment(server: Running, meet: Callable[..., Person]) -> None:
    person = meet()
    game = finished()
    open_replay(server, person, f"?at={len(game.moves)}&seat=0")
    shown = person.page.evaluate(GLORY)
    assert sorted(shown) == sorted(game.play.record().result or ())


def test_a_line_of_the_saga_leads_back_to_its_moment(
    server: Running, meet: Callable[..., Person]
) -> None:
    person = meet()
    open_replay(server, person, "?at=120")
    person.page.locator("aside.saga button.line", has_text="invades").first.click()
    assert 0 < person.page.evaluate(AT) < 120


def test_it_plays_by_itself_until_it_is_paused(
    server: Running, meet: Callable[..., Person]
) -> None:
    person = meet()
    person.page.clock.install()
    open_replay(server, person)
    person.hold_clock()
    person.page.locator(PLAY).click()
    person.page.clock.run_for(5_000)
    at = person.page.evaluate(AT)
    assert at > 3
    person.page.locator(PLAY).click()
    person.page.clock.run_for(5_000)
    assert person.page.evaluate(AT) == at


def test_the_end_of_a_game_leads_to_its_replay(
    server: Running, meet: Callable[..., Person]
) -> None:
    person = meet()
    person.sit_down(put(server, finished(), person.secret))
    person.page.get_by_role("link", name="Watch the replay").click()
    person.page.wait_for_selector(SCRUBBER)


def test_a_running_game_is_played_back_up_to_now(
    server: Running, meet: Callable[..., Person]
) -> None:
    person = meet()
    position = positions()["action"]
    table = put(server, position, person.secret)
    person.page.goto(f"/table/{table}/replay?seat={position.seat}&at=9999&open")
    person.page.wait_for_selector(SCRUBBER)
    assert person.page.evaluate(AT) == len(position.moves)
    eyes = person.page.locator(EYES).locator("option")
    assert eyes.evaluate_all("all => all.map(one => one.value)") == ["-1", str(position.seat)]
