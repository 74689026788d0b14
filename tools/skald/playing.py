"""Worker processes that play many games side by side and share their buffers with the learner.

Each worker has two batches of games: while the learner chooses moves for one of them, the worker
plays the other. Both sides wait by watching counters in shared memory, which takes microseconds.
"""

from __future__ import annotations

import os
import random
import time
from dataclasses import dataclass
from multiprocessing import shared_memory
from pathlib import Path
from typing import Any

import numpy as np

from fimbul.bots.protocol import USUAL_BUDGET, decision_of
from fimbul.bots.registry import LADDER
from fimbul.rules import MOVES, State, apply, draw_setup, legal, new_game, next_seat, view
from fimbul.rules.batch import NOBODY_TO_MOVE, Batch
from fimbul.rules.observation import SIZE, observe

Array = np.ndarray[Any, Any]

SIDES = 2
"""How many batches each worker has."""
SEATS = 4
GOALS = 2
"""What a game is played for: the share of the victory, and the lead over the others' mean glory."""
LEAD = 40.0
"""The lead that counts as one."""
STOP = -1


@dataclass(frozen=True)
class Plan:
    """What the workers play."""

    workers: int
    games: int
    """Games in each batch of a worker."""
    seed: int = 0
    players: tuple[int, ...] = (4, 4, 4, 4, 4, 3, 3, 2)
    """The numbers of players; the games of a batch take turns with them."""
    rival: str = ""
    """The bot that plays all seats but one, in the last ``rival_games`` games of a batch."""
    rival_games: int = 0
    is_usual: bool = False
    """Whether to play the standard edition with all drafts only."""


def layout(plan: Plan) -> dict[str, tuple[tuple[int, ...], str]]:
    """Return the shape and type of each shared array."""
    rows = plan.workers * plan.games
    return {
        "observations": ((SIDES, rows, int(SIZE)), "uint8"),
        "masks": ((SIDES, rows, MOVES), "uint8"),
        "seats": ((SIDES, rows), "uint8"),
        "done": ((SIDES, rows), "uint8"),
        "results": ((SIDES, rows, SEATS, GOALS), "float32"),
        "moves": ((SIDES, rows), "int16"),
        "asked": ((SIDES, 16), "int64"),
        "answered": ((SIDES, plan.workers, 16), "int64"),
    }


