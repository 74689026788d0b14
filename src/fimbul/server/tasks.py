"""Work that goes on beside the requests, and how it ends.

A task that is cancelled still has to give its connection back. Whoever closes the database, or the
loop, before it has done so leaves it waiting for ever, and with it the end of the process.
"""

import asyncio
from collections.abc import AsyncIterator, Coroutine, Iterable
from contextlib import asynccontextmanager
from typing import Any, Final

LAST_WORDS: Final = 5
"""Seconds that work under way gets when the process ends."""


async def finished(tasks: Iterable[asyncio.Task[Any]]) -> None:
    """Wait until tasks are done, but not for ever."""
    left = [task for task in tasks if not task.done()]
    if left:
        await asyncio.wait(left, timeout=LAST_WORDS)


async def ended(tasks: Iterable[asyncio.Task[Any]]) -> None:
    """Cancel tasks, and wait until they have cleaned up."""
    tasks = list(tasks)
    for task in tasks:
        task.cancel()
    await finished(tasks)


@asynccontextmanager
async def going_on(*works: Coroutine[Any, Any, None]) -> AsyncIterator[None]:
    """Run background tasks that never end while the block runs."""
    tasks = [asyncio.create_task(work) for work in works]
    try:
        yield
    finally:
        await ended(tasks)
