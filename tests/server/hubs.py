"""Hubs without a web server, and test doubles for what they depend on."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable
from contextlib import asynccontextmanager
from random import Random

from fimbul.match.entries import BotSat, Created, Entry, Logged, Readied, Sat
from fimbul.match.match import Match
from fimbul.match.options import TableOptions
from fimbul.rules import View, legal, move_text
from fimbul.server.clock import Clock
from fimbul.server.hub import Hub
from fimbul.server.keys import new_table_id
from fimbul.server.open_table import OpenTable, Watcher
from fimbul.server.tasks import going_on
from fimbul.server.thinking import Choice, Thinkers
from fimbul.store import Append, Store, open_store
from tests.patience import PATIENCE


class QuickThinkers(Thinkers):
    """Bots that take the first option at once, or when ``may_answer`` is set."""

    def __init__(self) -> None:
        self.asked: asyncio.Queue[View] = asyncio.Queue()
        self.may_answer = asyncio.Event()
        self.may_answer.set()
        self.says = ""
        """An answer to give instead of the first option."""

    async def choose(
        self, level: str, view: View, network: str = "", *, is_urgent: bool = False
    ) -> Choice:
        self.asked.put_nowait(view)
        await self.may_answer.wait()
        return Choice(self.says or move_text(view.options[0]), "glance", 0.0)

    async def choose_at_leisure(self, level: str, view: View, network: str = "") -> Choice:
        return await self.choose(level, view, network)

    def close(self) -> None:
        self.may_answer.set()


class Gate:
    """Stands between a hub and its store: delays writes, lets them fail, counts them."""

    def __init__(self, store: Store) -> None:
        self._append_all = store.append_all
        self.is_open = asyncio.Event()
        self.is_open.set()
        self.waiting = asyncio.Event()
        self.before: list[Exception] = []
        """Errors of the next writes, raised before anything is written."""
        self.after: list[Exception] = []
        """Errors of the next writes, raised although all is written."""
        setattr(store, "append_all", self.append_all)  # noqa: B010  (a method, for mypy)

    async def append_all(self, appends: list[Append]) -> None:
        self.waiting.set()
        await self.is_open.wait()
        if self.before:
            raise self.before.pop(0)
        await self._append_all(appends)
        if self.after:
            raise self.after.pop(0)


@asynccontextmanager
async def hub_on(
    url: str, *, listens: bool = False, clock: Clock | None = None
) -> AsyncIterator[Hub]:
    """A hub on a database that watches no deadlines, and hears other processes only on request."""
    async with open_store(url) as store:
        hub = Hub(store, QuickThinkers(), clock)
        try:
            async with going_on(*([hub.listen()] if listens else [])):
                yield hub
        finally:
            await hub.close()


def thinkers_of(hub: Hub) -> QuickThinkers:
    assert isinstance(hub.thinkers, QuickThinkers)
    return hub.thinkers


async def lay(hub: Hub, options: TableOptions, bots: int = 0, *, starts: bool = True) -> str:
    """Create a table where everybody is ready, begun by default, with seats as the chairs."""
    match = Match()
    entries: list[Entry] = [Created(options)]
    for chair in range(options.players):
        if chair < options.players - bots:
            entries += [Sat(chair, f"player {chair}"), Readied(chair, True)]
        else:
            entries.append(BotSat(chair, "thrall"))
    for entry in entries:
        match.fold_new(entry, 0)
    if starts:
        entries.append(match.start(Random(4)))
    table = new_table_id()
    humans = range(options.players - bots)
    await hub.create(table, entries, [(chair, f"hash {chair}") for chair in humans])
    return table


def turn_options(players: int = 3) -> TableOptions:
    """A game that begins with somebody's turn."""
    return TableOptions(players=players, drafts_first_age=False, seats="as-seated")


def draft_options(players: int = 4) -> TableOptions:
    """A game that begins with everybody's choice."""
    return TableOptions(players=players, seats="as-seated")


def option(table: OpenTable, seat: int, number: int = 0) -> str:
    """A move that a seat may make now."""
    return move_text(legal(table.match.state.copy(), seat)[number])


async def outcomes(works: Iterable[Awaitable[int]]) -> list[int | BaseException]:
    """Make requests all at once, and return a number or an error for each."""
    return await asyncio.wait_for(asyncio.gather(*works, return_exceptions=True), PATIENCE)


async def log_of(hub: Hub, table: str) -> list[Logged]:
    """Return the written log, whose numbers must have no gap."""
    log = await hub.store.read(table)
    assert [logged.seq for logged in log] == list(range(1, len(log) + 1))
    return log


async def until(is_so: Callable[[], bool]) -> None:
    """Wait until a condition holds; fails if it does not in time."""
    async with asyncio.timeout(PATIENCE):
        while not is_so():
            await asyncio.sleep(0.005)


class Listener:
    """A viewer of a table that records what it is sent."""

    def __init__(self, table: OpenTable) -> None:
        self.table = table
        self.watcher = Watcher()
        self.seqs: list[int] = []
        table.watchers.add(self.watcher)
        self._task = asyncio.create_task(self._listen())

    async def _listen(self) -> None:
        while True:
            await self.watcher.wait()
            self.seqs.append(self.table.match.seq)

    async def heard(self, seq: int) -> None:
        """Wait until an entry was sent."""
        await until(lambda: bool(self.seqs) and self.seqs[-1] >= seq)

    def stop(self) -> None:
        self._task.cancel()
        self.table.watchers.discard(self.watcher)
