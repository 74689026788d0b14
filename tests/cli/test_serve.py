"""`fimbul serve`: its messages when it starts, and when it cannot start."""

from __future__ import annotations

import os
import re
import signal
import socket
import subprocess
import sys
from pathlib import Path

import httpx
import pytest
from typer.testing import CliRunner, Result

from fimbul.cli.app import app
from fimbul.cli.serve import address_of
from fimbul.i18n import languages
from fimbul.server.launching import listen
from tests.patience import PATIENCE

PLAIN = {"COLUMNS": "80", "LC_ALL": "C", "NO_COLOR": "1", "TERM": "dumb", "FIMBUL_DATABASE": ""}


def run(*args: str, **environment: str) -> Result:
    return CliRunner().invoke(app, ["serve", *args], env=PLAIN | environment)


def test_the_address_is_printed_once_the_server_answers_there(tmp_path: Path) -> None:
    program = str(Path(sys.executable).with_name("fimbul"))
    database = f"sqlite:///{tmp_path / 'matches.sqlite'}"
    with subprocess.Popen(
        [program, "serve", "--port", "0", "--database", database, "--log-format", "text"],
        env={**os.environ, "LC_ALL": "C"},
        stdin=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    ) as process:
        assert process.stderr is not None
        try:
            first = process.stderr.readline()
            told = re.fullmatch(r"Fimbul listens at (http://localhost:[1-9]\d*/)\n", first)
            assert told is not None, first
            assert httpx.get(f"{told[1]}healthz", trust_env=False, timeout=PATIENCE).text == "ok"
        finally:
            os.killpg(process.pid, signal.SIGINT)  # as a terminal does, to all its processes
        assert process.stderr.read() == "", "neither every request nor how bots are stopped"
        assert process.wait(PATIENCE) == 0


@pytest.mark.parametrize("language", languages())
def test_the_error_for_a_port_in_use_is_one_sentence(tmp_path: Path, language: str) -> None:
    with listen("127.0.0.1", 0) as other:
        port = str(other.getsockname()[1])
        database = tmp_path / "x.sqlite"
        result = run("--port", port, "--database", f"sqlite:///{database}", "--language", language)
    assert result.exit_code == 2
    assert len(result.stderr.splitlines()) == 1
    assert port in result.stderr
    assert "--port" in result.stderr


def test_the_error_for_a_wrong_address_is_one_sentence(tmp_path: Path) -> None:
    result = run("--host", "no..host", "--database", f"sqlite:///{tmp_path / 'x.sqlite'}")
    assert result.exit_code == 2
    assert re.fullmatch(r"fimbul: cannot listen on port 8000 of no\.\.host: .+\n", result.stderr)


@pytest.mark.parametrize(
    ("host", "name"),
    [("127.0.0.1", "localhost"), ("0.0.0.0", "localhost"), ("::", "[::1]"), ("::1", "[::1]")],
)
def test_a_browser_finds_the_address(host: str, name: str) -> None:
    if ":" in host and not socket.has_ipv6:
        pytest.skip("this machine has no IPv6")
    try:
        listener = listen(host, 0)
    except OSError:
        assert ":" in host, "this machine has no IPv6"
        return
    with listener:
        port = listener.getsockname()[1]
        assert address_of(host, listener) == f"http://{name}:{port}/"
