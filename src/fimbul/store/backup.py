"""Backup and restore: every row of the database as a line of JSON, compressed.

The same file restores into SQLite or PostgreSQL, so it also moves a server from one to the other.
A backup of a running server is consistent: it is read in one transaction.
"""

import base64
import gzip
import json
from collections.abc import Iterator
from pathlib import Path
from typing import BinaryIO

import sqlalchemy as sa

from fimbul.store.schema import metadata
from fimbul.store.store import Store

_FORMAT = "fimbul-backup"
_VERSION = 1
_BATCH = 500
_ONE_MOMENT = sa.text("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ")
"""PostgreSQL: all tables as they were at one moment. SQLite reads so by itself."""


class BadBackup(Exception):
    """This file is no backup, is cut short, or the database is not empty."""


async def backup(store: Store, path: Path) -> int:
    """Write all rows to a file, which is there in full or not at all; how many rows."""
    part = path.with_name(path.name + ".part")
    count = 0
    with gzip.open(part, "wb") as file:
        _write(file, {_FORMAT: _VERSION})
        async with store.engine.connect() as connection:
            if store.is_shared:
                await connection.execute(_ONE_MOMENT)
            for table in metadata.sorted_tables:
                for row in (await connection.execute(sa.select(table))).mappings():
                    _write(file, {"table": table.name, "row": _plain(dict(row))})
                    count += 1
        _write(file, {"end": count})
    part.replace(path)
    return count


def _write(file: gzip.GzipFile | BinaryIO, item: dict[str, object]) -> None:
    file.write(json.dumps(item, separators=(",", ":")).encode() + b"\n")


def _plain(row: dict[str, object]) -> dict[str, object]:
    return {
        name: {"base64": base64.b64encode(value).decode()} if isinstance(value, bytes) else value
        for name, value in row.items()
    }


async def restore(store: Store, path: Path) -> int:
    """Fill an empty database from a backup, in one transaction; how many rows."""
    tables = {table.name: table for table in metadata.sorted_tables}
    count = 0
    async with store.engine.begin() as connection:
        for table in tables.values():
            if await connection.scalar(sa.select(sa.func.count()).select_from(table)):
                raise BadBackup("the database is not empty")
        batch: list[dict[str, object]] = []
        current = ""
        for name, row in _rows(path):
            if name not in tables:
                raise BadBackup(f"there is no table {name[:40]!r}")
            if batch and (name != current or len(batch) >= _BATCH):
                await connection.execute(sa.insert(tables[current]), batch)
                batch = []
            current = name
            batch.append(row)
            count += 1
        if batch:
            await connection.execute(sa.insert(tables[current]), batch)
    return count


def _rows(path: Path) -> Iterator[tuple[str, dict[str, object]]]:
    count = 0
    ended = False
    try:
        with gzip.open(path, "rb") as file:
            heading = json.loads(file.readline() or b"null")
            if not isinstance(heading, dict) or heading.get(_FORMAT) != _VERSION:
                raise BadBackup("this is no backup of a known version")
            for line in file:
                item = json.loads(line)
                if "end" in item:
                    ended = item["end"] == count
                    break
                count += 1
                yield item["table"], {name: _raw(value) for name, value in item["row"].items()}
    except (OSError, EOFError, ValueError, KeyError, TypeError, AttributeError) as error:
        raise BadBackup(f"the backup cannot be read: {error}") from error
    if not ended:
        raise BadBackup("the backup is cut short")


def _raw(value: object) -> object:
    if isinstance(value, dict):
        return base64.b64decode(str(value["base64"]))
    return value
