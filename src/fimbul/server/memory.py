"""When the garbage collector looks for reference cycles.

Left to itself it does so all the time, and in vain: a move replaces many objects of a table by new
ones, which the collector looks through although none of them is in a cycle. With a thousand tables
that took a tenth of a second, every second. Only connections that end leave cycles. So it is
switched off, and this process looks through everything when it has grown, and once an hour.
"""

import asyncio
import gc
import mmap
from pathlib import Path
from typing import Final

EVERY: Final = 3600.0
"""Seconds between two rounds of the collector, if little happens."""
LOOK: Final = 2.0
"""Seconds between two looks at how large the process is."""
GROWTH: Final = 32 * 1024 * 1024
"""Bytes by which the process may grow between two rounds; a large one may grow by a quarter."""
_SIZE: Final = Path("/proc/self/statm")


async def collect_now_and_then() -> None:
    """Switch the collector off, and let it look through everything now and then; runs for ever.

    It never looks at the objects that are there at the start: they stay.
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
    """Wait for the next round."""
    at_first = resident()
    for _ in range(round(EVERY / LOOK)):
        await asyncio.sleep(LOOK)
        if resident() - at_first > max(GROWTH, at_first // 4):
            return


def resident() -> int:
    """The bytes of memory that this process has; 0 where the system does not tell."""
    try:
        pages = int(_SIZE.read_text(encoding="ascii").split()[1])
    except OSError:
        return 0
    return pages * mmap.PAGESIZE
