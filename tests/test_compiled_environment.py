"""The environment with the compiled package is kept up to date, and is not needed to play."""

from __future__ import annotations

import os
import shutil
import subprocess
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

from tools.refresh import files_in, refresh

ROOT = Path(__file__).parents[1]


def test_uncompiled_files_are_copied_from_the_source(tmp_path: Path) -> None:
    source, installed = tmp_path / "src", tmp_path / "installed"
    compiled = f"rules/game{EXTENSION_SUFFIXES[0]}"
    for folder, files in (
        (source, {"rules/game.py": "1", "server/app.py": "new", "server/web/index.html": "page"}),
        (installed, {"rules/game.py": "1", "server/app.py": "old", "gone.py": "", compiled: "c"}),
    ):
        for name, text in files.items():
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            (folder / name).write_text(text, encoding="utf-8")
    assert refresh(source, installed) == 3
    assert files_in(installed) == files_in(source)
    assert (installed / "server/app.py").read_text(encoding="utf-8") == "new"
    assert (installed / compiled).read_text(encoding="utf-8") == "c"
    assert refresh(source, installed) == 0


@pytest.mark.skipif(os.name == "nt", reason="needs bash")
def test_a_missing_compiler_is_detected_and_nothing_is_installed() -> None:
    command = [str(ROOT / "tools" / "setup.sh"), "has-compiler"]
    found = subprocess.run(
        command, env={**os.environ, "CC": "false"}, capture_output=True, text=True, check=False
    )
    assert found.returncode != 0
    assert found.stdout + found.stderr == ""


@pytest.mark.skipif(shutil.which("make") is None, reason="needs make")
def test_play_works_without_a_compiler(tmp_path: Path) -> None:
    program = tmp_path / "bin" / "fimbul"
    program.parent.mkdir()
    program.write_text('#!/bin/sh\necho "started with $*"\n', encoding="utf-8")
    program.chmod(0o755)
    page = "src/fimbul/server/web/index.html"
    command = ["make", "-C", str(ROOT), "-o", page, "play", f"VENV={tmp_path}"]
    environment = {key: value for key, value in os.environ.items() if key != "MAKEFLAGS"}
    found = subprocess.run(
        command, env={**environment, "CC": "false"}, capture_output=True, text=True, check=True
    )
    lines = [line for line in found.stdout.splitlines() if "directory" not in line]
    assert lines == [
        "There is no C compiler: the rules run plain, and bots that search look less far.",
        "started with serve --open",
    ]
