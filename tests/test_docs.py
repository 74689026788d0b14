"""The code in the guide to writing bots works and is as strong as the guide says."""

from __future__ import annotations

import re
from pathlib import Path

from fimbul.arena import Contest, Standing, play_contest, standings
from tools import strength

ROOT = Path(__file__).parents[1]
BLOCKS = re.findall(
    r"^```python\n(.*?)^```$",
    (ROOT / "docs" / "bots.md").read_text(encoding="utf-8"),
    re.MULTILINE | re.DOTALL,
)


def against(folder: Path, block: int, other: str, games: int) -> Standing:
    """Play a bot of the guide against copies of another bot, and return its standing."""
    file = folder / f"step_{block}.py"
    file.write_text(BLOCKS[block], encoding="utf-8")
    contest = Contest((f"{file}:MyBot", other, other, other), games, seed=1)
    found = standings(contest, play_contest(contest, workers=2))[0]
    assert found.forfeits == 0
    return found


def test_the_guide_has_three_bots() -> None:
    assert len(BLOCKS) == 3
    assert all("class MyBot(" in block for block in BLOCKS)


def test_the_first_bot_plays(tmp_path: Path) -> None:
    assert against(tmp_path, 0, "random", 20).decisions > 0


def test_the_second_bot_beats_random(tmp_path: Path) -> None:
    assert against(tmp_path, 1, "random", 100).interval[0] > 0.25


def test_the_last_bot_beats_the_thrall(tmp_path: Path) -> None:
    found = against(tmp_path, 2, "thrall", 200)
    assert found.interval[0] > 0.25
    assert found.win_share > 0.4


def test_the_page_on_strength_has_a_place_for_the_ladder() -> None:
    page = ROOT / "docs" / "strength.md"
    before = page.read_text(encoding="utf-8")
    ladder = "### 4 players\n\n| | random |"
    again = before
    for _ in range(2):
        again = strength.put(again, ladder)
    assert again.count(ladder) == 1
    assert again.startswith(before.partition("<!-- ladder")[0])
    assert again.endswith(before.partition("ladder: end -->")[2])
