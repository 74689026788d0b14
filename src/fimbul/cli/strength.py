"""The ladder in the form of docs/strength.md: tables, and how they were measured."""

from __future__ import annotations

import os
import platform
import subprocess
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING

from fimbul import __version__

if TYPE_CHECKING:
    from collections.abc import Sequence

    from fimbul.arena.ladder import Rungs
    from fimbul.bots import Budget


def markdown(rungs: Sequence[Rungs], seed: int, budget: Budget, took: float, workers: int) -> str:
    """The ladder in Markdown; English, as all of docs/ is."""
    parts = [measured(seed, budget, took, workers)]
    parts += [table_of(rung) for rung in rungs]
    return "\n\n".join(parts)


def measured(seed: int, budget: Budget, took: float, workers: int) -> str:
    """When the ladder was played, with which version and on which machine."""
    from fimbul.cli.app import build_of_rules

    limits = [f"{budget.seconds} s"] if budget.seconds else []
    limits += [f"{budget.simulations} simulations"] if budget.simulations else []
    return (
        f"Measured on {datetime.now(UTC):%Y-%m-%d} at {commit()}, rules {build_of_rules()}, "
        f"Python {platform.python_version()}, {processor()}, {workers} of {os.cpu_count()} cores "
        f"in {took / 60:.0f} minutes; seed {seed}, at most {' and '.join(limits)} a decision."
    )


def commit() -> str:
    """The commit of the working copy, or the version if there is none."""
    folder = Path(__file__).parent
    command = ["git", "-C", str(folder), "describe", "--always", "--dirty", "--abbrev=9"]
    try:
        found = subprocess.run(command, capture_output=True, text=True, check=True)
    except (OSError, subprocess.CalledProcessError):
        return f"version {__version__}"
    return f"commit `{found.stdout.strip()}`"


def processor() -> str:
    """The model of the processor, if the system says."""
    cpus = Path("/proc/cpuinfo")
    if cpus.is_file():
        for line in cpus.read_text(encoding="utf-8", errors="replace").splitlines():
            name, _, model = line.partition(":")
            if name.strip() == "model name":
                return model.strip()
    return platform.processor() or platform.machine()


def table_of(rung: Rungs) -> str:
    """The win share of one bot (row) against others of another (column), and the ratings."""
    bots = rung.bots
    games = rung.contests[0][0].all_games
    lines = [
        f"### {rung.players} players",
        "",
        "Win share in % of one bot (row) at a table of another (column), with its 95 % interval.",
        f"{games} games each; even share {100 / rung.players:.1f} %.",
        "",
        f"| | {' | '.join(bots)} | rating | ms, mean | ms, 99 % |",
        f"| --- |{' ---: |' * (len(bots) + 3)}",
    ]
    for bot in bots:
        cells = []
        for other in bots:
            found = rung.against(bot, other)
            if found is None:
                cells.append("")
                continue
            low, high = found.interval
            cells.append(f"{100 * found.win_share:.1f} ({100 * low:.1f}–{100 * high:.1f})")
        rating = rung.ratings.get(bot) if rung.ratings else None
        own = [s for _, standings in rung.contests for s in standings if s.bot == bot]
        decisions = max(1, sum(s.decisions for s in own))
        mean = sum(s.milliseconds * s.decisions for s in own) / decisions
        worst = max((s.milliseconds_p99 for s in own), default=0.0)
        rated = "" if rating is None else f"{rating.mu:.1f} ± {rating.sigma:.1f}"
        lines.append(f"| **{bot}** | {' | '.join(cells)} | {rated} | {mean:.2f} | {worst:.2f} |")
    return "\n".join(lines)
