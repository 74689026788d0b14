"""A handed-over connection is treated as in the process that accepted it.

Its address, the limits of the address and the headers of a proxy count in the same way.
"""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress

import httpx
import pytest
from websockets.sync.client import connect

from fimbul.server import limits, observe
from fimbul.server.app import Settings
from fimbul.server.identity import SECURE_COOKIE
from fimbul.server.launching import terms_of
from fimbul.server.limits import CROWD, Limit
from fimbul.server.neighbours import Neighbours
from fimbul.store.operations import Operations
from tests.patience import PATIENCE
from tests.postgres import Cluster
from tests.server.clocks import FakeClock
from tests.server.hubs import hub_on, lay, turn_options, until
from tests.server.neighbourhood import Pair, answer_on, pair_on
from tests.server.playing import PLAIN
from tests.server.running import Running, wait_for

VISITOR = "203.0.113.9"
FEW = Limit(3, 1 / 10_000)
FEW_OF_ADDRESS = int(FEW.burst) * CROWD


@pytest.fixture(scope="module")
def strict(postgres_cluster: Cluster, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Pair]:
    """Two servers with limits that visitors reach directly."""
    folder = tmp_path_factory.mktemp("strict")
    with pair_on(postgres_cluster, "handed_over", folder, is_limited=True) as found:
        yield found


@pytest.fixture(scope="module")
def proxied(postgres_cluster: Cluster, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Pair]:
    """Two servers with limits that trust a proxy on this machine."""
    folder = tmp_path_factory.mktemp("proxied")
    with pair_on(
        postgres_cluster, "handed_over_proxied", folder, is_limited=True, proxy_headers=True
    ) as found:
        yield found


@pytest.fixture(params=["fast to plain", "plain to fast"])
def is_to_plain(request: pytest.FixtureRequest) -> bool:
    return bool(request.param == "fast to plain")


def table_of(pair: Pair, is_to_plain: bool) -> tuple[str, Running, Running]:
    """Create a table, and return it with its home and the other server.

    No address creates it, so that no limit is used up.
    """
    wanted = pair.there if is_to_plain else pair.here
    while True:
        table = wanted.call(lay(wanted.hub, turn_options()))
        home, other = pair.at_home(table)
        if home is wanted:
            return table, home, other


@contextmanager
def browser(server: Running, address: str = "127.0.0.1") -> Iterator[httpx.Client]:
    """A browser at an address of this machine."""
    transport = httpx.HTTPTransport(local_address=address)
    with httpx.Client(base_url=server.url, transport=transport, timeout=PATIENCE) as client:
        yield client


def addresses(server: Running) -> set[str]:
    """The addresses whose requests a server has counted."""
    return {network for network, _ in server.app.state.limits._of_address}


def tokens(server: Running, address: str, limit: Limit) -> float:
    found: tuple[float, float] = server.app.state.limits._of_address[address, limit]
    return found[0]


# --- without a proxy ------------------------------------------------------------------------------


def test_a_request_that_is_handed_over_counts_for_its_own_address(
    strict: Pair, is_to_plain: bool
) -> None:
    table, home, other = table_of(strict, is_to_plain)
    address = f"127.0.1.{1 + is_to_plain}"
    with browser(other, address) as visitor:
        assert visitor.get(f"/api/tables/{table}").status_code == 200
    assert address in addresses(home)
    assert address not in addresses(other)


def test_a_websocket_that_is_handed_over_waits_for_its_own_address(
    strict: Pair, is_to_plain: bool
) -> None:
    table, home, other = table_of(strict, is_to_plain)
    address = f"127.0.2.{1 + is_to_plain}"
    url = f"ws://127.0.0.1:{other.port}/api/tables/{table}/stream"
    with (
        socket.create_connection(("127.0.0.1", other.port), PATIENCE, (address, 0)) as line,
        connect(url, sock=line, proxy=None) as watching,
    ):
        watching.recv(PATIENCE)
        assert home.app.state.limits._waiting[address] == 1
        assert not other.app.state.limits._waiting[address]
    wait_for(lambda: not home.app.state.limits._waiting[address])


def test_asking_through_another_process_allows_no_more_requests(
    strict: Pair, is_to_plain: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "READ", FEW)
    table, home, other = table_of(strict, is_to_plain)
    address = f"127.0.3.{1 + is_to_plain}"
    path = f"/api/tables/{table}"
    with browser(home, address) as direct, browser(other, address) as round_about:
        found = [
            visitor.get(path).status_code
            for _ in range(FEW_OF_ADDRESS)
            for visitor in (direct, round_about)
        ]
        assert found == [200] * FEW_OF_ADDRESS + [429] * FEW_OF_ADDRESS
        refused = round_about.get(path)
        assert refused.json()["error"]["code"] == "too-many-requests"
        assert int(refused.headers["Retry-After"]) > 0
    with browser(other, f"127.0.3.{11 + is_to_plain}") as neighbour:
        assert neighbour.get(path).status_code == 200


