"""`fimbul serve`: the server, for a table in the living room or for the world."""

from __future__ import annotations

import asyncio
import os
import socket
import threading
import time
import webbrowser
from pathlib import Path
from typing import Annotated, Final
from urllib.error import URLError
from urllib.request import urlopen

import typer

from fimbul.cli.terminal import LanguageOption, fail, speak
from fimbul.cli.text.saving import data_folder
from fimbul.i18n import Messages

PATIENCE: Final = 30
"""Seconds to wait for the server before a browser is opened all the same."""

DatabaseOption = Annotated[
    str,
    typer.Option(
        help="Where matches are kept: sqlite+aiosqlite:///FILE, or postgresql+asyncpg://USER:"
        "PASSWORD@HOST/NAME. Default: a SQLite file in your data folder.",
        envvar="FIMBUL_DATABASE",
        show_default=False,
    ),
]


def serve(
    host: Annotated[str, typer.Option(help="The address to listen at.")] = "127.0.0.1",
    port: Annotated[
        int, typer.Option(help="The port to listen at; 0 takes a free one.", min=0, max=65535)
    ] = 8000,
    database: DatabaseOption = "",
    workers: Annotated[
        int, typer.Option(help="Server processes; more than one needs PostgreSQL.", min=1, max=64)
    ] = 1,
    thinkers: Annotated[
        int, typer.Option(help="Processes for bots, for each server process.", min=1, max=64)
    ] = 1,
    opens: Annotated[bool, typer.Option("--open", help="Open the page in a browser.")] = False,
    behind_proxy: Annotated[
        bool, typer.Option(help="Believe the proxy in front about addresses and https.")
    ] = False,
    language: LanguageOption = None,
) -> None:
    """Run the server until it is told to stop (Ctrl-C); what was accepted is on the disk."""
    own = speak(language)
    require_extra(own)
    import uvicorn

    from fimbul.server.app import DATABASE, THINKERS
    from fimbul.server.observe import log_as_json

    url = checked(own, database or default_database())
    if workers > 1 and url.startswith("sqlite"):
        fail(own, own.text("serve-needs-postgresql"))
    os.environ[DATABASE] = url
    os.environ[THINKERS] = str(thinkers)
    log_as_json()
    chosen = port or free_port(host)
    address = f"http://{'localhost' if host in ('127.0.0.1', '0.0.0.0') else host}:{chosen}/"
    typer.echo(own.text("serve-address", address=address), err=True)
    if opens:
        threading.Thread(target=open_when_ready, args=(address,), daemon=True).start()
    uvicorn.run(
        "fimbul.server.app:app_from_environment",
        factory=True,
        host=host,
        port=chosen,
        workers=workers,
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=behind_proxy,
        ws_max_size=1024,
        timeout_graceful_shutdown=5,
    )


def require_extra(own: Messages) -> None:
    """Exit with 2 where the packages that the server needs are not installed."""
    try:
        import fimbul.server.app  # noqa: F401
    except ImportError:
        fail(own, own.text("serve-needs-extra"))


def default_database() -> str:
    """The SQLite file in the user's data folder, which is made if it is not there."""
    folder = data_folder()
    folder.mkdir(parents=True, exist_ok=True)
    return f"sqlite+aiosqlite:///{folder / 'matches.sqlite'}"


def checked(own: Messages, database: str) -> str:
    """The address of a database we can use. Exits with 2 for any other."""
    from sqlalchemy.engine import make_url
    from sqlalchemy.exc import ArgumentError

    try:
        url = make_url(database)
    except ArgumentError:
        fail(own, own.text("serve-bad-database"))
    if url.drivername not in ("sqlite+aiosqlite", "postgresql+asyncpg"):
        fail(own, own.text("serve-bad-database"))
    return database


def free_port(host: str) -> int:
    """A port that nobody listens at."""
    with socket.socket() as probe:
        probe.bind((host, 0))
        return int(probe.getsockname()[1])


def open_when_ready(address: str) -> None:
    """Open the page once the server answers."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        try:
            with urlopen(address + "healthz", timeout=1):
                break
        except (URLError, OSError):
            time.sleep(0.1)
    webbrowser.open(address)


def backup_command(
    file: Annotated[Path, typer.Argument(help="The file to write, such as fimbul.backup.")],
    database: DatabaseOption = "",
    language: LanguageOption = None,
) -> None:
    """Write all matches to one file; the server may go on running meanwhile."""
    own = speak(language)
    require_extra(own)
    from fimbul.store import backup, open_store

    url = checked(own, database or default_database())

    async def work() -> int:
        async with open_store(url) as store:
            return await backup(store, file)

    try:
        rows = asyncio.run(work())
    except OSError as error:
        fail(own, own.text("backup-failed", reason=str(error)))
    typer.echo(own.text("backup-done", rows=rows, file=str(file)))


def restore_command(
    file: Annotated[Path, typer.Argument(help="A file that fimbul backup wrote.")],
    database: DatabaseOption = "",
    language: LanguageOption = None,
) -> None:
    """Fill an empty database from a backup, of either kind of database."""
    own = speak(language)
    require_extra(own)
    from fimbul.store import BadBackup, open_store, restore

    url = checked(own, database or default_database())

    async def work() -> int:
        async with open_store(url) as store:
            return await restore(store, file)

    try:
        rows = asyncio.run(work())
    except (BadBackup, OSError) as error:
        fail(own, own.text("restore-failed", reason=str(error)))
    typer.echo(own.text("restore-done", rows=rows))
