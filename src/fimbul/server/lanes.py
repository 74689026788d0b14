"""Lanes: who comes next when more bots want to think than there are workers.

An address has its turn when it has waited for one longest, whatever it waits for, so that forty
tables of one address take no more from another's bot than one table does. Of the tables of an
address, each has one decision that waits at a time, and they come in their order.
"""

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

MOST_REMEMBERED: Final = 10_000
"""How many addresses are remembered by their last turn; others count as never having had one."""


class Turns:
    """Those who wait, by address."""

    def __init__(self) -> None:
        self._waiting: dict[str, deque[asyncio.Future[None]]] = {}
        self._last: OrderedDict[str, int] = OrderedDict()
        """When each address had its last turn, as the number of that turn."""
        self._turn = 0

    def add(self, network: str) -> asyncio.Future[None]:
        """Wait in the name of an address; the future is done when it is its turn."""
        ready: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(network, deque()).append(ready)
        return ready

    def count(self, network: str) -> None:
        """An address has a turn."""
        self._turn += 1
        self._last[network] = self._turn
        self._last.move_to_end(network)
        if len(self._last) > MOST_REMEMBERED:
            self._last.popitem(last=False)

    def give(self) -> bool:
        """Give a turn to whose last one is longest ago; whether anybody waits."""
        while self._waiting:
            network = min(self._waiting, key=lambda network: self._last.get(network, 0))
            waiting = self._waiting[network]
            ready = waiting.popleft()
            if not waiting:
                del self._waiting[network]
            if not ready.done():
                self.count(network)
                ready.set_result(None)
                return True
        return False


class Lane:
    """Some places to think. Those who are urgent come before all others."""

    def __init__(self, places: int) -> None:
        self._free = places
        self._urgent = Turns()
        self._others = Turns()

    @asynccontextmanager
    async def place(self, network: str, is_urgent: bool = False) -> AsyncIterator[None]:
        """Wait for a place and have it for as long as the context lasts."""
        turns = self._urgent if is_urgent else self._others
        if self._free:
            self._free -= 1
            turns.count(network)
        else:
            await self._turn(turns, network)
        try:
            yield
        finally:
            self._pass_on()

    async def _turn(self, turns: Turns, network: str) -> None:
        ready = turns.add(network)
        try:
            await ready
        except asyncio.CancelledError:
            if ready.done() and not ready.cancelled():
                self._pass_on()  # it was given a place at the very moment it went
            raise

    def _pass_on(self) -> None:
        """Give a place that is free again to the next one."""
        if not (self._urgent.give() or self._others.give()):
            self._free += 1
