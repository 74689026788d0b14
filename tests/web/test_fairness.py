"""The end screen checks the deal against what the browser noted during the game."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Route

from fimbul.i18n import messages
from tests.server.running import Running
from tests.web.browser import Person
from tests.web.positions import finished, positions, put

SAYS = messages("en")
VERDICT = "[data-verdict]"


def verdict_of(person: Person) -> str:
    """Return the verdict on the end screen; checks that its sentence is shown."""
    found = person.page.locator(VERDICT)
    found.wait_for()
    code = found.get_attribute("data-verdict") or ""
    assert found.locator("p").first.inner_text() == SAYS.text(f"verify-{code}")
    return code


def note(person: Person, table: str, commitment: str, seal: str) -> None:
    """Store notes of a table in the browser."""
    receipt = json.dumps([{"table": table, "commitment": commitment, "seal": seal}])
    person.context.add_init_script(f"localStorage.setItem('fimbul-receipts', '{receipt}')")


def published(person: Person, table: str) -> tuple[str, str]:
    """Return the commitment and the seal of a game, requested without the page."""
    seq = 0
    news: dict[str, Any] = {"is_complete": False}
    while not news["is_complete"]:
        news = person.context.request.get(f"/api/tables/{table}/news?after={seq}").json()
        seq = news["seq"]
    return news["table"]["commitment"], news["seal"]


def test_without_notes_the_verdict_is_consistent_only(
    server: Running, meet: Callable[..., Person]
) -> None:
    person = meet()
    person.sit_down(put(server, finished(), person.secret))
    assert verdict_of(person) == "consistent"


def test_what_was_noted_is_compared(server: Running, meet: Callable[..., Person]) -> None:
    other = "0" * 64
    for commitment, seal, verdict in (
        (None, None, "fair"),
        (other, None, "other-commitment"),
        (None, other, "other-seal"),
    ):
        person = meet()
        table = put(server, finished(), person.secret)
        right = published(person, table)
        note(person, table, commitment or right[0], seal or right[1])
        person.sit_down(table)
        assert verdict_of(person) == verdict


@pytest.mark.parametrize(
    ("old", "new", "verdict"),
    [
        ("edition standard", "edition first-print", "other-deal"),
        ("salt 5a17", "salt 5a18", "other-deal"),
        ("\nresult", "\nwolf pass\nresult", "other-moves"),
    ],
)
def test_a_record_that_was_changed_is_found(
    server: Running, meet: Callable[..., Person], old: str, new: str, verdict: str
) -> None:
    person = meet()
    table = put(server, finished(), person.secret)

    def change(route: Route) -> None:
        answer = route.fetch()
        assert old in answer.text()
        route.fulfill(response=answer, body=answer.text().replace(old, new))

    person.page.route("**/saga?*", change)
    person.sit_down(table)
    assert verdict_of(person) == verdict


def test_the_settings_of_a_table_show_the_commitment(
    server: Running, meet: Callable[..., Person]
) -> None:
    person = meet()
    table = put(server, positions()["action"], person.secret)
    person.sit_down(table)
    person.wait_for_turn()
    commitment, _ = published(person, table)
    assert len(commitment) == 64
    noted = person.page.evaluate("localStorage.getItem('fimbul-receipts')")
    assert json.loads(noted)[0]["commitment"] == commitment
    person.page.get_by_role("button", name=SAYS.text("header-settings")).click()
    shown = person.page.get_by_text(commitment)
    shown.wait_for()
