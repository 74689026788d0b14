"""``python -m bench.environments``: steps a second of the environments, on one core.

Moves are random; the time includes drawing them, observations and masks of legal moves.
"""

import argparse
from collections.abc import Sequence
from random import Random
from statistics import median
from time import process_time

import numpy as np

from bench.measure import BATCH, build
from fimbul.env import FimbulEnv, ManyGames, env

REPETITIONS = 3


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.environments", description=__doc__)
    parser.add_argument("--seconds", type=float, default=9.0, help="about how long to measure")
    share = parser.parse_args(arguments).seconds / (3 * REPETITIONS)
    print(f"environments: {build()} rules, one core, four players, random moves, steps/s")
    for name, measure in (
        ("PettingZoo AEC", aec),
        ("Gymnasium, against random", against),
        (f"{BATCH} games at once", many),
    ):
        rate = median(measure(share, seed) for seed in range(REPETITIONS))
        print(f"{name:<28}{rate:>12,.0f}")


def aec(seconds: float, seed: int) -> float:
    """Return steps a second of the AEC environment."""
    game = env()
    rng = Random(seed)
    steps = 0
    start = process_time()
    while (spent := process_time() - start) < seconds:
        game.reset(seed=seed + steps)
        for _ in game.agent_iter():
            _, _, over, _, info = game.last()
            if over:
                break
            moves = np.flatnonzero(info["action_mask"])
            game.step(int(moves[int(rng.random() * len(moves))]))
            steps += 1
    return steps / spent


def against(seconds: float, seed: int) -> float:
    """Return steps a second of the Gymnasium environment; those of the bots do not count."""
    game = FimbulEnv(bots="random")
    rng = Random(seed)
    steps = 0
    start = process_time()
    while (spent := process_time() - start) < seconds:
        _, info = game.reset(seed=seed + steps)
        is_over = False
        while not is_over:
            moves = np.flatnonzero(info["action_mask"])
            _, _, is_over, _, info = game.step(moves[int(rng.random() * len(moves))])
            steps += 1
    return steps / spent


def many(seconds: float, seed: int) -> float:
    """Return decisions a second of many games at once."""
    games = ManyGames(BATCH, seed=seed)
    steps = 0
    start = process_time()
    while (spent := process_time() - start) < seconds:
        games.step(games.draw())
        steps += BATCH
    return steps / spent


if __name__ == "__main__":
    main()
