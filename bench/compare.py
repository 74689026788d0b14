"""``python -m bench.compare BASE``: is this tree faster than another revision, and how surely?

Builds the compiled rules of both (takes them as Python with ``--plain``), plays the same games in
turns, and prints the ratio of their rates with its 95 % confidence interval.
"""

import argparse
import json
import math
import os
import subprocess
import sys
from pathlib import Path
from statistics import mean, stdev
from tempfile import TemporaryDirectory

ROOT = Path(__file__).parents[1]
SURE = 2.1
"""Standard errors on either side: Student's t for about twenty turns."""

QUICKLY = ("--quiet", "--no-deps", "--no-build-isolation")

PROGRAM = """
import json, sys
from random import Random
from time import process_time
from fimbul.rules import apply, draw_setup, legal, new_game, next_seat, sample, view

rng = Random(1)
found = {}

def play(games):
    positions, decisions = [], 0
    for state in games:
        while (seat := next_seat(state)) >= 0:
            decisions += 1
            if decisions % 97 == 0:
                positions.append(state.copy())
            moves = legal(state, seat)
            apply(state, seat, moves[int(rng.random() * len(moves))])
    return decisions, positions

games = [new_game(draw_setup(rng, 4)) for _ in range(int(sys.argv[1]))]
start = process_time()
decisions, positions = play(games)
found["decisions/s"] = decisions / (process_time() - start)
views = [view(state, next_seat(state)) for state in positions]
for name, verb in (
    ("copies/s", lambda: [state.copy() for state in positions]),
    ("views/s", lambda: [view(state, 0) for state in positions]),
    ("samples/s", lambda: [sample(seen, rng) for seen in views]),
):
    verb()  # the first time, memory is asked of the system
    rounds, start = 0, process_time()
    while (spent := process_time() - start) < 0.1:
        verb()
        rounds += 1
    found[name] = rounds * len(positions) / spent
print(json.dumps(found))
"""


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.compare", description=__doc__)
    parser.add_argument("base", help="the revision to compare with")
    parser.add_argument("--turns", type=int, default=20)
    parser.add_argument("--games", type=int, help="games a turn; 200, or 20 with --plain")
    parser.add_argument("--plain", action="store_true", help="compare the rules as plain Python")
    options = parser.parse_args()
    games = options.games or (20 if options.plain else 200)
    with TemporaryDirectory() as scratch:
        base, here = Path(scratch, "base"), Path(scratch, "here")
        tree = Path(scratch, "tree")
        git("worktree", "add", "--detach", "--quiet", str(tree), options.base)
        try:
            build(tree, base, is_plain=options.plain)
        finally:
            git("worktree", "remove", "--force", str(tree))
        build(ROOT, here, is_plain=options.plain)
        ratios: dict[str, list[float]] = {}
        for turn in range(options.turns):
            # The two alternate in going first.
            order = (base, here) if turn % 2 else (here, base)
            rates = {folder: measure(folder, games) for folder in order}
            for name, rate in rates[here].items():
                ratios.setdefault(name, []).append(math.log(rate / rates[base][name]))
    for name, logs in ratios.items():
        print(f"{name:<12} {verdict(logs)}")


def git(*command: str) -> None:
    subprocess.run(["git", *command], cwd=ROOT, check=True)


def build(tree: Path, folder: Path, *, is_plain: bool) -> None:
    """Install the package of a tree into a folder."""
    print(f"building {folder.name}", file=sys.stderr)
    for left_over in tree.glob("build/lib*"):
        subprocess.run(["rm", "-rf", str(left_over)], check=True)
    subprocess.run(
        [sys.executable, "-m", "pip", "install", *QUICKLY, "--target", str(folder), str(tree)],
        env={**os.environ, "FIMBUL_COMPILE": "0" if is_plain else "1"},
        check=True,
    )


def measure(folder: Path, games: int) -> dict[str, float]:
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM, str(games)],
        cwd=folder,
        env={**os.environ, "PYTHONPATH": str(folder)},
        capture_output=True,
        text=True,
        check=True,
    )
    found: dict[str, float] = json.loads(done.stdout)
    return found


def verdict(logs: list[float]) -> str:
    """Say whether it is faster or slower, by how much, and the interval."""
    middle = mean(logs)
    margin = SURE * stdev(logs) / math.sqrt(len(logs))
    low, high = math.exp(middle - margin), math.exp(middle + margin)
    word = "faster" if low > 1 else "slower" if high < 1 else "no difference to be seen"
    return f"{math.exp(middle):.3f} times the rate ({low:.3f} to {high:.3f}): {word}"


if __name__ == "__main__":
    main()
