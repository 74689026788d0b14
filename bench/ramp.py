"""``python -m bench.ramp``: what happens when more people come than a server can serve.

Tables are added in steps, four players with a WebSocket each, until twice as many want to play as
the server can serve; then they leave again. A refused player waits for ``Retry-After`` and tries
again, as the page does. Meanwhile a few visitors look at the lists. The server sheds load (see
``server/brake.py``): running games must go on, and the server must soon recover afterwards.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import gc
import json
import os
import tempfile
import time
from collections import Counter
from collections.abc import Sequence
from dataclasses import asdict, dataclass, field
from pathlib import Path

from websockets.exceptions import InvalidStatus

from bench.crowd import CHAIRS, Crowd, Table
from bench.load import database, say, server, spread, usage

LISTING = 5
"""Visitors who look at the list of open tables, each of them once a second."""
LOOK = 0.5
"""Seconds between two looks at the health of the server."""
ARRIVING = 0.6
"""The part of a step in which the new tables arrive."""
NEAR = 0.9
"""The server is full if no more than this part of the tables that want to play can."""
LONGEST = 40
"""Steps up, at most."""


@dataclass
class Step:
    """The results of a step of the ramp; times in milliseconds."""

    wanted: int
    inside: int = 0
    """Tables whose four players are all connected at the end of the step."""
    moves: float = 0.0
    """Moves of people a second."""
    everyone: dict[str, float] = field(default_factory=dict)
    """From sending a move until the last socket of the table has it."""
    tables_refused: int = 0
    sockets_refused: int = 0
    lists_shed: int = 0
    states: dict[str, float] = field(default_factory=dict)
    """The states that ``/healthz`` reported, by share of the time."""
    server_cores: float = 0.0


class Knocking(Crowd):
    """A crowd that comes and goes table by table, and tries again when it is refused."""

    def __init__(self, port: int, seed: int) -> None:
        super().__init__(port, 0, 0.0, compresses=True, seed=seed)
        self.is_playing = True
        self.groups: list[asyncio.Task[None]] = []
        self.inside: Counter[str] = Counter()
        """How many players of each table are connected."""
        self.turned_away: Counter[str] = Counter()
        """Refusals, by kind of request."""

    def want(self, tables: int, within: float = 0.0) -> None:
        """Let this number of tables want to play; new ones come within ``seconds``."""
        while len(self.groups) < tables:
            group = asyncio.create_task(self._group(self.rng.uniform(0, within)))
            group.add_done_callback(_tell)
            self.groups.append(group)
        for gone in self.groups[tables:]:
            gone.cancel()
        del self.groups[tables:]

    async def _group(self, delay: float) -> None:
        """Four people who create a table and play until they leave."""
        await asyncio.sleep(delay)
        table = None
        while table is None:
            try:
                table = await self._lay()
            except RuntimeError as refused:
                self._must_be_crowded(refused)
                self.turned_away["table"] += 1
                await self._wait()
        self.tables.append(table)
        try:
            await asyncio.gather(*(self._sit(table, seat) for seat in range(CHAIRS)))
        finally:
            self.tables.remove(table)

    async def _sit(self, table: Table, seat: int) -> None:
        """Listen and play; reconnect when refused or disconnected."""
        while True:
            before = self.connected
            try:
                self.inside[table.id] += 1
                await table.watch(seat)
            except InvalidStatus as refused:
                if refused.response.status_code != 503:
                    raise
            finally:
                self.inside[table.id] -= 1
            if self.connected == before:
                self.turned_away["socket"] += 1
            await self._wait()

    async def _wait(self) -> None:
        await asyncio.sleep(self.rng.uniform(3, 8))

    def _must_be_crowded(self, refused: RuntimeError) -> None:
        if "crowded" not in str(refused):
            raise refused

    async def look_at_lists(self) -> None:
        """Somebody who looks for a table to play at, now and then."""
        while True:
            await asyncio.sleep(self.rng.uniform(0.5, 1.5))
            with contextlib.suppress(OSError, asyncio.IncompleteReadError):
                status, _ = await get(self.port, "/api/tables")
                self.turned_away["list"] += status == 503

    def playing(self) -> int:
        """Return how many tables have all their players connected."""
        return sum(count == CHAIRS for count in self.inside.values())


def _tell(group: asyncio.Task[None]) -> None:
    """Report why a player gave up, which should not happen."""
    if not group.cancelled() and group.exception() is not None:
        say(f"a table was given up: {group.exception()!r}")


async def get(port: int, path: str) -> tuple[int, str]:
    """Return the status and the body of a page, over a new connection."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    try:
        writer.write(
            f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n".encode()
        )
        head, _, body = (await reader.read()).partition(b"\r\n\r\n")
    finally:
        writer.close()
    return int(head.split()[1]), body.decode()


