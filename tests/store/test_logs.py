"""The contract of the store, on SQLite and on PostgreSQL: logs, and that they are written once."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import get_args

import msgspec
import pytest
import sqlalchemy as sa

from fimbul.match.entries import (
    BotSat,
    ClanChosen,
    Created,
    Ended,
    Entry,
    FirstNamed,
    Left,
    LineRemoved,
    Logged,
    Moved,
    Named,
    Readied,
    Reclaimed,
    Rematched,
    Resumed,
    Returned,
    Said,
    Sat,
    Started,
    Stood,
    Undone,
)
from fimbul.match.options import DayClock, LiveClock, TableOptions
from fimbul.store import Append, Conflict, Store, open_store
from tests.store.logs import add, created, log_of, row, said

pytestmark = pytest.mark.anyio

ENTRIES: list[Entry] = [
    Created(TableOptions(players=3, edition="first-print", clock=LiveClock(60, 5))),
    Created(TableOptions(clock=DayClock(3), is_public=False)),
    Sat(0, "Ægir 🪓 <b>'; DROP TABLE entry; --\x00\n", "wolf"),
    Sat(1, "x"),
    BotSat(2, "thrall"),
    Stood(2),
    ClanChosen(0, "bear"),
    ClanChosen(0, None),
    Readied(0, True),
    FirstNamed(1),
    Named(0, True),
    Started([1, 0], "saga 1\n\nsetup\n"),
    Moved(0, "0.1", "pass", "clock"),
    Undone(1),
    Left(0),
    Returned(0),
    Said(0, 'Привет, \\ " \u2028 %s $1 :x'),
    LineRemoved(1),
    Reclaimed(1),
    Ended(),
    Rematched("elsewhere"),
    Resumed(0, 11),
    Ended("player", 1, 11),
]


async def outcome(store: Store, match_id: str, log: list[Logged]) -> type[BaseException] | None:
    """Append, and return the type of the error, if any."""
    try:
        await store.append(row(match_id, log[-1].seq), log)
    except Conflict as error:
        return type(error)
    return None


async def test_a_log_is_read_as_it_was_written(store: Store) -> None:
    log = log_of(*ENTRIES)
    await store.append(row(seq=len(log)), log)
    assert await store.read("one") == log


def test_every_kind_of_entry_is_tried() -> None:
    assert {type(entry) for entry in ENTRIES} == set(get_args(Entry))


async def test_entries_follow_each_other(store: Store) -> None:
    await store.append(row(), created())
    await store.append(row(seq=2), said(2))
    await store.append(row(seq=4), said(3) + said(4, "skål"))
    assert await store.read("one") == created() + said(2) + said(3) + said(4, "skål")


async def test_a_log_is_read_from_any_number(store: Store) -> None:
    await store.append(row(seq=4), created() + said(2) + said(3) + said(4))
    assert await store.read("one", 2) == said(3) + said(4)
    assert await store.read("one", 3) == said(4)
    assert await store.read("one", 4) == []


async def test_a_match_that_does_not_exist_has_no_log(store: Store) -> None:
    await add(store, "another")
    assert await store.read("one") == []
    assert await store.read("one", 1) == []


async def test_logs_are_kept_apart(store: Store) -> None:
    await add(store, "one")
    await add(store, "two")
    await store.append(row("two", 2), said(2))
    assert await store.read("one") == created()
    assert await store.read("two") == created() + said(2)


@pytest.mark.parametrize("seq", [2, 4])
async def test_an_entry_that_does_not_follow_is_a_conflict_and_changes_nothing(
    store: Store, seq: int
) -> None:
    await store.append(row(seq=2), created() + said(2), [(0, "a")])
    with pytest.raises(Conflict):
        await store.append(row(seq=seq, status="finished"), said(seq, "me too"), [(1, "b")])
    assert await store.read("one") == created() + said(2)
    assert await store.holders("one") == [(0, "a")]
    assert await store.rows("running", 9) == [row(seq=2)]


async def test_an_entry_for_a_match_that_does_not_exist_is_a_conflict(store: Store) -> None:
    with pytest.raises(Conflict):
        await store.append(row(seq=2), said(2))
    assert await store.read("one") == []


async def test_a_match_is_created_once(store: Store) -> None:
    await store.append(row(), created(), [(0, "a")])
    with pytest.raises(Conflict):
        await store.append(row(status="open"), created(), [(0, "b")])
    assert await store.holders("one") == [(0, "a")]
    assert await store.rows("running", 9) == [row()]


async def test_of_two_writers_one_is_first(store: Store, other: Store) -> None:
    await add(store)
    for seq in range(2, 12):
        outcomes = await asyncio.gather(
            outcome(store, "one", said(seq, "I")), outcome(other, "one", said(seq, "you"))
        )
        assert sorted(map(str, outcomes)) == [str(Conflict), "None"]
        winner = "I" if outcomes[0] is None else "you"
        assert await store.read("one", seq - 1) == said(seq, winner)


async def test_the_loser_of_a_conflict_reads_and_writes_the_next_entry(
    store: Store, other: Store
) -> None:
    """Two processes that write to one match as fast as they can leave one complete log."""
    await add(store)

    async def write(own: Store, name: str) -> None:
        for number in range(10):
            while True:
                seq = len(await own.read("one")) + 1
                if await outcome(own, "one", said(seq, f"{name} {number}")) is None:
                    break

    await asyncio.gather(write(store, "I"), write(other, "you"))
    texts = [
        logged.entry.text for logged in await store.read("one") if isinstance(logged.entry, Said)
    ]
    assert sorted(texts) == sorted(f"{name} {n}" for name in ("I", "you") for n in range(10))


async def test_fifty_writers_to_fifty_matches_all_succeed(store: Store, other: Store) -> None:
    names = [f"match-{number}" for number in range(50)]

    async def write(own: Store, name: str) -> None:
        await own.append(row(name), created(), [(0, name)])
        for seq in range(2, 6):
            await own.append(row(name, seq), said(seq, name))
            assert await own.holders(name) == [(0, name)]

    stores = [store, other] * 25
    await asyncio.gather(*(write(own, name) for own, name in zip(stores, names, strict=True)))
    for name in names:
        expected = created() + [logged for seq in range(2, 6) for logged in said(seq, name)]
        assert await store.read(name) == expected


async def test_a_conflict_does_not_affect_other_writes(store: Store) -> None:
    """Writes that share a commit succeed or fail separately."""
    names = [f"match-{number}" for number in range(9)]
    for name in names:
        await add(store, name)
    outcomes = await asyncio.gather(
        *(outcome(store, name, said(2 if name < "match-5" else 3)) for name in names),
        outcome(store, "match-0", created()),
    )
    assert outcomes == [None] * 5 + [Conflict] * 5
    for name in names:
        assert len(await store.read(name)) == (2 if name < "match-5" else 1)


async def test_several_matches_are_written_together_or_not_at_all(store: Store) -> None:
    await add(store, "old")
    new = Append(row("new"), created(), [(0, "a")])
    with pytest.raises(Conflict):
        await store.append_all([new, Append(row("old", 3), said(3))])
    assert await store.read("new") == []
    assert await store.holders("new") == []
    assert await store.read("old") == created()

    await store.append_all([new, Append(row("old", 2), said(2))])
    assert await store.read("new") == created()
    assert await store.read("old") == created() + said(2)


async def test_the_request_of_a_cancelled_writer_is_written_completely(store: Store) -> None:
    await add(store)
    asking = asyncio.create_task(store.append(row(seq=2), said(2), [(1, "b")]))
    await asyncio.sleep(0)
    asking.cancel()
    with pytest.raises(asyncio.CancelledError):
        await asking
    await store.append(row(seq=3), said(3))
    assert await store.read("one") == created() + said(2) + said(3)
    assert await store.holders("one") == [(1, "b")]


async def test_requests_before_closing_are_written(store: Store, database_url: str) -> None:
    async with open_store(database_url) as closing:
        asking = asyncio.create_task(add(closing))
        await asyncio.sleep(0)
    await asking
    assert await store.read("one") == created()


def test_a_stored_entry_has_its_tag() -> None:
    """Old logs depend on these tags, so they never change."""
    stored = msgspec.json.decode(msgspec.json.encode(Said(1, "hail")))
    assert stored == {"entry": "said", "chair": 1, "text": "hail", "salt": "", "digest": ""}


async def test_a_plain_append_is_one_call_of_the_link(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    short: list[Append] = []
    append = store.link.append

    async def count(appends: Sequence[Append]) -> list[bool]:
        short.extend(appends)
        return await append(appends)

    monkeypatch.setattr(store.link, "append", count)
    await add(store)
    await store.append(row(seq=2), said(2), [(0, "hash")])
    await store.append(row(seq=3), log_of(Stood(0), first=3))
    assert len(short) == 0
    await store.append(row(seq=4), said(4))
    with pytest.raises(Conflict):
        await store.append(row(seq=4), said(4, "too late"))
    await store.append(row(seq=6), said(5) + said(6))
    assert len(short) == 3
    assert await store.read("one", 3) == said(4) + said(5) + said(6)
    assert await store.holders("one") == []
    found = await store.row("one")
    assert found is not None
    assert (found.seq, found.summary) == (6, "one 6")


async def test_an_append_of_a_number_that_the_log_already_has_is_a_conflict(
    store: Store,
) -> None:
    """It is in nobody's way, and nothing of it is written."""
    for name in ("damaged", "fine"):
        await add(store, name)
    await store.append(row("damaged", 3), said(2) + said(3))
    async with store.writing() as connection:
        await connection.execute(sa.text("UPDATE match SET seq = 2 WHERE id = 'damaged'"))
    damaged, fine = await asyncio.gather(
        outcome(store, "damaged", said(3, "again")), outcome(store, "fine", said(2))
    )
    assert (damaged, fine) == (Conflict, None)
    assert await store.read("damaged") == created() + said(2) + said(3)
    assert await store.length("damaged") == 2
    assert await store.read("fine") == created() + said(2)
