"""The page is accessible: axe finds nothing, and the keyboard is enough."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import ViewportSize

from fimbul.rules.events import EventName
from tests.server.running import Json, Running
from tests.web.browser import CHOICES, CONFIRM, DESKTOP, MINE, PHONE, Person, Theme
from tests.web.positions import before, finished, move_at, positions, put
from tests.web.test_surface import lay

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
IS_ABSENT = "typeof axe === 'undefined'"
BEGIN = """(options) => {
  const isPainted = getComputedStyle(document.documentElement).opacity === "1";
  globalThis.found = isPainted ? null : ["nothing is painted"];
  if (isPainted) axe.run(options).then(({ violations }) => {
    globalThis.found = violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(" | ")}`
    );
  });
}"""
SHORT: Json = {"preload": False, "resultTypes": ["violations"]}
"""Options of axe: load no media, of which there are none, and describe only what is wrong."""
COLOURS = ["color-contrast", "link-in-text-block"]
"""The rules of axe that depend on the theme."""
BEAT = 150
"""Milliseconds by which the story is moved on at a time; shorter than any of its beats."""
STORIES: dict[tuple[EventName, ...], tuple[str, ...]] = {
    ("card-revealed", "battle-won", "destroyed", "pillaged"): (
        "[data-stage] [data-played=down]",
        '[data-stage] [data-sum]:not([data-sum=""])',
        "[data-act=nod]",
    ),
    ("ragnarok", "destroyed", "quest-resolved", "age-begins"): (
        "[data-quest=true], [data-quest=false]",
        "[data-toll]",
        "[data-scene=age]",
    ),
    ("game-over",): ("[data-scene=scoring]",),
}
"""What a move leads to, and what is then seen, one after the other."""


def screens(server: Running, person: Person) -> Iterator[str]:
    """Go from screen to screen, and yield their names."""
    page = person.page
    page.goto("/")
    page.wait_for_selector("[data-act=play]")
    yield "front"
    page.click("[data-act=new]")
    page.wait_for_selector("dialog[open]")
    yield "new table"
    page.keyboard.press("Escape")
    page.click("[data-act=join]")
    page.wait_for_selector("dialog[open]")
    yield "join"
    page.goto("/rules")
    page.wait_for_selector("h1")
    yield "rules"
    page.goto("/rules/P2")
    page.wait_for_selector("[data-diagram=P2]")
    yield "a rule"
    person.go("/cards")
    page.wait_for_selector("[data-gallery]")
    yield "cards"
    person.go("/cards/troll")
    page.wait_for_selector("[data-card-page] dd")
    yield "a card"
    table: str = person.context.request.post("/api/tables", data={"name": "Ask"}).json()["table"]
    person.sit_down(table)
    page.wait_for_selector("[data-act=start]")
    yield "lobby"
    for kind in ("draft", "action", "call-to-battle", "battle-card", "raise-stat"):
        table = put(server, positions()[kind], person.secret)
        person.walk(table)
        yield kind
    page.locator(".clans [data-seat] button").first.focus()
    page.keyboard.press("?")
    page.wait_for_selector("#explanation > :nth-child(2)")
    yield "explanation"
    page.keyboard.press("Escape")
    page.click("header [aria-label='The rules']")
    page.wait_for_selector("[data-rules] .text > *")
    yield "rules at the table"
    page.keyboard.press("Escape")
    page.click("[data-act=settings]")
    page.wait_for_selector("dialog[open]")
    yield "settings"
    page.goto(f"/table/{table}/room")
    page.wait_for_selector("main")
    yield "room"
    page.goto(f"/table/{lay(person)}")
    page.wait_for_selector("[data-curtain]")
    yield "curtain"
    person.walk(put(server, finished(), person.secret))
    yield "end"
    page.goto("/table/nowhere")
    page.wait_for_selector("main")
    yield "closed"
    person.forgive("404")


def scenes(server: Running, person: Person) -> Iterator[str]:
    """Let the page tell stories, and yield the names of their scenes, in which its clock stands."""
    page = person.page
    page.emulate_media(reduced_motion="reduce")  # what is fading in has no colour yet
    page.clock.install()
    for wanted, seen in STORIES.items():
        position, move = before(*wanted)
        table = put(server, position, person.secret)
        page.clock.resume()
        person.sit_down(table)
        page.wait_for_selector(MINE)
        person.hold_clock()
        move_at(server, table, position.seat, move)
        page.locator(MINE).wait_for(state="detached")
        for selector in seen:
            while page.locator(selector).count() == 0:
                page.clock.run_for(BEAT)
            yield selector


def violations(person: Person, is_clock_held: bool = False, **options: object) -> list[str]:
    """Return what axe finds on the page."""
    if person.page.evaluate(IS_ABSENT):
        person.page.evaluate(AXE.read_text(encoding="utf-8"))
    person.page.evaluate(BEGIN, SHORT | options)
    while person.page.evaluate("found") is None:
        if is_clock_held:
            person.page.clock.run_for(1)  # axe has timers too
        else:
            person.page.wait_for_timeout(20)
    found: list[str] = person.page.evaluate("found")
    return found


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_axe_finds_nothing_on_a_screen(
    server: Running, meet: Callable[..., Person], size: ViewportSize
) -> None:
    person = meet(size=size, is_painted=True, bypass_csp=True)
    faults = []
    for screen in screens(server, person):
        person.show("dark")
        faults += [f"{screen}: {text}" for text in violations(person)]
        person.show("light")
        found = violations(person, runOnly=COLOURS)
        faults += [f"{screen}, light: {text}" for text in found]
    assert not faults, "\n".join(faults)


@pytest.mark.parametrize(
    ("theme", "size"), [("dark", DESKTOP), ("light", PHONE)], ids=["desktop", "phone"]
)
def test_axe_finds_nothing_in_a_story(
    server: Running, meet: Callable[..., Person], theme: Theme, size: ViewportSize
) -> None:
    person = meet(size=size, theme=theme, has_motion=True, is_painted=True, bypass_csp=True)
    faults = []
    for scene in scenes(server, person):
        faults += [f"{scene}: {text}" for text in violations(person, is_clock_held=True)]
    assert not faults, "\n".join(faults)


def focus(person: Person, selector: str) -> None:
    """Press Tab until the focus is on an element of a selector."""
    for _ in range(300):
        if person.page.locator(f":focus:is({selector})").count():
            return
        person.page.keyboard.press("Tab")
    raise AssertionError(f"the focus does not come to {selector}")


def test_a_game_is_begun_and_played_by_keyboard(meet: Callable[..., Person]) -> None:
    ask = meet()
    ask.page.goto("/")
    ask.page.wait_for_selector("[data-act=play]")
    focus(ask, "[data-act=play]")
    ask.page.keyboard.press("Enter")
    ask.page.wait_for_url("**/table/*")
    rng = Random(3)
    made = 0
    while made < 10:
        ask.wait_for_turn()
        before = _stand(ask)
        if ask.page.locator(CONFIRM).count():
            focus(ask, CONFIRM)
            ask.page.keyboard.press("Enter")
        elif rng.random() < 0.5:
            ask.page.keyboard.press("1")
        else:
            focus(ask, CHOICES)
            ask.page.keyboard.press("Space")
        ask.page.wait_for_timeout(150)
        made += _stand(ask) != before


def _stand(person: Person) -> str:
    """Return the question and the offers."""
    offered = " ".join(person.offered().all_inner_texts())
    asked = person.page.locator(f"{MINE} h2").all_inner_texts()
    return f"{asked} {offered}"
