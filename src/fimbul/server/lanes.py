"""Lanes: the order of decisions when more bots want to think than there are workers.

The next turn goes to the address whose last turn was longest ago, however many tables it has: the
bots of another address wait no longer for forty tables than for one. Each table has at most one
waiting decision; those of one address come first in, first out. Hints come after all decisions.
"""

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

MOST_REMEMBERED: Final = 10_000
"""Addresses whose last turn is remembered; all others count as never having had one."""


class Turns:
    """The waiting decisions of each address."""

    def __init__(self) -> None:
        self._waiting: dict[str, deque[asyncio.Future[None]]] = {}
        self._last: OrderedDict[str, int] = OrderedDict()
        """The number of the last turn of each address."""
        self._turn = 0

    def add(self, network: str) -> asyncio.Future[None]:
        """Queue a decision of an address. Returns a future that is done when its turn comes."""
        ready: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(network, deque()).append(ready)
        return ready

    def count(self, network: str) -> None:
        """Record that an address has a turn."""
        self._turn += 1
        self._last[network] = self._turn
        self._last.move_to_end(network)
        if len(self._last) > MOST_REMEMBERED:
            self._last.popitem(last=False)

    def give(self) -> bool:
        """Give a turn to the address whose last one is longest ago. Returns False if none waits."""
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
    """A number of places to think. Urgent decisions come first, hints last."""

    def __init__(self, places: int) -> None:
        self._free = places
        self._urgent = Turns()
        self._others = Turns()
        self._hints = Turns()

    @asynccontextmanager
    async def place(
        self, network: str, is_urgent: bool = False, is_hint: bool = False
    ) -> AsyncIterator[None]:
        """Wait for a place, and keep it while the context lasts."""
        turns = self._hints if is_hint else self._urgent if is_urgent else self._others
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
                self._pass_on()  # it got a place just before it was cancelled
            raise

    def _pass_on(self) -> None:
        """Give a free place to the next decision that waits."""
        if not (self._urgent.give() or self._others.give() or self._hints.give()):
            self._free += 1
