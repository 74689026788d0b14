"""The command line: every command is registered here and has a module of its own."""

from __future__ import annotations

from typing import Annotated

import typer

from fimbul import __version__
from fimbul.cli import (
    admin,
    analyse,
    arena,
    backup,
    cards,
    dataset,
    play,
    position,
    puzzle,
    replay,
    rules,
    serve,
    simulate,
    stats,
    verify,
)
from fimbul.cli.shell import Shell

app = Shell(name="fimbul")

app.command("play")(play.play)
app.command("simulate")(simulate.simulate)
app.command("arena")(arena.arena)
app.command("stats")(stats.stats)
app.command("dataset")(dataset.dataset)
app.command("replay")(replay.replay)
app.command("position")(position.position)
app.command("analyse")(analyse.analyse)
app.command("puzzle")(puzzle.puzzle)
app.command("verify")(verify.verify)
# Every option of the server has an environment variable: FIMBUL_PORT, FIMBUL_WORKERS and so on.
app.command("serve", context_settings={"auto_envvar_prefix": "FIMBUL"})(serve.serve)
app.command("backup")(backup.backup)
app.command("restore")(backup.restore)
app.add_typer(admin.admin)
app.command("cards")(cards.cards)
app.command("rules")(rules.rules)


def build_of_rules() -> str:
    """Return `compiled` or `plain`, by the file that the rules' main module was loaded from."""
    from fimbul.rules import game

    return "plain" if (game.__file__ or "").endswith((".py", ".pyc")) else "compiled"


def show_version(is_asked: bool) -> None:
    """Print the version and the build of the rules and exit, if asked to."""
    if is_asked:
        typer.echo(f"fimbul {__version__} (rules: {build_of_rules()})")
        raise typer.Exit


@app.callback()
def fimbul(
    _version: Annotated[
        bool,
        typer.Option(
            "--version",
            callback=show_version,
            is_eager=True,
            help="Show the version, and whether the rules are compiled or plain, and exit.",
        ),
    ] = False,
) -> None:
    """An unofficial implementation of the board game Blood Rage."""
