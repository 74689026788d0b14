"""What an operator sees: metrics for Prometheus, and log lines as JSON.

Neither holds a secret, a hand, a name or a line of chat. Requests are counted by their route, not
by their address, which may hold the link to a private table.
"""

import json
import logging
import sys
from time import time

from litestar import MediaType, Response, get
from prometheus_client import (
    CONTENT_TYPE_LATEST,
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    generate_latest,
)

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


@get("/metrics", sync_to_thread=False, include_in_schema=False)
def metrics() -> Response[bytes]:
    """The metrics of this process."""
    return Response(
        generate_latest(registry),
        media_type=MediaType.TEXT,
        headers={"Content-Type": CONTENT_TYPE_LATEST},
    )


_OWN_FIELDS = ("route", "status", "ms", "match", "code")


class JsonLines(logging.Formatter):
    """One JSON object a line, with the fields that ``extra`` gives."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            "at": round(time(), 3),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        for field in _OWN_FIELDS:
            if field in record.__dict__:
                line[field] = record.__dict__[field]
        if record.exc_info:
            line["exception"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)


def log_as_json(level: str = "INFO") -> None:
    """Let everything that is logged come out as JSON lines on standard error."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(level)
    for noisy in ("uvicorn.access", "alembic", "sqlalchemy.engine"):
        logging.getLogger(noisy).setLevel("WARNING")
