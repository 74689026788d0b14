"""Log time: the clock of the machine may be set, the clocks at the tables go on."""

from __future__ import annotations

import asyncio
from random import Random

import pytest

from fimbul.match.entries import Moved, Said
from fimbul.match.match import Match
from fimbul.match.options import DAY, LiveClock, TableOptions
from fimbul.server.clock import SystemClock
from fimbul.server.hub import TICK, Hub
from fimbul.server.tasks import going_on
from tests.server.clocks import START, FakeClock, Machine
from tests.server.hubs import hub_on, lay, log_of, option, until

LIVE = TableOptions(
    players=2,
    drafts_first_age=False,
    seats="as-seated",
    clock=LiveClock(bank=60, increment=30),
)
MINUTE = 60
HOUR = 60 * MINUTE


# --- the clock itself -----------------------------------------------------------------------------


def test_log_time_starts_at_the_wall_clock_and_follows_elapsed_time() -> None:
    machine = Machine()
    clock = machine.clock()
    assert clock.now_ms() == START * 1000
    machine.wait(1.5)
    assert clock.now_ms() == START * 1000 + 1_500


@pytest.mark.parametrize("step", [20 * MINUTE, -HOUR, DAY - 1, -30 * DAY])
def test_a_step_of_the_wall_clock_does_not_move_log_time(step: int) -> None:
    machine = Machine()
    clock = machine.clock()
    machine.step(step)
    assert clock.now_ms() == START * 1000
    machine.wait(1)
    assert abs(clock.now_ms() - (START + 1) * 1000) <= 10


