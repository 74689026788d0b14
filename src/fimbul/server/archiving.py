"""Old matches are packed or deleted, hour by hour, so that the database stays small."""

import logging
from typing import Final

from fimbul.match.options import DAY
from fimbul.server.clock import Clock
from fimbul.store import Operations, Store, Unavailable

log = logging.getLogger(__name__)

EVERY: Final = 3600
"""Seconds between two looks for old matches."""
AT_ONCE: Final = 100
ABANDONED: Final = 30
"""Days after which a table that waits for players is deleted, where finished ones are."""


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


async def keep_deleting(store: Store, days: int, clock: Clock) -> None:
    """Delete old matches from time to time; runs for ever, unless it is after 0 days: never."""
    while days:
        try:
            await delete_old(store, days, clock.now_ms())
        except Unavailable:
            log.warning("old matches could not be deleted; trying again later")
        await clock.sleep(EVERY)


async def delete_old(store: Store, days: int, now: int) -> None:
    """Delete all finished matches that nobody has touched for so many days, packed ones too.

    Tables that nobody has sat down at or begun for ``ABANDONED`` days are deleted with them.
    Several processes may do this at the same time.
    """
    operations = Operations(store)
    for status, age in (("finished", days), ("open", ABANDONED)):
        while True:
            before = now - age * DAY * 1000
            deleted = await operations.delete_untouched(status, before, now, AT_ONCE)
            if deleted:
                log.info("%d old matches were deleted", deleted)
            if deleted < AT_ONCE:
                break
