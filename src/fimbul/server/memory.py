"""When the garbage collector looks through everything.

Left to itself it does so whenever the number of objects has grown by a quarter, and a server with
a thousand viewers then stands still for a tenth of a second and longer, again and again while
tables fill. So what is there after the start is not looked at any more, and a full round comes
only every few minutes: what is left in circles by then is what viewers who went away have left.
"""

import asyncio
import gc
from typing import Final

EVERY: Final = 300.0
"""Seconds between two full rounds."""
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
            await asyncio.sleep(EVERY)
            gc.collect()
    finally:
        gc.set_threshold(*before)
        gc.unfreeze()
