"""Old matches are packed, hour by hour, so that the database stays small."""

import logging
from typing import Final

from fimbul.match.options import DAY
from fimbul.server.clock import Clock
from fimbul.store import Store, Unavailable

log = logging.getLogger(__name__)

EVERY: Final = 3600
"""Seconds between two looks for old matches."""
AT_ONCE: Final = 100


async def keep_archiving(store: Store, days: int, clock: Clock) -> None:
    """Pack old matches from time to time; runs for ever, unless it is after 0 days: never."""
    while days:
        try:
            await archive_old(store, days, clock.now_ms())
        except Unavailable:
            log.warning("old matches could not be packed; trying again later")
        await clock.sleep(EVERY)


async def archive_old(store: Store, days: int, now: int) -> None:
    """Pack the logs of all matches that ended so many days ago.

    Several processes may do this at the same time.
    """
    while True:
        packed = await store.archive(now - days * DAY * 1000, now, AT_ONCE)
        if packed:
            log.info("%d old matches were packed", packed)
        if packed < AT_ONCE:
            return
