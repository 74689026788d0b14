"""The norn searches: she tries branches in worlds that may be, and mixes what others cannot see."""

from random import Random
from time import perf_counter

import pytest

from fimbul.bots import decision_of
from fimbul.bots.jarl.tuned import TUNED
from fimbul.bots.norn import Norn
from fimbul.bots.norn.branches import Branches
from fimbul.bots.norn.choose import play_to_next_turn
from fimbul.bots.norn.clock import Clock
from fimbul.bots.norn.mixing import Mixture
from fimbul.bots.protocol import Budget
from fimbul.rules import apply, move_from_text, move_text, next_seat, sample, view
from tests.random_games import Play
from tests.scenario import Game, Scenario

FEW = Budget(simulations=12)


def choice(game: Game, clan: str, seed: int = 0) -> str:
    """What the norn does for a clan."""
    seen = view(game.state, game.seat(clan))
    return move_text(Norn(Random(seed)).choose(seen, decision_of(seen), FEW))


# --- fairness and time ----------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 4])
def test_she_plays_the_same_in_every_world_that_looks_the_same(players: int) -> None:
    rng = Random(7)
    budget = Budget(simulations=4)
    for number, state in enumerate(Play(players=players, seed=players, is_lively=True).positions()):
        seat = next_seat(state)
        if seat < 0 or number % 7:
            continue
        seen = view(state, seat)
        move = Norn(Random(number)).choose(seen, decision_of(seen), budget)
        assert move in seen.options
        other = view(sample(seen, rng), seat)
        assert Norn(Random(number)).choose(other, decision_of(other), budget) == move


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


# --- positions ------------------------------------------------------------------------------------


def test_she_pillages_an_undefended_province() -> None:
    game = Scenario().at("wolf", "gimle", "leader").start()
    assert choice(game, "wolf") == "pillage gimle"


def test_she_stays_away_from_a_battle_that_she_cannot_win() -> None:
    game = (
        Scenario()
        .at("wolf", "gimle", "leader", warriors=2)
        .at("raven", "myrkulor", warriors=2)
        .start()
    )
    game.do("wolf", "pillage gimle")
    assert choice(game, "raven") == "pass"


def test_she_plays_the_card_that_decides_P8() -> None:
    game = (
        Scenario()
        .at("wolf", "gimle", "leader")
        .at("raven", "gimle", warriors=4)
        .hand("wolf", "tyrs-smite-1", "troll")
        .start()
    )
    game.do("wolf", "pillage gimle").nobody_joins()
    assert choice(game, "wolf") == "card tyrs-smite-1"
