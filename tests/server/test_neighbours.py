"""Processes of one machine: a table has a home among them, and connections find it."""

from __future__ import annotations

import asyncio
import os
import socket
from collections import Counter
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from random import Random

import httpx
import pytest

from fimbul.server import neighbours as room
from fimbul.server import observe
from fimbul.server.keys import new_secret, new_table_id
from fimbul.server.neighbours import LARGEST, Neighbours, home_among
from fimbul.store import Deadline
from fimbul.store.store import LEASE
from tests.patience import PATIENCE
from tests.postgres import Cluster
from tests.server.clocks import FakeClock
from tests.server.hubs import Listener, draft_options, hub_on, lay, thinkers_of, until
from tests.server.neighbourhood import Pair, answer_on, neighbour, pair_on, tables_of
from tests.server.playing import begin, move, move_for, news_of, turn_of
from tests.server.processes import ServerProcess, serving
from tests.server.running import Visitor, wait_for

# --- homes ----------------------------------------------------------------------------------------


def test_homes_are_spread_evenly_and_only_those_of_a_lost_process_move() -> None:
    addresses = [f"/tmp/fimbul-{number}/channel" for number in range(4)]
    tables = [new_table_id() for _ in range(4_000)]
    before = {table: home_among(table, addresses) for table in tables}
    assert all(800 < count < 1_200 for count in Counter(before.values()).values())
    gone = addresses.pop()
    for table in tables:
        home = home_among(table, reversed(addresses))
        assert home == before[table] if before[table] != gone else home in addresses


def test_a_single_process_is_the_home_of_every_table() -> None:
    assert Neighbours().home_of("any") == ""


# --- two servers ----------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def pair(postgres_cluster: Cluster, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Pair]:
    with pair_on(postgres_cluster, "neighbours", tmp_path_factory.mktemp("neighbours")) as found:
        yield found


def test_all_viewers_of_a_table_end_up_at_its_home(pair: Pair) -> None:
    with (
        pair.here.visitor() as ask,
        pair.here.visitor() as embla,
        pair.there.visitor(ask.secret) as ask_there,
        pair.there.visitor(embla.secret) as embla_there,
    ):
        for table in tables_of(pair, ask, embla):
            home, other = pair.at_home(table)
            with ExitStack() as stack:
                for who in (ask, ask_there):
                    stack.enter_context(who.watch(table, 0)).news()
                watching = [
                    stack.enter_context(who.watch(table, 1)) for who in (embla, embla_there)
                ]
                for listener in watching:
                    listener.news()
                assert len(home.hub.tables[table].watchers) == 4
                assert not getattr(other.hub.tables.get(table), "watchers", None)
                seat = turn_of(news_of(ask, table))
                mover = ((ask, embla), (ask_there, embla_there))[other is pair.there][seat]
                seq = move(mover, table, seat, "pass")["seq"]
                for listener in watching:
                    assert listener.until(seq)[-1]["seq"] == seq


