"""The outcome of a trial: the victory at the end of the game, before that the lead."""

from math import exp, log

from fimbul.bots.norn.manner import Manner
from fimbul.bots.norn.prospects import CHANCE, prospects
from fimbul.rules.state import State


def worth_at_rest(world: State, seat: int, manner: Manner) -> float:
    """What a world is worth to a seat when an age, or the game, is over."""
    return _final_worth(world, seat, manner) if world.is_over else _lead(world, seat)


def _final_worth(world: State, seat: int, manner: Manner) -> float:
    """The worth of a result: a lead within ``manner.margin`` counts as less than a victory."""
    weights = 0.0
    for other in range(world.players):
        weights += exp(float(world.glory(other) - world.glory(seat)) / manner.margin)
    return manner.victory / weights


def _lead(world: State, seat: int) -> float:
    """How far the seat is ahead of the others; those most likely to win count most."""
    chance = CHANCE[world.age - 2]
    own = prospects(world, seat)
    weights = 0.0
    for other in range(world.players):
        if other != seat:
            weights += exp((prospects(world, other) - own) / chance)
    return -chance * log(weights)
