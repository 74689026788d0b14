"""Log lines: JSON for programs, short lines for people.

Neither contains a secret, a hand, a name or a line of chat. A request is logged by its route, not
by its URL, which may be the link to a private table. An error is logged by its type and its place,
without its message, which may quote the data that was being written.
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
"""The default level of each format: a terminal does not show every request."""
_OWN_FIELDS = ("route", "status", "ms", "code")
_ENCODER: Final = json.JSONEncoder(ensure_ascii=False, separators=(",", ":"))
_QUICK: Final = msgspec.json.Encoder()
_COLOURS: Final = {"DEBUG": "2", "INFO": "36", "WARNING": "33", "ERROR": "31", "CRITICAL": "31"}


class JsonLines(logging.Formatter):
    """Formats a record as one line of JSON, with the fields from ``extra``."""

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
        # Most lines are requests. The quick encoder fails for text that UTF-8 cannot encode.
        return _QUICK.encode(line).decode() if "route" in told else _ENCODER.encode(line)


class TextLines(logging.Formatter):
    """Formats a record as one short line for a person: the time, the level and the message."""

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
        words = _visible("; ".join(parts))
        level = f"{record.levelname.lower():<7}"
        if self._has_colours:
            level = f"\x1b[{_COLOURS.get(record.levelname, '0')}m{level}\x1b[0m"
        return f"{datetime.fromtimestamp(record.created):%H:%M:%S} {level} {words}"


def fingerprint(match_id: str) -> str:
    """Return the name of a match in the log, from which its private link cannot be derived."""
    return hash_of(match_id)[:12]


def _chain(error: BaseException) -> list[dict[str, object]]:
    """Return the type and the places of an error, and of the errors that led to it."""
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
    """Return a text without control characters, which could begin a new line or colour it."""
    return "".join(sign if sign.isprintable() else "\N{REPLACEMENT CHARACTER}" for sign in text)


def _in_words(error: dict[str, object]) -> str:
    places = error["at"]
    assert isinstance(places, list)
    return f"{error['kind']} at {places[-1]}" if places else str(error["kind"])


def is_discreet(record: logging.LogRecord) -> bool:
    """Whether a record may be logged: some of uvicorn's contain the URL of a WebSocket."""
    message = str(record.msg)
    return '"WebSocket %s"' not in message and not message.startswith("connection ")


def format_for(stream: TextIO) -> LogFormat:
    """Return the format for a stream: text for a terminal, JSON for anything else."""
    return "text" if stream.isatty() else "json"


def begin_logging(form: LogFormat = "json", level: LogLevel = "info") -> None:
    """Write all log records of a level and above to standard error."""
    # No line contains the thread, the process or the place in the source: do not collect them.
    logging.logThreads = logging.logProcesses = logging.logMultiprocessing = False
    logging._srcfile = None  # as the documentation of logging advises
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
        # At lower levels they quote whole requests, with their secrets.
        logging.getLogger(talkative).setLevel("INFO")
