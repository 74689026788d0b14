"""``python -m bench.memory [GAMES]``: whether simulating games makes a process grow."""

import sys
from pathlib import Path
from random import Random

from fimbul.rules import draw_setup, new_game
from fimbul.rules.dice import Dice
from fimbul.rules.playout import playout, uniform


def mebibytes() -> float:
    """Return the memory of this process now (Linux only)."""
    for line in Path("/proc/self/status").read_text(encoding="utf-8").splitlines():
        if line.startswith("VmRSS"):
            return int(line.split()[1]) / 1024
    raise SystemExit("the memory of a process is not known here")


def main(games: int) -> None:
    rng = Random(1)
    dice = Dice(1)
    for number in range(games + 1):
        if number % (games // 10) == 0:
            print(f"after {number:>9,} games: {mebibytes():.1f} MiB", flush=True)
        playout(new_game(draw_setup(rng, 4)), uniform, dice)


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 1_000_000)
