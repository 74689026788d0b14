"""The analysis of finished games: sound numbers, the same every time, and nothing invented."""

from __future__ import annotations

import json
from functools import cache
from itertools import islice, pairwise
from math import isclose

import pytest

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
from fimbul.analysis.course import MOST_MOMENTS, Mark, course_of, thinned
from fimbul.analysis.drafting import picks_of
from fimbul.rules import Record, apply, legal, new_game
from fimbul.rules.cards import card_by_slug
from fimbul.rules.flow import DRAFT
from tests.analysis.games import finished

FEW = Options(playouts=LEAST_PLAYOUTS, seed=3)
GAMES = pytest.mark.parametrize("players", [2, 4])


@cache
def analysed(players: int) -> Analysis:
    return analyse(finished(players), FEW)


def is_sound(estimate: Estimate) -> bool:
    return estimate.low <= estimate.value <= estimate.high


# --- chances --------------------------------------------------------------------------------------


@GAMES
def test_the_chances_of_every_moment_add_up_to_one(players: int) -> None:
    for moment in analysed(players).moments:
        assert len(moment.chances) == len(moment.glory) == players
        assert isclose(sum(chance.value for chance in moment.chances), 1)
        for chance in moment.chances:
            assert is_sound(chance)
            assert chance.low >= 0
            assert chance.high <= 1
        assert all(map(is_sound, moment.glory))


@GAMES
def test_the_end_is_certain(players: int) -> None:
    found = analysed(players)
    record = finished(players)
    assert record.result is not None
    best = max(record.result)
    winners = [seat for seat, glory in enumerate(record.result) if glory == best]
    assert found.winners == tuple(found.clans[seat] for seat in winners)
    assert found.glory == record.result
    end = found.moments[-1]
    assert end.kind == "end"
    assert end.moves == len(record.moves)
    for seat in range(players):
        share = 1 / len(winners) if seat in winners else 0.0
        assert end.chances[seat] == Estimate(share, share, share)
        assert end.glory[seat].value == record.result[seat]


def test_before_the_end_nothing_is_certain() -> None:
    """All playouts may agree, but there are only a few of them."""
    for moment in analysed(2).moments[:-1]:
        assert all(chance.low < chance.high for chance in moment.chances)


@GAMES
def test_the_moments_are_in_order_and_not_too_many(players: int) -> None:
    moments = analysed(players).moments
    assert len(moments) <= MOST_MOMENTS
    assert [moment.moves for moment in moments] == sorted(moment.moves for moment in moments)
    kinds = [moment.kind for moment in moments if moment.kind != "battle"]
    assert kinds == ["start", "draft", *["age-end", "deal", "draft"] * 2, "end"]
    for moment in moments:
        assert (moment.province is not None) == (moment.kind == "battle")


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
    assert again == analysed(2)
    other = analyse(finished(2), Options(FEW.playouts, FEW.seed + 1))
    assert other.moments[:-1] != again.moments[:-1]


def test_a_study_can_stop_and_go_on() -> None:
    study = Study(finished(2), FEW)
    list(islice(study.steps(), 7))
    assert study.progress.done == 7
    with pytest.raises(TooEarly):
        study.analysis()
    for _ in study.steps():
        pass
    assert study.progress.done == study.progress.total
    assert study.analysis() == analysed(2)


def test_a_stopped_study_tells_what_it_has_found() -> None:
    study = Study(finished(2), Options(LEAST_PLAYOUTS + 2, FEW.seed))
    marks = len(study.course.marks) - 1
    list(islice(study.steps(), LEAST_PLAYOUTS * marks + 1))
    found = study.analysis()
    assert found.is_partial
    assert found.playouts == LEAST_PLAYOUTS
    assert found.moments == analysed(2).moments
    assert not analysed(2).is_partial


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


# --- turning points -------------------------------------------------------------------------------


def test_turning_points_come_by_size_with_changes_that_cancel_out() -> None:
    found = analyse(finished(2), Options(16))
    assert found.turning_points
    sizes = []
    for point in found.turning_points:
        whose = found.clans.index(point.clan)
        sizes.append(abs(point.changes[whose].value))
        assert isclose(sum(change.value for change in point.changes), 0, abs_tol=1e-9)
        assert point.changes[whose].low > 0 or point.changes[whose].high < 0
        before, after = found.moments[point.before : point.before + 2]
        change = after.chances[whose].value - before.chances[whose].value
        assert isclose(change, point.changes[whose].value, abs_tol=1e-9)
        for alternative in point.alternatives:
            assert before.moves < alternative.move <= after.moves
            assert alternative.played != alternative.better
            assert alternative.reason.startswith("advice-")
            assert all(map(is_sound, alternative.chances))
            assert all(map(is_sound, alternative.glory))
    assert sizes == sorted(sizes, reverse=True)
    assert any(point.alternatives for point in found.turning_points)


# --- the draft ------------------------------------------------------------------------------------


@GAMES
def test_every_pick_of_every_draft_is_reviewed(players: int) -> None:
    found = analysed(players)
    assert len(found.draft) == players * 6 * 3
    assert any(pick.loss > 0 for pick in found.draft)
    for pick in found.draft:
        assert pick.loss >= 0
        assert (pick.taken == pick.preferred) == (pick.loss == 0)
        assert {pick.taken, pick.preferred} <= set(pick.seen)
        assert card_by_slug(pick.taken).age == pick.age
        assert len(pick.seen) >= 3
    first = [pick for pick in found.draft if (pick.age, pick.round) == (1, 1)]
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


@GAMES
def test_deal_and_choices_add_up_to_the_result(players: int) -> None:
    found = analysed(players)
    assert len(found.fortunes) == players
    for seat, fortune in enumerate(found.fortunes):
        assert fortune.clan == found.clans[seat]
        total = fortune.even + fortune.deal.value + fortune.choices.value
        assert isclose(total, fortune.result, abs_tol=1e-9)
        assert is_sound(fortune.deal)
        deals = [part.changes[seat].value for part in found.parts if part.kind == "deal"]
        assert len(deals) == 3
        assert isclose(sum(deals), fortune.deal.value, abs_tol=1e-9)


def test_what_cannot_be_told_apart_is_not_told() -> None:
    found = analysed(4)
    assert "own-and-others-undivided" in found.notes
    for fortune in found.fortunes:
        assert fortune.own_choices is None
        assert fortune.others_choices is None


# --- JSON -----------------------------------------------------------------------------------------


def test_the_json_has_everything_in_plain_types() -> None:
    found = analysed(2)
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
