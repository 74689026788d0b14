"""When the garbage collector looks at what.

Left to itself it looks through everything whenever the number of objects has grown by a quarter,
and a server with a thousand tables then stands still for a second, again and again while tables
fill. So a *short round* looks only at what is new since the last round, and then freezes what is
left: that takes some hundredths of a second, however much there is. A *full round* looks at
everything again, because viewers who were connected for long leave reference cycles among what is
frozen. It comes when the process has grown much, and otherwise once an hour.
"""

import asyncio
import gc
import mmap
from pathlib import Path
from typing import Final

EVERY: Final = 3600.0
"""Seconds between two full rounds, if little happens."""
LOOK: Final = 2.0
"""Seconds between two looks at how large the process is."""
NEW: Final = 8 * 1024 * 1024
"""Bytes by which the process may grow between two short rounds."""
GROWTH: Final = 64 * 1024 * 1024
"""Bytes by which the process may grow between two full rounds; if it is large, by a quarter."""
_SIZE: Final = Path("/proc/self/statm")
_YOUNG: Final = (3_000, 20, 1_000_000)
"""After how many objects, and rounds, the young ones are looked at; the old ones only by us."""


async def collect_now_and_then() -> None:
    """Tell the collector of this process when to look at what; runs for ever."""
    before = gc.get_threshold()
    gc.set_threshold(*_YOUNG)
    try:
        while True:
            gc.unfreeze()
            _collect()
            await _short_rounds()
    finally:
        gc.set_threshold(*before)
        gc.unfreeze()


async def _short_rounds() -> None:
    """Do short rounds until a full one is due."""
    at_first = last = resident()
    for _ in range(round(EVERY / LOOK)):
        await asyncio.sleep(LOOK)
        size = resident()
        if size - at_first > max(GROWTH, at_first // 4):
            return
        if size - last > NEW:
            _collect()
            last = resident()


def _collect() -> None:
    """Look at all that is not frozen, and freeze what is left."""
    gc.collect()
    gc.freeze()


def resident() -> int:
    """The bytes of memory that this process has; 0 where the system does not tell."""
    try:
        pages = int(_SIZE.read_text(encoding="ascii").split()[1])
    except OSError:
        return 0
    return pages * mmap.PAGESIZE
