"""A contest is fair, has the same result everywhere, and survives bad bots."""

from __future__ import annotations

import multiprocessing
from dataclasses import replace
from pathlib import Path
from statistics import fmean

import pytest

from fimbul.arena import (
    Contest,
    MalformedSeries,
    MissingEngine,
    limit_for,
    play_contest,
    ratings,
    standings,
)
from fimbul.arena.engine import RAY
from fimbul.arena.ladder import climb
from fimbul.arena.options import WHOLE_WIN
from fimbul.arena.playing import play_games
from fimbul.arena.table import CRASH, OUT, TIMEOUT
from fimbul.bots import Budget, UnknownBot
from fimbul.rules import SOURCE_NAMES

BAD_BOTS = Path(__file__).with_name("bad_bots.py")
BUDGET = Budget(simulations=1)


def bad(name: str) -> str:
    return f"{BAD_BOTS}:{name}"


# --- fair -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_deal_is_played_from_every_seat(players: int) -> None:
    contest = Contest(("random",) * players, games=10)
    assert contest.all_games >= 10
    assert contest.all_games % players == 0
    for deal in range(contest.deals):
        games = [game for game in range(contest.all_games) if contest.deal_of(game) == deal]
        assert len(games) == players
        assert len({contest.setup(game).packs for game in games}) == 1
        for index in range(players):
            assert {contest.seats(game)[index] for game in games} == set(range(players))
    assert len({contest.setup(game).packs for game in range(contest.all_games)}) == contest.deals


def test_every_game_has_its_own_random_numbers() -> None:
    contest = Contest(("random",) * 4, games=8)
    draws = [contest.rng(game, index).random() for game in range(8) for index in range(4)]
    draws += [contest.chance(game).random() for game in range(8)]
    assert len(set(draws)) == len(draws)


# --- the same everywhere --------------------------------------------------------------------------


def test_the_number_of_workers_changes_nothing() -> None:
    contest = Contest(("thrall", "random", "random"), games=9, seed=5)
    done: list[int] = []
    alone = play_contest(contest, on_progress=done.append)
    assert sum(done) == 9
    assert play_contest(contest, workers=2) == alone
    assert [outcome.game for outcome in alone] == list(range(9))


def test_a_game_depends_only_on_its_own_number() -> None:
    contest = Contest(("thrall", "random"), games=6, seed=5)
    parts = [play_games(contest, *batch) for batch in ((4, 2), (0, 1), (1, 3))]
    found = sorted((o for part in parts for o in part), key=lambda outcome: outcome.game)
    assert found == play_contest(contest)


def test_another_seed_gives_another_contest() -> None:
    sums = [play_contest(Contest(("random",) * 2, 2, seed))[0].checksum for seed in (1, 2)]
    assert sums[0] != sums[1]


