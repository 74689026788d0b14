"""`fimbul arena`: bots against each other, with confidence intervals for their win shares."""

from __future__ import annotations

from dataclasses import dataclass, replace
from datetime import datetime
from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING, Annotated

import typer

from fimbul.arena import (
    ENGINES,
    Contest,
    MissingEngine,
    limit_for,
    ratings,
    standings,
)
from fimbul.arena.contest import BUDGETS_IN_LIMIT, USUAL_LIMIT
from fimbul.arena.ladder import TABLES, contests, rungs_of
from fimbul.arena.playing import parts_of
from fimbul.arena.standing import whole_deals
from fimbul.bots import BOT_NAMES
from fimbul.cli.arena_report import (
    contest_record,
    ladder_record,
    print_contest,
    print_ladder,
    results_record,
    timing_record,
)
from fimbul.cli.bots import OWN_BOT, known_bot
from fimbul.cli.play import edition_number
from fimbul.cli.records import Records, folder_of
from fimbul.cli.series import (
    INTERRUPTED,
    EditionOption,
    EngineOption,
    NoDraftOption,
    SecondsOption,
    SeedOption,
    SimulationsOption,
    WorkersOption,
    budget_of,
    print_json,
    taken_to_the_end,
    tell_part,
    watched,
)
from fimbul.cli.shell import complete_bot
from fimbul.cli.strength import markdown
from fimbul.cli.terminal import JsonOption, LanguageOption, close_to, fail, page, speak
from fimbul.rules import EDITION_NAMES
from fimbul.rules.manifest import MAX_PLAYERS, MIN_PLAYERS

if TYPE_CHECKING:
    from collections.abc import Callable

    from fimbul.arena import Outcome, Standing
    from fimbul.i18n import Messages


def arena(
    bots: Annotated[
        list[str] | None,
        typer.Argument(
            metavar="BOT…",
            help=f"One for each seat: {', '.join(BOT_NAMES)}, {OWN_BOT}. "
            "With --ladder: those to rate, by default all of these names.",
            autocompletion=complete_bot,
            show_default=False,
        ),
    ] = None,
    games: Annotated[
        int,
        typer.Option(
            "--games",
            min=1,
            max=10_000_000,
            help="How many games, of the ladder: in each contest. "
            "Rounded up, so that each deal is played from every seat.",
        ),
    ] = 1_200,
    seed: SeedOption = 1,
    ladder: Annotated[
        bool,
        typer.Option("--ladder", help="Rate bots against each other, with 2, 3 and 4 players."),
    ] = False,
    seconds: SecondsOption = None,
    simulations: SimulationsOption = None,
    limit: Annotated[
        float | None,
        typer.Option(
            "--limit",
            min=0.1,
            help="The seconds after which a bot that has not answered is out of the game. "
            f"Default: {USUAL_LIMIT:g}, or {BUDGETS_IN_LIMIT} times --seconds if that is more.",
            show_default=False,
        ),
    ] = None,
    edition: EditionOption = EDITION_NAMES[0],
    no_draft: NoDraftOption = False,
    workers: WorkersOption = 1,
    engine: EngineOption = ENGINES[0],
    as_json: JsonOption = False,
    as_markdown: Annotated[
        bool, typer.Option("--markdown", help="Print the ladder as it stands in docs/strength.md.")
    ] = False,
    save: Annotated[
        Path | None,
        typer.Option(
            "--save",
            metavar="FOLDER",
            help="Write the record of every game to this folder, which is new or empty.",
        ),
    ] = None,
    language: LanguageOption = None,
) -> None:
    """Let bots play each other and report which is stronger, and how sure that is.

    Exits with 1 when a bot failed: chance decided in its place, and it is reported. One that did
    not answer within --limit, or ended its process, is not asked again in that game. Ctrl-C ends it
    early: what was played is reported as a part, and the exit status is 130.
    """
    own = speak(language)
    engine = known_engine(own, engine)
    named = tuple(known_bot(own, called) for called in bots or ())
    budget = budget_of(seconds, simulations)
    number = edition_number(own, edition)
    limit = limit_for(budget) if limit is None else limit
    records = records_in(own, save)
    contest = Contest(named, games, seed, budget, number, not no_draft, limit, records is not None)
    playing = Playing(own, workers, engine, records)
    try:
        if ladder:
            played = ladder_played(playing, contest, as_json, as_markdown)
        else:
            if as_markdown:
                fail(own, own.text("arena-markdown"))
            if not MIN_PLAYERS <= len(named) <= MAX_PLAYERS:
                fail(own, own.text("arena-players"))
            played = contest_played(playing, contest, as_json)
    except MissingEngine as error:
        fail(own, own.text(error.code))
    if records is not None and records.failure:
        reason = own.text("saved-not", file=str(records.folder), reason=records.failure)
        typer.echo(own.text("cli-error", message=reason), err=True)
    if playing.is_interrupted:
        raise typer.Exit(INTERRUPTED)
    if any(standing.forfeits for standing in played) or (records is not None and records.failure):
        raise typer.Exit(1)


