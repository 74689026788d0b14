"""`fimbul dataset`: plays games and writes every decision and every result to Parquet files."""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING, Annotated, Final

import typer
from rich.text import Text

from fimbul.arena import ENGINES, MissingEngine, Series, Tally
from fimbul.bots import BOT_NAMES, BotFailed
from fimbul.cli.arena import known_engine
from fimbul.cli.bots import OWN_BOT
from fimbul.cli.play import edition_number
from fimbul.cli.series import (
    INTERRUPTED,
    EditionOption,
    EngineOption,
    Fact,
    NoDraftOption,
    SecondsOption,
    SimulationsOption,
    WorkersOption,
    budget_of,
    facts_grid,
    print_json,
    taken_to_the_end,
    watched,
)
from fimbul.cli.shell import complete_bot
from fimbul.cli.simulate import known_bots, speed_facts, timing_record
from fimbul.cli.terminal import JsonOption, LanguageOption, fail, page, speak
from fimbul.cli.text.saving import path_named, reason_of
from fimbul.dataset.plan import LARGEST_SEED, LARGEST_SHARD, USUAL_SHARD, Plan
from fimbul.rules import EDITION_NAMES
from fimbul.rules.manifest import MAX_PLAYERS, MIN_PLAYERS

if TYPE_CHECKING:
    from collections.abc import Mapping

    from rich.console import Console

    from fimbul.dataset.folder import Folder
    from fimbul.dataset.playing import Shard
    from fimbul.i18n import Messages

USUAL_BOT: Final = "thrall"
MEGABYTE: Final = 1_000_000


def dataset(
    out: Annotated[
        Path,
        typer.Option(
            "--out",
            metavar="FOLDER",
            help="Where to write it: a new folder, or that of the same dataset to go on with it.",
        ),
    ],
    games: Annotated[
        int, typer.Option("--games", min=1, max=100_000_000, help="How many games to play.")
    ] = 1_000,
    bots: Annotated[
        list[str] | None,
        typer.Option(
            "--bots",
            help=f"Who plays them: {', '.join(BOT_NAMES)}, {OWN_BOT}. Once for all seats, or once "
            f"for each. Default: {USUAL_BOT}.",
            autocompletion=complete_bot,
            show_default=False,
        ),
    ] = None,
    players: Annotated[
        int,
        typer.Option("--players", min=MIN_PLAYERS, max=MAX_PLAYERS, help="How many clans play."),
    ] = MAX_PLAYERS,
    seed: Annotated[
        int,
        typer.Option(
            "--seed",
            min=0,
            max=LARGEST_SEED,
            help="The same seed gives the same games, everywhere.",
        ),
    ] = 1,
    seconds: SecondsOption = None,
    simulations: SimulationsOption = None,
    edition: EditionOption = EDITION_NAMES[0],
    no_draft: NoDraftOption = False,
    shard: Annotated[
        int,
        typer.Option(
            "--shard",
            min=1,
            max=LARGEST_SHARD,
            help="How many games a file has. A file is written when all of them are over.",
        ),
    ] = USUAL_SHARD,
    workers: WorkersOption = 1,
    engine: EngineOption = ENGINES[0],
    as_json: JsonOption = False,
    language: LanguageOption = None,
) -> None:
    """Write every decision of many games, with what its seat knew, to a dataset in Parquet files.

    Ctrl-C ends it early and keeps all complete files; the exit status is 130. The same command then
    goes on from there, and the result is the same as without the interruption. Exits with 1 when a
    bot failed or a file could not be written.
    """
    own = speak(language)
    require_extra(own)
    series = Series(
        players,
        games,
        seed,
        known_bots(own, bots or [USUAL_BOT], players),
        edition_number(own, edition),
        not no_draft,
    )
    plan = Plan(series, budget_of(seconds, simulations), shard)
    engine = known_engine(own, engine)
    folder = opened(own, path_named(out), plan)
    try:
        run = made(own, folder, workers, engine)
    except MissingEngine as error:
        fail(own, own.text(error.code))
    timing = timing_record(run.tally, run.seconds, workers) if run.tally.games else None
    results = results_record(folder)
    if as_json:
        report = {
            "is_partial": results["games"] != games,
            "planned_games": games,
            "folder": str(folder.path),
            "dataset": plan.facts(),
            "results": results,
            "played_games": run.tally.games,
            "timing": timing and {**timing, "engine": engine},
        }
        print_json(report)
    else:
        print_report(page(), own, folder, results, timing)
    if run.failure:
        typer.echo(own.text("cli-error", message=run.failure), err=True)
        for place in run.places:
            typer.echo(f"    {place}", err=True)
    if run.status:
        raise typer.Exit(run.status)


