"""The golden games and the archived games replay to their written result."""

from pathlib import Path

import pytest

from fimbul.rules import (
    DECISION_NAMES,
    EVENT_NAMES,
    RULES_VERSION,
    Event,
    Record,
    apply,
    changed_since,
    new_game,
    pending,
    record_from_text,
    record_to_text,
    replay,
    replay_as_far_as_possible,
)
from fimbul.rules.record import SAGA_VERSION
from tests.regenerate_golden import FOLDER, GAMES, Golden, annotated, text_of, thralls

ARCHIVE = FOLDER.parent / "archive"
ARCHIVED = sorted(ARCHIVE.glob("*.saga"))

by_name = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


def text_in(path: Path) -> str:
    return path.read_text(encoding="utf-8")


def record_in(game: Golden) -> Record:
    return record_from_text(text_in(FOLDER / f"{game.name}.saga"))


def test_the_folder_holds_the_twelve_games_and_nothing_else() -> None:
    assert len(GAMES) == 12
    assert {path.stem for path in FOLDER.iterdir()} == {game.name for game in GAMES}


@by_name
def test_a_golden_game_replays_to_its_result(game: Golden) -> None:
    record = record_in(game)
    assert record.setup == game.setup()
    assert record.result is not None
    state = replay(record)
    assert state.is_over
    assert tuple(state.glory(seat) for seat in range(state.players)) == record.result


@by_name
def test_the_effects_of_each_move_are_those_in_the_file(game: Golden) -> None:
    """The moves come from the file, so this tests the rules and not the choices of a bot."""
    text = text_in(FOLDER / f"{game.name}.saga")
    assert annotated(game.title, record_from_text(text)) == text


@pytest.mark.parametrize(
    "game", [game for game in GAMES if game.policy is not thralls], ids=lambda game: game.name
)
def test_playing_a_golden_game_again_gives_the_same_bytes(game: Golden) -> None:
    assert text_of(game).encode() == (FOLDER / f"{game.name}.saga").read_bytes()


def test_the_golden_games_meet_every_decision_and_every_event() -> None:
    decisions: set[str] = set()
    events: list[Event] = []
    for game in GAMES:
        record = record_in(game)
        state = new_game(record.setup, events)
        for seat, move in record.moves:
            decisions.update(decision.name for decision in pending(state))
            apply(state, seat, move, events)
    assert decisions == set(DECISION_NAMES)
    assert {event.name for event in events} == set(EVENT_NAMES)


def test_the_golden_games_cover_all_options() -> None:
    found = {(len(game.clans), game.drafts_first_age) for game in GAMES}
    assert found == {(players, drafts) for players in (2, 3, 4) for drafts in (True, False)}
    assert {game.edition for game in GAMES} == {0, 1}


# --- the archive ----------------------------------------------------------------------------------


def test_the_archive_has_every_version_of_the_format() -> None:
    versions = {f"v{version}" for version in range(1, SAGA_VERSION + 1)}
    assert {path.name.partition("-")[0] for path in ARCHIVED} == versions


OUTDATED = {"v1-four-lively": 98}
"""Games from before a rule was fixed, and how many of their moves still replay (see README)."""


@pytest.mark.parametrize("path", ARCHIVED, ids=lambda path: path.stem)
def test_an_archived_game_can_still_be_read(path: Path) -> None:
    record = record_from_text(text_in(path))
    assert record.result is not None
    assert record.rules <= RULES_VERSION
    assert record_from_text(record_to_text(record)) == record


@pytest.mark.parametrize(
    "path", [path for path in ARCHIVED if path.stem not in OUTDATED], ids=lambda path: path.stem
)
def test_an_archived_game_still_replays(path: Path) -> None:
    assert replay(record_from_text(text_in(path))).is_over


@pytest.mark.parametrize("name", OUTDATED)
def test_a_game_from_before_a_rule_was_fixed_replays_up_to_it(name: str) -> None:
    record = record_from_text(text_in(ARCHIVE / f"{name}.saga"))
    replayed = replay_as_far_as_possible(record)
    assert replayed.moves == OUTDATED[name]
    assert replayed.stop is not None
    assert (replayed.stop.code, replayed.stop.move) == ("does-not-replay", OUTDATED[name] + 1)
    assert changed_since(record.rules) == ["P5"]
