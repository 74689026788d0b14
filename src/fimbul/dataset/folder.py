"""The folder of a dataset: what it holds, and writing to it so that nothing is ever half there.

Every file is written under another name, which begins with a dot, and renamed when it is complete.
``dataset.json`` is the first: it says what the dataset depends on.
"""

from __future__ import annotations

import json
import os
from contextlib import suppress
from typing import TYPE_CHECKING, Final

import pyarrow as pa
from pyarrow import parquet

from fimbul.dataset.schema import TABLES
from fimbul.rules import FimbulError

if TYPE_CHECKING:
    from collections.abc import Iterable
    from pathlib import Path

    from fimbul.dataset.plan import Plan
    from fimbul.dataset.playing import Shard

MANIFEST: Final = "dataset.json"


class NoDataset(FimbulError):
    """The folder holds something else than a dataset."""


class OtherDataset(FimbulError):
    """The folder holds a dataset that depends on other options or versions.

    ``differences`` has the name of each, its value there and the one that was asked for.
    """

    def __init__(self, differences: list[tuple[str, object, object]]) -> None:
        told = ", ".join(f"{name} is {there}, not {here}" for name, there, here in differences)
        super().__init__("other-dataset", f"the folder holds another dataset: {told}")
        self.differences = differences


class Folder:
    """The folder of the dataset of a plan."""

    def __init__(self, path: Path, plan: Plan) -> None:
        self.path = path
        self.plan = plan

    def open(self) -> None:
        """Begin the dataset, or check that the one which is there is the same.

        Raises ``NoDataset``, ``OtherDataset``, and ``OSError``.
        """
        facts = self.plan.facts()
        manifest = self.path / MANIFEST
        if manifest.is_file():
            self._compare(manifest.read_bytes(), facts)
        else:
            self.path.mkdir(parents=True, exist_ok=True)
            if any(not inner.name.startswith(".") for inner in self.path.iterdir()):
                raise NoDataset("no-dataset", "the folder is not empty and holds no dataset")
            write_whole(manifest, json.dumps(facts, ensure_ascii=False, indent=2).encode() + b"\n")
        for name in TABLES:
            (self.path / name).mkdir(exist_ok=True)

    def found(self) -> dict[int, int]:
        """The shards that are complete, with the number of their decisions.

        A shard with a file that is missing or damaged is not.
        """
        found = {}
        for shard in range(self.plan.shards):
            rows = {name: rows_in(self.file(name, shard)) for name in TABLES}
            if rows["games"] == len(self.plan.games_of(shard)) and rows["decisions"] is not None:
                found[shard] = rows["decisions"]
        return found

    def keep(self, shard: Shard) -> None:
        """Write the files of a shard. Raises ``OSError``."""
        for name, data in shard.files.items():
            write_whole(self.file(name, shard.number), data)

    def file(self, table: str, shard: int) -> Path:
        """The file with the rows of a shard in a table."""
        return self.path / table / f"{shard:06}.parquet"

    def bytes_of(self, shards: Iterable[int]) -> int:
        """The size of the files of some shards."""
        return sum(self.file(name, shard).stat().st_size for name in TABLES for shard in shards)

    def _compare(self, text: bytes, facts: dict[str, object]) -> None:
        try:
            there = json.loads(text)
        except ValueError:
            there = None
        if not isinstance(there, dict):
            raise NoDataset("no-dataset", f"{MANIFEST} is not that of a dataset")
        differences = [
            (name, there.get(name), facts.get(name))
            for name in dict.fromkeys((*facts, *there))
            if there.get(name) != facts.get(name)
        ]
        if differences:
            raise OtherDataset(differences)


def rows_in(file: Path) -> int | None:
    """The number of rows in a Parquet file; None if it is missing or damaged."""
    try:
        return int(parquet.read_metadata(file).num_rows)
    except (OSError, pa.ArrowInvalid):
        return None


def write_whole(file: Path, data: bytes) -> None:
    """Write a file completely or not at all. Raises ``OSError``."""
    part = file.with_name(f".{file.name}.{os.getpid()}")
    try:
        with part.open("wb") as written:
            written.write(data)
            written.flush()
            os.fsync(written.fileno())
        part.replace(file)
    except BaseException:
        with suppress(OSError):
            part.unlink()
        raise
