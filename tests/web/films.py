"""Films of the page, to be looked at frame by frame: `make films`.

Each film is a folder of pictures, one for every change of the screen, and a page that shows them
with their times.
"""

from __future__ import annotations

import argparse
import base64
import html
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any, Final

from tests.server.running import Running, running
from tests.web.browser import CHOICES, CONFIRM, DESKTOP, OVER, PHONE, Person, browsing

QUALITY: Final = 70
NEWCOMER: Final = 300.0
"""Seconds of a newcomer's first visit."""
THINKS: Final = 1_500
"""Milliseconds that a person takes to choose."""
NOD: Final = "[data-act=nod]"
"""The button at which a battle of one's own waits."""
AWAITED: Final = f"{NOD}, {CHOICES}, {CONFIRM}, {OVER}"
"""Everything that the page waits for."""
STYLE: Final = """
body { margin: 0; padding: 16px; background: #10151c; color: #dde3ea; font: 14px system-ui; }
div { display: flex; flex-wrap: wrap; gap: 8px; }
figure { margin: 0; }
img { display: block; height: 300px; }
"""


@dataclass
class Film:
    """The frames of a page, each with its time in seconds."""

    frames: list[tuple[float, bytes]] = field(default_factory=list)

    @contextmanager
    def rolling(self, person: Person) -> Iterator[None]:
        """Film a page while the context lasts: Chromium sends a frame when something changes."""
        wire = person.context.new_cdp_session(person.page)

        def keep(frame: dict[str, Any]) -> None:
            picture = base64.b64decode(frame["data"])
            if not self.frames or self.frames[-1][1] != picture:
                self.frames.append((frame["metadata"]["timestamp"], picture))
            wire.send("Page.screencastFrameAck", {"sessionId": frame["sessionId"]})

        wire.on("Page.screencastFrame", keep)
        wire.send("Page.startScreencast", {"format": "jpeg", "quality": QUALITY})
        try:
            yield
        finally:
            wire.remove_listener("Page.screencastFrame", keep)
            wire.send("Page.stopScreencast")

    def write(self, folder: Path) -> None:
        """Write the frames, and a page that shows them."""
        folder.mkdir(parents=True, exist_ok=True)
        start = self.frames[0][0]
        parts = []
        for number, (at, picture) in enumerate(self.frames):
            name = f"{number:05}.jpg"
            (folder / name).write_bytes(picture)
            parts.append(
                f'<figure><a href="{name}"><img src="{name}" loading="lazy" alt=""></a>'
                f"<figcaption>{at - start:.2f} s</figcaption></figure>"
            )
        (folder / "index.html").write_text(
            f'<!doctype html><html lang="en"><meta charset="utf-8">'
            f"<title>{html.escape(folder.name)}</title><style>{STYLE}</style>"
            f"<div>{''.join(parts)}</div></html>\n",
            encoding="utf-8",
        )


# --- what is filmed -------------------------------------------------------------------------------


def begin(person: Person) -> None:
    """Open the front page and begin a game against bots."""
    person.page.goto("/")
    person.page.locator("[data-act=play]").click()


def newcomer(person: Person, _: Running) -> None:
    """Begin a game against bots, and click on what is offered for five minutes."""
    rng = Random(1)
    begin(person)
    end = time.monotonic() + NEWCOMER
    while time.monotonic() < end:
        person.page.wait_for_selector(AWAITED)
        if person.page.locator(OVER).count():
            break
        person.page.wait_for_timeout(THINKS)
        if person.page.locator(NOD).count():
            person.page.click(NOD)
        else:
            person.choose(rng)


def expert(person: Person, server: Running) -> None:
    """Play a whole age by keyboard: always the first offer, without a pause."""
    begin(person)
    person.wait_for_turn()
    table = person.page.url.rpartition("/")[2]
    while server.hub.tables[table].match.state.age == 1:
        person.page.wait_for_selector(AWAITED)
        if person.page.locator(NOD).count():
            person.page.click(NOD)
        else:
            is_asked = person.page.locator(CONFIRM).count() > 0
            person.page.keyboard.press("Enter" if is_asked else "1")
        person.page.wait_for_timeout(50)


FILMS: Final[dict[str, tuple[Callable[[Person, Running], None], dict[str, Any]]]] = {
    "newcomer": (newcomer, {"size": DESKTOP}),
    "newcomer-phone": (newcomer, {"size": PHONE}),
    "expert": (expert, {"size": DESKTOP}),
}


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.web.films", description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("films", nargs="*", help=f"some of {', '.join(FILMS)}; all by default")
    options = parser.parse_args()
    with TemporaryDirectory() as data, running(Path(data)) as server, browsing() as browser:
        for name in options.films or FILMS:
            print(f"filming {name} …", file=sys.stderr, flush=True)
            play, look = FILMS[name]
            person = Person(browser, server.url, is_painted=True, has_motion=True, **look)
            film = Film()
            with film.rolling(person):
                play(person, server)
            person.close()
            film.write(options.folder / name)
            print(f"{options.folder / name / 'index.html'}: {len(film.frames)} frames")


if __name__ == "__main__":
    main()
