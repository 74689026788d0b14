"""`fimbul arena` reports which bot is stronger, the same every time, and which bots failed."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner, Result

from fimbul.arena import Contest, Outcome
from fimbul.bots import BOT_NAMES
from fimbul.cli.app import app
from fimbul.cli.arena import Playing
from fimbul.cli.text.saving import read
from fimbul.i18n import languages
from fimbul.rules import CLAN_NAMES, SOURCE_NAMES, replay

COLUMNS = 80
BAD_BOTS = Path(__file__).parents[1] / "arena" / "bad_bots.py"


def arena(*args: str) -> Result:
    environment = {"COLUMNS": str(COLUMNS), "LC_ALL": "C", "NO_COLOR": "1", "TERM": "dumb"}
    return CliRunner().invoke(app, ["arena", *args], env=environment)


def report(*args: str) -> dict[str, Any]:
    result = arena(*args, "--json")
    assert result.exit_code == 0
    found = json.loads(result.stdout)
    assert isinstance(found, dict)
    return found


@pytest.mark.parametrize("language", languages())
def test_the_report_has_all_numbers_and_fits_80_columns(language: str) -> None:
    bots = ("thrall", "random", "random", "random")
    result = arena(*bots, "--games", "4", "--language", language)
    assert result.exit_code == 0
    lines = result.stdout.splitlines()
    assert max(map(len, lines)) <= COLUMNS
    assert any(line.split()[:1] == ["thrall"] for line in lines)
    assert any(line.split()[:3] == ["random", "×", "3"] for line in lines)
    assert sum("±" in line for line in lines) >= 2


def test_json_has_all_numbers() -> None:
    found = report("thrall", "random", "--games", "4", "--seed", "3")
    assert found["contest"]["games"] == 4
    assert found["contest"]["deals"] == 2
    thrall = found["results"]["bots"][0]
    assert thrall["bot"] == "thrall"
    assert thrall["even_share"] == 0.5
    assert set(thrall["glory_by_source"]) == set(SOURCE_NAMES)
    assert thrall["rating"]["mu"] > 25
    assert thrall["win_interval"][0] <= thrall["win_share"] <= thrall["win_interval"][1]
    assert set(found["timing"]["milliseconds"]["thrall"]) == {"mean", "p99"}


def test_the_number_of_workers_does_not_change_the_results() -> None:
    args = ("thrall", "random", "random", "--games", "6", "--seed", "4")
    alone = report(*args)
    shared = report(*args, "--workers", "2")
    assert shared["results"] == alone["results"]
    assert shared["contest"] == alone["contest"]


def test_games_are_rounded_up_to_whole_deals() -> None:
    assert report("random", "random", "random", "--games", "4")["contest"]["games"] == 6


def test_a_bot_from_a_file_plays_and_its_failures_are_reported() -> None:
    result = arena(f"{BAD_BOTS}:Raises", "random", "--games", "2")
    assert result.exit_code == 1
    assert "bad_bots.py:Raises left" in result.stdout
    assert "RuntimeError: I cannot draft" in result.stdout
    assert arena(f"{BAD_BOTS}:First", "random", "--games", "2").exit_code == 0


@pytest.mark.parametrize("language", languages())
def test_a_bot_that_never_answers_is_reported_in_every_language(language: str) -> None:
    args = (f"{BAD_BOTS}:Sleeps", "random", "--games", "2", "--limit", "0.3")
    result = arena(*args, "--language", language)
    assert result.exit_code == 1
    assert re.search(r"1 × .*0\.3.*--limit", result.stdout)
    assert len(re.findall(r"\d+ × ", result.stdout)) == 2
    if language == "en":
        assert "× already out of the game" in result.stdout
        found = json.loads(arena(*args, "--json").stdout)
        assert found["contest"]["limit"] == 0.3
        faults = found["results"]["bots"][0]["faults"]
        assert [fault["fault"] for fault in faults] == ["timeout", "out"]


def test_a_bot_that_ends_its_process_is_reported() -> None:
    result = arena(f"{BAD_BOTS}:Dies", "random", "--games", "2")
    assert result.exit_code == 1
    assert "1 × ended the process it played in" in result.stdout


def test_illegal_moves_are_reported() -> None:
    result = arena(f"{BAD_BOTS}:Cheats", "random", "--games", "2")
    assert result.exit_code == 1
    assert "chose" in result.stdout


@pytest.mark.parametrize(
    ("args", "message"),
    [
        (["thrall"], "Name 2 to 4 bots"),
        ([], "Name 2 to 4 bots"),
        (["thrall"] * 5, "Name 2 to 4 bots"),
        (["thrall", "trall"], "Did you mean thrall?"),
        (["thrall", "nobody.py:MyBot"], "There is no file “nobody.py”"),
        (["thrall", f"{BAD_BOTS}:Nobody"], "no class “Nobody”"),
        (["thrall", str(BAD_BOTS)], "Name the class too"),
        (["thrall", f"{BAD_BOTS}:sys"], "is not a bot; it needs"),
        (["thrall", "random", "--engine", "rai"], "The engines are: processes, ray"),
        (["thrall", "random", "--markdown"], "add --ladder"),
        (["thrall", "thrall", "--ladder"], "at least two different bots"),
        (["thrall", "random", "--edition", "third"], "third"),
    ],
)
def test_a_wrong_argument_is_an_error_that_says_why(args: list[str], message: str) -> None:
    result = arena(*args, "--games", "2")
    assert result.exit_code == 2
    assert message in " ".join(result.stderr.split())


def test_the_ladder_is_printed_for_people_and_for_the_docs(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The same games are printed in three forms, so they are played once."""
    played: dict[Contest, list[Outcome]] = {}
    play = Playing.play

    def play_once(
        self: Playing, contest: Contest, on_progress: Callable[[int], None], within: str = ""
    ) -> list[Outcome]:
        if contest not in played:
            played[contest] = play(self, contest, on_progress, within)
        return played[contest]

    monkeypatch.setattr(Playing, "play", play_once)
    args = ("--ladder", "random", "thrall", "--games", "4")
    people = arena(*args)
    assert people.exit_code == 0
    assert max(map(len, people.stdout.splitlines())) <= COLUMNS
    assert people.stdout.count("even share") == 3
    docs = arena(*args, "--markdown").stdout
    assert docs.startswith("Measured on 20")
    for players in (2, 3, 4):
        assert f"### {players} players" in docs
    assert "| **thrall** |" in docs
    found = report(*args)
    assert [rung["players"] for rung in found["ladder"]] == [2, 3, 4]


