"""The commands in a shell: help in both spellings, flags, completion, and `python -m fimbul`."""

from __future__ import annotations

import re
import runpy
import sys
from collections.abc import Iterator
from typing import Any

import pytest
from typer.main import get_command
from typer.testing import CliRunner

from fimbul.bots import BOT_NAMES, finding
from fimbul.cli.app import app
from fimbul.cli.shell import complete_bot, complete_card, complete_rule
from fimbul.cli.text.commands import exact_command
from fimbul.i18n import languages, messages
from tests.bots.test_finding import install

ENVIRONMENT = {"COLUMNS": "80", "LC_ALL": "C", "NO_COLOR": "1", "TERM": "dumb"}


def paths(command: Any, path: tuple[str, ...] = ()) -> Iterator[tuple[str, ...]]:
    """The words of each command, subcommands included."""
    yield path
    for name, inner in getattr(command, "commands", {}).items():
        yield from paths(inner, (*path, name))


PATHS = list(paths(get_command(app)))


@pytest.mark.parametrize("path", PATHS, ids=" ".join)
def test_every_command_has_both_spellings_of_help_and_no_type_for_flags(
    path: tuple[str, ...],
) -> None:
    short = CliRunner().invoke(app, [*path, "-h"], env=ENVIRONMENT)
    assert short.exit_code == 0
    assert short.stdout == CliRunner().invoke(app, [*path, "--help"], env=ENVIRONMENT).stdout
    assert "<bool>" not in short.stdout
    assert max(map(len, short.stdout.splitlines())) <= 80


def test_the_package_runs_as_a_module(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", ["fimbul", "--version"])
    with pytest.raises(SystemExit) as left:
        runpy.run_module("fimbul", run_name="__main__")
    assert left.value.code == 0
    assert capsys.readouterr().out.startswith("fimbul ")


# --- completion -----------------------------------------------------------------------------------


def completed(monkeypatch: pytest.MonkeyPatch, *words: str) -> list[str]:
    """The completions that a shell gets for the last word."""
    monkeypatch.setenv("_FIMBUL_COMPLETE", "complete_bash")
    monkeypatch.setenv("COMP_WORDS", " ".join(("fimbul", *words)))
    monkeypatch.setenv("COMP_CWORD", str(len(words)))
    result = CliRunner().invoke(app, [], prog_name="fimbul")
    return result.stdout.split()


@pytest.mark.parametrize(
    ("words", "found"),
    [
        (["play", "--bot", "n"], ["norn"]),
        (["simulate", "--bot", "th"], ["thrall"]),
        (["arena", "norn", "j"], ["jarl"]),
        (["cards", "odins-t"], ["odins-tide", "odins-throne"]),
        (["rules", "Q"], ["Q", "Q1"]),
        (["adm"], ["admin"]),
    ],
)
def test_a_shell_completes_names(
    monkeypatch: pytest.MonkeyPatch, words: list[str], found: list[str]
) -> None:
    assert completed(monkeypatch, *words) == found


def test_installed_bots_are_completed_too(monkeypatch: pytest.MonkeyPatch) -> None:
    install(monkeypatch, berserk="fimbul.bots.thrall:Thrall")
    assert "berserk" in finding.installed_bots()
    assert complete_bot("") == [*BOT_NAMES, "berserk"]
    assert complete_bot("my_bot.py") == [], "the shell completes files by itself"


def test_commands_accept_what_they_complete() -> None:
    for path, names in (("cards", complete_card("")), ("rules", complete_rule(""))):
        for name in names[::20]:
            assert CliRunner().invoke(app, [path, name], env=ENVIRONMENT).exit_code == 0, name


# --- the words of the game in the terminal --------------------------------------------------------


@pytest.mark.parametrize("language", languages())
def test_the_help_of_a_game_and_its_banner_name_the_same_key_for_a_hint(language: str) -> None:
    own = messages(language)
    named = [word.strip() for word in own.text("help-hint").split(",")]
    assert named == ["hint", "?"]
    assert all(exact_command(word) == ("hint", "") for word in named)
    assert re.search(r"(?<!\?)\?(?!\?)", own.text("intro-hint"))
