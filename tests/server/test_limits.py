"""Limits hold for repeated requests, for new secrets and for neighbouring addresses."""

from __future__ import annotations

import socket
import threading
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import InvalidStatus

from fimbul.match.asking import CAPACITY, CHAT_BYTES, CHAT_LINES
from fimbul.match.texts import LINE_LENGTH, NAME_LENGTH
from fimbul.server import connections, door, limits, news, places, sockets
from fimbul.server import hub as hub_module
from fimbul.server.errors import Refused
from fimbul.server.keys import new_secret
from fimbul.server.limits import CROWD, Limit, Limits, network_of
from tests.patience import PATIENCE
from tests.server.playing import PLAIN, begin
from tests.server.processes import ServerProcess
from tests.server.running import Json, Running, Visitor, on_both, running, wait_for

FEW = Limit(3, 1 / 10)


@pytest.fixture
def now(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """A clock that the test sets."""
    clock = [1000.0]
    monkeypatch.setattr(limits, "monotonic", lambda: clock[0])
    return clock


def spent(buckets: Limits, times: int, address: str = "1.2.3.4", visitor: str = "") -> int:
    """Return how many of a number of requests are accepted."""
    codes: Counter[str] = Counter()
    for _ in range(times):
        try:
            buckets.spend(address, FEW, visitor)
        except Refused as refused:
            codes[refused.code] += 1
        else:
            codes[""] += 1
    assert set(codes) <= {"", "too-many-requests"}
    return codes[""]


# --- the buckets ----------------------------------------------------------------------------------


def test_a_bucket_is_empty_after_a_burst_and_fills_with_time(now: list[float]) -> None:
    buckets = Limits()
    assert spent(buckets, 10, visitor="ann") == 3
    now[0] += 9.9
    assert spent(buckets, 10, visitor="ann") == 0
    now[0] += 0.2
    assert spent(buckets, 10, visitor="ann") == 1
    now[0] += 100_000
    assert spent(buckets, 10, visitor="ann") == 3


def test_a_refused_visitor_learns_when_the_next_request_is_accepted(now: list[float]) -> None:
    buckets = Limits()
    spent(buckets, 3, visitor="ann")
    now[0] += 4
    with pytest.raises(Refused) as refused:
        buckets.spend("1.2.3.4", FEW, "ann")
    assert refused.value.retry_after == pytest.approx(6)
    now[0] += refused.value.retry_after
    assert spent(buckets, 2, visitor="ann") == 1
    spent(buckets, 3 * CROWD)
    with pytest.raises(Refused) as refused:
        buckets.spend("1.2.3.4", FEW)
    assert refused.value.retry_after == pytest.approx(10 / CROWD)


def test_new_secrets_do_not_exceed_the_limit_of_the_address(now: list[float]) -> None:
    buckets = Limits()
    fine = sum(spent(buckets, 1, visitor=new_secret()) for _ in range(200))
    assert fine == 3 * CROWD
    assert spent(buckets, 10, address="5.6.7.8", visitor="bo") == 3


def test_a_secret_at_many_addresses_is_one_visitor(now: list[float]) -> None:
    buckets = Limits()
    assert sum(spent(buckets, 1, address=f"1.2.3.{n}", visitor="ann") for n in range(50)) == 3


def test_neighbours_behind_one_address_do_not_starve_each_other(now: list[float]) -> None:
    buckets = Limits()
    assert spent(buckets, 100, visitor="ann") == 3
    assert spent(buckets, 1, visitor="bo") == 0  # her hundred tries were too many for the address
    now[0] += 10
    assert spent(buckets, 1, visitor="bo") == 1


@pytest.mark.parametrize(
    ("one", "other", "are_one"),
    [
        ("2001:db8:1:2::1", "2001:db8:1:2:ffff:1:2:3", True),
        ("2001:db8:1:2::1", "2001:db8:1:3::1", False),
        ("::ffff:1.2.3.4", "1.2.3.4", True),
        ("1.2.3.4", "1.2.3.5", False),
        ("unknown", "unknown", True),
    ],
)
def test_a_household_is_an_address_or_a_64_of_them(one: str, other: str, are_one: bool) -> None:
    assert (network_of(one) == network_of(other)) == are_one


def test_the_number_of_buckets_is_bounded(now: list[float]) -> None:
    buckets = Limits()
    for number in range(3 * limits.MOST_BUCKETS):
        buckets.spend(f"10.{number >> 16}.{number >> 8 & 255}.{number & 255}", limits.ANY)
        if number % 7 == 0:
            buckets.spend("1.1.1.1", Limit(10**9, 1), f"visitor {number}")
    assert buckets.remembered <= 2 * limits.MOST_BUCKETS


def test_a_flood_of_secrets_does_not_evict_an_empty_bucket(now: list[float]) -> None:
    buckets = Limits()
    assert spent(buckets, 100) == 3 * CROWD
    for number in range(limits.MOST_BUCKETS + 10):
        buckets.spend("9.9.9.9", Limit(10**9, 1), f"visitor {number}")
    assert spent(buckets, 1) == 0


def test_waiting_connections_are_counted_until_they_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "WAITING_OF_ADDRESS", 3)
    monkeypatch.setattr(limits, "WAITING_IN_ALL", 5)
    buckets = Limits()
    with ExitStack() as stack:
        for address in ("1.1.1.1", "1.1.1.1", "1.1.1.1", "2.2.2.2", "2.2.2.2"):
            stack.enter_context(buckets.waiting(address))
        for address in ("1.1.1.1", "2.2.2.2", "3.3.3.3"):
            with pytest.raises(Refused) as refused, buckets.waiting(address):
                pass
            assert refused.value.code == "too-many-connections"
            assert refused.value.retry_after == limits.PLACE_AGAIN
    with buckets.waiting("3.3.3.3"):
        pass


