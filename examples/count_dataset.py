"""Count in a dataset how often moves are made where they are legal, and what they win.

    fimbul dataset --games 1000 --bots karl --out data
    python count_dataset.py data

It reads the files batch by batch, so a dataset may be larger than the memory. See docs/dataset.md.
"""

import argparse
from pathlib import Path

import numpy as np
from pyarrow.dataset import dataset

from fimbul.dataset.reading import masks_in
from fimbul.rules import MOVES, move_text


def count(folder: Path, least: int, lines: int) -> None:
    """Print the moves that are made most readily, of those that were legal ``least`` times."""
    legal, made, won = np.zeros(MOVES, int), np.zeros(MOVES, int), np.zeros(MOVES)
    for batch in dataset(folder / "decisions").to_batches(["action", "mask", "win"]):
        actions = batch["action"].to_numpy()
        legal += masks_in(batch).sum(0, dtype=int)
        made += np.bincount(actions, minlength=MOVES)
        won += np.bincount(actions, weights=batch["win"].to_numpy(), minlength=MOVES)

    readiness = np.where(legal >= least, made / np.maximum(legal, 1), -1)
    print(f"{made.sum()} decisions\n\n made  of legal   win  move")
    for move in np.argsort(-readiness)[:lines].tolist():
        if readiness[move] > 0:
            share = won[move] / made[move]
            print(f"{readiness[move]:5.0%} {legal[move]:9} {share:5.0%}  {move_text(move)}")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--least", type=int, default=100, help="how often a move must be legal")
    parser.add_argument("--lines", type=int, default=20, help="how many moves to print")
    args = parser.parse_args()
    count(args.folder, args.least, args.lines)
