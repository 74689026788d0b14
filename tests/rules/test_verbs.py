"""The contract of the verbs in any position: errors, copies, events, sealed commits."""

from collections.abc import Callable, Iterator
from itertools import islice, permutations

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from fimbul.rules import (
    MOVES,
    SPECTATOR,
    Event,
    FimbulError,
    IllegalMove,
    MalformedMove,
    NotYourDecision,
    State,
    apply,
    legal,
    new_game,
    next_seat,
    pending,
    view,
)
from fimbul.rules.game import is_simultaneous
from tests.random_games import Play, choose, owing, plays, stops
from tests.rules.worlds import knowledge


def error_of(state: State, seat: int, move: int, decision: int | None = None) -> FimbulError:
    """The error that a move raises, after checking that it tells no event."""
    events: list[Event] = []
    with pytest.raises(FimbulError) as caught:
        apply(state, seat, move, events, decision)
    assert events == []
    assert caught.value.code
    assert caught.value.message == str(caught.value)
    return caught.value


# --- errors ---------------------------------------------------------------------------------------


@settings(max_examples=60)
@given(plays, stops)
def test_every_other_move_of_the_table_is_refused_and_changes_nothing(
    play: Play, stop: int
) -> None:
    state = play.state(stop)
    kept = state.copy()
    deciding = {decision.seat for decision in pending(state)}
    for seat in range(SPECTATOR, state.players + 1):
        expected = IllegalMove if seat in deciding else NotYourDecision
        offered = set(legal(state, seat))
        for move in range(MOVES):
            if move not in offered:
                assert type(error_of(state, seat, move)) is expected
        assert state == kept
    for seat in range(state.players):
        assert list(legal(state, seat)) == list(legal(kept, seat))


@settings(max_examples=40)
@given(plays, stops, st.one_of(st.integers(max_value=-1), st.integers(min_value=MOVES)))
def test_a_number_outside_the_table_is_no_move(play: Play, stop: int, number: int) -> None:
    state = play.state(stop)
    kept = state.copy()
    for seat in range(state.players):
        assert type(error_of(state, seat, number)) is MalformedMove
    assert state == kept


@pytest.mark.parametrize("wrap", [float, str])
def test_a_value_that_is_not_an_int_is_no_move_even_if_it_equals_one(
    wrap: Callable[[int], object],
) -> None:
    state = Play(seed=3).state(170)
    seat = next_seat(state)
    move = wrap(legal(state, seat)[0])
    kept = state.copy()
    with pytest.raises((MalformedMove, TypeError)):  # compiled rules raise TypeError
        apply(state, seat, move)  # type: ignore[arg-type]  # a caller's mistake
    assert state == kept


@settings(max_examples=40)
@given(plays, stops, st.integers(-3, 400))
def test_a_move_for_another_decision_is_refused(play: Play, stop: int, decision: int) -> None:
    state = play.state(stop)
    assume(not state.is_over)
    kept = state.copy()
    seat, move = choose(state, play.rng(), play.is_lively)
    if decision != state.decision_id:
        error = error_of(state, seat, move, decision)
        assert type(error) is NotYourDecision
        assert error.code == "stale-decision"
        assert state == kept
    apply(state, seat, move, None, state.decision_id)
    assert state != kept


# --- copies and events ----------------------------------------------------------------------------


@settings(max_examples=40)
@given(plays, stops)
def test_copies_are_equal_and_independent(play: Play, stop: int) -> None:
    state = play.state(stop)
    copy = state.copy()
    still = state.copy()
    assert copy == state
    rng = play.rng()
    for _ in range(30):
        if copy.is_over:
            break
        apply(copy, *choose(copy, rng, play.is_lively))
        assert copy != state
    assert state == still
    assert [list(legal(state, seat)) for seat in range(state.players)] == [
        list(legal(still, seat)) for seat in range(state.players)
    ]


@settings(max_examples=40)
@given(plays, st.integers(0, 100))
def test_a_copy_plays_on_to_the_same_end(play: Play, stop: int) -> None:
    state = play.state(stop)
    copy = state.copy()
    for running in (state, copy):
        rng = play.rng()
        while not running.is_over:
            apply(running, *choose(running, rng, play.is_lively))
    assert copy == state


@settings(max_examples=40)
@given(plays)
def test_listening_to_events_changes_nothing(play: Play) -> None:
    events: list[Event] = []
    for heard, unheard in zip(play.positions(events), play.positions(), strict=True):
        assert heard == unheard
    assert events


