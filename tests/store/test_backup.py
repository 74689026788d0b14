"""Backups restore every row, on either kind of database, or nothing at all."""

from __future__ import annotations

import asyncio
import base64
import gzip
import json
import stat
import threading
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from fimbul.match.entries import Sat
from fimbul.store import (
    BadBackup,
    Operations,
    Store,
    Transfer,
    Unavailable,
    backup,
    open_store,
    restore,
)
from fimbul.store.schema import metadata
from tests.store.logs import add, created, log_of, row, said
from tests.store.test_migrations import OLD_LOG

pytestmark = pytest.mark.anyio

Json = dict[str, Any]
HEADING: Json = {"fimbul-backup": 1, "revision": "0002"}
MATCH: Json = {
    "id": "one",
    "created_at": 1,
    "updated_at": 1,
    "status": "running",
    "is_public": True,
    "seq": 1,
    "due_at": None,
    "leased_until": 0,
    "summary": "",
    "is_archived": False,
}
ENTRY: Json = {
    "match_id": "one",
    "seq": 1,
    "at": 10,
    "body": '{"entry":"created","options":{}}',
}
ARCHIVE: Json = {"match_id": "one", "archived_at": 1, "log": {"base64": "AAEC"}}


def lines(*rows: tuple[str, Json]) -> list[Json]:
    """The lines of a whole backup."""
    items = [{"table": table, "row": values} for table, values in rows]
    return [HEADING, *items, {"end": len(items)}]


def write(path: Path, items: list[Json]) -> Path:
    path.write_bytes(gzip.compress(b"".join(json.dumps(item).encode() + b"\n" for item in items)))
    return path


GOOD = lines(("match", MATCH), ("entry", ENTRY), ("archive", ARCHIVE))


async def fill(store: Store) -> None:
    """Write rows to every table, with every kind of value."""
    await add(store, "lively", due_at=9_000_000_000_000, holders=((0, "a"), (3, "b")))
    await store.append(
        row("lively", 2, due_at=77, leased_until=88), log_of(Sat(1, "Ægir 🪓\x00\n"), first=2)
    )
    await store.offer("code", Transfer("lively", 0), "a", 100)
    await add(store, "private", status="open", is_public=False)
    await add(store, "old", status="finished")
    await store.archive(100, now=1000)
    await store.append(row("old", 2, status="finished"), said(2))
    await Operations(store).block("192.0.2.7", 200, "Lärm", 100)
    for match_id, found in (("old", '{"ä": 1}'), ("lively", None)):
        await store.ask_for_analysis(match_id, 1, 50)
        await store.note_analysis(match_id, 60, done=2, total=5, found=found)


async def all_rows(store: Store) -> dict[str, list[Json]]:
    async with store.engine.connect() as connection:
        return {
            table.name: [
                dict(found)
                for found in (
                    await connection.execute(sa.select(table).order_by(*table.primary_key))
                ).mappings()
            ]
            for table in metadata.sorted_tables
        }


@asynccontextmanager
async def sqlite_at(path: Path) -> AsyncIterator[Store]:
    async with open_store(f"sqlite+aiosqlite:///{path}") as store:
        yield store


@pytest.fixture
async def full(tmp_path: Path) -> AsyncIterator[Store]:
    """A SQLite store with rows in every table."""
    async with sqlite_at(tmp_path / "full.sqlite") as store:
        await fill(store)
        yield store


async def test_rows_go_from_sqlite_to_postgresql_and_back(
    full: Store, postgres_url: str, tmp_path: Path
) -> None:
    first, second = tmp_path / "first.backup", tmp_path / "second.backup"
    rows = await all_rows(full)
    assert all(rows.values()), "every table has a row"
    count = sum(map(len, rows.values()))

    assert await backup(full, first) == count
    async with open_store(postgres_url) as moved:
        assert await restore(moved, first) == count
        assert await all_rows(moved) == rows
        assert await backup(moved, second) == count
    assert gzip.decompress(first.read_bytes()) == gzip.decompress(second.read_bytes())
    async with sqlite_at(tmp_path / "back.sqlite") as back:
        assert await restore(back, second) == count
        assert await all_rows(back) == rows


async def test_a_restored_store_goes_on(full: Store, store: Store, tmp_path: Path) -> None:
    await backup(full, tmp_path / "file")
    await restore(store, tmp_path / "file")
    assert await store.read("lively") == await full.read("lively")
    assert await store.read("old") == created() + said(2)
    await store.append(row("lively", 3), said(3))
    assert await store.read("lively", 2) == said(3)
    assert await store.redeem("code", "c", 99) == Transfer("lively", 0)


