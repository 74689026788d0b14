"""The page without a server: it opens, says that it is reconnecting, and keeps no secret."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from tests.server.processes import serving
from tests.server.running import wait_for
from tests.web.browser import Person
from tests.web.test_games import AWAY

KEPT = """async () => {
  const names = await caches.keys();
  const all = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
  return all.flat().map(({ url }) => new URL(url).pathname);
}"""
STORED = "JSON.stringify({ ...localStorage, ...sessionStorage }) + document.cookie"


def test_the_page_opens_without_a_server_up_to_reconnecting(
    tmp_path: Path, meet: Callable[..., Person]
) -> None:
    with serving(f"sqlite+aiosqlite:///{tmp_path / 'matches.sqlite'}", tmp_path) as server:
        ask = meet(url=server.url, service_workers="allow")
        ask.page.goto("/")
        ask.page.click("[data-act=play]")
        ask.wait_for_turn()

        def kept() -> list[str]:
            found: list[str] = ask.page.evaluate(KEPT)
            return found

        wait_for(lambda: any("messages-en" in path for path in kept()))
        assert "/" in kept()
        assert [path for path in kept() if path.startswith(("/api", "/table"))] == []
        assert ask.secret not in ask.page.evaluate(STORED)

        server.kill()
        ask.page.reload()
        ask.page.wait_for_selector(AWAY)
        server.start()
        ask.wait_for_turn()
        ask.forgive("WebSocket connection", "Failed to load resource")
