"""Packs or deletes old matches, and deletes empty tables, so that the database stays small."""

import logging
from typing import Final

from fimbul.match.options import DAY
from fimbul.server.clock import Clock
from fimbul.store import Operations, Store, Unavailable

log = logging.getLogger(__name__)

EVERY: Final = 3600
"""Seconds between two searches for old matches."""
AT_ONCE: Final = 100
EMPTY_FOR: Final = 3600
"""Seconds after which a table at which nobody sits is deleted."""
SHOW_FOR: Final = 86_400
"""Seconds after which a game of bots alone that nobody watches is deleted."""
CLEAR_EVERY: Final = 60
"""Seconds between two searches for empty tables."""
ABANDONED: Final = 30
"""Days after which a table that waits for players is deleted, if finished matches are."""


async def keep_archiving(store: Store, days: int, clock: Clock) -> None:
    """Pack old matches every hour; runs for ever. With 0 days, does nothing."""
    while days:
        try:
            await archive_old(store, days, clock.now_ms())
        except Unavailable:
            log.warning("old matches could not be packed; trying again later")
        await clock.sleep(EVERY)


async def archive_old(store: Store, days: int, now: int) -> None:
    """Pack the logs of all matches that ended at least ``days`` ago.

    Several processes may do this at the same time.
    """
    while True:
        packed = await store.archive(now - days * DAY * 1000, now, AT_ONCE)
        if packed:
            log.info("%d old matches were packed", packed)
        if packed < AT_ONCE:
            return


async def keep_deleting(store: Store, days: int, clock: Clock) -> None:
    """Delete old matches every hour; runs for ever. With 0 days, does nothing."""
    while days:
        try:
            await delete_old(store, days, clock.now_ms())
        except Unavailable:
            log.warning("old matches could not be deleted; trying again later")
        await clock.sleep(EVERY)


async def keep_clearing(store: Store, clock: Clock) -> None:
    """Delete empty tables every minute; runs for ever."""
    while True:
        try:
            await clear_empty(store, clock.now_ms())
        except Unavailable:
            log.warning("empty tables could not be deleted; trying again later")
        await clock.sleep(CLEAR_EVERY)


async def clear_empty(store: Store, now: int) -> None:
    """Delete all tables whose game has not begun and at which nobody has sat for an hour.

    Also deletes games of bots alone that nobody has watched for a day. Several processes may do
    this at the same time.
    """
    operations = Operations(store)
    for status, age in (("open", EMPTY_FOR), ("running", SHOW_FOR)):
        while True:
            before = now - age * 1000
            deleted = await operations.delete_untouched(status, before, now, AT_ONCE, is_empty=True)
            if deleted:
                log.info("%d empty tables were deleted", deleted)
            if deleted < AT_ONCE:
                break


async def delete_old(store: Store, days: int, now: int) -> None:
    """Delete all finished matches that nobody has touched for ``days``, packed ones too.

    Also deletes open tables that nobody has touched for ``ABANDONED`` days.
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
