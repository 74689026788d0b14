from __future__ import annotations

import errno
import os
import random
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
import typer.main
from typer.testing import CliRunner, Result

from fimbul.arena import limit_for
from fimbul.cli.app import app
from fimbul.cli.text.session import BUDGET
from fimbul.rules import RULES_VERSION, record_from_text, replay
from fimbul.rules.cells import EDITION_NAMES
from fimbul.rules.manifest import CLAN_NAMES

COLUMNS = 80
BAD_BOTS = Path(__file__).parents[1] / "arena" / "bad_bots.py"
ALWAYS_FIRST = "1\n" * 4000


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty data folder, and an empty working folder."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("LOCALAPPDATA", str(tmp_path / "data"))
    monkeypatch.setenv("HOME", str(tmp_path / "home"))
    monkeypatch.chdir(tmp_path)
    return tmp_path


def play(*args: str, typed: str = "") -> Result:
    environment = {"COLUMNS": str(COLUMNS), "LC_ALL": "C", "NO_COLOR": "1", "TERM": "dumb"}
    words = ["play", "--seed", "3", "--bot", "random", *args]
    return CliRunner().invoke(app, words, input=typed, env=environment)


def saved_games(home: Path) -> list[Path]:
    return sorted(home.rglob("*.saga"))


def random_numbers(seed: int) -> str:
    rng = random.Random(seed)
    return "".join(f"{rng.randint(1, 8)}\n" for _ in range(8000))


def check_page(text: str) -> None:
    """Check that lines fit, except those with a path, and have no escapes or private marks."""
    assert max(len(line) for line in text.splitlines() if ".saga" not in line) <= COLUMNS
    assert "\x1b" not in text
    assert not re.search(r"[\ue000-\uf8ff]", text)


# --- whole games ----------------------------------------------------------------------------------


@pytest.mark.usefixtures("home")
@pytest.mark.parametrize("players", ["2", "3", "4"])
def test_always_answering_1_plays_a_game_to_its_end(players: str) -> None:
    result = play("--text", "--players", players, typed=ALWAYS_FIRST)
    assert result.exit_code == 0, result.output[-2000:]
    check_page(result.output)
    assert re.search(r"(wins the game|share the victory)\.$", result.output, re.MULTILINE)


@pytest.mark.usefixtures("home")
@pytest.mark.parametrize("seed", range(3))
def test_a_game_survives_any_numbers(seed: int) -> None:
    result = play("--seed", str(seed), typed=random_numbers(seed))
    assert result.exit_code == 0, result.output[-2000:]
    check_page(result.output)
    assert "Glory by source" in result.output
    assert "There is no number" in result.output


def test_the_final_score_adds_up_and_agrees_with_the_record(home: Path) -> None:
    result = play("--bot", "thrall", typed=ALWAYS_FIRST)
    rows = result.output.partition("Glory by source")[2].splitlines()
    clans = rows[0].split()
    columns = list(zip(*(row.split()[-4:] for row in rows[1:11]), strict=True))
    totals = [sum(map(int, column[:-1])) for column in columns]
    assert totals == [int(column[-1]) for column in columns]
    assert totals == sorted(totals, reverse=True)
    [file] = saved_games(home)
    record = record_from_text(file.read_text(encoding="utf-8"))
    assert record.result is not None
    names = [CLAN_NAMES[clan] for clan in record.setup.clans]
    assert dict(zip(names, record.result, strict=True)) == dict(
        zip(map(str.lower, clans), totals, strict=True)
    )
    assert f"The saga of this game: {file}" in result.output.splitlines()
    replay(record)


@pytest.mark.usefixtures("home")
def test_bots_can_play_alone() -> None:
    result = play("--humans", "0")
    assert result.exit_code == 0
    check_page(result.output)
    assert "Wolf, Raven, Serpent and Bear are played by the computer." in result.output
    assert "Age 3 begins" in result.output
    assert "Glory by source" in result.output


def test_a_game_of_bots_alone_is_not_saved(home: Path) -> None:
    assert "saga of this game" not in play("--humans", "0").output
    assert saved_games(home) == []


