"""``python -m bench [--json] [--seconds S]``: how fast the active build of the rules is.

``python -m bench.table`` puts both builds side by side.
"""

import argparse
import json
import platform
from collections.abc import Sequence
from dataclasses import asdict

from bench.measure import PLAYERS, VERBS, Figures, build, measure, peak_mebibytes


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(
        prog="python -m bench",
        description="Measure the engine on one core: uniformly random legal play, and each verb.",
    )
    parser.add_argument("--json", action="store_true", help="print JSON instead of a table")
    parser.add_argument(
        "--seconds", type=float, default=15.0, help="about how long to measure (default: 15)"
    )
    options = parser.parse_args(arguments)
    figures = {players: measure(players, options.seconds / len(PLAYERS)) for players in PLAYERS}
    python = f"{platform.python_implementation()} {platform.python_version()}"
    peak = peak_mebibytes()
    if options.json:
        print(as_json(python, figures, peak))
    else:
        print(as_table(python, figures, peak))


def as_json(python: str, figures: dict[int, Figures], peak: float | None) -> str:
    return json.dumps(
        {
            "build": build(),
            "python": python,
            "players": {str(players): asdict(found) for players, found in figures.items()},
            "peak_mebibytes": peak,
        },
        indent=2,
    )


def as_table(python: str, figures: dict[int, Figures], peak: float | None) -> str:
    found = figures.values()
    rows = [
        ("players", [str(players) for players in figures]),
        ("decisions/s", [f"{each.decisions_per_second:,.0f}" for each in found]),
        ("  loop inside", [f"{each.decisions_per_second_inside:,.0f}" for each in found]),
        ("  batch of 256", [f"{each.decisions_per_second_in_a_batch:,.0f}" for each in found]),
        ("games/s", [f"{each.games_per_second:,.1f}" for each in found]),
        ("decisions a game", [f"{each.decisions_per_game:.0f}" for each in found]),
    ]
    rows += [
        (f"{verb}, µs", [f"{each.microseconds[verb]:.2f}" for each in found]) for verb in VERBS
    ]
    rows.append(("bytes a copy", [f"{each.bytes_per_copy:,}" for each in found]))
    lines = [f"fimbul.rules: {build()}, {python}, one core, uniformly random play", ""]
    lines += [f"{name:<18}" + "".join(f"{cell:>12}" for cell in cells) for name, cells in rows]
    if peak is not None:
        lines += ["", f"peak memory of this process: {peak:.0f} MiB"]
    return "\n".join(lines)


if __name__ == "__main__":
    main()
