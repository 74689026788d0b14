"""Bugs that the simulation must find: each is a small change to the real store or hub."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from random import Random
from typing import Final

import sqlalchemy as sa

from fimbul.match.entries import Logged
from fimbul.match.match import Match
from fimbul.server.clock import Clock, SystemClock
from fimbul.server.hub import Hub
from fimbul.server.open_table import OpenTable
from fimbul.server.thinking import Thinkers
from fimbul.store import Append, Deadline, Store, schema
from tests.simulation.history import Plant


class AcknowledgesBeforeCommit(Store):
    """Reports entries as written before they are."""

    async def append_all(self, appends: Sequence[Append]) -> None:
        writing = asyncio.ensure_future(super().append_all(appends))
        writing.add_done_callback(lambda done: done.cancelled() or done.exception())
        await asyncio.sleep(0)


class DropsTheLease(Store):
    """Takes due matches that another process has already taken."""

    async def take_due(self, now: int, limit: int = 100) -> list[Deadline]:
        table = schema.match
        async with self.writing() as connection:
            await connection.execute(
                sa.update(table).where(table.c.due_at <= now).values(leased_until=0)
            )
        return await super().take_due(now, limit)


class AppliesTwice(Hub):
    """Repeats a write that seemed to fail, without checking whether it succeeded."""

    async def _was_written(self, table: OpenTable, logged: Logged) -> bool:
        await super()._was_written(table, logged)
        return False


class WallClock(SystemClock):
    """Uses the wall clock as it is."""

    def now_ms(self) -> int:
        return self._wall() // 1_000_000


class FollowsTheWall(Hub):
    """Lets log time jump with the clock of the machine."""

    def __init__(self, store: Store, thinkers: Thinkers, clock: Clock, rng: Random) -> None:
        assert isinstance(clock, SystemClock)
        super().__init__(store, thinkers, WallClock(clock._wall, clock._uptime), rng)


class ForgetsAChange(Hub):
    """Does not send the new head of the log to viewers who get changes."""

    def _put(self, table: OpenTable, match: Match) -> None:
        known = table._sight
        if known is not None:
            known.open["head"] = match.head
        super()._put(table, match)


PLANTED: Final = {
    "acknowledge before commit": Plant(store=AcknowledgesBeforeCommit),
    "drop the lease": Plant(store=DropsTheLease),
    "apply twice": Plant(hub=AppliesTwice),
    "follow the wall clock": Plant(hub=FollowsTheWall),
    "forget a change": Plant(hub=ForgetsAChange),
    "sync seldom": Plant(syncs=False),
}
