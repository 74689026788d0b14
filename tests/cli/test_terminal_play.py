"""The game on a real terminal: pauses, clearing the screen, and the keys that end a program."""

from __future__ import annotations

import codecs
import contextlib
import os
import re
import select
import subprocess
import sys
import time
from typing import TYPE_CHECKING, Self

import pytest

from fimbul.cli.text.screen import CLEAR
from tests.patience import PATIENCE

if TYPE_CHECKING:
    from pathlib import Path
    from types import TracebackType

pty = pytest.importorskip("pty", reason="this system has no pseudo-terminals")
termios = pytest.importorskip("termios")

PROGRAM = """
import fcntl, signal, termios
fcntl.ioctl(0, termios.TIOCSCTTY, 0)  # the terminal is ours: its keys interrupt us
signal.signal(signal.SIGINT, signal.default_int_handler)  # also for tests in the background
import fimbul.cli
fimbul.cli.main()
"""
ESCAPES = re.compile(r"\x1b\[[0-9;?]*[a-zA-Z]")


class Terminal:
    """A program that runs on a terminal of 80 columns and ``lines`` lines."""

    def __init__(self, folder: Path, *args: str, lines: int = 24) -> None:
        self.ours, theirs = pty.openpty()
        termios.tcsetwinsize(theirs, (lines, 80))
        environment = {
            **os.environ,
            "TERM": "xterm",
            "XDG_DATA_HOME": str(folder / "data"),
            "PYTHONIOENCODING": "utf-8",
            "LC_ALL": "C.UTF-8",
        }
        for name in ("COLUMNS", "LINES", "NO_COLOR"):
            environment.pop(name, None)
        command = [sys.executable, "-c", PROGRAM, "play", "--seed", "3", "--bot", "random", *args]
        self.process = subprocess.Popen(
            command,
            stdin=theirs,
            stdout=theirs,
            stderr=theirs,
            env=environment,
            cwd=folder,
            start_new_session=True,
        )
        os.close(theirs)
        self.shown = ""
        self.looked = 0
        self._decoder = codecs.getincrementaldecoder("utf-8")(errors="replace")

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.process.kill()
        self.process.wait()
        os.close(self.ours)

    def until(self, wanted: str) -> str:
        """Return the text from the end of the last call up to and including ``wanted``."""
        end = time.monotonic() + PATIENCE
        while wanted not in self.shown[self.looked :]:
            if not self._read(end):
                raise AssertionError(f"{wanted!r} is not in {self.shown[self.looked :]!r}")
        start = self.looked
        self.looked = self.shown.index(wanted, start) + len(wanted)
        return self.shown[start : self.looked]

    def type(self, text: str, wanted: str) -> str:
        """Type a line, and return the text up to and including ``wanted``."""
        os.write(self.ours, f"{text}\r".encode())
        return self.until(wanted)

    def press(self, key: bytes) -> int:
        """Press a key that ends the program, and return its exit status.

        One press may not be enough, because an interrupt between a prompt and the wait for a key is
        lost. The key is pressed again only if the program has shown nothing since.
        """
        shown = self.shown
        for _ in range(4):
            if self.shown != shown or self.process.poll() is not None:
                break
            with contextlib.suppress(OSError):  # it may just have ended
                os.write(self.ours, key)
            self._read_all(time.monotonic() + PATIENCE / 4)
        self._read_all(time.monotonic() + PATIENCE)
        return self.process.wait(PATIENCE)

    def _read_all(self, end: float) -> None:
        """Read until the program has ended, or until ``end``."""
        while self._read(end):
            pass

    def _read(self, end: float) -> bool:
        ready, _, _ = select.select([self.ours], [], [], max(0, end - time.monotonic()))
        try:
            data = os.read(self.ours, 65536) if ready else b""
        except OSError:  # the program has closed its end
            data = b""
        self.shown += self._decoder.decode(data)
        return bool(data)


def test_an_interrupt_saves_and_leaves_with_130(tmp_path: Path) -> None:
    with Terminal(tmp_path, lines=60) as terminal:
        terminal.until("Wolf> ")
        terminal.type("1", "pick 2 of 6")
        terminal.until("Wolf> ")
        assert terminal.press(b"\x03") == 130
        assert "Continue with: fimbul play --load" in terminal.shown
        assert "Traceback" not in terminal.shown
    assert len(list(tmp_path.rglob("*.saga"))) == 1


def test_the_end_of_input_saves_and_leaves_with_0(tmp_path: Path) -> None:
    with Terminal(tmp_path, lines=60) as terminal:
        terminal.until("Wolf> ")
        terminal.type("1", "pick 2 of 6")
        terminal.until("Wolf> ")
        assert terminal.press(b"\x04") == 0
        assert "Continue with: fimbul play --load" in terminal.shown
    assert len(list(tmp_path.rglob("*.saga"))) == 1


def test_text_that_would_scroll_away_waits_for_enter(tmp_path: Path) -> None:
    options = ("--no-draft", "--first", "wolf")
    with Terminal(tmp_path, *options, lines=24) as terminal:
        terminal.until("Enter to continue")
        board = ESCAPES.sub("", terminal.type("", "Wolf> "))
        assert "Yggdrasil" in board
        assert board.count("\n") <= 24
    with Terminal(tmp_path, *options, lines=60) as terminal:
        whole = terminal.until("Wolf> ")
        assert "Enter to continue" not in whole
        assert "Yggdrasil" in whole
    with Terminal(tmp_path, *options, "--fast", lines=24) as terminal:
        assert "Enter to continue" not in terminal.until("Wolf> ")


def test_the_screen_is_cleared_before_and_after_it_is_handed_over(tmp_path: Path) -> None:
    with Terminal(tmp_path, "--humans", "2", lines=40) as terminal:
        terminal.until("Wolf: press Enter.")
        assert terminal.type("", "Wolf> ").lstrip("\r\n ").startswith(CLEAR)
        away = terminal.type("1", "Raven: press Enter.")
        assert CLEAR in away
        assert "Keep one" not in away.partition(CLEAR)[2]
        assert terminal.type("", "Raven> ").lstrip("\r\n ").startswith(CLEAR)


def test_the_next_player_cannot_recall_what_was_typed(tmp_path: Path) -> None:
    with Terminal(tmp_path, "--humans", "2", lines=40) as terminal:
        terminal.until("Wolf: press Enter.")
        terminal.type("", "Wolf> ")
        terminal.type("read troll", "Rules and rulings")
        terminal.until("Wolf> ")
        terminal.type("1", "Raven: press Enter.")
        terminal.type("", "Raven> ")
        os.write(terminal.ours, b"\x1b[A")
        assert "troll" not in terminal.type("", "Raven> ")
