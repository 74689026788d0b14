"""Improve karl's opinions by self-play.

    python -m tools.tune --minutes 10 --workers 16 --start src/fimbul/bots/jarl/numbers.toml \\
        --out src/fimbul/bots/jarl/numbers.toml

Every seat of every game plays with its own random variation of the opinions, all numbers at once.
The effect of a variation on the margin of its seat shows in which direction a number should move:
thousands of games give one step for all numbers together. Thralls play some of the seats, so that
the opinions do not only suit games among equals. The current opinions are written after each step,
as a file that bots read; ``--start`` continues from such a file.
"""

import argparse
import time
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, fields
from math import exp, log, sqrt
from pathlib import Path
from random import Random
from typing import Final

from fimbul.bots.karl.choose import Karl
from fimbul.bots.karl.opinions import SOUND, Opinions, opinions_from
from fimbul.bots.numbers import numbers_from_text, numbers_to_text
from fimbul.bots.protocol import Bot, Budget, decision_of
from fimbul.bots.thrall import Thrall
from fimbul.rules import CARDS, apply, draw_setup, new_game, next_seat, view

PLAYERS: Final = 4
SPREAD: Final = 0.25
"""How far a number is varied, as a part of itself (or of its odds, if it is a chance)."""
CARD_SPREAD: Final = 1.5
"""How far the worth of a card is varied, in glory."""
THRALLS: Final = 0.15
"""The part of the seats that thralls play."""
FAR: Final = 60.0
"""Margins are clipped to this."""
BUDGET: Final = Budget(simulations=1)

SCALARS: Final = tuple(field.name for field in fields(Opinions) if field.type in ("float", float))
UPGRADES: Final = tuple(card.id for card in CARDS if card.is_upgrade)
CHANCES: Final = frozenset(
    name
    for name in SCALARS
    if name.startswith(("hold_", "joins_", "plays_", "survives", "calm", "trust"))
)
"""Numbers that stay between 0 and 1."""
NUMBERS: Final = len(SCALARS) + len(CARDS) + len(UPGRADES)

Numbers = list[float]


def to_numbers(opinions: Opinions) -> Numbers:
    """Return the opinions as unbounded numbers: logarithms, log odds, and glory for cards."""
    numbers = []
    for name in SCALARS:
        value = max(1e-3, getattr(opinions, name))
        if name in CHANCES:
            value = min(value, 1 - 1e-3)
            numbers.append(log(value / (1 - value)))
        else:
            numbers.append(log(value))
    return numbers + list(opinions.draft) + [opinions.play[card] for card in UPGRADES]


def to_opinions(numbers: Sequence[float]) -> Opinions:
    """Return the opinions that the numbers stand for."""
    scalars = {
        name: 1 / (1 + exp(-number)) if name in CHANCES else exp(number)
        for name, number in zip(SCALARS, numbers, strict=False)
    }
    at = len(SCALARS)
    draft = tuple(numbers[at : at + len(CARDS)])
    play = [0.0] * len(CARDS)
    for card, number in zip(UPGRADES, numbers[at + len(CARDS) :], strict=True):
        play[card] = number
    return Opinions(draft=draft, play=tuple(play), **scalars)


def spread_of(index: int) -> float:
    """Return how far the number of this index is varied."""
    if index >= len(SCALARS):
        return CARD_SPREAD
    return 2 * SPREAD if SCALARS[index] in CHANCES else SPREAD


@dataclass(slots=True)
class Sums:
    """The results of a batch of games: for each number, the sum of sign times margin."""

    seats: int
    margins: float
    squares: float
    by_number: list[float]


