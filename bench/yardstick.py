"""The yardstick: random play of open_spiel's ``hearts`` (C++ inside) through its Python API.

Prints the players' decisions a second as JSON. Dealing the cards, one chance move each, takes time
but does not count, just as the setup of our games does not. Needs the extra ``bench``.
"""

import json
from random import Random
from statistics import median
from time import process_time

REPETITIONS = 5


def play(seconds: float, seed: int) -> float:
    import pyspiel

    game = pyspiel.load_game("hearts")
    random = Random(seed).random
    decisions = 0
    start = process_time()
    while (elapsed := process_time() - start) < seconds:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                state.apply_action(outcomes[int(random() * len(outcomes))][0])
            else:
                moves = state.legal_actions()
                state.apply_action(moves[int(random() * len(moves))])
                decisions += 1
    return decisions / elapsed


if __name__ == "__main__":
    print(json.dumps(median(play(0.6, seed) for seed in range(REPETITIONS))))
