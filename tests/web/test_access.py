"""The page is accessible: axe finds nothing, and the keyboard is enough."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

import pytest

from tests.server.running import Running
from tests.web.browser import CHOICES, CONFIRM, DESKTOP, MINE, PHONE, Person, Theme
from tests.web.positions import finished, positions, put

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
FOUND = """async () => {
  if (getComputedStyle(document.documentElement).opacity !== "1") return ["nothing is painted"];
  return (await axe.run()).violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(" | ")}`
  );
}"""


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
    table: str = person.context.request.post("/api/tables", data={"name": "Ask"}).json()["table"]
    person.sit_down(table)
    page.wait_for_selector("[data-act=start]")
    yield "lobby"
    for kind in ("draft", "action", "call-to-battle", "battle-card", "raise-stat"):
        table = put(server, positions()[kind], person.secret)
        person.sit_down(table)
        person.wait_for_turn()
        yield kind
    page.goto(f"/table/{table}/room")
    page.wait_for_selector("main")
    yield "room"
    person.sit_down(put(server, finished(), person.secret))
    person.wait_for_turn()
    yield "end"
    page.goto("/table/nowhere")
    page.wait_for_selector("main")
    yield "closed"
    person.forgive("404")


@pytest.mark.parametrize("theme", ["dark", "light"])
@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_axe_finds_nothing(
    server: Running, meet: Callable[..., Person], theme: Theme, size: dict[str, int]
) -> None:
    person = meet(size=size, theme=theme, is_painted=True, bypass_csp=True)
    axe = AXE.read_text(encoding="utf-8")
    violations = []
    for screen in screens(server, person):
        person.page.evaluate(axe)
        violations += [f"{screen}: {text}" for text in person.page.evaluate(FOUND)]
    assert not violations, "\n".join(violations)


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