def test_every_request_of_an_address_counts_at_the_home(strict: Pair, is_to_plain: bool) -> None:
    table, home, other = table_of(strict, is_to_plain)
    address = f"127.0.4.{1 + is_to_plain}"
    with browser(other, address) as visitor:
        for _ in range(20):
            visitor.get(f"/api/tables/{table}/nothing")
    assert tokens(home, address, limits.ANY) < CROWD * limits.ANY.burst
    assert address not in addresses(other)


def test_a_home_takes_over_only_as_many_connections_as_an_address_may_have(
    strict: Pair, is_to_plain: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, home, other = table_of(strict, is_to_plain)
    address = f"127.0.5.{1 + is_to_plain}"
    monkeypatch.setattr(home.places, "of_address", 3)
    request = f"GET /api/tables/{table} HTTP/1.1\r\nHost: x\r\n\r\n".encode()
    with ExitStack() as stack:

        def ask(source: str) -> socket.socket:
            target = ("127.0.0.1", other.port)
            line = stack.enter_context(socket.create_connection(target, PATIENCE, (source, 0)))
            line.sendall(request)
            return line

        for _ in range(3):
            assert answer_on(ask(address)).startswith(b"HTTP/1.1 200")
        with suppress(ConnectionError):
            assert ask(address).recv(1) == b""
        assert answer_on(ask(f"127.0.5.{11 + is_to_plain}")).startswith(b"HTTP/1.1 200")
        assert home.places._of_network[address] == 3
        wait_for(lambda: not other.places._of_network[address])


def test_a_forged_address_is_not_trusted_at_the_home_either(
    strict: Pair, is_to_plain: bool
) -> None:
    table, home, other = table_of(strict, is_to_plain)
    address = f"127.0.6.{1 + is_to_plain}"
    forged = {"X-Forwarded-For": VISITOR, "X-Forwarded-Proto": "https"}
    with browser(other, address) as visitor:
        answer = visitor.get(f"/api/tables/{table}", headers=forged)
        assert answer.status_code == 200
        assert "Strict-Transport-Security" not in answer.headers
    assert address in addresses(home)
    assert VISITOR not in addresses(home) | addresses(other)


def test_a_blocked_visitor_is_refused_after_a_hand_over(strict: Pair, is_to_plain: bool) -> None:
    table, home, other = table_of(strict, is_to_plain)
    address = f"127.0.7.{1 + is_to_plain}"
    now = home.hub.clock.now_ms()
    home.call(Operations(home.hub.store).block(address, now + 3_600_000, "", now))
    with browser(other, address) as visitor:
        wait_for(lambda: visitor.get(f"/api/tables/{table}").status_code == 403)
        assert visitor.get(f"/api/tables/{table}").json()["error"]["code"] == "blocked"
    with browser(other, f"127.0.7.{11 + is_to_plain}") as visitor:
        assert visitor.get(f"/api/tables/{table}").status_code == 200


# --- behind a proxy -------------------------------------------------------------------------------


def test_the_proxys_address_header_is_trusted_after_a_hand_over(
    proxied: Pair, is_to_plain: bool
) -> None:
    table, home, other = table_of(proxied, is_to_plain)
    address = f"203.0.113.{11 + is_to_plain}"
    told = {"X-Forwarded-For": address, "X-Forwarded-Proto": "https"}
    with browser(other) as proxy:
        answer = proxy.post(f"/api/tables/{table}/sit", json={"name": "Ask"}, headers=told)
        assert answer.status_code == 409, answer.text
        assert answer.headers["Strict-Transport-Security"]
    assert address in addresses(home)
    assert address not in addresses(other)


def test_sitting_down_after_a_hand_over_gives_a_cookie_for_https(
    proxied: Pair, is_to_plain: bool
) -> None:
    home = proxied.there if is_to_plain else proxied.here
    other = proxied.here if is_to_plain else proxied.there
    told = {"X-Forwarded-For": VISITOR, "X-Forwarded-Proto": "https"}
    with browser(other) as proxy:
        table, number = "", 100
        while not table or proxied.at_home(table)[0] is not home:
            number += 1
            creator = {**told, "X-Forwarded-For": f"198.51.100.{number}"}
            laid = proxy.post("/api/tables", json={"options": PLAIN}, headers=creator)
            table = laid.json()["table"]
        answer = proxy.post(f"/api/tables/{table}/sit", json={"name": "Ask"}, headers=told)
        assert answer.status_code in (200, 201), answer.text
        assert SECURE_COOKIE in answer.headers["Set-Cookie"]
        assert "Secure" in answer.headers["Set-Cookie"]


def test_each_request_on_a_connection_of_the_proxy_counts_for_its_own_visitor(
    proxied: Pair, is_to_plain: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A proxy reuses its connections, and sends the requests of many visitors over each."""
    monkeypatch.setattr(limits, "READ", FEW)
    far, home, other = table_of(proxied, is_to_plain)
    near, _, _ = table_of(proxied, not is_to_plain)
    visitors = [f"198.51.100.{10 * is_to_plain + number}" for number in range(3)]
    before = observe.handed_over._value.get()
    with socket.create_connection(("127.0.0.1", other.port), PATIENCE) as line:

        def ask(table: str, visitor: str) -> bytes:
            line.sendall(
                f"GET /api/tables/{table} HTTP/1.1\r\nHost: x\r\n"
                f"X-Forwarded-For: {visitor}\r\n\r\n".encode()
            )
            return answer_on(line)[:12]

        for table in (far, near, far):
            for visitor in visitors:
                assert ask(table, visitor) == b"HTTP/1.1 200"
    assert observe.handed_over._value.get() == before + 3
    for visitor in visitors:
        assert tokens(home, visitor, FEW) == pytest.approx(FEW_OF_ADDRESS - 2, abs=0.1)
        assert tokens(other, visitor, FEW) == pytest.approx(FEW_OF_ADDRESS - 1, abs=0.1)


def test_a_stranger_who_reaches_the_port_is_no_proxy_after_a_hand_over(
    proxied: Pair, is_to_plain: bool
) -> None:
    """Only this machine's own address is trusted, and the hand-over does not change an address."""
    table, home, other = table_of(proxied, is_to_plain)
    address, forged = f"127.0.8.{1 + is_to_plain}", f"192.0.2.{1 + is_to_plain}"
    with browser(other, address) as stranger:
        told = {"X-Forwarded-For": forged, "X-Forwarded-Proto": "https"}
        answer = stranger.get(f"/api/tables/{table}", headers=told)
        assert "Strict-Transport-Security" not in answer.headers
    assert address in addresses(home)
    assert forged not in addresses(home) | addresses(other)


# --- terms ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("settings", "behind_proxy", "trusted", "are_same"),
    [
        (Settings("x"), False, None, True),
        (Settings("x", thinkers=4, log_level="debug"), False, None, True),
        (Settings("x"), False, "10.0.0.1", True),
        (Settings("x"), True, None, False),
        (Settings("x", is_limited=False), False, None, False),
        (Settings("x", hosts=("table.example.org",)), False, None, False),
    ],
)
def test_terms_are_the_trusted_proxies_and_the_limits(
    settings: Settings,
    behind_proxy: bool,
    trusted: str | None,
    are_same: bool,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    usual = terms_of(Settings("x"), False)
    if trusted is not None:
        monkeypatch.setenv("FORWARDED_ALLOW_IPS", trusted)
    assert (terms_of(settings, behind_proxy) == usual) == are_same


def test_terms_behind_a_proxy_name_the_proxy(monkeypatch: pytest.MonkeyPatch) -> None:
    before = terms_of(Settings("x"), True)
    monkeypatch.setenv("FORWARDED_ALLOW_IPS", "10.0.0.1")
    assert terms_of(Settings("x"), True) != before


@pytest.mark.anyio
async def test_processes_with_different_terms_are_not_neighbours(postgres_url: str) -> None:
    """Otherwise visitors behind the proxy would count for the proxy's address at the home."""
    clock = FakeClock()
    async with hub_on(postgres_url, clock=clock) as hub:
        public, twin = Neighbours("public"), Neighbours("public")
        proxied = Neighbours("proxied")
        all_of_them = (public, twin, proxied)
        running_on = [asyncio.create_task(each.go_on(hub)) for each in all_of_them]
        await until(lambda: clock.sleepers == 3)
        for each in all_of_them:
            for other in all_of_them:
                other.hear(f"{each._machine} {each.address}")
        assert [set(each._neighbours) for each in all_of_them] == [
            {twin.address},
            {public.address},
            set(),
        ]
        for task in running_on:
            task.cancel()
        await asyncio.wait(running_on)
