"""`fimbul dataset` writes a dataset, goes on with it, and says what is wrong."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from time import monotonic, sleep
from typing import Any

import pytest
from pyarrow import parquet
from typer.testing import CliRunner, Result

from fimbul.arena import Series
from fimbul.cli.app import app, build_of_rules
from fimbul.dataset.plan import Plan
from fimbul.dataset.playing import play_shard
from fimbul.i18n import languages
from tests.patience import PATIENCE

COLUMNS = 80
BAD_BOTS = Path(__file__).parents[1] / "arena" / "bad_bots.py"
SMALL = ("--players", "2", "--bots", "random", "--games", "3", "--shard", "2")


def dataset(*args: str) -> Result:
    environment = {"COLUMNS": str(COLUMNS), "LC_ALL": "C", "NO_COLOR": "1", "TERM": "dumb"}
    return CliRunner().invoke(app, ["dataset", *args], env=environment)


def report(*args: str, status: int = 0) -> dict[str, Any]:
    result = dataset(*args, "--json")
    assert result.exit_code == status
    found = json.loads(result.stdout)
    assert isinstance(found, dict)
    return found


def test_json_says_what_is_there_and_what_was_played(tmp_path: Path) -> None:
    folder = tmp_path / "new" / "data"
    args = ("--out", str(folder), *SMALL, "--seed", "7", "--edition", "first-print", "--no-draft")
    found = report(*args)
    assert (found["is_partial"], found["planned_games"], found["played_games"]) == (False, 3, 3)
    assert found["folder"] == str(folder)
    assert found["dataset"] == json.loads((folder / "dataset.json").read_text(encoding="utf-8"))
    told = {name: found["dataset"][name] for name in ("players", "seed", "bots", "edition")}
    told |= {name: found["dataset"][name] for name in ("draft", "shard", "seconds")}
    assert told == {
        "players": 2,
        "seed": 7,
        "bots": ["random", "random"],
        "edition": "first-print",
        "draft": False,
        "shard": 2,
        "seconds": 0.2,
    }
    results, timing = found["results"], found["timing"]
    decisions = parquet.read_table(folder / "decisions").num_rows
    assert (results["games"], results["shards"], results["decisions"]) == (3, 2, decisions)
    size = sum(file.stat().st_size for file in folder.rglob("*.parquet"))
    assert results["bytes"] == size
    assert results["bytes_per_decision"] == pytest.approx(size / decisions)
    assert timing["decisions_per_second"] == pytest.approx(decisions / timing["seconds"])
    assert (timing["workers"], timing["engine"], timing["rules"]) == (
        1,
        "processes",
        build_of_rules(),
    )
    again = report(*args)
    assert (again["played_games"], again["timing"], again["results"]) == (0, None, results)


@pytest.mark.parametrize("language", languages())
def test_the_report_fits_80_columns_and_says_if_nothing_was_played(
    tmp_path: Path, language: str
) -> None:
    args = ("--out", str(tmp_path), *SMALL, "--language", language)
    first, second = dataset(*args), dataset(*args)
    assert first.exit_code == second.exit_code == 0
    assert str(tmp_path) in "".join(first.stdout.splitlines())
    assert max(map(len, (first.stdout + second.stdout).splitlines())) <= COLUMNS
    if language == "en":
        assert "already complete" in second.stdout
        assert "already complete" not in first.stdout
        assert "games/s" in first.stdout
        assert "games/s" not in second.stdout


def test_a_bot_of_each_seat_and_a_budget_reach_the_games(tmp_path: Path) -> None:
    found = report(
        *("--out", str(tmp_path), "--players", "2", "--games", "1", "--simulations", "3"),
        *("--bots", "thrall", "--bots", f"{BAD_BOTS}:First"),
    )
    assert found["dataset"]["bots"] == ["thrall", f"{BAD_BOTS}:First"]
    assert (found["dataset"]["seconds"], found["dataset"]["simulations"]) == (None, 3)
    rows = parquet.read_table(tmp_path / "decisions", columns=["seat", "bot"]).to_pylist()
    assert {(row["seat"], row["bot"]) for row in rows} == {
        (0, "thrall"),
        (1, f"{BAD_BOTS}:First"),
    }


# --- early ends -----------------------------------------------------------------------------------


def test_after_ctrl_c_the_same_command_goes_on(tmp_path: Path) -> None:
    def command(bot: str, folder: str) -> tuple[str, ...]:
        bots = ("--bots", f"{BAD_BOTS}:{bot}", "--bots", "random")
        out = ("--out", str(tmp_path / folder))
        return (*out, "--players", "2", *bots, "--games", "9", "--shard", "2")

    result = dataset(*command("Interrupts", "stopped"))
    assert result.exit_code == 130
    assert "games. The same command goes on from there." in " ".join(result.stdout.split())
    stopped = 1
    while (result := dataset(*command("Interrupts", "stopped"), "--json")).exit_code == 130:
        found = json.loads(result.stdout)
        assert found["is_partial"]
        assert found["results"]["games"] < 9
        stopped += 1
    assert result.exit_code == 0
    assert stopped < 4
    assert list((tmp_path / "stopped").rglob(".*")) == []
    report(*command("First", "calm"))
    stopped_table, calm = (
        parquet.read_table(tmp_path / folder / "decisions").drop_columns("bot")
        for folder in ("stopped", "calm")
    )
    assert stopped_table.equals(calm)


def test_ctrl_c_leaves_only_complete_files_of_several_processes(tmp_path: Path) -> None:
    found = report(
        *("--out", str(tmp_path), "--players", "2", "--games", "5000", "--shard", "2"),
        *("--bots", f"{BAD_BOTS}:InterruptsParent", "--bots", "random", "--workers", "2"),
        status=130,
    )
    assert found["is_partial"]
    assert found["results"]["games"] == 2 * found["results"]["shards"] < 5000
    files = list((tmp_path / "games").iterdir())
    assert all(parquet.read_metadata(file).num_rows == 2 for file in files)
    assert len(files) - 1 <= found["results"]["shards"] <= len(files)
    assert list(tmp_path.rglob(".*")) == []


def test_a_process_that_is_killed_leaves_no_other_behind_and_only_complete_files(
    tmp_path: Path,
) -> None:
    args = ("--players", "2", "--bots", "random", "--games", "5000", "--shard", "2")
    command = [sys.executable, "-m", "fimbul", "dataset", *args, "--out", str(tmp_path)]
    with subprocess.Popen([*command, "--workers", "2"], stdout=subprocess.PIPE) as running:
        until(lambda: any(tmp_path.glob("games/0*")))
        running.kill()
        # The pipe ends when no process has it any more.
        assert running.communicate(timeout=PATIENCE)[0] == b""
    plan = Plan(Series(2, 5000, 1, ("random",)), shard=2)
    for file in (*tmp_path.glob("games/0*"), *tmp_path.glob("decisions/0*")):
        assert file.read_bytes() == play_shard(plan, int(file.stem)).files[file.parent.name]


def until(is_so: Callable[[], bool]) -> None:
    """Wait until something is so."""
    end = monotonic() + PATIENCE
    while not is_so():
        assert monotonic() < end
        sleep(0.01)


def test_a_bot_that_fails_is_reported_with_its_line_and_ends_it(tmp_path: Path) -> None:
    bots = ("--bots", f"{BAD_BOTS}:Raises", "--bots", "random")
    result = dataset("--out", str(tmp_path), "--players", "2", "--games", "2", *bots)
    assert result.exit_code == 1
    assert f"The bot “{BAD_BOTS}:Raises” failed: RuntimeError: I cannot draft" in result.stderr
    assert "    bad_bots.py:" in result.stderr
    assert "it has 0 of 2 games" in " ".join(result.stdout.split())


def test_what_bots_print_is_not_part_of_the_json(tmp_path: Path) -> None:
    bots = ("--bots", f"{BAD_BOTS}:Vandal", "--bots", "random")
    found = report("--out", str(tmp_path), "--players", "2", "--games", "1", *bots)
    assert found["played_games"] == 1


def test_a_file_that_cannot_be_written_is_reported(tmp_path: Path) -> None:
    (tmp_path / "games" / "000000.parquet").mkdir(parents=True)
    manifest = tmp_path / "dataset.json"
    report("--out", str(tmp_path / "other"), *SMALL)
    manifest.write_bytes((tmp_path / "other" / "dataset.json").read_bytes())
    result = dataset("--out", str(tmp_path), *SMALL)
    assert result.exit_code == 1
    assert f"the dataset in {tmp_path} cannot be written: " in result.stderr


# --- mistakes -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("args", "message"),
    [
        (["--bots", "berserk"], "There is no bot “berserk”. The bots are: random, thrall"),
        (["--bots", "thral"], "Did you mean thrall?"),
        (["--bots", "random", "--bots", "thrall"], "Name one bot for all 4 seats, or one for each"),
        (["--bots", "nobody.py:MyBot"], "There is no file “nobody.py”"),
        (["--engine", "rai"], "The engines are: processes, ray"),
        (["--edition", "third"], "standard, first-print"),
        (["--players", "5"], "--players"),
        (["--games", "0"], "--games"),
        (["--shard", "0"], "--shard"),
        (["--seed", "-1"], "--seed"),
        (["--seed", "4294967296"], "--seed"),
        (["--seconds", "0"], "--seconds"),
    ],
)
def test_a_wrong_option_exits_with_2_and_makes_no_folder(
    tmp_path: Path, args: list[str], message: str
) -> None:
    result = dataset("--out", str(tmp_path / "data"), *args)
    assert result.exit_code == 2
    assert result.stdout == ""
    assert message in " ".join(result.stderr.split())
    assert not (tmp_path / "data").exists()


def test_a_folder_must_be_named() -> None:
    result = dataset("--games", "1")
    assert result.exit_code == 2
    assert "--out" in result.stderr


def test_a_dataset_of_other_options_is_refused_with_the_differences(tmp_path: Path) -> None:
    report("--out", str(tmp_path), *SMALL)
    result = dataset("--out", str(tmp_path), *SMALL, "--no-draft", "--bots", "thrall")
    assert result.exit_code == 2
    assert result.stderr == (
        f"fimbul: The folder “{tmp_path}” holds another dataset (bots: random, random there, not "
        "random, thrall; draft: true there, not false): name a new folder.\n"
    )


def test_a_folder_with_something_else_is_refused(tmp_path: Path) -> None:
    (tmp_path / "mine.txt").touch()
    result = dataset("--out", str(tmp_path), *SMALL)
    assert result.exit_code == 2
    assert "is not empty and holds no dataset" in result.stderr
    result = dataset("--out", str(tmp_path / "mine.txt"), *SMALL)
    assert result.exit_code == 2
    assert "cannot be written: " in result.stderr


@pytest.mark.parametrize("package", ["numpy", "pyarrow"])
def test_a_missing_extra_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, package: str
) -> None:
    for name in [name for name in sys.modules if name.startswith("fimbul.dataset")]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, package, None)
    result = dataset("--out", str(tmp_path / "data"), *SMALL)
    assert result.exit_code == 2
    assert 'pip install "fimbul[dataset]"' in result.stderr
    assert not (tmp_path / "data").exists()


def test_a_missing_engine_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    result = dataset("--out", str(tmp_path), *SMALL, "--engine", "ray")
    assert result.exit_code == 2
    assert "Ray is not installed" in result.stderr
