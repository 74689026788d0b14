"""`fimbul admin`: commands for an operator to manage tables and visitors, while servers run."""

from __future__ import annotations

import json
import re
from ipaddress import IPv6Address, ip_address
from typing import TYPE_CHECKING, Annotated, Final, NoReturn, TypeVar

import typer

from fimbul.cli.database import DatabaseOption, checked, must_exist, on_store, require_extra
from fimbul.cli.settings import ConfigOption
from fimbul.cli.shell import Shell
from fimbul.cli.terminal import JsonOption, LanguageOption, fail, page, speak

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from fimbul.i18n import Messages
    from fimbul.store import Operations, Store

T = TypeVar("T")

STATUSES: Final = ("open", "running", "finished")
SHORTEST_PRINT: Final = 8
"""How many letters of a visitor's fingerprint must be given at least."""
MOST_DAYS: Final = 3650
_UNITS: Final = {"m": 1, "h": 60, "d": 24 * 60, "w": 7 * 24 * 60}
"""Minutes."""
_LINK: Final = re.compile(r"/table/([A-Za-z0-9_-]+)")

TableArgument = Annotated[
    str,
    typer.Argument(
        metavar="TABLE",
        help="The table's id or its link. Write -- before an id that begins with -.",
    ),
]
YesOption = Annotated[bool, typer.Option("--yes", "-y", help="Do not ask for confirmation.")]
WhoArgument = Annotated[
    str,
    typer.Argument(
        metavar="ADDRESS|VISITOR",
        help="An IP address (of IPv6 its /64), or the fingerprint of a visitor: see admin show.",
    ),
]

admin = Shell(
    name="admin",
    help="Manage the tables and visitors of a server, running or not. Exits with 0 on success, "
    "with 1 if there was nothing to change, with 2 for a mistake.",
)


@admin.callback()
def take_settings(config: ConfigOption = None) -> None:
    """Take the defaults of all commands of the group from a settings file."""


class Nothing(Exception):
    """The table or visitor that a command is about does not exist; the message says which."""


def begin(language: str | None) -> Messages:
    """The messages of a language. Exits with 2 if the server's packages are not installed."""
    own = speak(language)
    require_extra(own)
    return own


def on_operations(
    own: Messages, database: str, work: Callable[[Store, Operations, int], Awaitable[T]]
) -> T:
    """Call ``work`` with the store, its operations and the time in ms; return its result.

    Exits with 1 if it raises ``Nothing``, and with 2 if the database cannot be used.
    """
    from fimbul.server.clock import SystemClock
    from fimbul.store import Operations

    url = checked(own, database)
    must_exist(own, url)
    now = SystemClock().now_ms()
    try:
        return on_store(own, url, lambda store: work(store, Operations(store), now), "serve-failed")
    except Nothing as error:
        nothing(own, str(error))


def nothing(own: Messages, message: str) -> NoReturn:
    """Print ``message`` to stderr, and exit with 1."""
    typer.echo(own.text("cli-error", message=message), err=True)
    raise typer.Exit(1)


def table_of(text: str) -> str:
    """The id of a table in a link, or the text itself."""
    found = _LINK.search(text)
    return found[1] if found else text.strip()


def be_sure(is_sure: bool, question: str) -> None:
    """Ask whether to go on, unless ``is_sure``. Exits with 1 if the answer is no."""
    if not is_sure:
        typer.confirm(question, abort=True, err=True)


def done(as_json: bool, record: dict[str, object], sentence: str) -> None:
    """Say what was done."""
    typer.echo(json.dumps(record, ensure_ascii=False) if as_json else sentence)


# --- tables ---------------------------------------------------------------------------------------


@admin.command("tables")
def tables(
    status: Annotated[
        str, typer.Option(help=f"Only those that are {', '.join(STATUSES)}.", show_default=False)
    ] = "",
    text: Annotated[
        str,
        typer.Option(help="Only those with this in their id or a name.", show_default=False),
    ] = "",
    limit: Annotated[int, typer.Option(help="How many at most.", min=1, max=100_000)] = 50,
    database: DatabaseOption = "",
    as_json: JsonOption = False,
    language: LanguageOption = None,
) -> None:
    """List tables, private ones too, the last changed first."""
    own = begin(language)
    if status not in ("", *STATUSES):
        fail(own, own.text("admin-unknown-status", status=status, known=", ".join(STATUSES)))
    from fimbul.cli.text.tables import listed, print_tables

    rows = on_operations(own, database, lambda _, ops, now: ops.tables(status, text, limit))
    if as_json:
        typer.echo(json.dumps([listed(row) for row in rows], ensure_ascii=False, indent=2))
    else:
        print_tables(page(), own, rows)