def test_events_are_appended_to_the_list() -> None:
    events: list[Event] = []
    play = Play(players=2, seed=5)
    new_game(play.setup(), events)
    assert [event.name for event in events] == ["age-begins", "pack-received", "pack-received"]
    heard = len(events)
    state = play.state(0, events)
    assert len(events) == 2 * heard
    apply(state, 0, legal(state, 0)[0], events)
    assert len(events) == 2 * heard  # a sealed choice is not told


# --- sealed commits -------------------------------------------------------------------------------


def meetings(play: Play, least: int) -> Iterator[State]:
    """Yield the states in which at least this many seats begin to owe a decision together."""
    for state in play.positions():
        decisions = pending(state)
        is_fresh = not any(decision.is_sealed for decision in decisions)
        if len(decisions) >= least and is_fresh and max(state.sealed) < 0:
            yield state.copy()


def commit_all(state: State, choices: list[tuple[int, list[int]]]) -> list[list[Event]]:
    """Let the seats commit in this order; return the events of each commit."""
    told: list[list[Event]] = []
    for seat, moves in choices:
        for move in moves:
            events: list[Event] = []
            apply(state, seat, move, events)
            told.append(events)
    return told


def choices_of(state: State, seat: int, last: bool) -> list[int]:
    """One choice of a seat: the first or the last cards it may take."""
    trial = state.copy()
    chosen: list[int] = []
    while seat in owing(trial) and trial.decision_id == state.decision_id:
        moves = legal(trial, seat)
        chosen.append(moves[-1 if last else 0])
        apply(trial, seat, chosen[-1])
    return chosen


@settings(max_examples=25)
@given(plays, st.integers(0, 30), st.lists(st.booleans(), min_size=4, max_size=4))
def test_the_order_of_simultaneous_commits_does_not_matter(
    play: Play, skipped: int, lasts: list[bool]
) -> None:
    for state in islice(meetings(play, 2), skipped, skipped + 1):
        seats = owing(state)
        choices = [(seat, choices_of(state, seat, lasts[seat])) for seat in seats]
        first = state.copy()
        told = commit_all(first, choices)
        assert not any(told[:-1])
        assert told[-1]
        for order in permutations(choices):
            other = state.copy()
            assert commit_all(other, list(order))[-1] == told[-1]
            assert other == first
            for seat in range(SPECTATOR, state.players):
                assert knowledge(view(other, seat)) == knowledge(view(first, seat))


@settings(max_examples=25)
@given(plays, st.integers(0, 30), st.integers(0, 3))
def test_a_change_of_mind_before_the_last_commit_leaves_no_trace(
    play: Play, skipped: int, rank: int
) -> None:
    for state in islice(meetings(play, 2), skipped, skipped + 1):
        seats = owing(state)
        waverer = seats[rank % (len(seats) - 1)]
        final = [(seat, choices_of(state, seat, last=False)) for seat in seats]
        doubts = choices_of(state, waverer, last=True)
        steady = state.copy()
        told = commit_all(steady, final)
        wavering = state.copy()
        told_nothing = commit_all(wavering, [(waverer, doubts)])
        assert not any(told_nothing)
        assert wavering.decision_id == state.decision_id
        assert commit_all(wavering, final)[-1] == told[-1]
        assert wavering == steady


@settings(max_examples=25)
@given(plays, st.integers(0, 30))
def test_others_see_that_a_choice_is_sealed_and_not_which(play: Play, skipped: int) -> None:
    for state in islice(meetings(play, 2), skipped, skipped + 1):
        sealer = owing(state)[0]
        views = []
        for is_last in (False, True):
            world = state.copy()
            commit_all(world, [(sealer, choices_of(state, sealer, is_last))])
            assert view(world, sealer).sealed_seats == 1 << sealer
            views.append([knowledge(view(world, seat)) for seat in range(-1, state.players)])
        for seat in range(SPECTATOR, state.players):
            if seat != sealer:
                assert views[0][seat + 1] == views[1][seat + 1]


@settings(max_examples=25)
@given(plays)
def test_decisions_owed_together_are_sealed_in_seat_order_by_next_seat(play: Play) -> None:
    for state in play.positions():
        seats = owing(state)
        assert next_seat(state) == (min(seats) if seats else -1)
        if len(pending(state)) > 1:
            assert is_simultaneous(state.pending_op)
