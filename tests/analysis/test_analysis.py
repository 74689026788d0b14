"""The analysis of finished games: sound numbers, the same every time, and nothing invented."""

from __future__ import annotations

import json
from functools import cache
from itertools import islice, pairwise
from math import isclose

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fimbul.analysis import (
    LEAST_PLAYOUTS,
    Analysis,
    Estimate,
    NotAnalysable,
    Options,
    Progress,
    Study,
    TooEarly,
    analyse,
    analysis_to_json,
    analysis_to_plain,
)
from fimbul.analysis.course import MOST_MOMENTS, NOWHERE, Mark, course_of, thinned
from fimbul.analysis.drafting import picks_of
from fimbul.analysis.intervals import chance, change, is_beyond_doubt, quantile
from fimbul.analysis.playing import outcome_of, play_on, redeal
from fimbul.rules import Record, apply, legal, new_game, replay
from fimbul.rules.cards import CARDS, card_by_slug
from fimbul.rules.cells import BASE, GLORY
from fimbul.rules.dice import Dice
from fimbul.rules.flow import DRAFT
from tests.analysis.games import finished

FEW = Options(playouts=LEAST_PLAYOUTS, seed=3)
PLAYERS = pytest.mark.parametrize("players", [2, 3, 4])
SHARES = st.lists(st.sampled_from([0.0, 0.25, 1 / 3, 0.5, 1.0]), min_size=LEAST_PLAYOUTS)
CHANGES = st.lists(st.sampled_from([-1.0, -0.5, 0.0, 0.5, 1.0]), min_size=LEAST_PLAYOUTS)


@cache
def analysed() -> Analysis:
    """A game of two with a turning point."""
    return analyse(finished(2), Options(playouts=10))


@cache
def with_few() -> Analysis:
    return analyse(finished(2), FEW)


def is_sound(estimate: Estimate) -> bool:
    return estimate.low <= estimate.value <= estimate.high


# --- chances --------------------------------------------------------------------------------------


def test_the_chances_of_every_moment_add_up_to_one() -> None:
    for moment in analysed().moments:
        assert isclose(sum(chance.value for chance in moment.chances), 1)
        for found in moment.chances:
            assert is_sound(found)
            assert found.low >= 0
            assert found.high <= 1
        assert all(map(is_sound, moment.glory))


def test_the_end_is_certain() -> None:
    found = analysed()
    record = finished(2)
    assert record.result is not None
    winner = record.result.index(max(record.result))
    assert found.winners == (found.clans[winner],)
    assert found.glory == record.result
    end = found.moments[-1]
    assert end.kind == "end"
    assert end.moves == len(record.moves)
    for seat in range(2):
        share = float(seat == winner)
        assert end.chances[seat] == Estimate(share, share, share)
        assert end.glory[seat].value == record.result[seat]


def test_a_shared_victory_is_shared() -> None:
    """T6: those tied for the most glory share it, and the chances still add up to one."""
    state = replay(finished(4))
    best = max(range(4), key=state.glory)
    state.cells[BASE[(best + 1) % 4] + GLORY] = state.glory(best)
    shares = outcome_of(state).shares
    assert sorted(shares) == [0.0, 0.0, 0.5, 0.5]


def test_before_the_end_nothing_is_certain() -> None:
    """All playouts may agree, but there are only a few of them."""
    for moment in analysed().moments[:-1]:
        assert all(chance.low < chance.high for chance in moment.chances)


@PLAYERS
def test_the_moments_are_in_order_and_not_too_many(players: int) -> None:
    marks = course_of(finished(players)).marks
    assert len(marks) <= MOST_MOMENTS
    assert [mark.moves for mark in marks] == sorted(mark.moves for mark in marks)
    kinds = [mark.kind for mark in marks if mark.kind != "battle"]
    assert kinds == ["start", "draft", *["age-end", "deal", "draft"] * 2, "end"]
    for mark in marks:
        assert (mark.province == NOWHERE) == (mark.kind != "battle")


def test_a_game_without_a_first_draft_has_one_moment_less() -> None:
    course = course_of(finished(2, drafts_first_age=False))
    kinds = [mark.kind for mark in course.marks if mark.kind != "battle"]
    assert kinds == ["start", *["age-end", "deal", "draft"] * 2, "end"]