# --- over the wire --------------------------------------------------------------------------------


@pytest.fixture
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server with its limits."""
    with running(tmp_path_factory.mktemp("strict"), is_limited=True) as started:
        yield started


def test_creating_thousands_of_tables_is_refused(strict: Running, now: list[float]) -> None:
    """With any secret and any number of requests."""
    codes: Counter[str] = Counter()
    with strict.visitor(None) as flood:
        for _ in range(200):
            headers = {"Cookie": f"fimbul={new_secret()}"}
            answer = flood.http.post("/api/tables", json={"options": PLAIN}, headers=headers)
            body: Json = answer.json()
            codes[body["error"]["code"] if "error" in body else "laid"] += 1
    assert set(codes) == {"laid", "too-many-requests"}
    assert codes["laid"] == limits.CREATE.burst * CROWD
    assert len(strict.hub.tables) == codes["laid"]


def test_guessing_links_is_slow(strict: Running, now: list[float]) -> None:
    codes: Counter[int] = Counter()
    with strict.visitor(None) as flood:
        for number in range(200):
            codes[flood.get(f"/tables/guess-{number}").status_code] += 1
    assert set(codes) == {404, 429}
    assert codes[404] == limits.LOAD.burst * CROWD


def test_guessing_codes_is_slower(strict: Running, now: list[float]) -> None:
    """Five at once for an address; then even the right one has to wait."""
    with strict.visitor() as ask, strict.visitor() as eve:
        table: str = ask.do("/tables", {"name": "Ann", "options": PLAIN})["table"]
        code: str = ask.do(f"/tables/{table}/transfer", {"chair": 0})["code"]
        answers = [eve.post("/transfer", {"code": f"WRONG{n:03}"}) for n in range(12)]
        assert [answer.status_code for answer in answers] == [404] * 5 + [429] * 7
        assert [answer.headers.get("Retry-After") for answer in answers] == [None] * 5 + ["30"] * 7
        assert eve.post("/transfer", {"code": code}).status_code == 429
        assert eve.ask(f"/tables/{table}")["chairs"] == []


def test_sitting_down_and_getting_up_is_limited(strict: Running, now: list[float]) -> None:
    with strict.visitor() as ask:
        table: str = ask.do("/tables", {"name": "Ann", "options": PLAIN})["table"]
        codes = Counter(
            ask.post(f"/tables/{table}/ready", {"chair": 0}).status_code for _ in range(100)
        )
        assert codes == {200: limits.JOIN.burst, 429: 100 - limits.JOIN.burst}


def test_asking_why_counts_as_reading_and_is_limited(
    strict: Running, now: list[float], monkeypatch: pytest.MonkeyPatch
) -> None:
    with strict.visitor() as ask, strict.visitor() as embla:
        path = f"/tables/{begin(ask, embla)}/why"
        monkeypatch.setattr(limits, "READ", FEW)
        codes = [ask.get(path, seat=0, move="done").status_code for _ in range(6)]
        assert codes == [200] * 3 + [429] * 3


def test_hints_are_limited(
    strict: Running, now: list[float], monkeypatch: pytest.MonkeyPatch
) -> None:
    with strict.visitor() as ask, strict.visitor() as embla:
        path = f"/tables/{begin(ask, embla)}/hints"
        monkeypatch.setattr(limits, "HINT", FEW)
        codes = [ask.get(path, seat=0).status_code for _ in range(6)]
        assert codes == [403] * 3 + [429] * 3


def test_lessons_are_limited(
    strict: Running, now: list[float], monkeypatch: pytest.MonkeyPatch
) -> None:
    with strict.visitor() as ask, strict.visitor() as embla:
        path = f"/tables/{begin(ask, embla)}/lessons"
        monkeypatch.setattr(limits, "LESSON", FEW)
        codes = [ask.get(path, seat=0).status_code for _ in range(6)]
        assert codes == [403] * 3 + [429] * 3


def test_pages_and_unknown_addresses_are_counted_too(strict: Running, now: list[float]) -> None:
    burst = int(limits.ANY.burst * CROWD)
    with strict.visitor(None) as flood:
        codes = Counter(flood.http.get("/nothing").status_code for _ in range(burst + 20))
    assert codes == {404: burst, 429: 20}


def test_the_websockets_of_an_address_are_limited(
    strict: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "WAITING_OF_ADDRESS", 3)
    with strict.visitor() as ask, strict.visitor() as embla, ExitStack() as stack:
        table = begin(ask, embla)
        for _ in range(3):
            stack.enter_context(ask.watch(table, 0)).news()
        with pytest.raises(InvalidStatus) as refused, embla.watch(table):
            pass
        assert refused.value.response.status_code == 429
        assert refused.value.response.headers["Retry-After"] == str(limits.PLACE_AGAIN)
        assert b"too-many-connections" in (refused.value.response.body or b"")
        answer = embla.get(f"/tables/{table}/news", after=6, wait=20)
        assert answer.json()["error"]["code"] == "too-many-connections"
        stack.close()
        wait_for(lambda: not strict.hub.tables[table].watchers)
        with embla.watch(table, 1) as watching:
            assert watching.news()["seat"] == 1


def test_the_long_polls_of_an_address_are_limited(
    strict: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "WAITING_OF_ADDRESS", 2)
    with strict.visitor() as ask, strict.visitor() as embla:
        table = begin(ask, embla)
        seq: int = ask.ask(f"/tables/{table}")["seq"]

        def poll(visitor: Visitor) -> None:
            visitor.get(f"/tables/{table}/news", after=seq, wait=20)

        threads = [threading.Thread(target=poll, args=(who,)) for who in (ask, embla)]
        for thread in threads:
            thread.start()
        wait_for(lambda: len(strict.hub.tables[table].watchers) == 2)
        with strict.visitor() as third:
            refused = third.get(f"/tables/{table}/news", after=seq, wait=20)
            assert refused.status_code == 429
            assert third.get(f"/tables/{table}/news", after=seq).status_code == 200
            ask_again = strict.visitor(ask.secret)
            with ask_again:
                ask_again.do(f"/tables/{table}/chat", {"chair": 0, "text": "go on"})
        for thread in threads:
            thread.join()


def test_looking_at_every_table_does_not_fill_the_memory(
    server: Running, ask: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hub_module, "MOST_TABLES", 5)
    tables = [ask.do("/tables", {"options": PLAIN})["table"] for _ in range(12)]
    with ask.watch(tables[0]) as watching:
        watching.news()
        for table in tables:
            ask.ask(f"/tables/{table}")
        wait_for(lambda: len(server.hub.tables) <= 5)
        assert tables[0] in server.hub.tables  # somebody watches it
        assert ask.ask(f"/tables/{tables[3]}")["seq"] == 1


# --- connections ----------------------------------------------------------------------------------


@contextmanager
def raw(server: Running, source: str = "127.0.0.1") -> Iterator[socket.socket]:
    with socket.create_connection(
        ("127.0.0.1", server.port), PATIENCE, source_address=(source, 0)
    ) as connection:
        yield connection


@pytest.mark.parametrize(
    "beginning",
    [
        b"",
        b"GET / HTTP/1.1\r\nHost:",
        b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\nGET / HT",
        b"GET /healthz HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n%s"
        % b"Content-Length: 9999\r\n\r\n",
    ],
)
@on_both
def test_a_request_that_comes_byte_by_byte_times_out(
    server: Running, monkeypatch: pytest.MonkeyPatch, beginning: bytes
) -> None:
    """The limit holds for the whole request, so single bytes do not extend it."""
    monkeypatch.setattr(connections, "PATIENCE", 0.3)
    with raw(server) as connection:
        connection.sendall(beginning)
        connection.settimeout(0.02)
        end = time.monotonic() + PATIENCE
        is_open = True
        while is_open:
            assert time.monotonic() < end, "it is still listened to"
            try:
                connection.sendall(b"a")
                is_open = connection.recv(65536) != b""
            except TimeoutError:
                continue
            except OSError:
                is_open = False


@on_both
def test_a_websocket_and_a_long_poll_do_not_time_out(
    server: Running, ask: Visitor, embla: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connections, "PATIENCE", 0.1)
    table = begin(ask, embla)
    seq: int = ask.ask(f"/tables/{table}")["seq"]
    with ask.watch(table, 0) as watching:
        watching.news()
        assert embla.ask(f"/tables/{table}/news", after=seq, wait=0.5)["seq"] == seq
        embla.do(f"/tables/{table}/chat", {"chair": 1, "text": "still there?"})
        assert watching.news()["steps"][0]["chat"] == "still there?"


def test_the_connections_of_an_address_are_limited(
    strict: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(strict.places, "of_address", 5)
    ask_alive = b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n"
    with ExitStack() as stack:
        for _ in range(5):
            connection = stack.enter_context(raw(strict))
            connection.sendall(ask_alive)
            assert connection.recv(65536).startswith(b"HTTP/1.1 200 ")
        assert is_turned_away(strict)
        with raw(strict, "127.0.0.2") as other:
            other.sendall(ask_alive)
            assert other.recv(65536).startswith(b"HTTP/1.1 200 ")
    wait_for(lambda: not len(strict.places))
    with raw(strict) as connection:
        connection.sendall(ask_alive)
        assert connection.recv(65536).startswith(b"HTTP/1.1 200 ")


def test_the_connections_of_all_addresses_together_are_limited(
    strict: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(strict.places, "in_all", 5)
    with ExitStack() as stack:
        for number in range(5):
            stack.enter_context(raw(strict, f"127.0.0.{number + 1}"))
        wait_for(lambda: len(strict.places) == 5)
        assert is_turned_away(strict, "127.0.0.9")
        assert len(strict.places) == 5
    wait_for(lambda: not len(strict.places))


def is_turned_away(server: Running, source: str = "127.0.0.1") -> bool:
    """Whether a connection is closed without an answer, even while it is being made."""
    try:
        with raw(server, source) as connection:
            return connection.recv(1) == b""
    except ConnectionError:
        return True


def test_a_client_who_does_not_read_is_cut_within_half_a_minute() -> None:
    """By the pending data, or by the ping that it does not answer."""
    assert 20 <= connections.UNREAD <= 30
    assert 20 <= sockets.PING_EVERY + sockets.PONG_WITHIN <= 30


def test_a_websocket_keeps_its_place_until_it_is_closed(strict: Running) -> None:
    with strict.visitor() as ask, strict.visitor() as embla:
        table = begin(ask, embla)
        with ask.watch(table, 0) as watching:
            watching.news()
            ask.http.close()
            embla.http.close()
            wait_for(lambda: len(strict.places) == 1)
        wait_for(lambda: not len(strict.places))


def test_there_are_always_fewer_connections_than_descriptors() -> None:
    for descriptors in (64, 256, 1_024, 20_000, 65_536):
        found = places.Places(descriptors, counts_addresses=True)
        assert found.in_all <= descriptors - min(descriptors // 2, 3 * places.BACKLOG)
        assert found.of_address <= max(found.in_all // 4, 1)
    assert places.raise_descriptor_limit() >= 64


def test_a_crowd_leaves_the_process_its_descriptors(tmp_path: Path) -> None:
    """Players inside go on, files and the database can be opened, and the server recovers."""
    server = ServerProcess(
        f"sqlite+aiosqlite:///{tmp_path / 'matches.sqlite'}",
        tmp_path / "server.log",
        is_limited=True,
        descriptors=512,
    )
    try:
        server.start()
        with (
            httpx.Client(base_url=server.url, timeout=PATIENCE, trust_env=False) as inside,
            ExitStack() as stack,
        ):
            assert inside.get("/healthz").text == "ok"
            for number in range(600):
                source = (f"127.0.0.{2 + number % 6}", 0)
                target = ("127.0.0.1", server.port)
                with suppress(OSError):
                    stack.enter_context(socket.create_connection(target, PATIENCE, source))
                if number % 50 == 0:
                    assert inside.get("/api/tables").status_code == 200
            table = inside.post("/api/tables", json={"name": "Ann", "options": PLAIN})
            assert table.status_code == 201
            assert inside.get("/").status_code in (200, 503)  # 503: the page is not built
        assert server.answers()
        assert "out of system resource" not in server.words()
        assert "Too many open files" not in server.words()
    finally:
        server.stop()


def test_the_docs_give_the_limits_of_the_code() -> None:
    text = (Path(__file__).parents[2] / "docs" / "security.md").read_text(encoding="utf-8")
    told = {
        "any": (limits.ANY, CROWD),
        "reading": (limits.READ, 1),
        f"tables not in memory, records, news of more than {limits.RECENT} entries": (
            limits.LOAD,
            1,
        ),
        "moves": (limits.MOVE, 1),
        "sitting down, being ready …": (limits.JOIN, 1),
        "new tables": (limits.CREATE, 1),
        "codes tried": (limits.CODE, CROWD),
    }
    for words, (limit, crowd) in told.items():
        rate = limit.rate * crowd
        each = f"{rate:g}" if rate >= 1 else f"1/{1 / rate:g}"
        assert f"| {words} | {limit.burst * crowd:g} | {each} |" in text
    assert f"| {limits.UNDO.burst:g}, {limits.CHAT.burst:g} | 1/{1 / limits.CHAT.rate:g} |" in text
    assert limits.UNDO.rate == limits.CHAT.rate
    for words in (
        f"{limits.BODY // 1024} KiB of JSON within {door.BODY_PATIENCE:g} s",
        f"within {door.DEADLINE:g} s, a long poll",
        f"complete within {connections.PATIENCE:g} s",
        f"{sockets.BYTES.burst:,} bytes and {sockets.FRAMES.burst} frames at once",
        f"then {sockets.BYTES.rate} bytes and {sockets.FRAMES.rate} frame each second",
        f"{sockets.PONG_WITHIN:g} s to answer a ping, {sockets.GOODBYE:g} s to answer a goodbye",
        f"{connections.LEAST_READ // 1024} KiB of it in {connections.UNREAD:g} s",
        f"{NAME_LENGTH} and {LINE_LENGTH} characters",
        f"{CAPACITY:,} entries, chat apart",
        f"pages of {news.PAGE // 1024} KiB of steps",
        f"{CHAT_LINES} lines and {CHAT_BYTES // 1024} KiB",
        f"{hub_module.MOST_TABLES:,}, unless more are being watched",
        f"{limits.WAITING_OF_ADDRESS} WebSockets and long polls for an address, ",
        f"{limits.WAITING_IN_ALL:,} in all",
        f"{places.CONNECTIONS_OF_ADDRESS} for an address, WebSockets included",
        f"{limits.MOST_BUCKETS:,} for addresses",
    ):
        assert words in text