@pytest.mark.parametrize("step", [20 * MINUTE, -HOUR])
def test_log_time_slowly_approaches_the_wall_clock_and_stays_with_it(step: int) -> None:
    machine = Machine()
    clock = machine.clock()
    machine.step(step)
    off = abs(step)
    while off:
        before = clock.now_ms()
        machine.wait(100)
        passed = clock.now_ms() - before
        assert 98_999 <= passed <= 101_001
        closer = abs(clock.now_ms() - machine.wall // 1_000_000) // 1000
        assert closer < off
        off = closer
    machine.wait(1_000)
    assert abs(clock.now_ms() - machine.wall // 1_000_000) <= 1


def test_a_wrong_clock_at_the_start_is_corrected_later() -> None:
    machine = Machine(wall=0)
    clock = machine.clock()
    assert clock.now_ms() == 0
    machine.step(START)
    assert clock.now_ms() == START * 1000


def test_log_time_never_runs_backwards_whatever_is_done_to_the_wall_clock() -> None:
    rng = Random(7)
    machine = Machine()
    clock = machine.clock()
    last = clock.now_ms()
    for _ in range(2_000):
        machine.wait(rng.choice((0, 1e-9, 1e-6, 0.001, 1, 400)))
        machine.step(rng.choice((0, 0, -HOUR, HOUR, -0.001, 0.001, -400 * DAY, 400 * DAY)))
        now = clock.now_ms()
        assert now >= last
        last = now


def test_the_machine_s_own_clock_keeps_real_time() -> None:
    clock = SystemClock()
    before = clock.now_ms(), clock.monotonic()
    asyncio.run(clock.sleep(0.01))
    assert clock.now_ms() > before[0]
    assert clock.monotonic() > before[1]


# --- tables under a clock that is set -------------------------------------------------------------


def seat_and_deadline(match: Match) -> tuple[int, int]:
    """The seat that owes a decision, and when a stand-in decides for it."""
    seat = match.owing()[0]
    deadline = match.deadline(seat)
    assert deadline is not None
    return seat, deadline


async def say(hub: Hub, table: str, text: str) -> int:
    return await hub.act(table, lambda match: match.say(0, text))


@pytest.mark.anyio
async def test_setting_the_clock_forward_takes_no_time_from_a_live_clock(sqlite_url: str) -> None:
    machine = Machine()
    async with hub_on(sqlite_url, clock=machine.clock()) as hub:
        table = await lay(hub, LIVE)
        opened = await hub.open(table)
        seat, _ = seat_and_deadline(opened.match)
        machine.wait(20)
        machine.step(20 * MINUTE)
        hub.wake(opened)
        assert await hub.store.take_due(hub.clock.now_ms()) == []
        move, decision = option(opened, seat), opened.match.decision_of(seat)
        await hub.act(table, lambda match: match.move(seat, decision, move))
        moved = opened.match.steps[-1].logged
        assert moved.entry == Moved(seat, decision, move, by="player")
        assert opened.match.banks[seat] == 60_000
        machine.wait(1_000)
        hub.wake(opened)
        await until(lambda: opened.match.seq > moved.seq)
        late = opened.match.steps[moved.seq].logged.entry
        assert isinstance(late, Moved)
        assert late.by == "clock", "the clock itself still runs"


@pytest.mark.anyio
async def test_an_hour_back_leaves_the_log_in_order_and_the_clocks_running(sqlite_url: str) -> None:
    machine = Machine()
    async with hub_on(sqlite_url, clock=machine.clock()) as hub:
        table = await lay(hub, LIVE)
        machine.wait(10)
        await say(hub, table, "before")
        machine.step(-HOUR)
        machine.wait(5)
        await say(hub, table, "after")
        machine.wait(75.1 + 2)
        opened = await hub.open(table)
        hub.wake(opened)
        await until(lambda: opened.match.seq > 8)
        log = await log_of(hub, table)
        times = [logged.at for logged in log]
        assert times == sorted(times)
        before, after, late = (log[seq - 1] for seq in (7, 8, 9))
        assert isinstance(after.entry, Said)
        assert 4_900 <= after.at - before.at <= 5_000
        assert isinstance(late.entry, Moved)
        assert late.entry.by == "clock"


@pytest.mark.anyio
async def test_processes_that_disagree_about_the_time_write_no_log_that_runs_backwards(
    sqlite_url: str,
) -> None:
    machine = Machine()
    async with hub_on(sqlite_url, clock=machine.clock()) as hub:
        table = await lay(hub, LIVE)
    machine.step(-HOUR)
    async with hub_on(sqlite_url, clock=machine.clock()) as hub:
        await say(hub, table, "an hour earlier")
        times = [logged.at for logged in await log_of(hub, table)]
        assert times == [START * 1000] * 7


async def play_until_the_bot_owes(hub: Hub, table: str) -> None:
    opened = await hub.open(table)
    while 1 not in opened.match.owing():
        decision, move = opened.match.decision_of(0), option(opened, 0)
        await hub.act(table, lambda match, d=decision, m=move: match.move(0, d, m))  # type: ignore[misc]


@pytest.mark.anyio
async def test_a_bot_whose_table_was_written_by_a_clock_ahead_is_found_by_the_clocks(
    sqlite_url: str,
) -> None:
    """The process that was ahead has died; its successor knows only the database."""
    machine = Machine()
    async with hub_on(sqlite_url, clock=machine.clock()) as hub:
        table = await lay(hub, LIVE, bots=1, starts=False)
    machine.step(-HOUR)
    async with hub_on(sqlite_url, clock=machine.clock()) as hub:
        hub.let_go()  # bots do not begin to think here, as if this process died as well
        await hub.act(table, lambda match: match.start(Random(4)))
        await play_until_the_bot_owes(hub, table)
    machine.wait(2)
    async with hub_on(sqlite_url, clock=machine.clock()) as hub:
        due = await hub.store.take_due(hub.clock.now_ms())
        assert [deadline.match_id for deadline in due] == [table]


@pytest.mark.anyio
async def test_a_bot_moves_at_once_after_a_restart_with_the_clock_set_back(
    database_url: str,
) -> None:
    """A deadline of the past does not wait until the clock has caught up with it."""
    machine = Machine()
    async with hub_on(database_url, clock=machine.clock()) as hub:
        hub.let_go()  # it dies before a bot begins to think
        table = await lay(hub, LIVE, bots=1)
        await play_until_the_bot_owes(hub, table)
    machine.step(-HOUR)
    machine.wait(2)
    async with hub_on(database_url, clock=machine.clock()) as hub, going_on(hub.watch_clocks()):
        opened = await hub.open(table)
        before = opened.match.seq
        await until(lambda: opened.match.seq > before)
        moved = opened.match.steps[before].logged.entry
        assert isinstance(moved, Moved)
        assert moved.by == "bot"


@pytest.mark.anyio
async def test_the_hub_keeps_its_deadlines_by_the_clock_it_is_given(sqlite_url: str) -> None:
    clock = FakeClock()
    async with hub_on(sqlite_url, clock=clock) as hub:
        table = await lay(hub, LIVE)
        opened = await hub.open(table)
        _, deadline = seat_and_deadline(opened.match)
        async with going_on(hub.watch_clocks()):
            await until(lambda: clock.sleepers == 1)
            clock.advance((deadline - clock.now_ms()) / 1000 - 0.001)
            await until(lambda: clock.sleepers == 1)
            assert opened.match.seq == 6
            clock.advance(TICK)
            await until(lambda: opened.match.seq == 7)
        late = opened.match.steps[6].logged
        assert isinstance(late.entry, Moved)
        assert late.entry.by == "clock"
        assert deadline <= late.at <= deadline + TICK * 1000
