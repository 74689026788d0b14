"""The stated cost of a move is the rage that is paid for it."""

from collections import Counter

import pytest
from hypothesis import given, settings

from fimbul.rules import Event, State, apply, legal, move_from_text
from fimbul.rules.costs import move_cost
from fimbul.rules.events import RAGE_CHANGED
from fimbul.rules.moves import PASS, VERB, VERB_NAMES
from tests.random_games import Play, owing, plays, states_by_decision
from tests.scenario import Game, Scenario


def paid(state: State, seat: int, move: int) -> int:
    """The rage that a seat pays first for a move, without rage lost at the end of a phase (X2)."""
    events: list[Event] = []
    after = state.copy()
    apply(after, seat, move, events)
    if not events or events[0].kind != RAGE_CHANGED or events[0].values[0] != seat:
        return 0
    is_lost = after.phase != state.phase and -events[0].values[1] == state.rage(seat)
    return 0 if is_lost and not move_cost(state, seat, move) else -events[0].values[1]


def check_costs(state: State) -> Counter[str]:
    met: Counter[str] = Counter()
    for seat in owing(state):
        for move in legal(state, seat):
            cost = move_cost(state, seat, move)
            assert 0 <= cost <= state.rage(seat)
            if move != PASS:
                assert paid(state, seat, move) == cost
            met[VERB_NAMES[VERB[move]]] += cost > 0
    return met


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_stated_cost_of_a_move_is_paid_A2(players: int) -> None:
    met: Counter[str] = Counter()
    for state in states_by_decision(players, 12):
        met += check_costs(state)
    assert {verb for verb, count in met.items() if count} >= {"invade", "march", "upgrade"}


@settings(max_examples=10)
@given(plays)
def test_a_move_costs_what_is_paid_in_any_game_A2(play: Play) -> None:
    for count, state in enumerate(play.positions()):
        if count % 4 == 0:
            check_costs(state)


def cost(game: Game, clan: str, text: str) -> int:
    assert game.can(clan, text)
    return move_cost(game.state, game.seat(clan), move_from_text(text))


@pytest.mark.card("experts-in-arms", "friggas-charm")
def test_upgrades_change_the_costs_of_figures_and_cards_I1_U1() -> None:
    game = Scenario().hand("wolf", "troll").start()
    assert cost(game, "wolf", "invade warrior gimle") == 1
    assert cost(game, "wolf", "invade leader gimle") == 0
    assert cost(game, "wolf", "upgrade troll monster-1") == 2
    dearer = Scenario().hand("wolf", "troll").upgrade("wolf", "experts-in-arms", "friggas-charm")
    game = dearer.start()
    assert cost(game, "wolf", "invade warrior gimle") == 2
    assert cost(game, "wolf", "upgrade troll monster-1") == 1


def test_an_invasion_after_an_upgrade_is_free_U3() -> None:
    game = Scenario().hand("wolf", "lokis-dragons").start()
    assert cost(game, "wolf", "invade ship fjord-ne") == 2
    game.do("wolf", "upgrade lokis-dragons ship")
    assert cost(game, "wolf", "invade ship fjord-ne") == 0


@pytest.mark.card("thors-domain")
def test_pillaging_at_once_costs_2_N4() -> None:
    game = Scenario(age=2).upgrade("wolf", "thors-domain").start()
    game.do("wolf", "invade leader gimle")
    assert cost(game, "wolf", "pillage gimle") == 2
    assert cost(game, "wolf", "decline") == 0


@pytest.mark.card("friggas-protection", "tyrs-prowess")
def test_protecting_a_figure_and_keeping_a_card_cost_1_X1_G8() -> None:
    game = (
        Scenario(2, age=2)
        .at("wolf", "gimle", warriors=2)
        .at("raven", "gimle", warriors=1)
        .upgrade("wolf", "tyrs-prowess")
        .upgrade("raven", "friggas-protection")
        .hand("wolf", "tyrs-crush-2")
        .start()
        .do("wolf", "pillage gimle")
        .fight(wolf="tyrs-crush-2")
        .nobody_adds()
    )
    assert cost(game, "raven", "spare warrior") == 1
    assert cost(game, "raven", "decline") == 0
    game.do("raven", "decline")
    assert cost(game, "wolf", "keep tyrs-crush-2") == 1
    assert cost(game, "wolf", "decline") == 0
