"""Estimate what upgrades, steps, strength and saved cards are worth when an age begins.

    PYTHONPATH=src python -m tools.prospects --minutes 10 --workers 16

Two seats of a game differ in steps, upgrades, strength and saved cards when an age begins, and in
their final glory. A ridge regression of the second on the first, over games among jarls, estimates
what each is worth; rare features stay near their prior. Prints the numbers of
``fimbul/bots/norn/prospects.py``, and how much of the margins they explain in games that were held
back.
"""

import argparse
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from math import exp, log
from random import Random
from typing import Final

from fimbul.bots.jarl import Jarl
from fimbul.bots.protocol import Budget, decision_of
from fimbul.bots.sense.board import strengths_of
from fimbul.rules import CARDS, State, apply, draw_setup, new_game, next_seat, view
from fimbul.rules.cells import STAT_NAMES, STATS, TOP_STEP
from fimbul.rules.flow import DRAFT
from fimbul.rules.piles import HAND

PLAYERS: Final = (4, 4, 3, 4, 2, 4)
"""The number of players of successive games."""
RIDGE: Final = 40.0
"""The weight of the prior, in seats."""
STRENGTH: Final = "strength"
SAVED: Final = "saved card"
STEPS: Final = [f"{stat} {step}" for stat in STAT_NAMES for step in range(1, TOP_STEP + 1)]
UPGRADES: Final = [card.slug for card in CARDS if card.is_upgrade]
PRIORS: Final = {
    **dict.fromkeys(STEPS, 5.0),
    **dict.fromkeys(UPGRADES, 3.0),
    STRENGTH: 1.0,
    SAVED: 3.0,
}
"""The prior value of every feature."""
NUMBER: Final = {name: number for number, name in enumerate(PRIORS)}
HELD_BACK: Final = 5
"""One game in this many is held back to check the numbers."""

Features = dict[int, float]
Prices = list[float]


@dataclass(frozen=True, slots=True)
class Seat:
    """A seat when an age begins, and its glory at the end of the game."""

    glory: int
    features: Features
    final: int


Beginning = list[Seat]
"""All seats of a game when an age begins."""


def features_of(state: State, seat: int) -> Features:
    """Return what a seat has besides its glory."""
    names = [STRENGTH] * sum(strengths_of(state, seat)) + [SAVED] * int(state.hidden[HAND[seat]])
    names += [CARDS[card].slug for card in state.upgrades(seat)]
    for stat in range(STATS):
        names += [f"{STAT_NAMES[stat]} {step + 1}" for step in range(state.step(seat, stat))]
    found: Features = {}
    for name in names:
        found[NUMBER[name]] = found.get(NUMBER[name], 0.0) + 1.0
    return found


def play(seed: int) -> list[Beginning]:
    """Play a game among jarls, and return how ages 2 and 3 began."""
    players = PLAYERS[seed % len(PLAYERS)]
    state = new_game(draw_setup(Random(seed), players))
    bots = [Jarl(Random(seed * 10 + seat)) for seat in range(players)]
    begun: list[list[tuple[int, Features]]] = []
    while (seat := next_seat(state)) >= 0:
        if state.pending_op == DRAFT and state.age == len(begun) + 2:
            begun.append([(state.glory(who), features_of(state, who)) for who in range(players)])
        seen = view(state, seat)
        apply(state, seat, bots[seat].choose(seen, decision_of(seen), Budget(simulations=1)))
    return [
        [Seat(*seat, state.glory(who)) for who, seat in enumerate(beginning)] for beginning in begun
    ]


# --- the regression -------------------------------------------------------------------------------


def margins(beginning: Beginning) -> Iterator[tuple[Features, float]]:
    """Yield how each seat differs from the others on average, and how its later glory differs."""
    others = len(beginning) - 1
    for seat in beginning:
        features = dict(seat.features)
        margin = float(seat.final - seat.glory)
        for other in beginning:
            if other is not seat:
                margin -= (other.final - other.glory) / others
                for number, value in other.features.items():
                    features[number] = features.get(number, 0.0) - value / others
        yield features, margin


