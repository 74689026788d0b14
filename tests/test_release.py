"""What a release is made of agrees with the project: packages, workflows, container, citation."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tomllib
from email import message_from_string
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from email.message import Message

ROOT = Path(__file__).parents[1]
PROJECT: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
VERSION: str = PROJECT["project"]["version"]
ADDRESS = "https://git.example.org/somebody/fimbul"


def metadata_of_a_build(folder: Path, repository: str) -> Message[str, str]:
    """Return what PyPI is told by a package that is built with this FIMBUL_REPOSITORY."""
    subprocess.run(
        [sys.executable, "setup.py", "-q", "egg_info", "--egg-base", str(folder)],
        cwd=ROOT,
        env=os.environ | {"FIMBUL_REPOSITORY": repository, "FIMBUL_COMPILE": "0"},
        check=True,
    )
    return message_from_string((folder / "fimbul.egg-info" / "PKG-INFO").read_text("utf-8"))


def test_a_release_links_to_its_repository(tmp_path: Path) -> None:
    told = metadata_of_a_build(tmp_path, ADDRESS)
    urls = dict(text.split(", ") for text in told.get_all("Project-URL", []))
    assert urls["Source"] == ADDRESS
    assert all(url.startswith(ADDRESS) for url in urls.values())
    readme = str(told.get_payload())
    assert f"]({ADDRESS}/raw/v{VERSION}/docs/images/board-desktop.jpg)" in readme
    assert f"]({ADDRESS}/blob/v{VERSION}/docs/hosting.md)" in readme
    assert re.findall(r"\]\((?!https:)[^)]*\)", readme) == []


def test_a_build_that_knows_no_repository_names_none(tmp_path: Path) -> None:
    told = metadata_of_a_build(tmp_path, "")
    assert told.get_all("Project-URL") is None
    assert str(told.get_payload()).strip() == (ROOT / "README.md").read_text("utf-8").strip()


def test_wheels_are_built_for_every_python_we_name() -> None:
    named = re.findall(r"Python :: 3\.(\d+)", "\n".join(PROJECT["project"]["classifiers"]))
    assert PROJECT["tool"]["cibuildwheel"]["build"] == [f"cp3{minor}-*" for minor in named]