def test_the_command_plays_a_game_as_a_program(home: Path) -> None:
    program = "import fimbul.cli; fimbul.cli.main()"
    command = [sys.executable, "-c", program, "play", "--seed", "5"]
    result = subprocess.run(
        command, input=ALWAYS_FIRST, capture_output=True, encoding="utf-8", check=False
    )
    assert result.returncode == 0, result.stderr
    assert result.stderr == ""
    check_page(result.stdout)
    assert "You lead the Wolf clan." in result.stdout
    assert "Raven, Serpent and Bear are played by the computer." in result.stdout
    [file] = saved_games(home)
    assert "wolf=human raven=thrall serpent=thrall bear=thrall" in file.read_text(encoding="utf-8")


# --- options --------------------------------------------------------------------------------------


def setup_of(home: Path, *args: str) -> tuple[list[str], str]:
    """Start a game; return the lines of its record before the packs, and the output."""
    result = play(*args, typed="\n" * 3 + "save game.saga\nquit\n")
    assert result.exit_code == 0, result.output
    lines = (home / "game.saga").read_text(encoding="utf-8").splitlines()
    (home / "game.saga").unlink()
    return lines[
        : next(i for i, line in enumerate(lines) if line.startswith("pack"))
    ], result.output


def test_options_set_up_the_game(home: Path) -> None:
    lines, _ = setup_of(home)
    assert "# seats wolf=human raven=random serpent=random bear=random" in lines
    assert "clans wolf raven serpent bear" in lines
    assert "edition standard" in lines
    assert "draft all" in lines
    options = ("--players", "3", "--edition", "first-print", "--first", "serpent", "--no-draft")
    lines, output = setup_of(home, *options)
    assert "clans wolf raven serpent" in lines
    assert "edition first-print" in lines
    assert "draft from-age-2" in lines
    assert "first serpent" in lines
    assert "action phase" in output


def test_seats_are_taken_as_named(home: Path) -> None:
    lines, _ = setup_of(home, "--seat", "bear=human", "--seat", "Wolf=thrall", "--players", "3")
    assert "# seats bear=human wolf=thrall raven=random" in lines
    lines, _ = setup_of(home, "--humans", "2", "--seat", "wolf=random")
    assert "# seats wolf=random raven=human serpent=human bear=random" in lines


def test_the_same_seed_draws_the_same_game(home: Path) -> None:
    assert setup_of(home, "--seed", "8")[0] == setup_of(home, "--seed", "8")[0]
    assert setup_of(home, "--seed", "8")[0] != setup_of(home, "--seed", "9")[0]


@pytest.mark.usefixtures("home")
@pytest.mark.parametrize(
    ("args", "message"),
    [
        (["--seat", "fox=human"], "There is no clan “fox”. The clans are: wolf, raven"),
        (["--seat", "raben=human"], "Did you mean raven?"),
        (["--seat", "wolf"], "“wolf” is not a seat"),
        (["--seat", "wolf=dragon"], "There is no player “dragon”"),
        (["--seat", "wolf=human", "--seat", "wolf=random"], "Wolf is named twice"),
        (["--bot", "human"], "There is no bot “human”"),
        (["--bot", "thral"], "Did you mean thrall?"),
        (["--first", "fox"], "There is no clan “fox”"),
        (["--players", "2", "--first", "bear"], "Bear is not at this table"),
        (["--edition", "fourth"], "There is no edition “fourth”"),
        (["--players", "2", "--humans", "3"], "3 humans do not fit"),
        (["--humans", "0", "--seat", "wolf=human"], "0 humans do not fit"),
        (
            ["--players", "2", *(f"--seat={clan}=random" for clan in CLAN_NAMES)],
            "4 seats are named, but the table has 2",
        ),
    ],
)
def test_wrong_options_are_refused_with_a_reason(args: list[str], message: str) -> None:
    result = play(*args)
    assert result.exit_code == 2
    assert message in result.stderr
    assert result.stdout == ""


@pytest.mark.usefixtures("home")
@pytest.mark.parametrize("args", [["--players", "5"], ["--players", "1"], ["--humans", "-1"]])
def test_numbers_out_of_range_are_refused(args: list[str]) -> None:
    assert play(*args).exit_code == 2


