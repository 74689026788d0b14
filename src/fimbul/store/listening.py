"""How processes on one PostgreSQL tell each other what they write, and that they are alive."""

import asyncio
import logging
from collections.abc import Callable
from typing import Final

import asyncpg
from sqlalchemy.ext.asyncio import AsyncConnection

from fimbul.store.access import Access
from fimbul.store.database import FAILURES, arguments_of
from fimbul.store.statements import CHANNEL, NOTIFY

log = logging.getLogger(__name__)

NOTICED: Final = "@"
"""What they hear in place of a match when an operator left a notice; no match is called so."""
BEAT: Final = "!"
"""What comes before the words of a process that is alive; no match is called so either."""
_RECONNECT: Final = 0.5
_ALIVE: Final = 5.0
"""Seconds after which a listener asks whether its connection is still one."""


class Listening(Access):
    """Hearing other processes, and being heard by them."""

    async def listen(self, hear: Callable[[str], None]) -> None:
        """Call ``hear`` with the id of every match that another process writes to, with
        ``NOTICED`` for a notice of an operator, and with ``BEAT`` and the words of a process that
        is there; runs for ever.

        When it begins to listen, the first time and after a lost connection, it calls ``hear``
        with "": anything may have been missed. It ends at once where no other process can write.
        """
        if not self.is_shared:
            return
        while True:
            try:
                await self._listen_once(hear)
            except FAILURES:
                log.warning("the database does not answer; listening again soon")
            await asyncio.sleep(_RECONNECT)

    async def _listen_once(self, hear: Callable[[str], None]) -> None:
        """Listen until the connection is lost."""
        connection: asyncpg.Connection[asyncpg.Record] = await asyncpg.connect(
            **arguments_of(self.engine)
        )
        try:
            lost = asyncio.Event()
            connection.add_termination_listener(lambda _: lost.set())
            await connection.add_listener(CHANNEL, lambda *heard: self._hear(hear, heard[-1]))
            hear("")
            while not lost.is_set():
                try:
                    async with asyncio.timeout(_ALIVE):
                        await lost.wait()
                except TimeoutError:
                    await connection.execute("SELECT 1", timeout=_ALIVE)
        finally:
            connection.terminate()

    def _hear(self, hear: Callable[[str], None], heard: object) -> None:
        writer, _, match_id = str(heard).partition(":")
        if writer != self._name:
            hear(match_id)

    async def beat(self, words: str) -> None:
        """Let other processes hear that this one is there, and some words about it."""
        await self._ask(NOTIFY, f"{self._name}:{BEAT}{words}")

    async def wake_others(self, connection: AsyncConnection) -> None:
        """Let other processes look for notices when the transaction ends, where they can hear."""
        await self._tell(connection, NOTICED)

    async def _tell(self, connection: AsyncConnection, match_id: str) -> None:
        """Let other processes hear of a match when the transaction ends."""
        if self.is_shared:
            told = f"{self._name}:{match_id}"
            await connection.execute(NOTIFY.clause, NOTIFY.named((told,)))
