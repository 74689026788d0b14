"""The `fimbul` command. One module per command; `app` puts them together."""

from __future__ import annotations

import io
import sys
from typing import Final

EXTRA: Final = {"fluent", "platformdirs", "rich", "typer"}
"""The packages that the extra `cli` brings."""


def main() -> None:
    """Run the command line. Exits with 1 and a hint where the extra `cli` is not installed."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            # A letter that the terminal cannot show is replaced.
            stream.reconfigure(errors="replace")
    try:
        from fimbul.cli.app import app
    except ModuleNotFoundError as error:
        if (error.name or "").partition(".")[0] not in EXTRA:
            raise
        print("The fimbul command needs the extra: pip install 'fimbul[cli]'", file=sys.stderr)
        raise SystemExit(1) from None
    app()
