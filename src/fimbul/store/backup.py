"""Backup and restore: every row of the database as a line of JSON, compressed.

The same file restores into SQLite or PostgreSQL, so it also moves a server from one to the other.
It is restored as the tables were when it was written and migrated afterwards, so that an old
backup stays good. A backup of a running server is consistent: all of it is of one moment.
"""

import base64
import gzip
import json
import os
import zlib
from collections.abc import Iterator
from pathlib import Path

import sqlalchemy as sa
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection

from fimbul.store.database import answering, for_one_moment, for_writing
from fimbul.store.migrate import is_known, revision_of, upgrade_to
from fimbul.store.schema import metadata
from fimbul.store.store import Store

_FORMAT = "fimbul-backup"
_VERSION = 1
_BATCH = 500
_UNREADABLE = (
    OSError,
    EOFError,
    zlib.error,
    ValueError,
    KeyError,
    TypeError,
    AttributeError,
    RecursionError,
)


class BadBackup(Exception):
    """This file is no backup, is cut short or damaged, or the database is not empty."""


# --- writing --------------------------------------------------------------------------------------


async def backup(store: Store, path: Path) -> int:
    """Write all rows to a file, completely or not at all; returns the number of rows.

    Only the owner may read the file: it holds every hand.
    """
    part = path.with_name(path.name + ".part")
    try:
        part.unlink(missing_ok=True)
        part.touch(mode=0o600)
        with part.open("wb") as raw:
            with gzip.open(raw, "wb") as file, answering():
                count = await _write_all(store, file)
            raw.flush()
            os.fsync(raw.fileno())
        part.replace(path)
    finally:
        part.unlink(missing_ok=True)
    return count


async def _write_all(store: Store, file: gzip.GzipFile) -> int:
    count = 0
    async with for_one_moment(store.engine).connect() as connection:
        revision = await connection.run_sync(revision_of)
        _write(file, {_FORMAT: _VERSION, "revision": revision})
        for table in metadata.sorted_tables:
            query = sa.select(table).order_by(*table.primary_key)
            rows = await connection.stream(query, execution_options={"yield_per": _BATCH})
            async for row in rows.mappings():
                _write(file, {"table": table.name, "row": _plain(dict(row))})
                count += 1
    _write(file, {"end": count})
    return count


def _write(file: gzip.GzipFile, item: dict[str, object]) -> None:
    file.write(json.dumps(item, separators=(",", ":")).encode() + b"\n")


def _plain(row: dict[str, object]) -> dict[str, object]:
    return {
        name: {"base64": base64.b64encode(value).decode()} if isinstance(value, bytes) else value
        for name, value in row.items()
    }


# --- reading --------------------------------------------------------------------------------------


async def restore(store: Store, path: Path) -> int:
    """Fill an empty database from a backup, in one transaction; returns the number of rows.

    Raises ``BadBackup`` and changes nothing if that is not possible.
    """
    items = _items(path)
    revision = next(items)[0]
    with answering():
        async with for_writing(store.engine).begin() as connection:
            await _must_be_empty(connection)
            tables = await connection.run_sync(_make_tables, revision)
            try:
                count = await _insert(connection, tables, items)
            except DBAPIError as error:
                raise BadBackup(f"the database does not take it: {error.orig}") from error
            await connection.run_sync(upgrade_to)
    return count


async def _must_be_empty(connection: AsyncConnection) -> None:
    for table in metadata.sorted_tables:
        if (await connection.execute(sa.select(table).limit(1))).first() is not None:
            raise BadBackup("the database is not empty")


def _make_tables(connection: sa.Connection, revision: str) -> dict[str, sa.Table]:
    """Recreate empty tables, as they were at a revision."""
    if not is_known(revision):
        raise BadBackup("it was made by a newer version")
    own = {*metadata.tables, "alembic_version"}
    old = sa.MetaData()
    old.reflect(connection, only=lambda name, _: name in own)
    old.drop_all(connection)
    upgrade_to(connection, revision)
    made = sa.MetaData()
    made.reflect(connection, only=lambda name, _: name in metadata.tables)
    return dict(made.tables)


async def _insert(
    connection: AsyncConnection,
    tables: dict[str, sa.Table],
    items: Iterator[tuple[str, dict[str, object]]],
) -> int:
    batch: list[dict[str, object]] = []
    current = ""
    count = 0
    for name, row in items:
        if name not in tables:
            raise BadBackup(f"there is no table {name[:40]!r}")
        _check(tables[name], row)
        if batch and (name != current or len(batch) >= _BATCH):
            await connection.execute(sa.insert(tables[current]), batch)
            batch = []
        current = name
        batch.append(row)
        count += 1
    if batch:
        await connection.execute(sa.insert(tables[current]), batch)
    return count


def _check(table: sa.Table, row: dict[str, object]) -> None:
    """Raise ``BadBackup`` unless a row has what the table's columns hold."""
    if set(row) != set(table.columns.keys()):
        raise BadBackup(f"a row of {table.name} has other columns")
    for name, value in row.items():
        column = table.columns[name]
        is_right = type(value) is column.type.python_type or (value is None and column.nullable)
        if not is_right or (isinstance(value, int) and abs(value) >= 1 << 63):
            raise BadBackup(f"a row of {table.name} has a wrong {name}")


def _items(path: Path) -> Iterator[tuple[str, dict[str, object]]]:
    """The revision that a backup was made at, with no row; then the table of each row, and it."""
    count = 0
    end = None
    try:
        with gzip.open(path, "rb") as file:
            heading = json.loads(file.readline() or b"null")
            if not isinstance(heading, dict) or heading.get(_FORMAT) != _VERSION:
                raise BadBackup("this is no backup of a known version")
            yield str(heading["revision"]), {}
            for line in file:
                item = json.loads(line)
                if end is not None:
                    raise BadBackup("the backup goes on after its end")
                if "end" in item:
                    end = item["end"]
                    continue
                count += 1
                yield str(item["table"]), {n: _raw(value) for n, value in item["row"].items()}
    except _UNREADABLE as error:
        raise BadBackup(f"the backup cannot be read: {error}") from error
    if end != count:
        raise BadBackup("the backup is cut short")


def _raw(value: object) -> object:
    if isinstance(value, dict):
        return base64.b64decode(str(value["base64"]), validate=True)
    return value