@admin.command("show")
def show(
    table: TableArgument,
    database: DatabaseOption = "",
    as_json: JsonOption = False,
    language: LanguageOption = None,
) -> None:
    """Show who sits at a table, by which devices, and what was said, with the line's numbers."""
    own = begin(language)
    from fimbul.cli.text.tables import details, print_details

    table_id = table_of(table)

    async def work(store: Store, operations: Operations, now: int) -> dict[str, object]:
        row = await operations.table(table_id)
        if row is None:
            raise Nothing(own.text("admin-no-table", table=table_id))
        log = await readable(own, table_id, store.read(table_id))
        return details(row, log, await store.holders(table_id))

    found = on_operations(own, database, work)
    if as_json:
        typer.echo(json.dumps(found, ensure_ascii=False, indent=2))
    else:
        print_details(page(), own, found)


@admin.command("end")
def end(
    table: TableArgument,
    is_sure: YesOption = False,
    database: DatabaseOption = "",
    as_json: JsonOption = False,
    language: LanguageOption = None,
) -> None:
    """End a table before its game is over; everybody who is there sees it at once."""
    own = begin(language)
    from fimbul.server.operating import end_table

    table_id = table_of(table)
    be_sure(is_sure, own.text("admin-end-sure", table=table_id))
    seq = on_operations(
        own,
        database,
        lambda store, _, now: refusing(own, table_id, end_table(store, table_id, now)),
    )
    done(as_json, {"table": table_id, "entry": seq}, own.text("admin-end-done", table=table_id))


@admin.command("remove-line")
def remove_line(
    table: TableArgument,
    line: Annotated[int, typer.Argument(metavar="LINE", help="Its number: see admin show.")],
    is_sure: YesOption = False,
    database: DatabaseOption = "",
    as_json: JsonOption = False,
    language: LanguageOption = None,
) -> None:
    """Remove a line of chat: its text is gone for good, and from every page that shows it."""
    own = begin(language)
    from fimbul.server.operating import remove_line as remove

    table_id = table_of(table)
    be_sure(is_sure, own.text("admin-line-sure", table=table_id, line=line))

    async def work(store: Store, operations: Operations, now: int) -> int:
        seq = await refusing(own, table_id, remove(store, table_id, line, now))
        await operations.scrub()
        return seq

    seq = on_operations(
        own,
        database,
        work,
    )
    record: dict[str, object] = {"table": table_id, "line": line, "entry": seq}
    done(as_json, record, own.text("admin-line-done", line=line))


async def readable(own: Messages, table_id: str, work: Awaitable[T]) -> T:
    """The result of ``work`` with a log. Raises ``Nothing`` if the log is damaged."""
    from msgspec import MsgspecError

    try:
        return await work
    except (MsgspecError, ValueError):
        raise Nothing(own.text("admin-damaged", table=table_id)) from None


async def refusing(own: Messages, table_id: str, work: Awaitable[int]) -> int:
    """The result of a request to a match. Raises ``Nothing`` if it is refused."""
    from fimbul.match.errors import MatchError, NoSuchLine
    from fimbul.server.open_table import NoSuchTable

    try:
        return await readable(own, table_id, work)
    except NoSuchTable:
        raise Nothing(own.text("admin-no-table", table=table_id)) from None
    except NoSuchLine:
        raise Nothing(own.text("admin-no-such-line")) from None
    except MatchError:
        raise Nothing(own.text("admin-game-over")) from None


