"""Tables that a visitor may not watch: the page says so, and opens when it may."""

from __future__ import annotations

from collections.abc import Callable

from tests.server.playing import PLAIN, begin
from tests.server.running import Running, wait_for
from tests.web.browser import Person


def test_at_a_table_without_spectators_a_stranger_may_sit_down_but_not_watch(
    server: Running, meet: Callable[..., Person]
) -> None:
    """The console has no error, because the page knows before it asks."""
    options = {**PLAIN, "allows_spectators": False}
    with server.visitor() as ask, server.visitor() as embla:
        waiting = ask.do("/tables", {"options": options, "name": "Ask"})["table"]
        guest = meet()
        guest.page.goto(f"/table/{waiting}")
        guest.page.fill("form input", "Guest")
        guest.page.click("[data-act=sit]")
        wait_for(lambda: server.hub.tables[waiting].match.chairs[1].name == "Guest")
        guest.page.wait_for_selector("main")
        running = begin(ask, embla, options=options)
        stranger = meet()
        stranger.page.goto(f"/table/{running}")
        stranger.page.wait_for_selector("[role=alert]")


def test_a_refused_handshake_is_explained_by_asking(
    server: Running, meet: Callable[..., Person]
) -> None:
    """Here the page wrongly assumes that it has a seat, and the browser hides the refusal."""
    with server.visitor() as ask, server.visitor() as embla:
        table = begin(ask, embla)
        seated = ask.ask(f"/tables/{table}")
    stranger = meet()
    stranger.page.route(f"**/api/tables/{table}", lambda route: route.fulfill(json=seated))
    stranger.page.goto(f"/table/{table}")
    stranger.page.wait_for_selector("[role=alert]")
    stranger.forgive("WebSocket connection", "Failed to load resource")
