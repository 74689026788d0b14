"""Background tasks, and how they end.

A cancelled task must still return its connection to the database. If the database or the loop is
closed before that, the task waits for ever, and the process never ends.
"""

import asyncio
from collections.abc import AsyncIterator, Coroutine, Iterable
from contextlib import asynccontextmanager
from typing import Any, Final

LAST_WORDS: Final = 5
"""Seconds that running tasks have to finish when the process ends."""


async def finished(tasks: Iterable[asyncio.Task[Any]]) -> None:
    """Wait until tasks are done, for at most ``LAST_WORDS`` seconds."""
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
    """Run background tasks while the context lasts, and cancel them at its end."""
    tasks = [asyncio.create_task(work) for work in works]
    try:
        yield
    finally:
        await ended(tasks)
