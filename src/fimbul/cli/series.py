"""What the commands that play many games share: their options, progress, tables."""

from __future__ import annotations

import json
from contextlib import closing, contextmanager
from typing import TYPE_CHECKING, Annotated, Final, TypeVar

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from fimbul.arena.engine import ENGINES, MOST_WORKERS
from fimbul.bots import USUAL_BUDGET, Budget
from fimbul.cli.terminal import page
from fimbul.rules import EDITION_NAMES

if TYPE_CHECKING:
    from collections.abc import Callable, Generator, Iterable, Iterator, Mapping, Sequence

    from fimbul.i18n import Messages

Part = TypeVar("Part")
Fact = tuple[str, str, str]
"""The key of a fact, its number, and a note."""
INTERRUPTED: Final = 130
"""The exit status of a command that Ctrl-C ended early."""

SeedOption = Annotated[
    int, typer.Option("--seed", min=0, help="The same seed gives the same games, everywhere.")
]
EditionOption = Annotated[str, typer.Option("--edition", help=f"{' or '.join(EDITION_NAMES)}.")]
NoDraftOption = Annotated[bool, typer.Option("--no-draft", help="No draft in the first age (D5).")]
WorkersOption = Annotated[
    int, typer.Option("--workers", min=1, max=MOST_WORKERS, help="Processes to share the games.")
]
EngineOption = Annotated[
    str,
    typer.Option(
        "--engine",
        help=f"{' or '.join(ENGINES)}: on the machines of a cluster with the second.",
    ),
]
SecondsOption = Annotated[
    float | None,
    typer.Option(
        "--seconds",
        min=0.001,
        help="How long a bot that searches may think about a decision. "
        f"Default: {USUAL_BUDGET.seconds}, unless --simulations are given.",
        show_default=False,
    ),
]
SimulationsOption = Annotated[
    int | None,
    typer.Option(
        "--simulations",
        min=1,
        help="How much such a bot may try instead: the same on every machine.",
        show_default=False,
    ),
]


def budget_of(seconds: float | None, simulations: int | None) -> Budget:
    """The budget of these options; the usual one without any."""
    return Budget(seconds, simulations) if seconds or simulations else USUAL_BUDGET


@contextmanager
def watched(text: str, games: int) -> Iterator[Callable[[int], None]]:
    """Show progress on stderr if it is a terminal; yield a function that counts games as done."""
    console = Console(stderr=True)
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
    )
    is_watched = console.is_terminal
    with Progress(*columns, console=console, transient=True, disable=not is_watched) as progress:
        task = progress.add_task(text, total=games)
        yield lambda done: progress.advance(task, done)


def taken_to_the_end(parts: Generator[Part], take: Callable[[Part], None]) -> bool:
    """Pass each part to ``take`` as it is done; return False if Ctrl-C ended it early."""
    try:
        with closing(parts):
            for part in parts:
                take(part)
    except KeyboardInterrupt:
        return False
    return True


def tell_part(own: Messages, games: int, planned: int) -> None:
    """Print, in a report, that it covers only a part of the games."""
    page().print(Text(own.text("series-part", games=games, planned=planned), style="bold yellow"))


def print_json(report: Mapping[str, object]) -> None:
    """Print a report as JSON."""
    typer.echo(json.dumps(report, ensure_ascii=False, indent=2))


def report_table(headings: Sequence[str], texts: int = 1, gap: int = 2) -> Table:
    """An empty table: the first columns hold texts, the others numbers."""
    table = Table(box=None, padding=(0, gap, 0, 0), header_style="bold underline")
    for index, heading in enumerate(headings):
        table.add_column(heading, justify="left" if index < texts else "right")
    return table


def facts_grid(own: Messages, facts: Iterable[Fact]) -> Table:
    """A line for each fact."""
    table = Table.grid(padding=(0, 3, 0, 0))
    table.add_column()
    table.add_column(justify="right", style="bold")
    table.add_column(style="dim")
    for key, number, note in facts:
        table.add_row(own.text(key), number, note)
    return table


def share_cells(own: Messages, share: float, interval: tuple[float, float]) -> tuple[str, str]:
    """A win share and its interval, each for a cell of a table."""
    low, high = interval
    return (
        own.text("simulate-percent", number=f"{100 * share:.1f}"),
        own.text("simulate-interval", low=f"{100 * low:.1f}", high=f"{100 * high:.1f}"),
    )
