"""``python -m bench.table``: both builds of the rules and the yardstick, side by side.

Each runs in a separate process, in turns, so that a busy machine affects all of them equally;
figures are medians over the turns. Writes ``bench/results.json``.
"""

import argparse
import json
import os
import platform
import subprocess
import sys
from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path
from statistics import median

from bench.measure import BATCH, PLAYERS, VERBS

ROOT = Path(__file__).parents[1]
RESULTS = ROOT / "bench" / "results.json"
BUILDS = ("plain", "compiled")
RATES = {
    "decisions_per_second": "decisions/s",
    "decisions_per_second_inside": "  loop inside",
    "decisions_per_second_in_a_batch": f"  batch of {BATCH}",
    "games_per_second": "games/s",
}

Figures = dict[str, float]
"""Figures by name; the times of the verbs, in microseconds, are under the verb's name."""


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.table", description=__doc__)
    parser.add_argument("--turns", type=int, default=3)
    parser.add_argument(
        "--seconds", type=float, default=9.0, help="seconds of each turn of a build"
    )
    parser.add_argument("--yardstick", default=sys.executable, help="a Python that has open_spiel")
    options = parser.parse_args(arguments)
    found: dict[str, list[dict[int, Figures]]] = {build: [] for build in BUILDS}
    yardsticks: list[float] = []
    for _ in range(options.turns):
        for build in BUILDS:
            found[build].append(measure(build, options.seconds))
        yardsticks += yardstick(options.yardstick)
    figures = {build: medians(turns) for build, turns in found.items()}
    yard = median(yardsticks) if yardsticks else None
    RESULTS.write_text(json.dumps(results(figures, yard), indent=2) + "\n", encoding="utf-8")
    print(as_table(figures, yard))


def run(python: str, build: str, *command: str) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "FIMBUL_RULES": build}
    return subprocess.run(
        [python, *command], cwd=ROOT, env=environment, capture_output=True, text=True, check=False
    )


def measure(build: str, seconds: float) -> dict[int, Figures]:
    """Run one turn of a build. Exits if it cannot be run."""
    done = run(sys.executable, build, "-m", "bench", "--json", "--seconds", str(seconds))
    if done.returncode:
        raise SystemExit(f"the {build} rules cannot be measured here:\n{done.stderr}")
    turn: dict[int, Figures] = {}
    for players, each in json.loads(done.stdout)["players"].items():
        turn[int(players)] = {name: each[name] for name in RATES} | each["microseconds"]
        turn[int(players)]["bytes_per_copy"] = each["bytes_per_copy"]
    return turn


def yardstick(python: str) -> list[float]:
    """Run one turn of the yardstick; without open_spiel, print a note and return None."""
    done = run(python, "", "-m", "bench.yardstick")
    if done.returncode:
        print("No yardstick: open_spiel is not installed (the extra `bench`).", file=sys.stderr)
        return []
    return [float(json.loads(done.stdout))]


def medians(turns: list[dict[int, Figures]]) -> dict[int, Figures]:
    return {
        players: {name: median(turn[players][name] for turn in turns) for name in turns[0][players]}
        for players in PLAYERS
    }


def results(figures: dict[str, dict[int, Figures]], yard: float | None) -> dict[str, object]:
    return {
        "commit": commit(),
        "date": datetime.now(UTC).date().isoformat(),
        "machine": machine(),
        "yardstick_decisions_per_second": yard,
        "builds": figures,
    }


def commit() -> str:
    """Return the measured revision, marked if the tree had changes."""
    done = subprocess.run(
        ["git", "describe", "--always", "--dirty", "--abbrev=12"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    return done.stdout.strip() or "unknown"


def machine() -> dict[str, object]:
    """Return the type of machine, without its name."""
    facts = Path("/proc/cpuinfo")
    lines = facts.read_text(encoding="utf-8").splitlines() if facts.exists() else []
    models = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return {
        "processor": models[0] if models else platform.processor() or platform.machine(),
        "cores": os.cpu_count(),
        "system": f"{platform.system()} {platform.machine()}",
        "python": f"{platform.python_implementation()} {platform.python_version()}",
    }


def as_table(figures: dict[str, dict[int, Figures]], yard: float | None) -> str:
    heads = [f"{build} {players}" for players in PLAYERS for build in BUILDS]
    columns = [figures[build][players] for players in PLAYERS for build in BUILDS]
    lines = [
        "fimbul.rules, one core, uniformly random play; columns: build and number of players",
        "",
        f"{'':<16}" + "".join(f"{head:>13}" for head in heads),
    ]
    rows = [(label, name, ",.0f") for name, label in RATES.items()]
    rows += [(f"{verb}, µs", verb, ",.2f") for verb in VERBS]
    rows += [("bytes a copy", "bytes_per_copy", ",.0f")]
    for label, name, form in rows:
        cells = "".join(f"{format(column[name], form):>13}" for column in columns)
        lines.append(f"{label:<16}{cells}")
    plain, compiled = (figures[build][4] for build in BUILDS)
    lines.append("")
    for name, label in RATES.items():
        if name != "games_per_second":
            times = f"{compiled[name] / plain[name]:.1f} times the plain build"
            if yard is not None:
                times += f", {compiled[name] / yard:.1f} times the yardstick"
            lines.append(f"four players, {label.strip()}: {times}")
    if yard is not None:
        lines.append(f"yardstick, hearts of open_spiel from Python: {yard:,.0f} decisions/s")
    return "\n".join(lines)


if __name__ == "__main__":
    main()
