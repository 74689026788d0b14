"""`fimbul simulate`: plays many games and reports their results."""

from __future__ import annotations

from dataclasses import dataclass, replace
from time import perf_counter
from typing import TYPE_CHECKING, Annotated, Final

import typer
from rich.text import Text

from fimbul.arena import Series, Tally
from fimbul.arena.simulate import parts_of
from fimbul.bots import BOT_NAMES, BotFailed
from fimbul.cli.bots import OWN_BOT, known_bot
from fimbul.cli.play import edition_number
from fimbul.cli.series import (
    INTERRUPTED,
    EditionOption,
    Fact,
    NoDraftOption,
    SeedOption,
    WorkersOption,
    facts_grid,
    print_json,
    report_table,
    share_cells,
    taken_to_the_end,
    tell_part,
    watched,
)
from fimbul.cli.shell import complete_bot
from fimbul.cli.terminal import JsonOption, LanguageOption, capital, fail, page, speak
from fimbul.rules import CLAN_NAMES, EDITION_NAMES, SOURCE_NAMES
from fimbul.rules.manifest import MAX_PLAYERS, MIN_PLAYERS

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rich.console import Console
    from rich.table import Table

    from fimbul.i18n import Messages

AGES: Final = (1, 2, 3)
GAP: Final = 3
"""Spaces between the columns of a table."""


def simulate(
    players: Annotated[
        int,
        typer.Option("--players", min=MIN_PLAYERS, max=MAX_PLAYERS, help="How many clans play."),
    ] = MAX_PLAYERS,
    games: Annotated[
        int, typer.Option("--games", min=1, max=100_000_000, help="How many games to play.")
    ] = 1_000,
    seed: SeedOption = 0,
    bot: Annotated[
        list[str] | None,
        typer.Option(
            "--bot",
            help=f"Who plays: {', '.join(BOT_NAMES)}, {OWN_BOT}. Once for all "
            f"seats, or once for each. Default: {BOT_NAMES[0]}.",
            autocompletion=complete_bot,
            show_default=False,
        ),
    ] = None,
    edition: EditionOption = EDITION_NAMES[0],
    no_draft: NoDraftOption = False,
    workers: WorkersOption = 1,
    as_json: JsonOption = False,
    language: LanguageOption = None,
) -> None:
    """Play many games at random, or with bots, and report speed, length, glory and wins."""
    own = speak(language)
    series = Series(
        players,
        games,
        seed,
        known_bots(own, bot or [BOT_NAMES[0]], players),
        edition_number(own, edition),
        not no_draft,
    )
    run = played(own, series, workers)
    planned, series = series.games, replace(series, games=run.tally.games)
    timing = timing_record(run.tally, run.seconds, workers)
    if as_json:
        report = {
            "is_partial": run.tally.games < planned,
            "planned_games": planned,
            "series": series_record(series),
            "results": results_record(series, run.tally) if run.tally.games else None,
            "timing": timing,
        }
        print_json(report)
    else:
        if run.tally.games < planned:
            tell_part(own, run.tally.games, planned)
        if run.tally.games:
            print_report(page(), own, series, run.tally, timing)
    if run.failure is not None:
        failing = series.seated[run.failure.seat]
        message = own.text("bot-failed", bot=failing, fault=run.failure.fault.what)
        typer.echo(own.text("cli-error", message=message), err=True)
        for place in run.failure.fault.places:
            typer.echo(f"    {place}", err=True)
    if run.status:
        raise typer.Exit(run.status)


def known_bots(own: Messages, names: Sequence[str], players: int) -> tuple[str, ...]:
    """The bots of these names. Exits with 2 if one is unknown or they do not fit the seats."""
    wanted = tuple(known_bot(own, name) for name in names)
    if len(wanted) not in (1, players):
        fail(own, own.text("simulate-bots-and-seats", players=players, bots=len(wanted)))
    return wanted


@dataclass
class Run:
    """The results of games, the seconds they took, and what ended them early."""

    tally: Tally
    seconds: float = 0.0
    failure: BotFailed | None = None
    status: int = 0


def played(own: Messages, series: Series, workers: int) -> Run:
    """Play the games, with progress on stderr if it is a terminal."""
    run = Run(Tally(series.players))
    with watched(own.text("simulate-progress"), series.games) as on_progress:
        start = perf_counter()

        def take(part: Tally) -> None:
            # A single assignment, since Ctrl-C may come in the middle of adding.
            run.tally = run.tally.with_part(part)
            on_progress(part.games)

        try:
            if not taken_to_the_end(parts_of(series, workers), take):
                run.status = INTERRUPTED
        except BotFailed as error:
            run.failure, run.status = error, 1
        run.seconds = perf_counter() - start
    return run


# --- for programs ---------------------------------------------------------------------------------


def series_record(series: Series) -> dict[str, object]:
    """The options as a JSON object."""
    return {
        "players": series.players,
        "games": series.games,
        "seed": series.seed,
        "bots": list(series.seated),
        "edition": EDITION_NAMES[series.edition],
        "draft": series.drafts_first_age,
    }


