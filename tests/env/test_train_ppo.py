"""The parts of ``examples/train_ppo.py`` that need no torch, which CI does not install.

Training itself is measured by hand: see "Train one yourself" in docs/research.md.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from random import Random

import numpy as np
import pytest

from examples.train_ppo import (
    FILE,
    NEEDED,
    PLAYERS,
    Pool,
    Trained,
    advantages,
    deal_seats,
    inputs_of,
    inputs_of_view,
)
from fimbul.bots.finding import find_bot
from fimbul.bots.protocol import Budget, decision_of
from fimbul.env import ManyGames
from fimbul.rules import view

EXAMPLE = Path(__file__).parents[2] / "examples" / "train_ppo.py"
WITHOUT_TORCH = f"""
import runpy, sys
sys.modules.update(dict.fromkeys({NEEDED}))
runpy.run_path({str(EXAMPLE)!r}, run_name="__main__")
"""


def run_without_torch(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-c", WITHOUT_TORCH, *arguments],
        capture_output=True,
        text=True,
        check=False,
    )


# --- advantages -----------------------------------------------------------------------------------


def test_an_advantage_follows_the_decisions_of_one_seat() -> None:
    """Seat 0 decides at steps 0, 2 and 4 of the only game, which ends with step 4."""
    gains, known = advantages(
        seats=np.array([[0], [1], [0], [1], [0]]),
        asked=np.ones((5, 1), np.bool_),
        values=np.array([[0.1], [0.2], [0.3], [0.4], [0.5]], np.float32),
        rewards=np.array([[[0, 0]], [[2, 0]], [[0, 1]], [[0, 0]], [[3, 4]]], np.float32),
        done=np.array([[False], [False], [False], [False], [True]]),
        trace=0.5,
    )
    last = 3 - 0.5
    middle = 0.5 - 0.3 + 0.5 * last
    first = 2 + 0.3 - 0.1 + 0.5 * middle
    second_of_other = 4 - 0.4
    first_of_other = 1 + 0.4 - 0.2 + 0.5 * second_of_other
    assert known.all()
    assert gains[:, 0].tolist() == pytest.approx(
        [first, first_of_other, middle, second_of_other, last]
    )


@pytest.mark.parametrize("seed", range(20))
def test_without_decay_an_advantage_is_all_that_comes_less_what_was_expected(seed: int) -> None:
    """To the end of the game, or to the last decision of the seat and what it expected then."""
    rng = np.random.default_rng(seed)
    steps, games = 30, 3
    seats = rng.integers(0, PLAYERS, (steps, games))
    asked = rng.random((steps, games)) < 0.7
    values = rng.normal(size=(steps, games)).astype(np.float32)
    rewards = rng.normal(size=(steps, games, PLAYERS)).astype(np.float32)
    done = rng.random((steps, games)) < 0.1
    gains, known = advantages(seats, asked, values, rewards, done, trace=1)
    for step, game in np.argwhere(asked).tolist():
        seat = seats[step, game]
        ends = [s for s in range(step, steps) if done[s, game]]
        later = [s for s in range(step + 1, steps) if asked[s, game] and seats[s, game] == seat]
        if ends:
            total = rewards[step : ends[0] + 1, game, seat].sum()
        elif later:
            total = rewards[step : later[-1], game, seat].sum() + values[later[-1], game]
        else:
            assert not known[step, game]
            assert gains[step, game] == 0
            continue
        assert known[step, game]
        assert gains[step, game] == pytest.approx(total - values[step, game], abs=1e-4)
    assert not known[~asked].any()


# --- opponents ------------------------------------------------------------------------------------


def test_the_pool_spreads_evenly_over_the_training() -> None:
    pool = Pool(most=4, every=10)
    weights = {"round": -1}
    for number in range(1001):
        weights["round"] = number  # as training changes the tensors
        pool.offer(number, weights)
        kept = list(pool.kept)
        assert 1 <= len(kept) <= 4
        assert kept == list(range(0, kept[-1] + 1, pool.every))
        assert number - kept[-1] < pool.every
    assert list(pool.kept) == [0, 320, 640, 960]
    rng = np.random.default_rng(1)
    assert {pool.draw(rng)["round"] for _ in range(200)} == set(pool.kept)


def test_the_learner_sits_alone_or_with_rivals() -> None:
    rng = np.random.default_rng(1)
    assert deal_seats(rng, 50, share=0).all()
    mixed = deal_seats(rng, 2000, share=1)
    assert set(mixed.sum(1).tolist()) == {1, 2, 3}
    assert mixed.mean(0) == pytest.approx([0.5] * PLAYERS, abs=0.05)
    assert deal_seats(rng, 2000, share=0.25).all(1).mean() == pytest.approx(0.75, abs=0.05)


# --- the bot --------------------------------------------------------------------------------------


def test_the_bot_sees_what_the_learner_saw() -> None:
    games = ManyGames(6, seed=3)
    for _ in range(150):
        games.step(games.draw())
        seen = inputs_of(games, np.arange(6))
        for state, seat, row in zip(games.states, games.seats.tolist(), seen, strict=True):
            assert (inputs_of_view(view(state, seat)) == row).all()


def test_the_bot_says_which_file_is_missing(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    games = ManyGames(1, seed=3)
    seen = view(games.states[0], int(games.seats[0]))
    bot = find_bot(f"{EXAMPLE}:{Trained.__name__}")(Random(1))
    monkeypatch.setenv(FILE, str(tmp_path / "gone.onnx"))
    with pytest.raises(FileNotFoundError, match=rf"{FILE}=.*gone\.onnx"):
        bot.choose(seen, decision_of(seen), Budget())


# --- the program ----------------------------------------------------------------------------------


def test_it_explains_itself_without_torch() -> None:
    found = run_without_torch("--help")
    assert found.returncode == 0, found.stderr
    for option in ("--minutes", "--resume", "--seed", "--rivals", "--device"):
        assert option in found.stdout


def test_it_says_in_one_line_what_to_install(tmp_path: Path) -> None:
    found = run_without_torch(str(tmp_path / "run"))
    assert found.returncode == 1
    assert found.stderr.splitlines() == [
        "Training needs more packages: pip install torch tensorboard onnx onnxscript onnxruntime"
    ]
    assert not (tmp_path / "run").exists()
