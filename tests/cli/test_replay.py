from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner, Result

from fimbul.bots import USUAL_BUDGET, bot_named, decision_of
from fimbul.cli.app import app
from fimbul.match.journal import Journal
from fimbul.rules import (
    draw_setup,
    next_seat,
    record_from_text,
    record_to_text,
    replay,
    view,
)
from fimbul.rules.cards import CARDS
from fimbul.rules.manifest import CLAN_NAMES

COLUMNS = 80
PRIVATE = ("pack-received", "card-kept", "hand-received", "quest-chosen")


def run(*args: str | Path) -> Result:
    environment = {"COLUMNS": str(COLUMNS), "LC_ALL": "C", "NO_COLOR": "1", "TERM": "dumb"}
    return CliRunner().invoke(app, ["replay", *map(str, args)], env=environment)


def as_json(*args: str | Path) -> dict[str, Any]:
    result = run(*args, "--json")
    assert result.exit_code == 0, result.output
    found = json.loads(result.stdout)
    assert isinstance(found, dict)
    return found


@pytest.fixture(scope="module")
def journal() -> Journal:
    """A finished game of three random bots."""
    rng = random.Random(5)
    journal = Journal(draw_setup(rng, 3))
    while not journal.state.is_over:
        seat = next_seat(journal.state)
        seen = view(journal.state, seat)
        move = bot_named("random", rng).choose(seen, decision_of(seen), USUAL_BUDGET)
        journal.play(seat, move)
    return journal


@pytest.fixture
def finished(journal: Journal, tmp_path: Path) -> Path:
    path = tmp_path / "finished.saga"
    path.write_text(record_to_text(journal.record), encoding="utf-8")
    return path


@pytest.fixture
def running(journal: Journal, tmp_path: Path) -> Path:
    """The same game, not over yet."""
    record = journal.record
    record.moves = record.moves[:60]
    record.result = None
    path = tmp_path / "running.saga"
    path.write_text(record_to_text(record), encoding="utf-8")
    return path


def test_a_finished_game_is_shown_with_all_its_secrets(finished: Path, journal: Journal) -> None:
    result = run(finished)
    assert result.exit_code == 0
    text = result.stdout
    assert max(len(line) for line in text.splitlines() if ".saga" not in line) <= COLUMNS
    moves = len(journal.moves)
    assert text.splitlines()[0] == f"{finished}: move {moves} of {moves}"
    for clan in ("Wolf", "Raven", "Serpent"):
        assert f"{clan} keeps " in text
    for beginning in ("Age 1 begins.", "Age 2 begins.", "Age 3 begins.", "The game is over: "):
        assert beginning in text
    assert "Glory by source" in text


def test_at_stops_after_a_number_of_moves(finished: Path, journal: Journal) -> None:
    for at in (0, 1, 30, len(journal.moves)):
        found = as_json(finished, "--at", str(at))
        assert found["at"] == at
        assert found["moves"] == len(journal.moves)
        state = replay(journal.record, at)
        assert found["view"]["phase"] == state.phase
        assert found["view"]["age"] == state.age
        hands = [[CARDS[card].slug for card in hand] for hand in state.hands]
        assert list(found["hands"].values()) == hands
    result = run(finished, "--at", "0")
    assert "Age 1 begins." in result.stdout
    assert "The game is not over at this point." in result.stdout
    assert "Glory by source" not in result.stdout


def test_json_has_the_result_and_the_audience_of_each_event(
    finished: Path, journal: Journal
) -> None:
    found = as_json(finished)
    glory = [journal.state.glory(seat) for seat in range(3)]
    assert found["result"] == dict(zip(CLAN_NAMES[:3], glory, strict=True))
    assert found["view"]["winners"] == list(journal.state.winners())
    for event in found["events"]:
        assert (event["event"] in PRIVATE) == ("only_for" in event)
    assert {event.get("only_for") for event in found["events"]} == {None, *CLAN_NAMES[:3]}


def test_a_running_game_keeps_its_secrets(running: Path) -> None:
    found = as_json(running)
    assert found["result"] is None
    assert found["hands"] is None
    assert found["quests"] is None
    assert found["view"]["seat"] == -1
    assert not {event["event"] for event in found["events"]}.intersection(PRIVATE)
    text = run(running).stdout
    assert " keeps " not in text
    assert "Hand:" not in text
    assert "The game is not over at this point." in text


