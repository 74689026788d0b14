"""What an operator sees: metrics for Prometheus, and log lines as JSON.

Neither holds a secret, a hand, a name or a line of chat. Requests are counted by their route, not
by their address, which may hold the link to a private table. Of an error the log keeps its kind
and its place, not its words: they may quote what was being written.
"""

import json
import logging
import sys
import traceback
from collections.abc import Collection
from ipaddress import ip_address
from pathlib import Path
from time import time
from typing import Any

from litestar import MediaType, Request, Response, get
from litestar.exceptions import NotFoundException
from prometheus_client import (
    CONTENT_TYPE_LATEST,
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    generate_latest,
)

from fimbul.server.hosts import LOOPBACK, name_of
from fimbul.server.keys import hash_of

registry = CollectorRegistry()

requests = Counter(
    "fimbul_requests", "Requests by route and status.", ["route", "status"], registry=registry
)
entries = Counter("fimbul_entries", "Entries written to logs.", ["kind"], registry=registry)
writing = Histogram(
    "fimbul_write_seconds",
    "From a request's turn at its table to its entry being on the disk.",
    registry=registry,
    buckets=(0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2),
)
thinking = Histogram("fimbul_bot_seconds", "How long bots take to decide.", registry=registry)
tables = Gauge("fimbul_tables", "Tables open in this process.", registry=registry)
watchers = Gauge("fimbul_watchers", "Viewers connected to this process.", registry=registry)
conflicts = Counter(
    "fimbul_conflicts", "Entries that another process wrote first.", registry=registry
)
late = Gauge("fimbul_loop_late_seconds", "How late the event loop is, smoothed.", registry=registry)
brake = Gauge("fimbul_brake", "0: fine, 1: shedding, 2: full.", registry=registry)
shed = Counter(
    "fimbul_shed", "Requests for which there was no room, by kind.", ["what"], registry=registry
)


_FORWARDING = ("forwarded", "x-forwarded-for", "x-forwarded-host", "x-real-ip")
"""Headers that proxies add: with one, a request from this machine is somebody else's."""


def is_local(request: Request[Any, Any, Any], hosts: Collection[str]) -> bool:
    """Whether a request comes from this very machine, and not through a proxy on it.

    Where the server goes by certain names, it must be asked by one of them or as this machine: a
    page of another site may have made its own name lead here.
    """
    if request.client is None or any(name in request.headers for name in _FORWARDING):
        return False
    if hosts and name_of(request.headers.get("host", "")) not in {*hosts, *LOOPBACK}:
        return False
    try:
        return ip_address(request.client.host).is_loopback
    except ValueError:
        return False


@get("/metrics", sync_to_thread=False, include_in_schema=False)
def metrics(request: Request[Any, Any, Any]) -> Response[bytes]:
    """The metrics of this process: for this machine, unless they are open to all."""
    state = request.app.state
    if not state.settings.are_metrics_open and not is_local(request, state.hosts):
        raise NotFoundException
    return Response(
        generate_latest(registry),
        media_type=MediaType.TEXT,
        headers={"Content-Type": CONTENT_TYPE_LATEST},
    )


_OWN_FIELDS = ("route", "status", "ms", "code")


class JsonLines(logging.Formatter):
    """One JSON object a line, with the fields that ``extra`` gives."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            "at": round(time(), 3),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage().strip(),
        }
        for field in _OWN_FIELDS:
            if field in record.__dict__:
                line[field] = record.__dict__[field]
        if "match" in record.__dict__:
            line["match"] = fingerprint(record.__dict__["match"])
        if record.exc_info and record.exc_info[1] is not None:
            line["error"] = _chain(record.exc_info[1])
        return json.dumps(line, ensure_ascii=False)


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


def is_discreet(record: logging.LogRecord) -> bool:
    """Whether a record is worth a line: uvicorn would tell the address of each WebSocket."""
    message = str(record.msg)
    return '"WebSocket %s"' not in message and not message.startswith("connection ")


def log_as_json(level: str = "INFO") -> None:
    """Let everything that is logged come out as JSON lines on standard error."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    handler.addFilter(is_discreet)
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(level)
    for chatty in ("aiosqlite", "alembic", "asyncio", "sqlalchemy", "uvicorn.access"):
        logging.getLogger(chatty).setLevel("WARNING")
    for talkative in ("uvicorn.error", "websockets"):
        # Further down they would quote whole requests, with their secrets.
        logging.getLogger(talkative).setLevel("INFO")
