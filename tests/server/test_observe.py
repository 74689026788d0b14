"""An operator sees correct metrics and useful log lines, without secrets, hands or names."""

from __future__ import annotations

import json
import logging
import re
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import datetime
from io import StringIO
from pathlib import Path

import httpx
import pytest
from prometheus_client.parser import text_string_to_metric_families

from fimbul.server import door
from fimbul.server.app import Settings
from fimbul.server.logs import (
    QUIET,
    JsonLines,
    LogLevel,
    TextLines,
    begin_logging,
    fingerprint,
    format_for,
    is_discreet,
)
from tests.patience import PATIENCE
from tests.server.playing import PLAIN, begin, lay, move, news_of, turn_of
from tests.server.running import Json, Running, Visitor, running, wait_for


def line_of(record: logging.LogRecord) -> Json:
    text = JsonLines().format(record)
    assert "\n" not in text
    found: Json = json.loads(text)
    return found


def record_of(message: str, *words: object, **fields: object) -> logging.LogRecord:
    record = logging.LogRecord("fimbul", logging.INFO, __file__, 1, message, words, None)
    record.__dict__.update(fields)
    return record


@pytest.fixture
def lines() -> Iterator[StringIO]:
    """The server's log as text."""
    written = StringIO()
    handler = logging.StreamHandler(written)
    handler.setFormatter(JsonLines())
    handler.addFilter(is_discreet)
    loggers = [logging.getLogger(name) for name in ("fimbul", "uvicorn.error")]
    levels = [logger.level for logger in loggers]
    for logger in loggers:
        logger.addHandler(handler)
        logger.setLevel(logging.INFO)
    yield written
    for logger, level in zip(loggers, levels, strict=True):
        logger.removeHandler(handler)
        logger.setLevel(level)


# --- log lines ------------------------------------------------------------------------------------


def test_a_line_is_json_with_its_fields() -> None:
    line = line_of(record_of("request", route="GET /", status=200, ms=1.5, other="not told"))
    assert line["message"] == "request"
    assert line["level"] == "info"
    assert (line["route"], line["status"], line["ms"]) == ("GET /", 200, 1.5)
    assert "other" not in line


FORGED = 'x\r\n{"level": "error"}\x1b[31m\u2028'


def test_nobody_can_inject_lines_into_the_log() -> None:
    line = line_of(record_of("bad: %s", FORGED))
    assert line["level"] == "info"
    text = TextLines(has_colours=False).format(record_of("bad: %s", FORGED))
    assert len(text.splitlines()) == 1
    assert "\x1b" not in text


def test_text_lines_are_short() -> None:
    record = record_of("request", route="GET /api/tables", status=200, ms=1.5)
    record.created = datetime(2026, 11, 16, 3, 4, 5).timestamp()
    plain = "03:04:05 info    GET /api/tables 200 in 1.5 ms"
    assert TextLines().format(record) == plain
    coloured = TextLines(has_colours=True).format(record)
    assert coloured != plain
    assert re.sub(r"\x1b\[\d+m", "", coloured) == plain


def test_text_lines_show_where_an_error_happened_but_not_its_message() -> None:
    record = record_of("a bot failed", match="Zm9vYmFyYmF6cXV4")
    try:
        raise KeyError("odins-smite of the hand")
    except KeyError as error:
        record.exc_info = (KeyError, error, error.__traceback__)
    text = TextLines().format(record)
    assert f"a bot failed; match {fingerprint('Zm9vYmFyYmF6cXV4')}; KeyError at test_obs" in text
    assert "smite" not in text


class Terminal(StringIO):
    """A stream that is a terminal."""

    def isatty(self) -> bool:
        return True


