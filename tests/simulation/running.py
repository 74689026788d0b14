"""Runs many histories in several processes, and reports on them."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from itertools import islice
from multiprocessing import get_context
from typing import Final

from tests.simulation.history import Outcome, Plant, run
from tests.simulation.planted import PLANTED

TAIL: Final = 60
"""The number of trace lines that are shown for a failure."""
EVERY: Final = 5.0
"""Seconds between two reports."""
BATCH: Final = 10
"""Histories that a worker runs at a time."""


def run_batch(seeds: list[int], plant: str = "") -> list[Outcome]:
    """The histories of some seeds, up to the first that fails."""
    found: list[Outcome] = []
    for seed in seeds:
        outcome = run(seed, PLANTED.get(plant, Plant()))
        found.append(outcome)
        if outcome.violations:
            break
        outcome.trace.clear()  # the trace of a good history is not needed
    return found


def outcomes(seeds: Iterator[int], workers: int, plant: str = "") -> Iterator[Outcome]:
    """Yield the results of histories as they end."""
    with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
        waiting: set[Future[list[Outcome]]] = set()
        while True:
            while len(waiting) < 2 * workers and (batch := list(islice(seeds, BATCH))):
                waiting.add(pool.submit(run_batch, batch, plant))
            if not waiting:
                return
            done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
            try:
                for future in done:
                    yield from future.result()
            except GeneratorExit:
                pool.shutdown(wait=False, cancel_futures=True)
                raise


def watch(found: Iterable[Outcome]) -> int:
    """Report progress until a history fails, there are no more, or the run is interrupted.

    Returns 1 if a history failed.
    """
    began = told = time.monotonic()
    histories = entries = 0
    faults: Counter[str] = Counter()
    try:
        for outcome in found:
            histories += 1
            entries += outcome.entries
            faults += outcome.faults
            if outcome.violations:
                print(failure(outcome))
                return 1
            if time.monotonic() - told > EVERY:
                told = time.monotonic()
                print(progress(histories, entries, faults, told - began), flush=True)
    except KeyboardInterrupt:
        print()
    print(progress(histories, entries, faults, time.monotonic() - began))
    print("no history failed")
    return 0


def progress(histories: int, entries: int, faults: Counter[str], seconds: float) -> str:
    """Return a line with the number of histories, their rate and their faults."""
    kinds = ", ".join(f"{number:,} {kind}" for kind, number in faults.most_common())
    rate = histories / max(seconds, 0.001)
    return f"{histories:,} histories ({rate:.1f}/s), {entries:,} entries; {kinds}"


def failure(outcome: Outcome) -> str:
    """Return a report of a failed history, with the command to replay it."""
    return "\n".join(
        [
            *outcome.trace[-TAIL:],
            f"history {outcome.seed} FAILED:",
            *(f"  {violation}" for violation in outcome.violations),
            f"replay it: SEED={outcome.seed} make simulate-faults",
        ]
    )


def replay(seed: int, plant: str = "") -> int:
    """Run one history and print all of it; return 1 if it failed."""
    outcome = run(seed, PLANTED.get(plant, Plant()))
    print("\n".join(outcome.trace))
    print(f"history {seed}: {outcome.entries} entries, digest {outcome.digest}")
    print("\n".join(outcome.violations) or "nothing is wrong with it")
    return 1 if outcome.violations else 0