def fit(beginnings: Sequence[Beginning]) -> Prices:
    """Return the value of each feature."""
    priors = list(PRIORS.values())
    size = len(priors)
    rows = [[RIDGE * (row == column) for column in range(size)] for row in range(size)]
    right = [0.0] * size
    for beginning in beginnings:
        for features, margin in margins(beginning):
            rest = margin - sum(priors[number] * value for number, value in features.items())
            for number, value in features.items():
                right[number] += value * rest
                row = rows[number]
                for other, factor in features.items():
                    row[other] += value * factor
    return [prior + change for prior, change in zip(priors, _solution(rows, right), strict=True)]


def _solution(rows: list[list[float]], right: list[float]) -> list[float]:
    """Return the solution of linear equations; the ridge makes sure that there is one."""
    size = len(right)
    for pivot in range(size):
        for row in range(pivot + 1, size):
            factor = rows[row][pivot] / rows[pivot][pivot]
            if factor:
                for column in range(pivot, size):
                    rows[row][column] -= factor * rows[pivot][column]
                right[row] -= factor * right[pivot]
    found = [0.0] * size
    for row in reversed(range(size)):
        known = sum(rows[row][column] * found[column] for column in range(row + 1, size))
        found[row] = (right[row] - known) / rows[row][row]
    return found


def explained(beginnings: Sequence[Beginning], prices: Prices) -> float:
    """Return the part of the margins' variance that the values explain."""
    missed = total = 0.0
    for beginning in beginnings:
        finals = sum(seat.final for seat in beginning)
        for (features, margin), seat in zip(margins(beginning), beginning, strict=True):
            told = sum(prices[number] * value for number, value in features.items())
            missed += (margin - told) ** 2
            total += (seat.final - (finals - seat.final) / (len(beginning) - 1)) ** 2
    return 1.0 - missed / total


def reach_of_luck(beginnings: Sequence[Beginning], prices: Prices) -> int:
    """Return the lead that makes a victory e times as likely, fitted to the games."""
    return max(range(4, 41), key=lambda reach: _likelihood(beginnings, prices, float(reach)))


def _likelihood(beginnings: Sequence[Beginning], prices: Prices, reach: float) -> float:
    found = 0.0
    for beginning in beginnings:
        leads = [
            seat.glory + sum(prices[number] * value for number, value in seat.features.items())
            for seat in beginning
        ]
        most = max(leads)
        weights = [exp((lead - most) / reach) for lead in leads]
        won = max(range(len(beginning)), key=lambda who: beginning[who].final)
        found += log(weights[won] / sum(weights))
    return found


# --- the command ----------------------------------------------------------------------------------


def games(minutes: float, workers: int, seed: int) -> list[list[Beginning]]:
    """Play as many games as there is time for."""
    end = time.monotonic() + 60 * minutes
    found: list[list[Beginning]] = []
    with ProcessPoolExecutor(workers) as pool:
        while time.monotonic() < end:
            first = seed + len(found)
            found += pool.map(play, range(first, first + 40 * workers), chunksize=10)
            print(f"\r{len(found)} games", end="", flush=True)
    print()
    return found


def show(age: int, beginnings: Sequence[Beginning]) -> None:
    """Print the values when an age begins."""
    known = [it for number, it in enumerate(beginnings) if number % HELD_BACK]
    fresh = beginnings[::HELD_BACK]
    print(f"\nage {age}: {explained(fresh, fit(known)):.1%} of the margins explained")
    prices = fit(beginnings)
    seen = {number for beginning in beginnings for seat in beginning for number in seat.features}
    for stat in STAT_NAMES:
        steps = [prices[NUMBER[f"{stat} {step}"]] for step in range(1, TOP_STEP + 1)]
        print(f"  {stat}: ({', '.join(f'{price:.1f}' for price in steps)})")
    for name in (*UPGRADES, STRENGTH, SAVED):
        if NUMBER[name] in seen:
            print(f'  "{name}": {prices[NUMBER[name]]:.1f},')
    print(f"  luck reaches {reach_of_luck(beginnings, prices)}")


def main() -> None:
    """Play, and print the numbers."""
    parser = argparse.ArgumentParser(
        description="Estimate what things are worth when an age begins."
    )
    parser.add_argument("--minutes", type=float, default=10.0, help="how long to play")
    parser.add_argument("--workers", type=int, default=2, help="processes that play")
    parser.add_argument("--seed", type=int, default=1, help="seed of the first game")
    arguments = parser.parse_args()
    found = games(arguments.minutes, arguments.workers, arguments.seed)
    for age in (2, 3):
        show(age, [game[age - 2] for game in found])


if __name__ == "__main__":
    main()
