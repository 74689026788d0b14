"""People with real browsers: each has its own profile and one page.

An error in a script, a message on the console or a violation of the content security policy fails
the test.
"""

from __future__ import annotations

import json
import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from random import Random
from typing import Any, Literal

import pytest
from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Error,
    Locator,
    Page,
    ViewportSize,
    expect,
    sync_playwright,
)

from fimbul.i18n import languages
from fimbul.server.identity import COOKIE
from fimbul.server.keys import new_secret

MISSING = "Chromium is not installed (Debian: apt install chromium-headless-shell)"
PROGRAMS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
"""The first is the same browser without windows, and takes half the time."""
PATIENCE = 120_000
"""Milliseconds after which a test gives up waiting for something on the page."""

DESKTOP: ViewportSize = {"width": 1440, "height": 900}
TABLET: ViewportSize = {"width": 1024, "height": 768}
PHONE: ViewportSize = {"width": 390, "height": 844}

MINE = '[data-decision][data-state="mine"]:not([aria-busy="true"])'
CHOICES = f"{MINE} [data-choice] button"
CONFIRM = f'{MINE} .confirm [data-look="ember"]'
OVER = "[data-end]"

BLOCKED = "Service Worker registration blocked by Playwright"
"""Most tests block service workers, which would fetch the whole page again for each test."""

UNPAINTED = """addEventListener("DOMContentLoaded", () => {
  document.documentElement.style.opacity = "0";
});"""
"""Layout, clicks and texts work as usual, but nothing is painted: without a graphics card, painting
takes more time than all the rest."""

TRACED = """{
  const { warn } = console;
  console.warn = (...said) => warn(...said, new Error().stack);
}"""
"""Warnings say where they come from."""

DRAWN = "() => new Promise((then) => requestAnimationFrame(() => requestAnimationFrame(then)))"
"""Waits until what has changed is drawn."""

IN_EVERY_LANGUAGE = """async (languages) => {
  const found = {};
  for (const language of languages) {
    document.querySelector(`dialog[open] input[value="${language}"]`).click();
    while (document.documentElement.lang !== language) await new Promise(requestAnimationFrame);
    await (%(drawn)s)();
    await document.fonts.ready;  // those of another script are fetched when they are first needed
    await (%(drawn)s)();
    found[language] = (%(measure)s)();
  }
  return found;
}"""

Theme = Literal["dark", "light"]


@contextmanager
def browsing() -> Iterator[Browser]:
    """Start a browser; without one the test is skipped, or fails in CI."""
    program = next(filter(None, map(shutil.which, PROGRAMS)), None)
    if program is None:
        if os.environ.get("CI") == "true":
            pytest.fail(MISSING)
        pytest.skip(MISSING)
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=program, args=["--no-sandbox"], timeout=PATIENCE
        )
        try:
            yield browser
        finally:
            browser.close()