async def hold(crowd: Knocking, wanted: int, seconds: float, pids: list[int]) -> Step:
    """Measure for a while with a number of tables that want to play."""
    crowd.want(wanted, ARRIVING * seconds)
    crowd.forget()
    crowd.turned_away.clear()
    step = Step(wanted)
    states: Counter[str] = Counter()
    before, began = usage(pids).time, time.perf_counter()
    while (took := time.perf_counter() - began) < seconds:
        await asyncio.sleep(LOOK)
        with contextlib.suppress(OSError, IndexError):
            states[(await get(crowd.port, "/healthz"))[1]] += 1
    step.inside = crowd.playing()
    step.moves = round(len(crowd.answered) / took, 1)
    step.everyone = spread(crowd.everyone)
    step.tables_refused = crowd.turned_away["table"]
    step.sockets_refused = crowd.turned_away["socket"]
    step.lists_shed = crowd.turned_away["list"]
    step.states = {state: round(count / states.total(), 2) for state, count in states.items()}
    step.server_cores = round((usage(pids).time - before) / took, 2)
    say(as_line(step))
    return step


async def ramp(
    port: int, pids: list[int], by: int, seconds: float, most: int, seed: int
) -> list[Step]:
    """Go up from 100 tables to twice what the server can serve, and back."""
    gc.disable()
    crowd = Knocking(port, seed)
    lists = [asyncio.create_task(crowd.look_at_lists()) for _ in range(LISTING)]
    steps: list[Step] = []
    wanted, capacity = 100, 0
    try:
        while len(steps) < LONGEST:
            steps.append(await hold(crowd, wanted, seconds, pids))
            is_refused = bool(steps[-1].tables_refused or steps[-1].sockets_refused)
            if not capacity and is_refused and steps[-1].inside < NEAR * wanted:
                capacity = steps[-1].inside
                say(f"the server holds about {capacity} tables")
            if wanted >= most or (capacity and wanted >= 2 * capacity):
                break
            wanted += by
        while wanted > 100:
            wanted = max(100, wanted - 3 * by)
            steps.append(await hold(crowd, wanted, seconds, pids))
    finally:
        for task in lists:
            task.cancel()
        crowd.want(0)
        await asyncio.sleep(0.5)
        await crowd.stop()
        gc.enable()
    return steps


HEADING = (
    "wanted  inside  moves/s  p50 ms  p99 ms   tables, sockets, lists refused   server  state\n"
    "------  ------  -------  ------  ------   ------------------------------   ------  -----"
)


def as_line(step: Step) -> str:
    states = ", ".join(f"{state} {share:.0%}" for state, share in sorted(step.states.items()))
    return (
        f"{step.wanted:6}  {step.inside:6}  {step.moves:7.1f}  {step.everyone.get('p50', 0):6.0f}  "
        f"{step.everyone.get('p99', 0):6.0f}   {step.tables_refused:9}  {step.sockets_refused:9}  "
        f"{step.lists_shed:8}   {step.server_cores:6.2f}  {states}"
    )


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.ramp", description=__doc__)
    parser.add_argument("--step", type=int, default=100, help="tables added in each step")
    parser.add_argument("--seconds", type=float, default=10.0, help="seconds for each step")
    parser.add_argument("--most", type=int, default=4_000, help="tables that want to play, at most")
    parser.add_argument("--processes", type=int, default=1, help="processes of the server")
    parser.add_argument("--database", default="sqlite", help="sqlite, postgresql or an address")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json", type=Path, help="also write the results to this file")
    options = parser.parse_args(arguments)
    with tempfile.TemporaryDirectory(prefix="fimbul-ramp-") as name:
        folder = Path(name)
        with (
            database(options.database, folder) as url,
            server(url, options.processes, folder / "server.log", has_brake=True) as (port, pids),
        ):
            say(HEADING)
            steps = asyncio.run(
                ramp(port, pids, options.step, options.seconds, options.most, options.seed)
            )
    print(f"{HEADING}\n" + "\n".join(map(as_line, steps)))
    inside = [step.everyone["p99"] for step in steps if step.everyone]
    print(f"\nworst 99th percentile of a step: {max(inside):.0f} ms; load {os.getloadavg()[0]:.1f}")
    if options.json:
        found = json.dumps([asdict(step) for step in steps], indent=2)
        options.json.write_text(found + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