def test_only_battles_are_left_out_of_a_long_game() -> None:
    battles = [Mark("battle", 1, number, 2, 0) for number in range(1, 100)]
    found = thinned([Mark("start", 1, 0, 2), *battles, Mark("end", 3, 100, 4)], 12)
    assert len(found) == 12
    assert (found[0].kind, found[-1].kind) == ("start", "end")
    gaps = [later.moves - mark.moves for mark, later in pairwise(found[1:-1])]
    assert max(gaps) - min(gaps) <= 1


# --- the same every time, in steps ----------------------------------------------------------------


def test_the_same_seed_gives_the_same_analysis() -> None:
    again = analyse(finished(2), FEW)
    assert again == with_few()
    other = analyse(finished(2), Options(FEW.playouts, FEW.seed + 1))
    assert other.moments[:-1] != again.moments[:-1]


def test_a_study_can_stop_anywhere_and_go_on() -> None:
    study = Study(finished(2), Options(playouts=10))
    done = [0]
    while progress := next(study.steps(), None):
        done.append(progress.done)
        if progress.done == 7:
            with pytest.raises(TooEarly):
                study.analysis()
    assert done == sorted(done)
    assert study.progress.done == study.progress.total == done[-1]
    assert study.analysis() == analysed()


def test_a_stopped_study_tells_what_it_has_found() -> None:
    study = Study(finished(2), Options(LEAST_PLAYOUTS + 2, FEW.seed))
    marks = len(study.course.marks) - 1
    list(islice(study.steps(), LEAST_PLAYOUTS * marks + 1))
    found = study.analysis()
    assert found.is_partial
    assert found.playouts == LEAST_PLAYOUTS
    assert found.moments == with_few().moments
    assert not with_few().is_partial


def test_progress_is_reported_and_an_error_in_it_stops_the_analysis() -> None:
    told: list[Progress] = []

    def stop_soon(progress: Progress) -> None:
        told.append(progress)
        if progress.done == 3:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        analyse(finished(2), FEW, stop_soon)
    assert [progress.done for progress in told] == [1, 2, 3]
    assert all(progress.total > 3 for progress in told)


# --- intervals ------------------------------------------------------------------------------------


@given(SHARES)
def test_the_interval_of_a_chance_holds_it_and_is_never_empty(shares: list[float]) -> None:
    found = chance(shares)
    assert 0 <= found.low <= found.value <= found.high <= 1
    assert found.low < found.high


@given(CHANGES)
def test_the_interval_of_a_change_holds_it_and_is_never_empty(changes: list[float]) -> None:
    found = change(changes)
    assert -1 <= found.low <= found.value <= found.high <= 1
    assert found.low < found.high
    assert not is_beyond_doubt([*changes, *(-value for value in changes)], 1)


def test_more_comparisons_need_more_certainty() -> None:
    assert quantile(10) < quantile(10, 100)
    assert isclose(quantile(100_000), 1.96, abs_tol=0.001)
    clear = [1.0] * 12 + [0.0] * 8
    assert is_beyond_doubt(clear, 1)
    assert not is_beyond_doubt(clear, 10_000)


# --- playing on -----------------------------------------------------------------------------------


def test_only_packs_that_nobody_has_seen_are_redealt() -> None:
    state = new_game(finished(3).setup)
    before = state.packs
    redeal(state, 2, Dice(1))
    assert state.packs[:3] == before[:3]
    assert state.packs[3:] != before[3:]
    for age, packs in ((2, state.packs[3:6]), (3, state.packs[6:])):
        assert all(CARDS[card].age == age for pack in packs for card in pack)


def test_playing_on_leaves_the_moment_as_it_is() -> None:
    course = course_of(finished(2))
    late = course.states[-20]
    kept = late.copy()
    results = [play_on(late, 4, 5, number) for number in (0, 1, 0)]
    assert late == kept
    assert results[0] == results[2]


# --- turning points -------------------------------------------------------------------------------


def test_turning_points_come_by_size_with_changes_that_cancel_out() -> None:
    found = analysed()
    assert found.turning_points
    sizes = []
    for point in found.turning_points:
        whose = found.clans.index(point.clan)
        sizes.append(abs(point.changes[whose].value))
        assert isclose(sum(change.value for change in point.changes), 0, abs_tol=1e-9)
        assert point.changes[whose].low > 0 or point.changes[whose].high < 0
        before, after = found.moments[point.before : point.before + 2]
        changed = after.chances[whose].value - before.chances[whose].value
        assert isclose(changed, point.changes[whose].value, abs_tol=1e-9)
        if point.decisive is not None:
            assert point.part != "deal"
            assert before.moves < point.decisive.move <= after.moves
            assert point.decisive.move in [found.move for found in point.alternatives]
            assert all(map(is_sound, point.decisive.changes))
        for alternative in point.alternatives:
            assert before.moves < alternative.move <= after.moves
            assert alternative.played != alternative.instead
            assert alternative.reason.startswith("advice-")
            assert all(map(is_sound, alternative.chances))
            assert all(map(is_sound, alternative.glory))
    assert sizes == sorted(sizes, reverse=True)
    assert any(point.alternatives for point in found.turning_points)
    assert any(point.decisive for point in found.turning_points)