async def test_a_large_database_is_restored_completely(store: Store, tmp_path: Path) -> None:
    """There are more rows than are read or written at once."""
    log = created() + [logged for seq in range(2, 1202) for logged in said(seq, f"line {seq}")]
    async with sqlite_at(tmp_path / "large.sqlite") as large:
        await large.append(row(seq=len(log)), log)
        await backup(large, tmp_path / "file")
    assert await restore(store, tmp_path / "file") == 1 + len(log)
    assert await store.read("one") == log


async def test_a_backup_shows_one_moment(store: Store, database_url: str, tmp_path: Path) -> None:
    """Another process writes after the matches are read and before their entries are."""
    await add(store, "one", holders=((0, "a"),))
    rows = await all_rows(store)
    written = []

    async def write() -> None:
        async with open_store(database_url) as other:
            await other.append(row(seq=2), said(2), [(1, "b")])
            await add(other, "two")
            written.append(len(await other.read("one")))

    def write_meanwhile(*happening: Any) -> None:
        if "FROM entry" in happening[2] and not written:
            thread = threading.Thread(target=asyncio.run, args=(write(),))
            thread.start()
            thread.join()

    sa.event.listen(store.engine.sync_engine, "before_cursor_execute", write_meanwhile)
    await backup(store, tmp_path / "file")
    assert written == [2]
    async with sqlite_at(tmp_path / "restored.sqlite") as restored:
        await restore(restored, tmp_path / "file")
        assert await all_rows(restored) == rows


async def test_nobody_else_may_read_a_backup(full: Store, tmp_path: Path) -> None:
    await backup(full, tmp_path / "file")
    assert stat.S_IMODE((tmp_path / "file").stat().st_mode) == 0o600


async def test_a_failed_backup_leaves_the_last_one(full: Store, tmp_path: Path) -> None:
    folder = tmp_path / "backups"
    folder.mkdir()
    await backup(full, folder / "file")
    content = (folder / "file").read_bytes()
    async with full.engine.begin() as connection:
        await connection.execute(sa.text("DROP TABLE archive"))
    with pytest.raises(Unavailable):
        await backup(full, folder / "file")
    assert [path.name for path in folder.iterdir()] == ["file"]
    assert (folder / "file").read_bytes() == content


async def test_a_backup_of_the_first_version_is_restored(store: Store, tmp_path: Path) -> None:
    match = {name: value for name, value in MATCH.items() if name != "is_archived"}
    items = lines(
        ("match", match | {"status": "archived"}),
        ("match", match | {"id": "two"}),
        ("archive", ARCHIVE | {"log": {"base64": base64.b64encode(OLD_LOG).decode()}}),
        ("entry", ENTRY | {"match_id": "two"}),
    )
    items[0] = {"fimbul-backup": 1, "revision": "0001"}
    assert await restore(store, write(tmp_path / "file", items)) == 4
    assert [found.id for found in await store.rows("finished", 9)] == ["one"]
    assert await store.read("one") == await store.read("two") == created()
    assert await store.archive(100, now=1000) == 0


async def test_a_valid_backup_is_restored(store: Store, tmp_path: Path) -> None:
    """The other files here are invalid for one reason each."""
    assert await restore(store, write(tmp_path / "file", GOOD)) == 3
    rows = await all_rows(store)
    assert rows["match"] == [{**MATCH, "maker": None}]
    assert rows["entry"] == [{**ENTRY, "hash": None}]
    assert rows["archive"] == [ARCHIVE | {"log": b"\x00\x01\x02"}]


def changed(at: int, **values: object) -> list[Json]:
    """The good backup with one row changed."""
    items = json.loads(json.dumps(GOOD))
    items[at]["row"] |= values
    assert isinstance(items, list)
    return items


DEEP: Any = []
for _ in range(500):
    DEEP = [DEEP]