@pytest.mark.parametrize(
    ("stream", "level", "expected"),
    [
        (StringIO(), None, ["request", "broken"]),
        (Terminal(), None, ["broken"]),
        (Terminal(), "info", ["GET / 200", "broken"]),
        (StringIO(), "error", ["broken"]),
    ],
)
def test_a_terminal_gets_warnings_and_json_gets_requests_too(
    stream: StringIO,
    level: LogLevel | None,
    expected: list[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.delenv("NO_COLOR", raising=False)
    monkeypatch.setattr("sys.stderr", stream)
    root = logging.getLogger()
    monkeypatch.setattr(root, "handlers", [])
    monkeypatch.setattr(root, "level", root.level)
    form = format_for(stream)
    begin_logging(form, level or QUIET[form])
    with quiet_again():
        facts = {"route": "GET /", "status": 200, "ms": 1.0}
        logging.getLogger("fimbul.server.door").info("request", extra=facts)
        logging.getLogger("sqlalchemy").info("SELECT secret")
        logging.getLogger("fimbul.server.hub").error("broken")
    lines = stream.getvalue().splitlines()
    assert len(lines) == len(expected)
    assert all(word in line for word, line in zip(expected, lines, strict=True))
    assert ("\x1b[" in stream.getvalue()) == stream.isatty()


@contextmanager
def quiet_again() -> Iterator[None]:
    """Undo what ``begin_logging`` does to loggers of libraries."""
    names = ("aiosqlite", "alembic", "asyncio", "sqlalchemy", "uvicorn.access")
    loggers = [logging.getLogger(name) for name in (*names, "uvicorn.error", "websockets")]
    try:
        yield
    finally:
        for logger in loggers:
            logger.setLevel(logging.NOTSET)


def test_an_error_is_logged_by_type_and_place_without_its_message() -> None:
    def fail() -> None:
        try:
            raise KeyError("odins-smite of the hand")
        except KeyError as error:
            raise RuntimeError("secret abc") from error

    record = record_of("failed")
    with pytest.raises(RuntimeError) as failed:
        fail()
    record.exc_info = (failed.type, failed.value, failed.tb)
    line = line_of(record)
    assert [link["kind"] for link in line["error"]] == ["RuntimeError", "KeyError"]
    assert any("test_observe.py" in place and "fail" in place for place in line["error"][0]["at"])
    assert "secret" not in json.dumps(line)
    assert "smite" not in json.dumps(line)


def test_a_match_is_logged_by_a_fingerprint_that_does_not_give_away_its_link() -> None:
    line = line_of(record_of("a bot failed", match="Zm9vYmFyYmF6cXV4"))
    assert line["match"] == fingerprint("Zm9vYmFyYmF6cXV4")
    assert "Zm9v" not in json.dumps(line)


def test_a_request_is_logged_by_its_route(
    server: Running, ask: Visitor, embla: Visitor, lines: StringIO
) -> None:
    table = begin(ask, embla)
    embla.post(f"/tables/{table}/leave", {"chair": 0})
    ask.http.get(f"/nothing/{table}")
    with ask.watch(table, 0) as watching:
        watching.news()
    routes = [
        ("POST /api/tables", 201),
        ("POST /api/tables/{table}/start", 200),
        ("POST /api/tables/{table}/leave", 403),
        ("-", 404),
        ("WS /api/tables/{table}/stream", 1000),
    ]
    wait_for(lambda: "/stream" in lines.getvalue())
    logged = [json.loads(line) for line in lines.getvalue().splitlines()]
    told = [(line["route"], line["status"]) for line in logged if "route" in line]
    assert all(route in told for route in routes)
    assert all(line["ms"] >= 0 for line in logged if "route" in line)
    for private in (table, ask.secret, "player 0", "127.0.0.1"):
        assert private not in lines.getvalue()


def test_internal_errors_reveal_nothing_to_clients(
    server: Running, ask: Visitor, lines: StringIO, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(*_: object, **__: object) -> None:
        raise RuntimeError("INSERT INTO entry VALUES ('keep odins-smite')")

    monkeypatch.setattr(server.hub.store, "rows", fail)
    answer = ask.get("/tables")
    assert answer.status_code == 500
    assert answer.json()["error"]["code"] == "internal"
    for text in (answer.text, lines.getvalue()):
        assert "INSERT" not in text
        assert "smite" not in text
    assert "Traceback" not in answer.text
    assert '"kind":"RuntimeError"' in lines.getvalue()
    monkeypatch.undo()
    assert ask.get("/tables").status_code == 200


# --- headers --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("method", "path"),
    [
        ("GET", "/"),
        ("GET", "/table/x"),
        ("GET", "/table/x/room"),
        ("GET", "/rules/P6"),
        ("GET", "/assets/nothing.js"),
        ("GET", "/nothing"),
        ("DELETE", "/api/tables"),
        ("POST", "/api/tables"),
        ("OPTIONS", "/api/tables"),
        ("GET", "/api/tables"),
        ("GET", "/api/tables/x"),
        ("GET", "/api/docs"),
        ("GET", "/api/docs/openapi.json"),
        ("GET", "/healthz"),
        ("GET", "/metrics"),
    ],
)
def test_every_answer_has_the_strict_headers(server: Running, method: str, path: str) -> None:
    with httpx.Client(base_url=server.url, trust_env=False, timeout=PATIENCE) as client:
        answer = client.request(method, path)
    for name, value in door.HEADERS.items():
        assert answer.headers.get_list(name) == [value]
    assert answer.headers["Cache-Control"] in ("no-store", "no-cache")
    assert "Server" not in answer.headers
    policy = answer.headers["Content-Security-Policy"]
    assert "default-src 'none'" in policy
    assert "unsafe" not in policy
    assert "frame-ancestors 'none'" in policy


# --- metrics --------------------------------------------------------------------------------------


def figures(server: Running) -> dict[str, float]:
    text = httpx.get(f"{server.url}/metrics", trust_env=False, timeout=PATIENCE).text
    return {
        f"{sample.name}{sorted(sample.labels.items())}": sample.value
        for family in text_string_to_metric_families(text)
        for sample in family.samples
    }


def test_the_metrics_are_correct(server: Running, ask: Visitor, embla: Visitor) -> None:
    wait_for(lambda: figures(server).get("fimbul_watchers[]") == 0)  # those of other tests are gone
    before = figures(server)

    def grown(name: str, **labels: str) -> float:
        key = f"{name}{sorted(labels.items())}"
        return figures(server).get(key, 0.0) - before.get(key, 0.0)

    table = begin(ask, embla)
    for _ in range(2):
        seat = turn_of(news_of(ask, table))
        move((ask, embla)[seat], table, seat, "pass")
    assert grown("fimbul_entries_total", kind="moved") == 2
    assert grown("fimbul_entries_total", kind="started") == 1
    assert grown("fimbul_write_seconds_count") >= 7
    assert grown("fimbul_requests_total", route="POST /api/tables/{table}/moves", status="200") == 2
    with ask.watch(table, 0) as watching:
        watching.news()
        wait_for(lambda: grown("fimbul_watchers") == 1)
    wait_for(lambda: grown("fimbul_watchers") == 0)
    # Every server in this process counts its tables into the same gauge, in turns.
    wait_for(lambda: figures(server)["fimbul_tables[]"] >= 1)


def test_the_metrics_reveal_nothing_about_visitors(
    server: Running, ask: Visitor, embla: Visitor
) -> None:
    table = lay(ask, embla)
    ask.http.get(f"/nothing-{table}")
    ask.http.request("FOO" + table[:4].upper().replace("_", "X").replace("-", "X"), "/")
    text = ask.http.get("/metrics").text
    for private in (table, ask.secret, "player", "127.0.0.1", "FOO", "nothing"):
        assert private not in text


@pytest.mark.parametrize("name", ["X-Forwarded-For", "X-Real-IP", "Forwarded", "X-Forwarded-Host"])
def test_the_metrics_are_refused_through_a_proxy(server: Running, name: str) -> None:
    """The proxy runs on this machine, but the visitor does not."""
    answer = httpx.get(
        f"{server.url}/metrics", headers={name: "203.0.113.9"}, trust_env=False, timeout=PATIENCE
    )
    assert answer.status_code == 404


NAMED = ("Table.Example.org",)


def test_this_machine_reads_metrics_and_health_by_any_of_its_names(tmp_path: Path) -> None:
    """The server goes by the name of its proxy; Prometheus and a probe ask it directly."""
    settings = Settings(sqlite_in(tmp_path), is_limited=False, hosts=NAMED)
    with running(tmp_path, settings=settings, proxy_headers=True) as server:

        def asked(path: str, host: str, **headers: str) -> int:
            told = {"Host": host, **{name.replace("_", "-"): v for name, v in headers.items()}}
            url = f"{server.url}{path}"
            return httpx.get(url, headers=told, trust_env=False, timeout=PATIENCE).status_code

        own = ("localhost:8000", "127.0.0.1:8000", "[::1]:8000", "table.example.org")
        assert {asked("/metrics", host) for host in own} == {200}
        assert {asked("/healthz", host) for host in (*own, "10.0.0.7:8000", "fimbul")} == {200}
        assert asked("/metrics", "evil.example") == 404, "a name that somebody pointed here"
        assert asked("/metrics", "table.example.org", X_Forwarded_For="203.0.113.9") == 404
        assert asked("/healthz", "table.example.org", X_Forwarded_For="203.0.113.9") == 200
        assert asked("/api/tables", "localhost:8000") == 421


def sqlite_in(folder: Path) -> str:
    return f"sqlite+aiosqlite:///{folder / 'x.sqlite'}"


def test_the_metrics_can_be_opened_to_all(tmp_path: Path) -> None:
    settings = Settings(sqlite_in(tmp_path), is_limited=False, hosts=NAMED, are_metrics_open=True)
    with running(tmp_path, settings=settings, proxy_headers=True) as server:
        headers = {"X-Forwarded-For": "203.0.113.9", "Host": "fimbul:8000"}
        answer = httpx.get(
            f"{server.url}/metrics", headers=headers, trust_env=False, timeout=PATIENCE
        )
        assert answer.status_code == 200


def test_a_forged_address_is_not_trusted_without_a_proxy(tmp_path: Path) -> None:
    """Otherwise invented addresses would evade the limits on requests."""
    with running(tmp_path, is_limited=True) as server, server.visitor(None) as flood:
        codes = {
            flood.http.post(
                "/api/tables",
                json={"options": PLAIN},
                headers={"X-Forwarded-For": f"203.0.113.{number}"},
            ).status_code
            for number in range(100)
        }
    assert codes == {201, 429}
