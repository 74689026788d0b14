"""The database of a command: its address, and messages if it cannot be used."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, TypeVar

import typer

from fimbul.cli.terminal import fail
from fimbul.cli.text.saving import data_folder

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from fimbul.i18n import Messages
    from fimbul.store import Store

T = TypeVar("T")

DatabaseOption = Annotated[
    str,
    typer.Option(
        help="Where matches are kept: sqlite:///FILE, or postgresql://USER:PASSWORD@HOST/NAME. "
        "Default: a SQLite file in your data folder.",
        envvar="FIMBUL_DATABASE",
        show_default=False,
    ),
]


def require_extra(own: Messages) -> None:
    """Exit with 2 if the packages that the server needs are not installed."""
    try:
        import fimbul.server.app  # noqa: F401
    except ImportError:
        fail(own, own.text("serve-needs-extra"))


def default_database() -> str:
    """The SQLite file in the user's data folder. Makes the folder if it is not there."""
    folder = data_folder()
    folder.mkdir(parents=True, exist_ok=True)
    return f"sqlite:///{folder / 'matches.sqlite'}"


def checked(own: Messages, database: str) -> str:
    """The full address of a database, or of the default one for "". Exits with 2 if it is wrong."""
    from fimbul.store.database import NoAddress, full_address

    try:
        return full_address(database or default_database())
    except NoAddress:
        fail(own, own.text("serve-bad-database"))


def keep_private(url: str) -> None:
    """Create a SQLite file that no other user may read, since it holds every hand."""
    file = sqlite_file(url)
    if file is not None:
        with suppress(OSError):  # opening it will report why
            file.touch(mode=0o600)


def must_exist(own: Messages, url: str) -> None:
    """Exit with 2 if a SQLite file does not exist, instead of creating it."""
    file = sqlite_file(url)
    if url.startswith("sqlite") and not (file and file.exists()):
        fail(own, own.text("backup-no-database", file=str(file or ":memory:")))


def sqlite_file(url: str) -> Path | None:
    """The file of a SQLite database; None for one in memory or elsewhere."""
    from sqlalchemy.engine import make_url

    file = make_url(url).database
    return Path(file) if url.startswith("sqlite") and file and file != ":memory:" else None


def on_store(
    own: Messages, database: str, work: Callable[[Store], Awaitable[T]], failure: str
) -> T:
    """Open the store, call ``work`` with it and return the result. Exits with 2 if that fails."""
    from fimbul.store import BadBackup, NewerDatabase, Unavailable, open_store

    url = checked(own, database)

    async def with_store() -> T:
        async with open_store(url) as store:
            return await work(store)

    try:
        return asyncio.run(with_store())
    except (BadBackup, NewerDatabase, OSError, Unavailable) as error:
        fail(own, own.text(failure, reason=str(error)))
