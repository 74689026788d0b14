"""Pictures of the main screens: `make screenshots`.

Without options, writes the three pictures of the README into the folder (`tests/web/animation.py`
makes the fourth, which moves). With ``--sheet``, takes every screen in every size, theme and
language, and writes an HTML page that shows them all side by side.
"""

from __future__ import annotations

import argparse
import html
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import product
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from playwright.sync_api import Browser, ViewportSize

from fimbul.i18n.messages import languages
from tests.server.running import Running, running
from tests.web.browser import DESKTOP, MINE, PHONE, TABLET, Person, Theme, browsing
from tests.web.played import great_doom, liveliest
from tests.web.positions import finished, move_at, positions, put

LANGUAGES: Final = languages()
SIZES: Final[dict[str, ViewportSize]] = {"desktop": DESKTOP, "tablet": TABLET, "phone": PHONE}
THEMES: Final[tuple[Theme, ...]] = ("dark", "light")
LATE: Final = 110
"""Moves after which the board is well filled."""
SETTLED: Final = 700
"""Milliseconds after which animations have ended."""
BEAT: Final = 200
"""Milliseconds by which the story is moved on at a time; shorter than any of its beats."""
DECISIONS: Final = {
    "draft": "draft",
    "board": "action",
    "battle": "battle-card",
    "call": "call-to-battle",
    "late card": "late-card",
    "march": "march-figures",
    "stat": "raise-stat",
    "save": "save-card",
}
"""The screens that show a decision, by its kind."""
STYLE: Final = """
body { margin: 0; background: #10151c; color: #dde3ea; font: 15px system-ui, sans-serif; }
header { position: sticky; top: 0; z-index: 1; padding: 8px 16px; background: #10151ce6; }
label { margin-right: 16px; }
section { padding: 0 16px 24px; }
div { display: flex; flex-wrap: wrap; gap: 12px; align-items: start; }
figure { margin: 0; }
figcaption { padding: 2px 0; color: #9fb0c2; }
img { display: block; width: auto; height: 420px; border: 1px solid #33404f; }
"""
SCRIPT: Final = """
for (const box of document.querySelectorAll("input")) box.addEventListener("change", () => {
  const off = [...document.querySelectorAll("input:not(:checked)")].map((box) => box.value);
  for (const figure of document.querySelectorAll("figure"))
    figure.hidden = figure.dataset.of.split(" ").some((word) => off.includes(word));
});
"""


@dataclass(frozen=True)
class Look:
    """How somebody sees the page."""

    size: str = "desktop"
    theme: Theme = "dark"
    language: str = "en"
    has_motion: bool = False

    def __str__(self) -> str:
        return f"{self.size} {self.theme} {self.language}"

    def meet(self, browser: Browser, server: Running) -> Person:
        """A person who sees the page so."""
        size = SIZES[self.size]
        person = Person(
            browser,
            server.url,
            size=size,
            language=self.language,
            theme=self.theme,
            is_painted=True,
            has_motion=self.has_motion,
            device_scale_factor=2 if size is PHONE else 1,
        )
        person.set(language=self.language)
        return person


# --- the pictures of the README -------------------------------------------------------------------


def board(server: Running, person: Person) -> None:
    """Go to a turn late in a game, with many figures on the board."""
    person.sit_down(put(server, liveliest("action"), person.secret))
    person.wait_for_turn()


def ragnarok(server: Running, person: Person) -> None:
    """Tell the story of an age's end up to Ragnarök, when the first clan has lost its figures."""
    position, move = great_doom()
    table = put(server, position, person.secret)
    page = person.page
    page.clock.install()
    person.sit_down(table)
    page.wait_for_selector(MINE)
    person.hold_clock()
    move_at(server, table, position.seat, move)
    page.locator(MINE).wait_for(state="detached")
    while page.locator("[data-toll]").count() == 0:
        page.clock.run_for(BEAT)


def draft(server: Running, person: Person) -> None:
    """Go to a draft of many different cards."""
    person.sit_down(put(server, liveliest("draft"), person.secret))
    person.wait_for_turn()


PICTURES: Final = {
    "board-desktop": (board, Look()),
    "ragnarok-desktop": (ragnarok, Look(has_motion=True)),
    "draft-phone": (draft, Look("phone")),
}


