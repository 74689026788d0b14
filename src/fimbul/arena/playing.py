"""Playing a contest: in this process, in worker processes that are watched, or through Ray.

A bot that never answers cannot be stopped from within its process, whether it loops, sleeps or is
stuck in C. So a contest with a limit is played by workers, one game at a time, and each shows its
pulse. A worker that spends too long on one decision is killed. Another takes its place and plays
the game again without the bot that is to blame. Other games are not affected.
"""

from __future__ import annotations

import multiprocessing
import sys
from contextlib import closing, redirect_stdout
from functools import partial
from multiprocessing.connection import wait
from time import monotonic
from typing import TYPE_CHECKING, Final

from fimbul.arena.contest import Outcome
from fimbul.arena.engine import (
    MOST_WORKERS,
    PROCESSES,
    RAY,
    follow_parent,
    in_batches,
)
from fimbul.arena.table import CRASH, TIMEOUT, Exit, Pulse, play_game
from fimbul.bots import find_bot

if TYPE_CHECKING:
    from collections.abc import Callable, Generator, Iterator, Sequence
    from ctypes import Array, c_longlong
    from multiprocessing.connection import Connection

    from fimbul.arena.contest import Contest

LONGEST_LOOK_AWAY: Final = 1.0
"""The most seconds between two checks of the pulses."""
LOOKS: Final = 10
"""The least number of checks within the limit."""

Job = tuple[int, dict[int, Exit]]
"""A game to play, and the bots that are known to drop out of it, by index."""


def play_contest(
    contest: Contest,
    workers: int = 1,
    engine: str = PROCESSES,
    on_progress: Callable[[int], None] | None = None,
) -> list[Outcome]:
    """Play all games of a contest and return their outcomes in order.

    Calls ``on_progress`` with the number of games that have just been done. Raises the same as
    ``Contest.check``, and ``MissingEngine``.
    """
    outcomes: list[Outcome] = []
    with closing(parts_of(contest, workers, engine)) as parts:
        for found in parts:
            outcomes += found
            if on_progress is not None:
                on_progress(len(found))
    return sorted(outcomes, key=lambda outcome: outcome.game)


def parts_of(
    contest: Contest, workers: int = 1, engine: str = PROCESSES
) -> Generator[list[Outcome]]:
    """Yield the outcomes of all games as they are done. Close it to stop early.

    Raises the same as ``play_contest``.
    """
    contest.check()
    if contest.limit is None:
        play = partial(play_games, contest)
        yield from in_batches(play, contest.all_games, workers, engine)
    elif engine == RAY:
        # Each machine watches the games that it plays.
        play = partial(play_games_apart, contest)
        yield from in_batches(play, contest.all_games, workers, engine)
    else:
        games = range(contest.all_games)
        with closing(_watched(contest, contest.limit, games, workers)) as found:
            for outcome in found:
                yield [outcome]


def play_games(contest: Contest, first: int, count: int) -> list[Outcome]:
    """Play ``count`` games of a contest in this process, beginning with game ``first``."""
    classes = [find_bot(called) for called in contest.bots]
    pulse = Pulse([0] * Pulse.SIZE)
    games = range(first, first + count)
    # What bots print must not end up in a report.
    with redirect_stdout(sys.stderr):
        return [play_game(contest, classes, game, {}, pulse) for game in games]


def play_games_apart(contest: Contest, first: int, count: int) -> list[Outcome]:
    """Play games of a contest that has a limit in a separate process."""
    assert contest.limit is not None
    with closing(_watched(contest, contest.limit, range(first, first + count), 1)) as found:
        return list(found)


# --- watching -------------------------------------------------------------------------------------


def _watched(
    contest: Contest, limit: float, games: Sequence[int], workers: int
) -> Generator[Outcome]:
    """Yield the outcomes of games as they are done; no decision takes longer than the limit."""
    fresh: Iterator[Job] = ((game, {}) for game in games)
    again: list[Job] = []
    look = min(LONGEST_LOOK_AWAY, limit / LOOKS)
    looked = monotonic()
    crew: list[_Worker] = []
    try:
        while len(crew) < min(workers, len(games), MOST_WORKERS):
            crew.append(_Worker(contest))
        while True:
            for worker in crew:
                if worker.job is None and (job := again.pop() if again else next(fresh, None)):
                    worker.give(job)
            busy = [worker for worker in crew if worker.job is not None]
            if not busy:
                return
            ready = wait([worker.link for worker in busy], look)
            # At most two checks' time: the machine may have been asleep for hours.
            passed = min(monotonic() - looked, 2 * look)
            looked = monotonic()
            for worker in busy:
                if worker.link in ready:
                    outcome = worker.take()
                    if outcome is not None:
                        yield outcome
                        continue
                    fault = CRASH
                elif worker.has_stopped(passed, limit):
                    fault = TIMEOUT
                else:
                    continue
                worker.end()
                again.append(worker.job_without_guilty(fault))
                crew[crew.index(worker)] = _Worker(contest)
    finally:
        for worker in crew:
            worker.end()


class _Worker:
    """A process that plays games, one at a time, and may be killed at any time."""

    def __init__(self, contest: Contest) -> None:
        # A new process: a fork would copy the threads that show the progress.
        context = multiprocessing.get_context("spawn")
        cells = context.RawArray("q", Pulse.SIZE)
        self.link, far = context.Pipe()
        self.process = context.Process(target=_work, args=(contest, far, cells))
        self.process.start()
        far.close()
        self.pulse = Pulse(cells)
        self.job: Job | None = None
        self._beat = 0
        self._waited = 0.0

    def give(self, job: Job) -> None:
        self.job = job
        self.link.send(job)

    def take(self) -> Outcome | None:
        """The outcome of the job; None if the process has died. Raises what the process raised."""
        try:
            found = self.link.recv()
        except (EOFError, ConnectionError):
            return None
        if isinstance(found, Exception):
            raise found
        assert isinstance(found, Outcome)
        self.job = None
        return found

    def has_stopped(self, passed: float, limit: float) -> bool:
        """Whether a decision has taken longer than the limit, now that ``passed`` seconds more
        have gone by.
        """
        beat = self.pulse.beat()
        if beat != self._beat:
            self._beat, self._waited = beat, 0.0
        elif self.pulse.is_thinking():
            self._waited += passed
        return self._waited > limit

    def end(self) -> None:
        self.process.kill()
        self.process.join()
        self.link.close()

    def job_without_guilty(self, fault: str) -> Job:
        """The job for another worker after this one was killed for a fault or died.

        Raises ``RuntimeError`` if the process died while no bot was asked.
        """
        assert self.job is not None
        game, exits = self.job
        if fault == TIMEOUT and self.pulse.beat() != self._beat:
            return self.job  # The bot answered at the last moment.
        if not self.pulse.is_thinking():
            raise RuntimeError("a worker of the arena died while no bot was asked")
        index, number = self.pulse.decision()
        return game, {**exits, index: Exit(number, fault)}


def _work(contest: Contest, link: Connection, cells: Array[c_longlong]) -> None:
    """Play the games that are requested, until the link is closed."""
    follow_parent()
    pulse = Pulse(cells)
    with redirect_stdout(sys.stderr):
        try:
            classes = [find_bot(called) for called in contest.bots]
            while True:
                game, exits = link.recv()
                link.send(play_game(contest, classes, game, exits, pulse))
        except EOFError:
            return
        except Exception as error:  # noqa: BLE001 - the caller of the job raises it again
            link.send(error)
