"""The thrall as a bot: the best option wins."""

from fimbul.bots.scored import ScoredBot, Scorer
from fimbul.bots.thrall.judges import JUDGES
from fimbul.rules.game import Decision
from fimbul.rules.view import View


class Thrall(ScoredBot):
    """Scores every option by what it promises in glory and takes the best; looks no move ahead."""

    def judge(self, view: View, decision: Decision) -> Scorer:
        return JUDGES[decision.name](view)
