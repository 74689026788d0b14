"""The operator's requests to the store: lists of all matches, removals, blocks."""

from __future__ import annotations

import asyncio

import pytest
import sqlalchemy as sa

from fimbul.match.entries import LineRemoved, Logged, Reclaimed, Said
from fimbul.store import Append, Conflict, Operations, Store, Transfer, schema
from fimbul.store.notices import LIFE
from fimbul.store.schema import metadata
from tests.store.logs import add, created, log_of, row, said

pytestmark = pytest.mark.anyio


@pytest.fixture
def operations(store: Store) -> Operations:
    return Operations(store)


async def rows_of(store: Store, match_id: str) -> dict[str, int]:
    """Return the number of rows of a match in each table of the database."""
    counts: dict[str, int] = {}
    async with store.engine.connect() as connection:
        for name, table in metadata.tables.items():
            column = table.c.get("id" if name == "match" else "match_id")
            if column is not None and name != "notice":
                query = sa.select(sa.func.count()).select_from(table).where(column == match_id)
                counts[name] = await connection.scalar(query) or 0
    return counts


async def say(store: Store, text: str, seq: int, match_id: str = "one") -> None:
    await store.append(row(match_id, seq), said(seq, text))


async def remove(store: Store, line: int, seq: int, match_id: str = "one") -> None:
    removal = log_of(LineRemoved(line), first=seq)
    await store.append_all([Append(row(match_id, seq), removal, is_announced=True)])


async def everything(store: Store) -> str:
    """Return the full text of the database, its archive unpacked."""
    found: list[str] = []
    async with store.engine.connect() as connection:
        for table in metadata.tables.values():
            found += [str(tuple(each)) for each in await connection.execute(sa.select(table))]
    found += [str(await store.read(match_id)) for match_id in ("one", "two")]
    return "\n".join(found)


# --- lists ----------------------------------------------------------------------------------------


async def test_all_matches_are_listed_the_last_changed_first(
    store: Store, operations: Operations
) -> None:
    await add(store, "a", at=3)
    await add(store, "b", at=5, is_public=False)
    await add(store, "c", at=4, status="open")
    assert [found.id for found in await operations.tables()] == ["b", "c", "a"]
    assert [found.id for found in await operations.tables(limit=2)] == ["b", "c"]
    assert [found.id for found in await operations.tables(status="running")] == ["b", "a"]
    assert [found.id for found in await operations.tables(text="C 1")] == ["c"]
    assert await operations.tables(text="nobody") == []


