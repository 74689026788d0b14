"""Metrics for Prometheus. They contain no secret, hand, name, line of chat or URL.

Requests are counted by their route, because a URL may be the link to a private table.

Several processes behind one address (``launching.Workers``) keep their metrics in a shared folder,
and the one that is asked adds them up. So every gauge says how to combine its values.
"""

import os
from collections.abc import Collection
from functools import cache
from ipaddress import ip_address
from typing import Any, Final

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
from prometheus_client.multiprocess import MultiProcessCollector

from fimbul.server.hosts import LOOPBACK, name_of

FOLDER: Final = "PROMETHEUS_MULTIPROC_DIR"
"""The variable that names that folder; it must be set before this module is loaded."""

registry = CollectorRegistry()

requests = Counter(
    "fimbul_requests", "Requests by route and status.", ["route", "status"], registry=registry
)
entries = Counter("fimbul_entries", "Entries written to logs.", ["kind"], registry=registry)
writing = Histogram(
    "fimbul_write_seconds",
    "Time from a request's turn at its table until its entry is on the disk.",
    registry=registry,
    buckets=(0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2),
)
thinking = Histogram("fimbul_bot_seconds", "How long bots take to decide.", registry=registry)
tables = Gauge(
    "fimbul_tables",
    "Tables in memory; one that several processes have open counts for each.",
    registry=registry,
    multiprocess_mode="livesum",
)
watchers = Gauge(
    "fimbul_watchers",
    "Viewers that are connected.",
    registry=registry,
    multiprocess_mode="livesum",
)
analyses = Counter(
    "fimbul_analyses", "Analyses that ended, done or failed.", ["status"], registry=registry
)
analyses_here = Gauge(
    "fimbul_analyses_wanted",
    "Analyses that wait or are at work.",
    registry=registry,
    multiprocess_mode="livesum",
)
conflicts = Counter(
    "fimbul_conflicts", "Entries that another process wrote first.", registry=registry
)
neighbours = Gauge(
    "fimbul_neighbours",
    "Other processes of this machine that a process serves with; of the one that knows most.",
    registry=registry,
    multiprocess_mode="livemax",
)
handed_over = Counter(
    "fimbul_handed_over", "Connections handed over to the home of a table.", registry=registry
)
taken_over = Counter(
    "fimbul_taken_over", "Connections that another process accepted.", registry=registry
)
late = Gauge(
    "fimbul_loop_late_seconds",
    "How late the event loop is, smoothed; of the process that is latest.",
    registry=registry,
    multiprocess_mode="livemax",
)
brake = Gauge(
    "fimbul_brake",
    "0: fine, 1: shedding, 2: full; of the process that is fullest.",
    registry=registry,
    multiprocess_mode="livemax",
)
shed = Counter(
    "fimbul_shed",
    "Requests refused because the process was busy, by what they asked for.",
    ["what"],
    registry=registry,
)


@cache
def _requests_with(route: str, status: int) -> Counter:
    return requests.labels(route, str(status))


@cache
def _entries_of(kind: str) -> Counter:
    return entries.labels(kind)


def count_request(route: str, status: int) -> None:
    """Count a request; there are few routes and statuses, so their counters are kept."""
    _requests_with(route, status).inc()


def count_entry(kind: str) -> None:
    """Count an entry that was written."""
    _entries_of(kind).inc()


_FORWARDING = ("forwarded", "x-forwarded-for", "x-forwarded-host", "x-real-ip")
"""Headers that proxies add: with one of them, a request does not come from this machine."""


def is_local(request: Request[Any, Any, Any], hosts: Collection[str]) -> bool:
    """Whether a request comes from this machine itself, and not through a proxy on it.

    If the server has host names, the request must use one of them or a loopback name: another site
    may have pointed its own name at this machine.
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
    """The metrics of all processes, for this machine only unless they are open to all."""
    state = request.app.state
    if not state.settings.are_metrics_open and not is_local(request, state.hosts):
        raise NotFoundException
    return Response(
        generate_latest(_whole()),
        media_type=MediaType.TEXT,
        headers={"Content-Type": CONTENT_TYPE_LATEST},
    )


def _whole() -> CollectorRegistry:
    """Return the metrics of this process, or of all processes that share the folder."""
    if FOLDER not in os.environ:
        return registry
    whole = CollectorRegistry()
    MultiProcessCollector(whole)  # type: ignore[no-untyped-call]
    return whole
