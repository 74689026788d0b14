"""Records replay to their end, or as far as the present rules allow."""

import pytest
from hypothesis import given, settings

from fimbul.rules import (
    RULES_VERSION,
    Event,
    MalformedRecord,
    Record,
    changed_since,
    move_from_text,
    replay,
    replay_as_far_as_possible,
)
from fimbul.rules.versions import CHANGED
from tests.random_games import Play, plays, stops

GAME = Play(2, seed=8).record()
FLEE = move_from_text("flee")
"""A move that is hardly ever possible."""


def test_a_move_that_is_not_possible_does_not_replay() -> None:
    record = Record(GAME.setup, [*GAME.moves[:20], (0, move_from_text("flee")), *GAME.moves[20:]])
    with pytest.raises(MalformedRecord, match=r"^move 21 does not replay: ") as caught:
        replay(record)
    assert caught.value.code == "does-not-replay"
    assert replay(record, 20) == replay(GAME, 20)


def test_the_result_must_be_that_of_the_game() -> None:
    assert GAME.result is not None
    wrong = Record(GAME.setup, GAME.moves, (GAME.result[0] + 1, GAME.result[1]))
    with pytest.raises(MalformedRecord) as caught:
        replay(wrong)
    assert caught.value.code == "wrong-result"
    assert replay(wrong, len(GAME.moves) - 1) == replay(GAME, len(GAME.moves) - 1)
    unfinished = Record(GAME.setup, GAME.moves[:-1], GAME.result)
    with pytest.raises(MalformedRecord):
        replay(unfinished)


def test_a_record_with_an_unsound_setup_does_not_replay() -> None:
    setup = GAME.setup
    setup_with_one_doom_twice = type(setup)(
        setup.clans,
        setup.edition,
        setup.drafts_first_age,
        setup.first,
        setup.tokens,
        (setup.dooms[0],) * 3,
        setup.destroyed,
        setup.packs,
    )
    with pytest.raises(MalformedRecord) as caught:
        replay(Record(setup_with_one_doom_twice, []))
    assert caught.value.code == "bad-setup"


# --- as far as possible ---------------------------------------------------------------------------


@settings(max_examples=40)
@given(plays, stops)
def test_a_sound_record_replays_to_its_end(play: Play, stop: int) -> None:
    record = play.record(stop)
    replayed = replay_as_far_as_possible(record)
    assert (replayed.stop, replayed.moves) == (None, len(record.moves))
    assert replayed.state == play.state(stop)


@settings(max_examples=40)
@given(plays, stops, stops)
def test_a_record_with_an_impossible_move_replays_up_to_it(
    play: Play, stop: int, place: int
) -> None:
    record = play.record(stop)
    at = min(place, len(record.moves))
    broken = Record(record.setup, [*record.moves[:at], (9, FLEE), *record.moves[at:]], rules=1)
    events: list[Event] = []
    told: list[Event] = []
    replayed = replay_as_far_as_possible(broken, events=events)
    assert replayed.moves == at
    assert replayed.state == play.state(at, told)
    assert events == told
    assert replayed.stop is not None
    assert (replayed.stop.code, replayed.stop.move) == ("does-not-replay", at + 1)
    assert replayed.stop.message.startswith(f"move {at + 1} does not replay: ")


def test_a_bad_move_after_the_requested_moves_does_not_matter() -> None:
    broken = Record(GAME.setup, [*GAME.moves[:20], (0, FLEE)], rules=1)
    assert replay_as_far_as_possible(broken, 20).stop is None
    assert replay_as_far_as_possible(broken, 21).stop is not None


def test_a_game_with_another_result_replays_to_its_end_and_says_so() -> None:
    assert GAME.result is not None
    other = Record(GAME.setup, GAME.moves, (GAME.result[0] + 1, GAME.result[1]), rules=1)
    replayed = replay_as_far_as_possible(other)
    assert replayed.state == replay(GAME)
    assert replayed.moves == len(GAME.moves)
    assert replayed.stop is not None
    assert (replayed.stop.code, replayed.stop.move) == ("wrong-result", len(GAME.moves))


# --- versions -------------------------------------------------------------------------------------


def test_every_version_but_the_first_names_the_rules_it_changed() -> None:
    assert RULES_VERSION == len(CHANGED) == 2
    assert CHANGED[0] == ()
    assert all(CHANGED[1:])


@pytest.mark.parametrize(
    ("version", "changed"), [(1, ["P5"]), (RULES_VERSION, []), (RULES_VERSION + 1, [])]
)
def test_the_rules_changed_since_a_version_are_known(version: int, changed: list[str]) -> None:
    assert changed_since(version) == changed