def play_batch(task: tuple[Numbers, int, int]) -> Sums:
    """Play games with variations of the numbers."""
    numbers, seed, games = task
    rng = Random(seed)
    sums = Sums(0, 0.0, 0.0, [0.0] * NUMBERS)
    for _ in range(games):
        signs: list[list[int]] = []
        bots: list[Bot] = []
        for _ in range(PLAYERS):
            if rng.random() < THRALLS:
                signs.append([])
                bots.append(Thrall(Random(rng.random())))
            else:
                bits = rng.getrandbits(NUMBERS)
                signs.append([1 if bits >> index & 1 else -1 for index in range(NUMBERS)])
                varied = [
                    number + sign * spread_of(index)
                    for index, (number, sign) in enumerate(zip(numbers, signs[-1], strict=True))
                ]
                bots.append(Karl(Random(rng.random()), to_opinions(varied)))
        glory = play(bots, rng)
        for seat, own in enumerate(glory):
            if signs[seat]:
                others = max(glory[other] for other in range(PLAYERS) if other != seat)
                margin = max(-FAR, min(FAR, own - others))
                sums.seats += 1
                sums.margins += margin
                sums.squares += margin * margin
                for index, sign in enumerate(signs[seat]):
                    sums.by_number[index] += sign * margin
    return sums


def play(bots: Sequence[Bot], rng: Random) -> list[int]:
    """Play a game among these bots, and return the glory of all seats."""
    state = new_game(draw_setup(rng, PLAYERS))
    while (seat := next_seat(state)) >= 0:
        seen = view(state, seat)
        apply(state, seat, bots[seat].choose(seen, decision_of(seen), BUDGET))
    return [state.glory(seat) for seat in range(PLAYERS)]


def step(numbers: Numbers, parts: Sequence[Sums], pace: float) -> tuple[Numbers, list[float]]:
    """Return the numbers after a step, and how sure the direction of each was, in deviations."""
    seats = sum(part.seats for part in parts)
    mean = sum(part.margins for part in parts) / seats
    spread = sqrt(sum(part.squares for part in parts) / seats - mean * mean)
    sure = [
        sum(part.by_number[index] for part in parts) / (spread * sqrt(seats))
        for index in range(NUMBERS)
    ]
    moved = [
        number + pace * spread_of(index) * max(-1.0, min(1.0, sure[index] / 3))
        for index, number in enumerate(numbers)
    ]
    return moved, sure


def save(path: Path, opinions: Opinions) -> None:
    """Write opinions as a file of numbers that bots read."""
    numbers = {
        "opinions": {name: round(getattr(opinions, name), 4) for name in SCALARS},
        "draft": {card.slug: round(opinions.draft[card.id], 2) for card in CARDS},
        "play": {CARDS[card].slug: round(opinions.play[card], 2) for card in UPGRADES},
    }
    path.write_text(numbers_to_text(numbers, "Written by tools/tune.py."), encoding="utf-8")


def load(path: Path) -> Opinions:
    """Return the opinions of a file of numbers."""
    return opinions_from(numbers_from_text(path.read_text(encoding="utf-8")))


def main() -> None:
    """Tune for the given number of minutes."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--minutes", type=float, default=10.0)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--games", type=int, default=1200, help="games for one step")
    parser.add_argument("--pace", type=float, default=0.5)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--start", type=Path)
    parser.add_argument("--out", type=Path, required=True)
    options = parser.parse_args()
    numbers = to_numbers(load(options.start) if options.start else SOUND)
    rng = Random(options.seed)
    until = time.monotonic() + 60 * options.minutes
    batches = 4 * options.workers
    names = [*SCALARS, *(card.slug for card in CARDS), *(CARDS[c].slug + "*" for c in UPGRADES)]
    with ProcessPoolExecutor(options.workers) as pool:
        while time.monotonic() < until:
            size = -(-options.games // batches)
            tasks = [(numbers, rng.getrandbits(32), size) for _ in range(batches)]
            numbers, sure = step(numbers, list(pool.map(play_batch, tasks)), options.pace)
            save(options.out, to_opinions(numbers))
            clear = sorted(range(NUMBERS), key=lambda index: -abs(sure[index]))[:10]
            print(" ".join(f"{names[index]}{sure[index]:+.1f}" for index in clear), flush=True)


if __name__ == "__main__":
    main()
