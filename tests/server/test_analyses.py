"""Finished games are analysed in the background, once, whoever asks and whatever restarts."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from fimbul.analysis import Options, analyse, analysis_to_json
from fimbul.match.entries import Ended, Entry
from fimbul.rules import record_from_text
from fimbul.server import analysts
from fimbul.server.app import Settings
from fimbul.server.keys import new_table_id
from fimbul.server.observe import registry
from fimbul.store import Operations
from tests.server.playing import begin, refusal
from tests.server.running import Json, Running, Visitor, running, wait_for
from tests.web.positions import finished, log_of

PLAYOUTS = 4


@pytest.fixture(autouse=True)
def unhurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """Workers that yield to nothing, so that a busy machine does not hold the tests up."""
    monkeypatch.setattr(analysts, "NICENESS", 0)
    monkeypatch.setattr(analysts, "SLICE", 0.5)
    monkeypatch.setattr(analysts, "LOOK", 0.2)


@cache
def entries(seed: int = 3) -> tuple[Entry, ...]:
    return tuple(log_of(finished(players=2, seed=seed)))


def put(server: Running, *more: Entry, count: int | None = None) -> str:
    """Write the log of a game of two, or its first entries, as a table."""
    table = new_table_id()
    server.call(server.hub.create(table, [*entries()[:count], *more], []))
    return table


def settings(folder: Path, **more: Any) -> Settings:
    database = f"sqlite+aiosqlite:///{folder / 'matches.sqlite'}"
    return Settings(database, is_limited=False, **{"analysis_playouts": PLAYOUTS, **more})


@pytest.fixture(scope="module")
def here(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    folder = tmp_path_factory.mktemp("analyses")
    with running(folder, settings=settings(folder)) as started:
        yield started


@pytest.fixture
def ask(here: Running) -> Iterator[Visitor]:
    with here.visitor() as visitor:
        yield visitor


def state_of(visitor: Visitor, table: str) -> str:
    state: str = visitor.ask(f"/tables/{table}/analysis")["state"]
    return state


def saga_of(visitor: Visitor, table: str) -> str:
    return visitor.get(f"/tables/{table}/saga").text


def test_a_finished_game_is_analysed_once_for_all(here: Running, ask: Visitor) -> None:
    table = put(here)
    path = f"/tables/{table}/analysis"
    assert state_of(ask, table) == "none"
    assert refusal(here, ask.get(f"{path}/result")) == "no-analysis"
    assert ask.do(path)["state"] in ("waiting", "working")
    with here.visitor() as other:
        assert other.do(path)["state"] != "none"
        partial: list[Json] = []

        def is_done() -> bool:
            seen = ask.ask(path)
            if seen["is_found"] and seen["state"] == "working":
                partial.append(ask.ask(f"{path}/result"))
            return bool(seen["state"] == "done")

        wait_for(is_done)
        answer = other.get(f"{path}/result")
    record = record_from_text(saga_of(ask, table))
    assert answer.text == analysis_to_json(analyse(record, Options(PLAYOUTS)))
    assert answer.headers["content-type"] == "application/json"
    assert f'filename="fimbul-{table}.json"' in answer.headers["content-disposition"]
    assert all(found["is_partial"] for found in partial)
    again = ask.do(path)
    assert (again["state"], again["done"]) == ("done", again["total"])
    done = registry.get_sample_value("fimbul_analyses_total", {"status": "done"})
    assert done is not None
    assert done >= 1
    assert registry.get_sample_value("fimbul_analyses_wanted") == 0


def test_only_a_game_that_came_to_its_own_end_is_analysed(here: Running, ask: Visitor) -> None:
    with here.visitor() as embla:
        table = begin(ask, embla)
    assert refusal(here, ask.post(f"/tables/{table}/analysis")) == "not-over"
    assert state_of(ask, table) == "none"
    waiting = ask.do("/tables", {"name": "Ask"})["table"]
    assert refusal(here, ask.post(f"/tables/{waiting}/analysis")) == "not-started"
    ended = put(here, Ended("operator"), count=60)
    assert refusal(here, ask.post(f"/tables/{ended}/analysis")) == "not-analysable"
    assert refusal(here, ask.post("/tables/nowhere/analysis")) == "no-such-table"
    foreign = ask.http.post(
        f"/api/tables/{put(here)}/analysis", headers={"Origin": "https://elsewhere.example"}
    )
    assert refusal(here, foreign) == "foreign-origin"


def test_strangers_get_no_analysis_of_a_table_without_spectators(
    here: Running, ask: Visitor
) -> None:
    table = ask.do("/tables", {"name": "Ask", "options": {"allows_spectators": False}})["table"]
    with here.visitor() as stranger:
        for answer in (
            stranger.post(f"/tables/{table}/analysis"),
            stranger.get(f"/tables/{table}/analysis"),
            stranger.get(f"/tables/{table}/analysis/result"),
        ):
            assert refusal(here, answer) == "no-spectators"


def test_an_address_may_ask_for_few_at_a_time(
    here: Running, ask: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(analysts, "MOST_OF_ADDRESS", 2)
    tables = [put(here) for _ in range(3)]
    for table in tables[:2]:
        ask.do(f"/tables/{table}/analysis")
    answer = ask.post(f"/tables/{tables[2]}/analysis")
    assert refusal(here, answer) == "many-analyses"
    assert int(answer.headers["retry-after"]) > 0
    assert state_of(ask, tables[2]) == "none"
    for table in tables:
        here.call(Operations(here.hub.store).delete(table, 1))


def test_a_server_that_analyses_nothing_says_so(tmp_path: Path) -> None:
    with running(tmp_path, settings=settings(tmp_path, analyses=0)) as server:
        table = put(server)
        with server.visitor() as ask:
            assert refusal(server, ask.post(f"/tables/{table}/analysis")) == "no-analyses"
            assert state_of(ask, table) == "off"


def test_an_analysis_goes_on_after_a_restart_and_ends_with_its_table(tmp_path: Path) -> None:
    endless = settings(tmp_path, analysis_playouts=1 << 20)
    with running(tmp_path, settings=endless) as server, server.visitor() as ask:
        table, other = put(server), put(server)
        for each in (table, other):
            ask.do(f"/tables/{each}/analysis")
        wait_for(lambda: state_of(ask, table) == "working")
        waiting = ask.ask(f"/tables/{other}/analysis")
        assert (waiting["state"], waiting["ahead"]) == ("waiting", 1)
        server.call(Operations(server.hub.store).delete(other, 1))
    with running(tmp_path, settings=settings(tmp_path)) as server, server.visitor() as ask:
        wait_for(lambda: state_of(ask, table) == "done")
        assert json.loads(ask.get(f"/tables/{table}/analysis/result").text)["playouts"] == PLAYOUTS


def test_a_table_that_is_deleted_meanwhile_stops_its_analysis(tmp_path: Path) -> None:
    endless = settings(tmp_path, analysis_playouts=1 << 20)
    with running(tmp_path, settings=endless) as server, server.visitor() as ask:
        table = put(server)
        ask.do(f"/tables/{table}/analysis")
        wait_for(lambda: state_of(ask, table) == "working")
        server.call(Operations(server.hub.store).delete(table, 1))
        found = "fimbul_analyses_wanted"
        wait_for(lambda: registry.get_sample_value(found) == 0)


def test_a_worker_that_dies_is_replaced(
    here: Running, ask: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Here it is killed once, by the first question."""
    table = put(here)
    crew = here.app.state.analysts._crews[0]
    executor = crew._executor
    here.call(crew.run(id, 60.0, None))
    for process in list(executor._processes.values()):
        process.kill()
    ask.do(f"/tables/{table}/analysis")
    wait_for(lambda: state_of(ask, table) == "done")
    assert crew._executor is not executor
