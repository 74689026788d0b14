"""Karl as a bot: it takes the option with the best score."""

from fimbul.bots.karl.judges import JUDGES
from fimbul.bots.karl.opinions import SOUND, Opinions
from fimbul.bots.scored import ScoredBot, Scorer
from fimbul.rules.game import Decision
from fimbul.rules.setup import Rng
from fimbul.rules.view import View


class Karl(ScoredBot):
    """Scores every option by the glory it promises and takes the best; does not look ahead."""

    def __init__(self, rng: Rng, opinions: Opinions = SOUND) -> None:
        super().__init__(rng)
        self.opinions = opinions

    def judge(self, view: View, decision: Decision) -> Scorer:
        return JUDGES[decision.name](view, self.opinions)
