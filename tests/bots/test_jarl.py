"""The jarl looks ahead: it tries moves and their answers in possible worlds."""

from dataclasses import replace
from random import Random

from fimbul.bots import Jarl
from fimbul.bots.jarl.evaluate import position_worth
from fimbul.bots.jarl.look import after, pillage_chance, with_cards_of_others, worlds
from fimbul.bots.jarl.tuned import TUNED
from fimbul.bots.karl.opinions import SOUND
from fimbul.rules import move_from_text, next_seat, sample, view
from tests.bots.choices import chosen
from tests.scenario import Scenario


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
    chosen(Jarl, seen)
    assert seen.cells == cells


# --- looking ahead --------------------------------------------------------------------------------


def test_the_consequences_of_a_move_are_played_to_their_end() -> None:
    game = Scenario().at("wolf", "gimle", "leader").at("raven", "myrkulor", warriors=1).start()
    state = after(game.state, 0, move_from_text("pillage gimle"), SOUND)
    assert view(state, state.turn).decision == "action"
    assert state.turn == 1


def test_a_pillage_is_tried_in_possible_worlds() -> None:
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


def test_the_others_seal_their_cards_before_the_jarl_tries_its_own_P5() -> None:
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


# --- the worth of a position ----------------------------------------------------------------------


def worth(scenario: Scenario) -> float:
    """The worth of a position to the wolf."""
    return position_worth(view(scenario.start().state, 0), TUNED)


def test_glory_steps_figures_and_cards_are_worth_something() -> None:
    plain = worth(Scenario(age=2))
    assert worth(Scenario(age=2).glory("wolf", 5)) == plain + 5
    assert worth(Scenario(age=2).steps("wolf", rage=3)) > plain
    assert worth(Scenario(age=2).at("wolf", "gimle", "leader")) > plain
    assert worth(Scenario(age=2).hand("wolf", "tyrs-rage-2")) > plain


def test_gains_of_an_enemy_lower_the_worth() -> None:
    plain = worth(Scenario(age=2))
    assert worth(Scenario(age=2).glory("raven", 5)) < plain
    assert worth(Scenario(age=2).steps("raven", axes=4)) < plain


def test_more_envy_lowers_the_worth_of_an_enemys_glory() -> None:
    seen = view(Scenario().glory("raven", 9).start().state, 0)
    calm, jealous = replace(TUNED, envy=0.0), replace(TUNED, envy=1.0)
    assert position_worth(seen, jealous) < position_worth(seen, calm)
