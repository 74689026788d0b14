"""Battle cards (P5): all fighters choose at once, so the search looks for a mixture, not a move.

In each sampled world the norn compares its cards against those that the others would play there,
and learns by regret matching. It plays each card as often as it did on average, so that its choice
cannot be predicted.
"""

from typing import Final

from fimbul.bots.jarl.evaluate import position_worth
from fimbul.bots.jarl.look import after, with_cards_of_others
from fimbul.bots.karl.opinions import Opinions
from fimbul.bots.norn.clock import Clock
from fimbul.bots.norn.mixing import Mixture
from fimbul.rules.sample import sample
from fimbul.rules.setup import Rng
from fimbul.rules.view import View, view

MOST_WORLDS: Final = 200
"""More worlds hardly change the mixture."""


def mixture_of_cards(seen: View, think: Opinions, clock: Clock, rng: Rng) -> Mixture:
    """How often the seat of a view should play each of its cards."""
    mixture = Mixture(seen.options)
    seat = seen.seat
    while mixture.trials < MOST_WORLDS and clock.has_time():
        world = with_cards_of_others(sample(seen, rng), seat, think)
        mixture.learn(
            [
                position_worth(view(after(world, seat, move, think), seat), think)
                for move in seen.options
            ]
        )
    return mixture
