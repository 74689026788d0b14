"""At a table that all players have left, no bot thinks until one is back."""

from __future__ import annotations

import asyncio

import pytest

from fimbul.match.entries import Moved
from fimbul.match.options import DayClock, TableOptions
from fimbul.server.hub import TICK, Hub
from tests.server.clocks import FakeClock
from tests.server.hubs import draft_options, hub_on, lay, log_of, thinkers_of, until

pytestmark = pytest.mark.anyio

DAY = 86_400


async def look_at_clocks(hub: Hub, clock: FakeClock, times: int = 20) -> None:
    """Let the clocks look at what is due, again and again."""
    for _ in range(times):
        clock.advance(TICK)
        await hub._tick()
        while hub._tasks:
            await asyncio.sleep(0.001)


async def leave(hub: Hub, table: str, *chairs: int) -> None:
    for chair in chairs:
        await hub.act(table, lambda match, chair=chair: match.leave(chair))  # type: ignore[misc]


async def test_bots_stop_when_the_last_player_leaves_and_go_on_at_the_return(
    database_url: str,
) -> None:
    clock = FakeClock()
    async with hub_on(database_url, clock=clock) as hub:
        table = await lay(hub, draft_options(3), bots=2)
        thinkers = thinkers_of(hub)
        await leave(hub, table, 0)
        await look_at_clocks(hub, clock)
        assert thinkers.asked.empty()
        clock.advance(DAY)
        await look_at_clocks(hub, clock)
        assert thinkers.asked.empty()
        await hub.act(table, lambda match: match.come_back(0))
        opened = await hub.open(table)
        await until(lambda: opened.match.owing() == [0])


async def test_the_answer_of_a_bot_is_dropped_after_the_last_player_has_left(
    database_url: str,
) -> None:
    async with hub_on(database_url, clock=FakeClock()) as hub:
        thinkers = thinkers_of(hub)
        thinkers.may_answer.clear()
        table = await lay(hub, draft_options(3), bots=2)
        opened = await hub.open(table)
        hub.wake(opened)
        await thinkers.asked.get()
        await leave(hub, table, 0)
        thinkers.may_answer.set()
        await until(lambda: not opened.working_since)
        assert not any(isinstance(logged.entry, Moved) for logged in await log_of(hub, table))


async def test_a_table_rests_after_a_restart_too(database_url: str) -> None:
    clock = FakeClock()
    async with hub_on(database_url, clock=clock) as hub:
        table = await lay(hub, draft_options(3), bots=2)
        await leave(hub, table, 0)
        length = len(await log_of(hub, table))
    async with hub_on(database_url, clock=clock) as hub:
        await look_at_clocks(hub, clock)
        assert await hub.store.take_due(clock.now_ms()) == []
        assert thinkers_of(hub).asked.empty()
        assert len(await log_of(hub, table)) == length
        await hub.act(table, lambda match: match.come_back(0))
        opened = await hub.open(table)
        await until(lambda: opened.match.owing() == [0])


async def test_in_a_slow_game_bots_move_though_nobody_watches(database_url: str) -> None:
    """A player who closes the page has not left."""
    options = TableOptions(players=3, seats="as-seated", clock=DayClock(days=2))
    clock = FakeClock()
    async with hub_on(database_url, clock=clock) as hub:
        hub.let_go()  # no process lets the bots of the new table think
        table = await lay(hub, options, bots=2)
    clock.advance(DAY)
    async with hub_on(database_url, clock=clock) as hub:
        await look_at_clocks(hub, clock)
        opened = await hub.open(table)
        assert not opened.watchers
        assert opened.match.owing() == [0]


async def test_a_resting_table_that_is_marked_as_due_is_corrected(
    database_url: str,
) -> None:
    """An earlier version wrote such rows."""
    clock = FakeClock()
    async with hub_on(database_url, clock=clock) as hub:
        table = await lay(hub, draft_options(3), bots=2)
        await leave(hub, table, 0)
        opened = await hub.open(table)
        await hub.store.set_due(table, opened.match.seq, 1)
        await look_at_clocks(hub, clock, times=2)
        clock.advance(DAY)
        assert await hub.store.take_due(clock.now_ms()) == []
        assert thinkers_of(hub).asked.empty()
