"""The brake: an overloaded process refuses new visitors, and running games go on."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from random import Random

import httpx
import pytest
from websockets.exceptions import InvalidStatus

from fimbul.server import brake as brake_module
from fimbul.server import observe
from fimbul.server.brake import CROWD, EVERY, LATE, RETRY, SLOW, TAKEN, TURNS, Brake, State
from fimbul.server.places import Places
from fimbul.server.tasks import going_on
from tests.server.clocks import FakeClock
from tests.server.hubs import Gate, hub_on, lay, turn_options, until
from tests.server.playing import PLAIN, begin, move, news_of, turn_of
from tests.server.running import Running, Visitor

VERY_LATE = 2 * LATE[1].begins
A_LITTLE_LATE = (LATE[0].begins + LATE[1].begins) / 2


def felt(brake: Brake, late: float, seconds: float) -> State:
    """Return the state after the loop has been late by some seconds for a while."""
    for _ in range(round(seconds / EVERY)):
        brake.feel(late)
    return brake.state


# --- the state ------------------------------------------------------------------------------------


@pytest.mark.anyio
async def test_the_brake_measures_how_late_the_loop_is() -> None:
    clock = FakeClock()
    brake = Brake(clock)

    async def sleep(seconds: float) -> None:
        await until(lambda: clock.sleepers == 1)
        clock.advance(seconds)

    async with going_on(brake.watch()):
        for _ in range(30):
            await sleep(EVERY + VERY_LATE)
        await until(lambda: clock.sleepers == 1 and brake.state == "full")
        assert brake.late == pytest.approx(VERY_LATE, rel=0.05)
        for _ in range(30):
            await sleep(EVERY)
        await until(lambda: clock.sleepers == 1 and brake.state == "fine")


def test_first_it_sheds_then_it_is_full_and_it_recovers_within_seconds() -> None:
    brake = Brake(FakeClock())
    assert felt(brake, 0.0, 1) == "fine"
    assert felt(brake, A_LITTLE_LATE, 3) == "shedding"
    assert felt(brake, VERY_LATE, 2) == "full"
    assert felt(brake, 0.0, 3) == "fine"


def test_a_state_does_not_flutter() -> None:
    """Between the bounds it keeps its state."""
    brake = Brake(FakeClock())
    between = (LATE[1].begins + LATE[1].ends) / 2
    assert felt(brake, between, 10) == "shedding"
    felt(brake, VERY_LATE, 2)
    assert felt(brake, between, 10) == "full"
    between = (LATE[0].begins + LATE[0].ends) / 2
    assert felt(brake, between, 10) == "shedding"
    felt(brake, 0.0, 3)
    assert felt(brake, between, 10) == "fine"


def test_a_machine_that_slept_for_a_night_is_back_within_seconds() -> None:
    brake = Brake(FakeClock())
    brake.feel(8 * 3_600)
    assert felt(brake, 0.0, 2) == "fine"


def test_one_late_moment_changes_little() -> None:
    brake = Brake(FakeClock())
    brake.feel(LATE[0].begins)
    assert brake.state == "fine"


@pytest.mark.anyio
async def test_a_slow_disk_brakes_too(sqlite_url: str) -> None:
    clock = FakeClock()
    async with hub_on(sqlite_url, clock=clock) as hub:
        brake = Brake(clock)
        brake.waiting = hub.waiting_to_be_written
        table = await lay(hub, turn_options())
        gate = Gate(hub.store)
        gate.is_open.clear()
        gate.waiting.clear()
        saying = asyncio.create_task(hub.act(table, lambda match: match.say(0, "slowly")))
        await gate.waiting.wait()
        assert felt(brake, 0.0, 3) == "fine"
        clock.advance((SLOW[0].begins + SLOW[1].begins) / 2)
        assert felt(brake, 0.0, 3) == "shedding"
        clock.advance(SLOW[1].begins)
        assert felt(brake, 0.0, 3) == "full"
        gate.is_open.set()
        await saying
        assert felt(brake, 0.0, 3) == "fine"


class Taken(Places):
    """Places whose number a test sets."""

    taken = 0

    def __len__(self) -> int:
        return self.taken


def test_running_out_of_connections_brakes_too() -> None:
    places = Taken(2_256, counts_addresses=False)
    brake = Brake(FakeClock(), places)
    states = []
    for share in (0.5, TAKEN[0].begins + 0.01, TAKEN[1].begins + 0.01, TAKEN[1].ends + 0.01, 0.5):
        places.taken = int(places.in_all * share)
        states.append(felt(brake, 0.0, EVERY))
    assert states == ["fine", "shedding", "full", "full", "fine"]


def test_a_few_people_on_a_busy_machine_are_not_turned_away() -> None:
    places = Taken(2_256, counts_addresses=False)
    brake = Brake(FakeClock(), places)
    places.taken = CROWD - 1
    assert felt(brake, VERY_LATE, 5) == "fine"
    places.taken = CROWD
    assert felt(brake, VERY_LATE, EVERY) == "full"


def test_those_refused_do_not_all_come_back_at_once() -> None:
    brake = Brake(FakeClock(), rng=Random(1))
    waits = {brake.refusal("socket").retry_after for _ in range(200)}
    assert waits == set(range(RETRY[0], RETRY[1] + 1))


# --- over the wire --------------------------------------------------------------------------------


@pytest.fixture
def braked(server: Running, monkeypatch: pytest.MonkeyPatch) -> Iterator[Brake]:
    """The brake of the server, which counts any visitor as a crowd; released afterwards."""
    monkeypatch.setattr(brake_module, "CROWD", 0)
    yield server.brake
    server.brake.state, server.brake.late = "fine", 0.0


def code_of(answer: httpx.Response) -> str:
    """Return the code of a refusal, or ""; ``crowded`` must come with ``Retry-After``."""
    if answer.status_code < 400:
        return ""
    code: str = answer.json()["error"]["code"]
    if code == "crowded":
        assert answer.status_code == 503
        assert RETRY[0] <= int(answer.headers["Retry-After"]) <= RETRY[1]
    return code


def is_let_in(who: Visitor, table: str, seat: int = -1) -> bool:
    """Whether a WebSocket opens; otherwise the handshake is refused."""
    try:
        with who.watch(table, seat) as watching:
            watching.news()
            return True
    except InvalidStatus as refused:
        response = refused.response
    assert response.status_code == 503
    assert b"crowded" in (response.body or b"")
    assert int(response.headers["Retry-After"]) >= RETRY[0]
    return False


def test_long_polls_and_lists_are_shed_first(
    braked: Brake, ask: Visitor, embla: Visitor, server: Running
) -> None:
    table = begin(ask, embla)
    braked.state = "shedding"
    assert code_of(ask.get("/tables")) == "crowded"
    assert code_of(ask.get("/tables/", status="running")) == "crowded"
    assert code_of(ask.get(f"/tables/{table}/news", wait=5)) == "crowded"
    assert code_of(ask.get(f"/tables/{table}/news", wait="0.0")) == ""
    assert code_of(ask.get(f"/tables/{table}")) == ""
    assert code_of(ask.post("/tables", {"options": PLAIN})) == ""
    with server.visitor() as stranger:
        assert code_of(stranger.get(f"/tables/{table}/news")) == ""
        assert is_let_in(stranger, table)


def test_a_full_server_refuses_new_tables_and_strangers(
    braked: Brake, ask: Visitor, embla: Visitor, server: Running
) -> None:
    table = begin(ask, embla)
    braked.state = "full"
    assert code_of(ask.get("/tables")) == "crowded"
    assert code_of(ask.post("/tables", {"options": PLAIN})) == "crowded"
    for secret in ("", None):
        with server.visitor(secret) as stranger:
            assert code_of(stranger.get(f"/tables/{table}/news")) == "crowded"
            assert not is_let_in(stranger, table)
            assert code_of(stranger.get(f"/tables/{table}")) == ""
    braked.state = "fine"
    with server.visitor() as stranger:
        assert is_let_in(stranger, table)


def test_players_inside_a_full_server_play_on(
    braked: Brake, ask: Visitor, embla: Visitor, server: Running
) -> None:
    table = begin(ask, embla)
    with ask.watch(table, 0) as watching:
        watching.news()
        braked.state = "full"
        braked.feel(VERY_LATE)
        seat = turn_of(news_of(ask, table))
        seq = move((ask, embla)[seat], table, seat, "pass")["seq"]
        watching.until(seq)
        embla.do(f"/tables/{table}/chat", {"chair": 1, "text": "still here"})


def test_a_player_comes_back_to_a_full_server_in_turn(
    braked: Brake, ask: Visitor, embla: Visitor, server: Running
) -> None:
    table = begin(ask, embla)
    braked.state, braked.late = "full", VERY_LATE
    braked.feel(VERY_LATE)
    assert [is_let_in(ask, table, 0) for _ in range(TURNS + 1)] == [True] * TURNS + [False]
    braked.feel(VERY_LATE)
    server.call(forget(server, table))
    assert is_let_in(embla, table, 1)


async def forget(server: Running, table: str) -> None:
    """Remove a table from memory, as if nobody had used it for a while."""
    del server.hub.tables[table]


def test_health_and_metrics_show_how_full_it_is(
    braked: Brake, ask: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    def told() -> str:
        answer = ask.http.get("/healthz")
        assert answer.status_code == 200  # its players must still reach it
        return answer.text

    assert told() == "ok"
    monkeypatch.setattr(brake_module, "SHARE", 1.0)
    for late, state, figure in ((A_LITTLE_LATE, "shedding", 1), (VERY_LATE, "full", 2)):
        braked.feel(late)
        assert told() == state
        metrics = ask.http.get("/metrics").text
        assert f"fimbul_brake {figure}.0" in metrics
        assert f"fimbul_loop_late_seconds {braked.late}" in metrics
    shed = observe.shed.labels("list")._value.get()
    ask.get("/tables")
    assert observe.shed.labels("list")._value.get() == shed + 1
