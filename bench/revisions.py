"""Another revision of the program, installed beside this one so that both can be measured."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

ROOT = Path(__file__).parents[1]
KEPT = ROOT / "build" / "revisions"
FAST = ("uvloop", "httptools")
"""Packages that uvicorn uses if they are installed, even if a revision does not require them."""


def environment_of(revision: str, build: str) -> dict[str, str]:
    """Return environment variables that make our interpreter run a revision, built as ours is."""
    commit = _git("rev-parse", "--verify", f"{revision}^{{commit}}")
    folder = KEPT / f"{commit}-{build}"
    if not folder.exists():
        with _checked_out(commit) as source:
            _install(source, folder, build)
    hidden = [name for name in FAST if name not in _git("show", f"{commit}:pyproject.toml")]
    return {"PYTHONPATH": os.pathsep.join([str(_without(hidden)), str(folder)])}


def _git(*arguments: str) -> str:
    found = subprocess.run(
        ["git", *arguments], cwd=ROOT, check=True, stdout=subprocess.PIPE, text=True
    )
    return found.stdout.strip()


@contextmanager
def _checked_out(commit: str) -> Iterator[Path]:
    with TemporaryDirectory(prefix="fimbul-revision-") as name:
        source = Path(name) / "source"
        _git("worktree", "add", "--quiet", "--detach", str(source), commit)
        try:
            yield source
        finally:
            _git("worktree", "remove", "--force", str(source))


def _install(source: Path, folder: Path, build: str) -> None:
    print(f"installing {source.name} into {folder} …", file=sys.stderr, flush=True)
    how = ["--quiet", "--no-deps", "--no-build-isolation", "--disable-pip-version-check"]
    subprocess.run(
        [sys.executable, "-m", "pip", "install", *how, "--target", folder, source],
        check=True,
        env={**os.environ, "FIMBUL_COMPILE": "1" if build == "compiled" else "0"},
    )


def _without(names: list[str]) -> Path:
    """Make a folder that, first on the path, hides packages from an interpreter."""
    folder = KEPT / "-".join(["without", *names])
    folder.mkdir(parents=True, exist_ok=True)
    for name in names:
        text = f'raise ImportError("{name} is hidden from a revision that did not know it")\n'
        (folder / f"{name}.py").write_text(text, encoding="utf-8")
    return folder
