"""A match that cannot go on costs little, is reported once and is always retried."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import pytest
import sqlalchemy as sa

from fimbul.match.entries import Created
from fimbul.server import setbacks
from fimbul.server.hub import TICK, Hub
from fimbul.server.setbacks import Setbacks
from tests.server.clocks import FakeClock
from tests.server.hubs import hub_on, lay, thinkers_of, turn_options

pytestmark = pytest.mark.anyio

HOUR = 3_600
REPORT = "a match cannot be"


def test_a_match_that_keeps_failing_is_left_alone_for_longer_and_longer() -> None:
    found = Setbacks()
    waits = [found.add("one") for _ in range(14)]
    assert waits[:5] == [1, 2, 4, 8, 16]
    assert waits[-2:] == [setbacks.LONGEST, setbacks.LONGEST]
    assert found.add("two") == 1
    found.forget("one")
    assert "one" not in found
    assert found.add("one") == 1


def test_the_memory_of_failures_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(setbacks, "MOST", 3)
    found = Setbacks()
    for name in "abcad":
        found.add(name)
    assert len(found) == 3
    assert [name for name in "abcd" if name in found] == ["a", "c", "d"]


async def pass_time(hub: Hub, clock: FakeClock, seconds: float, step: float = TICK) -> None:
    """Let the clocks look for due matches until some time has passed."""
    for _ in range(round(seconds / step)):
        clock.advance(step)
        await hub._tick()
        while hub._tasks:
            await asyncio.sleep(0.001)


async def write(hub: Hub, statement: str, **values: str) -> None:
    async with hub.store.engine.begin() as connection:
        await connection.execute(sa.text(statement), values)


async def lay_bots_turn(hub: Hub) -> str:
    """A table where it is a bot's turn that no process has taken yet."""
    hub._is_closing = True
    table = await lay(hub, turn_options(2), bots=1)
    opened = await hub.open(table)
    if 1 not in opened.match.owing():
        decision = opened.match.decision_of(0)
        await hub.act(table, lambda match: match.move(0, decision, "pass"))
    hub._is_closing = False
    return table


@pytest.mark.parametrize(
    "damage",
    [
        'UPDATE entry SET body = \'{"entry": "of a newer kind"}\' WHERE match_id = :id AND seq = 2',
        "UPDATE entry SET body = 'no json' WHERE match_id = :id AND seq = 1",
        "DELETE FROM entry WHERE match_id = :id AND seq = 3",
        "DELETE FROM entry WHERE match_id = :id",
    ],
)
async def test_a_damaged_table_is_reported_once_and_rarely_retried(
    database_url: str, caplog: pytest.LogCaptureFixture, damage: str
) -> None:
    clock = FakeClock()
    async with hub_on(database_url, clock=clock) as hub:
        damaged = await lay_bots_turn(hub)
        await write(hub, damage, id=damaged)
        hub.tables.clear()
        tries = count_reads(hub, damaged)
        await pass_time(hub, clock, 30, step=0.5)
        assert 4 <= tries() <= 6
        await pass_time(hub, clock, 12 * HOUR, step=600)
        assert tries() <= 26
        assert caplog.text.count(REPORT) == 1
        honest = await lay_bots_turn(hub)
        await pass_time(hub, clock, 2 * TICK + 2)
        assert (await hub.open(honest)).match.owing() == [0]


async def test_a_repaired_table_goes_on_within_the_hour(
    database_url: str, caplog: pytest.LogCaptureFixture
) -> None:
    clock = FakeClock()
    async with hub_on(database_url, clock=clock) as hub:
        table = await lay_bots_turn(hub)
        first = (await hub.open(table)).match.steps[0].logged.entry
        assert isinstance(first, Created)
        damage = "UPDATE entry SET body = 'x' || body WHERE match_id = :id AND seq = 1"
        await write(hub, damage, id=table)
        hub.tables.clear()
        await pass_time(hub, clock, 6 * HOUR, step=600)
        mend = "UPDATE entry SET body = substr(body, 2) WHERE match_id = :id AND seq = 1"
        await write(hub, mend, id=table)
        await pass_time(hub, clock, HOUR + 600, step=600)
        assert (await hub.open(table)).match.owing() == [0]
        assert table not in hub._setbacks


async def test_a_bot_whose_move_always_fails_is_rarely_asked(
    sqlite_url: str, caplog: pytest.LogCaptureFixture
) -> None:
    clock = FakeClock()
    async with hub_on(sqlite_url, clock=clock) as hub:
        table = await lay_bots_turn(hub)
        thinkers_of(hub).says = "drink mead"
        await pass_time(hub, clock, 30, step=0.5)
        assert 4 <= thinkers_of(hub).asked.qsize() <= 6
        assert caplog.text.count(REPORT) == 1
        thinkers_of(hub).says = ""
        await pass_time(hub, clock, 60, step=1)
        assert (await hub.open(table)).match.owing() == [0]
        assert table not in hub._setbacks


async def test_a_row_that_is_due_without_reason_is_corrected(sqlite_url: str) -> None:
    clock = FakeClock()
    async with hub_on(sqlite_url, clock=clock) as hub:
        table = await lay(hub, turn_options(2))
        await write(hub, "UPDATE match SET due_at = 1 WHERE id = :id", id=table)
        await pass_time(hub, clock, TICK)
        clock.advance(60)
        assert await hub.store.take_due(clock.now_ms()) == []


def count_reads(hub: Hub, match_id: str) -> Callable[[], int]:
    """Count how often the log of a match is read from now on."""
    read = hub.store.read
    count = 0

    async def counted(wanted: str, after: int = 0) -> object:
        nonlocal count
        count += wanted == match_id
        return await read(wanted, after)

    setattr(hub.store, "read", counted)  # noqa: B010  (a method, for mypy)
    return lambda: count
