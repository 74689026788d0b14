"""What `fimbul arena` prints: for people, and as JSON for programs."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rich.text import Text

from fimbul.arena.table import CRASH, OUT, TIMEOUT
from fimbul.cli.series import report_table, share_cells
from fimbul.cli.terminal import capital
from fimbul.rules import EDITION_NAMES, SOURCE_NAMES

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rich.console import Console
    from rich.table import Table

    from fimbul.arena import Contest, Outcome, Rating, Standing
    from fimbul.arena.ladder import Rungs
    from fimbul.bots import Fault
    from fimbul.i18n import Messages

SHOWN_FAULTS: Final = 3
FAULTS: Final = {
    TIMEOUT: "arena-fault-timeout",
    CRASH: "arena-fault-crash",
    OUT: "arena-fault-out",
}
"""The faults that the arena itself reports, with the keys of their messages."""


# --- a contest ------------------------------------------------------------------------------------


def contest_record(contest: Contest) -> dict[str, object]:
    """The options as a JSON object."""
    return {
        "bots": list(contest.bots),
        "players": contest.players,
        "games": contest.all_games,
        "deals": contest.deals,
        "seed": contest.seed,
        "seconds": contest.budget.seconds,
        "simulations": contest.budget.simulations,
        "limit": contest.limit,
        "edition": EDITION_NAMES[contest.edition],
        "draft": contest.drafts_first_age,
    }


def results_record(
    found: Sequence[Standing], rated: dict[str, Rating] | None, outcomes: Sequence[Outcome]
) -> dict[str, object]:
    """The results that do not depend on the machine, as a JSON object."""
    checksum = sum(outcome.checksum for outcome in outcomes) & 0xFFFF_FFFF
    return {
        "bots": [standing_record(standing, rated) for standing in found],
        "checksum": f"{checksum:08x}",
    }


def standing_record(standing: Standing, rated: dict[str, Rating] | None) -> dict[str, object]:
    """The results of a bot, apart from its time, as a JSON object."""
    rating = rated[standing.bot] if rated else None
    return {
        "bot": standing.bot,
        "seats": standing.seats,
        "win_share": standing.win_share,
        "win_interval": list(standing.interval),
        "even_share": standing.even_share,
        "glory": standing.glory,
        "glory_spread": standing.glory_spread,
        "glory_by_source": standing.sources,
        "rating": None
        if rating is None
        else {"mu": rating.mu, "sigma": rating.sigma, "ordinal": rating.ordinal},
        "decisions": standing.decisions,
        "forfeits": standing.forfeits,
        "faults": [
            {"fault": fault.what, "at": list(fault.places), "count": count}
            for fault, count in standing.faults
        ],
    }


def timing_record(
    found: Sequence[Standing], took: float, workers: int, engine: str
) -> dict[str, object]:
    """The results that depend on the machine, as a JSON object."""
    from fimbul.cli.app import build_of_rules

    return {
        "seconds": took,
        "milliseconds": {
            standing.bot: {"mean": standing.milliseconds, "p99": standing.milliseconds_p99}
            for standing in found
        },
        "workers": workers,
        "engine": engine,
        "rules": build_of_rules(),
    }


def print_contest(
    console: Console,
    own: Messages,
    contest: Contest,
    found: Sequence[Standing],
    rated: dict[str, Rating] | None,
) -> None:
    """Print who won how much, where glory came from, and who failed."""
    title = own.text(
        "arena-title", games=contest.all_games, deals=contest.deals, seed=str(contest.seed)
    )
    console.print(Text(title, style="bold"))
    even = f"{100 / contest.players:.1f}".removesuffix(".0")
    console.print(Text(own.text("arena-even", share=even)))
    for table in (bots_table(own, found, rated), sources_table(own, found)):
        console.print()
        console.print(table)
    console.print()
    console.print(Text(own.text("arena-note"), style="dim"))
    if rated is None:
        console.print(Text(own.text("arena-no-rating"), style="dim"))
    print_faults(console, own, contest, found)


def bots_table(own: Messages, found: Sequence[Standing], rated: dict[str, Rating] | None) -> Table:
    """A line for each bot: how much it won, its glory and rating, how long it thought."""
    table = report_table(
        [
            capital(own.text("simulate-column-bot")),
            capital(own.text("simulate-column-wins")),
            own.text("simulate-column-interval"),
            capital(own.text("arena-column-glory")),
            capital(own.text("arena-column-rating")),
            own.text("arena-column-mean"),
            own.text("arena-column-p99"),
        ]
    )
    for standing in found:
        rating = rated[standing.bot] if rated else None
        table.add_row(
            called(own, standing),
            *share_cells(own, standing.win_share, standing.interval),
            f"{standing.glory:.1f} ± {standing.glory_spread:.0f}",
            "–" if rating is None else f"{rating.mu:.1f} ± {rating.sigma:.1f}",
            f"{standing.milliseconds:.2f}",
            f"{standing.milliseconds_p99:.2f}",
        )
    return table


def called(own: Messages, standing: Standing) -> str:
    """The name of a bot, with the number of its seats if it has several."""
    name = short(standing.bot)
    if standing.seats == 1:
        return name
    return own.text("arena-several", bot=name, seats=standing.seats)


def short(bot: str) -> str:
    """The name of a bot without the folders of its file."""
    return bot.replace("\\", "/").rpartition("/")[2]


def sources_table(own: Messages, found: Sequence[Standing]) -> Table:
    """A line for each source of glory, a column for each bot."""
    names = [capital(own.text("arena-column-source")), *(short(standing.bot) for standing in found)]
    table = report_table(names)
    for source in SOURCE_NAMES:
        amounts = [f"{standing.sources[source]:.1f}" for standing in found]
        table.add_row(own.text(f"source-{source}"), *amounts)
    return table


def print_faults(
    console: Console, own: Messages, contest: Contest, found: Sequence[Standing]
) -> None:
    """Print which bots forfeited decisions, and why."""
    for standing in found:
        if standing.forfeits:
            text = own.text(
                "arena-forfeits",
                bot=short(standing.bot),
                count=standing.forfeits,
                decisions=standing.decisions,
            )
            console.print(Text(text, style="bold red"))
            for fault, count in standing.faults[:SHOWN_FAULTS]:
                said = fault_text(own, contest, fault)
                line = own.text("arena-fault", count=count, fault=said)
                console.print(Text(f"  {line}"))
                for place in fault.places:
                    console.print(Text(f"      {place}", style="dim"))
            more = sum(count for _, count in standing.faults[SHOWN_FAULTS:])
            if more:
                console.print(Text(f"  {own.text('arena-fault-more', count=more)}"))


def fault_text(own: Messages, contest: Contest, fault: Fault) -> str:
    """What went wrong: in the reader's language, or in the words of the bot's own error."""
    key = FAULTS.get(fault.what)
    return fault.what if key is None else own.text(key, seconds=f"{contest.limit:g}")


# --- the ladder -----------------------------------------------------------------------------------


def ladder_record(rungs: Sequence[Rungs], took: float) -> dict[str, object]:
    """The ladder as a JSON object."""
    return {
        "ladder": [
            {
                "players": rung.players,
                "contests": [
                    {
                        "contest": contest_record(contest),
                        "bots": [standing_record(standing, rung.ratings) for standing in found],
                        "milliseconds": {
                            standing.bot: {
                                "mean": standing.milliseconds,
                                "p99": standing.milliseconds_p99,
                            }
                            for standing in found
                        },
                    }
                    for contest, found in rung.contests
                ],
            }
            for rung in rungs
        ],
        "seconds": took,
    }


def print_ladder(console: Console, own: Messages, rungs: Sequence[Rungs], games: int) -> None:
    """Print a table for each number of players: rows against columns, and ratings."""
    for rung in rungs:
        bots = rung.bots
        even = f"{100 / rung.players:.1f}".removesuffix(".0")
        title = own.text("arena-ladder-title", players=rung.players, games=games, share=even)
        console.print(Text(title, style="bold"))
        headings = [capital(own.text("simulate-column-bot")), *map(short, bots)]
        table = report_table([*headings, capital(own.text("arena-column-rating"))])
        for bot in bots:
            cells = []
            for other in bots:
                standing = rung.against(bot, other)
                cells.append("–" if standing is None else share_cell(own, standing))
            rating = rung.ratings.get(bot) if rung.ratings else None
            cells.append("–" if rating is None else f"{rating.mu:.1f}")
            table.add_row(short(bot), *cells)
        console.print(table)
        console.print()
        for contest, found in rung.contests:
            print_faults(console, own, contest, found)


def share_cell(own: Messages, standing: Standing) -> str:
    """A win share with its interval."""
    low, high = standing.interval
    interval = own.text("simulate-interval", low=f"{100 * low:.0f}", high=f"{100 * high:.0f}")
    return f"{100 * standing.win_share:.1f} ({interval})"
