"""`fimbul stats`: how often each card is taken, played and on the winning side."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final, Literal, NoReturn

import typer
from rich.text import Text

from fimbul.arena import Series
from fimbul.arena.options import WHOLE_WIN
from fimbul.bots import BOT_NAMES, BotFailed
from fimbul.cli.bots import OWN_BOT
from fimbul.cli.database import checked, must_exist, on_store, require_extra
from fimbul.cli.play import edition_number
from fimbul.cli.series import (
    INTERRUPTED,
    SeedOption,
    WorkersOption,
    print_json,
    taken_to_the_end,
    tell_part,
    watched,
)
from fimbul.cli.shell import PEOPLE, beginning, complete_bot, complete_level
from fimbul.cli.simulate import known_bots, series_record
from fimbul.cli.stats_games import (
    Gathered,
    Wanted,
    counts_at,
    counts_in,
    finished_tables,
    sagas_in,
)
from fimbul.cli.stats_report import DECK, SORTS, card_record, print_cards, ranked
from fimbul.cli.terminal import JsonOption, LanguageOption, close_to, fail, page, speak
from fimbul.cli.text.saving import is_there, path_named
from fimbul.rules import EDITION_NAMES, RULES_VERSION
from fimbul.rules.cells import STANDARD
from fimbul.rules.manifest import MAX_PLAYERS, MIN_PLAYERS
from fimbul.statistics import SMALL, parts_of, shipped_statistics
from fimbul.statistics.games import UNREADABLE, LeftOut

if TYPE_CHECKING:
    from collections.abc import Generator, Sequence

    from fimbul.i18n import Messages
    from fimbul.statistics import Counts
    from fimbul.store import Store

USUAL_BOT: Final = "thrall"
USUAL_GAMES: Final = 100

Source = Literal["records", "played", "database", "shipped"]


def complete_sort(incomplete: str) -> list[str]:
    """The numbers to rank by."""
    return beginning(SORTS, incomplete)


def stats(
    files: Annotated[
        list[Path] | None,
        typer.Argument(
            metavar="FILE.saga|FOLDER…",
            help="Records of games, or folders of them. Without games, the statistics of the bots "
            "that come with Fimbul are shown.",
            show_default=False,
        ),
    ] = None,
    games: Annotated[
        int | None,
        typer.Option(
            "--games",
            min=1,
            max=10_000_000,
            help=f"Play this many games now. Default with --bots: {USUAL_GAMES}.",
            show_default=False,
        ),
    ] = None,
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
    database: Annotated[
        str,
        typer.Option(
            "--database",
            help="Count the finished tables of a server: sqlite:///FILE, or "
            "postgresql://USER:PASSWORD@HOST/NAME.",
            show_default=False,
        ),
    ] = "",
    players: Annotated[
        int | None,
        typer.Option(
            "--players",
            min=MIN_PLAYERS,
            max=MAX_PLAYERS,
            help=f"Only games of this many clans. Default: all; of --games: {MAX_PLAYERS}.",
            show_default=False,
        ),
    ] = None,
    edition: Annotated[
        str | None,
        typer.Option(
            "--edition",
            help=f"Only games of this edition: {' or '.join(EDITION_NAMES)}. Default: all; of "
            f"--games: {EDITION_NAMES[STANDARD]}.",
            show_default=False,
        ),
    ] = None,
    level: Annotated[
        str | None,
        typer.Option(
            "--level",
            help=f"Only clans played by this bot, or by {PEOPLE}. Default: all.",
            autocompletion=complete_level,
            show_default=False,
        ),
    ] = None,
    seed: SeedOption = 1,
    workers: WorkersOption = 1,
    sort: Annotated[
        str,
        typer.Option(
            "--sort",
            help=f"Rank the cards by: {', '.join(SORTS)}.",
            autocompletion=complete_sort,
        ),
    ] = DECK,
    hands: Annotated[
        bool, typer.Option("--hands", help="Show what was done with the cards in the hands.")
    ] = False,
    as_json: JsonOption = False,
    language: LanguageOption = None,
) -> None:
    """Report how often each card is taken, played and on the winning side, and how sure that is.

    Exits with 1 when a record could not be read or a bot failed: the rest is reported. Ctrl-C ends
    it early: what was counted is reported as a part, and the exit status is 130.
    """
    own = speak(language)
    sort = known_sort(own, sort)
    number = None if edition is None else edition_number(own, edition)
    wanted = Wanted(players, number, None if level is None else level.strip())
    source = the_source(own, files, games, bots, database)
    counting = Counting(own, source, wanted)
    match source:
        case "records":
            counting.read(files or [])
        case "played":
            named = known_bots(own, bots or [USUAL_BOT], players or MAX_PLAYERS)
            edition_played = STANDARD if number is None else number
            series = Series(
                players or MAX_PLAYERS, games or USUAL_GAMES, seed, named, edition_played
            )
            counting.play(series, workers)
        case "database":
            counting.look_up(database)
        case "shipped":
            counting.take_shipped()
    counting.report(sort, shows_hands=hands, as_json=as_json)
    if counting.status:
        raise typer.Exit(counting.status)


def known_sort(own: Messages, name: str) -> str:
    """The number to rank by, of this name. Exits with 2 if there is none."""
    wanted = name.strip().casefold()
    if wanted not in SORTS:
        message = own.text("stats-unknown-sort", sort=name, known=", ".join(SORTS))
        fail(own, message, close_to(wanted, SORTS))
    return wanted


def the_source(
    own: Messages,
    files: Sequence[Path] | None,
    games: int | None,
    bots: Sequence[str] | None,
    database: str,
) -> Source:
    """Where the games come from. Exits with 2 if that is more than one place."""
    named: dict[Source, bool] = {
        "records": bool(files),
        "played": games is not None or bool(bots),
        "database": bool(database),
    }
    found = [source for source, is_named in named.items() if is_named]
    if len(found) > 1:
        fail(own, own.text("stats-one-source"))
    return found[0] if found else "shipped"


@dataclass
class Counting:
    """The counting of games from one source: what was found so far, and what ended it early."""

    own: Messages
    source: Source
    wanted: Wanted
    planned: int | None = None
    """The games to look at; None until they are known."""
    rules: tuple[int, ...] = (RULES_VERSION,)
    series: Series | None = None
    status: int = 0

    def __post_init__(self) -> None:
        self.gathered = Gathered()

    # --- counting -----------------------------------------------------------------------------

    def read(self, paths: Sequence[Path]) -> None:
        """Count the records in files and folders. Exits with 2 if one is not there."""
        own = self.own
        named = [path_named(path) for path in paths]
        for path in named:
            if not is_there(path):
                fail(own, own.text("stats-no-file", file=str(path)))
        sagas = sagas_in(named)
        self.planned = len(sagas)

        def parts() -> Generator[Counts | LeftOut]:
            for saga in sagas:
                try:
                    yield counts_in(own, saga, self.wanted)
                except LeftOut as reason:
                    yield reason

        with watched(own.text("stats-progress"), len(sagas)) as on_progress:

            def take(part: Counts | LeftOut) -> None:
                self._take(part, 1)
                on_progress(1)

            if not taken_to_the_end(parts(), take):
                self.status = INTERRUPTED

    def play(self, series: Series, workers: int) -> None:
        """Play games and count them. A bot that fails ends it early, with status 1."""
        own = self.own
        self.series, self.planned = series, series.games
        if self.wanted.level not in {None, *series.seated}:
            self._fail_without_games()
        with watched(own.text("simulate-progress"), series.games) as on_progress:

            def take(part: Counts) -> None:
                self._take(part, part.games)
                on_progress(part.games)

            try:
                if not taken_to_the_end(parts_of(series, self.wanted.level, workers), take):
                    self.status = INTERRUPTED
            except BotFailed as error:
                failing = series.seated[error.seat]
                message = own.text("bot-failed", bot=failing, fault=error.fault.what)
                typer.echo(own.text("cli-error", message=message), err=True)
                for place in error.fault.places:
                    typer.echo(f"    {place}", err=True)
                self.status = 1

    def look_up(self, database: str) -> None:
        """Count the finished tables of a database. Exits with 2 if it cannot be read."""
        own = self.own
        require_extra(own)
        url = checked(own, database)
        must_exist(own, url)

        async def work(store: Store) -> None:
            tables = [table async for table in finished_tables(store)]
            self.planned = len(tables)
            with watched(own.text("stats-progress"), len(tables)) as on_progress:
                for table in tables:
                    try:
                        self._take(await counts_at(own, store, table, self.wanted), 1)
                    except LeftOut as reason:
                        self._take(reason, 1)
                    on_progress(1)

        try:
            on_store(own, url, work, "stats-failed")
        except KeyboardInterrupt:
            self.status = INTERRUPTED

    def take_shipped(self) -> None:
        """Take the statistics that come with Fimbul."""
        rules = set()
        for group in shipped_statistics():
            if self.wanted.seats(group.players, group.edition, [group.level]):
                self._take(group.counts, group.counts.games)
                rules.add(group.rules)
        self.rules = tuple(sorted(rules))
        self.planned = self.gathered.done

    def _take(self, part: Counts | LeftOut, games: int) -> None:
        if isinstance(part, LeftOut):
            self.gathered.leave_out(part)
        else:
            self.gathered.take(part)
        self.gathered.done += games

    # --- reporting ----------------------------------------------------------------------------

    def report(self, sort: str, *, shows_hands: bool, as_json: bool) -> None:
        """Print the statistics and what was left out. Exits with 2 if no game was counted."""
        own, gathered = self.own, self.gathered
        for fault in gathered.faults:
            typer.echo(own.text("cli-error", message=fault), err=True)
        if gathered.faults and not self.status:
            self.status = 1
        if not gathered.counts.games and not self.status:
            self._fail_without_games()
        rows = ranked(gathered.counts, sort)
        if as_json:
            print_json({**self._heading(sort), "cards": [card_record(own, row) for row in rows]})
            return
        console = page()
        if self._is_partial:
            tell_part(own, gathered.done, self.planned or 0)
        if self.source == "shipped":
            console.print(Text(own.text("stats-shipped", levels=self._shipped_levels())))
        if gathered.counts.games:
            print_cards(console, own, gathered.counts, rows, shows_hands=shows_hands)
        left_out = {code: count for code, count in gathered.left_out.items() if count}
        left_out.pop(UNREADABLE, None)
        for code, count in left_out.items():
            console.print(Text(own.text(f"stats-left-out-{code}", games=count)))

    def _fail_without_games(self) -> NoReturn:
        level, known = self.wanted.level, (*BOT_NAMES, PEOPLE)
        alike = close_to(level, known) if level and level not in known else []
        fail(self.own, self.own.text("stats-no-games"), alike)

    @property
    def _is_partial(self) -> bool:
        return self.planned is None or self.gathered.done < self.planned

    def _shipped_levels(self) -> str:
        return ", ".join(
            group.level
            for group in shipped_statistics()
            if self.wanted.seats(group.players, group.edition, [group.level])
        )

    def _heading(self, sort: str) -> dict[str, object]:
        """All of the JSON object but the cards."""
        edition, counts = self.wanted.edition, self.gathered.counts
        return {
            "is_partial": self._is_partial,
            "planned_games": self.planned,
            "source": self.source,
            "series": None if self.series is None else series_record(self.series),
            "rules": list(self.rules),
            "filters": {
                "players": self.wanted.players,
                "edition": None if edition is None else EDITION_NAMES[edition],
                "level": self.wanted.level,
            },
            "games": counts.games,
            "clans": counts.clans,
            "even_share": counts.even / (WHOLE_WIN * counts.clans) if counts.clans else None,
            "left_out": self.gathered.left_out,
            "small_sample": SMALL,
            "sort": sort,
        }
