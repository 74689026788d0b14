"""The decision surface: every click has an answer, and every badge names its key."""

from __future__ import annotations

from collections.abc import Callable

from tests.server.running import Running
from tests.web.browser import MINE, Person
from tests.web.positions import Position, positions, put

KEYED = f"{MINE} [data-choice]"
VERBS = f"{MINE} .offers [data-choice] button"


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
    ask.page.locator(".bubble", has_text="Nobody invades Yggdrasil directly").wait_for()


def test_a_click_on_the_map_says_whose_decision_it_is(
    server: Running, meet: Callable[..., Person]
) -> None:
    ask = meet()
    position = positions()["action"]
    other = Position(position.play, position.moves, (position.seat + 1) % position.play.players)
    ask.sit_down(put(server, other, ask.secret))
    ask.page.wait_for_selector('[data-decision][data-state="waiting"]')
    ask.page.locator('[data-place="yggdrasil"]').click(force=True)
    ask.page.locator(".bubble", has_text="It is not your decision now").wait_for()


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
