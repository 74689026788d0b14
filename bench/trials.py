"""How many futures norn looks into in the time that a server gives her for a decision.

    .venv-compiled/bin/python -m bench.trials
    FIMBUL_RULES=plain .venv-compiled/bin/python -m bench.trials

Karl plays games of four; at some of the actions norn searches until her budget is spent. Times are
processor times, so that a busy machine changes little.
"""

from __future__ import annotations

from argparse import ArgumentParser
from random import Random
from time import process_time

from fimbul.bots import Budget, Norn, bot_named, decision_of
from fimbul.bots.norn.clock import Clock
from fimbul.cli.app import build_of_rules
from fimbul.rules import View, apply, draw_setup, new_game, next_seat, view
from fimbul.server.pace import BUDGET

APART = 12
"""One action in this many is searched."""


def actions(decisions: int, seed: int) -> list[View]:
    """Return views of seats that owe an action, from games that karl plays."""
    found: list[View] = []
    rng = Random(seed)
    seen = 0
    while len(found) < decisions:
        state = new_game(draw_setup(rng, 4))
        while (seat := next_seat(state)) >= 0:
            own = view(state, seat)
            decision = decision_of(own)
            if decision.name == "action" and len(own.options) > 1:
                seen += 1
                if seen % APART == 0:
                    found.append(own)
            apply(state, seat, bot_named("karl", rng).choose(own, decision, Budget()))
    return found[:decisions]


def trials_a_second(views: list[View], simulations: int) -> float:
    """Return norn's trials a second, over searches of ``trials`` each."""
    trials, spent = 0, 0.0
    for number, own in enumerate(views):
        norn = Norn(Random(number))
        start = process_time()
        search = norn._search(own, decision_of(own))
        trials += sum(1 for _ in search.trials(Clock(Budget(simulations=simulations))))
        spent += process_time() - start
    return trials / spent


def main() -> None:
    parser = ArgumentParser(prog="python -m bench.trials", description=__doc__)
    parser.add_argument("--decisions", type=int, default=60)
    parser.add_argument("--simulations", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    rate = trials_a_second(actions(options.decisions, options.seed), options.simulations)
    print(f"{build_of_rules()}: {rate:.0f} trials/s, {rate * BUDGET:.0f} in {BUDGET} s")


if __name__ == "__main__":
    main()
