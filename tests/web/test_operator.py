"""The page after the operator's actions, or after another device has taken the chair."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import ViewportSize, expect

from fimbul.server.operating import end_table, remove_line
from fimbul.store import Operations
from tests.server.playing import PLAIN, begin
from tests.server.running import Running, Visitor
from tests.web.browser import DESKTOP, PHONE, Person

DEVICES = '[data-item="devices"]'
STRIP = "[data-notice={}]"


def guest_of(server: Running, person: Person) -> Visitor:
    """The same visitor, without a page."""
    return server.visitor(person.secret)


def now(server: Running) -> int:
    return server.hub.clock.now_ms()


def test_a_game_that_the_operator_ends_is_over_on_the_page(
    server: Running, meet: Callable[..., Person]
) -> None:
    ask = meet()
    with guest_of(server, ask) as me, server.visitor() as embla:
        table = begin(me, embla)
        ask.sit_down(table)
        ask.page.wait_for_selector("[data-decision]")
        server.call(end_table(server.hub.store, table, now(server)))
        strip = ask.page.locator(STRIP.format("ended"))
        expect(strip).to_contain_text("ended this table")
        expect(ask.page.locator("[data-decision]")).to_have_count(0)


def test_a_lobby_that_the_operator_ends_is_closed(
    server: Running, meet: Callable[..., Person]
) -> None:
    ask = meet()
    with guest_of(server, ask) as me:
        table = me.do("/tables", {"options": PLAIN, "name": "Ask"})["table"]
    ask.sit_down(table)
    ask.page.wait_for_selector("[data-act=start]")
    server.call(end_table(server.hub.store, table, now(server)))
    expect(ask.page.locator("[role=alert]")).to_contain_text("ended this table")


def test_a_line_that_the_operator_removes_disappears(
    server: Running, meet: Callable[..., Person]
) -> None:
    ask = meet()
    with guest_of(server, ask) as me, server.visitor() as embla:
        table = begin(me, embla)
        ask.sit_down(table)
        ask.page.wait_for_selector("[data-decision]")
        line = embla.do(f"/tables/{table}/chat", {"chair": 1, "text": "Zwietracht"})["seq"]
        embla.do(f"/tables/{table}/chat", {"chair": 1, "text": "Eintracht"})
        saga = ask.page.locator("aside.saga")
        expect(saga).to_contain_text("Eintracht")
        expect(saga).to_contain_text("Zwietracht")
        server.call(remove_line(server.hub.store, table, line, now(server)))
        expect(saga).not_to_contain_text("Zwietracht")
        expect(saga).to_contain_text("Eintracht")


def test_a_deleted_table_is_closed_on_the_page(
    server: Running, meet: Callable[..., Person]
) -> None:
    ask = meet()
    with guest_of(server, ask) as me, server.visitor() as embla:
        table = begin(me, embla)
        ask.sit_down(table)
        ask.page.wait_for_selector("[data-decision]")
        server.call(Operations(server.hub.store).delete(table, now(server)))
        expect(ask.page.locator("[role=alert]")).to_contain_text("no such table")


def test_the_page_tells_a_blocked_visitor_so(server: Running, meet: Callable[..., Person]) -> None:
    ask = meet(language="pl")
    with guest_of(server, ask) as me, server.visitor() as embla:
        table = begin(me, embla)
        ask.sit_down(table)
        ask.page.wait_for_selector("[data-decision]")
        until = now(server) + 3_600_000
        held = server.hub.tables[table].holders[0][1]
        server.call(Operations(server.hub.store).block(held, until, "", now(server)))
        expect(ask.page.locator("[role=alert]")).to_contain_text("zablokował")
        ask.page.reload()
        expect(ask.page.locator("[role=alert]")).to_contain_text("zablokował")
        ask.forgive("Failed to load resource")


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_a_player_removes_another_device(
    server: Running, meet: Callable[..., Person], size: ViewportSize
) -> None:
    ask, other = meet(size=size), meet()
    with (
        guest_of(server, ask) as me,
        guest_of(server, other) as device,
        server.visitor() as embla,
    ):
        table = begin(me, embla)
        code = me.do(f"/tables/{table}/transfer", {"chair": 0})["code"]
        device.do("/transfer", {"code": code})
        for person in (ask, other):
            person.sit_down(table)
            person.page.wait_for_selector("[data-decision]")
        ask.page.get_by_role("button", name="Settings").click()
        ask.page.click(f"{DEVICES} button")
        ask.page.click(f"{DEVICES} button[data-look=blood]")
        expect(ask.page.locator(DEVICES)).to_contain_text("Only this device")
        expect(other.page.locator(STRIP.format("thrown-out"))).to_be_visible()
        expect(other.page.locator('[data-decision][data-state="mine"]')).to_have_count(0)
        assert me.ask(f"/tables/{table}")["chairs"] == [0]
        assert device.ask(f"/tables/{table}")["chairs"] == []
