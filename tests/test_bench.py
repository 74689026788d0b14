"""The benchmarks run and report their figures; no test checks the speed."""

import json
import os
from pathlib import Path

import pytest

from bench import fairness, load, timing
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


def test_the_load_test_plays_and_reports(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    found = tmp_path / "load.json"
    asked = ["--tables", "3", "--players", "2", "--seconds", "5", "--warm-up", "0", "--away", "0"]
    if len(os.sched_getaffinity(0)) > 1:
        asked.append("--cores")
    load.main([*asked, "--thinking", "0.05", "0.1", "--json", str(found)])
    (told,) = json.loads(found.read_text(encoding="utf-8"))
    assert told["sockets"] == 12
    assert told["moves"] > 0
    assert told["messages"] >= told["moves"]
    assert 0 < told["everyone"]["p50"] <= told["everyone"]["p99"]
    assert told["refused"] == 0
    assert "to everyone, p99, ms" in capsys.readouterr().out


def test_the_measure_of_fairness_plays_and_reports(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr("bench.fairness.BEFORE", 1.0)
    found = tmp_path / "fairness.json"
    fairness.main(["--tables", "2", "--seconds", "4", "--json", str(found)])
    calm, crowded = json.loads(found.read_text(encoding="utf-8"))
    assert (calm["tables_of_norns"], crowded["tables_of_norns"]) == (0, 2)
    for told in (calm, crowded):
        assert told["thrall_answers"] > 0
        assert told["thrall"]["p99"] >= told["thrall"]["p50"] > 0
    assert calm["crowd_answers_a_second"] == 0
    assert "thrall: p99, ms" in capsys.readouterr().out


def test_the_measure_of_timing_plays_and_reports(capsys: pytest.CaptureFixture[str]) -> None:
    timing.main(["--games", "1", "--bots", "thrall", "random", "karl"])
    out = capsys.readouterr().out
    assert "late-card" in out or "battle-card" in out or "march-figures" in out
