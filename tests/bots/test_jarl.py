"""The jarl looks ahead: it tries what others can answer in worlds that may be."""

from dataclasses import replace
from random import Random

import pytest

from fimbul.bots import Jarl, Thrall, decision_of
from fimbul.bots.jarl.evaluate import position_worth
from fimbul.bots.jarl.look import after, pillage_chance, with_cards_of_others, worlds
from fimbul.bots.jarl.tuned import TUNED
from fimbul.bots.karl.opinions import SOUND
from fimbul.bots.protocol import Budget
from fimbul.rules import (
    apply,
    draw_setup,
    move_from_text,
    move_text,
    new_game,
    next_seat,
    sample,
    view,
)
from tests.random_games import Play
from tests.scenario import Game, Scenario

BUDGET = Budget(simulations=1)


def choice(game: Game, clan: str, seed: int = 0) -> str:
    """What the jarl does for a clan."""
    seen = view(game.state, game.seat(clan))
    return move_text(Jarl(Random(seed)).choose(seen, decision_of(seen), BUDGET))


# --- fairness -------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4])
def test_it_plays_the_same_in_every_world_that_looks_the_same(players: int) -> None:
    rng = Random(7)
    for number, state in enumerate(Play(players=players, seed=players, is_lively=True).positions()):
        seat = next_seat(state)
        if seat < 0 or number % 5:
            continue
        seen = view(state, seat)
        move = Jarl(Random(number)).choose(seen, decision_of(seen), BUDGET)
        assert move in seen.options
        other = view(sample(seen, rng), seat)
        assert Jarl(Random(number)).choose(other, decision_of(other), BUDGET) == move


def test_looking_ahead_changes_neither_the_view_nor_the_worlds() -> None:
    game = (
        Scenario()
        .at("wolf", "gimle", "leader")
        .at("raven", "gimle", warriors=2)
        .hand("wolf", "tyrs-smite-1")
        .start()
    )
    seen = view(game.state, 0)
    cells, found = seen.cells[:], sample(seen, Random(1))
    kept = found.copy()
    after(found, 0, move_from_text("pillage gimle"), SOUND)
    assert found == kept
    Jarl(Random(1)).choose(seen, decision_of(seen), BUDGET)
    assert seen.cells == cells


# --- looking ahead --------------------------------------------------------------------------------


def test_what_follows_a_move_is_played_to_its_end() -> None:
    game = Scenario().at("wolf", "gimle", "leader").at("raven", "myrkulor", warriors=1).start()
    state = after(game.state, 0, move_from_text("pillage gimle"), SOUND)
    assert view(state, state.turn).decision == "action"
    assert state.turn == 1


def test_a_pillage_is_tried_in_worlds_that_may_be() -> None:
    def chance(raven_warriors: int, *wolf_hand: str) -> float:
        game = (
            Scenario()
            .at("wolf", "gimle", "leader")
            .at("raven", "gimle", warriors=raven_warriors)
            .hand("wolf", *wolf_hand)
            .start()
        )
        found = worlds(view(game.state, 0), 3, Random(1))
        return pillage_chance(found, 0, move_from_text("pillage gimle"), SOUND)

    assert chance(1, "tyrs-smite-1") == 1.0  # 8 against 1 and a card of at most 4
    assert chance(4) == 0.0  # 3 and no card against 4


def test_the_cards_of_the_others_are_sealed_before_ones_own_is_tried_P5() -> None:
    game = (
        Scenario()
        .at("wolf", "gimle", "leader")
        .at("raven", "gimle", warriors=2)
        .hand("wolf", "tyrs-smite-1")
        .hand("raven", "tyrs-crush-1")
        .start()
    )
    game.do("wolf", "pillage gimle").nobody_joins()
    state = with_cards_of_others(game.state, game.seat("wolf"), SOUND)
    assert next_seat(state) == game.seat("wolf")
    assert next_seat(game.state) == game.seat("wolf")
    assert state.sealed != game.state.sealed


# --- what a position is worth ---------------------------------------------------------------------


def worth(scenario: Scenario) -> float:
    """What a position is worth to the wolf."""
    return position_worth(view(scenario.start().state, 0), TUNED)


def test_more_of_what_counts_is_worth_more() -> None:
    plain = worth(Scenario(age=2))
    assert worth(Scenario(age=2).glory("wolf", 5)) == plain + 5
    assert worth(Scenario(age=2).steps("wolf", rage=3)) > plain
    assert worth(Scenario(age=2).at("wolf", "gimle", "leader")) > plain
    assert worth(Scenario(age=2).hand("wolf", "tyrs-rage-2")) > plain


def test_what_enemies_have_is_worth_less() -> None:
    plain = worth(Scenario(age=2))
    assert worth(Scenario(age=2).glory("raven", 5)) < plain
    assert worth(Scenario(age=2).steps("raven", axes=4)) < plain


def test_envy_is_an_opinion() -> None:
    seen = view(Scenario().glory("raven", 9).start().state, 0)
    calm, jealous = replace(TUNED, envy=0.0), replace(TUNED, envy=1.0)
    assert position_worth(seen, jealous) < position_worth(seen, calm)


# --- battle ---------------------------------------------------------------------------------------


def test_it_pillages_an_undefended_province() -> None:
    game = Scenario().at("wolf", "gimle", "leader").start()
    assert choice(game, "wolf") == "pillage gimle"


def test_it_joins_a_battle_that_it_can_win() -> None:
    game = (
        Scenario()
        .at("wolf", "gimle", warriors=1)
        .at("raven", "myrkulor", "leader")
        .token("myrkulor", "horns")
        .hand("raven", "tyrs-smite-1")
        .start()
    )
    game.do("wolf", "pillage gimle")
    assert choice(game, "raven") == "join leader myrkulor"


def test_it_stays_away_from_a_battle_that_it_cannot_win() -> None:
    game = (
        Scenario()
        .at("wolf", "gimle", "leader", warriors=2)
        .at("raven", "myrkulor", warriors=2)
        .start()
    )
    game.do("wolf", "pillage gimle")
    assert choice(game, "raven") == "pass"


def test_it_plays_the_card_that_decides_P8() -> None:
    game = (
        Scenario()
        .at("wolf", "gimle", "leader")
        .at("raven", "gimle", warriors=4)
        .hand("wolf", "tyrs-smite-1", "troll")
        .start()
    )
    game.do("wolf", "pillage gimle").nobody_joins()
    assert choice(game, "wolf") == "card tyrs-smite-1"


# --- strength -------------------------------------------------------------------------------------


def test_it_wins_more_than_its_share() -> None:
    wins = 0.0
    games = 8
    for game in range(games):
        own = game % 4
        state = new_game(draw_setup(Random(2000 + game // 4), 4))
        bots = [Jarl(Random(s)) if s == own else Thrall(Random(s)) for s in range(4)]
        while (seat := next_seat(state)) >= 0:
            seen = view(state, seat)
            apply(state, seat, bots[seat].choose(seen, decision_of(seen), BUDGET))
        winners = state.winners()
        wins += (own in winners) / len(winners)
    assert wins / games >= 0.35
