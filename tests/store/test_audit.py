"""Changes to a database behind the server's back are found, and stop no game."""

from __future__ import annotations

import zlib
from collections.abc import Sequence
from pathlib import Path
from random import Random

import pytest
import sqlalchemy as sa

from fimbul.match.chain import Finding
from fimbul.match.entries import Said, entry_to_json
from fimbul.match.match import Match, fold
from fimbul.match.options import TableOptions
from fimbul.store import Store, backup, open_store, restore, schema
from fimbul.store.audit import Audited, audit, audit_match
from fimbul.store.database import for_writing
from tests.match.tables import Table, contents
from tests.store.logs import row
from tests.store.test_migrations import make_old

pytestmark = pytest.mark.anyio

KEY = "00ff" * 16
SALT = "5a17" * 16


def game() -> Table:
    """A game with its first moves and a line of chat."""
    table = Table(TableOptions(players=2, seats="as-seated"), key=KEY)
    for chair in range(2):
        table.take(table.match.sit(f"player {chair}"))
        table.take(table.match.ready(chair, True))
    table.take(table.match.start(Random(1), SALT))
    table.any_move(0)
    table.any_move(1)
    table.take(table.match.say(1, "hail", SALT))
    table.any_move(0)
    return table


async def write(store: Store, match_id: str = "one", status: str = "running") -> Table:
    table = game()
    first, *others = [[logged] for logged in table.log]
    await store.append(row(match_id, 1, status=status), first)
    for log in others:
        await store.append(row(match_id, log[0].seq, status=status), log)
    return table


async def doctor(store: Store, *statements: sa.Executable) -> None:
    """Change rows without the store."""
    async with for_writing(store.engine).begin() as connection:
        for statement in statements:
            await connection.execute(statement)


def entry_row(seq: int, match_id: str = "one") -> sa.ColumnElement[bool]:
    return sa.and_(schema.entry.c.match_id == match_id, schema.entry.c.seq == seq)


def change(seq: int, **values: object) -> sa.Executable:
    return sa.update(schema.entry).where(entry_row(seq)).values(**values)


async def audited(store: Store) -> list[Audited]:
    return [found async for found in audit(store)]


async def found_in(store: Store) -> Sequence[Finding]:
    (one,) = await audited(store)
    return one.findings


async def test_entries_of_the_store_are_in_order_and_read_back_with_their_hashes(
    store: Store,
) -> None:
    table = await write(store)
    assert await store.read("one") == table.log
    (one,) = await audited(store)
    assert one == Audited("one", {logged.hash: logged.seq for logged in table.log}, [])
    assert one.hashes[table.match.head] == len(table.log)


async def test_every_match_is_checked_separately(store: Store) -> None:
    for match_id in ("a", "b", "c"):
        await write(store, match_id)
    await doctor(store, sa.delete(schema.entry).where(entry_row(4, "b")))
    found = await audited(store)
    assert [one.match_id for one in found] == ["a", "b", "c"]
    assert [bool(one.findings) for one in found] == [False, True, False]
    assert await audit_match(store, "no such match") is None


async def test_a_doctored_row_is_found_and_the_game_can_still_be_read(store: Store) -> None:
    table = await write(store)
    sat = table.log[1]
    body = entry_to_json(sat.entry).replace("player 0", "nobody 0")
    await doctor(store, change(2, body=body))
    assert await found_in(store) == [Finding(2, "altered")]
    match = fold(await store.read("one"))
    assert match.seq == len(table.log)
    assert match.chairs[0].name == "nobody 0"


async def test_swapped_rows_are_found(store: Store) -> None:
    table = await write(store)
    one, two = (entry_to_json(table.log[at].entry) for at in (1, 3))
    await doctor(store, change(2, body=two), change(4, body=one))
    assert await found_in(store) == [Finding(2, "altered"), Finding(4, "altered")]