BAD: dict[str, list[Any]] = {
    "nothing": [],
    "no heading": GOOD[1:],
    "another heading": [{"saga": 1}, *GOOD[1:]],
    "a list as heading": [[], *GOOD[1:]],
    "a newer format": [HEADING | {"fimbul-backup": 2}, *GOOD[1:]],
    "no revision": [{"fimbul-backup": 1}, *GOOD[1:]],
    "a newer version": [HEADING | {"revision": "9999"}, *GOOD[1:]],
    "no end": GOOD[:-1],
    "a missing row": [*GOOD[:2], *GOOD[3:]],
    "a wrong end": [*GOOD[:-1], {"end": 2}],
    "no number at the end": [*GOOD[:-1], {"end": None}],
    "more after the end": [*GOOD, GOOD[1]],
    "another table": lines(("match", MATCH), ("users", {})),
    "the table of versions": lines(("alembic_version", {"version_num": "0001"})),
    "a list as row": [HEADING, {"table": "match", "row": []}, {"end": 1}],
    "a list as line": [HEADING, [1], {"end": 1}],
    "a number as line": [HEADING, 1, {"end": 1}],
    "no table": [HEADING, {"row": MATCH}, {"end": 1}],
    "another column": changed(1, colour="red"),
    "a missing column": lines(("match", {"id": "one"})),
    "an empty column": changed(1, status=None),
    "text for a number": changed(1, seq="1"),
    "truth for a number": changed(1, seq=True),
    "a number for truth": changed(1, is_public=1),
    "a number for text": changed(1, summary=1),
    "a fraction": changed(1, seq=1.5),
    "too large a number": changed(1, created_at=2**63),
    "no bytes": changed(3, log="AAEC"),
    "bytes for text": changed(1, summary={"base64": "AAEC"}),
    "broken bytes": changed(3, log={"base64": "A"}),
    "a foreign letter in bytes": changed(3, log={"base64": "AA!EC"}),
    "deep bytes": changed(3, log=DEEP),
    "a row twice": lines(("match", MATCH), ("match", MATCH)),
    "an entry of no match": lines(("entry", ENTRY)),
}


async def test_a_bad_backup_restores_nothing(store: Store, tmp_path: Path) -> None:
    for name, items in BAD.items():
        try:
            await restore(store, write(tmp_path / "file", items))
        except BadBackup:
            assert not any((await all_rows(store)).values()), name
        else:
            pytest.fail(f"{name} was restored")
    await assert_is_empty_and_works(store)


async def assert_is_empty_and_works(store: Store) -> None:
    assert not any((await all_rows(store)).values())
    await add(store)
    assert await store.read("one") == created()


@pytest.mark.parametrize(
    "content",
    [b"", b"\x1f\x8b", b"Dear Sigrun", gzip.compress(b"Dear Sigrun"), gzip.compress(b"\xff\xfe")],
    ids=["nothing", "the first bytes", "a letter", "a compressed letter", "no letters"],
)
async def test_another_kind_of_file_restores_nothing(
    store: Store, tmp_path: Path, content: bytes
) -> None:
    (tmp_path / "file").write_bytes(content)
    with pytest.raises(BadBackup):
        await restore(store, tmp_path / "file")
    await assert_is_empty_and_works(store)


async def test_a_missing_file_restores_nothing(store: Store, tmp_path: Path) -> None:
    with pytest.raises(BadBackup):
        await restore(store, tmp_path / "nowhere")
    await assert_is_empty_and_works(store)


async def test_a_cut_file_restores_nothing(full: Store, tmp_path: Path) -> None:
    await backup(full, tmp_path / "file")
    whole = (tmp_path / "file").read_bytes()
    async with sqlite_at(tmp_path / "target.sqlite") as target:
        for length in range(0, len(whole), 60):
            (tmp_path / "cut").write_bytes(whole[:length])
            with pytest.raises(BadBackup):
                await restore(target, tmp_path / "cut")
        (tmp_path / "cut").write_bytes(whole[:-1])
        with pytest.raises(BadBackup):
            await restore(target, tmp_path / "cut")
        await assert_is_empty_and_works(target)


async def test_a_damaged_file_restores_nothing(full: Store, tmp_path: Path) -> None:
    """A bit is flipped anywhere after gzip's header, including its checksum."""
    await backup(full, tmp_path / "file")
    whole = (tmp_path / "file").read_bytes()
    async with sqlite_at(tmp_path / "target.sqlite") as target:
        for place in [*range(30, len(whole), 61), len(whole) - 1, len(whole) - 5]:
            damaged = bytearray(whole)
            damaged[place] ^= 4
            (tmp_path / "damaged").write_bytes(damaged)
            with pytest.raises(BadBackup):
                await restore(target, tmp_path / "damaged")
        await assert_is_empty_and_works(target)


async def test_only_an_empty_database_is_filled(store: Store, tmp_path: Path) -> None:
    await add(store, "mine", holders=((0, "a"),))
    rows = await all_rows(store)
    with pytest.raises(BadBackup, match="not empty"):
        await restore(store, write(tmp_path / "file", GOOD))
    assert await all_rows(store) == rows


async def test_tables_of_others_are_left_alone(store: Store, tmp_path: Path) -> None:
    async with store.engine.begin() as connection:
        await connection.execute(sa.text("CREATE TABLE theirs (a INTEGER)"))
        await connection.execute(sa.text("INSERT INTO theirs VALUES (7)"))
    await restore(store, write(tmp_path / "file", GOOD))
    async with store.engine.connect() as connection:
        assert await connection.scalar(sa.text("SELECT a FROM theirs")) == 7
