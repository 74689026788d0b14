"""Draws the icons and the preview picture of links: `make icons`.

They are drawn from `web/public/icon.svg` and from the start page, and are kept in `web/public`.
"""

from __future__ import annotations

import struct
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import Browser, ViewportSize

from fimbul.server.heads import PREVIEW, PREVIEW_SIZE
from tests.server.running import running
from tests.web.browser import Person, browsing

BACKGROUND = "#0b1a25"
ICONS = {"icon-192.png": (192, 1.0), "icon-512.png": (512, 1.0)}
ON_A_GROUND = {"apple-touch-icon.png": (180, 1.0), "icon-maskable.png": (512, 0.8)}
"""Icons whose corners the system cuts, so they fill their square."""
FAVICON = 32
SETTLED = 700
"""Milliseconds after which animations have ended."""


def drawn(browser: Browser, svg: str, size: int, scale: float, ground: str) -> bytes:
    """Return the icon as a PNG of a size, with or without a background."""
    page = browser.new_page(viewport={"width": size, "height": size})
    inner = round(size * scale)
    page.set_content(
        f"<style>html,body{{margin:0;height:100%;background:{ground}}}"
        f"body{{display:grid;place-items:center}}svg{{width:{inner}px;height:{inner}px}}</style>"
        + svg
    )
    picture = page.screenshot(type="png", omit_background=ground == "transparent")
    page.close()
    return picture


def as_icon(png: bytes, size: int) -> bytes:
    """Return an ICO file with one picture."""
    heading = struct.pack("<HHH", 0, 1, 1)
    return heading + struct.pack("<BBBBHHII", size, size, 0, 0, 1, 32, len(png), 22) + png


def main(folder: Path) -> None:
    """Write all pictures into a folder with the icon in it."""
    svg = (folder / "icon.svg").read_text(encoding="utf-8")
    with browsing() as browser:
        for ground, icons in (("transparent", ICONS), (BACKGROUND, ON_A_GROUND)):
            for name, (size, scale) in icons.items():
                (folder / name).write_bytes(drawn(browser, svg, size, scale, ground))
        small = drawn(browser, svg, FAVICON, 1.0, "transparent")
        (folder / "favicon.ico").write_bytes(as_icon(small, FAVICON))
        with TemporaryDirectory() as data, running(Path(data)) as server:
            width, height = PREVIEW_SIZE
            window: ViewportSize = {"width": width, "height": height}
            person = Person(browser, server.url, size=window, is_painted=True)
            person.page.goto("/")
            person.page.wait_for_selector("[data-act=play]")
            person.page.evaluate(
                "document.querySelectorAll('header, form, .ways, .tables, footer')"
                ".forEach((part) => (part.style.visibility = 'hidden'))"
            )
            person.page.wait_for_timeout(SETTLED)
            person.page.screenshot(path=folder / PREVIEW, type="jpeg", quality=70)
            person.close()


if __name__ == "__main__":
    main(Path(sys.argv[1]))
