"""The benchmark runs and says what it is about; how fast, no test tells."""

import json

import pytest

from bench.__main__ import main
from bench.measure import VERBS
from tests.conftest import build_of_rules_modules


def test_the_benchmark_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    main(["--json", "--seconds", "0"])
    told = json.loads(capsys.readouterr().out)
    assert told["build"] == build_of_rules_modules()["fimbul.rules.game"]
    assert told["python"]
    assert set(told["players"]) == {"2", "3", "4"}
    for figures in told["players"].values():
        assert set(figures["microseconds"]) == set(VERBS)
        assert all(time > 0 for time in figures["microseconds"].values())
        assert figures["decisions_per_second"] > figures["games_per_second"] > 0
        assert 50 < figures["decisions_per_game"] < 500
        assert figures["bytes_per_copy"] > 100


def test_the_benchmark_as_a_table(capsys: pytest.CaptureFixture[str]) -> None:
    main(["--seconds", "0"])
    table = capsys.readouterr().out
    for row in ("players", "decisions/s", "games/s", *(f"{verb}, µs" for verb in VERBS)):
        assert any(line.startswith(row) for line in table.splitlines())
