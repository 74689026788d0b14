"""The plain and the compiled rules play the same games; FIMBUL_RULES chooses between them."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.conftest import build_of_rules_modules

ROOT = Path(__file__).parents[2]
GAMES = 200

has_compiled = build_of_rules_modules()["fimbul.rules.game"] == "compiled"
needs_compiled = pytest.mark.skipif(not has_compiled, reason="the rules are not compiled here")


def run(build: str, *command: str) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "FIMBUL_RULES": build}
    return subprocess.run(
        [sys.executable, *command],
        env=environment,
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )


WHICH = "import fimbul.rules.game as game, fimbul.rules as rules; print(game.__file__)"


def test_plain_rules_can_be_chosen() -> None:
    assert run("plain", "-c", WHICH).stdout.strip().endswith(".py")


@needs_compiled
def test_compiled_rules_can_be_chosen() -> None:
    assert not run("compiled", "-c", WHICH).stdout.strip().endswith(".py")


@pytest.mark.skipif(has_compiled, reason="the rules are compiled here")
def test_choosing_missing_compiled_rules_is_an_error() -> None:
    assert "they are not compiled here" in run("compiled", "-c", WHICH).stderr


def test_an_unknown_build_is_refused() -> None:
    assert "must be plain, compiled or unset" in run("fast", "-c", "import fimbul").stderr


@needs_compiled
def test_both_builds_play_the_same_games_to_the_bit() -> None:
    plain, compiled = (
        run(build, "-m", "tests.rules.digest", str(GAMES)) for build in ("plain", "compiled")
    )
    assert not plain.stderr
    assert not compiled.stderr
    games = list(zip(plain.stdout.splitlines(), compiled.stdout.splitlines(), strict=True))
    assert len(games) == GAMES
    for number, (expected, found) in enumerate(games):
        assert found.split() == expected.split(), f"game {number}"
