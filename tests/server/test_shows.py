"""Tables of bots alone: they play while somebody watches, and never keep people waiting."""

from __future__ import annotations

import asyncio
from itertools import pairwise
from random import Random

import pytest

from fimbul.match.entries import BotSat, Created, Entry, Moved
from fimbul.match.match import Match, fold
from fimbul.match.options import TableOptions
from fimbul.server.archiving import SHOW_FOR, clear_empty
from fimbul.server.hub import FRESH_SHOW, SHOWS_OF_ADDRESS, TICK, Hub
from fimbul.server.open_table import OpenTable
from fimbul.server.thinking import Crew, Thinkers
from tests.server.clocks import FakeClock
from tests.server.hubs import hub_on, lay, log_of, thinkers_of, turn_options
from tests.server.playing import refusal
from tests.server.running import Json, Running, Visitor

pytestmark = pytest.mark.anyio

SHOW = TableOptions(players=2, drafts_first_age=False, seats="as-seated", show="fast")
ASKED: Json = {
    "options": {"players": 2, "drafts_first_age": False, "show": "fast", "is_public": False},
    "bots": ["thrall", "thrall"],
    "starts": True,
}


async def begin(hub: Hub, name: str = "show", network: str = "") -> OpenTable:
    """Create a table of two thralls."""
    match = Match()
    entries: list[Entry] = [Created(SHOW), BotSat(0, "thrall"), BotSat(1, "thrall")]
    for entry in entries:
        match.fold_new(entry, 0)

    entries.append(match.start(Random(4)))
    table = await hub.create(name, entries, [], network, "maker")
    hub.wake(table)
    return table


async def let_time_pass(hub: Hub, clock: FakeClock) -> None:
    """Let the clocks look at what is due for a while."""
    for _ in range(20):
        clock.advance(TICK)
        await hub._tick()
        for _ in range(5):
            await asyncio.sleep(0.001)


async def made(hub: Hub, name: str = "show") -> int:
    """The number of moves in the written log."""
    return sum(isinstance(logged.entry, Moved) for logged in await log_of(hub, name))


async def test_bots_play_only_while_somebody_watches(database_url: str) -> None:
    clock = FakeClock()
    async with hub_on(database_url, clock=clock) as hub:
        table = await begin(hub)
        await let_time_pass(hub, clock)
        assert await made(hub) == 0
        assert table.match.due_at() is None
        with hub.watching(table):
            await hub._tick()
            while await made(hub) < 3:
                clock.advance(TICK)
                await asyncio.sleep(0.001)
        await let_time_pass(hub, clock)
        rested = await made(hub)
        await let_time_pass(hub, clock)
        assert await made(hub) == rested
        with hub.watching(table):
            await hub._tick()
            while await made(hub) <= rested:
                clock.advance(TICK)
                await asyncio.sleep(0.001)


async def test_a_move_takes_as_long_as_was_asked_for(database_url: str) -> None:
    clock = FakeClock()
    async with hub_on(database_url, clock=clock) as hub:
        table = await begin(hub)
        with hub.watching(table):
            await hub._tick()
            while await made(hub) < 4:
                clock.advance(0.05)
                await asyncio.sleep(0.001)
    moves = [step.logged.at for step in table.match.steps if isinstance(step.logged.entry, Moved)]
    gaps = [later - earlier for earlier, later in pairwise(moves)]
    assert gaps[0] >= 500
    assert min(gaps) >= 250, "when two decide at once, both take as long as one move"


async def test_a_game_of_bots_goes_on_after_a_restart_when_it_is_watched(database_url: str) -> None:
    clock = FakeClock()
    async with hub_on(database_url, clock=clock) as hub:
        await begin(hub)
    async with hub_on(database_url, clock=clock) as hub:
        await let_time_pass(hub, clock)
        assert thinkers_of(hub).asked.empty()
        table = await hub.open("show")
        with hub.watching(table):
            await hub._tick()
            while await made(hub) < 2:
                clock.advance(TICK)
                await asyncio.sleep(0.001)
        assert fold(await log_of(hub, "show")).state == (await hub.open("show")).match.state


