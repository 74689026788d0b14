"""A crowd in several processes, because one process cannot play at thousands of tables.

Each process plays its part of the tables with a ``Crowd`` of its own and obeys this one, which
tells all of them the same and adds up what they have measured.
"""

from __future__ import annotations

import asyncio
import gc
import multiprocessing
from dataclasses import dataclass, field, replace
from multiprocessing.connection import Connection
from typing import Literal

from bench.crowd import THINKING, Crowd

Order = Literal["lay_all", "connect_all", "leave_some", "forget", "measured", "stop"]


@dataclass
class Measured:
    """What crowds have measured since they were told to forget; times in seconds."""

    everyone: list[float] = field(default_factory=list)
    """From sending a move until the last socket of the table has it."""
    answered: list[float] = field(default_factory=list)
    """From sending a move until its acknowledgement."""
    messages: int = 0
    bytes: int = 0
    refused: int = 0
    unheard: int = 0

    def add(self, other: Measured) -> None:
        self.everyone += other.everyone
        self.answered += other.answered
        self.messages += other.messages
        self.bytes += other.bytes
        self.refused += other.refused
        self.unheard += other.unheard


@dataclass(frozen=True)
class Part:
    """The tables of one process, with the arguments of its ``Crowd``."""

    port: int
    tables: int
    away: float
    compresses: bool
    seed: int
    thinking: tuple[float, float] = THINKING


class Crowds:
    """The tables of ``whole``, shared among ``processes`` processes."""

    def __init__(self, whole: Part, processes: int) -> None:
        context = multiprocessing.get_context("spawn")
        self._pipes: list[Connection] = []
        self._processes = []
        for number in range(processes):
            own, theirs = context.Pipe()
            part = replace(
                whole,
                tables=whole.tables // processes + (number < whole.tables % processes),
                seed=whole.seed * 1000 + number,
            )
            process = context.Process(target=_obey, args=(theirs, part), daemon=True)
            process.start()
            theirs.close()
            self._pipes.append(own)
            self._processes.append(process)

    @property
    def pids(self) -> list[int]:
        """The ids of the processes."""
        return [process.pid for process in self._processes if process.pid is not None]

    async def tell(self, order: Order) -> list[Measured]:
        """Tell every process to do something, and wait until all have.

        Raises ``EOFError`` if one has died; it has said why.
        """
        return await asyncio.gather(*(_ask(pipe, order) for pipe in self._pipes))

    async def measured(self) -> Measured:
        """Return what all processes have measured."""
        found = Measured()
        for each in await self.tell("measured"):
            found.add(each)
        return found

    async def stop(self) -> None:
        """End all processes."""
        await self.tell("stop")
        for process in self._processes:
            process.join()


async def _ask(pipe: Connection, order: Order) -> Measured:
    pipe.send(order)
    found = await asyncio.to_thread(pipe.recv)
    assert isinstance(found, Measured)
    return found


def _obey(pipe: Connection, part: Part) -> None:
    """Play in this process, as told through the pipe, until told to stop."""
    gc.disable()  # a pause here must not count as the server's
    crowd = Crowd(part.port, part.tables, part.away, part.compresses, part.seed, part.thinking)
    asyncio.run(_play(pipe, crowd))


async def _play(pipe: Connection, crowd: Crowd) -> None:
    while True:
        try:
            order: Order = await asyncio.to_thread(pipe.recv)
        except EOFError:  # the process that gives the orders is gone
            return
        pipe.send(await _do(crowd, order))
        if order == "stop":
            return


async def _do(crowd: Crowd, order: Order) -> Measured:
    match order:
        case "lay_all":
            await crowd.lay_all()
        case "connect_all":
            await crowd.connect_all()
        case "leave_some":
            await crowd.leave_some()
        case "forget":
            crowd.forget()
        case "measured":
            unheard = sum(len(table.sent) for table in crowd.tables)
            return Measured(
                list(crowd.everyone),
                list(crowd.answered),
                crowd.messages,
                crowd.bytes,
                crowd.refused,
                unheard,
            )
        case "stop":
            await crowd.stop()
    return Measured()