def results_record(series: Series, tally: Tally) -> dict[str, object]:
    """The results that do not depend on the machine, as a JSON object. Glory is a clan's mean."""
    clans = tally.games * tally.players
    return {
        "decisions": tally.decisions,
        "decisions_per_game": tally.decisions / tally.games,
        "shortest": tally.shortest,
        "longest": tally.longest,
        "glory": sum(tally.glory) / clans,
        "glory_by_source": {
            name: sum(by_source[source] for by_source in tally.sources) / clans
            for source, name in enumerate(SOURCE_NAMES)
        },
        "glory_by_source_and_age": {
            name: [by_source[source] / clans for by_source in tally.sources]
            for source, name in enumerate(SOURCE_NAMES)
        },
        "seats": [
            {
                "clan": CLAN_NAMES[seat],
                "bot": name,
                "win_share": tally.win_share(seat),
                "win_interval": list(tally.win_interval(seat)),
                "glory": tally.glory[seat] / tally.games,
            }
            for seat, name in enumerate(series.seated)
        ],
        "checksum": f"{tally.checksum:08x}",
    }


def timing_record(tally: Tally, seconds: float, workers: int) -> dict[str, float | int | str]:
    """The results that depend on the machine, as a JSON object."""
    from fimbul.cli.app import build_of_rules

    return {
        "seconds": seconds,
        "games_per_second": tally.games / seconds,
        "decisions_per_second": tally.decisions / seconds,
        "workers": workers,
        "rules": build_of_rules(),
    }


# --- for people -----------------------------------------------------------------------------------


def print_report(
    console: Console,
    own: Messages,
    series: Series,
    tally: Tally,
    timing: dict[str, float | int | str],
) -> None:
    """Print the series, its speed and length, the seats, and the sources of glory."""
    title = own.text(
        "simulate-title", games=series.games, players=series.players, seed=str(series.seed)
    )
    console.print(Text(title, style="bold"))
    edition = own.text(f"simulate-edition-{EDITION_NAMES[series.edition]}")
    draft = "" if series.drafts_first_age else own.text("simulate-no-draft")
    console.print(Text(", ".join(filter(None, (capital(edition), draft)))))
    for table in (
        facts_table(own, tally, timing),
        seats_table(own, series, tally),
        sources_table(own, tally),
    ):
        console.print()
        console.print(table)
    console.print()
    console.print(Text(own.text("simulate-measured"), style="dim"))


def facts_table(own: Messages, tally: Tally, timing: dict[str, float | int | str]) -> Table:
    """A line for each overall number, some with a note."""
    length = own.text(
        "simulate-range-note", shortest=str(tally.shortest), longest=str(tally.longest)
    )
    glory = sum(tally.glory) / tally.games / tally.players
    facts = (
        *speed_facts(own, timing),
        ("simulate-decisions-per-game", f"{tally.decisions / tally.games:.1f}", length),
        ("simulate-glory-per-clan", f"{glory:.1f}", ""),
        ("simulate-checksum", f"{tally.checksum:08x}", ""),
    )
    return facts_grid(own, facts)


def speed_facts(own: Messages, timing: dict[str, float | int | str]) -> list[Fact]:
    """Games and decisions per second, with a note on what they were measured on."""
    note = own.text(
        "simulate-speed-note",
        seconds=f"{timing['seconds']:.1f}",
        workers=int(timing["workers"]),
        build=str(timing["rules"]),
    )
    return [
        ("simulate-games-per-second", f"{timing['games_per_second']:.1f}", note),
        ("simulate-decisions-per-second", f"{timing['decisions_per_second']:.0f}", ""),
    ]


def seats_table(own: Messages, series: Series, tally: Tally) -> Table:
    """A line for each seat: who sat there, how often they won, and with how much glory."""
    table = report_table(
        headings(own, ("seat", "bot", "wins", "interval", "glory")), texts=2, gap=GAP
    )
    for seat, name in enumerate(series.seated):
        table.add_row(
            own.text(f"clan-{CLAN_NAMES[seat]}"),
            name,
            *share_cells(own, tally.win_share(seat), tally.win_interval(seat)),
            f"{tally.glory[seat] / tally.games:.1f}",
        )
    return table


def sources_table(own: Messages, tally: Tally) -> Table:
    """A line for each source of glory, by age."""
    columns = ("source", *(f"age:{age}" for age in AGES), "all")
    table = report_table(headings(own, columns), gap=GAP)
    clans = tally.games * tally.players
    totals = [0] * len(AGES)
    for source, name in enumerate(SOURCE_NAMES):
        amounts = [by_source[source] for by_source in tally.sources]
        totals = [total + amount for total, amount in zip(totals, amounts, strict=True)]
        numbers = [f"{amount / clans:.1f}" for amount in (*amounts, sum(amounts))]
        table.add_row(own.text(f"source-{name}"), *numbers)
    numbers = [f"{amount / clans:.1f}" for amount in (*totals, sum(totals))]
    table.add_row(own.text("simulate-all-sources"), *numbers, style="bold")
    return table


def headings(own: Messages, columns: Sequence[str]) -> list[str]:
    """The headings of columns. `age:2` is age 2."""
    found = []
    for column in columns:
        name, _, age = column.partition(":")
        key = f"simulate-column-{name}"
        found.append(capital(own.text(key, age=age) if age else own.text(key)))
    return found