async def test_an_address_has_few_games_of_bots_at_once(database_url: str) -> None:
    clock = FakeClock()
    async with hub_on(database_url, clock=clock) as hub:
        tables = [await begin(hub, f"show-{n}", "1.2.3.4") for n in range(SHOWS_OF_ADDRESS)]
        assert not hub.has_stage("1.2.3.4")
        assert hub.has_stage("1.2.3.5")
        clock.advance(FRESH_SHOW + 1)
        assert hub.has_stage("1.2.3.4")
        with hub.watching(tables[0]), hub.watching(tables[1]):
            assert not hub.has_stage("1.2.3.4")


async def test_a_game_of_bots_that_nobody_watches_is_deleted_after_a_day(database_url: str) -> None:
    clock = FakeClock()
    async with hub_on(database_url, clock=clock) as hub:
        await begin(hub)
        people = await lay(hub, turn_options(), bots=2)
        clock.advance(SHOW_FOR - 60)
        await clear_empty(hub.store, clock.now_ms())
        assert await hub.store.exists("show")
        clock.advance(120)
        await clear_empty(hub.store, clock.now_ms())
        assert not await hub.store.exists("show")
        assert await hub.store.exists(people)


def test_nobody_sits_down_at_a_table_of_bots(server: Running, ask: Visitor) -> None:
    table = ask.do("/tables", {**ASKED, "starts": False})["table"]
    answer = ask.post(f"/tables/{table}/sit", {"name": "Ask"})
    assert refusal(server, answer) == "only-bots"
    assert refusal(server, ask.post("/tables", {**ASKED, "name": "Ask"})) == "only-bots"
    assert refusal(server, ask.post("/tables", {**ASKED, "bots": ["thrall"]})) == "chairs-free"


def test_bots_still_play_among_themselves_only_on_purpose(server: Running, ask: Visitor) -> None:
    body = {"options": {"players": 2}, "bots": ["thrall", "thrall"], "starts": True}
    assert refusal(server, ask.post("/tables", body)) == "no-players"


def test_a_game_of_bots_is_watched_to_its_end(server: Running, ask: Visitor) -> None:
    """A spectator hears of every move, and of nothing that is hidden."""
    with server.visitor() as friend:
        server.hub.tables.clear()
        made = ask.do("/tables", ASKED)
        assert made["chair"] is None
        with friend.watch(made["table"]) as watching:
            heard = [watching.news()]
            while len([step for news in heard for step in news["steps"]]) < 12:
                heard.append(watching.news())
    events = [event for news in heard for step in news["steps"] for event in step["events"]]
    assert not any(event["event"] == "hand-received" for event in events)
    assert heard[-1]["table"]["options"]["show"] == "fast"
    assert heard[-1]["table"]["status"] == "running"


def test_too_many_games_of_bots_are_refused(server: Running, ask: Visitor) -> None:
    server.hub.tables.clear()
    for _ in range(SHOWS_OF_ADDRESS):
        ask.do("/tables", ASKED)
    answer = ask.post("/tables", ASKED)
    assert refusal(server, answer) == "too-many-shows"
    assert int(answer.headers["Retry-After"]) > 0
    server.hub.tables.clear()


def test_games_of_bots_take_no_worker_from_those_of_people() -> None:
    crews: list[tuple[int, int]] = []

    class Counted(Crew):
        def __init__(self, workers: int, niceness: int = 0) -> None:
            super().__init__(workers, niceness)
            crews.append((workers, niceness))

    class Counting(Thinkers):
        crew_type = Counted

    thinkers = Counting(2)
    try:
        own = thinkers.leisure
        assert own not in (thinkers.quick, thinkers.searching, thinkers.guests)
        assert max(niceness for _, niceness in crews) == crews[-1][1] > 5
    finally:
        thinkers.close()