async def test_a_list_has_pages_until_all_matches_are_listed(
    store: Store, operations: Operations, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("fimbul.store.operations._BATCH", 2)
    for number in range(5):
        await add(store, f"m{number}", at=7)
    assert [found.id for found in await operations.tables()] == ["m4", "m3", "m2", "m1", "m0"]
    assert [found.id for found in await operations.tables(text="m0")] == ["m0"]
    assert [found.id for found in await operations.tables(limit=3)] == ["m4", "m3", "m2"]


async def test_one_match_is_found_by_its_id(store: Store, operations: Operations) -> None:
    await add(store, is_public=False)
    found = await operations.table("one")
    assert found == row(is_public=False)
    assert await operations.table("two") is None
    assert await store.exists("one")
    assert not await store.exists("two")


# --- removing a match -----------------------------------------------------------------------------


@pytest.mark.parametrize("is_packed", [False, True])
async def test_a_deleted_match_leaves_no_row(
    store: Store, operations: Operations, is_packed: bool
) -> None:
    for match_id in ("one", "two"):
        await add(store, match_id, status="finished", holders=((0, "a"), (1, "b")))
        assert await store.offer(f"code {match_id}", Transfer(match_id, 0), "a", 99)
    if is_packed:
        assert await store.archive(100, now=1000) == 2
    assert sum((await rows_of(store, "one")).values()) == 5
    assert await operations.delete("one", 7)
    assert sum((await rows_of(store, "one")).values()) == 0
    assert sum((await rows_of(store, "two")).values()) == 5
    assert await store.read("one") == []
    assert await store.redeem("code one", "c", 50) is None
    assert await store.redeem("code two", "c", 50) == Transfer("two", 0)
    assert not await operations.delete("one", 8)


async def test_nothing_is_written_to_a_deleted_match(
    store: Store, other: Store, operations: Operations
) -> None:
    await add(store)
    await operations.delete("one", 7)
    with pytest.raises(Conflict):
        await other.append(row(seq=2), said(2))
    assert await store.read("one") == []


async def test_matches_without_recent_entries_are_deleted(
    store: Store, operations: Operations
) -> None:
    await add(store, "old", at=49, status="finished")
    await add(store, "young", at=50, status="finished")
    await add(store, "running", at=1)
    await add(store, "open", at=1, status="open")
    assert await operations.delete_untouched("finished", 50, 1000) == 1
    assert sorted(found.id for found in await operations.tables()) == ["open", "running", "young"]
    assert await operations.delete_untouched("open", 50, 1000) == 1
    assert [(notice.kind, notice.match_id) for notice in await operations.notices(0)] == [
        ("deleted", "old"),
        ("deleted", "open"),
    ]


async def test_several_processes_delete_a_match_once(
    store: Store, other: Store, operations: Operations
) -> None:
    for number in range(6):
        await add(store, f"m{number}", at=1, status="finished")
    deleted = await asyncio.gather(
        operations.delete_untouched("finished", 50, 1000),
        Operations(other).delete_untouched("finished", 50, 1000),
    )
    assert sum(deleted) == 6
    assert len(await operations.notices(0)) == 6


# --- removing a line ------------------------------------------------------------------------------


@pytest.mark.parametrize("is_packed", [False, True])
async def test_the_text_of_a_removed_line_is_nowhere(store: Store, is_packed: bool) -> None:
    for match_id in ("one", "two"):
        await add(store, match_id, status="finished")
        await store.append(row(match_id, 2, status="finished"), said(2, "Zwist"))
        await store.append(row(match_id, 3, status="finished"), said(3, "Eintracht"))
    if is_packed:
        assert await store.archive(100, now=1000) == 2
    before = await store.read("one")
    await remove(store, 2, 4)
    after = await store.read("one")
    assert after[:1] + after[2:3] == before[:1] + before[2:]
    assert after[1] == Logged(2, 20, Said(0, ""))
    assert after[3].entry == LineRemoved(2)
    await remove(store, 2, 4, "two")
    kept = await everything(store)
    assert "Zwist" not in kept
    assert "Eintracht" in kept


async def test_the_rest_of_a_packed_log_stays_word_for_word(store: Store) -> None:
    """The hash chain covers the stored bytes, whatever their exact form."""
    await add(store, status="finished")
    await store.append(row(seq=2, status="finished"), said(2, "Zwist"))
    await store.append(row(seq=3, status="finished"), said(3))
    spelled = '{ "entry": "said", "chair": 0, "text": "\\u00c6gir" }'
    async with store.writing() as connection:
        is_third = schema.entry.c.seq == 3
        await connection.execute(sa.update(schema.entry).where(is_third).values(body=spelled))
    await store.archive(100, now=1000)
    before = await store.stored("one")
    await remove(store, 2, 4)
    after = await store.stored("one")
    assert (after[0], after[2]) == (before[0], before[2])
    assert after[2].body == spelled
    assert after[1].hash == before[1].hash


async def test_a_line_said_since_a_match_was_packed_can_be_removed(store: Store) -> None:
    await add(store, status="finished")
    await store.archive(100, now=1000)
    await store.append(row(seq=2, status="finished"), said(2, "Zwist"))
    await remove(store, 2, 3)
    assert [logged.entry for logged in await store.read("one", 1)] == [Said(0, ""), LineRemoved(2)]


async def test_a_removal_that_comes_too_late_removes_nothing(store: Store) -> None:
    await add(store)
    await say(store, "hail", 2)
    await say(store, "well met", 3)
    with pytest.raises(Conflict):
        await remove(store, 2, 3)
    assert [logged.entry for logged in await store.read("one", 1)] == [
        Said(0, "hail"),
        Said(0, "well met"),
    ]


async def test_only_the_text_of_a_line_of_chat_is_removed(store: Store) -> None:
    await add(store)
    await remove(store, 1, 2)
    assert await store.read("one") == [*created(), *log_of(LineRemoved(1), first=2)]


# --- a chair's other devices ----------------------------------------------------------------------


async def test_a_reclaimed_chair_has_one_holder_and_no_code(store: Store) -> None:
    await add(store, holders=((0, "a"), (0, "thief"), (1, "b")))
    assert await store.offer("code", Transfer("one", 0), "thief", 99)
    assert await store.offer("other code", Transfer("one", 1), "b", 99)
    await store.append(row(seq=2), log_of(Reclaimed(0), first=2), [(0, "a")])
    assert sorted(await store.holders("one")) == [(0, "a"), (1, "b")]
    assert await store.redeem("code", "thief", 50) is None
    assert await store.redeem("other code", "c", 50) == Transfer("one", 1)
    assert not await store.offer("again", Transfer("one", 0), "thief", 99)


# --- who is kept out ------------------------------------------------------------------------------


async def test_a_block_lasts_until_it_ends(operations: Operations) -> None:
    await operations.block("192.0.2.7", 100, "spam", 1)
    await operations.block("f" * 64, 50, "", 2)
    assert [block.subject for block in await operations.blocks(3)] == ["f" * 64, "192.0.2.7"]
    assert [block.subject for block in await operations.blocks(50)] == ["192.0.2.7"]
    assert await operations.blocks(100) == []
    assert [(block.since, block.until, block.why) for block in await operations.blocks(60)] == [
        (1, 100, "spam")
    ]


async def test_the_latest_block_of_a_visitor_counts(operations: Operations) -> None:
    await operations.block("192.0.2.7", 100, "spam", 1)
    await operations.block("192.0.2.7", 50, "less", 2)
    assert [(block.until, block.why) for block in await operations.blocks(3)] == [(50, "less")]
    assert await operations.unblock("192.0.2.7", 4)
    assert not await operations.unblock("192.0.2.7", 5)
    assert await operations.blocks(6) == []


async def test_visitors_are_found_by_the_beginning_of_their_hash(
    store: Store, operations: Operations
) -> None:
    await add(store, "one", holders=((0, "abc1"), (1, "abd2")))
    await add(store, "two", holders=((0, "abc1"),))
    await operations.block("abe3", 100, "", 1)
    assert await operations.visitors("ab") == ["abc1", "abd2", "abe3"]
    assert await operations.visitors("abc") == ["abc1"]
    assert await operations.visitors("%") == []
    assert await operations.visitors("a_c") == []


# --- notices --------------------------------------------------------------------------------------


async def test_every_change_leaves_a_notice(store: Store, operations: Operations) -> None:
    assert await operations.last_notice() == 0
    await add(store)
    await say(store, "hail", 2)
    assert await operations.last_notice() == 0, "what servers write needs none"
    await remove(store, 2, 3)
    await operations.block("192.0.2.7", 100, "", 4)
    await operations.unblock("192.0.2.7", 5)
    await operations.delete("one", 6)
    found = await operations.notices(0)
    assert [notice.id for notice in found] == [1, 2, 3, 4]
    assert [notice.kind for notice in found] == ["written", "blocks", "blocks", "deleted"]
    assert [notice.match_id for notice in found] == ["one", "", "", "one"]
    assert await operations.notices(2) == found[2:]
    assert await operations.last_notice() == 4


async def test_old_notices_are_deleted_and_their_numbers_never_reused(
    operations: Operations,
) -> None:
    for now in (1, 2, LIFE + 10, LIFE + 11):
        await operations.unblock("nobody", now)
    assert [notice.id for notice in await operations.notices(0)] == [3, 4]
    await operations.unblock("nobody", 3 * LIFE)
    assert [notice.id for notice in await operations.notices(0)] == [5]


async def test_concurrent_notices_are_seen_in_order(store: Store, other: Store) -> None:
    """A reader who has seen a number never misses a smaller one."""
    several = [Operations(each) for each in (store, other) for _ in range(4)]
    seen: list[int] = []
    done = asyncio.Event()

    async def look() -> None:
        while not done.is_set() or len(seen) < 32:
            last = seen[-1] if seen else 0
            seen.extend(notice.id for notice in await several[0].notices(last))

    looking = asyncio.create_task(look())
    for _ in range(4):
        await asyncio.gather(*(each.unblock("nobody", 1) for each in several))
    done.set()
    await asyncio.wait_for(looking, 60)
    assert seen == list(range(1, 33))
