from __future__ import annotations

import subprocess
import sys

import pytest
from typer.testing import CliRunner

import fimbul
from fimbul.cli.app import app, build_of_rules
from fimbul.cli.terminal import close_to, environment_language
from fimbul.rules import game


def run_without(module: str) -> subprocess.CompletedProcess[str]:
    """Run the command as on a machine where ``module`` cannot be imported."""
    program = f"import sys; sys.modules[{module!r}] = None; import fimbul.cli; fimbul.cli.main()"
    command = [sys.executable, "-c", program, "--version"]
    return subprocess.run(command, capture_output=True, text=True, check=False)


@pytest.mark.parametrize("module", ["typer", "rich", "rich.console", "fluent", "fluent.runtime"])
def test_a_missing_extra_is_named(module: str) -> None:
    result = run_without(module)
    assert result.returncode == 1
    assert result.stdout == ""
    assert result.stderr == "The fimbul command needs the extra: pip install 'fimbul[cli]'\n"


def test_a_missing_module_outside_the_extra_is_not_blamed_on_it() -> None:
    result = run_without("fimbul.rules")
    assert result.returncode == 1
    assert "needs the extra" not in result.stderr
    assert "fimbul.rules" in result.stderr


def test_the_version_names_the_build_of_the_rules() -> None:
    result = CliRunner().invoke(app, ["--version"])
    assert result.exit_code == 0
    assert result.stdout == f"fimbul {fimbul.__version__} (rules: {build_of_rules()})\n"


@pytest.mark.parametrize(
    ("file", "build"),
    [
        ("/somewhere/game.py", "plain"),
        ("/somewhere/game.cpython-311-x86_64-linux-gnu.so", "compiled"),
        ("C:\\somewhere\\game.cp311-win_amd64.pyd", "compiled"),
    ],
)
def test_the_build_is_known_from_the_file(
    monkeypatch: pytest.MonkeyPatch, file: str, build: str
) -> None:
    monkeypatch.setattr(game, "__file__", file)
    assert build_of_rules() == build


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "en_GB.UTF-8"}, "en"),
        ({"LANG": "tlh_AQ.UTF-8@runes"}, "en"),
        ({"LC_ALL": "EN", "LANG": "tlh"}, "en"),
        ({"LC_ALL": "", "LANG": "en"}, "en"),
    ],
)
def test_the_environment_sets_the_language(
    monkeypatch: pytest.MonkeyPatch, environment: dict[str, str], language: str
) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert environment_language() == language


def test_similar_names_are_listed_with_the_closest_first() -> None:
    known = ["odins-smite", "tyrs-smash", "tyrs-smite", "volur-witch"]
    assert close_to("tyr-smite", known)[0] == "tyrs-smite"
    assert close_to("witsch", known) == ["volur-witch"]
    assert close_to("qqq", known) == []
    assert close_to("", known) == []
