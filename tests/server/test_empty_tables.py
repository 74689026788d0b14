"""Tables at which nobody sits: they can be closed, come last in the list, and expire."""

from __future__ import annotations

import asyncio

import pytest

from fimbul.server.archiving import CLEAR_EVERY, EMPTY_FOR, clear_empty, keep_clearing
from fimbul.server.keys import new_secret
from fimbul.server.lists import EMPTY_LISTED
from fimbul.store import Operations, Store, open_store
from tests.patience import PATIENCE
from tests.server.clocks import FakeClock
from tests.server.playing import PLAIN, begin, refusal
from tests.server.running import Running, Visitor
from tests.store.logs import add


def close(visitor: Visitor, table: str) -> int:
    return visitor.post(f"/tables/{table}/close").status_code


def test_the_creator_of_a_table_closes_it_with_the_same_token(server: Running) -> None:
    with server.visitor(None) as maker, server.visitor() as other:
        maker.http.headers["Authorization"] = f"Bearer {new_secret()}"
        table = maker.do("/tables", {"options": PLAIN})["table"]
        assert refusal(server, other.post(f"/tables/{table}/close")) == "not-your-table"
        with other.watch(table) as watching:
            watching.news()
            answer = maker.post(f"/tables/{table}/close")
            assert (answer.status_code, answer.content) == (204, b"")
        assert refusal(server, other.get(f"/tables/{table}")) == "no-such-table"
        assert refusal(server, maker.post(f"/tables/{table}/close")) == "no-such-table"


def test_a_table_at_which_somebody_sits_is_not_closed(
    server: Running, ask: Visitor, embla: Visitor
) -> None:
    table = ask.do("/tables", {"options": PLAIN})["table"]
    embla.do(f"/tables/{table}/sit", {"name": "Embla"})
    assert refusal(server, ask.post(f"/tables/{table}/close")) == "table-in-use"
    embla.do(f"/tables/{table}/leave", {"chair": 0})
    assert close(ask, table) == 204
    started = begin(ask, embla)
    assert refusal(server, ask.post(f"/tables/{started}/close")) == "already-started"
    with server.visitor(None) as nobody:
        assert refusal(server, nobody.post(f"/tables/{started}/close")) == "not-your-table"


def test_empty_tables_come_last_and_hide_no_others(
    server: Running, ask: Visitor, embla: Visitor
) -> None:
    taken = ask.do("/tables", {"options": PLAIN, "name": "Ask"})["table"]
    empty = [embla.do("/tables", {"options": PLAIN})["table"] for _ in range(EMPTY_LISTED + 5)]
    listed: list[str] = []
    before: str | None = ""
    while before is not None:
        page = ask.ask("/tables", before=before)
        listed += [found["id"] for found in page["tables"]]
        before = page["next"]
    assert taken in listed[:-EMPTY_LISTED]
    assert set(listed[-EMPTY_LISTED:]) <= set(empty), "the newest"
    assert len(set(listed)) == len(listed)
    for table in empty:
        assert close(embla, table) == 204


async def left(store: Store) -> list[str]:
    return sorted(row.id for row in await Operations(store).tables())


@pytest.mark.anyio
async def test_a_table_that_nobody_came_to_expires_in_an_hour(database_url: str) -> None:
    clock = FakeClock()
    now = clock.now_ms()
    async with open_store(database_url) as store:
        await add(store, "empty", at=now, status="open")
        await add(store, "taken", at=now, status="open", holders=((0, "a"),))
        await add(store, "running", at=now)
        await add(store, "finished", at=now, status="finished")
        await clear_empty(store, now + EMPTY_FOR * 1000)
        assert await left(store) == ["empty", "finished", "running", "taken"]
        await clear_empty(store, now + EMPTY_FOR * 1000 + 1)
        assert await left(store) == ["finished", "running", "taken"]
        notices = await Operations(store).notices(0)
        assert [(notice.kind, notice.match_id) for notice in notices] == [("deleted", "empty")]


@pytest.mark.anyio
async def test_a_server_looks_for_empty_tables_every_minute(sqlite_url: str) -> None:
    clock = FakeClock()
    async with open_store(sqlite_url) as store:
        await add(store, "empty", at=clock.now_ms(), status="open")
        task = asyncio.create_task(keep_clearing(store, clock))
        async with asyncio.timeout(PATIENCE):
            for _ in range(EMPTY_FOR // CLEAR_EVERY + 1):
                while clock.sleepers == 0:
                    await asyncio.sleep(0)
                assert await left(store) == ["empty"]
                clock.advance(CLEAR_EVERY)
            while await left(store):
                await asyncio.sleep(0)
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