def test_a_connection_that_is_kept_goes_to_the_home_of_each_request(pair: Pair) -> None:
    """For the visitor it stays one connection."""
    with pair.here.visitor() as ask, pair.here.visitor() as embla:
        near, far = tables_of(pair, ask, embla)
        for table in (near, far):
            for server in (pair.here, pair.there):
                server.hub.tables.pop(table, None)
        with socket.create_connection(("127.0.0.1", pair.here.port), PATIENCE) as connection:
            own = connection.getsockname()
            for path in (near, far, far, near, f"{far}/news?seat=-1", near):
                connection.sendall(f"GET /api/tables/{path} HTTP/1.1\r\nHost: x\r\n\r\n".encode())
                assert answer_on(connection).startswith(b"HTTP/1.1 200")
            connection.sendall(b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n")
            assert answer_on(connection).endswith(b"ok")
            assert connection.getsockname() == own
        assert near not in pair.there.hub.tables
        assert far not in pair.here.hub.tables


def test_a_body_that_comes_later_is_read_at_home(pair: Pair) -> None:
    with pair.here.visitor() as ask, pair.here.visitor() as embla:
        _, far = tables_of(pair, ask, embla)
        body = b'{"chair":0,"text":"from afar"}'
        head = (
            f"POST /api/tables/{far}/chat HTTP/1.1\r\nHost: x\r\n"
            f"Authorization: Bearer {ask.secret}\r\n"
            f"Content-Type: application/json\r\nContent-Length: {len(body)}\r\n\r\n"
        )
        before = observe.handed_over._value.get()
        with socket.create_connection(("127.0.0.1", pair.here.port), PATIENCE) as connection:
            connection.sendall(head.encode() + body[:5])
            wait_for(lambda: observe.handed_over._value.get() > before)
            connection.sendall(body[5:])
            assert b" 200 " in answer_on(connection)
        assert news_of(ask, far)["steps"][-1]["chat"] == "from afar"


def test_a_connection_counts_in_the_process_that_serves_it(pair: Pair) -> None:
    with pair.here.visitor() as ask, pair.here.visitor() as embla:
        table = begin(ask, embla)
        home, other = pair.at_home(table)
        ask.http.close()
        embla.http.close()
        wait_for(lambda: not len(home.places) and not len(other.places))
        with other.visitor(ask.secret) as again, again.watch(table, 0) as watching:
            watching.news()
            wait_for(lambda: (len(home.places), len(other.places)) == (1, 0))
            assert set(home.places._of_network) == {"127.0.0.1"}


def test_a_connection_that_the_home_cannot_take_is_served_here(pair: Pair) -> None:
    async def turn_deaf() -> None:
        for channel in pair.of_there._channels:
            asyncio.get_running_loop().remove_reader(channel)

    async def speak_until_full(table: str) -> None:
        while pair.of_here.pass_on(Deadline(table, 0)):
            pass

    async def listen_again() -> None:
        for channel in pair.of_there._channels:
            asyncio.get_running_loop().add_reader(channel, pair.of_there._receive, channel)

    with pair.here.visitor() as ask, pair.here.visitor() as embla:
        _, far = tables_of(pair, ask, embla)
        pair.here.hub.tables.pop(far, None)
        pair.there.call(turn_deaf())
        pair.here.call(speak_until_full(far))
        try:
            with pair.here.visitor(ask.secret) as again:  # on a connection that is here
                said = again.do(f"/tables/{far}/chat", {"chair": 0, "text": "who is there?"})
        finally:
            pair.there.call(listen_again())
        assert far in pair.here.hub.tables
        with embla.watch(far, 1) as watching:
            # The home may learn of the line a moment after the viewer has come.
            assert watching.until(said["seq"])[-1]["steps"][-1]["chat"] == "who is there?"
            wait_for(lambda: pair.there.hub.tables[far].watchers)


# --- hostile bytes --------------------------------------------------------------------------------


def channel_to(neighbours: Neighbours) -> socket.socket:
    channel = socket.socket(socket.AF_UNIX, socket.SOCK_SEQPACKET)
    channel.settimeout(PATIENCE)
    channel.connect(neighbours.address)
    return channel


def test_only_the_same_user_can_use_the_channel(pair: Pair) -> None:
    folder = Path(pair.of_here.address).parent.stat()
    assert folder.st_mode & 0o777 == 0o700
    assert folder.st_uid == os.geteuid()


@pytest.mark.parametrize(
    "words",
    [
        b"x",
        b"c",
        b"cGET / HTTP/1.1\r\n\r\n",
        b"d",
        b"dtable",
        b"d../../etc 12",
        b"dtable 99999999999999999999",
        b"\x00" * 1_000,
        b"c" + b"y" * (LARGEST + 1),
    ],
)
def test_an_invalid_message_ends_the_channel_and_nothing_else(pair: Pair, words: bytes) -> None:
    with channel_to(pair.of_here) as channel:
        channel.send(words)
        assert channel.recv(1) == b""
    assert httpx.get(f"{pair.here.url}/healthz", trust_env=False, timeout=PATIENCE).text == "ok"


def test_a_descriptor_that_is_not_a_connection_is_closed(pair: Pair) -> None:
    reading, writing = os.pipe()
    ours, theirs = socket.socketpair()
    with ours, theirs:
        for descriptor in (writing, theirs.fileno()):
            with channel_to(pair.of_here) as channel:
                socket.send_fds(channel, [b"cGET / HTTP/1.1\r\n\r\n"], [descriptor])
                assert channel.recv(1) == b""
        os.close(writing)
        theirs.close()
        assert os.read(reading, 1) == b""  # the other ends are closed
        assert ours.recv(1) == b""
    os.close(reading)


def test_a_message_with_several_connections_is_refused(pair: Pair) -> None:
    pairs = [socket.socketpair() for _ in range(3)]
    with channel_to(pair.of_here) as channel:
        socket.send_fds(channel, [b"cx"], [theirs.fileno() for _, theirs in pairs])
        assert channel.recv(1) == b""
    for ours, theirs in pairs:
        theirs.close()
        assert ours.recv(1) == b""
        ours.close()


def test_the_channels_of_strangers_are_bounded(pair: Pair, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(room, "MOST", len(pair.of_here._channels) + 2)
    with ExitStack() as stack:
        channels = [stack.enter_context(channel_to(pair.of_here)) for _ in range(4)]
        assert channels[-1].recv(1) == b""
    wait_for(lambda: len(pair.of_here._channels) == room.MOST - 2)


# --- who comes and goes ---------------------------------------------------------------------------


def test_viewers_go_to_a_process_that_joins_and_back_when_it_leaves(
    pair: Pair, postgres_cluster: Cluster, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(room, "SETTLED", 0.0)
    url = postgres_cluster.url("neighbours")
    with pair.here.visitor() as ask, pair.here.visitor() as embla, ExitStack() as stack:
        tables = [begin(ask, embla) for _ in range(6)]
        watching = {table: stack.enter_context(ask.watch(table, 0)) for table in tables}
        for listener in watching.values():
            listener.news()
        with neighbour(tmp_path, url) as (joined, of_joined):
            wait_for(lambda: len(of_joined._neighbours) == 2)
            moved = [table for table in tables if not of_joined.home_of(table)]
            wait_for(
                lambda: (
                    not any(
                        server.hub.tables[table].watchers
                        for table in moved
                        for server in (pair.here, pair.there)
                        if table in server.hub.tables
                    )
                )
            )
            assert all(
                sum(
                    len(server.hub.tables[table].watchers)
                    for server in (pair.here, pair.there)
                    if table in server.hub.tables
                )
                == 1
                for table in tables
                if table not in moved
            )
            for table in moved:
                again = stack.enter_context(ask.watch(table, 0))
                again.news()
                assert len(joined.hub.tables[table].watchers) == 1
        wait_for(lambda: len(pair.of_here._neighbours) == len(pair.of_there._neighbours) == 1)
        for table in tables:
            pair.at_home(table)


@pytest.mark.anyio
async def test_a_silent_neighbour_is_the_home_of_no_table(postgres_url: str) -> None:
    clock = FakeClock()
    async with hub_on(postgres_url, clock=clock) as hub:
        own, other = Neighbours(), Neighbours()
        running_on = [asyncio.create_task(each.go_on(hub)) for each in (other, own)]
        await until(lambda: clock.sleepers == 2)
        own.hear(f"another-machine {other.address}")
        own.hear(f"{own._machine} /nowhere/channel")
        assert own.home_of("any") == ""
        own.hear(f"{own._machine} {other.address}")
        assert own.home_of("any") == other.address
        clock.advance(room.SILENT / 2)
        await until(lambda: clock.sleepers == 2)
        own.hear(f"{own._machine} {other.address}")
        clock.advance(room.SILENT / 2 + 0.1)
        await until(lambda: clock.sleepers == 2)
        assert own.home_of("any") == other.address
        clock.advance(room.SILENT)
        await until(lambda: own.home_of("any") == "")
        for task in running_on:
            task.cancel()
        await asyncio.wait(running_on)


@pytest.mark.anyio
async def test_bots_think_at_home_and_elsewhere_only_if_the_home_is_gone(postgres_url: str) -> None:
    async with hub_on(postgres_url, listens=True) as laid, hub_on(postgres_url) as home:
        passed: list[Deadline] = []

        def pass_on(deadline: Deadline) -> bool:
            passed.append(deadline)
            home.take_up(deadline)
            return True

        laid.pass_on = pass_on
        home.pass_on = lambda _: pytest.fail("what was passed on is passed on again")
        table = await lay(laid, draft_options(2), bots=1)
        opened = await laid.open(table)
        listener = Listener(opened)
        laid.wake(opened)
        await until(lambda: opened.match.owing() == [0])
        listener.stop()
        assert passed
        assert thinkers_of(laid).asked.empty()
        assert not thinkers_of(home).asked.empty()

        # As if the home had died with the next one: its lease ends.
        laid.pass_on = lambda deadline: True
        second = await lay(laid, draft_options(2), bots=1)
        laid.wake(await laid.open(second))
        laid.pass_on = lambda deadline: False
        due = await laid.store.take_due(laid.clock.now_ms() + LEASE + 1)
        assert [deadline.match_id for deadline in due] == [second]
        laid.take_up(due[0])
        await until(lambda: not thinkers_of(laid).asked.empty())


# --- processes ------------------------------------------------------------------------------------


def figure(server: ServerProcess, name: str) -> int:
    """Return a metric of a process."""
    text = httpx.get(f"{server.url}/metrics", trust_env=False, timeout=PATIENCE).text
    (line,) = [line for line in text.splitlines() if line.startswith(f"{name} ")]
    return int(float(line.split()[1]))


def test_when_the_home_is_killed_the_other_goes_on_and_nobody_loses_anything(
    postgres_url: str, tmp_path: Path
) -> None:
    with ExitStack() as stack:
        servers = [stack.enter_context(serving(postgres_url, tmp_path, name)) for name in "ab"]
        wait_for(lambda: all(figure(server, "fimbul_neighbours") == 1 for server in servers))
        secrets = new_secret(), new_secret()
        of_each = [
            [stack.enter_context(Visitor(server, secret)) for secret in secrets]
            for server in servers
        ]
        table = begin(*of_each[0])
        with ExitStack() as viewers:
            for own in of_each:
                for seat, visitor in enumerate(own):
                    viewers.enter_context(visitor.watch(table, seat)).news()

            def watched() -> list[int]:
                return sorted(figure(server, "fimbul_watchers") for server in servers)

            wait_for(lambda: watched() == [0, 4])
            home = next(server for server in servers if figure(server, "fimbul_watchers"))
            other = next(server for server in servers if server is not home)
            ask, embla = of_each[servers.index(other)]
            seat = turn_of(news_of(ask, table))
            last = move((ask, embla)[seat], table, seat, "pass")["seq"]
            home.kill()
        with ask.watch(table, 0, after=last) as one, embla.watch(table, 1, after=last) as two:
            assert [one.news()["seq"], two.news()["seq"]] == [last, last]
            seat = turn_of(news_of(ask, table))
            mover = (ask, embla)[seat]
            chosen = move_for(news_of(mover, table, seat), Random(1))
            seq = mover.do(f"/tables/{table}/moves", chosen)["seq"]
            assert one.until(seq)[-1]["seq"] == two.until(seq)[-1]["seq"] == seq
        steps = news_of(ask, table)["steps"]
        assert [step["seq"] for step in steps] == list(range(1, seq + 1))
        home.start()
        wait_for(lambda: all(figure(server, "fimbul_neighbours") == 1 for server in servers))
