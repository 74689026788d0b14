"""What a trial came to: between ages jarl's judgement and the clan sheet, at the end the victory.

Jarl compares outcomes of one battle, in which clan sheets stay the same; here they differ.
"""

from math import exp

from fimbul.bots.jarl.evaluate import position_worth
from fimbul.bots.karl.opinions import Opinions
from fimbul.bots.karl.worth import upgrade_worth
from fimbul.bots.norn.manner import Manner
from fimbul.rules.state import State
from fimbul.rules.view import View, glance


def worth_at_rest(world: State, seat: int, think: Opinions, manner: Manner) -> float:
    """What a world is worth to a seat when an age, or the game, is over."""
    if world.is_over:
        return _final_worth(world, seat, manner)
    return future_worth(glance(world, seat), think)


def _final_worth(world: State, seat: int, manner: Manner) -> float:
    """How surely the seat has won, in glory: a lead that is no bigger than luck is no victory."""
    weights = 0.0
    for other in range(world.players):
        weights += exp(float(world.glory(other) - world.glory(seat)) / manner.margin)
    return manner.victory / weights


def future_worth(view: View, think: Opinions) -> float:
    """The glory that the seat of a view may expect, less what its enemies may."""
    worth = position_worth(view, think)
    for card in view.upgrades(view.seat):
        worth += upgrade_worth(view, think, card)
    return worth
