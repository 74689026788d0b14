"""The world of one history: a table, players, and a server of some processes.

First there are faults. Then there are none: every request is answered, people fall silent, and bots
and clocks must bring the game forward.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Final, cast

from fimbul.match.entries import BotSat, Created, Entry, Logged, Readied, Sat
from fimbul.match.match import Match, fold
from fimbul.match.options import LiveClock, NoClock, TableOptions
from fimbul.server.hub import Hub
from fimbul.server.movers import due_seats
from fimbul.store import Deadline, Store, Unavailable
from tests.simulation.database import Database
from tests.simulation.faults import Faults
from tests.simulation.loop import SeededLoop
from tests.simulation.players import Player
from tests.simulation.server import (
    AT_MOST,
    EPOCH,
    Engines,
    Machine,
    Process,
    SharedStore,
    SimulatedStore,
    Thought,
)
from tests.simulation.strokes import SECOND, Strokes
from tests.simulation.wire import Request

BAD_TIME: Final = 1.6
"""Virtual seconds with faults."""
GOOD_TIME: Final = 0.3
"""Virtual seconds in which people play on after the faults."""
SOON: Final = 30.0
"""Virtual seconds within which every request is answered after the faults."""
PATIENCE: Final = 4.0
"""Virtual seconds within which due decisions are made after the faults."""


class World:
    """A history with its participants, all drawn from the seed."""

    def __init__(
        self, seed: int, store: type[Store], hub: type[Hub], engines: Engines, path: Path
    ) -> None:
        self.seed = seed
        self.rng = rng = Random(seed)
        self.loop = SeededLoop(rng)
        self.faults = Faults(rng)
        self.trace: list[str] = []
        self.failures: list[str] = []
        self.table = "table"
        self.salt = f"{seed:064x}"
        """The secrets in the hashes of the log and of the deal."""
        self.is_going = self.is_playing = True
        self.calm_since = self.silent_since = 0.0
        self.log: list[Logged] = []
        self.laid = 0
        """The number of entries of the new table."""
        self.holders: list[tuple[int, str]] = []

        self.thinking_time = rng.choice((0.08, 0.15, 0.4))
        self.is_shared = rng.random() < 0.6
        count = rng.choice((2, 2, 2, AT_MOST)) if self.is_shared else 1
        self.has_homes = rng.random() < 0.3
        """Whether processes pass deadlines on to the home of the table."""
        self.machines = [Machine(self.loop) for _ in range(count)]
        self.processes: list[Process] = []
        """All processes, dead ones too."""
        self.slots: list[Process] = []
        """The processes that serve."""
        self.offsets: list[int] = []
        """The errors of the processes' clocks when they started, in nanoseconds."""
        self.database = Database(path, engines.template, rng, self.faults)
        self._engines = engines.engines
        base = SharedStore if self.is_shared else SimulatedStore
        self._store = cast("type[SimulatedStore]", type("Mixed", (base, store), {}))
        self._outside = self._store(self._engines[0], self.database)
        """A store of no process, to look at what is written."""
        self._hub = hub
        self._strokes = Strokes(self)
        self.database.crash = self._strokes.go_down

        self.bots = rng.choice((0, 1))
        self.players = [Player(self, chair) for chair in range(rng.choice((2, 2, 3)) - self.bots)]
        clock = LiveClock(bank=rng.choice((0, 0, 1)), increment=1)
        self.options = TableOptions(
            players=len(self.players) + self.bots,
            drafts_first_age=rng.random() < 0.5,
            seats="as-seated",
            clock=clock if rng.random() < 0.6 else NoClock(),
        )
        self.is_begun = rng.random() < 0.7

    # --- looking ----------------------------------------------------------------------------------

    def note(self, who: str, what: str) -> None:
        """Add a line to the trace."""
        self.trace.append(f"{self.loop.time():9.4f} {who}: {what}")

    def some_process(self) -> Process | None:
        """Return a process that can be reached."""
        up = [process for process in self.slots if process.is_up]
        return self.rng.choice(up) if up else None

    def deal_rng(self) -> Random:
        """Return the setup of the game, always the same."""
        return Random(self.seed)

    @property
    def spread(self) -> float:
        """Return the largest disagreement of the processes about the time, in seconds."""
        return (max(self.offsets) - min(self.offsets)) / SECOND

    def log_time(self, at: float) -> float:
        """Convert true time to milliseconds of log time, by the clock furthest ahead."""
        return EPOCH / 1e6 + at * 1000 + max(self.offsets) / 1e6

    @property
    def requests(self) -> list[Request]:
        return [request for player in self.players for request in player.requests]

    @property
    def thoughts(self) -> list[Thought]:
        return [thought for process in self.processes for thought in process.thoughts]

    # --- its course -------------------------------------------------------------------------------

    async def happen(self) -> None:
        """Run the history."""
        for number in range(len(self.machines)):
            self.start(number)
        await self._lay()
        watching = [self.loop.create_task(player.watch()) for player in self.players]
        playing = [self.loop.create_task(player.play()) for player in self.players]
        self.faults.is_on = not self.faults.is_peaceful
        striking = self.loop.create_task(self._strokes.strike())
        await asyncio.sleep(BAD_TIME)
        striking.cancel()
        self.note("world", "is mended")
        self._strokes.mend()
        self.calm_since = 0.0 if self.faults.is_peaceful else self.loop.time()
        await asyncio.sleep(GOOD_TIME)
        self.is_playing = False
        await self._answered(playing)
        self.silent_since = self.loop.time()
        await self._goes_on()
        await self._everybody_knows()
        self.is_going = False
        for task in watching:
            task.cancel()
        for number in range(len(self.slots)):
            self.end(number)
        self.log = await self._read()
        self.holders = await self._outside.holders(self.table)

    async def _lay(self) -> None:
        """Create the table before the faults begin."""
        match = Match()
        entries: list[Entry] = [Created(self.options, self.salt)]
        for player in self.players if self.is_begun else ():
            entries += [Sat(player.chair, player.name), Readied(player.chair, True)]
        if self.bots:
            entries.append(BotSat(len(self.players), "thrall"))
        for entry in entries:
            match.fold_new(entry, 0)
        if self.is_begun:
            entries.append(match.start(self.deal_rng(), self.salt))
        self.laid = len(entries)
        held = [(player.chair, player.hash) for player in self.players] if self.is_begun else []
        await self.slots[0].has_started.wait()
        await self.slots[0].spawn(self._create(entries, held))

    async def _create(self, entries: list[Entry], held: list[tuple[int, str]]) -> None:
        hub = self.slots[0].hub
        assert hub is not None
        hub.wake(await hub.create(self.table, entries, held))

    def start(self, number: int) -> None:
        """Start a process in place of a dead one."""
        machine = self.machines[number]
        name = f"process {number}.{len(self.processes)}"
        process = Process(
            name,
            self._engines[number],
            machine,
            self.database,
            self.faults,
            self.rng.getrandbits(32),
            self._store,
            self._hub,
            pass_on=self._pass_on,
        )
        self.offsets.append(machine.offset)
        self.processes.append(process)
        self.slots[number : number + 1] = [process]
        self.note(name, "starts")
        process.start()

    def _pass_on(self, process: Process, deadline: Deadline) -> bool:
        """Pass a deadline on to the home of the table, as far as a process knows the home.

        It is lost if that process is dead or dies before it gets the message.
        """
        if not self.has_homes:
            return False
        home = self.slots[0]
        if self.faults.strikes("wrong home"):
            home = self.rng.choice(self.slots)
        if home is process or home.hub is None or (home.turn.is_dead and not self.faults.is_on):
            return False
        self.note(process.name, f"passes a deadline on to {home.name}")
        _ = home.spawn(self._take_up(home, deadline))
        return True

    async def _take_up(self, home: Process, deadline: Deadline) -> None:
        await asyncio.sleep(self.rng.random() * 0.01)
        assert home.hub is not None
        home.hub.take_up(deadline)

    def end(self, number: int) -> None:
        """Kill a process."""
        process = self.slots[number]
        if not process.turn.is_dead:
            self.note(process.name, "is killed")
            process.kill()

    async def _read(self) -> list[Logged]:
        """Read the log; the connection may have been lost unnoticed."""
        while True:
            with suppress(Unavailable):
                return await self._outside.read(self.table)

    async def _answered(self, playing: list[asyncio.Task[None]]) -> None:
        """Wait until every player has a final answer to the last request."""
        done, waiting = await asyncio.wait(playing, timeout=SOON)
        for task in done:
            task.result()
        if waiting:
            names = [p.open_request.name for p in self.players if p.open_request is not None]
            self.failures.append(f"never answered: {names}")

    async def _goes_on(self) -> None:
        """Wait until bots and clocks have brought the game forward; people do nothing.

        In a history without faults they do so twice, to check what must hold then.
        """
        for _ in range(2 if self.faults.is_peaceful else 1):
            match = fold(await self._read())
            end = self.loop.time() + self._patience(match)
            while (has_time := self.loop.time() < end) and self.database.length() == match.seq:
                await asyncio.sleep(0.1)
            if self._patience(match) and not has_time:
                self.failures.append(f"the table is stuck at {match.seq}, owing {match.owing()}")

    def _patience(self, match: Match) -> float:
        """Return the seconds within which the server must bring the match forward, or 0."""
        now = self.slots[0].log_time()
        if due_seats(match, now):
            return PATIENCE
        due_at = match.due_at()
        if due_at is None or match.is_deserted or self.spread >= 1:
            return 0.0
        return max(0, due_at - now) / 1000 + PATIENCE

    async def _everybody_knows(self) -> None:
        """Wait until every viewer has all entries."""
        end = self.loop.time() + SOON
        while self.loop.time() < end:
            seq = self.database.length()
            if all(player.known >= seq for player in self.players):
                return
            await asyncio.sleep(0.1)
        known = [player.known for player in self.players]
        self.failures.append(f"viewers know {known} of {self.database.length()} entries")
