from __future__ import annotations

import random
import sys
from datetime import UTC, datetime
from pathlib import Path

import pytest
from platformdirs.api import PlatformDirsABC
from platformdirs.macos import MacOS
from platformdirs.unix import Unix

from fimbul.cli.text.saving import Unreadable, data_folder, new_file, read, saga_text, write
from fimbul.rules import draw_setup
from fimbul.rules.record import Record, record_from_text

NOW = datetime(2030, 5, 17, 20, 15, tzinfo=UTC)
PLAYERS = {"wolf": "human", "raven": "thrall"}


def record() -> Record:
    return Record(draw_setup(random.Random(1), 2), [])


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.delenv("XDG_DATA_HOME", raising=False)
    return tmp_path


@pytest.mark.parametrize(
    ("system", "folder"),
    [(Unix, ".local/share/fimbul"), (MacOS, "Library/Application Support/fimbul")],
)
def test_the_data_folder_is_the_usual_one_of_the_system(
    home: Path, system: type[PlatformDirsABC], folder: str
) -> None:
    """These folders were used before platformdirs, and people have games and matches in them."""
    assert system("fimbul", appauthor=False).user_data_path == home / folder


@pytest.mark.skipif(sys.platform != "linux", reason="other systems have other customs")
def test_the_data_folder_can_be_named(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert data_folder() == home / ".local" / "share" / "fimbul"
    monkeypatch.setenv("XDG_DATA_HOME", str(home / "elsewhere"))
    assert data_folder() == home / "elsewhere" / "fimbul"
    monkeypatch.setenv("XDG_DATA_HOME", "relative")
    assert data_folder() == home / ".local" / "share" / "fimbul"


def test_a_new_game_gets_a_new_file(home: Path) -> None:
    first = new_file(NOW)
    assert first.is_relative_to(home)
    write(first, "one")
    second = new_file(NOW)
    assert second != first
    write(second, "two")
    assert new_file(NOW) not in {first, second}
    assert first.read_text(encoding="utf-8") == "one"


def test_a_saved_game_is_a_saga_that_names_its_players(tmp_path: Path) -> None:
    text = saga_text(record(), PLAYERS)
    assert record_from_text(text) == record()
    write(tmp_path / "game.saga", text)
    saved = read(tmp_path / "game.saga")
    assert saved.record == record()
    assert saved.players == PLAYERS


def test_writing_replaces_the_file_and_leaves_no_other_file(tmp_path: Path) -> None:
    path = tmp_path / "game.saga"
    path.write_text("old", encoding="utf-8")
    write(path, "new ö")
    assert path.read_bytes() == "new ö".encode()
    assert list(tmp_path.iterdir()) == [path]


def test_a_failed_write_leaves_the_old_file(tmp_path: Path) -> None:
    path = tmp_path / "game.saga"
    path.write_text("old", encoding="utf-8")
    with pytest.raises(UnicodeEncodeError):
        write(path, "new \ud800")
    assert path.read_text(encoding="utf-8") == "old"
    assert list(tmp_path.iterdir()) == [path]
    with pytest.raises(OSError, match="No such file"):
        write(tmp_path / "none" / "game.saga", "new")


def test_the_error_for_an_unreadable_file_says_why(tmp_path: Path) -> None:
    with pytest.raises(Unreadable) as missing:
        read(tmp_path / "none.saga")
    assert missing.value.key == "file-unreadable"
    assert str(tmp_path) not in missing.value.reason
    (tmp_path / "bad.saga").write_bytes(b"\xff")
    with pytest.raises(Unreadable) as not_text:
        read(tmp_path / "bad.saga")
    assert not_text.value.key == "file-not-text"
