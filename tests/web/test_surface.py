"""The decision surface: nothing jumps, everything is in sight, every click has an answer."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest
from playwright.sync_api import ViewportSize

from fimbul.match.entries import Moved
from tests.server.running import Running, wait_for
from tests.web.browser import CONFIRM, DESKTOP, MINE, PHONE, TABLET, Person
from tests.web.positions import Position, positions, put

KEYED = f"{MINE} [data-choice]"
VERBS = f"{MINE} .offers [data-choice] button"
STILL = 4
"""Pixels by which the board and the hand may move at most."""
BOXES = """() => ["main", "main .world", "[data-hand]"].flatMap((selector) => {
  const { x, y, width, height } = document.querySelector(selector).getBoundingClientRect();
  return [x, y, width, height];
})"""
HIDDEN = """(selector) => [...document.querySelectorAll(selector)]
  .filter((option) => {
    const { left, right, top, bottom } = option.getBoundingClientRect();
    const row = option.closest(".offers") ? option.closest("[data-decision]") : document.body;
    const panel = row.getBoundingClientRect();
    return left < panel.left || right > panel.right + 1 || top < 0 || bottom > innerHeight + 1;
  })
  .map((option) => option.textContent.trim())"""

IS_WHOLE = """(question) => {
  const inner = question.getBoundingClientRect();
  const outer = question.closest(".words").getBoundingClientRect();
  return inner.top >= outer.top && inner.bottom <= outer.bottom && inner.right <= outer.right;
}"""


def sit_down(server: Running, person: Person, position: Position) -> None:
    """Open a table at a position and wait for the decision."""
    person.sit_down(put(server, position, person.secret))
    person.wait_for_turn()


def test_yggdrasil_says_why_nobody_invades_it(server: Running, meet: Callable[..., Person]) -> None:
    ask = meet()
    sit_down(server, ask, positions()["action"])
    ask.page.locator(VERBS, has_text="Invade").click()
    ask.page.locator(VERBS, has_text="Leader").click()
    ask.page.locator('[data-place="yggdrasil"]').click(force=True)
    bubble = ask.page.locator(".bubble", has_text="Nobody may invade Yggdrasil directly")
    bubble.get_by_role("button", name="I3").click()
    ask.page.locator("[data-rules] dt", has_text="I3").wait_for()


def test_a_click_on_the_map_says_whose_decision_it_is(
    server: Running, meet: Callable[..., Person]
) -> None:
    ask = meet()
    position = positions()["action"]
    other = Position(position.play, position.moves, (position.seat + 1) % position.play.players)
    ask.sit_down(put(server, other, ask.secret))
    ask.page.wait_for_selector('[data-decision][data-state="waiting"]')
    ask.page.locator('[data-place="yggdrasil"]').click(force=True)
    ask.page.locator(".bubble", has_text="It is not your turn to decide").wait_for()


def test_a_badge_names_the_key_that_chooses_it(
    server: Running, meet: Callable[..., Person]
) -> None:
    ask = meet()
    sit_down(server, ask, positions()["action"])
    for _ in range(2):
        choices = ask.page.locator(KEYED)
        keys = choices.evaluate_all("all => all.map(one => one.dataset.key)")
        assert keys == [str(number + 1) for number in range(len(keys))]
        badges = choices.evaluate_all(
            "all => all.map(one => getComputedStyle(one, '::after').content)"
        )
        assert [badge.split('"')[1] for badge in badges] == keys
        label = choices.first.inner_text()
        ask.page.keyboard.press("1")
        ask.page.locator(KEYED, has_text=label.split("\n")[0]).wait_for(state="detached")


@pytest.mark.parametrize("size", [DESKTOP, TABLET, PHONE], ids=["desktop", "tablet", "phone"])
def test_no_decision_moves_the_board_or_the_hand(
    meet: Callable[..., Person], size: ViewportSize
) -> None:
    ask = meet(size=size)
    ask.page.goto("/")
    ask.page.click("[data-act=play]")
    ask.page.wait_for_url("**/table/*")
    rng = Random(11)
    kinds = set()
    first: list[float] = []
    for _ in range(50):
        ask.wait_for_turn()
        kinds.add(ask.kind())
        boxes: list[float] = ask.page.evaluate(BOXES)
        first = first or boxes
        moved = max(abs(now - then) for now, then in zip(boxes, first, strict=True))
        assert moved < STILL, f"{ask.kind()}: {first} became {boxes}"
        ask.choose(rng)
    assert {"draft", "action"} <= kinds


@pytest.mark.parametrize("size", [DESKTOP, TABLET, PHONE], ids=["desktop", "tablet", "phone"])
def test_every_option_is_in_sight(
    server: Running, meet: Callable[..., Person], size: ViewportSize
) -> None:
    ask = meet(size=size)
    options = f"{MINE} [data-choice] button"
    for kind in ("draft", "action", "call-to-battle", "battle-card", "save-card", "march-target"):
        sit_down(server, ask, positions()[kind])
        hidden = ask.page.evaluate(HIDDEN, options)
        assert hidden == [], f"{kind}: {hidden}"
    sit_down(server, ask, positions()["action"])
    for language, hidden in ask.in_every_language(f"() => ({HIDDEN})('{options}')").items():
        assert hidden == [], f"{language}: {hidden}"


def test_a_phone_shows_the_question_of_every_step(
    server: Running, meet: Callable[..., Person]
) -> None:
    ask = meet(size=PHONE)
    sit_down(server, ask, positions()["action"])
    question = ask.page.locator(f"{MINE} .words h2")
    for asked in ("Who invades?", "Where to?"):
        ask.offered().first.click()
        question.get_by_text(asked).wait_for()
        assert question.evaluate(IS_WHOLE), asked


def test_a_drafted_card_against_bots_is_confirmed(meet: Callable[..., Person]) -> None:
    ask = meet()
    ask.page.goto("/")
    ask.page.click("[data-act=play]")
    ask.page.wait_for_url("**/table/*")
    ask.wait_for_turn()
    ask.page.wait_for_selector('[data-decision="draft"] .sealed >> nth=2')
    ask.offered().first.click()
    ask.page.locator(CONFIRM).wait_for()
    assert ask.page.locator("[data-hand] [data-card]").count() == 0
    ask.page.locator('[data-choice] [aria-pressed="true"], [aria-pressed="true"]').first.click()
    ask.page.wait_for_selector("[data-hand] [data-card]")


def test_nothing_is_explained_because_the_pointer_rests(
    server: Running, meet: Callable[..., Person]
) -> None:
    ask = meet()
    sit_down(server, ask, positions()["action"])
    card = ask.page.locator("[data-hand] [data-card]").first
    box = card.bounding_box()
    assert box is not None
    x, y = box["x"] + 30, box["y"] + 30
    ask.page.mouse.move(x, y)
    ask.page.reload()
    ask.wait_for_turn()
    ask.page.wait_for_timeout(900)
    assert ask.page.locator("#explanation").count() == 0
    ask.page.mouse.move(x + 3, y + 3)
    ask.page.mouse.move(x + 6, y + 6)
    ask.page.wait_for_selector("#explanation [data-size=large]")


def test_a_clan_is_explained_at_the_next_table_too(
    server: Running, meet: Callable[..., Person]
) -> None:
    ask = meet()
    sit_down(server, ask, positions()["draft"])
    for kind in ("action", "raise-stat"):
        ask.walk(put(server, positions()[kind], ask.secret))
        ask.page.locator(".clans [data-seat] button").first.focus()
        ask.page.keyboard.press("?")
        ask.page.locator("#explanation", has_text="in hand").wait_for()
        ask.page.keyboard.press("Escape")


def test_the_rules_open_beside_the_table(server: Running, meet: Callable[..., Person]) -> None:
    ask = meet()
    sit_down(server, ask, positions()["action"])
    address = ask.page.url
    ask.page.locator("[data-hand] [data-card]").first.focus()
    ask.page.keyboard.press("?")
    about = ask.page.locator("#explanation a", has_text="All about this card")
    card = ask.page.locator("[data-hand] [data-card]").first.get_attribute("data-card")
    assert about.get_attribute("href") == f"/cards/{card}"
    assert about.get_attribute("target") == "_blank", "nobody leaves a table by it"
    ask.page.locator("#explanation button", has_text="What the rules say").click()
    ask.page.locator("[data-rules] dt button").first.click()
    links = ask.page.locator("[data-rules] [data-more] .cards a")
    links.first.wait_for()
    assert set(links.evaluate_all("all => all.map(one => one.target)")) == {"_blank"}
    assert ask.page.url == address
    ask.page.keyboard.press("Escape")
    ask.page.wait_for_selector("[data-rules]", state="detached")


def test_a_figure_marches_by_being_dragged(server: Running, meet: Callable[..., Person]) -> None:
    ask = meet()
    begun = positions()["march-target"]
    table = put(server, Position(begun.play, begun.moves[:-1], begun.seat), ask.secret)
    ask.sit_down(table)
    ask.wait_for_turn()
    grip = ask.page.locator("[data-grip]").first
    source = grip.get_attribute("data-at")
    target = "elvagar" if source == "yggdrasil" else "yggdrasil"
    start, end = grip.bounding_box(), middle_of(ask, target)
    assert start is not None
    ask.page.mouse.move(start["x"] + start["width"] / 2, start["y"] + start["height"] / 2)
    ask.page.mouse.down()
    ask.page.mouse.move(end[0] - 20, end[1], steps=4)
    ask.page.mouse.move(*end)
    ask.page.mouse.up()
    opened = server.call(server.hub.open(table))

    def made() -> list[str]:
        entries = (step.logged.entry for step in opened.match.steps)
        return [entry.move for entry in entries if isinstance(entry, Moved)][len(begun.moves) - 1 :]

    wait_for(lambda: made()[:2] == [f"march {source}", f"to {target}"] and len(made()) > 2)
    assert made()[2].startswith("move ")


def test_a_clicked_figure_is_the_first_to_march(
    server: Running, meet: Callable[..., Person]
) -> None:
    ask = meet()
    begun = positions()["march-target"]
    table = put(server, Position(begun.play, begun.moves[:-1], begun.seat), ask.secret)
    ask.sit_down(table)
    ask.wait_for_turn()
    grip = ask.page.locator("[data-grip]").first
    source, figure = grip.get_attribute("data-at"), grip.get_attribute("data-grip")
    grip.click()
    ask.page.locator(f'.menu [data-move="march {source}"]').click()
    ask.page.locator('[data-decision="march-target"]').wait_for()
    ask.page.mouse.click(*middle_of(ask, "elvagar" if source == "yggdrasil" else "yggdrasil"))
    opened = server.call(server.hub.open(table))

    def made() -> list[str]:
        entries = (step.logged.entry for step in opened.match.steps)
        return [entry.move for entry in entries if isinstance(entry, Moved)][len(begun.moves) - 1 :]

    wait_for(lambda: len(made()) > 2)
    assert made()[0] == f"march {source}"
    assert made()[2] == f"move {figure}"


def middle_of(person: Person, place: str) -> tuple[float, float]:
    """A point of the screen inside a place of the map."""
    box = person.page.locator(f'[data-place="{place}"]').bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def lay(*people: Person) -> str:
    """Begin a game of two chairs, which one person or two people hold."""
    options = {"players": 2, "seats": "as-seated"}
    first, second = people[0].context.request, people[-1].context.request
    table: str = first.post("/api/tables", data={"options": options, "name": "Ask"}).json()["table"]
    at = f"/api/tables/{table}"
    second.post(f"{at}/sit", data={"name": "Embla", "chair": 1})
    for request, chair in ((first, 0), (second, 1)):
        request.post(f"{at}/ready", data={"chair": chair})
    first.post(f"{at}/start")
    return table


def test_a_curtain_hides_the_first_players_cards(meet: Callable[..., Person]) -> None:
    both = meet()
    both.sit_down(lay(both))
    curtain = both.page.locator("[data-curtain]")
    curtain.get_by_text("Hand the device to Ask").wait_for()
    curtain.get_by_role("button").click()
    curtain.wait_for(state="detached")
    both.wait_for_turn()


def test_chat_announces_itself_on_a_phone(meet: Callable[..., Person]) -> None:
    ask, embla = meet(size=PHONE), meet()
    table = lay(ask, embla)
    ask.sit_down(table)
    ask.wait_for_turn()
    said = {"chair": 1, "text": "The wolf is loose"}
    embla.context.request.post(f"/api/tables/{table}/chat", data=said)
    ask.page.locator("[data-toast]", has_text="The wolf is loose").wait_for()
    ask.page.locator("header .unread", has_text="1").wait_for()
    ask.page.locator("[data-toast]").click()
    ask.page.wait_for_selector("header .unread", state="detached")
