"""Controls when the garbage collector looks for reference cycles.

By default it runs all the time, and in vain: a move replaces many objects of a table by new ones,
which the collector examines although none of them is in a cycle. With a thousand tables that took a
tenth of a second, every second. Only closed connections leave cycles. So the collector is switched
off, and the process runs it when it has grown, and once an hour.
"""

import asyncio
import gc
import mmap
from pathlib import Path
from typing import Final

EVERY: Final = 3600.0
"""Seconds between two runs of the collector, if the process does not grow."""
LOOK: Final = 2.0
"""Seconds between two checks of the size of the process."""
GROWTH: Final = 32 * 1024 * 1024
"""Bytes by which the process may grow between two runs; a large one may grow by a quarter."""
_SIZE: Final = Path("/proc/self/statm")


async def collect_now_and_then() -> None:
    """Switch the automatic collector off, and run it when it is due; runs for ever.

    It never examines the objects that exist at the start, because they stay.
    """
    gc.collect()
    gc.freeze()
    gc.disable()
    try:
        while True:
            await _until_due()
            gc.collect()
    finally:
        gc.enable()
        gc.unfreeze()


async def _until_due() -> None:
    """Wait until the collector is due."""
    at_first = resident()
    for _ in range(round(EVERY / LOOK)):
        await asyncio.sleep(LOOK)
        if resident() - at_first > max(GROWTH, at_first // 4):
            return


def resident() -> int:
    """Return the resident memory of this process in bytes; 0 if the system does not tell."""
    try:
        pages = int(_SIZE.read_text(encoding="ascii").split()[1])
    except OSError:
        return 0
    return pages * mmap.PAGESIZE
