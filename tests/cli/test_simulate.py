from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner, Result

from fimbul.bots import BOT_NAMES
from fimbul.cli.app import app, build_of_rules
from fimbul.rules import SOURCE_NAMES

COLUMNS = 80
BAD_BOTS = Path(__file__).parents[1] / "arena" / "bad_bots.py"


def simulate(*args: str) -> Result:
    environment = {"COLUMNS": str(COLUMNS), "LC_ALL": "C", "NO_COLOR": "1", "TERM": "dumb"}
    return CliRunner().invoke(app, ["simulate", *args], env=environment)


def report(*args: str) -> dict[str, Any]:
    result = simulate(*args, "--json")
    assert result.exit_code == 0
    found = json.loads(result.stdout)
    assert isinstance(found, dict)
    return found


def test_the_report_has_all_numbers_and_fits_80_columns() -> None:
    result = simulate("--games", "3", "--seed", "7")
    assert result.exit_code == 0
    lines = result.stdout.splitlines()
    assert max(map(len, lines)) <= COLUMNS
    assert lines[0] == "3 games with 4 players, seed 7"
    for label in ("games/s", "decisions/s", "decisions per game", "glory per clan"):
        assert any(line.startswith(label) for line in lines), label
    for clan in ("Wolf", "Raven", "Serpent", "Bear"):
        assert any(line.split()[:2] == [clan, "random"] for line in lines), clan
    for source in ("pillage", "battle", "quest", "Ragnarök", "Valhalla"):
        assert any(line.startswith(source) for line in lines), source


def test_without_a_terminal_only_the_report_is_printed() -> None:
    assert simulate("--games", "2").stderr == ""
    assert simulate("--games", "2", "--json").stderr == ""


def test_the_same_seed_gives_the_same_results() -> None:
    first = report("--games", "4", "--seed", "7")
    again = report("--games", "4", "--seed", "7")
    other = report("--games", "4", "--seed", "8")
    assert first["results"] == again["results"]
    assert first["results"]["checksum"] != other["results"]["checksum"]


def test_the_number_of_workers_does_not_change_the_results() -> None:
    alone = report("--games", "4", "--players", "2")
    shared = report("--games", "4", "--players", "2", "--workers", "2")
    assert shared["results"] == alone["results"]
    assert shared["series"] == alone["series"]
    assert (alone["timing"]["workers"], shared["timing"]["workers"]) == (1, 2)


def test_json_keeps_time_apart_from_results() -> None:
    found = report("--games", "4", "--players", "3")
    assert set(found) == {"is_partial", "planned_games", "series", "results", "timing"}
    assert (found["is_partial"], found["planned_games"]) == (False, 4)
    assert found["series"] == {
        "players": 3,
        "games": 4,
        "seed": 0,
        "bots": ["random"] * 3,
        "edition": "standard",
        "draft": True,
    }
    timing, results = found["timing"], found["results"]
    assert timing["rules"] == build_of_rules()
    assert timing["games_per_second"] == pytest.approx(4 / timing["seconds"])
    decisions = results["decisions_per_game"] * 4
    assert timing["decisions_per_second"] == pytest.approx(decisions / timing["seconds"])
    assert not {key for key in results if "second" in key}


def test_json_numbers_agree() -> None:
    results = report("--games", "5")["results"]
    assert tuple(results["glory_by_source"]) == SOURCE_NAMES
    assert sum(results["glory_by_source"].values()) == pytest.approx(results["glory"])
    for source, by_age in results["glory_by_source_and_age"].items():
        assert len(by_age) == 3
        assert sum(by_age) == pytest.approx(results["glory_by_source"][source])
    seats = results["seats"]
    assert [seat["clan"] for seat in seats] == ["wolf", "raven", "serpent", "bear"]
    assert sum(seat["win_share"] for seat in seats) == pytest.approx(1)
    assert sum(seat["glory"] for seat in seats) / 4 == pytest.approx(results["glory"])
    for seat in seats:
        low, high = seat["win_interval"]
        assert 0 <= low <= seat["win_share"] + 1e-12 <= high + 2e-12 <= 1 + 3e-12
    assert results["shortest"] <= results["decisions_per_game"] <= results["longest"]


