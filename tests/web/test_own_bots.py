"""The host's own bots on the page: chosen by name, and replaced by a stand-in when gone."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.server.running import Running
from tests.web.browser import Person

BAD_BOTS = Path(__file__).parents[1] / "arena" / "bad_bots.py"


@pytest.fixture
def hosted(server: Running) -> Iterator[Running]:
    thinkers = server.hub.thinkers
    thinkers.own = {"berserk": f"{BAD_BOTS}:First"}
    yield server
    thinkers.own = {}


def test_a_bot_of_the_host_is_chosen_and_shown_by_its_name(
    hosted: Running, meet: Callable[..., Person]
) -> None:
    page = meet().page
    page.goto("/")
    page.get_by_label("berserk", exact=True).check()
    assert page.get_by_text("A bot added by the operator of this server.").is_visible()
    page.click("[data-act=play]")
    page.wait_for_url("**/table/*")
    page.get_by_text("berserk (bot)").first.wait_for()
    assert page.get_by_text("a stand-in plays").count() == 0
    hosted.hub.thinkers.own = {}
    page.reload()
    page.get_by_text("berserk (bot)").first.wait_for()
    page.get_by_text("Away: a stand-in plays").first.wait_for()


def test_a_bot_of_the_host_is_put_on_a_chair(hosted: Running, meet: Callable[..., Person]) -> None:
    somebody = meet()
    page = somebody.page
    with hosted.visitor(somebody.secret) as ask:
        table = ask.do("/tables", {"options": {"players": 2}, "name": "Ask"})["table"]
        page.goto(f"/table/{table}")
        page.get_by_role("button", name="bot").first.click()
        page.click("[data-bot=berserk]")
        page.get_by_role("heading", name="berserk").wait_for()
        assert ask.ask(f"/tables/{table}")["table"]["chairs"][1]["bot"] == "berserk"