@admin.command("delete")
def delete(
    table: TableArgument,
    is_sure: YesOption = False,
    database: DatabaseOption = "",
    as_json: JsonOption = False,
    language: LanguageOption = None,
) -> None:
    """Delete a table with its log, for good; everybody there leaves it."""
    own = begin(language)
    table_id = table_of(table)
    be_sure(is_sure, own.text("admin-delete-sure", table=table_id))

    async def work(store: Store, operations: Operations, now: int) -> None:
        if not await operations.delete(table_id, now):
            raise Nothing(own.text("admin-no-table", table=table_id))
        await operations.scrub()

    on_operations(own, database, work)
    done(as_json, {"table": table_id}, own.text("admin-delete-done", table=table_id))


# --- visitors -------------------------------------------------------------------------------------


@admin.command("block")
def block(
    who: WhoArgument,
    lasting: Annotated[
        str, typer.Option("--for", help="For how long: 30m, 12h, 7d or 4w; ten years at most.")
    ] = "7d",
    why: Annotated[str, typer.Option(help="A note for yourself.", show_default=False)] = "",
    database: DatabaseOption = "",
    as_json: JsonOption = False,
    language: LanguageOption = None,
) -> None:
    """Block an address or a visitor for a time; their connections are cut."""
    own = begin(language)
    minutes = minutes_of(lasting)
    if minutes is None:
        fail(own, own.text("admin-bad-time", time=lasting))

    async def work(store: Store, operations: Operations, now: int) -> tuple[str, int]:
        subject = await subject_of(own, operations, who)
        until = now + minutes * 60_000
        await operations.block(subject, until, why, now)
        return subject, until

    from fimbul.cli.text.tables import moment, subject_text

    subject, until = on_operations(own, database, work)
    record: dict[str, object] = {"subject": subject, "until": until, "why": why}
    shown = own.text("admin-block-done", who=subject_text(subject), until=moment(until))
    done(as_json, record, shown)


@admin.command("unblock")
def unblock(
    who: WhoArgument,
    database: DatabaseOption = "",
    as_json: JsonOption = False,
    language: LanguageOption = None,
) -> None:
    """Unblock somebody before the time is up."""
    own = begin(language)

    async def work(store: Store, operations: Operations, now: int) -> str:
        subject = await subject_of(own, operations, who)
        if not await operations.unblock(subject, now):
            raise Nothing(own.text("admin-not-blocked", who=who))
        return subject

    from fimbul.cli.text.tables import subject_text

    subject = on_operations(own, database, work)
    done(as_json, {"subject": subject}, own.text("admin-unblock-done", who=subject_text(subject)))


@admin.command("blocks")
def blocks(
    database: DatabaseOption = "",
    as_json: JsonOption = False,
    language: LanguageOption = None,
) -> None:
    """List who is blocked, and until when."""
    own = begin(language)
    from fimbul.cli.text.tables import print_blocks

    found = on_operations(own, database, lambda _, operations, now: operations.blocks(now))
    if as_json:
        records = [
            {"subject": each.subject, "since": each.since, "until": each.until, "why": each.why}
            for each in found
        ]
        typer.echo(json.dumps(records, ensure_ascii=False, indent=2))
    else:
        print_blocks(page(), own, found)


def minutes_of(text: str) -> int | None:
    """The minutes of a time such as 30m, 12h, 7d or 4w; None for anything else."""
    found = re.fullmatch(r"([0-9]{1,7})([mhdw])", text.strip().lower())
    minutes = int(found[1]) * _UNITS[found[2]] if found else 0
    return minutes if 0 < minutes <= MOST_DAYS * _UNITS["d"] else None


async def subject_of(own: Messages, operations: Operations, who: str) -> str:
    """What a block is stored under: a network, or the hash of a visitor's secret.

    Raises ``Nothing`` if no visitor, or more than one, has this fingerprint.
    """
    from fimbul.server.limits import network_of

    text = who.strip().lower().removesuffix("/64").removesuffix("/32")
    try:
        is_v6 = isinstance(ip_address(text), IPv6Address)
    except ValueError:
        is_v6 = False
    else:
        return network_of(text) if is_v6 else text
    if not re.fullmatch(rf"[0-9a-f]{{{SHORTEST_PRINT},64}}", text):
        fail(own, own.text("admin-bad-who", who=who, letters=SHORTEST_PRINT))
    found = await operations.visitors(text)
    if len(found) != 1:
        key = "admin-no-visitor" if not found else "admin-many-visitors"
        raise Nothing(own.text(key, who=who))
    return found[0]
