"""The page on datasets lists the columns as they are, its code works, and so does the example."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from fimbul.arena import Series
from fimbul.dataset.folder import Folder
from fimbul.dataset.making import parts_of
from fimbul.dataset.plan import Plan
from fimbul.dataset.schema import DECISIONS, GAMES, MASK_BYTES, OBSERVATION_BYTES

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "dataset.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"^```python\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with a dataset in ``data``."""
    home = tmp_path_factory.mktemp("home")
    plan = Plan(Series(players=2, games=3, bots=("random",)), shard=2)
    folder = Folder(home / "data", plan)
    folder.open()
    assert len(list(parts_of(folder, range(plan.shards)))) == 2
    return home


def test_the_page_lists_all_columns_and_no_others() -> None:
    rows = re.findall(r"^\| `(\w+)` \| `([^`]+)` \| (.+) \|$", PAGE, re.MULTILINE)
    assert rows == [
        (column.name, str(column.type).replace("item: ", ""), column.text)
        for column in (*DECISIONS, *GAMES)
    ]
    assert f"{OBSERVATION_BYTES:,} bytes" in PAGE
    assert f"reshape(-1, {MASK_BYTES})" in PAGE


@pytest.mark.parametrize("block", range(3))
def test_the_code_of_the_page_works(
    home: Path, block: int, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert len(BLOCKS) == 3
    monkeypatch.chdir(home)
    exec(BLOCKS[block], {})
    assert capsys.readouterr().out.strip()


def test_the_example_counts(home: Path) -> None:
    example = ROOT / "examples" / "count_dataset.py"
    command = [sys.executable, str(example), str(home / "data"), "--least", "1"]
    told = subprocess.run(command, capture_output=True, text=True, check=True).stdout.splitlines()
    assert re.fullmatch(r"\d+ decisions", told[0])
    assert len(told) == 3 + 20
    assert all(re.fullmatch(r" *\d+% +\d+ +\d+%  \w.*", line) for line in told[3:])
