"""Entries that an operator writes to the log of a table, from outside the server processes."""

from collections.abc import Callable
from typing import Final

from fimbul.match.entries import Entry
from fimbul.match.match import Match, fold
from fimbul.server.open_table import NoSuchTable
from fimbul.server.rows import row_of
from fimbul.store import Append, Conflict, Store

ATTEMPTS: Final = 20
"""Attempts to write an entry while servers keep writing first."""


async def end_table(store: Store, match_id: str, now: int) -> int:
    """End a table before its game is over. Returns the number of the entry.

    Raises ``NoSuchTable``, and ``MatchError`` if the game is over already.
    """
    return await _write(store, match_id, now, lambda match: match.end("operator"))


async def remove_line(store: Store, match_id: str, line: int, now: int) -> int:
    """Remove a line of chat, by the number of its entry. Returns the number of the new entry.

    Raises ``NoSuchTable`` and ``NoSuchLine``.
    """
    return await _write(store, match_id, now, lambda match: match.remove_line(line))


async def _write(store: Store, match_id: str, now: int, ask: Callable[[Match], Entry]) -> int:
    for attempt in range(ATTEMPTS):
        entries = await store.read(match_id)
        if not entries:
            break
        match = fold(entries)
        logged = match.fold_new(ask(match), now).logged
        row = row_of(match_id, entries[0].at, match, now)
        try:
            await store.append_all([Append(row, [logged], is_announced=True)])
        except Conflict:
            if attempt + 1 == ATTEMPTS:
                raise
        else:
            return logged.seq
    raise NoSuchTable
