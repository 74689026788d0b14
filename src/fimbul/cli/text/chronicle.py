"""The chronicle of a game: what happened at every move, and how far each seat has read."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fimbul.rules.events import PUBLIC

if TYPE_CHECKING:
    from collections.abc import Iterable

    from fimbul.rules.events import Event


class Chronicle:
    """Events by the move that brought them; entry 0 holds those before the first move.

    Whatever leaves is what the asking seat may know; ``SPECTATOR`` gets what everybody may.
    """

    def __init__(self, opening: list[Event]) -> None:
        self._by_move: list[list[Event]] = [opening]
        self._read: dict[int, int] = {}

    def add(self, events: list[Event]) -> None:
        """Add the events of the next move."""
        self._by_move.append(events)

    def cut(self, moves: int) -> None:
        """Forget what came after this number of moves."""
        del self._by_move[moves + 1 :]
        for seat, read in self._read.items():
            self._read[seat] = min(read, len(self._by_move))

    def told_to(self, seat: int) -> list[Event]:
        """All that a seat may know."""
        return self._known(seat, 0)

    def news_for(self, seat: int) -> list[Event]:
        """The events that a seat may know and has not read yet; marks them as read."""
        news = self._known(seat, self._read.get(seat, 0))
        self._read[seat] = len(self._by_move)
        return news

    def skip(self, seat: int, moves: int) -> None:
        """Mark the events of the first ``moves`` moves as read by a seat."""
        self._read[seat] = min(moves + 1, len(self._by_move))

    def _known(self, seat: int, start: int) -> list[Event]:
        return list(known_to(seat, (event for move in self._by_move[start:] for event in move)))


def known_to(seat: int, events: Iterable[Event]) -> Iterable[Event]:
    """Those events that a seat may know."""
    return (event for event in events if event.audience in (PUBLIC, seat))
