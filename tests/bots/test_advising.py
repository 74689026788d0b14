"""Advice from the view alone is about right, and every move has a reason."""

from random import Random
from statistics import fmean

import pytest

from fimbul.bots import USUAL_BUDGET, Thrall, decision_of
from fimbul.bots.advising import advice_on, expected_glory, expected_win, reason_for
from fimbul.rules import View, apply, draw_setup, move_from_text, new_game, next_seat, view
from tests.random_games import Play
from tests.scenario import Scenario


def played(seed: int, players: int) -> tuple[list[View], list[int], tuple[int, ...]]:
    """Every tenth view of a game of thralls, its final glory and its winners."""
    state = new_game(draw_setup(Random(seed), players))
    bots = [Thrall(Random(f"{seed}:{seat}")) for seat in range(players)]
    seen = []
    while (seat := next_seat(state)) >= 0:
        seen.append(view(state, seat))
        move = bots[seat].choose(seen[-1], decision_of(seen[-1]), USUAL_BUDGET)
        apply(state, seat, move)
    return seen[::10], [state.glory(seat) for seat in range(players)], state.winners()


def test_glory_and_chances_are_about_right_among_thralls() -> None:
    errors, misses, even = [], [], []
    for seed in range(18):
        players = 2 + seed % 3
        seen, glory, winners = played(seed, players)
        for look in seen:
            won = (look.seat in winners) / len(winners)
            errors.append(glory[look.seat] - expected_glory(look, look.seat))
            if look.age == 3:
                misses.append((expected_win(look, look.seat) - won) ** 2)
                even.append((1 / players - won) ** 2)
    assert abs(fmean(errors)) < 12
    # In the last age much is known, so even chances would be a much worse guess.
    assert fmean(misses) < 0.85 * fmean(even)


def test_the_chances_of_all_seats_add_up_to_one() -> None:
    for look in played(30, 4)[0]:
        assert sum(expected_win(look, seat) for seat in range(4)) == pytest.approx(1)


def test_more_glory_gives_a_better_chance() -> None:
    look = played(31, 3)[0][5]
    chances = [advice_on(look, look.options[0], change).win_chance for change in (-9, 0, 9)]
    assert chances == sorted(set(chances))


def test_every_option_of_many_games_has_a_reason() -> None:
    kinds = set()
    for seed in range(6):
        for state in Play(players=2 + seed % 3, seed=seed, is_lively=True).positions():
            if (seat := next_seat(state)) >= 0:
                look = view(state, seat)
                kinds |= {reason_for(look, move)[0] for move in look.options}
    assert len(kinds) > 20


def test_a_reason_names_the_strengths_in_the_province() -> None:
    game = (
        Scenario()
        .at("wolf", "gimle", "leader", warriors=1)
        .at("raven", "gimle", warriors=1)
        .at("wolf", "horgr", warriors=1)
        .start()
    )
    look = view(game.state, game.seat("wolf"))
    reason = reason_for(look, move_from_text("pillage gimle"))
    assert reason == ("advice-pillage-stronger", {"province": "gimle", "own": 4, "enemy": 1})
    alone = reason_for(look, move_from_text("pillage horgr"))
    assert alone == ("advice-pillage-alone", {"province": "horgr"})