def test_there_is_help_for_every_option() -> None:
    text = CliRunner().invoke(app, ["play", "--help"], env={"COLUMNS": "200"}).output
    for option in ("--players", "--seat", "--humans", "--edition", "--no-draft", "--first"):
        assert option in text
    assert EDITION_NAMES[1] in text


# --- commands -------------------------------------------------------------------------------------


@pytest.mark.usefixtures("home")
def test_a_command_shows_its_page_and_returns_to_the_prompt() -> None:
    typed = [
        "help",
        "board",
        "clans",
        "hand",
        "card troll",
        "read odins smi",
        "card giant",
        "card nobody",
        "card",
        "rules P6",
        "rules",
        "rules P99",
        "log 3",
        "log many",
        "undo",
        "bo",
        "r",
        "xyzzy",
    ]
    result = play("--no-draft", "--first", "wolf", typed="\n".join([*typed, "quit"]) + "\n")
    assert result.exit_code == 0
    check_page(result.output)
    shown = re.split(r"^Wolf> ", result.output, flags=re.MULTILINE)
    answers = dict(zip(typed, shown[1:], strict=False))
    assert "What you can type" in answers["help"]
    assert "Yggdrasil" in answers["board"]
    assert "†1 †2 †3" in answers["board"]
    assert "Wolf: rage 6 (step 1), axes 3 (step 1), horns 4 (step 1)" in answers["clans"]
    assert answers["hand"].startswith("hand\nHand\n")
    assert "all enemy warriors there are destroyed" in answers["card troll"]
    assert "destroy one of each opponent" in " ".join(answers["read odins smi"].split())
    assert "could be" in answers["card giant"]
    assert "There is no card “nobody”" in answers["card nobody"]
    assert "Which card?" in answers["card"]
    assert "White-disc cards" in answers["rules P6"]
    assert "Pillage" in answers["rules"] or "pillage" in answers["rules"]
    assert "There is no rule “P99”" in answers["rules P99"]
    assert "action phase begins" in answers["log 3"]
    assert "takes a number" in answers["log many"]
    assert "nothing to undo" in answers["undo"]
    assert "Yggdrasil" in answers["bo"]
    assert "“r” could be read, rules" in answers["r"]
    assert "“xyzzy” is not a move" in answers["xyzzy"]


@pytest.mark.usefixtures("home")
def test_a_card_named_in_a_battle_is_played_only_after_a_yes() -> None:
    opening = ["--players", "2", "--no-draft", "--first", "wolf", "--humans", "2"]
    begin = ["", "inv war gimle", "", "inv war gimle", "", "pillage gimle"]
    asked = {
        said: play(*opening, typed="\n".join([*begin, "card tyrs smash", said, "quit"]) + "\n")
        for said in ("n", "y", "")
    }
    for said, result in asked.items():
        before, question, after = result.output.partition("Play Tyr's Smash in the battle?")
        assert question
        assert "which card do you play" in before
        assert ("Hand the screen to Raven" in after) == (said == "y")


@pytest.mark.usefixtures("home")
def test_enter_alone_goes_back_to_the_first_question() -> None:
    typed = "\n".join(["1", "", "1", "pass", "quit"]) + "\n"
    result = play("--no-draft", "--first", "wolf", typed=typed)
    shown = re.split(r"^Wolf> ", result.output, flags=re.MULTILINE)
    assert "Enter alone goes back." in shown[1]
    assert "Pass for this age" in shown[2]
    assert "Wolf passes" in result.output


# --- leaving, saving, going on --------------------------------------------------------------------


def test_leaving_saves_and_says_how_to_go_on(home: Path) -> None:
    result = play(typed="1\n1\nquit\n")
    assert result.exit_code == 0
    [file] = saved_games(home)
    assert file.is_relative_to(home / "data" / "fimbul")
    lines = result.output.splitlines()
    assert f"Saved: {file}" in lines
    assert f"Continue with: fimbul play --load {file}" in lines
    record = record_from_text(file.read_text(encoding="utf-8"))
    assert [seat for seat, _ in record.moves].count(0) == 2


def test_the_end_of_input_saves_too(home: Path) -> None:
    result = play(typed="1\n1\n1\n")
    assert result.exit_code == 0
    assert len(saved_games(home)) == 1
    assert "Continue with:" in result.output


