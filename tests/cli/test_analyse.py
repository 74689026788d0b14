"""`fimbul analyse` reports a finished game, refuses any other, and stops when told to."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner, Result

from fimbul.analysis import LEAST_PLAYOUTS, Progress, Study
from fimbul.cli.app import app
from fimbul.cli.series import INTERRUPTED
from fimbul.i18n import languages
from fimbul.rules import Record, record_to_text
from tests.analysis.games import finished

COLUMNS = 80
FEW = ("--playouts", str(LEAST_PLAYOUTS))
CLANS = ["wolf", "raven"]


def run(*args: str | Path) -> Result:
    environment = {"COLUMNS": str(COLUMNS), "LC_ALL": "C", "NO_COLOR": "1", "TERM": "dumb"}
    return CliRunner().invoke(app, ["analyse", *map(str, args)], env=environment)


def as_json(*args: str | Path) -> dict[str, Any]:
    result = run(*args, "--json")
    assert result.exit_code == 0, result.output
    found: dict[str, Any] = json.loads(result.stdout)
    return found


def written(folder: Path, record: Record) -> Path:
    path = folder / "game.saga"
    path.write_text(record_to_text(record), encoding="utf-8")
    return path


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return written(tmp_path, finished())


def test_the_report_has_all_parts_and_fits_80_columns(file: Path) -> None:
    result = run(file, "--playouts", "10")
    assert result.exit_code == 0, result.output
    assert result.stderr == ""
    lines = result.stdout.splitlines()
    assert max(len(line) for line in lines if ".saga" not in line) <= COLUMNS
    for heading in ("Chance to win", "Glory at the end", "Turning points", "The draft", "Luck of"):
        assert any(line.startswith(heading) for line in lines), heading
    for part in ("first deal", "age 2: new cards", "end of the game", "Decisive: move "):
        assert part in result.stdout, part


def test_json_is_the_analysis(file: Path) -> None:
    found = as_json(file, *FEW, "--seed", "2")
    assert (found["seed"], found["playouts"]) == (2, LEAST_PLAYOUTS)
    assert found["clans"] == CLANS
    assert not found["is_partial"]
    assert found == as_json(file, *FEW, "--seed", "2")
    assert found["moments"] != as_json(file, *FEW)["moments"]


@pytest.mark.parametrize("language", languages())
def test_every_language_refuses_a_game_that_is_not_over(tmp_path: Path, language: str) -> None:
    record = finished()
    path = written(tmp_path, Record(record.setup, record.moves[:60]))
    result = run(path, "--language", language)
    assert result.exit_code == 2
    assert result.stdout == ""
    assert path.name in result.stderr.replace("\n", "")


def test_the_refusal_says_why(tmp_path: Path) -> None:
    record = finished()
    result = run(written(tmp_path, Record(record.setup, record.moves[:60])))
    assert "is not over. Only a finished game can be analysed" in result.stderr


@pytest.mark.parametrize("text", ["", "hello", "fimbul saga 2\nrules x\n"])
def test_a_file_that_is_not_a_record_is_refused(tmp_path: Path, text: str) -> None:
    path = tmp_path / "game.saga"
    path.write_text(text, encoding="utf-8")
    for wrong in (path, tmp_path / "nowhere.saga", tmp_path):
        result = run(wrong)
        assert result.exit_code == 2
        assert result.stdout == ""


def test_a_record_that_does_not_replay_is_refused(tmp_path: Path) -> None:
    record = finished()
    record.moves[0] = (record.moves[0][0], record.moves[-1][1])
    assert run(written(tmp_path, record)).exit_code == 2
    record.rules = 1
    result = run(written(tmp_path, record))
    assert result.exit_code == 2
    assert "older rules" in result.stderr


@pytest.mark.parametrize("options", [("--playouts", "1"), ("--seed", "-1")])
def test_bad_options_are_refused(file: Path, options: tuple[str, str]) -> None:
    assert run(file, *options).exit_code == 2


def interrupted_after(steps: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let Ctrl-C come after some steps of any study."""
    whole = Study.steps

    def some(study: Study) -> Iterator[Progress]:
        for number, progress in enumerate(whole(study), start=1):
            yield progress
            if number == steps:
                raise KeyboardInterrupt

    monkeypatch.setattr(Study, "steps", some)


def test_an_interrupt_reports_what_was_found(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    moments = len(Study(finished()).course.marks) - 1
    interrupted_after(LEAST_PLAYOUTS * moments, monkeypatch)
    result = run(file)
    assert result.exit_code == INTERRUPTED
    assert f"Stopped early, after {LEAST_PLAYOUTS} of 48 playouts" in result.stdout
    result = run(file, "--json")
    assert result.exit_code == INTERRUPTED
    assert json.loads(result.stdout)["is_partial"]


def test_an_interrupt_at_once_reports_nothing(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    interrupted_after(1, monkeypatch)
    result = run(file)
    assert result.exit_code == INTERRUPTED
    assert result.stdout == ""
    assert result.stderr == "Stopped before anything was found.\n"
