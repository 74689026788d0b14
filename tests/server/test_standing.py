"""The preview of a shared replay tells the standing of public games, and nothing of others."""

from __future__ import annotations

import re

import httpx
import msgspec
import pytest

from fimbul.match.entries import Created, Ended, Entry
from fimbul.server.keys import new_table_id
from fimbul.server.pages import FOLDER
from tests.patience import PATIENCE
from tests.server.running import Running
from tests.web.positions import NAMES, finished, log_of

pytestmark = pytest.mark.skipif(not (FOLDER / "index.html").exists(), reason="make web")

DESCRIBED = re.compile(r'<meta property="og:description" content="([^"]*)"')


def put(server: Running, *more: Entry, count: int | None = None, **options: bool) -> str:
    """Write the log of a game of two, or its first entries, as a table with some options."""
    created, *rest = log_of(finished(players=2))[:count]
    assert isinstance(created, Created)
    changed = msgspec.structs.replace(created.options, **options)
    first = msgspec.structs.replace(created, options=changed)
    table = new_table_id()
    server.call(server.hub.create(table, [first, *rest, *more], []))
    return table


def told(server: Running, path: str, language: str = "en") -> str:
    answer = httpx.get(
        f"{server.url}{path}",
        headers={"Accept-Language": language},
        timeout=PATIENCE,
        trust_env=False,
    )
    assert answer.status_code == 200
    assert answer.headers["x-robots-tag"] == "noindex"
    found = DESCRIBED.search(answer.text)
    assert found is not None
    return found[1]


def test_a_finished_public_game_tells_its_standing(server: Running) -> None:
    table = put(server)
    shown = told(server, f"/table/{table}/replay")
    glory = sorted(finished(players=2).play.record().result or (), reverse=True)
    assert shown.startswith("Final standings: ")
    assert [int(number) for number in re.findall(r"\) (\d+)", shown)] == glory
    assert all(name in shown for name in NAMES[:2])
    assert told(server, f"/table/{table}/replay", "ru") != shown


def test_any_other_game_tells_nothing(server: Running) -> None:
    neutral = told(server, "/table/nowhere/replay")
    tables = (
        put(server, count=60),
        put(server, Ended("operator"), count=60),
        put(server, is_public=False),
        put(server, allows_spectators=False),
    )
    for table in tables:
        assert told(server, f"/table/{table}/replay") == neutral
    assert told(server, f"/table/{put(server)}") == neutral, "only replays tell it"
