"""The measurements: random play, and each verb on positions of random games.

Everything runs on one core and is measured in processor time, so that other programs disturb it
as little as possible. A figure is the median of several repetitions.
"""

import sys
import tracemalloc
from collections.abc import Callable
from dataclasses import dataclass
from importlib.machinery import EXTENSION_SUFFIXES
from importlib.util import find_spec
from random import Random
from statistics import median
from time import process_time

from fimbul.rules import State, apply, draw_setup, legal, new_game, next_seat, sample, view
from fimbul.rules.batch import NOBODY_TO_MOVE, Batch
from fimbul.rules.dice import Dice
from fimbul.rules.playout import playout, uniform

REPETITIONS = 5
POSITIONS = 120
"""How many positions each verb is measured on; they are spread over whole games."""
PLAYERS = (2, 3, 4)
VERBS = ("copy", "legal", "apply", "view", "sample")
BATCH = 256
"""How many games a batch has."""


@dataclass(frozen=True)
class Figures:
    """The results for one number of players; times in microseconds."""

    decisions_per_second: float
    decisions_per_second_inside: float
    decisions_per_second_in_a_batch: float
    games_per_second: float
    decisions_per_game: float
    microseconds: dict[str, float]
    bytes_per_copy: int


def build() -> str:
    """Whether the rules are ``plain`` Python or ``compiled``."""
    spec = find_spec("fimbul.rules.game")
    is_compiled = spec is not None and (spec.origin or "").endswith(tuple(EXTENSION_SUFFIXES))
    return "compiled" if is_compiled else "plain"


def measure(players: int, seconds: float) -> Figures:
    """Measure everything for a number of players, in about ``seconds``."""
    share = seconds / (4 * REPETITIONS)
    runs = [play(players, share, seed) for seed in range(REPETITIONS)]
    inside = [play_inside(players, share / 2, seed) for seed in range(REPETITIONS)]
    batches = [play_in_a_batch(players, share / 2, seed) for seed in range(REPETITIONS)]
    positions = positions_of(players)
    share = seconds / (2 * REPETITIONS * len(VERBS))
    return Figures(
        median(decisions / elapsed for _, decisions, elapsed in runs),
        median(inside),
        median(batches),
        median(games / elapsed for games, _, elapsed in runs),
        sum(decisions for _, decisions, _ in runs) / sum(games for games, _, _ in runs),
        {verb: median(time_verb(verb, positions, share)) for verb in VERBS},
        bytes_per_copy(positions),
    )


# --- random play ----------------------------------------------------------------------------------


def play(players: int, seconds: float, seed: int) -> tuple[int, int, float]:
    """Play whole games uniformly at random; return games, decisions and seconds."""
    rng = Random(seed)
    random = rng.random
    games = decisions = 0
    start = process_time()
    while True:
        state = new_game(draw_setup(rng, players))
        while (seat := next_seat(state)) >= 0:
            moves = legal(state, seat)
            apply(state, seat, moves[int(random() * len(moves))])
            decisions += 1
        games += 1
        elapsed = process_time() - start
        if elapsed >= seconds:
            return games, decisions, elapsed


def play_inside(players: int, seconds: float, seed: int) -> float:
    """Return decisions a second of whole games, with the loop inside the rules."""
    rng = Random(seed)
    dice = Dice(seed)
    decisions = 0
    spent = 0.0
    while not spent or spent < seconds:
        games = [new_game(draw_setup(rng, players)) for _ in range(20)]
        start = process_time()
        for game in games:
            decisions += playout(game, uniform, dice)
        spent += process_time() - start
    return decisions / spent


def play_in_a_batch(players: int, seconds: float, seed: int) -> float:
    """Return decisions a second of a batch whose games are replaced as they end."""
    rng = Random(seed)
    dice = Dice(seed)
    fresh = [new_game(draw_setup(rng, players)) for _ in range(BATCH)]
    batch = Batch([state.copy() for state in fresh])
    decisions = 0
    start = process_time()
    while not (spent := process_time() - start) or spent < seconds:
        decisions += BATCH
        if batch.step(batch.draw(dice)) < BATCH:
            for game, seat in enumerate(batch.seats):
                if seat == NOBODY_TO_MOVE:
                    batch.replace(game, fresh[game].copy())
    return decisions / spent


def positions_of(players: int) -> list[State]:
    """Return positions spread over random games, the same in every run."""
    positions: list[State] = []
    rng = Random(players)
    while True:
        state = new_game(draw_setup(rng, players))
        while (seat := next_seat(state)) >= 0:
            if rng.random() < 0.1:
                positions.append(state.copy())
            if len(positions) == POSITIONS:
                return positions
            moves = legal(state, seat)
            apply(state, seat, moves[int(rng.random() * len(moves))])


# --- each verb by itself --------------------------------------------------------------------------


def time_verb(verb: str, positions: list[State], seconds: float) -> list[float]:
    """Microseconds for one call, for each repetition of about ``seconds``."""
    prepare = _PREPARE[verb]
    times: list[float] = []
    for _ in range(REPETITIONS):
        calls = 0
        spent = 0.0
        began = process_time()
        while calls == 0 or process_time() - began < seconds:
            run = prepare(positions)
            start = process_time()
            run()
            spent += process_time() - start
            calls += len(positions)
        times.append(spent / calls * 1e6)
    return times


Run = Callable[[], None]


def _copies(positions: list[State]) -> Run:
    def run() -> None:
        for state in positions:
            state.copy()

    return run


def _legal(positions: list[State]) -> Run:
    """Measure on fresh copies, because a state caches the answer until the next move."""
    fresh = [(state.copy(), next_seat(state)) for state in positions]

    def run() -> None:
        for state, seat in fresh:
            legal(state, seat)

    return run


def _apply(positions: list[State]) -> Run:
    """Measure after a call of ``legal``, as in play."""
    rng = Random(1)
    chosen: list[tuple[State, int, int]] = []
    for state in positions:
        fresh = state.copy()
        seat = next_seat(fresh)
        moves = legal(fresh, seat)
        chosen.append((fresh, seat, moves[int(rng.random() * len(moves))]))

    def run() -> None:
        for state, seat, move in chosen:
            apply(state, seat, move)

    return run


def _view(positions: list[State]) -> Run:
    fresh = [(state.copy(), next_seat(state)) for state in positions]

    def run() -> None:
        for state, seat in fresh:
            view(state, seat)

    return run


def _sample(positions: list[State]) -> Run:
    views = [view(state, next_seat(state)) for state in positions]
    rng = Random(1)

    def run() -> None:
        for seen in views:
            sample(seen, rng)

    return run


_PREPARE: dict[str, Callable[[list[State]], Run]] = {
    "copy": _copies,
    "legal": _legal,
    "apply": _apply,
    "view": _view,
    "sample": _sample,
}


# --- memory ---------------------------------------------------------------------------------------


def bytes_per_copy(positions: list[State]) -> int:
    """Return the bytes that one more copy of a state takes."""
    tracemalloc.start()
    before, _ = tracemalloc.get_traced_memory()
    copies = [state.copy() for state in positions]
    after, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return (after - before) // len(copies)


def peak_mebibytes() -> float | None:
    """Return the peak memory of this process, or None if it is unknown."""
    try:
        import resource
    except ImportError:  # Windows
        return None
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return peak / (1024 * 1024 if sys.platform == "darwin" else 1024)
