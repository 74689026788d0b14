"""The analysis of the finished game of the browser tests, prepared: making it takes minutes.

``python -m tests.web.analysed`` makes it again, after a change to the bots or the analysis.
"""

from __future__ import annotations

from pathlib import Path

from fimbul.analysis import Options, analyse, analysis_to_json
from fimbul.analysis.results import FORMAT
from tests.server.running import Running
from tests.web.positions import finished

FILE = Path(__file__).parent / "finished.json"
PLAYOUTS = 24


def put_analysis(server: Running, table: str) -> None:
    """Write the analysis of ``finished`` as that of a table with this game."""
    store = server.hub.store
    found = FILE.read_text(encoding="utf-8")
    server.call(store.ask_for_analysis(table, FORMAT, 1))
    assert server.call(store.note_analysis(table, 2, done=9, total=9, found=found, status="done"))


def main() -> None:
    """Make the analysis, and write it."""
    analysis = analyse(finished().play.record(), Options(PLAYOUTS))
    FILE.write_text(analysis_to_json(analysis), encoding="utf-8")


if __name__ == "__main__":
    main()
