"""The norn searches: she tries branches in worlds that may be, and mixes what others cannot see."""

from random import Random
from time import perf_counter

from fimbul.bots.jarl.tuned import TUNED
from fimbul.bots.norn.branches import Branches
from fimbul.bots.norn.choose import play_to_next_turn
from fimbul.bots.norn.clock import Clock
from fimbul.bots.norn.mixing import Mixture
from fimbul.bots.protocol import Budget
from fimbul.rules import apply, move_from_text, view
from tests.scenario import Scenario

# --- time -----------------------------------------------------------------------------------------


def test_the_budget_ends_the_search() -> None:
    few = Clock(Budget(simulations=3))
    assert [few.has_time() for _ in range(5)] == [True, True, True, False, False]
    begun = perf_counter()
    short = Clock(Budget(seconds=0.01))
    while short.has_time():
        assert perf_counter() - begun < 1.0


# --- branches -------------------------------------------------------------------------------------


def test_trials_correct_the_first_sight() -> None:
    branches = Branches([10, 20], [1.0, 0.0])
    assert branches.moves[branches.to_try()] == 10
    for _ in range(40):
        index = branches.to_try()
        branches.learn(index, 9.0 if branches.moves[index] == 20 else 0.0)
    scores = branches.scores()
    assert scores[20] > scores[10]


def test_branches_open_one_after_the_other() -> None:
    branches = Branches(list(range(10)), [float(-index) for index in range(10)])
    tried = set()
    for _ in range(20):
        index = branches.to_try()
        tried.add(index)
        branches.learn(index, 0.0)
    assert max(tried) < 5


def test_a_playout_ends_at_the_next_turn() -> None:
    game = Scenario().at("wolf", "gimle", "leader").at("raven", "horgr", warriors=1).start()
    state = game.state.copy()
    apply(state, 0, move_from_text("pillage gimle"))
    play_to_next_turn(state, 0, TUNED)
    assert view(state, 0).decision == "action"
    assert state.turn == 0


# --- mixing ---------------------------------------------------------------------------------------


def test_a_choice_that_is_never_right_is_never_played() -> None:
    mixture = Mixture([1, 2, 3])
    for number in range(50):
        mixture.learn([0.0, 1.0, 0.0] if number % 2 else [0.0, 0.0, 1.0])
    shares = mixture.average()
    assert shares[0] == 0.0
    assert 0.2 < shares[1] < 0.8
    assert {mixture.draw(Random(seed)) for seed in range(40)} == {2, 3}


def test_without_trials_all_are_equal() -> None:
    assert Mixture([1, 2]).average() == [0.5, 0.5]
