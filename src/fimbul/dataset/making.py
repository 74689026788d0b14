"""Making what a dataset lacks: in this process, in several, or on many machines through Ray."""

from __future__ import annotations

from contextlib import closing
from functools import partial
from typing import TYPE_CHECKING

from fimbul.arena.engine import PROCESSES, in_batches
from fimbul.dataset.playing import Shard, play_shard

if TYPE_CHECKING:
    from collections.abc import Generator, Sequence

    from fimbul.dataset.folder import Folder
    from fimbul.dataset.plan import Plan


def parts_of(
    folder: Folder, shards: Sequence[int], workers: int = 1, engine: str = PROCESSES
) -> Generator[Shard]:
    """Make shards and write them to the open folder; yield each once it is there.

    Raises the same as ``Plan.check``, ``BotFailed``, ``MissingEngine``, and ``OSError`` for what
    cannot be written.
    """
    plan = folder.plan
    plan.check()
    if not shards:
        return
    play = partial(play_shards, plan, shards)
    # A shard is a batch: each is written as soon as it is made.
    with closing(in_batches(play, len(shards), workers, engine, largest=1)) as batches:
        for made in batches:
            for shard in made:
                folder.keep(shard)
                yield shard


def play_shards(plan: Plan, shards: Sequence[int], first: int, count: int) -> list[Shard]:
    """Play ``count`` of these shards in this process, beginning with the one at ``first``."""
    return [play_shard(plan, number) for number in shards[first : first + count]]