class Shared:
    """The arrays of a plan in shared memory."""

    def __init__(self, plan: Plan, name: str | None = None) -> None:
        size = 0
        places = {}
        for key, (shape, kind) in layout(plan).items():
            places[key] = size
            size += -(-int(np.prod(shape)) * np.dtype(kind).itemsize // 4096) * 4096
        self.memory = shared_memory.SharedMemory(name, create=name is None, size=size)
        self.arrays: dict[str, Array] = {
            key: np.ndarray(shape, kind, self.memory.buf, places[key])
            for key, (shape, kind) in layout(plan).items()
        }


def results_of(state: State) -> list[list[float]]:
    """Return for each seat its share of the victory and its lead."""
    winners = state.winners()
    glory = [state.glory(seat) for seat in range(state.players)]
    found = [[0.0, 0.0] for _ in range(SEATS)]
    for seat in range(state.players):
        others = (sum(glory) - glory[seat]) / (state.players - 1)
        lead = max(-1.5, min(1.5, (glory[seat] - others) / LEAD))
        found[seat] = [1.0 / len(winners) if seat in winners else 0.0, lead]
    return found


def fresh(rng: random.Random, plan: Plan, players: int) -> State:
    """Return a new game."""
    edition = 0 if plan.is_usual else int(rng.random() < 0.2)
    drafts = plan.is_usual or rng.random() >= 0.1
    return new_game(draw_setup(rng, players, edition=edition, drafts_first_age=drafts))


class Side:
    """One batch of a worker."""

    def __init__(self, plan: Plan, worker: int, side: int, shared: Shared) -> None:
        self.plan = plan
        self.rng = random.Random(f"{plan.seed} {worker} {side}")
        count = plan.games
        self.sizes = [plan.players[game % len(plan.players)] for game in range(count)]
        self.first_rival = count - plan.rival_games
        self.learners = [0] * count
        self.dealt = worker * 7 + side
        rows = slice(worker * count, (worker + 1) * count)
        self.arrays = {key: array[side, rows] for key, array in shared.arrays.items()
                       if key not in {"asked", "answered"}}  # fmt: skip
        states = [self._new(game) for game in range(count)]
        self.batch = Batch(states, self.arrays["observations"].data)
        self.masks = np.frombuffer(self.batch.masks, np.uint8).reshape(count, -1)  # type: ignore[call-overload]
        self.seats = np.frombuffer(self.batch.seats, np.uint8)  # type: ignore[call-overload]
        for game in range(self.first_rival, count):
            self._let_rivals_play(game)
        self.share()

    def _new(self, game: int) -> State:
        state = fresh(self.rng, self.plan, self.sizes[game])
        if game >= self.first_rival:
            self.dealt += 1
            self.learners[game] = self.dealt % state.players
        return state

    def _let_rivals_play(self, game: int) -> None:
        """Let the other seats of a game with rivals play until the learner is asked."""
        while True:
            state = self.batch.states[game]
            learner = self.learners[game]
            bot = LADDER[self.plan.rival](self.rng)
            while (seat := next_seat(state)) >= 0 and seat != learner:
                seen = view(state, seat)
                apply(state, seat, bot.choose(seen, decision_of(seen), USUAL_BUDGET))
            if seat >= 0:
                self.batch.replace(game, state)
                return
            self._finish(game)

    def _finish(self, game: int) -> None:
        self.arrays["results"][game] = results_of(self.batch.states[game])
        self.arrays["done"][game] = 1
        self.batch.replace(game, self._new(game))

    def step(self) -> None:
        """Make the learner's moves."""
        self.arrays["done"][:] = 0
        self.batch.step(self.arrays["moves"].tolist())
        for game in np.flatnonzero(self.seats == NOBODY_TO_MOVE).tolist():
            self._finish(game)
        for game in range(self.first_rival, self.plan.games):
            self._let_rivals_play(game)
        self.share()

    def share(self) -> None:
        """Show the positions to the learner."""
        self.arrays["masks"][:] = self.masks
        self.arrays["seats"][:] = self.seats


def work(plan: Plan, name: str, worker: int) -> None:
    """Play until the learner asks for step ``STOP``, or is gone."""
    shared = Shared(plan, name)
    parent = os.getppid()
    sides = [Side(plan, worker, side, shared) for side in range(SIDES)]
    asked, answered = shared.arrays["asked"], shared.arrays["answered"]
    answered[:, worker, 0] = 1
    step = 1
    while True:
        for index, side in enumerate(sides):
            waits = 0
            while 0 <= asked[index, 0] < step:
                waits += 1
                if waits > 20_000:
                    time.sleep(0.0002)
                    if os.getppid() != parent:
                        return
            if asked[index, 0] == STOP:
                return
            side.step()
            answered[index, worker, 0] = step + 1
        step += 1


# --- games to learn from --------------------------------------------------------------------------


def collect(bot_name: str, seconds: float, seed: int, folder: str, noise: float = 0.03) -> int:
    """Let bots play for some time and save their decisions; return how many.

    Some moves are random, so that more positions occur; those are not saved.
    """
    plan = Plan(1, 1, seed)
    rng = random.Random(seed)
    bot = LADDER[bot_name](rng)
    rows: dict[str, list[Any]] = {"observations": [], "masks": [], "moves": [], "results": []}
    end = time.time() + seconds
    game = seed
    while time.time() < end:
        game += 1
        state = fresh(rng, plan, plan.players[game % len(plan.players)])
        seats = []
        while (seat := next_seat(state)) >= 0:
            options = list(legal(state, seat))
            if len(options) > 1 and rng.random() < noise:
                apply(state, seat, options[int(rng.random() * len(options))])
                continue
            seen = view(state, seat)
            move = options[0]
            if len(options) > 1:
                move = bot.choose(seen, decision_of(seen), USUAL_BUDGET)
                mask = np.zeros(MOVES, np.uint8)
                mask[options] = 1
                rows["observations"].append(bytes(observe(seen)))
                rows["masks"].append(np.packbits(mask))
                rows["moves"].append(move)
                seats.append(seat)
            apply(state, seat, move)
        results = results_of(state)
        rows["results"] += [results[seat] for seat in seats]
    count = len(rows["moves"])
    joined = np.frombuffer(b"".join(rows["observations"]), np.uint8).reshape(count, -1)
    np.save(Path(folder) / f"{seed}-observations.npy", joined)
    np.save(Path(folder) / f"{seed}-masks.npy", np.stack(rows["masks"]))
    np.save(Path(folder) / f"{seed}-moves.npy", np.array(rows["moves"], np.int16))
    np.save(Path(folder) / f"{seed}-results.npy", np.array(rows["results"], np.float32))
    return count