def test_help_names_the_ladder() -> None:
    text = " ".join(arena("--help").stdout.replace("│", " ").split())
    assert ", ".join(BOT_NAMES) in text


def test_a_fault_names_its_lines() -> None:
    args = (f"{BAD_BOTS}:Wraps", "random", "--games", "2")
    lines = [line.strip() for line in arena(*args).stdout.splitlines()]
    start = next(index for index, line in enumerate(lines) if "× ValueError: no plan" in line)
    first, second, cause, last = lines[start + 1 : start + 5]
    assert re.fullmatch(r"bad_bots\.py:\d+ in choose", first)
    assert re.fullmatch(r"bad_bots\.py:\d+ in plan", second)
    assert cause == "← KeyError: 'plan'"
    assert re.fullmatch(r"bad_bots\.py:\d+ in plan", last)
    fault = json.loads(arena(*args, "--json").stdout)["results"]["bots"][0]["faults"][0]
    assert fault["fault"] == "ValueError: no plan"
    assert fault["at"] == [first, second, cause, last]


# --- Ctrl-C ---------------------------------------------------------------------------------------


def test_ctrl_c_keeps_whole_deals_and_their_records(tmp_path: Path) -> None:
    folder = tmp_path / "games"
    args = (f"{BAD_BOTS}:InterruptsParent", "random", "--games", "2000", "--save", str(folder))
    result = arena(*args, "--json")
    assert result.exit_code == 130
    found = json.loads(result.stdout)
    assert (found["is_partial"], found["planned_games"]) == (True, 2000)
    assert found["contest"]["games"] == 2 * found["contest"]["deals"] == 4
    assert len(list(folder.iterdir())) == 5, "it includes a game of the unfinished deal"


def test_ctrl_c_on_the_ladder_keeps_the_finished_contests() -> None:
    bots = ("random", f"{BAD_BOTS}:First", f"{BAD_BOTS}:InterruptsParent")
    result = arena("--ladder", *bots, "--games", "8")
    assert result.exit_code == 130
    assert "Stopped after " in result.stdout.splitlines()[0]
    assert "2 players: what one bot" in result.stdout


# --- records --------------------------------------------------------------------------------------


def test_records_have_names_date_and_result_and_replay(tmp_path: Path) -> None:
    folder = tmp_path / "new" / "games"
    bot = f"{BAD_BOTS}:First"
    found = report(bot, "random", "thrall", "--games", "3", "--seed", "7", "--save", str(folder))
    files = sorted(folder.iterdir())
    assert [file.name for file in files] == ["000001.saga", "000002.saga", "000003.saga"]
    glory = 0
    for number, file in enumerate(files, start=1):
        saved = read(file)
        assert sorted(saved.players.values()) == sorted([bot, "random", "thrall"])
        text = file.read_text(encoding="utf-8")
        assert re.search(r"^# date 20\d\d-\d\d-\d\d$", text, re.MULTILINE)
        assert f"# arena seed 7 game {number}\n" in text
        assert saved.record.result is not None
        assert replay(saved.record).is_over
        clans: list[str] = [CLAN_NAMES[clan] for clan in saved.record.setup.clans]
        glory += saved.record.result[clans.index(clan_of(saved.players, "thrall"))]
    assert found["results"]["bots"][2]["glory"] == pytest.approx(glory / 3)


def clan_of(players: dict[str, str], bot: str) -> str:
    return next(clan for clan, player in players.items() if player == bot)


def test_records_of_a_ladder_have_a_folder_for_each_contest(tmp_path: Path) -> None:
    result = arena("--ladder", "random", "thrall", "--games", "2", "--save", str(tmp_path))
    assert result.exit_code == 0
    found = {str(file.relative_to(tmp_path).parent) for file in tmp_path.rglob("*.saga")}
    assert found == {
        "2-players-random-thrall",
        *(f"{players}-players-{pair}" for players in (3, 4) for pair in PAIRS),
    }


PAIRS = ("random-thrall", "thrall-random")


def test_records_do_not_replace_files(tmp_path: Path) -> None:
    (tmp_path / "mine.txt").touch()
    result = arena("random", "thrall", "--games", "2", "--save", str(tmp_path))
    assert result.exit_code == 2
    assert "is not empty" in result.stderr


def test_results_are_printed_even_if_records_cannot_be_written(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    result = arena("random", "thrall", "--games", "2", "--save", str(tmp_path / "file" / "games"))
    assert result.exit_code == 1
    assert "2 games: 1 deals" in result.stdout
    assert str(tmp_path / "file" / "games") in result.stderr
