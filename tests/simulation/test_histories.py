"""Thousands of short histories with faults, and the guarantees of the simulation itself."""

from __future__ import annotations

import os
import subprocess
import sys
from collections import Counter

import pytest

from tests.simulation.__main__ import main
from tests.simulation.faults import RATES, STROKES
from tests.simulation.history import run
from tests.simulation.planted import PLANTED
from tests.simulation.running import failure, run_batch

HISTORIES = int(os.environ.get("FIMBUL_HISTORIES", "2000"))
PARTS = 20
MOST = 150
"""Histories within which every planted bug is found."""
DIGESTS = "import sys; from tests.simulation.history import run\n"
DIGESTS += "for seed in sys.argv[1:]: print(run(int(seed)).digest)"


@pytest.mark.parametrize("part", range(PARTS))
def test_nothing_is_lost_doubled_reordered_leaked_or_stuck(part: int) -> None:
    size = HISTORIES // PARTS
    found = run_batch(list(range(part * size, (part + 1) * size)))
    assert not found[-1].violations, failure(found[-1])
    assert len(found) == size


def test_every_fault_happens() -> None:
    faults: Counter[str] = Counter()
    for seed in range(10_000, 10_400):
        faults += run(seed).faults
        if set(faults) >= {*RATES, *STROKES}:
            return
    pytest.fail(f"never: { ({*RATES, *STROKES} - set(faults)) }")


def test_one_number_replays_a_history_in_any_process() -> None:
    """Independent of earlier histories and of Python's hash seed."""
    seeds = list(range(20))
    here = [run(seed).digest for seed in seeds]
    found = subprocess.run(
        [sys.executable, "-c", DIGESTS, *map(str, reversed(seeds))],
        capture_output=True,
        text=True,
        check=True,
        env={**os.environ, "PYTHONHASHSEED": "77"},
    )
    assert found.stdout.split() == here[::-1]
    assert len(set(here)) == len(here), "each seed has a history of its own"


@pytest.mark.parametrize("bug", PLANTED)
def test_a_planted_bug_is_found(bug: str) -> None:
    outcome = run_batch(list(range(MOST)), bug)[-1]
    assert outcome.violations, f"not found in {MOST} histories"
    assert run(outcome.seed).violations == [], "without the bug the history is fine"
    again = run(outcome.seed, PLANTED[bug])
    assert (again.digest, again.violations) == (outcome.digest, outcome.violations)


def test_a_failure_names_its_seed_and_how_to_replay_it(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["--plant", "acknowledge before commit", "--workers", "1"]
    assert main(["--first", "0", "--histories", str(MOST), *arguments]) == 1
    said = capsys.readouterr().out
    seed = said.rpartition("SEED=")[2].split()[0]
    assert f"history {seed} FAILED" in said
    assert f"SEED={seed} make simulate-faults" in said
    assert main(["--seed", seed, *arguments]) == 1
    assert said.splitlines()[0] in capsys.readouterr().out, "the trace is the same"


def test_progress_shows_the_number_of_histories_and_their_faults(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["--first", "0", "--histories", "12", "--workers", "2"]) == 0
    said = capsys.readouterr().out
    assert "12 histories (" in said
    assert "slow query" in said