# --- the draft ------------------------------------------------------------------------------------


@PLAYERS
def test_every_pick_of_every_draft_is_reviewed(players: int) -> None:
    picks = picks_of(course_of(finished(players)))
    assert len(picks) == players * 6 * 3
    assert any(pick.loss > 0 for pick in picks)
    for pick in picks:
        assert pick.loss >= 0
        assert (pick.taken == pick.preferred) == (pick.loss == 0)
        assert {pick.taken, pick.preferred} <= set(pick.seen)
        assert card_by_slug(pick.taken).age == pick.age
        assert len(pick.seen) >= 3
    first = [pick for pick in picks if (pick.age, pick.round) == (1, 1)]
    assert all(len(pick.seen) == 8 for pick in first)


def test_a_pick_that_was_changed_counts_once() -> None:
    record = finished(3)
    seat, kept = record.moves[0]
    state = new_game(record.setup)
    assert state.pending_op == DRAFT
    other = next(move for move in legal(state, seat) if move != kept)
    apply(state, seat, other)
    record.moves.insert(0, (seat, other))
    picks = picks_of(course_of(record))
    assert len(picks) == 3 * 6 * 3
    assert picks[0].move == 2
    assert picks[0].taken == picks_of(course_of(finished(3)))[0].taken


# --- luck and choice ------------------------------------------------------------------------------


def test_deal_and_choices_add_up_to_the_result() -> None:
    found = analysed()
    assert len(found.fortunes) == 2
    for seat, fortune in enumerate(found.fortunes):
        assert fortune.clan == found.clans[seat]
        total = fortune.even + fortune.deal.value + fortune.choices.value
        assert isclose(total, fortune.result, abs_tol=1e-9)
        assert is_sound(fortune.deal)
        deals = [part.changes[seat].value for part in found.parts if part.kind == "deal"]
        assert len(deals) == 3
        assert isclose(sum(deals), fortune.deal.value, abs_tol=1e-9)


def test_what_cannot_be_told_apart_is_not_told() -> None:
    assert "own-and-others-undivided" in analysed().notes


# --- JSON -----------------------------------------------------------------------------------------


def test_the_json_has_everything_in_plain_types() -> None:
    found = analysed()
    plain = analysis_to_plain(found)
    assert json.loads(analysis_to_json(found)) == plain
    assert plain["format"] == 1
    assert plain["clans"] == list(found.clans)
    moments = plain["moments"]
    assert isinstance(moments, list)
    assert len(moments) == len(found.moments)
    assert set(moments[0]["chances"][0]) == {"value", "low", "high"}


# --- records that cannot be analysed --------------------------------------------------------------


def code_of(record: Record) -> str:
    with pytest.raises(NotAnalysable) as refused:
        Study(record, FEW)
    return refused.value.code


@pytest.mark.parametrize("moves", [0, 1, 60, -1])
def test_a_game_that_is_not_over_is_refused(moves: int) -> None:
    """Its hidden cards are nobody's business yet."""
    record = finished(2)
    assert code_of(Record(record.setup, record.moves[:moves])) == "unfinished-record"


def test_a_record_that_does_not_replay_is_refused() -> None:
    record = finished(2)
    seat, _ = record.moves[0]
    record.moves[0] = (seat, record.moves[-1][1])
    assert code_of(record) == "broken-record"
    record.rules = 1
    assert code_of(record) == "other-rules"


def test_a_record_with_another_result_is_refused() -> None:
    record = finished(2)
    record.result = (1, 2)
    assert code_of(record) == "broken-record"


@pytest.mark.parametrize(("playouts", "seed"), [(0, 0), (LEAST_PLAYOUTS - 1, 0), (8, -1)])
def test_bad_options_are_refused(playouts: int, seed: int) -> None:
    with pytest.raises(ValueError, match="go"):
        Options(playouts, seed)
