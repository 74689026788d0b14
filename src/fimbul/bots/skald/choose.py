"""Skald as a bot: it takes the move that its network likes best."""

from fimbul.bots.protocol import Bot, Budget
from fimbul.bots.skald.network import network
from fimbul.rules.game import Decision
from fimbul.rules.setup import Rng
from fimbul.rules.view import View


class Skald(Bot):
    """Looks at an observation of the view and takes the option with the highest number.

    It uses neither the budget nor its rng: the same view gives the same move.
    """

    def __init__(self, rng: Rng) -> None:
        super().__init__(rng)
        self._network = network()

    def choose(self, view: View, decision: Decision, budget: Budget) -> int:
        options = view.options
        if len(options) == 1:
            return options[0]
        likings, _ = self._network(view)
        return options[int(likings.argmax())]
