"""``make referee``: judges many games in several processes, or one game again."""

import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest

from fimbul.rules import record_from_text, replay
from tests.referee import __main__ as many
from tests.referee.bouts import Bout, Report
from tests.referee.rulebook import CARD_CHECKS, CHECKS
from tests.referee.tape import Foul

ROOT = Path(__file__).parents[2]


def run(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "tests.referee", *arguments],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )


def test_games_are_judged_in_several_processes_and_every_check_is_counted() -> None:
    done = run("--games", "9", "--workers", "2")
    assert done.returncode == 0, done.stdout + done.stderr
    assert "9 of 9 games, 0 fouls" in done.stdout
    shown = {line.split()[0] for line in done.stdout.splitlines() if line.startswith("  ")}
    assert {*CHECKS, *CARD_CHECKS} <= shown


def test_one_game_can_be_judged_again() -> None:
    done = run("--only", "crowded:3")
    assert done.returncode == 0, done.stdout + done.stderr
    assert "no foul" in done.stdout


def test_an_unknown_kind_of_game_is_refused() -> None:
    done = run("--only", "sleepy:3")
    assert done.returncode == 2
    assert "lively" in done.stdout


def test_a_foul_is_shown_with_a_record_that_replays(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    def complain(self: Bout) -> None:
        for _ in zip(range(500), self.play().items, strict=False):
            pass
        raise Foul("P8", "a figure survived", len(self.moves))

    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(Bout, "judge", complain)
    assert many.judge_one("lively:4") == 1
    shown = capsys.readouterr().out
    assert "FOUL in lively:4: P8: a figure survived" in shown
    assert "--only lively:4" in shown
    saga = tmp_path / "build" / "referee" / "lively-4.saga"
    assert str(saga.relative_to(tmp_path)) in shown
    record = record_from_text(saga.read_text("utf-8"))
    assert len(record.moves) > 50
    replay(record)


@pytest.mark.parametrize(
    ("games", "is_foul", "code"), [(10, False, 0), (10, True, 1), (many.MANY, False, 1)]
)
def test_the_exit_code_is_1_after_a_foul_or_when_a_check_was_never_made(
    monkeypatch: pytest.MonkeyPatch, games: int, is_foul: bool, code: int
) -> None:
    fouls = [("lively:1", "P8: a figure survived (move 3)", None)] if is_foul else []
    report = Report(games, Counter({"P8": 1}), list(fouls))
    monkeypatch.setattr(many, "reports", lambda games, workers, first: iter([report]))
    assert many.judge_all(games, 1) == code