def require_extra(own: Messages) -> None:
    """Exit with 2 if the packages that datasets need are not installed."""
    try:
        import fimbul.dataset.reading  # noqa: F401
    except ImportError:
        fail(own, own.text("dataset-needs-extra"))


def opened(own: Messages, path: Path, plan: Plan) -> Folder:
    """The folder of a dataset. Exits with 2 and says why if it cannot be written there."""
    from fimbul.dataset.folder import Folder, NoDataset, OtherDataset

    folder = Folder(path, plan)
    try:
        folder.open()
    except NoDataset as error:
        fail(own, own.text(error.code, folder=str(path)))
    except OtherDataset as error:
        differences = [
            own.text("dataset-difference", option=name, there=words(there), here=words(here))
            for name, there, here in error.differences
        ]
        fail(own, own.text(error.code, folder=str(path), differences="; ".join(differences)))
    except OSError as error:
        fail(own, own.text("dataset-failed", folder=str(path), reason=reason_of(error)))
    return folder


def words(value: object) -> str:
    """The value of an option, as it is told."""
    if isinstance(value, list):
        return ", ".join(map(str, value))
    return value if isinstance(value, str) else json.dumps(value)


@dataclass
class Run:
    """What was played now, the seconds it took, and what ended it early."""

    tally: Tally
    seconds: float = 0.0
    failure: str = ""
    places: tuple[str, ...] = ()
    """The lines of a bot that failed."""
    status: int = 0


def made(own: Messages, folder: Folder, workers: int, engine: str) -> Run:
    """Play what the folder lacks, with progress on stderr if it is a terminal.

    Raises ``MissingEngine``.
    """
    from fimbul.dataset.making import parts_of

    plan = folder.plan
    found = folder.found()
    missing = [number for number in range(plan.shards) if number not in found]
    games = sum(len(plan.games_of(number)) for number in missing)
    run = Run(Tally(plan.series.players))
    start = perf_counter()
    with watched(own.text("simulate-progress"), games) as on_progress:

        def take(shard: Shard) -> None:
            run.tally.games += shard.games
            run.tally.decisions += shard.decisions
            on_progress(shard.games)

        try:
            if not taken_to_the_end(parts_of(folder, missing, workers, engine), take):
                run.status = INTERRUPTED
        except BotFailed as error:
            failing = plan.series.seated[error.seat]
            run.failure = own.text("bot-failed", bot=failing, fault=error.fault.what)
            run.places, run.status = error.fault.places, 1
        except OSError as error:
            reason = reason_of(error)
            run.failure = own.text("dataset-failed", folder=str(folder.path), reason=reason)
            run.status = 1
    run.seconds = perf_counter() - start
    return run


# --- reports --------------------------------------------------------------------------------------


def results_record(folder: Folder) -> dict[str, float | int | None]:
    """What the folder holds, played now or before, as a JSON object."""
    found = folder.found()
    decisions, size = sum(found.values()), folder.bytes_of(found)
    return {
        "games": sum(len(folder.plan.games_of(number)) for number in found),
        "decisions": decisions,
        "shards": len(found),
        "bytes": size,
        "bytes_per_decision": size / decisions if decisions else None,
    }


def print_report(
    console: Console,
    own: Messages,
    folder: Folder,
    results: Mapping[str, float | int | None],
    timing: dict[str, float | int | str] | None,
) -> None:
    """Print what the folder holds, and how fast it was made."""
    games, planned = results["games"], folder.plan.series.games
    if games != planned:
        text = own.text("dataset-part", games=str(games), planned=str(planned))
        console.print(Text(text, style="bold yellow"))
    elif timing is None:
        console.print(Text(own.text("dataset-complete"), style="bold yellow"))
    console.print(Text(own.text("dataset-title", folder=str(folder.path)), style="bold"))
    facts: list[Fact] = [
        ("dataset-games", str(games), ""),
        ("dataset-decisions", str(results["decisions"]), ""),
    ]
    if results["decisions"]:
        size = own.text("dataset-size", size=f"{(results['bytes'] or 0) / MEGABYTE:.1f}")
        facts.append(("dataset-bytes", f"{results['bytes_per_decision']:.1f}", size))
    if timing is not None:
        facts += speed_facts(own, timing)
    console.print(facts_grid(own, facts))
