"""Karl as a bot: the best option wins."""

from fimbul.bots.karl.judges import JUDGES
from fimbul.bots.karl.opinions import SOUND, Opinions
from fimbul.bots.scored import ScoredBot, Scorer
from fimbul.rules.game import Decision
from fimbul.rules.setup import Rng
from fimbul.rules.view import View


class Karl(ScoredBot):
    """Scores every option by what it promises in glory and takes the best; looks no move ahead."""

    def __init__(self, rng: Rng, opinions: Opinions = SOUND) -> None:
        super().__init__(rng)
        self.opinions = opinions

    def judge(self, view: View, decision: Decision) -> Scorer:
        return JUDGES[decision.name](view, self.opinions)