def test_a_seat_sees_only_its_own_secrets(running: Path, finished: Path, journal: Journal) -> None:
    for file in (running, finished):
        found = as_json(file, "--seat", "Raven", "--at", "50")
        assert found["hands"] is None
        private = [event for event in found["events"] if "only_for" in event]
        assert {event["only_for"] for event in private} == {"raven"}
        state = replay(journal.record, 50)
        assert found["view"]["hand"] == [CARDS[card].slug for card in state.hands[1]]
        text = run(file, "--seat", "raven", "--at", "50").stdout
        assert "Raven keeps" in text
        assert "Wolf keeps" not in text
        assert text.count("Hand: ") == 1


@pytest.mark.parametrize(
    ("args", "message"),
    [
        (["--at", "-1"], "--at goes from 0 to"),
        (["--at", "99999"], "--at goes from 0 to"),
        (["--seat", "fox"], "There is no clan “fox”"),
        (["--seat", "bear"], "Bear is not at this table"),
    ],
)
def test_a_wrong_argument_is_an_error_that_says_why(
    finished: Path, args: list[str], message: str
) -> None:
    result = run(finished, *args)
    assert result.exit_code == 2
    assert message in result.stderr
    assert result.stdout == ""


def test_a_record_that_does_not_replay_is_an_error(finished: Path, tmp_path: Path) -> None:
    text = finished.read_text(encoding="utf-8")
    bad = tmp_path / "bad.saga"
    heading, result = text.rsplit("result ", 1)
    words = result.split()
    words[1] = str(int(words[1]) + 1)
    bad.write_text(f"{heading}result {' '.join(words)}\n", encoding="utf-8")
    assert run(bad).exit_code == 2
    assert "does not end as the record says" in run(bad).stderr
    bad.write_text(text.replace("fimbul saga 2", "fimbul saga 9"), encoding="utf-8")
    assert "version" in run(bad).stderr
    missing = run(tmp_path / "none.saga")
    assert missing.exit_code == 2
    assert "cannot be read" in missing.stderr


# --- games of other rules -------------------------------------------------------------------------

ARCHIVE = Path(__file__).parent.parent / "archive"
OLD = ARCHIVE / "v1-four-lively.saga"
"""A game of version 1 of the rules: its move 99 is no longer possible since P5 was mended."""


def test_a_game_of_older_rules_is_shown_as_far_as_it_replays() -> None:
    result = run(OLD)
    assert result.exit_code == 0
    first, *rest = result.stdout.splitlines()
    assert first == f"{OLD}: move 98 of 274"
    said = " ".join(rest[:2])
    assert said.startswith("This game was played by older rules (version 1; changed since: P5): ")
    assert "move 99 is no longer possible." in said
    assert "The game is not over at this point." in result.stdout


def test_json_says_that_a_game_is_of_older_rules() -> None:
    found = as_json(OLD)
    assert (found["at"], found["moves"], found["rules"]) == (98, 274, 1)
    assert found["stop"] == {"code": "does-not-replay", "move": 99}
    record = record_from_text(OLD.read_text(encoding="utf-8"))
    clans = [CLAN_NAMES[clan] for clan in record.setup.clans]
    assert record.result is not None
    assert found["result"] == dict(zip(clans, record.result, strict=True))
    assert found["view"] == as_json(OLD, "--at", "98")["view"]


def test_a_moment_before_the_stop_is_shown_as_usual() -> None:
    text = run(OLD, "--at", "40").stdout
    assert text.splitlines()[0] == f"{OLD}: move 40 of 274"
    assert "older rules" not in text
    assert as_json(OLD, "--at", "200")["at"] == 98


@pytest.mark.parametrize("language", ["bg", "cs", "en", "pl", "ru"])
def test_every_language_names_the_version_the_rule_and_the_move(language: str) -> None:
    said = " ".join(run(OLD, "--language", language).stdout.splitlines()[1:4])
    assert all(word in said for word in ("1;", "P5", "99"))


def test_a_game_of_older_rules_with_another_result_says_so(finished: Path) -> None:
    text = finished.read_text(encoding="utf-8").replace("rules 2\n", "rules 1\n")
    head, result = text.rsplit("result ", 1)
    words = result.split()
    words[1] = str(int(words[1]) + 1)
    finished.write_text(f"{head}result {' '.join(words)}\n", encoding="utf-8")
    said = " ".join(run(finished).stdout.split())
    assert "by today's rules it ends differently." in said
    assert as_json(finished)["stop"]["code"] == "wrong-result"


def test_a_game_of_newer_rules_is_shown_as_far_as_it_replays(running: Path) -> None:
    text = running.read_text(encoding="utf-8").replace("rules 2\n", "rules 17\n")
    running.write_text(text, encoding="utf-8")
    assert as_json(running)["stop"] is None
    running.write_text(f"{text}wolf flee\n", encoding="utf-8")
    said = " ".join(run(running).stdout.split())
    assert "newer rules (version 17): this program does not know move 61." in said
    assert as_json(running)["at"] == 60