def known_engine(own: Messages, name: str) -> str:
    """The engine of this name. Exits with 2 if there is none."""
    wanted = name.strip().casefold()
    if wanted not in ENGINES:
        message = own.text("arena-unknown-engine", engine=name, known=", ".join(ENGINES))
        fail(own, message, close_to(wanted, ENGINES))
    return wanted


def records_in(own: Messages, folder: Path | None) -> Records | None:
    """The folder for records, if they are wanted. Exits with 2 if it is not empty."""
    if folder is None:
        return None
    records = Records(folder, datetime.now().date())
    if not records.is_free():
        fail(own, own.text("arena-save-not-empty", folder=str(folder)))
    return records


@dataclass
class Playing:
    """How contests are played, and whether Ctrl-C was pressed meanwhile."""

    own: Messages
    workers: int
    engine: str
    records: Records | None
    is_interrupted: bool = False

    def play(
        self, contest: Contest, on_progress: Callable[[int], None], within: str = ""
    ) -> list[Outcome]:
        """The outcomes of the games of whole deals, in order, until the end or Ctrl-C."""
        outcomes: list[Outcome] = []

        def take(found: list[Outcome]) -> None:
            if self.records is not None:
                found = [self.records.keep(contest, outcome, within) for outcome in found]
            outcomes.extend(found)
            on_progress(len(found))

        parts = parts_of(contest, self.workers, self.engine)
        self.is_interrupted = not taken_to_the_end(parts, take)
        return sorted(whole_deals(contest, outcomes), key=lambda outcome: outcome.game)


# --- a contest ------------------------------------------------------------------------------------


def contest_played(playing: Playing, contest: Contest, as_json: bool) -> list[Standing]:
    """Play a contest, print its result and return it; [] if no whole deal was played."""
    own = playing.own
    start = perf_counter()
    with watched(own.text("arena-progress"), contest.all_games) as on_progress:
        outcomes = playing.play(contest, on_progress)
    took = perf_counter() - start
    planned = contest.all_games
    contest = replace(contest, games=len(outcomes))
    found = standings(contest, outcomes) if outcomes else []
    rated = ratings([(contest.bots, outcomes)])
    if as_json:
        report = {
            "is_partial": playing.is_interrupted,
            "planned_games": planned,
            "contest": contest_record(contest),
            "results": results_record(found, rated, outcomes),
            "timing": timing_record(found, took, playing.workers, playing.engine),
        }
        print_json(report)
        return found
    if playing.is_interrupted:
        tell_part(own, len(outcomes), planned)
    if found:
        print_contest(page(), own, contest, found, rated)
    return found


# --- the ladder -----------------------------------------------------------------------------------


def ladder_played(
    playing: Playing, like: Contest, as_json: bool, as_markdown: bool
) -> list[Standing]:
    """Play the ladder, print its result and return it. Exits with 2 for fewer than two bots."""
    own = playing.own
    bots = tuple(dict.fromkeys(like.bots or BOT_NAMES))
    if len(bots) < 2:
        fail(own, own.text("arena-ladder-bots"))
    like = replace(like, bots=bots)
    planned = [contest for players in TABLES for contest in contests(like, players)]
    start = perf_counter()
    games = sum(contest.all_games for contest in planned)
    played: list[tuple[Contest, list[Outcome]]] = []
    with watched(own.text("arena-progress"), games) as on_progress:
        for contest in planned:
            outcomes = playing.play(contest, on_progress, folder_of(contest))
            if outcomes:
                played.append((replace(contest, games=len(outcomes)), outcomes))
            if playing.is_interrupted:
                break
    took = perf_counter() - start
    rungs = rungs_of(bots, played)
    if as_json:
        report = {"is_partial": playing.is_interrupted, "planned_games": games}
        print_json({**report, **ladder_record(rungs, took)})
    else:
        if playing.is_interrupted:
            tell_part(own, sum(len(outcomes) for _, outcomes in played), games)
        if as_markdown:
            typer.echo(markdown(rungs, like.seed, like.budget, took, playing.workers))
        else:
            print_ladder(page(), own, rungs, like.games)
    return [standing for rung in rungs for _, found in rung.contests for standing in found]
