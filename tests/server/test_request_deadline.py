"""Every request has a deadline, and its answer is true about what was written."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, contextmanager
from pathlib import Path
from random import Random

import pytest
from websockets.exceptions import InvalidStatus

from fimbul.match.entries import Moved, Said
from fimbul.server import door
from fimbul.server.open_table import OpenTable
from tests.server.hubs import Gate, hub_on, lay, log_of, turn_options
from tests.server.playing import begin, move_for, news_of, refusal, turn_of
from tests.server.running import Running, Visitor, running, wait_for


@pytest.fixture
def hurried(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Running]:
    """A server that answers within a second, on a database in the folder."""
    with running(tmp_path) as server:
        monkeypatch.setattr(door, "DEADLINE", 1.0)
        yield server


@contextmanager
def locked(folder: Path) -> Iterator[None]:
    """Let another program lock the database meanwhile."""
    with closing(sqlite3.connect(folder / "matches.sqlite", timeout=20)) as other:
        other.execute("BEGIN IMMEDIATE")
        yield
        other.rollback()


def lines(server: Running, table: str) -> list[str]:
    match = server.hub.tables[table].match
    entries = [step.logged.entry for step in match.steps]
    return [entry.text for entry in entries if isinstance(entry, Said)]


def test_a_locked_database_is_reported_in_time_and_nothing_is_doubled(
    hurried: Running, tmp_path: Path
) -> None:
    """Of requests that wait for their turn, only the one that has begun may still be written."""
    with hurried.visitor() as ask, hurried.visitor() as embla:
        table = begin(ask, embla)
        news = news_of(ask, table)
        mover = (ask, embla)[turn_of(news)]
        move = move_for(news_of(mover, table, turn_of(news)), Random(1))

        def say(number: int) -> str:
            body = {"chair": 0, "text": f"line {number}"}
            with hurried.visitor(ask.secret) as again:
                return refusal(hurried, again.post(f"/tables/{table}/chat", body))

        with locked(tmp_path), ThreadPoolExecutor(6) as pool:
            codes = list(pool.map(say, range(6)))
            assert set(codes) <= {"timed-out", "not-saved"}
            assert ask.get(f"/tables/{table}/news").status_code == 200
            answer = mover.post(f"/tables/{table}/moves", move)
            assert refusal(hurried, answer) in {"timed-out", "not-saved"}
        wait_for(lambda: not hurried.hub.tables[table].lock.locked())
        accepted = mover.do(f"/tables/{table}/moves", move)["seq"]
        assert mover.do(f"/tables/{table}/moves", move)["seq"] >= accepted
        match = hurried.hub.tables[table].match
        entries = [step.logged.entry for step in match.steps]
        assert len([entry for entry in entries if isinstance(entry, Moved)]) == 1
        assert len(lines(hurried, table)) <= 1


@pytest.mark.anyio
async def test_a_request_cancelled_before_its_turn_has_no_effect(sqlite_url: str) -> None:
    async with hub_on(sqlite_url) as hub:
        gate = Gate(hub.store)
        table = await lay(hub, turn_options())
        gate.is_open.clear()
        gate.waiting.clear()
        first = asyncio.create_task(hub.act(table, lambda match: match.say(0, "first")))
        await gate.waiting.wait()
        second = asyncio.create_task(hub.act(table, lambda match: match.say(0, "second")))
        third = asyncio.create_task(hub.act(table, lambda match: match.say(0, "third")))
        await asyncio.sleep(0)
        second.cancel()
        gate.is_open.set()
        await first
        await third
        said = [logged.entry for logged in await log_of(hub, table)]
        assert said[-2:] == [Said(0, "first"), Said(0, "third")]


@pytest.fixture
def stuck(server: Running, monkeypatch: pytest.MonkeyPatch) -> Running:
    """A server whose database never answers."""

    async def never(*_: object) -> OpenTable:
        return await asyncio.Future()

    monkeypatch.setattr(server.hub, "open", never)
    monkeypatch.setattr(door, "DEADLINE", 0.2)
    return server


def test_every_request_is_answered(stuck: Running, ask: Visitor) -> None:
    for answer in (
        ask.get("/tables/any"),
        ask.get("/tables/any/news", wait=25),
        ask.get("/tables/any/saga"),
        ask.post("/tables/any/sit", {"name": "Ann"}),
    ):
        assert refusal(stuck, answer) == "timed-out"
        assert answer.status_code == 503
        assert answer.headers["Retry-After"] == "1"
        for name, value in door.HEADERS.items():
            assert answer.headers[name] == value


def test_a_handshake_is_answered_in_time_too(stuck: Running, ask: Visitor) -> None:
    with pytest.raises(InvalidStatus) as refused, ask.watch("any"):
        pass
    assert refused.value.response.status_code == 503
    assert refused.value.response.headers["Retry-After"] == "1"
    assert b"timed-out" in (refused.value.response.body or b"")


def test_a_long_poll_and_a_websocket_may_wait_longer(
    server: Running, ask: Visitor, embla: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = begin(ask, embla)
    seq: int = ask.ask(f"/tables/{table}")["seq"]
    monkeypatch.setattr(door, "DEADLINE", 0.5)
    with ask.watch(table, 0) as watching:
        watching.news()
        assert embla.ask(f"/tables/{table}/news", after=seq, wait=1.5)["seq"] == seq
        monkeypatch.setattr(door, "DEADLINE", 20)
        embla.do(f"/tables/{table}/chat", {"chair": 1, "text": "still there?"})
        assert watching.news()["steps"][0]["chat"] == "still there?"
