"""Jarl as a bot: it looks ahead at decisions that others can answer, and uses tuned opinions."""

from fimbul.bots.jarl.judges import LOOKS
from fimbul.bots.jarl.tuned import TUNED
from fimbul.bots.karl.judges import JUDGES
from fimbul.bots.karl.opinions import Opinions
from fimbul.bots.scored import ScoredBot, Scorer
from fimbul.rules.game import Decision
from fimbul.rules.setup import Rng
from fimbul.rules.view import View


class Jarl(ScoredBot):
    """Scores as karl does, with tuned opinions, and tries out moves that others can answer."""

    def __init__(self, rng: Rng, opinions: Opinions = TUNED) -> None:
        super().__init__(rng)
        self.opinions = opinions

    def judge(self, view: View, decision: Decision) -> Scorer:
        look = LOOKS.get(decision.name)
        if look is not None:
            return look(view, self.opinions, self.rng)
        return JUDGES[decision.name](view, self.opinions)
