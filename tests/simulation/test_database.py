"""The simulated database: what it keeps, what it loses, and how writers wait."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Coroutine
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.simulation.database import Connection, Database
from tests.simulation.faults import Faults
from tests.simulation.loop import SeededLoop

Work = Callable[[Database], Coroutine[Any, Any, None]]


def with_database(path: Path, work: Work, seed: int = 0) -> int:
    """Run an action on a database, and return the number of entries afterwards."""
    empty = path / "empty.sqlite"
    if not empty.exists():
        connection = sqlite3.connect(empty)
        connection.execute("PRAGMA journal_mode=WAL")
        connection.execute("CREATE TABLE entry (seq INTEGER PRIMARY KEY)")
        connection.close()
    rng = Random(seed)
    loop = SeededLoop(rng)
    database = Database(path / f"{seed}.sqlite", empty.read_bytes(), rng, Faults(rng))
    loop.run_until_complete(work(database))
    length = database.length()
    loop.bury()
    database.close()
    return length


async def begin(database: Database, entry: int, synchronous: str = "FULL") -> Connection:
    """Open a transaction and write an entry."""
    connection = await database.connect()
    connection._conn.isolation_level = None
    cursor = connection.cursor()
    await cursor.execute(f"PRAGMA synchronous={synchronous}")
    await cursor.execute("BEGIN IMMEDIATE")
    await cursor.execute("INSERT INTO entry VALUES (?)", (entry,))
    return connection


@pytest.mark.parametrize(("synchronous", "kept"), [("FULL", 1), ("NORMAL", 0), ("OFF", 0)])
def test_a_power_cut_loses_what_was_not_synced(tmp_path: Path, synchronous: str, kept: int) -> None:
    async def work(database: Database) -> None:
        await (await begin(database, 1, synchronous)).commit()
        assert database.length() == 1
        database.lose_power()

    assert with_database(tmp_path, work) == kept


def test_a_process_that_dies_before_the_commit_leaves_nothing(tmp_path: Path) -> None:
    async def work(database: Database) -> None:
        connection = await begin(database, 1)
        database.cut(connection.owner)
        with pytest.raises(sqlite3.OperationalError):
            await connection.commit()

    assert with_database(tmp_path, work) == 0


def test_a_commit_in_progress_succeeds_or_fails_when_its_process_dies(tmp_path: Path) -> None:
    async def work(database: Database) -> None:
        connection = await begin(database, 1)
        committing = asyncio.ensure_future(connection.commit())
        await asyncio.sleep(0)
        database.cut(connection.owner)
        with pytest.raises(sqlite3.OperationalError):
            await committing

    assert {with_database(tmp_path, work, seed) for seed in range(12)} == {0, 1}


def test_writers_wait_for_each_other_and_give_up_in_the_end(tmp_path: Path) -> None:
    async def work(database: Database) -> None:
        first = await begin(database, 1)
        second = asyncio.ensure_future(begin(database, 2))
        await asyncio.sleep(1)
        assert not second.done()
        await first.commit()
        third = asyncio.ensure_future(begin(database, 3))
        await (await second).rollback()
        await third
        with pytest.raises(sqlite3.OperationalError, match="locked"):
            await begin(database, 4)

    assert with_database(tmp_path, work) == 1