def test_options_reach_the_games() -> None:
    plain = report("--games", "3", "--players", "2")
    for options in (["--edition", "first-print"], ["--no-draft"], ["--bot", "thrall"]):
        other = report("--games", "3", "--players", "2", *options)
        assert other["results"]["checksum"] != plain["results"]["checksum"], options


def test_one_bot_sits_on_all_seats_and_several_on_theirs() -> None:
    one = report("--games", "1", "--players", "2", "--bot", "Thrall")
    assert [seat["bot"] for seat in one["results"]["seats"]] == ["thrall", "thrall"]
    two = report("--games", "1", "--players", "2", "--bot", "thrall", "--bot", "random")
    assert [seat["bot"] for seat in two["results"]["seats"]] == ["thrall", "random"]


def test_the_report_names_the_edition_and_the_draft() -> None:
    assert "Standard edition\n" in simulate("--games", "1").stdout
    told = simulate("--games", "1", "--edition", "first-print", "--no-draft").stdout
    assert "First-print edition, no draft in the first age\n" in told


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (["--bot", "berserk"], "There is no bot “berserk”. The bots are: random, thrall"),
        (["--bot", "thral"], "Did you mean thrall?"),
        (["--bot", "random", "--bot", "thrall"], "Name one bot for all 4 seats, or one for each"),
        (["--edition", "second"], "standard, first-print"),
        (["--players", "1"], "--players"),
        (["--players", "5"], "--players"),
        (["--games", "0"], "--games"),
        (["--seed", "-1"], "--seed"),
        (["--seed", "seven"], "--seed"),
        (["--workers", "0"], "--workers"),
        (["--language", "tlh"], "There is no language “tlh”."),
    ],
)
def test_a_wrong_option_exits_with_2_and_says_what_to_do(args: list[str], said: str) -> None:
    result = simulate(*args)
    assert result.exit_code == 2
    assert result.stdout == ""
    assert said in result.stderr


def test_help_names_the_bots() -> None:
    result = simulate("--help")
    assert result.exit_code == 0
    assert all(name in result.stdout for name in BOT_NAMES)


# --- early ends -----------------------------------------------------------------------------------


@pytest.mark.parametrize(("bot", "workers"), [("Interrupts", 1), ("InterruptsParent", 2)])
def test_ctrl_c_keeps_the_games_played(bot: str, workers: int) -> None:
    args = ("--players", "2", "--bot", f"{BAD_BOTS}:{bot}", "--bot", "random")
    result = simulate(*args, "--games", "5000", "--workers", str(workers), "--json")
    assert result.exit_code == 130
    found = json.loads(result.stdout)
    games = found["series"]["games"]
    assert 1 <= games < 5000
    assert (found["is_partial"], found["planned_games"]) == (True, 5000)
    assert found["results"]["decisions"] > games
    if workers == 1:
        calm = (*args[:3], f"{BAD_BOTS}:First", *args[4:])
        assert (
            report(*calm, "--games", str(games))["results"]["checksum"]
            == (found["results"]["checksum"])
        )


def test_the_report_says_that_ctrl_c_stopped_it() -> None:
    result = simulate("--players", "2", "--bot", f"{BAD_BOTS}:Interrupts", "--games", "100")
    assert result.exit_code == 130
    first, second = result.stdout.splitlines()[:2]
    assert re.fullmatch(r"Stopped after \d+ of 100 games: this report covers only those\.", first)
    assert re.fullmatch(r"\d+ games? with 2 players, seed 0", second)


@pytest.mark.parametrize(
    ("bot", "told"),
    [
        ("Raises", ["RuntimeError: I cannot draft", "    bad_bots.py:", " in choose"]),
        ("Unborn", ["ValueError: no", " in __init__"]),
        ("Cheats", ["chose "]),
        ("Leaves", ["SystemExit: enough", " in choose"]),
    ],
)
@pytest.mark.parametrize("workers", ["1", "2"])
def test_a_bot_that_fails_is_reported_with_its_line(
    bot: str, told: list[str], workers: str
) -> None:
    if workers == "2" and bot != "Raises":
        return
    result = simulate(
        "--players", "2", "--bot", f"{BAD_BOTS}:{bot}", "--games", "4", "--workers", workers
    )
    assert result.exit_code == 1
    assert "Stopped after 0 of 4 games" in result.stdout
    for text in told:
        assert text in result.stderr
    assert "Traceback" not in result.stderr