def test_leaving_at_once_saves_nothing(home: Path) -> None:
    result = play(typed="quit\n")
    assert result.exit_code == 0
    assert "Nothing was played" in result.output
    assert saved_games(home) == []


def test_a_game_goes_on_where_it_was_left(home: Path) -> None:
    whole = play("--save", "whole.saga", typed=ALWAYS_FIRST)
    first = play("--save", "part.saga", typed="1\n" * 25 + "quit\n")
    assert first.exit_code == 0
    second = play("--load", "part.saga", typed=ALWAYS_FIRST)
    assert second.exit_code == 0
    assert "The saved game continues: age" in second.output
    assert "Keep one of these cards for age 1" not in second.output
    whole_saga = (home / "whole.saga").read_text(encoding="utf-8")
    assert (home / "part.saga").read_text(encoding="utf-8") == whole_saga
    assert whole.output.splitlines()[-20:-2] == second.output.splitlines()[-20:-2]


def test_the_seating_is_saved_but_can_be_changed(home: Path) -> None:
    play("--humans", "2", "--save", "game.saga", typed="\n1\n\n1\nquit\n")
    again = play("--load", "game.saga", typed="")
    assert "Wolf and Raven share this screen" in again.output
    other = play("--load", "game.saga", "--seat", "raven=random", typed="")
    assert "You lead the Wolf clan." in other.output
    file = home / "game.saga"
    text = file.read_text(encoding="utf-8")
    for seats in ("", "# seats wolf=human\n", "# seats wolf=martian raven=x serpent=y bear=z\n"):
        file.write_text(re.sub(r"# seats .*\n", seats, text), encoding="utf-8")
        assert "You lead the Wolf clan." in play("--load", "game.saga", typed="").output


def test_a_finished_game_shows_its_score_again(home: Path) -> None:
    play("--save", "game.saga", typed=ALWAYS_FIRST)
    before = (home / "game.saga").read_bytes()
    result = play("--load", "game.saga")
    assert result.exit_code == 0
    assert "Glory by source" in result.output
    assert (home / "game.saga").read_bytes() == before


def test_saving_under_a_name_makes_it_the_file_of_the_game(home: Path) -> None:
    result = play(typed="1\nsave here.saga\n1\nquit\n")
    assert result.exit_code == 0
    assert "Saved: here.saga" in result.output
    record = record_from_text((home / "here.saga").read_text(encoding="utf-8"))
    assert [seat for seat, _ in record.moves].count(0) == 2


def test_other_files_are_never_overwritten(home: Path) -> None:
    (home / "letter.txt").write_text("dear all", encoding="utf-8")
    result = play(typed="1\nsave letter.txt\nquit\n")
    assert "letter.txt already exists" in result.output
    assert (home / "letter.txt").read_text(encoding="utf-8") == "dear all"
    result = play("--save", "letter.txt", typed="1\nquit\n")
    assert result.exit_code == 2
    assert "letter.txt already exists" in result.stderr
    assert (home / "letter.txt").read_text(encoding="utf-8") == "dear all"


def test_a_folder_that_cannot_be_written_does_not_stop_the_game(home: Path) -> None:
    (home / "data").write_text("a file where the folder should be", encoding="utf-8")
    result = play(typed="1\n1\n1\nsave good.saga\nquit\n")
    assert result.output.count("could not be saved") == 1
    assert "Saved: good.saga" in result.output
    assert result.exit_code == 0
    left = play(typed="1\n1\n1\n")
    assert "The game is NOT saved" in left.output
    assert left.exit_code == 1


@pytest.mark.parametrize("name", ["a\0b", "~nobody-there/x.saga", "none/x.saga", "x" * 300])
def test_an_impossible_file_name_does_not_stop_the_game(home: Path, name: str) -> None:
    result = play(typed=f"1\nsave {name}\nsave good.saga\n1\nquit\n")
    assert result.exit_code == 0
    assert "could not be saved" in result.output
    assert (home / "good.saga").exists()


