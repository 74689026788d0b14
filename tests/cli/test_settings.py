"""The settings of an operator: flags, environment variables, and the settings file."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner, Result

from fimbul.cli.app import app
from fimbul.i18n import languages
from fimbul.server import launching
from fimbul.server.app import Settings
from fimbul.store import open_store
from tests.store.logs import add

PLAIN = {"COLUMNS": "80", "LC_ALL": "C", "NO_COLOR": "1", "TERM": "dumb", "FIMBUL_DATABASE": ""}


def run(*args: str | Path, **environment: str) -> Result:
    return CliRunner().invoke(app, list(map(str, args)), env=PLAIN | environment)


@pytest.fixture
def started(monkeypatch: pytest.MonkeyPatch) -> list[tuple[Settings, int, int]]:
    """The settings, port and workers of each server started; none of them really serves."""
    found: list[tuple[Settings, int, int]] = []

    def serve(settings: Settings, listener: Any, ready: Any, *, workers: int, **_: Any) -> int:
        found.append((settings, listener.getsockname()[1], workers))
        return 0

    monkeypatch.setattr(launching, "serve", serve)
    monkeypatch.setattr("fimbul.server.logs.begin_logging", lambda *_: None)
    return found


def written(folder: Path, text: str) -> Path:
    file = folder / "fimbul.toml"
    file.write_text(text, encoding="utf-8")
    return file


def test_flags_override_the_environment_which_overrides_the_file(
    tmp_path: Path, started: list[tuple[Settings, int, int]]
) -> None:
    file = written(
        tmp_path,
        f"""
        port = 0
        database = "sqlite:///{tmp_path / "x.sqlite"}"
        thinkers = 2
        archive-after = 7
        keep-finished = 9
        open-metrics = true
        behind-proxy = true
        allowed-host = ["a.example", "b.example"]
        log-format = "text"
        log-level = "error"
        """,
    )
    environment = {"FIMBUL_THINKERS": "3", "FIMBUL_ARCHIVE_AFTER": "8", "FIMBUL_CONFIG": str(file)}
    result = run("serve", "--thinkers", "4", "--no-open-metrics", **environment)
    assert result.exit_code == 0, result.output
    ((settings, _, workers),) = started
    assert workers == 1
    assert (settings.thinkers, settings.archive_days, settings.keep_finished_days) == (4, 8, 9)
    assert settings.hosts == ("a.example", "b.example")
    assert not settings.are_metrics_open
    assert (settings.log_format, settings.log_level) == ("text", "error")
    assert settings.database.endswith(f"{tmp_path / 'x.sqlite'}")


def test_every_option_of_the_server_has_a_variable_and_a_key(
    tmp_path: Path, started: list[tuple[Settings, int, int]]
) -> None:
    environment = {
        "FIMBUL_HOST": "127.0.0.1",
        "FIMBUL_PORT": "0",
        "FIMBUL_DATABASE": f"sqlite:///{tmp_path / 'x.sqlite'}",
        "FIMBUL_WORKERS": "1",
        "FIMBUL_THINKERS": "2",
        "FIMBUL_ANALYSES": "3",
        "FIMBUL_OPEN": "0",
        "FIMBUL_BEHIND_PROXY": "1",
        "FIMBUL_ALLOWED_HOST": "a.example b.example",
        "FIMBUL_OPEN_METRICS": "1",
        "FIMBUL_ARCHIVE_AFTER": "1",
        "FIMBUL_KEEP_FINISHED": "2",
        "FIMBUL_LOG_FORMAT": "json",
        "FIMBUL_LOG_LEVEL": "debug",
        "FIMBUL_BOT": "slow=karl quick=thrall",
        "FIMBUL_LANGUAGE": "pl",
    }
    assert run("serve", **environment).exit_code == 0
    ((settings, _, _),) = started
    assert (settings.thinkers, settings.archive_days, settings.keep_finished_days) == (2, 1, 2)
    assert settings.analyses == 3
    assert settings.hosts == ("a.example", "b.example")
    assert settings.are_metrics_open
    assert settings.log_level == "debug"
    assert settings.bots == (("slow", "karl"), ("quick", "thrall"))
    shown = run("serve", "--help", COLUMNS="250").output
    assert set(re.findall(r"FIMBUL_[A-Z_]+", shown)) == {*environment, "FIMBUL_CONFIG"}
    options = set(re.findall(r"^│\s+(--[a-z-]+)", shown, re.MULTILINE)) - {"--help"}
    assert len(options) == len(environment) + 1, "an option without a variable"


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize(
    ("text", "key", "line"),
    [
        ("# mine\n\nprot = 1\n", "prot", 3),
        ('port = "80"\n', "port", 1),
        ("host = 1\nport = true\n", "host", 1),
        ("port = 1\n\nopen-metrics = 1\n", "open-metrics", 3),
        ('allowed-host = "a.example"\n', "allowed-host", 1),
        ("allowed-host = [1]\n", "allowed-host", 1),
        ("port = 65536\n", "port", 1),
        ('log-level = "loud"\n', "log-level", 1),
        ("port = 1\n[serve]\nport = 2\n", "serve", 2),
        ('config = "x"\n', "config", 1),
    ],
)
def test_the_error_for_a_wrong_setting_names_its_key_and_line(
    tmp_path: Path, text: str, key: str, line: int, language: str
) -> None:
    result = run("serve", "--config", written(tmp_path, text), LC_ALL=language)
    assert result.exit_code == 2
    told = result.stderr
    assert len(told.splitlines()) == 1
    assert key in told
    assert f" {line}:" in told


def test_a_misspelt_key_suggests_the_right_one(tmp_path: Path) -> None:
    result = run("serve", "--config", written(tmp_path, "prot = 1\n"))
    assert "port" in result.stderr.partition("prot")[2]


@pytest.mark.parametrize("text", ["port = \n", "port 1\n"])
def test_the_error_for_a_file_that_is_not_toml_names_the_place(tmp_path: Path, text: str) -> None:
    result = run("serve", "--config", written(tmp_path, text))
    assert result.exit_code == 2
    assert "line 1" in result.stderr


def test_a_missing_file_is_an_error(tmp_path: Path) -> None:
    result = run("serve", "--config", tmp_path / "nowhere.toml")
    assert result.exit_code == 2
    assert "nowhere.toml" in result.stderr


def test_other_commands_read_the_database_from_the_settings_file(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'x.sqlite'}"

    async def fill() -> None:
        async with open_store(url) as store:
            await add(store)

    asyncio.run(fill())
    file = written(tmp_path, f'database = "{url}"\nport = 80\n')
    assert "rows written" in run("backup", tmp_path / "b", "--config", file).stdout
    assert run("admin", "--config", file, "show", "one").exit_code == 0
    assert "one" in run("admin", "tables", FIMBUL_CONFIG=str(file)).stdout
    assert run("verify", "--config", file).exit_code == 0


def test_the_settings_file_of_the_user_is_found_without_an_option(
    tmp_path: Path, started: list[tuple[Settings, int, int]]
) -> None:
    folder = tmp_path / "fimbul"
    folder.mkdir()
    written(folder, f'port = 0\ndatabase = "sqlite:///{tmp_path / "x.sqlite"}"\nthinkers = 5\n')
    found = run("serve", FIMBUL_CONFIG="", XDG_CONFIG_HOME=str(tmp_path))
    assert found.exit_code == 0, found.output
    assert started[0][0].thinkers == 5
