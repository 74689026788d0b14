"""The norn searches: she tries branches in possible worlds, and mixes her hidden choices."""

from dataclasses import replace
from random import Random
from time import perf_counter

import pytest

from fimbul.bots import USUAL_BUDGET, Budget, Karl, Norn, decision_of
from fimbul.bots.jarl.tuned import TUNED
from fimbul.bots.norn.clock import SAFETY, Clock
from fimbul.bots.norn.evaluate import worth_at_rest
from fimbul.bots.norn.manner import USUAL
from fimbul.bots.norn.mixing import Mixture
from fimbul.bots.norn.node import Node
from fimbul.bots.norn.prospects import UPGRADES
from fimbul.bots.norn.search import Search
from fimbul.rules import (
    View,
    apply,
    draw_setup,
    move_from_text,
    move_text,
    new_game,
    next_seat,
    sample,
    view,
)
from fimbul.rules.cards import card_by_slug
from fimbul.rules.cells import BASE, GLORY
from tests.bots.choices import chosen
from tests.random_games import Play
from tests.scenario import Game, Scenario

# --- time -----------------------------------------------------------------------------------------


def test_the_budget_ends_the_search() -> None:
    few = Clock(Budget(simulations=3))
    assert [few.has_time() for _ in range(5)] == [True, True, True, False, False]
    begun = perf_counter()
    short = Clock(Budget(seconds=0.01))
    while short.has_time():
        pass
    assert perf_counter() - begun >= 0.01 * SAFETY


def test_a_part_of_a_clock_leaves_the_rest() -> None:
    whole = Clock(Budget(simulations=10))
    part = whole.first(0.7)
    assert [sum(iter(clock.has_time, False)) for clock in (part, whole)] == [7, 3]


def test_without_a_budget_the_search_ends_too() -> None:
    clock = Clock(Budget())
    trials = 0
    while clock.has_time():
        trials += 1
    assert 100 < trials < 10_000


# --- nodes ----------------------------------------------------------------------------------------


def node_of(*sights: float) -> Node:
    """A node whose moves 0, 1 and so on have these first estimates."""
    node = Node()
    node.meet(range(len(sights)), sights)
    return node


def test_trials_correct_the_first_estimate() -> None:
    node = node_of(1.0, 0.0)
    assert node.to_try([0, 1], 2, USUAL).move == 0
    for _ in range(40):
        branch = node.to_try([0, 1], 2, USUAL)
        node.learn(branch, 9.0 if branch.move == 1 else 0.0)
    first, second = node.worths(USUAL)
    assert [branch.move for branch in node.branches] == [0, 1]
    assert second > first


def test_branches_open_one_after_the_other() -> None:
    game = turn_of_wolf()
    seen = view(game.state, game.seat("wolf"))

    def opened(trials: int) -> int:
        return sum(branch.trials > 0 for branch in search_of(seen, trials).root.branches)

    assert opened(10) <= USUAL.width < opened(60) <= USUAL.width + 60 // USUAL.trials_to_widen


def test_only_moves_that_a_world_allows_are_tried_in_it() -> None:
    node = node_of(5.0, 1.0, 0.0)
    assert node.to_try([1, 2], 2, USUAL).move == 1
    assert not node.knows([1, 3])
    node.meet([1, 3], [0.0, 4.0])
    assert node.knows([1, 3])
    assert node.to_try([1, 3], 1, USUAL).move == 3


def test_a_clear_lead_ends_the_search_and_a_small_one_does_not() -> None:
    def decided(lead: float) -> bool:
        node = node_of(0.0, 0.0)
        rng = Random(1)
        for number in range(80):
            branch = node.branches[number % 2]
            node.learn(branch, 10.0 * rng.random() + lead * branch.move)
        return node.is_decided(USUAL)

    assert decided(20.0)
    assert not decided(0.5)


# --- the search -----------------------------------------------------------------------------------


def search_of(seen: View, trials: int, seed: int = 0) -> Search:
    search = Search(seen, [0.0] * len(seen.options), TUNED, USUAL, Random(seed))
    for _ in search.trials(Clock(Budget(simulations=trials))):
        pass
    return search


def turn_of_wolf() -> Game:
    return (
        Scenario()
        .at("wolf", "gimle", "leader", warriors=1)
        .at("raven", "horgr", "leader")
        .hand("wolf", "tyrs-smite-1", "alfheim-1", "troll")
        .hand("raven", "tyrs-bash", "thors-hammer")
        .start()
    )


def test_a_trial_ends_with_the_age() -> None:
    game = turn_of_wolf()
    seen = view(game.state, game.seat("wolf"))
    search = Search(seen, [0.0] * len(seen.options), TUNED, USUAL, Random(0))
    tried = list(search.trials(Clock(Budget(simulations=5))))
    assert len(tried) == search.root.trials == 5
    for move, world in tried:
        assert move in seen.options
        assert (world.age, world.phase) == (2, "draft")


def test_a_deeper_node_tries_other_branches_only_after_many_trials() -> None:
    game = turn_of_wolf()
    seen = view(game.state, game.seat("wolf"))

    def most_tried(node: Node) -> int:
        """The most branches tried in a node below this one."""
        return max(
            (
                max(sum(branch.trials > 0 for branch in child.branches), most_tried(child))
                for child in node.children.values()
            ),
            default=0,
        )

    assert most_tried(search_of(seen, 20).root) == 1
    assert most_tried(search_of(seen, 400).root) > 1


