"""What a trial came to: at the end of the game the victory, before that how far one is ahead."""

from math import exp, log

from fimbul.bots.norn.manner import Manner
from fimbul.bots.norn.prospects import CHANCE, prospects
from fimbul.rules.state import State


def worth_at_rest(world: State, seat: int, manner: Manner) -> float:
    """What a world is worth to a seat when an age, or the game, is over."""
    return _final_worth(world, seat, manner) if world.is_over else _lead(world, seat)


def _final_worth(world: State, seat: int, manner: Manner) -> float:
    """How surely the seat has won, in glory: a lead that is no bigger than luck is no victory."""
    weights = 0.0
    for other in range(world.players):
        weights += exp(float(world.glory(other) - world.glory(seat)) / manner.margin)
    return manner.victory / weights


def _lead(world: State, seat: int) -> float:
    """How far the seat is ahead of the others, of whom those count most who are likely to win."""
    chance = CHANCE[world.age - 2]
    own = prospects(world, seat)
    weights = 0.0
    for other in range(world.players):
        if other != seat:
            weights += exp((prospects(world, other) - own) / chance)
    return -chance * log(weights)