def take_pictures(browser: Browser, server: Running, folder: Path) -> None:
    """Take the pictures of the README."""
    for name, (go, look) in PICTURES.items():
        print(name, file=sys.stderr, flush=True)
        person = look.meet(browser, server)
        go(server, person)
        person.page.wait_for_timeout(SETTLED)
        person.page.screenshot(path=folder / f"{name}.jpg", type="jpeg", quality=82)
        person.close()


# --- the sheet of all screens ---------------------------------------------------------------------


def scenes(server: Running, person: Person) -> Iterator[str]:
    """Go from screen to screen, and yield their names."""
    page = person.page
    page.goto("/")
    page.wait_for_selector("[data-act=play]")
    yield "front"
    page.goto("/rules")
    page.wait_for_selector("h1")
    yield "rules"
    laid = {"name": "Ask", "bots": ["thrall", "thrall"]}
    person.sit_down(person.context.request.post("/api/tables", data=laid).json()["table"])
    page.wait_for_selector("[data-act=start]")
    yield "lobby"
    found = {**positions(), **positions(after=LATE)}
    table = ""
    for name, kind in DECISIONS.items():
        if kind in found:
            table = put(server, found[kind], person.secret)
            person.sit_down(table)
            person.wait_for_turn()
            yield name
    page.goto(f"/table/{table}/room")
    page.wait_for_selector("main")
    yield "room"
    person.sit_down(put(server, finished(), person.secret))
    person.wait_for_turn()
    yield "end"


def take(browser: Browser, server: Running, look: Look, folder: Path) -> Iterator[tuple[str, Path]]:
    """Take every screen; yields its name and its file."""
    person = look.meet(browser, server)
    for scene in scenes(server, person):
        person.page.wait_for_timeout(SETTLED)
        file = folder / f"{scene} {look}.jpg".replace(" ", "-")
        person.page.screenshot(path=file, type="jpeg", quality=82)
        yield scene, file
    person.close()


def sheet(taken: Sequence[tuple[str, Look, Path]]) -> str:
    """An HTML page that shows all pictures, screen by screen, with switches to hide some."""
    words = [*SIZES, *THEMES, *LANGUAGES]
    switches = "".join(
        f'<label><input type="checkbox" value="{word}" checked> {word}</label>' for word in words
    )
    parts = []
    for scene in dict.fromkeys(scene for scene, _, _ in taken):
        figures = "".join(
            f'<figure data-of="{look}"><a href="{file.name}"><img src="{file.name}" loading="lazy" '
            f'alt="{html.escape(scene)}, {look}"></a><figcaption>{look}</figcaption></figure>'
            for name, look, file in taken
            if name == scene
        )
        parts.append(f"<section><h2>{html.escape(scene)}</h2><div>{figures}</div></section>")
    return (
        '<!doctype html><html lang="en"><meta charset="utf-8"><title>Fimbul, all screens</title>'
        f"<style>{STYLE}</style><header>{switches}</header>{''.join(parts)}"
        f"<script>{SCRIPT}</script></html>\n"
    )


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.web.screenshots", description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--sheet", action="store_true", help="every look, and a page of them")
    parser.add_argument("--sizes", nargs="+", choices=SIZES, default=[*SIZES])
    parser.add_argument("--themes", nargs="+", choices=THEMES, default=[*THEMES])
    parser.add_argument("--languages", nargs="+", choices=LANGUAGES, default=[*LANGUAGES])
    options = parser.parse_args()
    options.folder.mkdir(parents=True, exist_ok=True)
    looks = [Look(*each) for each in product(options.sizes, options.themes, options.languages)]
    taken: list[tuple[str, Look, Path]] = []
    with TemporaryDirectory() as data, running(Path(data)) as server, browsing() as browser:
        if not options.sheet:
            take_pictures(browser, server, options.folder)
            return
        for number, look in enumerate(looks, 1):
            print(f"{number} of {len(looks)}: {look}", file=sys.stderr, flush=True)
            taken += [
                (scene, look, file) for scene, file in take(browser, server, look, options.folder)
            ]
    (options.folder / "index.html").write_text(sheet(taken), encoding="utf-8")
    print(options.folder / "index.html")


if __name__ == "__main__":
    main()