def test_a_missing_engine_raises_a_typed_error(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(__import__("sys").modules, "ray", None)
    with pytest.raises(MissingEngine):
        play_contest(Contest(("random", "random"), games=2), engine=RAY)


# --- results --------------------------------------------------------------------------------------


def test_the_numbers_of_a_game_agree() -> None:
    for outcome in play_contest(Contest(("thrall", "random", "random", "random"), games=8)):
        assert sum(outcome.wins) == WHOLE_WIN
        best = max(outcome.glory)
        assert all(outcome.glory[i] == best for i, wins in enumerate(outcome.wins) if wins)
        assert tuple(map(sum, outcome.sources)) == outcome.glory
        assert all(len(found) == len(SOURCE_NAMES) for found in outcome.sources)
        assert tuple(clock.count for clock in outcome.clocks) == outcome.decisions
        assert min(outcome.decisions) > 18


def test_two_equal_bots_come_out_even() -> None:
    contest = Contest(("random", bad("First"), "random"), games=300, seed=11)
    # One bot holds two seats of three; its share is per seat.
    found = {standing.bot: standing for standing in standings(contest, play_contest(contest))}
    assert sum(s.win_share * s.seats for s in found.values()) == pytest.approx(1)
    twins = Contest(("random", f"{BAD_BOTS.with_name('twin.py')}:Twin"), games=400, seed=12)
    first, second = standings(twins, play_contest(twins))
    for standing in (first, second):
        low, high = standing.interval
        assert low < 0.5 < high
        assert high - low < 0.13


def test_a_stronger_bot_stands_out() -> None:
    contest = Contest(("thrall", "random", "random", "random"), games=40, seed=3)
    outcomes = play_contest(contest)
    thrall, random = standings(contest, outcomes)
    assert (thrall.seats, random.seats) == (1, 3)
    assert thrall.interval[0] > 0.5
    assert random.win_share < 0.25
    assert thrall.glory > random.glory
    assert sum(thrall.sources.values()) == pytest.approx(thrall.glory)
    rated = ratings([(contest.bots, outcomes)])
    assert rated is not None
    assert rated["thrall"].ordinal > rated["random"].mu


def test_a_bot_that_plays_itself_comes_out_exactly_even() -> None:
    contest = Contest(("random",) * 4, games=8)
    (alone,) = standings(contest, play_contest(contest))
    assert (alone.win_share, alone.interval) == (0.25, (0.25, 0.25))


def test_ratings_of_equal_bots_do_not_move() -> None:
    contest = Contest(("random",) * 3, games=30)
    rated = ratings([(contest.bots, play_contest(contest))])
    assert rated is not None
    assert rated["random"].mu == pytest.approx(25, abs=0.5)


def test_there_are_no_ratings_without_openskill(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(__import__("sys").modules, "openskill.models", None)
    assert ratings([]) is None


# --- the ladder -----------------------------------------------------------------------------------


def test_on_the_ladder_every_bot_meets_every_other() -> None:
    rungs = climb(Contest(("random", "thrall", bad("First")), 4, 1, BUDGET))
    assert [rung.players for rung in rungs] == [2, 3, 4]
    for rung in rungs:
        for bot in rung.bots:
            for other in rung.bots:
                found = rung.against(bot, other)
                if bot == other:
                    assert found is None
                else:
                    assert found is not None
                    assert found.bot == bot
        assert rung.ratings is not None
        assert max(rung.ratings, key=lambda bot: rung.ratings[bot].mu) == "thrall"  # type: ignore[index]


# --- bad bots -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "fault"),
    [
        ("Raises", "RuntimeError: I cannot draft"),
        ("Leaves", "SystemExit: enough"),
        ("Cheats", "chose "),
        ("Confused", "chose 'pass'"),
        ("Unborn", "ValueError: no"),
    ],
)
def test_a_bot_that_fails_forfeits_only_that_decision(name: str, fault: str) -> None:
    contest = Contest((bad(name), "random"), games=4, seed=2)
    outcomes = play_contest(contest)
    assert outcomes == play_contest(contest)
    failing, random = standings(contest, outcomes)
    assert failing.forfeits > 0 == random.forfeits
    assert (failing.forfeits < failing.decisions) == (name == "Raises")
    assert failing.faults[0][0].what.startswith(fault)
    assert sum(count for _, count in failing.faults) == failing.forfeits


def test_a_bot_that_changes_its_view_changes_nothing_else(
    capsys: pytest.CaptureFixture[str],
) -> None:
    vandal = play_contest(Contest((bad("Vandal"), "random"), games=2))
    first = play_contest(Contest((bad("First"), "random"), games=2))
    assert vandal == first
    assert capsys.readouterr().out == ""


# --- bots that never answer -----------------------------------------------------------------------
SHORT = 0.4


@pytest.mark.parametrize(
    ("name", "fault"),
    [("Loops", TIMEOUT), ("Sleeps", TIMEOUT), ("Counts", TIMEOUT), ("Dies", CRASH)],
)
def test_only_a_bot_that_never_answers_is_out_of_the_game(name: str, fault: str) -> None:
    contest = Contest((bad(name), "random"), games=4, seed=2, limit=SHORT)
    outcomes = play_contest(contest, workers=2)
    # On the other seat it plays as ``First`` does, and the outcome must be the same.
    decent = play_contest(Contest((bad("First"), "random"), games=4, seed=2))
    for outcome, other in zip(outcomes, decent, strict=True):
        if contest.seats(outcome.game)[0] == 1:
            assert outcome == other
            continue
        faults = [forfeit.fault.what for forfeit in outcome.forfeits]
        assert {forfeit.index for forfeit in outcome.forfeits} == {0}
        assert faults == [fault] + [OUT] * (len(faults) - 1)
        assert 10 < len(faults) < outcome.decisions[0]
        assert outcome.clocks[0].count == outcome.decisions[0] - len(faults)
        assert sum(outcome.wins) == WHOLE_WIN


def test_several_bots_may_be_out_of_one_game() -> None:
    contest = Contest((bad("Sleeps"), bad("Raises"), bad("Dies")), games=3, seed=4, limit=SHORT)
    outcomes = play_contest(contest)
    assert outcomes == play_contest(contest, workers=2)
    for outcome in outcomes:
        faults = {forfeit.index: forfeit.fault.what for forfeit in reversed(outcome.forfeits)}
        first = contest.seats(outcome.game).index(0)
        assert (faults.get(0) == TIMEOUT) == (first == 0)
        assert faults[1] == "RuntimeError: I cannot draft"
        assert (faults.get(2) == CRASH) == (first == 2)


def test_a_slow_bot_that_answers_is_waited_for() -> None:
    contest = Contest((bad("Slow"), "random"), games=2, seed=2, limit=SHORT)
    outcomes = play_contest(contest)
    assert outcomes == play_contest(Contest((bad("First"), "random"), games=2, seed=2))
    assert max(outcome.clocks[0].total for outcome in outcomes) > SHORT * 1e9 / 2


def test_a_limit_changes_nothing_for_bots_that_answer() -> None:
    contest = Contest(("thrall", "random", "random"), games=9, seed=5)
    done: list[int] = []
    watched = play_contest(replace(contest, limit=60.0), 2, on_progress=done.append)
    assert watched == play_contest(contest)
    assert sum(done) == 9


def test_the_limit_is_much_longer_than_the_budget() -> None:
    assert limit_for(Budget(seconds=0.2)) == limit_for(Budget(simulations=9)) == 60.0
    assert limit_for(Budget(seconds=30.0)) == 300.0


def test_no_process_is_left_behind() -> None:
    contest = Contest(("random", bad("Counts")), games=2, limit=60.0)
    of_other_tests = multiprocessing.active_children()

    def give_up(done: int) -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        play_contest(contest, workers=2, on_progress=give_up)
    assert set(multiprocessing.active_children()) <= set(of_other_tests)


# --- Ray ------------------------------------------------------------------------------------------


@pytest.mark.timeout(1_200)  # beside busy processes, Ray alone takes minutes to start
@pytest.mark.filterwarnings("ignore")
def test_ray_changes_nothing_and_the_limit_holds_there_too(monkeypatch: pytest.MonkeyPatch) -> None:
    """Both are in one test because Ray takes long to start."""
    ray = pytest.importorskip("ray", reason="Ray is not installed")
    shut_down = ray.shutdown
    ends: list[bool] = []
    monkeypatch.setattr(ray, "shutdown", lambda: ends.append(ray.is_initialized()))
    try:
        contest = Contest(("thrall", "random"), games=4, seed=6)
        assert play_contest(contest, workers=2, engine=RAY) == play_contest(contest)
        assert ends == [True], "the code that starts Ray stops it"
        contest = Contest((bad("Counts"), "random"), games=4, seed=2, limit=SHORT)
        found = play_contest(contest, workers=2, engine=RAY)
        assert ends == [True], "and nobody else does"
    finally:
        shut_down()
    assert not ray.is_initialized()
    assert found == play_contest(contest)
    assert any(forfeit.fault.what == TIMEOUT for outcome in found for forfeit in outcome.forfeits)


# --- mistakes -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("contest", "code"),
    [
        (Contest(("random",)), "bad-players"),
        (Contest(("random",) * 5), "bad-players"),
        (Contest(("random",) * 2, games=0), "bad-games"),
        (Contest(("random",) * 2, seed=-1), "bad-seed"),
        (Contest(("random",) * 2, edition=2), "bad-edition"),
        (Contest(("random",) * 2, limit=0.0), "bad-limit"),
    ],
)
def test_a_malformed_contest_raises_a_typed_error(contest: Contest, code: str) -> None:
    with pytest.raises(MalformedSeries) as caught:
        play_contest(contest)
    assert caught.value.code == code


def test_an_unknown_bot_raises_a_typed_error() -> None:
    with pytest.raises(UnknownBot):
        play_contest(Contest(("random", "berserk")))


def test_the_means_of_a_contest_are_those_of_its_games() -> None:
    contest = Contest(("thrall", "random"), games=10)
    outcomes = play_contest(contest)
    thrall = standings(contest, outcomes)[0]
    assert thrall.win_share == pytest.approx(fmean(o.wins[0] / WHOLE_WIN for o in outcomes))
    assert thrall.glory == pytest.approx(fmean(o.glory[0] for o in outcomes))
