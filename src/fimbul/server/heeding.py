"""Makes the commands of the operator (``fimbul admin``) take effect in running servers.

The commands leave notices in the database. PostgreSQL wakes the processes that listen. SQLite
cannot, so every process also checks regularly, which costs one lookup of a primary key.
"""

import asyncio
import logging
from typing import Final

from fimbul.server.blocking import Blocks
from fimbul.server.hub import Hub
from fimbul.store import Operations, Unavailable
from fimbul.store.notices import Notice

log = logging.getLogger(__name__)

EVERY: Final = 0.5
"""Seconds between two checks, unless the database wakes this process."""


class Heeding:
    """Follows the notices of the operator in one process."""

    def __init__(self, hub: Hub, blocks: Blocks) -> None:
        self._hub = hub
        self._blocks = blocks
        self._operations = Operations(hub.store)
        self._seen = 0
        """The number of the last notice that took effect."""

    async def begin(self) -> None:
        """Read the blocks. Must be called before the first table is opened."""
        self._seen = await self._operations.last_notice()
        await self._read_blocks()

    async def go_on(self) -> None:
        """Carry out all notices as they come; runs for ever."""
        while True:
            self._hub.noticed.clear()
            try:
                await self.look()
            except Unavailable:
                log.warning("the operator's notices could not be read; trying again")
            try:
                async with asyncio.timeout(EVERY):
                    await self._hub.noticed.wait()
            except TimeoutError:
                pass

    async def look(self) -> None:
        """Carry out the new notices."""
        for notice in await self._operations.notices(self._seen):
            await self._heed(notice)
            self._seen = notice.id

    async def _heed(self, notice: Notice) -> None:
        match notice.kind:
            case "written":
                self._hub.hear(notice.match_id)
            case "deleted":
                await self._hub.forget(notice.match_id)
            case "blocks":
                await self._read_blocks()

    async def _read_blocks(self) -> None:
        self._blocks.put(await self._operations.blocks(self._hub.clock.now_ms()))