class Person:
    """A person with a browser profile and a page."""

    def __init__(
        self,
        browser: Browser,
        url: str,
        *,
        size: ViewportSize = DESKTOP,
        language: str = "en",
        theme: Theme = "dark",
        has_motion: bool = False,
        is_painted: bool = False,
        **options: Any,
    ) -> None:
        """``has_motion``: whether the page moves and tells what happens step by step.

        ``is_painted``: whether the page is painted, for screenshots and checks of colours.
        Everything else works without painting, in a third of the time.
        """
        self.secret = new_secret()
        self.complaints: list[str] = []
        self.context: BrowserContext = browser.new_context(
            base_url=url,
            viewport=size,
            locale=language,
            color_scheme=theme,
            reduced_motion="no-preference" if has_motion else "reduce",
            has_touch=size is PHONE,
            is_mobile=size is PHONE,
            **{"service_workers": "block", **options},
        )
        self.context.set_default_timeout(PATIENCE)
        self.context.add_cookies(
            [{"name": COOKIE, "value": self.secret, "url": url, "httpOnly": True}]
        )
        self.context.add_init_script(TRACED)
        self.set(theme=theme, speed="normal" if has_motion else "off")
        if not is_painted:
            self.context.add_init_script(UNPAINTED)
        self.page: Page = self.context.new_page()
        self.page.on("console", self._hear)
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))

    def set(self, **settings: object) -> None:
        """Let the page start with some settings."""
        self.context.add_init_script(
            f"""{{
              const kept = JSON.parse(localStorage.getItem("fimbul-settings") ?? "{{}}");
              const wanted = {json.dumps(settings)};
              localStorage.setItem("fimbul-settings", JSON.stringify({{ ...wanted, ...kept }}));
            }}"""
        )

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and not message.text.startswith(BLOCKED):
            self.complaints.append(message.text)

    def forgive(self, *parts: str) -> None:
        """Leave the page, and drop the errors that a test has caused on purpose."""
        self.page.close()  # the server may go before the browser does
        self.complaints = [text for text in self.complaints if not any(p in text for p in parts)]

    def close(self) -> None:
        """Leave; fails if the page had errors."""
        self.context.close()
        assert not self.complaints, "\n".join(self.complaints)

    def look(self, size: ViewportSize) -> None:
        """Change the size of the window, and wait until the page has followed."""
        self.page.set_viewport_size(size)
        self.page.evaluate(DRAWN)

    def show(self, theme: Theme) -> None:
        """Change the theme of the page, until it is loaded again."""
        self.page.evaluate("(theme) => { document.documentElement.dataset.theme = theme; }", theme)

    def hold_clock(self) -> None:
        """Let the clock of the page stand still; it must have been installed."""
        while True:
            soon = self.page.evaluate("Date.now() / 1000 + 0.5")
            try:
                self.page.clock.pause_at(soon)
            except Error as error:
                if "to the past" not in str(error):  # on a busy machine, soon may be past
                    raise
            else:
                return

    def in_every_language(self, measure: str) -> dict[str, Any]:
        """Evaluate a function of the page in each language, which its settings switch to.

        The settings stay open. This takes a tenth of the time of as many visits.
        """
        choices = "dialog[open] input[value=en]"
        if self.page.locator(choices).count() == 0:
            # not by mouse: at the end of a game, the result covers the button
            self.page.locator("[data-act=settings]").evaluate("button => button.click()")
            self.page.wait_for_selector(choices)
        found: dict[str, Any] = self.page.evaluate(
            IN_EVERY_LANGUAGE % {"drawn": DRAWN, "measure": measure}, list(languages())
        )
        return found

    # --- at a table -------------------------------------------------------------------------------

    def sit_down(self, table: str) -> None:
        """Open a table and wait until the page shows it."""
        self.page.goto(f"/table/{table}")
        self.page.wait_for_selector("main, [data-decision]")

    def go(self, path: str) -> None:
        """Go to another page of ours without loading everything again."""
        self.page.evaluate(
            """(path) => {
              history.pushState(null, "", path);
              dispatchEvent(new PopStateEvent("popstate"));
            }""",
            path,
        )

    def walk(self, table: str) -> None:
        """Go to another table, and wait until its game waits for this person or is over."""
        self.go(f"/table/{table}")
        self.wait_for_turn()

    def wait_for_turn(self, patience: float = PATIENCE) -> bool:
        """Wait until the page offers something, and return whether the game goes on."""
        self.page.wait_for_selector(f"{CHOICES}, {CONFIRM}, {OVER}", timeout=patience)
        return self.page.locator(OVER).count() == 0

    def kind(self) -> str:
        """The kind of the decision that the page asks for."""
        return self.page.locator(MINE).get_attribute("data-decision") or ""

    def offered(self) -> Locator:
        return self.page.locator(CHOICES)

    def choose(self, rng: Random) -> bool:
        """Click one of the offers, which may complete a move; return whether there was any."""
        self._point_away()
        confirm = self.page.locator(CONFIRM)
        if confirm.count():
            confirm.click()
            return True
        choices = self.offered()
        count = choices.count()
        if count:
            # The last offer is usually to pass or to decline.
            number = (
                rng.randrange(count) if rng.random() < 0.3 else rng.randrange(max(1, count - 1))
            )
            choices.nth(number).click()
        return count > 0

    def _point_away(self) -> None:
        """Move the mouse away, so that no tooltip covers the next target."""
        self.page.mouse.move(0, 0)
        self.page.wait_for_selector("#explanation", state="detached")
