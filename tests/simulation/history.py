"""Histories: ``run`` simulates the history of a seed and checks it.

The same seed gives the same history, to the last byte, in any process and on any machine with the
same version of Python and SQLite, so one number reproduces a failure.
"""

from __future__ import annotations

import gc
import hashlib
import logging
from collections import Counter
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

from fimbul.match.errors import MatchError
from fimbul.server.hub import Hub
from fimbul.store import Store, Unavailable
from tests.simulation.checks import violations
from tests.simulation.loop import Stuck
from tests.simulation.server import Engines
from tests.simulation.world import World


@dataclass(frozen=True)
class Plant:
    """The store and the hub that a history runs; a planted bug has others."""

    store: type[Store] = Store
    hub: type[Hub] = Hub
    syncs: bool = True
    """Whether SQLite syncs each commit, as the store asks it to."""


@dataclass
class Outcome:
    """The result of a history."""

    seed: int
    violations: list[str]
    digest: str
    """Of all that happened."""
    trace: list[str]
    faults: Counter[str]
    entries: int
    """How long the log became."""


def _folder() -> TemporaryDirectory[str]:
    """Return a folder for a database, in memory if possible."""
    memory = Path("/dev/shm")
    return TemporaryDirectory(prefix="fimbul-", dir=memory if memory.is_dir() else None)


@cache
def _engines() -> Engines:
    with _folder() as folder:
        return Engines(Path(folder))


class _Ear(logging.Handler):
    """Collects the server's log; errors that no fault explains fail the history."""

    def __init__(self, world: World) -> None:
        super().__init__(logging.WARNING)
        self._world = world

    def emit(self, record: logging.LogRecord) -> None:
        error = record.exc_info[1] if record.exc_info else None
        self._world.note("log", f"{record.getMessage()} {type(error).__name__ if error else ''}")
        is_expected = isinstance(error, Unavailable | None) or (
            isinstance(error, MatchError) and error.code == "busy"
        )
        if not is_expected:
            self._world.failures.append(f"{record.getMessage()}: {error!r}")


def run(seed: int, plant: Plant | None = None) -> Outcome:
    """Run the history of a seed, and return it with its failures."""
    engines = _engines()
    with _folder() as folder:
        return _run(seed, plant or Plant(), engines, Path(folder) / "history.sqlite")


def _run(seed: int, plant: Plant, engines: Engines, path: Path) -> Outcome:
    world = World(seed, plant.store, plant.hub, engines, path)
    world.database.syncs = plant.syncs
    engines.use(world.database)
    logger, ear = logging.getLogger("fimbul"), _Ear(world)
    propagates = logger.propagate
    logger.addHandler(ear)
    logger.propagate = False
    gc.disable()
    try:
        try:
            world.loop.run_until_complete(world.happen())
        except Stuck as error:
            world.failures.append(str(error))
        except Exception as error:  # noqa: BLE001  (what comes up here was not to be expected)
            world.failures.append(repr(error))
        found = world.failures + violations(world)
    finally:
        logging.disable()
        world.faults.is_on = False
        world.loop.bury()
        world.database.close()
        logging.disable(logging.NOTSET)
        logger.removeHandler(ear)
        logger.propagate = propagates
        gc.enable()
    return Outcome(seed, found, _digest(world), world.trace, world.faults.happened, len(world.log))


def _digest(world: World) -> str:
    digest = hashlib.sha256("\n".join(world.trace).encode())
    for logged in world.log:
        digest.update(repr(logged).encode())
    for player in world.players:
        for told in player.told:
            digest.update(told.message)
    return digest.hexdigest()
