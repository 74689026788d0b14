"""`fimbul serve`: the server, for a table in the living room or for the world."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import threading
import time
import webbrowser
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Final, TypeVar
from urllib.error import URLError
from urllib.request import urlopen

import typer

from fimbul.cli.terminal import LanguageOption, fail, speak
from fimbul.cli.text.saving import data_folder

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from fimbul.i18n import Messages
    from fimbul.store import Store

T = TypeVar("T")

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
        int,
        typer.Option(
            help="Processes for bots that search, for each server process.",
            min=1,
            max=64,
        ),
    ] = 1,
    opens: Annotated[bool, typer.Option("--open", help="Open the page in a browser.")] = False,
    behind_proxy: Annotated[
        bool, typer.Option(help="Believe the proxy in front about addresses and https.")
    ] = False,
    allowed_host: Annotated[
        list[str] | None,
        typer.Option(
            help="A name by which the server goes, such as table.example.org; repeat it for more. "
            "Default: any, or this machine's own names when it listens there alone.",
            show_default=False,
        ),
    ] = None,
    open_metrics: Annotated[
        bool, typer.Option(help="Let everybody read /metrics, not this machine alone.")
    ] = False,
    archive_after: Annotated[
        int,
        typer.Option(
            help="Days after which the log of a finished match is packed; it can be read as "
            "before. 0: never.",
            min=0,
            max=36_500,
        ),
    ] = 30,
    keep_finished: Annotated[
        int,
        typer.Option(
            help="Days after which a finished match is deleted, with its log; 0 keeps it for ever.",
            min=0,
            max=36_500,
        ),
    ] = 0,
    language: LanguageOption = None,
) -> None:
    """Run the server until it is told to stop (Ctrl-C); what was accepted is on the disk."""
    own = speak(language)
    require_extra(own)
    import uvicorn
    from uvicorn.supervisors import Multiprocess

    from fimbul.server.app import (
        ARCHIVE,
        DATABASE,
        HOSTS,
        KEEP_FINISHED,
        LIMITS,
        METRICS,
        THINKERS,
        app_from_environment,
        places_here,
        uvicorn_options,
    )
    from fimbul.server.hosts import LOOPBACK
    from fimbul.server.observe import log_as_json

    url = checked(own, database or default_database())
    if workers > 1 and url.startswith("sqlite"):
        fail(own, own.text("serve-needs-postgresql"))
    keep_private(url)
    on_store(own, url, bring_up_to_date, "serve-failed")
    os.environ[DATABASE] = url
    os.environ[THINKERS] = str(thinkers)
    os.environ[ARCHIVE] = str(archive_after)
    os.environ[KEEP_FINISHED] = str(keep_finished)
    if not allowed_host and host in LOOPBACK and not behind_proxy:
        allowed_host = list(LOOPBACK)
    os.environ[HOSTS] = " ".join(allowed_host or [])
    os.environ[METRICS] = "open" if open_metrics else "local"
    log_as_json()
    signal.signal(signal.SIGTERM, _end)
    chosen = port or free_port(host)
    address = f"http://{'localhost' if host in ('127.0.0.1', '0.0.0.0') else host}:{chosen}/"
    typer.echo(own.text("serve-address", address=address), err=True)
    if opens:
        threading.Thread(target=open_when_ready, args=(address,), daemon=True).start()
    places = places_here(behind_proxy, os.environ.get(LIMITS) != "off")
    # Pickled together with the options for a process that is started, they stay one object there.
    app = partial(app_from_environment, places)
    options: dict[str, Any] = {
        "factory": True,
        "host": host,
        "port": chosen,
        **uvicorn_options(places, behind_proxy),
    }
    if workers > 1:
        config = uvicorn.Config(app, workers=workers, **options)
        Multiprocess(config, sockets=[prompt(config.bind_socket())]).run()
    else:
        uvicorn.run(app, **options)


def prompt(listener: socket.socket) -> socket.socket:
    """Let what is sent on its connections leave at once.

    asyncio sees to that itself only where it has opened the listener. Otherwise the body of an
    answer would wait 40 ms for the acknowledgement of its head.
    """
    listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    return listener


def _end(number: int, frame: object) -> None:
    """Being told to stop is no failure; uvicorn has finished its work when this is called."""
    raise SystemExit(0)


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


def keep_private(url: str) -> None:
    """Make a new SQLite file so that nobody else may read it: it holds every hand."""
    from sqlalchemy.engine import make_url

    file = make_url(url).database
    if url.startswith("sqlite") and file not in (None, "", ":memory:"):
        with suppress(OSError):  # opening it will tell why
            Path(file).touch(mode=0o600)


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


def must_exist(own: Messages, url: str) -> None:
    """Exit with 2 for a SQLite file that is not there and would only be made."""
    from sqlalchemy.engine import make_url

    file = make_url(url).database
    if url.startswith("sqlite") and not (file and Path(file).exists()):
        fail(own, own.text("backup-no-database", file=file or ":memory:"))


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
    from fimbul.store import backup

    url = checked(own, database or default_database())
    must_exist(own, url)
    rows = on_store(own, url, lambda store: backup(store, file), "backup-failed")
    typer.echo(own.text("backup-done", rows=rows, file=str(file)))


def restore_command(
    file: Annotated[Path, typer.Argument(help="A file that fimbul backup wrote.")],
    database: DatabaseOption = "",
    language: LanguageOption = None,
) -> None:
    """Fill an empty database from a backup, of either kind of database."""
    own = speak(language)
    require_extra(own)
    from fimbul.store import restore

    rows = on_store(own, database, lambda store: restore(store, file), "restore-failed")
    typer.echo(own.text("restore-done", rows=rows))


async def bring_up_to_date(store: Store) -> int:
    """What opening a store does anyway, here where a failure can be told."""
    return 0


def on_store(
    own: Messages, database: str, work: Callable[[Store], Awaitable[T]], failure: str
) -> T:
    """Do something with the store. Exits with 2, saying why, when it fails."""
    from fimbul.store import BadBackup, NewerDatabase, Unavailable, open_store

    url = checked(own, database or default_database())

    async def with_store() -> T:
        async with open_store(url) as store:
            return await work(store)

    try:
        return asyncio.run(with_store())
    except (BadBackup, NewerDatabase, OSError, Unavailable) as error:
        fail(own, own.text(failure, reason=str(error)))
