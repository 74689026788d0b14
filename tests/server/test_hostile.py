"""Hostile requests: a typed error, nothing lost, nothing revealed, and the server goes on."""

from __future__ import annotations

import socket
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import httpx
import pytest

from fimbul.server import connections, door
from fimbul.server.app import Settings
from fimbul.server.identity import COOKIE
from tests.patience import PATIENCE
from tests.server.playing import PLAIN, begin, lay, news_of
from tests.server.running import Json, Running, Visitor, on_both, running

ROOT = Path(__file__).parents[2]
JSON = {"Content-Type": "application/json"}
HTML = "<script>alert(1)</script><img src=x onerror=alert(2)>"
SQL = "'); DROP TABLE match; --"


def assert_refused(answer: httpx.Response, status: int, code: str) -> None:
    """Check the status, code and headers of a refusal, and that it reveals no internals."""
    assert answer.status_code == status, answer.text
    assert answer.json()["error"]["code"] == code
    assert answer.headers["Content-Type"].startswith("application/json")
    for word in ("Traceback", 'File "', "sqlalchemy", "site-packages", "msgspec", "litestar"):
        assert word not in answer.text
    for name, value in door.HEADERS.items():
        assert answer.headers[name] == value


# --- bodies ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"null",
        b"[]",
        b"0",
        b'"name"',
        b"{",
        b'{"name":}',
        b'{"name": "a"} {}',
        b'{"unknown": 1}',
        b'{"name": ""}',
        b'{"name": 7}',
        b'{"name": "' + b"a" * 41 + b'"}',
        b'{"name": "\xff\xfe"}',
        b'{"name": "\\ud800"}',
        b'{"name": "a", "clan": "loki"}',
        b'{"bots": ["thrall", "thrall", "thrall", "thrall", "thrall"]}',
        b'{"options": {"players": 5}}',
        b'{"options": {"players": -1}}',
        b'{"options": {"players": 4.5}}',
        b'{"options": {"players": NaN}}',
        b'{"options": {"players": 1e400}}',
        b'{"options": {"players": ' + b"9" * 6000 + b"}}",
        b'{"options": {"clock": {"kind": "live", "bank": 99999999}}}',
        b'{"options": {"clock": {"kind": "sand"}}}',
        b"[" * 15_000,
        b'{"options":' * 1_200,
        b'{"options":' + b"[" * 7_000 + b"]" * 7_000 + b"}",
        b"\x00" * 100,
        b"\xef\xbb\xbf{}",
    ],
)
def test_a_body_of_another_form_is_refused(server: Running, body: bytes) -> None:
    with httpx.Client(base_url=server.url, trust_env=False, timeout=PATIENCE) as client:
        answer = client.post("/api/tables", content=body, headers=JSON)
    assert_refused(answer, 400, "bad-request")


@pytest.mark.parametrize(
    "kind",
    [
        "",
        "text/plain",
        "text/html",
        "application/x-www-form-urlencoded",
        "multipart/form-data; boundary=x",
        "application/msgpack",
        "application/json+x",
        "x" * 200,
    ],
)
def test_only_json_is_read(server: Running, kind: str) -> None:
    """A form on another site can send other types without a CORS preflight."""
    with httpx.Client(base_url=server.url, trust_env=False, timeout=PATIENCE) as client:
        answer = client.post("/api/tables", content=b"{}", headers={"Content-Type": kind})
        assert_refused(answer, 415, "unsupported-media-type")
        fine = client.post(
            "/api/tables",
            content=b"{}",
            headers={"Content-Type": "application/json; charset=utf-8"},
        )
    assert fine.status_code == 201


@on_both
def test_a_body_that_is_too_large_is_not_read(server: Running) -> None:
    with httpx.Client(base_url=server.url, trust_env=False, timeout=PATIENCE) as client:
        answer = client.post("/api/tables", content=b"[" * 20_000, headers=JSON)
        assert_refused(answer, 413, "too-large")


LARGE = 200 * 1024


def send_large_head(connection: socket.socket) -> None:
    head = "POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
    connection.sendall(f"{head}Content-Length: {LARGE}\r\n\r\n".encode())


