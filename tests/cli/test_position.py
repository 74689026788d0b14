"""`fimbul position` checks a position, shows it, and asks a bot about it."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner, Result

from fimbul.cli.app import app
from fimbul.cli.position import problem_text
from fimbul.i18n import languages, messages
from fimbul.rules import move_from_text, position_from_text, problems_of, record_to_text, state_of
from fimbul.rules.game import legal, next_seat
from fimbul.rules.problems import PROBLEM_CODES
from tests.random_games import Play
from tests.rules.test_positions import TEXT

ROOT = Path(__file__).parents[2]


def run(*args: str | Path, typed: str = "", language: str = "C") -> Result:
    environment = {"COLUMNS": "80", "LC_ALL": language, "NO_COLOR": "1", "TERM": "dumb"}
    return CliRunner().invoke(
        app, ["position", *map(str, args)], env=environment, input=typed or None
    )


def as_json(result: Result) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(result.stdout)
    return found


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "spring"
    path.write_text(TEXT, encoding="utf-8")
    return path


def test_a_sound_position_shows_its_board_and_all_hands(file: Path) -> None:
    result = run(file)
    assert result.exit_code == 0, result.output
    assert f"{file}: nothing is wrong" in result.stdout
    for words in ("Myrkulor", "Frigga's Grace", "Wolf: a turn begins."):
        assert words in result.stdout.replace("’", "'"), words
    assert run("-", typed=TEXT).stdout == result.stdout.replace(str(file), "-")
    for language in languages():
        assert run(file, "--language", language).exit_code == 0


def test_everything_that_is_wrong_is_said_in_the_readers_language(file: Path) -> None:
    file.write_text(TEXT.replace("rage 6", "rage 13").replace("tokens horns", "tokens glory"))
    result = run(file, language="ru_RU.UTF-8")
    assert result.exit_code == 1
    assert result.stdout == ""
    assert "Волк: ярости 13" in result.stderr
    assert "Жетоны разграбления" in result.stderr
    found = as_json(run(file, "--json"))["problems"]
    assert {problem["code"] for problem in found} == {"too-much-rage", "wrong-tokens"}
    assert {"clan": "bear", "found": 13, "count": 12} in [problem["args"] for problem in found]


@pytest.mark.parametrize("language", languages())
def test_every_problem_has_a_message(language: str) -> None:
    args: dict[str, str | int] = {
        "line": 7,
        "word": "yeti",
        "keyword": "clans",
        "count": 4,
        "found": 9,
        "clan": "wolf",
        "card": "alfheim-1",
        "figure": "troll",
        "place": "fjord-ne",
        "age": 2,
    }
    for code in PROBLEM_CODES:
        assert problem_text(messages(language), code, args)
    for place in ("gimle", "valhalla", "fjord-nw"):
        assert problem_text(messages(language), "pillaged-ruin", {"place": place})


def test_what_is_not_a_position_is_refused(tmp_path: Path) -> None:
    assert run("-", typed="a game of chess").exit_code == 1
    assert run(tmp_path / "nothing").exit_code == 2


def test_advice_is_about_moves_of_the_clan_to_move(file: Path) -> None:
    found = as_json(run(file, "--advise", "--seconds", "0.2", "--json"))
    state = state_of(position_from_text(found["code"]))
    assert found["clan"] == "wolf"
    assert found["code"] == TEXT
    assert 1 <= len(found["advice"]) <= 3
    options = legal(state, next_seat(state))
    for advice in found["advice"]:
        assert move_from_text(advice["move"]) in options
        assert messages("en").has(advice["reason"])
    shown = run(file, "--advise", "--seconds", "0.2")
    assert "What norn would consider" in shown.stdout


def test_cards_left_open_are_drawn_by_the_seed(file: Path) -> None:
    kept = [line for line in TEXT.splitlines() if not re.match("discard|pack", line)]
    file.write_text("\n".join(kept))
    first = run(file, "--code", "--seed", "1").stdout
    assert first == run(file, "--code", "--seed", "1").stdout != run(file, "--code").stdout
    assert problems_of(position_from_text(first)) == []
    assert [line for line in first.splitlines() if line in kept] == kept


def test_a_record_has_positions_where_turns_begin(tmp_path: Path) -> None:
    path = tmp_path / "game.saga"
    path.write_text(record_to_text(Play(2, seed=4, is_lively=True).record()), encoding="utf-8")
    begin = run(path, "--at", "0", "--code")
    assert "turn draft" in begin.stdout
    assert "The draft of age 1 begins." in run(path, "--at", "0").stdout
    midway = run(path, "--at", "1", "--code")
    assert midway.exit_code == 2
    assert "After move 1 there is none." in midway.stderr
    assert run(path, "--at", "9999").exit_code == 2


def test_the_position_of_the_documentation_is_sound() -> None:
    page = (ROOT / "docs" / "positions.md").read_text(encoding="utf-8")
    blocks = [block for block in page.split("```") if "fimbul position 1\n" in block]
    assert len(blocks) == 1
    assert run("-", typed=blocks[0]).exit_code == 0
