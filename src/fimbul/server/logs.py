"""Log lines: JSON for programs, short lines for people.

Neither holds a secret, a hand, a name or a line of chat. A request is told by its route, not by its
address, which may hold the link to a private table. Of an error the log keeps its kind and its
place, not its words: they may quote what was being written.
"""

import json
import logging
import os
import sys
import traceback
from datetime import datetime
from pathlib import Path
from typing import Final, Literal, TextIO

import msgspec

from fimbul.server.keys import hash_of

LogFormat = Literal["json", "text"]
LogLevel = Literal["debug", "info", "warning", "error"]

QUIET: Final[dict[LogFormat, LogLevel]] = {"json": "info", "text": "warning"}
"""How much is told unless somebody asks for more: a terminal is no place for every request."""
_OWN_FIELDS = ("route", "status", "ms", "code")
_ENCODER: Final = json.JSONEncoder(ensure_ascii=False, separators=(",", ":"))
_QUICK: Final = msgspec.json.Encoder()
_COLOURS: Final = {"DEBUG": "2", "INFO": "36", "WARNING": "33", "ERROR": "31", "CRITICAL": "31"}


class JsonLines(logging.Formatter):
    """One JSON object a line, with the fields that ``extra`` gives."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            "at": round(record.created, 3),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage().strip(),
        }
        told = record.__dict__
        for field in _OWN_FIELDS:
            if field in told:
                line[field] = told[field]
        if "match" in told:
            line["match"] = fingerprint(told["match"])
        if record.exc_info and record.exc_info[1] is not None:
            line["error"] = _chain(record.exc_info[1])
        # Most lines are of requests. The quick encoder takes no text that UTF-8 does not have.
        return _QUICK.encode(line).decode() if "route" in told else _ENCODER.encode(line)


class TextLines(logging.Formatter):
    """One short line for a person: the time, how grave it is, and what."""

    def __init__(self, has_colours: bool = False) -> None:
        super().__init__()
        self._has_colours = has_colours

    def format(self, record: logging.LogRecord) -> str:
        told = record.__dict__
        parts = [record.getMessage().strip()]
        if "route" in told:
            parts = [f"{told['route']} {told['status']} in {told['ms']} ms"]
        if "match" in told:
            parts.append(f"match {fingerprint(told['match'])}")
        if record.exc_info and record.exc_info[1] is not None:
            parts += [_in_words(error) for error in _chain(record.exc_info[1])]
        words = "".join(
            c if c.isprintable() else "\N{REPLACEMENT CHARACTER}" for c in "; ".join(parts)
        )
        level = f"{record.levelname.lower():<7}"
        if self._has_colours:
            level = f"\x1b[{_COLOURS.get(record.levelname, '0')}m{level}\x1b[0m"
        return f"{datetime.fromtimestamp(record.created):%H:%M:%S} {level} {words}"


def fingerprint(match_id: str) -> str:
    """What the log calls a match: who reads it cannot make the link to a private table of it."""
    return hash_of(match_id)[:12]


def _chain(error: BaseException) -> list[dict[str, object]]:
    """The kind and the place of an error, and of those that led to it."""
    chain: list[dict[str, object]] = []
    current: BaseException | None = error
    while current is not None and len(chain) < 5:
        places = [
            f"{Path(frame.filename).name}:{frame.lineno} {frame.name}"
            for frame in traceback.extract_tb(current.__traceback__)[-12:]
        ]
        chain.append({"kind": type(current).__qualname__, "at": places})
        current = current.__cause__ or current.__context__
    return chain


def _visible(text: str) -> str:
    """A text that cannot begin a line of its own, nor colour one."""
    return "".join(sign if sign.isprintable() else "\N{REPLACEMENT CHARACTER}" for sign in text)


def _in_words(error: dict[str, object]) -> str:
    places = error["at"]
    assert isinstance(places, list)
    return f"{error['kind']} at {places[-1]}" if places else str(error["kind"])


def is_discreet(record: logging.LogRecord) -> bool:
    """Whether a record is worth a line: uvicorn would tell the address of each WebSocket."""
    message = str(record.msg)
    return '"WebSocket %s"' not in message and not message.startswith("connection ")


def format_for(stream: TextIO) -> LogFormat:
    """What suits a stream: short lines if somebody looks at it, JSON if not."""
    return "text" if stream.isatty() else "json"


def begin_logging(form: LogFormat = "json", level: LogLevel = "info") -> None:
    """Let everything that is logged, from a level on, come out on standard error."""
    # No line tells the thread, the process or the place in the source: nobody need look for them.
    logging.logThreads = logging.logProcesses = logging.logMultiprocessing = False
    logging._srcfile = None  # as the documentation of logging advises, underscore and all
    has_colours = sys.stderr.isatty() and "NO_COLOR" not in os.environ
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines() if form == "json" else TextLines(has_colours))
    handler.addFilter(is_discreet)
    handler.setLevel(level.upper())
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(level.upper())
    for chatty in ("aiosqlite", "alembic", "asyncio", "sqlalchemy", "uvicorn.access"):
        logging.getLogger(chatty).setLevel("WARNING")
    for talkative in ("uvicorn.error", "websockets"):
        # Further down they would quote whole requests, with their secrets.
        logging.getLogger(talkative).setLevel("INFO")
