"""Deadlines, and leases: each deadline is taken up by one process at a time."""

from collections.abc import Sequence
from typing import Final

import sqlalchemy as sa

from fimbul.store import schema
from fimbul.store.access import Access
from fimbul.store.records import Deadline
from fimbul.store.statements import LEASE, MEND_DUE, PUT_OFF, SET_DUE

_KEEP: Final = (
    sa.update(schema.match)
    .where(
        schema.match.c.id.in_(
            sa.select(schema.match.c.id)
            .where(
                schema.match.c.id.in_(sa.bindparam("own", expanding=True)),
                schema.match.c.due_at <= sa.bindparam("now"),
            )
            .with_for_update(skip_locked=True)
        )
    )
    .values(leased_until=sa.bindparam("until"))
)


class Deadlines(Access):
    """When a server must look at which match."""

    async def take_due(self, now: int, limit: int = 100) -> list[Deadline]:
        """Matches whose deadline has come and that no process has just taken up.

        What was never taken up comes first, then what was taken up longest ago. So matches that
        keep a process busy for long are no obstacle to the others, however many they are. A lease
        that ends much later than any taken now was taken by a process whose clock is ahead. It
        keeps nobody away: that process may be gone.
        """
        async with self._turn_to_write():
            rows = await self.link.take_due(now, limit)
        return [Deadline(match_id, due_at) for match_id, due_at, _ in rows]

    async def mend_due(self, now: int) -> None:
        """Let all be due that was so when it was written, though the clock was set back since."""
        await self._write(MEND_DUE, now)

    async def put_off(self, match_id: str, now: int, until: int) -> None:
        """Set the deadline of a match, if it has come, to a later time."""
        await self._write(PUT_OFF, match_id, now, until)

    async def set_due(self, match_id: str, seq: int, due_at: int | None) -> None:
        """Set the deadline of a match right, unless its log has grown beyond ``seq`` entries."""
        await self._write(SET_DUE, match_id, seq, due_at)

    async def keep(self, match_ids: Sequence[str], now: int) -> None:
        """Keep other processes away from matches that this one has taken up and works on.

        One that is just being written to is left out.
        """
        values = {"own": match_ids, "now": now, "until": now + LEASE}
        async with self.writing() as connection:
            await connection.execute(_KEEP, values)
