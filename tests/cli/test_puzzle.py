from __future__ import annotations

import json

from typer.testing import CliRunner, Result

from fimbul.cli.app import app
from fimbul.cli.text.labels import label
from fimbul.cli.text.menu import menu_of
from fimbul.cli.text.words import Words
from fimbul.i18n import messages
from fimbul.puzzles import Puzzle, puzzles
from fimbul.rules import move_text

COLUMNS = 80


def puzzle(*args: str, typed: str = "") -> Result:
    environment = {"COLUMNS": str(COLUMNS), "LC_ALL": "C", "NO_COLOR": "1", "TERM": "dumb"}
    return CliRunner().invoke(app, ["puzzle", *args], env=environment, input=typed)


def simple() -> Puzzle:
    """A puzzle whose menu has an entry for each move."""
    return next(one for one in puzzles() if one.task in ("battle", "call", "stat"))


def number_of(found: Puzzle, move: int) -> int:
    """The number of a move in the menu."""
    entries = menu_of(found.view, Words(messages("en"), found.view)).entries
    return next(number for number, entry in enumerate(entries, 1) if entry.moves == (move,))


def test_all_puzzles_are_listed() -> None:
    lines = puzzle().stdout.splitlines()
    assert len(lines) == 1 + len(puzzles())
    for line, found in zip(lines[1:], puzzles(), strict=True):
        assert line.startswith(found.id)
        assert "*" * found.stars in line


def test_a_puzzle_is_asked_until_it_is_solved() -> None:
    found = simple()
    wrong = next(move for move in found.view.options if move != found.best)
    typed = f"{number_of(found, wrong)}\nnonsense\n{number_of(found, found.best)}\n"
    result = puzzle(found.id, typed=typed)
    assert result.exit_code == 0, result.output
    words = Words(messages("en"), found.view)
    tried = words.coloured(label(found.view, words, wrong)).plain
    assert f"{tried}\nThere is a better move" in result.stdout
    assert "That's it!" in result.stdout
    assert result.stdout.count("% of the games won") == 2
    assert max(map(len, result.stdout.splitlines())) <= COLUMNS


def test_a_question_mark_shows_the_solution() -> None:
    result = puzzle("daily", typed="?\n")
    assert result.exit_code == 0
    assert "The best move" in result.stdout
    assert "95 % intervals" in " ".join(result.stdout.split())


def test_the_end_of_input_ends_it_quietly() -> None:
    result = puzzle(simple().id)
    assert result.exit_code == 0
    assert "The best move" not in result.stdout


def test_the_data_of_a_puzzle() -> None:
    found = simple()
    told = json.loads(puzzle(found.id, "--json").stdout)
    assert told["best"] == move_text(found.best)
    assert [option["move"] for option in told["options"]] == told["view"]["decision"]["options"]
    listed = json.loads(puzzle("--json").stdout)
    assert [one["id"] for one in listed] == [one.id for one in puzzles()]
    assert "best" not in listed[0]


def test_an_unknown_puzzle_is_refused() -> None:
    result = puzzle("0-0")
    assert result.exit_code == 2
    assert "no puzzle 0-0" in result.stderr
