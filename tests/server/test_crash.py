"""A short run of ``tests.server.crash``: the server is killed, and nothing is lost."""

from __future__ import annotations

import asyncio
from pathlib import Path

from tests.server.crash import Run

KILLS = ("draft", "draft", "any", "undo", "battle", "battle")
"""In the order of a game, so that no kill waits for the next game."""


def test_acknowledged_requests_survive_a_kill_and_every_table_goes_on(
    database_url: str, tmp_path: Path
) -> None:
    run = Run("here", database_url, tmp_path, seed=7, tables=3)
    figures = asyncio.run(run.run(KILLS, patience=10, further=20))
    assert figures.kills == len(KILLS)
    assert figures.unanswered > 0
    assert figures.tables >= 3
    assert all(table.highest >= table.goal or table.is_finished for table in run.tables)
