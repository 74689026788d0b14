"""`fimbul verify` prints one sentence, and exits with a status for scripts."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from typer.testing import CliRunner, Result

from fimbul.cli.app import app
from fimbul.i18n import languages
from fimbul.match.options import TableOptions
from fimbul.rules import record_from_text, record_to_text
from fimbul.store import open_store, schema
from fimbul.store.database import for_writing
from tests.match.tables import Table
from tests.match.test_deal import committed, play_on
from tests.store.logs import row

SENTENCE = (
    "The deal was fixed before the first move, and this game was played with exactly that deal.\n"
)


def run(*args: str | Path, **environment: str) -> Result:
    plain = {"COLUMNS": "80", "LC_ALL": "C", "NO_COLOR": "1", "TERM": "dumb", "FIMBUL_DATABASE": ""}
    return CliRunner().invoke(app, ["verify", *map(str, args)], env=plain | environment)


@pytest.fixture(scope="module")
def saga() -> str:
    return record_to_text(play_on(committed(2)).match.record())


@pytest.fixture
def file(saga: str, tmp_path: Path) -> Path:
    return written(tmp_path, saga)


def written(folder: Path, text: str) -> Path:
    path = folder / "game.saga"
    path.write_text(text, encoding="utf-8")
    return path


def commitment_in(saga: str) -> str:
    proof = record_from_text(saga).proof
    assert proof is not None
    return proof.commitment


def test_a_fair_game_is_confirmed_in_one_sentence(saga: str, file: Path) -> None:
    result = run(file, "--commitment", commitment_in(saga).upper())
    assert (result.exit_code, result.stdout) == (0, SENTENCE)


def test_without_a_commitment_it_prints_the_one_to_compare(saga: str, file: Path) -> None:
    result = run(file)
    assert result.exit_code == 0
    assert SENTENCE not in result.stdout
    assert commitment_in(saga) in result.stdout


def test_the_hashes_are_shown_on_request(saga: str, file: Path) -> None:
    proof = record_from_text(saga).proof
    assert proof is not None
    assert proof.salt not in run(file).stdout
    shown = run(file, "--verbose", "--seal", proof.seal)
    assert shown.exit_code == 0
    for part in (SENTENCE, proof.commitment, proof.salt, proof.seal):
        assert part in shown.stdout
    moves = len(record_from_text(saga).moves)
    assert f"up to move {moves} of {moves}" in shown.stdout


@pytest.mark.parametrize(
    ("verdict", "status", "old", "new"),
    [
        ("other-deal", 1, "salt 5a17", "salt 5a18"),
        ("other-moves", 1, "seal ", "seal 0"),
        ("against-rules", 1, "result wolf ", "result wolf 1"),
    ],
)
def test_a_changed_record_is_found(
    saga: str, tmp_path: Path, verdict: str, status: int, old: str, new: str
) -> None:
    changed = saga.replace(old, new)
    if verdict == "other-moves":
        line = next(line for line in saga.splitlines() if line.startswith("seal "))
        changed = saga.replace(line, f"seal {'0' * 64}")
    path = written(tmp_path, changed)
    assert run(path).exit_code == status
    assert found_in(path)["verdict"] == verdict
    assert run(path).stdout.strip()


def test_a_hash_of_another_game_does_not_match(file: Path) -> None:
    for option in ("--commitment", "--seal"):
        result = run(file, option, "ab" * 32)
        assert result.exit_code == 1
        assert SENTENCE not in result.stdout


def test_a_record_without_a_commitment_cannot_be_judged(tmp_path: Path) -> None:
    plain = record_to_text(play_on(committed(2, salt="")).match.record())
    result = run(written(tmp_path, plain), "--commitment", "ab" * 32)
    assert result.exit_code == 2
    assert "no fingerprint" in result.stdout
    archived = Path(__file__).parents[1] / "archive" / "v1-four-lively.saga"
    assert run(archived).exit_code == 2


@pytest.mark.parametrize("text", ["", "fimbul saga 9\n", "hello", "fimbul saga 2\nrules x\n"])
def test_a_file_that_is_not_a_record_cannot_be_read(tmp_path: Path, text: str) -> None:
    assert run(written(tmp_path, text)).exit_code == 2
    assert run(tmp_path / "nowhere.saga").exit_code == 2
    assert run(tmp_path).exit_code == 2


def test_a_hash_must_be_complete(file: Path, saga: str) -> None:
    """A few digits would match too many deals."""
    for wrong in ("ab", commitment_in(saga)[:-1], "x" * 64):
        result = run(file, "--commitment", wrong)
        assert result.exit_code == 2
        assert "64 hex digits" in result.stderr


def test_options_that_do_not_fit_together_are_refused(file: Path) -> None:
    assert run(file, "--head", "ab" * 32).exit_code == 2
    assert run("--seal", "ab" * 32).exit_code == 2


def found_in(*args: str | Path) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(run(*args, "--json").stdout)
    return found


def test_json_has_the_verdict_and_the_hashes(saga: str, file: Path) -> None:
    proof = record_from_text(saga).proof
    assert proof is not None
    assert found_in(file, "--seal", proof.commitment) == {
        "verdict": "fair",
        "commitment": proof.commitment,
        "salt": proof.salt,
        "seal": proof.seal,
        "moves": len(record_from_text(saga).moves),
        "sealed_moves": 0,
    }


def test_every_language_has_the_sentence(saga: str, file: Path) -> None:
    told = {
        run(file, "--commitment", commitment_in(saga), "--language", language).stdout
        for language in languages()
    }
    assert len(told) == len(languages()) == 5
    assert all(len(sentence.strip().splitlines()) == 1 for sentence in told)


# --- the logs of a database -----------------------------------------------------------------------


def fill(url: str) -> Table:
    """Write two tables with a game each."""
    tables = []
    for seed in range(2):
        table = Table(TableOptions(players=2, seats="as-seated"), key="00ff" * 16)
        table.begin(seed)
        tables.append(table)

    async def work() -> None:
        async with open_store(url) as store:
            for number, table in enumerate(tables):
                await store.append(row(f"table-{number}", len(table.log)), table.log)

    asyncio.run(work())
    return tables[0]


def alter(url: str, statement: sa.Executable) -> None:
    async def work() -> None:
        async with open_store(url) as store, for_writing(store.engine).begin() as connection:
            await connection.execute(statement)

    asyncio.run(work())


def test_unchanged_logs_pass(database_url: str) -> None:
    table = fill(database_url)
    result = run("--database", database_url)
    assert result.exit_code == 0, result.output
    assert "all 2 tables" in result.stdout
    plain = found_in("--database", database_url, "--head", table.match.head)
    assert plain == {
        "tables": 2,
        "entries": 2 * len(table.log),
        "findings": [],
        "head": [{"table": "table-0", "entry": len(table.log)}],
    }
    assert "entry" in run("--database", database_url, "--head", table.match.head).stdout


def test_a_changed_log_is_found(database_url: str) -> None:
    table = fill(database_url)
    entry = schema.entry
    mine = sa.and_(entry.c.match_id == "table-1", entry.c.seq == 2)
    alter(database_url, sa.update(entry).where(mine).values(at=7))
    result = run("--database", database_url)
    assert result.exit_code == 1
    assert "Table table-1: entry 2 is not what was written" in result.stdout
    assert found_in("--database", database_url)["findings"] == [
        {"table": "table-1", "entry": 2, "code": "altered"}
    ]
    assert table.log


def test_a_head_that_no_log_has_is_reported(database_url: str) -> None:
    fill(database_url)
    result = run("--database", database_url, "--head", "ab" * 32)
    assert result.exit_code == 1
    assert "No log has the head" in result.stdout


def test_a_missing_database_is_not_created(tmp_path: Path) -> None:
    path = tmp_path / "none.sqlite"
    assert run("--database", f"sqlite+aiosqlite:///{path}").exit_code == 2
    assert not path.exists()
    assert run("--database", "nonsense").exit_code == 2