async def test_a_log_that_was_cut_is_found(store: Store) -> None:
    table = await write(store)
    last = len(table.log)
    await doctor(store, sa.delete(schema.entry).where(entry_row(last)))
    assert await found_in(store) == [Finding(last, "missing")]


async def test_a_row_without_a_valid_entry_is_found(store: Store) -> None:
    await write(store)
    await doctor(store, change(5, body="not JSON"))
    assert await found_in(store) == [Finding(5, "unreadable")]


@pytest.mark.parametrize("is_packed", [False, True])
async def test_a_line_of_chat_may_be_removed(store: Store, is_packed: bool) -> None:
    table = await write(store, status="finished")
    if is_packed:
        await store.archive(10**12, now=10**12)
    (line,) = [logged for logged in table.log if isinstance(logged.entry, Said)]
    table.take(table.match.remove_line(line.seq))
    await store.append(row("one", len(table.log), status="finished"), table.log[-1:])
    assert not [stored for stored in await store.stored("one") if "hail" in stored.body]
    assert await found_in(store) == []
    match = fold(await store.read("one"))
    assert match.head == table.match.head, "the chain goes on from where it was"
    assert contents(match) == contents(table.match)


async def test_a_packed_log_keeps_its_chain_and_later_chat_continues_it(store: Store) -> None:
    table = await write(store, status="finished")
    assert await store.archive(10**12, now=10**12) == 1
    assert await store.read("one") == table.log
    table.take(table.match.say(0, "well played", SALT))
    await store.append(row("one", len(table.log), status="finished"), table.log[-1:])
    (one,) = await audited(store)
    assert (one.findings, len(one.hashes)) == ([], len(table.log))


async def test_a_packed_log_that_was_changed_is_found(store: Store) -> None:
    await write(store, status="finished")
    await store.archive(10**12, now=10**12)
    async with store.engine.connect() as connection:
        packed = await connection.scalar(sa.select(schema.archive.c.log))
    assert packed is not None
    text = zlib.decompress(packed)
    for doctored, expected in (
        (zlib.compress(text.replace(b"player 1", b"nobody 1")), [Finding(4, "altered")]),
        (zlib.compress(text[:-9]), [Finding(1, "unreadable")]),
        (packed[:-9], [Finding(1, "unreadable")]),
    ):
        await doctor(store, sa.update(schema.archive).values(log=doctored))
        assert await found_in(store) == expected


async def test_logs_without_hashes_are_in_order_and_go_on_with_a_chain(database_url: str) -> None:
    await make_old(database_url)
    async with open_store(database_url) as store:
        assert {one.match_id: one.hashes for one in await audited(store)} == {
            "ended": {},
            "lively": {},
            "packed": {},
        }
        match = fold(await store.read("lively"))
        said = match.fold_new(Said(0, "hei"), 20).logged
        await store.append(row("lively", 2), [said])
        assert await store.read("lively", 1) == [said]
        found = await audited(store)
        assert [one.findings for one in found] == [[], [], []]
        assert found[1].hashes == {said.hash: 2}


async def test_a_backup_keeps_the_chain(store: Store, tmp_path: Path, sqlite_url: str) -> None:
    table = await write(store)
    await backup(store, tmp_path / "backup")
    async with open_store(sqlite_url + ".restored") as other:
        await restore(other, tmp_path / "backup")
        assert await other.read("one") == table.log
        (one,) = await audited(other)
        assert (one.findings, len(one.hashes)) == ([], len(table.log))


async def test_entries_of_two_processes_are_one_chain(store: Store, other: Store) -> None:
    """Each reads the other's entries before it writes, so it knows the previous hash."""
    match = Match()
    log = [match.fold_new(logged.entry, logged.at).logged for logged in game().log]
    await store.append(row("one", len(log)), log)
    for number in range(6):
        writer = (store, other)[number % 2]
        match = fold(await writer.read("one"))
        said = match.fold_new(match.say(0, f"line {number}", SALT), 10**9 + number).logged
        await writer.append(row("one", said.seq), [said])
    assert await found_in(store) == []
