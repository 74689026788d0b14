"""The screen and the keyboard: what is shown, how much of it, and what is typed."""

from __future__ import annotations

import contextlib
import io
import sys
from typing import TYPE_CHECKING

from rich.text import Text

from fimbul.cli.terminal import page

if TYPE_CHECKING:
    from collections.abc import Iterable

    from rich.console import Console, RenderableType

    from fimbul.i18n import Messages

CLEAR = "\x1b[H\x1b[2J\x1b[3J"
"""Home, clear the screen, clear what has scrolled off it."""


class Leave(Exception):
    """The player wants to stop: end of input, or an interrupt. ``status`` is the exit status."""

    def __init__(self, status: int) -> None:
        super().__init__(status)
        self.status = status


class Screen:
    """A terminal, or a pipe, with a person or a script at the other end.

    On a terminal, what would scroll off before it was read waits for Enter, unless ``is_fast``.
    """

    def __init__(self, own: Messages, *, is_fast: bool, is_shared: bool) -> None:
        self.own = own
        self.is_fast = is_fast
        self.console: Console = page()
        self.unread = 0
        """Lines shown since somebody last pressed Enter."""
        if isinstance(sys.stdin, io.TextIOWrapper):
            sys.stdin.reconfigure(errors="replace")
        _prepare_editing(is_shared=is_shared)

    @property
    def width(self) -> int:
        return self.console.width

    @property
    def height(self) -> int | None:
        """How many lines fit on the screen; None if the output is not a terminal."""
        return self.console.height if self.console.is_terminal else None

    def lines_of(self, *shown: RenderableType) -> int:
        """How many lines these need."""
        return sum(len(self.console.render_lines(one, pad=False)) for one in shown)

    def show(self, *shown: RenderableType) -> None:
        """Print these, one below the other."""
        for one in shown:
            self.unread += self.lines_of(one)
            put(self.console, one)

    def tell(self, lines: Iterable[RenderableType]) -> None:
        """Print lines of the log, a screenful at a time."""
        for line in lines:
            if self.height is not None and self.unread + self.lines_of(line) > self.height - 1:
                self.pause()
            self.show(line)

    def make_room(self, lines: int) -> None:
        """Wait for Enter if this many more lines would push unread ones off the screen."""
        if self.height is not None and self.unread and self.unread + lines > self.height:
            self.pause()

    def pause(self) -> None:
        """Wait for Enter, unless the output is a pipe or ``is_fast``."""
        if self.height is not None and not self.is_fast:
            self.ask(self.own.text("prompt-pause"))
        self.unread = 0

    def ask(self, prompt: str) -> str:
        """What is typed next. Raises ``Leave`` at the end of input and on an interrupt."""
        try:
            typed = input(f"{prompt} ")
        except EOFError:
            self.console.print()
            raise Leave(0) from None
        except KeyboardInterrupt:
            self.console.print()
            raise Leave(130) from None
        if not sys.stdin.isatty():
            # A transcript shows what was answered.
            self.console.print(Text(typed))
        self.unread = 0
        self.console = page()
        return typed

    def clear(self) -> None:
        """Clear the screen and its scrollback, so that the next player cannot read it."""
        if self.height is not None:
            # A terminal without these control codes gets a screenful of empty lines.
            is_plain = self.console.is_dumb_terminal
            self.console.file.write("\n" * self.height if is_plain else CLEAR)
            self.console.file.flush()
        self.unread = 0


def one_line(text: str) -> Text:
    """A text that is not broken, however long, so that it can be copied."""
    return Text(text, no_wrap=True, overflow="ignore")


def put(console: Console, shown: RenderableType) -> None:
    """Print; to a pipe without the spaces that fill up lines on a terminal."""
    is_unbroken = isinstance(shown, Text) and shown.no_wrap is True
    if console.is_terminal:
        console.print(shown, soft_wrap=is_unbroken)
        return
    with console.capture() as captured:
        console.print(shown, soft_wrap=is_unbroken)
    lines = captured.get().splitlines()
    console.file.write("".join(f"{line.rstrip()}\n" for line in lines))


def _prepare_editing(*, is_shared: bool) -> None:
    """Enable line editing if there is a library for it; without history on a shared keyboard."""
    with contextlib.suppress(ImportError):
        import readline

        readline.set_auto_history(not is_shared)
        readline.clear_history()
