"""Where games are played: in this process, in several, or on many machines through Ray.

A batch is played from its numbers alone, so the result does not depend on where it is played.
"""

from __future__ import annotations

import logging
import multiprocessing
import os
import signal
from concurrent.futures import FIRST_COMPLETED, ProcessPoolExecutor, wait
from threading import Thread
from time import perf_counter
from typing import TYPE_CHECKING, Any, Final, TypeVar

from fimbul.rules import FimbulError

if TYPE_CHECKING:
    from collections.abc import Callable, Generator, Iterator
    from concurrent.futures import Future

BATCH: Final = 20
"""The most games played between two reports of progress."""
QUICK: Final = 0.1
"""Seconds below which batches may grow."""
BATCHES_EACH: Final = 4
"""The least number of batches for each worker, so that all are busy to the end."""
MOST_WORKERS: Final = 61
"""The most processes that Windows can wait for."""
PROCESSES: Final = "processes"
RAY: Final = "ray"
ENGINES: Final = (PROCESSES, RAY)

Result = TypeVar("Result")


class MissingEngine(FimbulError):
    """The engine asked for is not installed."""


def in_batches(
    play: Callable[[int, int], Result],
    games: int,
    workers: int,
    engine: str = PROCESSES,
    largest: int = BATCH,
) -> Generator[Result]:
    """Play all games in batches, and yield what ``play(first, count)`` returns for each.

    Batches have up to ``largest`` games, and come in the order in which they are done. Raises
    ``MissingEngine``.
    """
    workers = min(workers, games, MOST_WORKERS)
    most = max(1, min(largest, games // (workers * BATCHES_EACH)))
    if engine == RAY:
        batches = [(first, min(most, games - first)) for first in range(0, games, most)]
        yield from _through_ray(play, batches, workers)
    elif workers == 1:
        first, size = 0, 1
        while first < games:
            count = min(size, games - first)
            seconds, result = _timed(play, first, count)
            first, size = first + count, _next_size(size, seconds, most)
            yield result
    else:
        yield from _in_processes(play, games, workers, most)


def _timed(play: Callable[[int, int], Result], first: int, count: int) -> tuple[float, Result]:
    """The seconds that a batch took, and its result."""
    start = perf_counter()
    result = play(first, count)
    return perf_counter() - start, result


def _next_size(size: int, seconds: float, most: int) -> int:
    """The size of the next batch. Small ones lose less when a user stops early."""
    return min(most, 2 * size) if seconds < QUICK else max(1, size // 2)


def _in_processes(
    play: Callable[[int, int], Result], games: int, workers: int, most: int
) -> Iterator[Result]:
    # New processes: a fork would copy the threads that show the progress.
    context = multiprocessing.get_context("spawn")
    pool = ProcessPoolExecutor(workers, mp_context=context, initializer=follow_parent)
    waiting: set[Future[tuple[float, Result]]] = set()
    first, size = 0, 1
    try:
        while first < games or waiting:
            while first < games and len(waiting) < 2 * workers:
                count = min(size, games - first)
                waiting.add(pool.submit(_timed, play, first, count))
                first += count
            done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
            for batch in done:
                seconds, result = batch.result()
                size = _next_size(size, seconds, most)
                yield result
    except BaseException:
        # Do not wait for the games that are being played.
        for process in list((pool._processes or {}).values()):
            process.kill()
        raise
    finally:
        pool.shutdown(cancel_futures=True)


def follow_parent() -> None:
    """Let only the parent of this process end it: Ctrl-C does not, the end of the parent does."""
    leave_interrupts()
    leave_with_parent()


def leave_interrupts() -> None:
    """Ignore Ctrl-C: the process that handed out the work handles it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def leave_with_parent() -> None:
    """End this process when its parent ends, even if the parent had no time to kill it."""
    parent = multiprocessing.parent_process()
    assert parent is not None

    def follow() -> None:
        parent.join()
        os._exit(1)

    Thread(target=follow, daemon=True).start()


def _through_ray(
    play: Callable[[int, int], Result], batches: list[tuple[int, int]], workers: int
) -> Iterator[Result]:
    """Play on the cluster at RAY_ADDRESS; without one, in ``workers`` processes on this machine.

    Every machine needs Fimbul, and the files of bots at the same paths.
    """
    try:
        import ray
    except ImportError as error:
        raise MissingEngine("no-ray", "Ray is not installed: pip install 'fimbul[ray]'") from error

    has_started = not ray.is_initialized()
    if has_started:
        is_cluster = "RAY_ADDRESS" in os.environ
        ray.init(
            num_cpus=None if is_cluster else workers,
            include_dashboard=None if is_cluster else False,
            log_to_driver=False,
            logging_level=logging.ERROR,
        )
    try:
        remote: Any = ray.remote(play_batch)
        shared = ray.put(play)
        waiting = [remote.remote(shared, first, count) for first, count in batches]
        while waiting:
            done, waiting = ray.wait(waiting)
            yield from ray.get(done)
    finally:
        if has_started:
            ray.shutdown()


def play_batch(play: Callable[[int, int], Result], first: int, count: int) -> Result:
    """Play a batch on the machine that runs this."""
    return play(first, count)
