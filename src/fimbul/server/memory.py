"""When the garbage collector looks through everything.

Left to itself it does so whenever the number of objects has grown by a quarter, and a server with
a thousand viewers then stands still for a tenth of a second and longer, again and again while
tables fill. So what is there after the start is not looked at any more, and a full round comes
only every few minutes: by then the only reference cycles are those that disconnected viewers have
left. When many come and go, that is much, so a round also comes whenever the process has grown.
"""

import asyncio
import gc
import mmap
from pathlib import Path
from typing import Final

EVERY: Final = 300.0
"""Seconds between two full rounds, if little happens."""
LOOK: Final = 2.0
"""Seconds between two looks at how large the process is."""
GROWTH: Final = 32 * 1024 * 1024
"""Bytes by which the process may grow between two rounds."""
_SIZE: Final = Path("/proc/self/statm")
_YOUNG: Final = (3_000, 20, 1_000_000)
"""After how many objects, and rounds, the young ones are looked at; the old ones only by us."""


async def collect_now_and_then() -> None:
    """Tell the collector of this process when to look through everything; runs for ever."""
    before = gc.get_threshold()
    gc.collect()
    gc.freeze()
    gc.set_threshold(*_YOUNG)
    try:
        while True:
            await _until_due()
            gc.collect()
    finally:
        gc.set_threshold(*before)
        gc.unfreeze()


async def _until_due() -> None:
    """Wait for the next full round."""
    at_first = resident()
    for _ in range(round(EVERY / LOOK)):
        await asyncio.sleep(LOOK)
        if resident() - at_first > GROWTH:
            return


def resident() -> int:
    """The bytes of memory that this process has; 0 where the system does not tell."""
    try:
        pages = int(_SIZE.read_text(encoding="ascii").split()[1])
    except OSError:
        return 0
    return pages * mmap.PAGESIZE