def test_a_full_disk_leaves_the_old_file_whole(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert play("--save", "game.saga", typed="1\n1\nquit\n").exit_code == 0
    before = (home / "game.saga").read_bytes()

    def full(_: int) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr(os, "fsync", full)
    result = play("--load", "game.saga", typed="1\n1\n1\n")
    assert "No space left on device" in result.output
    assert (home / "game.saga").read_bytes() == before
    assert sorted(path.name for path in home.iterdir() if path.is_file()) == ["game.saga"]


@pytest.mark.parametrize(
    ("content", "message"),
    [
        (b"", "is broken"),
        (b"hello\n", "is broken: this is no saga"),
        (b"\xff\xfe\x00", "is not a saga: it is not text"),
        (b"fimbul saga 1\nclans wolf\n", "is broken"),
        (b"#" * 1_000_001, "too big"),
    ],
)
def test_a_broken_file_is_an_error(home: Path, content: bytes, message: str) -> None:
    (home / "bad.saga").write_bytes(content)
    result = play("--load", "bad.saga")
    assert result.exit_code == 2
    assert message in result.stderr
    assert result.stdout == ""


def test_a_record_that_does_not_replay_is_an_error(home: Path) -> None:
    play("--save", "game.saga", typed="1\n1\nquit\n")
    text = (home / "game.saga").read_text(encoding="utf-8")
    (home / "bad.saga").write_text(text + "wolf pillage gimle\n", encoding="utf-8")
    result = play("--load", "bad.saga")
    assert result.exit_code == 2
    assert "does not replay" in result.stderr


def test_a_game_of_older_rules_goes_on_in_a_new_file(home: Path) -> None:
    play("--save", "game.saga", typed="1\n1\nquit\n")
    text = (home / "game.saga").read_text(encoding="utf-8").replace("rules 2\n", "rules 1\n")
    moves = len(record_from_text(text).moves)
    old = f"{text}wolf flee\n"
    (home / "old.saga").write_text(old, encoding="utf-8")
    result = play("--load", "old.saga", "--save", "new.saga", typed="1\nquit\n")
    assert result.exit_code == 0
    assert f"older rules (version 1; changed since: P5): move {moves + 1} is" in result.stderr
    assert (home / "old.saga").read_text(encoding="utf-8") == old
    record = record_from_text((home / "new.saga").read_text(encoding="utf-8"))
    assert record.rules == RULES_VERSION
    assert len(record.moves) > moves
    replay(record)
    refused = play("--load", "old.saga", "--save", "old.saga", typed="quit\n")
    assert refused.exit_code == 2
    assert (home / "old.saga").read_text(encoding="utf-8") == old


@pytest.mark.usefixtures("home")
def test_a_missing_file_or_a_folder_is_an_error() -> None:
    assert "No such file" in play("--load", "none.saga").stderr
    assert play("--load", ".").exit_code == 2


@pytest.mark.usefixtures("home")
def test_a_saved_game_keeps_its_setup() -> None:
    play("--save", "game.saga", typed="1\nquit\n")
    result = play("--load", "game.saga", "--players", "3", "--no-draft")
    assert result.exit_code == 2
    assert "leave out --players, --no-draft" in result.stderr
    result = play("--load", "game.saga", "--seat", "fox=human")
    assert result.exit_code == 2


# --- undo -----------------------------------------------------------------------------------------


def test_a_move_can_be_taken_back_until_something_is_revealed(home: Path) -> None:
    typed = ["inv lea gimle", "undo", "inv lea horgr", "save game.saga", "quit"]
    result = play("--no-draft", "--first", "wolf", "--players", "2", typed="\n".join(typed) + "\n")
    assert result.exit_code == 0
    assert "Undone" in result.output, result.output[-3000:]
    text = (home / "game.saga").read_text(encoding="utf-8")
    assert "wolf invade leader horgr" in text
    assert "wolf invade leader gimle" not in text


def test_a_draft_pick_cannot_be_taken_back_once_packs_were_passed(home: Path) -> None:
    result = play("--save", "game.saga", typed="1\nundo\nquit\n")
    assert "nothing to undo" in result.output
    record = record_from_text((home / "game.saga").read_text(encoding="utf-8"))
    assert [seat for seat, _ in record.moves].count(0) == 1


@pytest.mark.usefixtures("home")
def test_a_move_that_was_taken_back_is_not_in_the_log() -> None:
    typed = ["inv lea gimle", "undo", "log", "quit"]
    result = play("--no-draft", "--first", "wolf", "--players", "2", typed="\n".join(typed) + "\n")
    log = result.output.rpartition("> log\n")[2]
    assert "action phase begins" in log
    assert "Gimle" not in log


# --- bots from files ------------------------------------------------------------------------------


def seats_in(file: Path) -> str:
    found = re.search(r"^# seats (.*)$", file.read_text(encoding="utf-8"), re.MULTILINE)
    assert found
    return found[1]


def test_a_bot_from_a_file_plays_and_its_name_is_saved(home: Path) -> None:
    bot = f"{BAD_BOTS}:First"
    result = play("--players", "2", "--humans", "0", "--bot", bot, "--save", "game.saga")
    assert result.exit_code == 0
    assert seats_in(home / "game.saga") == f"wolf={bot} raven={bot}"
    text = (home / "game.saga").read_text(encoding="utf-8")
    assert replay(record_from_text(text)).is_over


@pytest.mark.usefixtures("home")
def test_a_bot_that_fails_is_reported_with_its_line_and_the_game_goes_on() -> None:
    seats = ("--seat", f"wolf={BAD_BOTS}:Raises", "--seat", "raven=random")
    result = play("--humans", "0", "--players", "2", *seats)
    assert result.exit_code == 0
    flat = " ".join(result.stdout.split())
    assert flat.count("failed: RuntimeError: I cannot draft") == 1
    assert re.search(r"^    bad_bots\.py:\d+ in choose$", result.stdout, re.MULTILINE)
    assert "A random move is played in its place." in result.stdout


@pytest.mark.parametrize("name", ["Loops", "Sleeps", "Counts"])
@pytest.mark.usefixtures("home")
def test_a_bot_that_never_answers_is_out_after_the_limit(name: str) -> None:
    seats = ("--seat", f"wolf={BAD_BOTS}:{name}", "--seat", "raven=random")
    result = play("--humans", "0", "--players", "2", "--limit", "0.5", *seats)
    assert result.exit_code == 0
    flat = " ".join(result.stdout.split())
    assert flat.count("no move within 0.5 s (--limit allows more)") == 1
    assert flat.count("Random moves are played in its place until the end of this session.") == 1


@pytest.mark.usefixtures("home")
def test_a_bot_that_ends_its_process_does_not_end_the_game() -> None:
    seats = ("--seat", f"wolf={BAD_BOTS}:Dies", "--seat", "raven=random")
    result = play("--humans", "0", "--players", "2", *seats)
    assert result.exit_code == 0
    assert " ".join(result.stdout.split()).count("ended the process it played in") == 1


def test_the_default_limit_is_that_of_the_arena() -> None:
    command: Any = typer.main.get_command(app)
    limit = next(found for found in command.commands["play"].params if found.name == "limit")
    assert limit.default == limit_for(BUDGET) == 60


@pytest.mark.usefixtures("home")
def test_a_bot_in_another_process_plays_the_same_game_for_a_seed() -> None:
    """Its rng goes to that process with it."""
    seats = ("--seat", f"wolf={BAD_BOTS}:First", "--seat", "raven=random", "--seed", "7")
    games = [play("--humans", "0", "--players", "2", *seats).stdout for _ in range(2)]
    assert games[0] == games[1]


def test_a_saved_game_runs_no_file_unless_the_player_names_it(home: Path) -> None:
    """A saved game from another person could name any file."""
    bot = f"{BAD_BOTS}:First"
    begun = play("--players", "2", "--seat", f"raven={bot}", "--save", "my game.saga", typed="1\n")
    assert f"--seat raven={bot}" in begun.stdout, "the command to go on names the bot"
    again = play("--load", "my game.saga", typed="quit\n")
    assert again.exit_code == 0
    assert f"was played by {bot}" in again.stderr
    assert f"--seat raven={bot}" in again.stderr
    assert seats_in(home / "my game.saga") == "raven=random wolf=human"
    named = play("--load", "my game.saga", "--seat", f"raven={bot}", typed="1\nquit\n")
    assert "was played by" not in named.stderr
    assert seats_in(home / "my game.saga") == f"raven={bot} wolf=human"