@on_both
def test_the_sender_of_a_large_body_gets_to_read_why_it_is_refused(server: Running) -> None:
    """Closing the connection before the end of the body would destroy the answer."""
    with raw(server) as connection:
        send_large_head(connection)
        for _ in range(LARGE // 512):
            connection.sendall(512 * b"[")
        answer = b"".join(iter(lambda: connection.recv(65536), b""))
    assert answer.startswith(b"HTTP/1.1 413 ")
    assert b"too-large" in answer


@on_both
def test_the_sender_of_a_large_body_gets_the_answer_before_all_of_it_is_read(
    server: Running,
) -> None:
    with raw(server) as connection:
        send_large_head(connection)
        for _ in range(LARGE // 2 // 512):
            connection.sendall(512 * b"[")
        answer = b""
        while b"too-large" not in answer:
            answer += connection.recv(65536)
        for _ in range(LARGE // 2 // 512):
            connection.sendall(512 * b"[")
        assert not connection.recv(65536)


@on_both
def test_a_body_of_unknown_length_is_not_read(server: Running) -> None:
    def chunks() -> Iterator[bytes]:
        yield b'{"name": "Ann"}'

    with httpx.Client(base_url=server.url, trust_env=False, timeout=PATIENCE) as client:
        answer = client.post("/api/tables", content=chunks(), headers=JSON)
        assert_refused(answer, 411, "length-required")


@pytest.mark.parametrize(
    ("length", "piece"),
    [
        (b"Transfer-Encoding: chunked", b"1\r\na\r\n"),
        (b"Content-Length: 100000000", b"a" * 6),
    ],
)
@on_both
def test_a_flood_of_body_is_cut_before_it_is_parsed(
    server: Running, monkeypatch: pytest.MonkeyPatch, length: bytes, piece: bytes
) -> None:
    """Chunks of one byte each would keep the parser busy for seconds."""
    parsed: list[int] = []
    parse = connections.Hurried.parse

    def count(self: connections.Hurried, data: bytes) -> None:
        parsed.append(len(data))
        parse(self, data)

    monkeypatch.setattr(connections.Hurried, "parse", count)
    head = b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
    with raw(server) as connection, suppress(ConnectionError):
        connection.sendall(head + length + b"\r\n\r\n" + 40_000 * piece)
        while connection.recv(65536):
            connection.sendall(40_000 * piece)
    assert 0 < sum(parsed) <= 4 * connections.SLICE
    assert_alive(server)


@on_both
def test_a_body_that_does_not_come_is_not_waited_for(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(door, "BODY_PATIENCE", 0.2)
    head = b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
    with raw(server) as connection:
        connection.sendall(head + b"Content-Length: 100\r\n\r\n{")
        answer = connection.recv(65536)
        while not answer.endswith(b"}"):  # the body may come separately from the head
            answer += connection.recv(65536)
    assert answer.startswith(b"HTTP/1.1 408 ")
    assert b"too-slow" in answer


@on_both
def test_a_body_that_is_cut_short_is_no_server_error(
    server: Running, caplog: pytest.LogCaptureFixture
) -> None:
    head = b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
    for _ in range(5):
        with raw(server) as connection:
            connection.sendall(head + b"Content-Length: 100\r\n\r\n{")
    assert_alive(server)
    assert [record for record in caplog.records if record.levelname == "ERROR"] == []


@pytest.mark.parametrize(
    "request_line",
    [
        b"\x00\x01\x02\r\n\r\n",
        b"GET / HTTP/1.1\r\n\r\n",
        b"GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n",
        b"GET / HTTP/1.1\r\nHost: x\r\nContent-Length: -1\r\n\r\n",
        b"POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n",
        b"POST /api/tables HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n",
        b"GET /" + b"a" * 70_000 + b" HTTP/1.1\r\nHost: x\r\n\r\n",
        b"GET / HTTP/1.1\r\nHost: x\r\nX: " + b"a" * 600_000 + b"\r\n\r\n",
        b"GET http://[ HTTP/1.1\r\nHost: [\r\n\r\n",
        b"GET /%ff%fe HTTP/1.1\r\nHost: x\r\n\r\n",
        b"GET /api/tables?before=%00%ff HTTP/1.1\r\nHost: x\r\n\r\n",
    ],
)
@on_both
def test_garbage_is_a_bad_request(server: Running, request_line: bytes) -> None:
    with raw(server) as connection:
        connection.sendall(request_line)
        answer = connection.recv(65536)
    assert answer.split(b" ")[1] in (b"400", b"404", b"405", b"411", b"415"), answer[:80]
    assert b"Traceback" not in answer
    assert_alive(server)


def test_requests_that_come_all_at_once_do_not_pile_up(server: Running) -> None:
    """httptools would answer each of them before the first answer is sent; h11 does not."""
    pytest.importorskip("httptools")
    asked = 5_000
    answers = b""
    with raw(server) as connection, suppress(ConnectionError):
        connection.sendall(asked * b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n")
        while piece := connection.recv(65536):
            answers += piece
    assert answers.count(b"HTTP/1.1 200 ") < asked
    assert_alive(server)


def test_a_websocket_does_not_begin_in_the_middle_of_an_answer(
    server: Running, ask: Visitor, embla: Visitor
) -> None:
    pytest.importorskip("httptools")
    table = begin(ask, embla)
    seq = ask.ask(f"/tables/{table}")["seq"]
    poll = f"GET /api/tables/{table}/news?after={seq}&wait=20 HTTP/1.1\r\nHost: x\r\n\r\n"
    upgrade = (
        f"GET /api/tables/{table}/stream HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\n"
        "Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
    )
    heard = b""
    with raw(server) as connection, suppress(ConnectionError):
        connection.sendall(f"{poll}{upgrade}".encode())
        heard = connection.recv(65536)
    assert heard == b""
    assert_alive(server)


@contextmanager
def raw(server: Running) -> Iterator[socket.socket]:
    with socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE) as connection:
        yield connection


def assert_alive(server: Running) -> None:
    assert httpx.get(f"{server.url}/healthz", trust_env=False, timeout=PATIENCE).text == "ok"


# --- paths and parameters -------------------------------------------------------------------------


@pytest.mark.parametrize(
    "path",
    [
        "/assets/../app.py",
        "/assets/%2e%2e/app.py",
        "/assets/..%2fapp.py",
        "/assets/..%5capp.py",
        "/assets/%252e%252e%252fapp.py",
        "/assets/....//app.py",
        "/assets//etc/passwd",
        "/assets/%2fetc%2fpasswd",
        "/assets/index.js%00.html",
        "/assets/",
        "/assets/.",
        "/table/../../etc/passwd",
        "/table/%2e%2e%2fapp.py/x",
        "/api/../server/app.py",
        "/app.py",
    ],
)
def test_no_path_leads_out_of_the_folder(server: Running, path: str) -> None:
    with raw(server) as connection:
        connection.sendall(f"GET {path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n".encode())
        answer = b"".join(iter(lambda: connection.recv(65536), b""))
    assert answer.split(b" ")[1] in (b"400", b"404"), answer[:200]
    assert b"make_app" not in answer
    assert b"root:" not in answer


@pytest.mark.parametrize(
    "name",
    [
        "%0d%0aSet-Cookie:%20fimbul=x",
        "x%0aX-Evil:1",
        "%00",
        "%22;%20filename=evil.html",
        "..%2f..%2fetc%2fpasswd",
        "' OR 1=1 --",
        "%F0%9F%AA%93",
        "a" * 33,
        "-",
    ],
)
def test_a_table_id_is_only_used_to_look_up_a_table(server: Running, name: str) -> None:
    with httpx.Client(base_url=server.url, trust_env=False, timeout=PATIENCE) as client:
        for path in ("", "/news", "/saga"):
            answer = client.get(f"/api/tables/{name}{path}")
            assert answer.status_code in (400, 404)
            assert "Set-Cookie" not in answer.headers
            assert "X-Evil" not in answer.headers
            assert "Content-Disposition" not in answer.headers


@pytest.mark.parametrize(
    "query",
    [
        "?status=archived",
        "?status=open'--",
        "?before=x",
        "?before=%C2%B2:x",
        "?before=99999999999999999999999:x",
        "?before=12:%00",
        "?before=12:" + "a" * 40,
    ],
)
def test_invalid_parameters_of_a_list_are_refused(server: Running, query: str) -> None:
    answer = httpx.get(f"{server.url}/api/tables{query}", trust_env=False, timeout=PATIENCE)
    assert_refused(answer, 400, "bad-request")


@pytest.mark.parametrize(
    "query", ["?seat=5", "?seat=-2", "?seat=x", "?after=-1", "?wait=nan", "?wait=26"]
)
def test_invalid_parameters_of_news_are_refused(
    server: Running, ask: Visitor, embla: Visitor, query: str
) -> None:
    table = begin(ask, embla)
    answer = ask.http.get(f"/api/tables/{table}/news{query}")
    assert_refused(answer, 400, "bad-request")


# --- what people type -----------------------------------------------------------------------------


@pytest.mark.parametrize("text", [HTML, SQL, "{{7*7}} ${7*7} %s", "../../etc/passwd", "=cmd|' /C'"])
def test_what_people_type_comes_back_as_text_and_does_nothing(
    server: Running, ask: Visitor, embla: Visitor, text: str
) -> None:
    name = text[:40]
    table: str = ask.do("/tables", {"name": name, "options": PLAIN})["table"]
    ask.do(f"/tables/{table}/chat", {"chair": 0, "text": text})
    shown = embla.get(f"/tables/{table}")
    assert shown.json()["table"]["chairs"][0]["name"] == name
    news = embla.get(f"/tables/{table}/news")
    assert news.json()["steps"][-1]["chat"] == text
    listed = embla.get("/tables")
    assert name in [chair["name"] for chair in listed.json()["tables"][0]["table"]["chairs"]]
    for answer in (shown, news, listed):
        assert answer.headers["Content-Type"] == "application/json"
        assert answer.headers["X-Content-Type-Options"] == "nosniff"
    assert_alive(server)


def test_what_people_type_is_sanitised(ask: Visitor, embla: Visitor) -> None:
    table: str = ask.do("/tables", {"name": "A\u202en\u200bn\x00", "options": PLAIN})["table"]
    ask.do(f"/tables/{table}/chat", {"chair": 0, "text": "hi\r\n\x1b[31mthere\u2066"})
    news = news_of(embla, table)
    assert news["table"]["chairs"][0]["name"] == "Ann"
    assert news["steps"][-1]["chat"] == "hi [31mthere"
    assert_refused(embla.post(f"/tables/{table}/sit", {"name": "\u200b"}), 409, "bad-name")


def test_the_page_inserts_what_people_typed_as_text_only() -> None:
    sources = [
        path
        for path in (ROOT / "web").rglob("*.*")
        if path.suffix in {".ts", ".svelte", ".html"} and "node_modules" not in path.parts
    ]
    assert len(sources) > 50
    dangers = ("{@html", "innerHTML", "outerHTML", "insertAdjacentHTML", "document.write", "srcdoc")
    for path in sources:
        text = path.read_text(encoding="utf-8")
        assert [danger for danger in (*dangers, "eval(") if danger in text] == [], path


# --- other sites, other names ---------------------------------------------------------------------

FOREIGN = [
    {"Origin": "https://evil.example"},
    {"Origin": "null"},
    {"Origin": "http://["},
    {"Origin": "http://127.0.0.1:1"},
    {"Origin": "http://127.0.0.1"},
    {"Origin": ""},
    {"Sec-Fetch-Site": "cross-site"},
    {"Sec-Fetch-Site": "same-site"},
    {"Origin": "https://evil.example", "Authorization": "Basic eDp5"},
    {"Origin": "https://evil.example", "Authorization": "Bearer"},
]


@pytest.mark.parametrize("headers", FOREIGN)
def test_another_site_changes_nothing(ask: Visitor, headers: Json) -> None:
    """Neither with the visitor's cookie nor without."""
    table: str = ask.do("/tables", {"name": "Ann", "options": PLAIN})["table"]
    before = ask.ask(f"/tables/{table}")["seq"]
    for path, body in (
        ("/tables", {"name": "Eve"}),
        (f"/tables/{table}/sit", {"name": "Eve"}),
        (f"/tables/{table}/ready", {"chair": 0}),
        (f"/tables/{table}/start", None),
        (f"/tables/{table}/chat", {"chair": 0, "text": "buy"}),
        (f"/tables/{table}/transfer", {"chair": 0}),
        (f"/tables/{table}/leave", {"chair": 0}),
        ("/transfer", {"code": "AAAABBBB"}),
    ):
        answer = ask.http.post(f"/api{path}", json=body, headers=headers)
        assert_refused(answer, 403, "foreign-origin")
    assert ask.ask(f"/tables/{table}")["seq"] == before


def test_the_servers_own_site_and_programs_are_accepted(server: Running, ask: Visitor) -> None:
    for headers in (
        {"Origin": server.url},
        {"Origin": server.url.upper().replace("HTTP", "http")},
        {"Sec-Fetch-Site": "same-origin"},
        {"Sec-Fetch-Site": "none"},
        {},
    ):
        answer = ask.http.post("/api/tables", json={"name": "Ann"}, headers=headers)
        assert answer.status_code == 201


def test_no_other_site_may_read(server: Running, ask: Visitor) -> None:
    answer = ask.http.get("/api/tables", headers={"Origin": "https://evil.example"})
    asked = ask.http.options(
        "/api/tables",
        headers={"Origin": "https://evil.example", "Access-Control-Request-Method": "POST"},
    )
    for found in (answer, asked):
        assert not [name for name in found.headers if name.startswith("access-control")]
        assert found.headers["Cross-Origin-Resource-Policy"] == "same-origin"


def test_a_server_with_a_name_answers_to_no_other(tmp_path: Path) -> None:
    """This prevents DNS rebinding."""
    database = f"sqlite+aiosqlite:///{tmp_path / 'x.sqlite'}"
    settings = Settings(
        database, is_limited=False, hosts=("localhost", "Table.Example.org", "[::1]")
    )
    with running(tmp_path, settings=settings) as server, server.visitor() as ask:
        for host in ("localhost", "LOCALHOST:8000", "table.example.org", "[::1]:80"):
            assert ask.http.get("/api/tables", headers={"Host": host}).status_code == 200
        for host in ("evil.example", "127.0.0.1", "localhost.evil.example", "x@evil.example", ""):
            answer = ask.http.get("/api/tables", headers={"Host": host})
            assert_refused(answer, 421, "wrong-host")


# --- who is not seated ----------------------------------------------------------------------------


def test_a_visitor_without_a_chair_changes_nothing(
    server: Running, ask: Visitor, embla: Visitor
) -> None:
    table = lay(ask, embla, options={**PLAIN, "players": 3})
    with server.visitor() as eve, server.visitor(None) as nobody:
        before = ask.ask(f"/tables/{table}")
        for path, body in (
            ("/bot", {"chair": 2, "level": "thrall"}),
            ("/unseat-bot", {"chair": 2}),
            ("/start", None),
            ("/rematch", None),
            ("/clan", {"chair": 0, "clan": "wolf"}),
            ("/ready", {"chair": 0, "is_ready": False}),
            ("/leave", {"chair": 0}),
            ("/return", {"chair": 0}),
            ("/chat", {"chair": 0, "text": "hi"}),
            ("/transfer", {"chair": 0}),
            ("/moves", {"seat": 0, "decision": "0.1", "move": "pass"}),
            ("/undo", {"seat": 0}),
        ):
            for stranger in (eve, nobody):
                answer = stranger.post(f"/tables/{table}{path}", body)
                assert_refused(answer, 403, "not-seated")
        assert ask.ask(f"/tables/{table}") == before


def test_before_the_start_a_seat_shows_what_everybody_sees(ask: Visitor, embla: Visitor) -> None:
    table = lay(ask, embla)
    assert news_of(embla, table, 0)["seat"] == -1
    with embla.watch(table, 0) as watching:
        assert watching.news()["seat"] == -1
        ask.do(f"/tables/{table}/start")
        begun = watching.news()
        assert begun["seat"] == -1
        assert begun["view"]["hand"] == []
    assert_refused(embla.get(f"/tables/{table}/news", seat=0), 403, "not-your-seat")


def test_bots_do_not_play_among_themselves(ask: Visitor) -> None:
    """Otherwise one request would keep the workers busy for a whole game."""
    body = {"options": {"players": 2}, "bots": ["thrall", "thrall"], "starts": True}
    assert_refused(ask.post("/tables", body), 409, "no-players")


def test_a_cookie_of_any_kind_is_no_failure(server: Running) -> None:
    for cookie in (
        f"{COOKIE}=",
        f"{COOKIE}=short",
        f"{COOKIE}={'a' * 5000}",
        f"{COOKIE}=a; {COOKIE}=b",
        f'{COOKIE}="\\"; x=;;;=;',
        "\xff\xfe",
        f"{COOKIE}=' OR 1=1 --{'x' * 32}",
    ):
        headers = {b"Cookie": cookie.encode("latin-1")}
        answer = httpx.get(
            f"{server.url}/api/tables", headers=headers, trust_env=False, timeout=PATIENCE
        )
        assert answer.status_code == 200