def test_a_search_does_not_use_hidden_cards() -> None:
    game = turn_of_wolf()
    seen = view(game.state, game.seat("wolf"))
    same = view(sample(seen, Random(9)), seen.seat)
    assert search_of(seen, 40).ranked() == search_of(same, 40).ranked()


def test_the_last_age_is_played_for_the_victory_E2() -> None:
    """Ten glory beyond a safe lead are worth less than the glory that decides."""

    def worth(glory: int) -> float:
        *_, state = Play(players=2, seed=1).positions()
        assert state.is_over
        state.cells[BASE[0] + GLORY] = state.glory(1) + glory
        return worth_at_rest(state, 0, replace(USUAL, margin=0.5))

    assert worth(1) - worth(-1) > 10 * (worth(30) - worth(20))
    assert worth(30) == pytest.approx(USUAL.victory, rel=0.01)


def lead(scenario: Scenario) -> float:
    """The worth of the start of age 2 to the wolf."""
    game = scenario.new_age()
    assert game.kind == "draft"
    return worth_at_rest(game.state, game.seat("wolf"), USUAL)


def test_before_the_last_age_she_plays_for_the_lead() -> None:
    even = lead(Scenario(age=2))
    ahead = lead(Scenario(age=2).glory("wolf", 10))
    behind = lead(Scenario(age=2).glory("raven", 10))
    assert ahead - even == pytest.approx(10.0)
    assert even - 10.0 <= behind < even


@pytest.mark.parametrize(
    "better",
    [
        Scenario(age=2).steps("wolf", horns=2),
        Scenario(age=2).upgrade("wolf", "lokis-blessing"),
        Scenario(age=2).at("wolf", "gimle", warriors=2),
        Scenario(age=2).hand("wolf", "tyrs-smite-1"),
    ],
)
def test_gains_that_outlast_the_age_are_worth_something(better: Scenario) -> None:
    assert lead(better) > lead(Scenario(age=2))


def test_only_upgrades_of_earlier_ages_have_a_price() -> None:
    for age, prices in enumerate(UPGRADES, start=2):
        for slug in prices:
            found = card_by_slug(slug)
            assert found.is_upgrade
            assert found.age < age


# --- mixing ---------------------------------------------------------------------------------------


def test_a_choice_that_is_never_the_best_is_never_played() -> None:
    mixture = Mixture([1, 2, 3])
    for number in range(50):
        mixture.learn([0.0, 1.0, 0.0] if number % 2 else [0.0, 0.0, 1.0])
    shares = mixture.shares()
    assert shares[0] == 0.0
    assert 0.2 < shares[1] < 0.8
    assert {mixture.draw(Random(seed)) for seed in range(40)} == {2, 3}


def test_without_trials_all_choices_have_equal_shares() -> None:
    assert Mixture([1, 2]).shares() == [0.5, 0.5]


def test_she_mixes_cards_that_serve_equally_P5() -> None:
    """She plays now one, now another of the cards that would win."""
    game = (
        Scenario()
        .at("wolf", "gimle", warriors=2)
        .at("raven", "gimle", warriors=2)
        .hand("wolf", "tyrs-smite-1", "thors-hammer", "tyrs-crush-1")
        .hand("raven", "tyrs-smite-1", "tyrs-bash")
        .start()
    )
    game.do("wolf", "pillage gimle").nobody_joins()
    seen = view(game.state, game.seat("wolf"))
    played = {move_text(chosen(Norn, seen, seed)) for seed in range(12)}
    assert len(played) > 1


# --- advice ---------------------------------------------------------------------------------------


def test_advice_comes_from_the_trials() -> None:
    """A pillage that nobody can stop is worth more glory than passing."""
    game = Scenario().at("wolf", "gimle", "leader").at("raven", "horgr", warriors=1).start()
    seen = view(game.state, game.seat("wolf"))
    budget = Budget(simulations=60)
    found = Norn(Random(0)).advise(seen, decision_of(seen), budget)
    by_move = {advice.move: advice for advice in found}
    assert set(by_move) == set(seen.options)
    best, worst = by_move[move_from_text("pillage gimle")], by_move[move_from_text("pass")]
    assert best is found[0]
    assert best.glory > worst.glory
    assert best.win_chance >= worst.win_chance


def test_advice_tells_a_move_that_gives_much_away_from_one_that_is_about_as_good() -> None:
    """Passing with all rage left looks so bad that the search for the best move never tries it."""
    state, karl = new_game(draw_setup(Random(5), 3)), Karl(Random(5))
    while state.phase == "draft":
        seat = next_seat(state)
        seen = view(state, seat)
        apply(state, seat, karl.choose(seen, decision_of(seen), USUAL_BUDGET))
    seen = view(state, next_seat(state))
    found = Norn(Random(0)).advise(seen, decision_of(seen), Budget(simulations=200))
    glory = {move_text(advice.move): advice.glory for advice in found}
    assert glory["pass"] < found[0].glory - 3
    assert [advice.glory for advice in found] == sorted(glory.values(), reverse=True)
