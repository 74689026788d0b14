"""The measurement of an attack: it really attacks, and reports its results."""

from __future__ import annotations

import json
import threading
from pathlib import Path

import pytest

from bench import hostile
from bench.hostile import Phase, Result
from bench.hostility import FLOODS, Attack, Siege
from tests.server.running import Running, Visitor, wait_for


@pytest.mark.parametrize("kind", ["continuations", "pings", "garbage"])
def test_every_flood_is_cut_again_and_again(server: Running, ask: Visitor, kind: str) -> None:
    siege = Siege(server.port)
    siege.table = ask.do("/tables", {"name": "Ann"})["table"]
    flooding = threading.Thread(target=siege.keep, args=(siege.flood(kind),))
    flooding.start()
    wait_for(lambda: siege.attack.cut >= 3)
    siege.is_over.set()
    flooding.join()
    assert siege.attack.opened >= 3
    wait_for(lambda: not server.hub.tables[siege.table].watchers)


def test_the_bomb_is_as_large_as_a_table_allows_at_once(server: Running) -> None:
    siege = Siege(server.port)
    siege.lay_bomb()
    match = server.hub.tables[siege.table].match
    assert match.lines == 32
    assert match.line_bytes == 64_000


def test_a_short_run_gives_all_figures(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """They depend on the machine; this only checks that they exist, and that the run ends."""
    figures = tmp_path / "figures.json"
    wish = ["--before", "1", "--seconds", "3", "--after", "1", "--unread", "6"]
    assert hostile.main([*wish, "--json", str(figures)]) in (0, 1)
    found = json.loads(figures.read_text(encoding="utf-8"))
    assert found["during"]["answers"] > 0
    assert found["during"]["failures"] == 0
    assert found["during"]["memory"] > 0
    assert found["attack"]["opened"] >= len(FLOODS) + 6
    assert found["attack"]["cut"] > 0
    table = capsys.readouterr().out
    assert "under attack" in table
    assert table.splitlines()[-1] == "fine" or "NOT within" in table


@pytest.mark.parametrize(
    ("p99", "memory", "failures", "is_fine"),
    [(99, 150, 0, True), (101, 150, 0, False), (50, 201, 0, False), (50, 150, 1, False)],
)
def test_the_verdict_is_by_time_memory_and_answers(
    p99: float, memory: float, failures: int, is_fine: bool
) -> None:
    quiet = Phase(1, {"p99": 1}, {"p99": 1}, 10, 0, 100)
    during = Phase(1, {"p99": 1}, {"p99": p99}, 10, failures, memory)
    result = Result("plain", "3", 2, 0.0, 100, quiet, during, quiet, Attack())
    assert result.is_fine == is_fine
