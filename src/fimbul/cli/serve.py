"""`fimbul serve`: runs the server, at home or for the public."""

from __future__ import annotations

import errno
import os
import signal
import sys
import threading
import webbrowser
from functools import partial
from typing import TYPE_CHECKING, Annotated, Literal

import typer

from fimbul.cli.bots import own_bots
from fimbul.cli.database import DatabaseOption, checked, keep_private, on_store, require_extra
from fimbul.cli.settings import ConfigOption
from fimbul.cli.shell import complete_bot
from fimbul.cli.terminal import LanguageOption, fail, speak
from fimbul.cli.text.saving import reason_of

if TYPE_CHECKING:
    import socket

    from fimbul.i18n import Messages
    from fimbul.store import Store


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
    analyses: Annotated[
        int,
        typer.Option(
            help="Processes that analyse finished games when somebody asks, for each server "
            "process; 0: no analyses.",
            min=0,
            max=64,
        ),
    ] = 1,
    opens: Annotated[
        bool, typer.Option("--open", envvar="FIMBUL_OPEN", help="Open the page in a browser.")
    ] = False,
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
            help="Days after which a finished match is deleted, with its log; 0 keeps it forever.",
            min=0,
            max=36_500,
        ),
    ] = 0,
    log_format: Annotated[
        Literal["auto", "json", "text"],
        typer.Option(help="Log lines for programs or for people. auto: text on a terminal."),
    ] = "auto",
    log_level: Annotated[
        Literal["debug", "info", "warning", "error"] | None,
        typer.Option(
            help="The least that is worth a log line; requests are info. "
            "Default: info as JSON, warning as text.",
            show_default=False,
        ),
    ] = None,
    bot: Annotated[
        list[str] | None,
        typer.Option(
            metavar="NAME=BOT",
            help="A bot of your own that visitors may play against, as NAME=FILE.py:CLASS, or the "
            "name of an installed one; repeat it for more. It runs with the rights of the server.",
            autocompletion=complete_bot,
            show_default=False,
        ),
    ] = None,
    language: LanguageOption = None,
    config: ConfigOption = None,
) -> None:
    """Run the server until Ctrl-C; every accepted move is on disk by then."""
    own = speak(language)
    require_extra(own)
    from fimbul.server import launching
    from fimbul.server.app import Settings
    from fimbul.server.hosts import LOOPBACK
    from fimbul.server.logs import QUIET, begin_logging, format_for

    bots = own_bots(own, bot or [])
    url = checked(own, database)
    if workers > 1 and url.startswith("sqlite"):
        fail(own, own.text("serve-needs-postgresql"))
    keep_private(url)
    with listening(own, host, port) as listener:
        on_store(own, url, bring_up_to_date, "serve-failed")
        if not allowed_host and host in LOOPBACK and not behind_proxy:
            allowed_host = list(LOOPBACK)
        form = format_for(sys.stderr) if log_format == "auto" else log_format
        settings = Settings(
            url,
            thinkers,
            is_limited=os.environ.get("FIMBUL_LIMITS") != "off",
            hosts=tuple(allowed_host or ()),
            are_metrics_open=open_metrics,
            archive_days=archive_after,
            keep_finished_days=keep_finished,
            bots=tuple(bots.items()),
            analyses=analyses,
            has_brake=os.environ.get("FIMBUL_BRAKE") != "off",
            has_homes=os.environ.get("FIMBUL_HOMES") != "off",
            log_format=form,
            log_level=log_level or QUIET[form],
        )
        begin_logging(settings.log_format, settings.log_level)
        signal.signal(signal.SIGTERM, _end)
        ready = partial(announce, own, address_of(host, listener), opens)
        code = launching.serve(
            settings, listener, ready, workers=workers, behind_proxy=behind_proxy
        )
    raise typer.Exit(code)


def announce(own: Messages, address: str, opens: bool) -> None:
    """Print the address of the page, and open it in a browser if ``opens``."""
    typer.echo(own.text("serve-address", address=address), err=True)
    if opens:
        threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()


def listening(own: Messages, host: str, port: int) -> socket.socket:
    """A listener at an address. Exits with 2 and says why if that is not possible."""
    from fimbul.server.launching import listen

    try:
        return listen(host, port)
    except (OSError, UnicodeError) as error:  # UnicodeError for a host that cannot be a name
        is_taken = isinstance(error, OSError) and error.errno == errno.EADDRINUSE
        key = "serve-port-taken" if is_taken else "serve-cannot-listen"
        fail(own, own.text(key, host=host, port=str(port), reason=reason_of(error)))


def address_of(host: str, listener: socket.socket) -> str:
    """Where a browser on this machine finds the page."""
    name = {"127.0.0.1": "localhost", "0.0.0.0": "localhost", "::": "[::1]"}.get(host, host)
    name = f"[{name}]" if ":" in name and not name.startswith("[") else name
    return f"http://{name}:{listener.getsockname()[1]}/"


def _end(number: int, frame: object) -> None:
    """Exit with 0 on SIGTERM; uvicorn has finished its work when this is called."""
    raise SystemExit(0)


async def bring_up_to_date(store: Store) -> int:
    """Do nothing: opening the store has migrated it, and a failure was reported."""
    return 0
