"""Tables, blocks and what an operator may know of them, as records and on the page.

Nothing here looks at a game: names, chat and numbers come from what everybody may see.
"""

from __future__ import annotations

from datetime import datetime
from typing import TYPE_CHECKING, Any, Final

import msgspec
from rich.table import Table
from rich.text import Text

from fimbul.match.entries import Logged, Said
from fimbul.server.summary import TableInfo

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rich.console import Console

    from fimbul.i18n import Messages
    from fimbul.store import Block, MatchRow

FINGERPRINT: Final = 12
"""How many letters of a hash are shown: enough to tell visitors apart, too few to pose as one."""
_HASH: Final = 64


def moment(at: int) -> str:
    """A time in milliseconds, in the time zone of this machine."""
    return datetime.fromtimestamp(at / 1000).strftime("%Y-%m-%d %H:%M")


def subject_text(subject: str) -> str:
    """Who is blocked, as it is shown: an address, the /64 of one, or a fingerprint."""
    if ":" in subject:
        return f"{subject}/64"
    return subject[:FINGERPRINT] if len(subject) == _HASH else subject


def listed(row: MatchRow) -> dict[str, Any]:
    """A table in a list; one whose summary is damaged is shown without players."""
    info = _info_of(row)
    chairs = info.chairs if info is not None else []
    return {
        "id": row.id,
        "status": row.status,
        "ended": info.ended if info is not None else "",
        "is_public": row.is_public,
        "who": [chair.name or chair.bot for chair in chairs if chair.name or chair.bot],
        "age": info.age if info is not None else 0,
        "entries": row.seq,
        "created_at": row.created_at,
        "updated_at": row.updated_at,
    }


def _info_of(row: MatchRow) -> TableInfo | None:
    try:
        return msgspec.json.decode(row.summary, type=TableInfo)
    except msgspec.MsgspecError:
        return None


def details(
    row: MatchRow, log: Sequence[Logged], holders: Sequence[tuple[int, str]]
) -> dict[str, Any]:
    """A table with its chairs, the devices that hold them, and its chat."""
    info = _info_of(row)
    seated = info.chairs if info is not None else []
    chairs = [
        {
            "chair": number,
            "name": chair.name,
            "bot": chair.bot,
            "clan": chair.clan,
            "is_away": chair.is_away,
            "visitors": sorted(held[:FINGERPRINT] for at, held in holders if at == number),
        }
        for number, chair in enumerate(seated)
    ]
    chat = [
        {
            "line": logged.seq,
            "at": logged.at,
            "chair": logged.entry.chair,
            "name": seated[logged.entry.chair].name if seated else "",
            "text": logged.entry.text,
        }
        for logged in log
        if isinstance(logged.entry, Said)
    ]
    rematch = info.rematch if info is not None else ""
    return {**listed(row), "rematch": rematch, "chairs": chairs, "chat": chat}


def print_tables(console: Console, own: Messages, rows: Sequence[MatchRow]) -> None:
    """Print a list of tables."""
    if not rows:
        console.print(own.text("admin-tables-none"))
        return
    grid = _grid(own, "id", "status", "who", "age", "entries", "changed")
    for row in rows:
        found = listed(row)
        grid.add_row(
            found["id"],
            _status(own, found),
            ", ".join(found["who"]),
            str(found["age"] or ""),
            str(found["entries"]),
            moment(found["updated_at"]),
        )
    console.print(grid)


def print_details(console: Console, own: Messages, found: dict[str, Any]) -> None:
    """Print a table."""
    console.print(Text(found["id"], style="bold"), Text(_status(own, found)))
    console.print(
        own.text(
            "admin-show-log",
            entries=found["entries"],
            begun=moment(found["created_at"]),
            changed=moment(found["updated_at"]),
        )
    )
    grid = _grid(own, "chair", "name", "clan", "visitors")
    for chair in found["chairs"]:
        name = chair["name"] or chair["bot"] or own.text("admin-free")
        clan = own.text(f"clan-{chair['clan']}") if chair["clan"] else ""
        grid.add_row(str(chair["chair"]), name, clan, " ".join(chair["visitors"]))
    console.print(grid)
    if not found["chat"]:
        console.print(own.text("admin-chat-none"))
        return
    grid = _grid(own, "line", "at", "name", "text")
    for line in found["chat"]:
        text = line["text"] or own.text("admin-removed")
        grid.add_row(str(line["line"]), moment(line["at"]), line["name"], text)
    console.print(grid)


def print_blocks(console: Console, own: Messages, blocks: Sequence[Block]) -> None:
    """Print who is kept out."""
    if not blocks:
        console.print(own.text("admin-blocks-none"))
        return
    grid = _grid(own, "blocked", "since", "until", "why")
    for block in blocks:
        grid.add_row(
            subject_text(block.subject), moment(block.since), moment(block.until), block.why
        )
    console.print(grid)


def _status(own: Messages, found: dict[str, Any]) -> str:
    return own.text(f"admin-status-{'ended' if found['ended'] else found['status']}")


def _grid(own: Messages, *columns: str) -> Table:
    """An empty grid. Columns with ids or times are not wrapped, so that they can be copied."""
    grid = Table(box=None, pad_edge=False)
    whole = ("id", "changed", "line", "at", "blocked", "since", "until")
    for column in columns:
        name = own.text(f"admin-column-{column}")
        grid.add_column(name, overflow="fold", no_wrap=column in whole)
    return grid
