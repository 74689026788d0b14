"""The contract of the store: lists of matches, page by page."""

from __future__ import annotations

import pytest

from fimbul.store import MatchRow, Store
from tests.store.logs import add, row, said

pytestmark = pytest.mark.anyio


async def pages(store: Store, size: int) -> list[list[str]]:
    """Return the ids of all running matches, page by page."""
    found: list[list[str]] = []
    before: tuple[int, str] | None = None
    while rows := await store.rows("running", size, before):
        found.append([row.id for row in rows])
        before = (rows[-1].updated_at, rows[-1].id)
    return found


async def test_a_list_shows_the_last_state_of_a_match(store: Store) -> None:
    await store.append(row(due_at=7), said(1))
    last = MatchRow("one", 99, 20, "running", True, 2, None, '{"a": "Ægir"}')
    await store.append(last, said(2))
    assert await store.rows("running", 9) == [
        MatchRow("one", 1, 20, "running", True, 2, None, '{"a": "Ægir"}')
    ], "created_at never changes"


async def test_a_list_has_public_matches_of_its_status_the_newest_first(store: Store) -> None:
    await add(store, "old", at=1)
    await add(store, "secret", at=2, is_public=False)
    await add(store, "new", at=3)
    await add(store, "open", at=4, status="open")
    assert [found.id for found in await store.rows("running", 9)] == ["new", "old"]
    assert [found.id for found in await store.rows("open", 9)] == ["open"]
    assert await store.rows("finished", 9) == []


async def test_a_list_may_leave_out_matches_without_recent_entries(store: Store) -> None:
    await add(store, "old", at=4)
    await add(store, "young", at=5)
    await store.append(row("old", seq=2, at=6), said(2))
    await add(store, "older", at=3)
    found = await store.rows("running", 9, since=5)
    assert [found.id for found in found] == ["old", "young"]


async def test_a_match_moves_from_list_to_list(store: Store) -> None:
    await add(store, status="open")
    await store.append(row(seq=2, status="running"), said(2))
    assert await store.rows("open", 9) == []
    await store.append(row(seq=3, status="finished"), said(3))
    assert await store.rows("running", 9) == []
    assert [found.id for found in await store.rows("finished", 9)] == ["one"]


async def test_pages_show_each_match_once_even_of_one_time(store: Store) -> None:
    times = {"d": 5, "B": 5, "a": 5, "_": 5, "c-1": 5, "z": 4, "y": 6}
    for name, at in times.items():
        await add(store, name, at=at)
    whole = (await pages(store, 8))[0]
    assert sorted(whole) == sorted(times)
    assert (whole[0], whole[-1]) == ("y", "z")
    for size in range(1, 8):
        found = await pages(store, size)
        assert [len(page) for page in found[:-1]] == [size] * (len(found) - 1)
        assert [name for page in found for name in page] == whole, "every size, the same order"


async def test_a_page_continues_where_the_last_one_ended_despite_new_matches(store: Store) -> None:
    for name in "abcd":
        await add(store, name, at=5)
    first = await store.rows("running", 2)
    await add(store, "new", at=9)
    second = await store.rows("running", 2, (first[-1].updated_at, first[-1].id))
    assert sorted(found.id for found in first + second) == list("abcd")
