"""`fimbul backup` and `fimbul restore`: all matches to and from one file."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from fimbul.cli.database import DatabaseOption, checked, must_exist, on_store, require_extra
from fimbul.cli.settings import ConfigOption
from fimbul.cli.terminal import LanguageOption, speak


def backup(
    file: Annotated[Path, typer.Argument(help="The file to write, such as fimbul.backup.")],
    database: DatabaseOption = "",
    language: LanguageOption = None,
    config: ConfigOption = None,
) -> None:
    """Write all matches to one file; the server may keep running."""
    own = speak(language)
    require_extra(own)
    from fimbul.store import backup as write

    url = checked(own, database)
    must_exist(own, url)
    rows = on_store(own, url, lambda store: write(store, file), "backup-failed")
    typer.echo(own.text("backup-done", rows=rows, file=str(file)))


def restore(
    file: Annotated[Path, typer.Argument(help="A file that fimbul backup wrote.")],
    database: DatabaseOption = "",
    language: LanguageOption = None,
    config: ConfigOption = None,
) -> None:
    """Fill an empty database from a backup, of either kind of database."""
    own = speak(language)
    require_extra(own)
    from fimbul.store import restore as read

    rows = on_store(own, database, lambda store: read(store, file), "restore-failed")
    typer.echo(own.text("restore-done", rows=rows))
