"""Finished games to analyse, played by quick bots."""

from __future__ import annotations

from functools import cache
from random import Random

from fimbul.bots import USUAL_BUDGET, bot_named, decision_of
from fimbul.rules import Record, apply, draw_setup, new_game, next_seat, view


@cache
def moves_of(players: int, seed: int, bot: str, drafts_first_age: bool) -> Record:
    rng = Random(seed)
    setup = draw_setup(rng, players, drafts_first_age=drafts_first_age)
    state = new_game(setup)
    seated = bot_named(bot, rng)
    moves = []
    while not state.is_over:
        seat = int(next_seat(state))
        seen = view(state, seat)
        move = seated.choose(seen, decision_of(seen), USUAL_BUDGET)
        moves.append((seat, move))
        apply(state, seat, move)
    return Record(setup, moves, tuple(int(state.glory(seat)) for seat in range(players)))


def finished(
    players: int = 2, seed: int = 1, bot: str = "random", *, drafts_first_age: bool = True
) -> Record:
    """A record of a finished game that the caller may change."""
    found = moves_of(players, seed, bot, drafts_first_age)
    return Record(found.setup, list(found.moves), found.result)
