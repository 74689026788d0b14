"""Helpers for tests of bots: the move that a bot chooses, and how often it wins."""

from random import Random

from fimbul.bots import BotClass, Budget, decision_of
from fimbul.rules import View, apply, draw_setup, move_text, new_game, next_seat, view
from tests.scenario import Game

BUDGET = Budget(simulations=48)
"""A small budget, with the same result on every machine."""


def chosen(makes: BotClass, seen: View, seed: int = 0) -> int:
    """The move that a new bot of this class chooses, with an rng of this seed."""
    return makes(Random(seed)).choose(seen, decision_of(seen), BUDGET)


def choice(makes: BotClass, game: Game, clan: str, seed: int = 0) -> str:
    """The text of the move that a new bot of this class chooses for a clan."""
    return move_text(chosen(makes, view(game.state, game.seat(clan)), seed))


def win_share(makes: BotClass, other: BotClass, games: int, seed: int) -> float:
    """The win share of one bot against three others; each deal is played from every seat."""
    wins = 0.0
    for game in range(games):
        own = game % 4
        state = new_game(draw_setup(Random(seed + game // 4), 4))
        bots = [(makes if seat == own else other)(Random(seat)) for seat in range(4)]
        while (seat := next_seat(state)) >= 0:
            seen = view(state, seat)
            apply(state, seat, bots[seat].choose(seen, decision_of(seen), BUDGET))
        winners = state.winners()
        wins += (own in winners) / len(winners)
    return wins / games
