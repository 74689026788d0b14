"""`fimbul backup`, `fimbul restore`, and their errors for a database they cannot use."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from fimbul.cli.app import app
from fimbul.store import open_store
from tests.store.logs import add, created

COMMANDS = (["backup", "file"], ["restore", "file"], ["serve", "--port", "0"])


def run(*args: str | Path, **environment: str) -> Result:
    plain = {"COLUMNS": "80", "LC_ALL": "C", "NO_COLOR": "1", "TERM": "dumb", "FIMBUL_DATABASE": ""}
    return CliRunner().invoke(app, list(map(str, args)), env=plain | environment)


def fill(url: str) -> None:
    """Write one match with one entry and two holders."""

    async def work() -> None:
        async with open_store(url) as store:
            await add(store, holders=((0, "a"), (1, "b")))

    asyncio.run(work())


def has_match(url: str) -> bool:
    """Whether the match that `fill` wrote is there and complete; an empty database is allowed."""

    async def work() -> bool:
        async with open_store(url) as store:
            log = await store.read("one")
            holders = sorted(await store.holders("one"))
            assert (log, holders) in ((created(), [(0, "a"), (1, "b")]), ([], []))
            return bool(log)

    return asyncio.run(work())


def test_a_database_is_backed_up_and_restored(database_url: str, tmp_path: Path) -> None:
    fill(database_url)
    file = tmp_path / "fimbul.backup"
    written = run("backup", file, "--database", database_url)
    assert written.exit_code == 0, written.output
    assert "4 rows written" in written.stdout

    target = f"sqlite+aiosqlite:///{tmp_path / 'restored.sqlite'}"
    restored = run("restore", file, "--database", target)
    assert restored.exit_code == 0, restored.output
    assert "4 rows restored" in restored.stdout
    assert has_match(target)


def test_an_address_needs_no_driver(database_url: str, tmp_path: Path) -> None:
    plain = database_url.replace("+aiosqlite", "").replace("+asyncpg", "")
    assert plain != database_url
    fill(plain)
    for url in {plain, plain.replace("postgresql:", "postgres:")}:
        written = run("backup", tmp_path / "fimbul.backup", FIMBUL_DATABASE=url)
        assert "4 rows written" in written.stdout, written.output


def test_a_backup_moves_a_server_to_postgresql(
    sqlite_url: str, postgres_url: str, tmp_path: Path
) -> None:
    fill(sqlite_url)
    file = tmp_path / "fimbul.backup"
    assert run("backup", file, FIMBUL_DATABASE=sqlite_url).exit_code == 0
    assert run("restore", file, FIMBUL_DATABASE=postgres_url).exit_code == 0
    assert has_match(postgres_url)


def test_only_an_empty_database_can_be_restored_into(sqlite_url: str, tmp_path: Path) -> None:
    fill(sqlite_url)
    file = tmp_path / "fimbul.backup"
    run("backup", file, "--database", sqlite_url)
    refused = run("restore", file, "--database", sqlite_url)
    assert refused.exit_code == 2
    assert "nothing was restored: the database is not empty" in " ".join(refused.stderr.split())
    assert has_match(sqlite_url)


def test_a_file_that_is_not_a_backup_is_refused(sqlite_url: str, tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("Dear Sigrun", encoding="utf-8")
    for path in (file, tmp_path / "nowhere"):
        refused = run("restore", path, "--database", sqlite_url)
        assert refused.exit_code == 2
        assert "nothing was restored" in refused.stderr
    assert not has_match(sqlite_url)


def test_a_missing_database_is_not_backed_up(tmp_path: Path) -> None:
    database = tmp_path / "typo.sqlite"
    refused = run("backup", tmp_path / "file", "--database", f"sqlite+aiosqlite:///{database}")
    assert refused.exit_code == 2
    assert "there is no database" in refused.stderr
    assert list(tmp_path.iterdir()) == []


def test_a_backup_that_cannot_be_written_is_an_error(sqlite_url: str, tmp_path: Path) -> None:
    fill(sqlite_url)
    refused = run("backup", tmp_path / "nowhere" / "file", "--database", sqlite_url)
    assert refused.exit_code == 2
    assert "could not be written" in refused.stderr


@pytest.mark.parametrize(
    "command", [["backup", "file"], ["restore", "file"], ["serve", "--port", "0"]]
)
@pytest.mark.parametrize("url", ["mysql://localhost/a", "nonsense", "sqlite+pysqlite:///a"])
def test_an_unsupported_kind_of_database_is_refused(command: list[str], url: str) -> None:
    refused = run(*command, "--database", url)
    assert refused.exit_code == 2
    assert "postgresql://" in refused.stderr


@pytest.mark.parametrize(
    "command", [["backup", "file"], ["restore", "file"], ["serve", "--port", "0"]]
)
def test_a_database_that_does_not_answer_is_an_error(command: list[str]) -> None:
    refused = run(*command, "--database", "postgresql+asyncpg://fimbul:secret@/a?host=/nowhere")
    assert refused.exit_code == 2
    assert refused.stderr.strip()
    assert "secret" not in refused.output
    assert "Traceback" not in refused.output
