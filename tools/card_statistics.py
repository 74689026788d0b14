"""Play games of each level of bots and write the statistics of the cards to a file.

python tools/card_statistics.py src/fimbul/statistics/bots.json --games 400 thrall karl jarl skald
"""

import argparse
import sys
from pathlib import Path

from fimbul.arena import Series
from fimbul.rules import RULES_VERSION
from fimbul.statistics import Counts, Shipped, parts_of
from fimbul.statistics.shipped import to_text


def played(series: Series) -> Shipped:
    """Play a series of one bot in this process, and return its statistics."""
    counts = Counts()
    for part in parts_of(series):
        counts.add(part)
        print(f"\r{series.bots[0]}: {counts.games} of {series.games}", end="", file=sys.stderr)
    print(file=sys.stderr)
    return Shipped(
        series.bots[0], series.players, series.edition, series.seed, RULES_VERSION, counts
    )


def main() -> None:
    """Write the file once all games are played."""
    parser = argparse.ArgumentParser(description="statistics of the cards, by level of bots")
    parser.add_argument("file", type=Path)
    parser.add_argument("bots", nargs="+")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    found = [played(Series(4, asked.games, asked.seed, (bot,))) for bot in asked.bots]
    asked.file.write_text(to_text(found), encoding="utf-8")


if __name__ == "__main__":
    main()
