"""Pictures of the main screens in every size: `make screenshots`."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.server.running import Running, running
from tests.web.browser import DESKTOP, PHONE, TABLET, Person, browsing
from tests.web.positions import finished, positions, put

SIZES = {"desktop": DESKTOP, "tablet": TABLET, "phone": PHONE}
LATE = 110
"""Moves after which the board is well filled."""
SETTLED = 700
"""Milliseconds after which animations have ended."""


def scenes(server: Running, person: Person) -> Iterator[str]:
    """Go from screen to screen, and yield their names."""
    page = person.page
    page.goto("/")
    page.wait_for_selector("[data-act=play]")
    yield "front"
    laid = {"name": "Ask", "bots": ["thrall", "thrall"]}
    person.sit_down(person.context.request.post("/api/tables", data=laid).json()["table"])
    page.wait_for_selector("[data-act=start]")
    yield "lobby"
    found = positions(after=LATE)
    for name, kind in (("draft", "draft"), ("board", "action"), ("battle", "battle-card")):
        person.sit_down(put(server, found[kind], person.secret))
        person.wait_for_turn()
        yield name
    person.sit_down(put(server, finished(), person.secret))
    person.wait_for_turn()
    yield "end"


def main(folder: Path) -> None:
    """Write a picture of every screen in every size into a folder."""
    folder.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory() as data, running(Path(data)) as server, browsing() as browser:
        for size_name, size in SIZES.items():
            scale = 2 if size is PHONE else 1
            person = Person(
                browser, server.url, size=size, is_painted=True, device_scale_factor=scale
            )
            for scene in scenes(server, person):
                person.page.wait_for_timeout(SETTLED)
                person.page.screenshot(
                    path=folder / f"{scene}-{size_name}.jpg", type="jpeg", quality=82
                )
            person.close()


if __name__ == "__main__":
    main(Path(sys.argv[1]))
