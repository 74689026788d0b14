"""Faults that hit whole processes, machines and the database."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from tests.simulation.server import Process
    from tests.simulation.world import World

STEPS: Final = (0.5, -0.5, 5, -5, 20 * 60, -3600)
"""Seconds by which the clock of a machine is set."""
SECOND: Final = 10**9


class Strokes:
    """Causes such faults as long as the history has faults."""

    def __init__(self, world: World) -> None:
        self._world = world
        self._rng = world.rng
        self._later = world.loop.call_later

    async def strike(self) -> None:
        """Cause faults again and again."""
        faults = self._world.faults
        strokes = {
            "kill": self._kill,
            "stop": self._stop,
            "stall": self._stall,
            "step": self._step,
            "outage": self.go_down,
            "power": self._lose_power,
        }
        while faults.strokes:
            await asyncio.sleep(self._rng.expovariate(1 / faults.pause))
            kind = self._rng.choice(faults.strokes)
            faults.happened[kind] += 1
            strokes[kind]()

    def mend(self) -> None:
        """Restart everything that is down, and end all delays."""
        world = self._world
        world.faults.is_on = False
        world.database.is_down = False
        world.database.is_mended.set()
        for number, process in enumerate(world.slots):
            process.turn.stalled_until = 0.0
            if not process.is_up:
                self._end_and_revive(number, process)

    # --- processes --------------------------------------------------------------------------------

    def _some_slot(self) -> int:
        return self._rng.randrange(len(self._world.slots))

    def _kill(self) -> None:
        number = self._some_slot()
        self._end_and_revive_soon(number)

    def _end_and_revive_soon(self, number: int) -> None:
        self._world.end(number)
        self._later(0.5 * self._rng.random(), self._revive, number)

    def _revive(self, number: int) -> None:
        process = self._world.slots[number]
        if process.is_gone:
            process.kill()
            self._world.start(number)

    def _stop(self) -> None:
        number = self._some_slot()
        process = self._world.slots[number]
        if process.is_up:
            self._world.note(process.name, "is told to stop")
            process.stop()
            self._later(1.5 * self._rng.random(), self._end_and_revive, number, process)

    def _end_and_revive(self, number: int, process: Process) -> None:
        """Stop a process, and kill it if that takes too long."""
        if self._world.slots[number] is process:
            self._world.end(number)
            self._revive(number)

    def _stall(self) -> None:
        process = self._world.slots[self._some_slot()]
        seconds = self._rng.choice((0.1, 0.5, 2)) * self._rng.random()
        self._world.note(process.name, f"stalls for {seconds:.2f} s")
        process.stall(seconds)

    # --- machines and the database ----------------------------------------------------------------

    def _step(self) -> None:
        number = self._rng.randrange(len(self._world.machines))
        seconds = self._rng.choice(STEPS)
        self._world.note(f"machine {number}", f"its clock is set by {seconds} s")
        self._world.machines[number].offset += int(seconds * SECOND)

    def go_down(self) -> None:
        """Take the database down for a while."""
        self._world.note("database", "goes down")
        self._world.database.go_down()
        self._later(self._rng.choice((0.2, 0.5, 1.5)) * self._rng.random(), self._come_up)

    def _come_up(self) -> None:
        self._world.note("database", "is up")
        self._world.database.is_down = False

    def _lose_power(self) -> None:
        """Cut the power of the database's machine; on SQLite that of the process, too."""
        self._world.note("database", "loses power")
        if not self._world.is_shared:
            self._end_and_revive_soon(0)
        self._world.database.lose_power()
