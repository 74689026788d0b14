"""The thrall as a bot: it takes the option with the best score."""

from fimbul.bots.scored import ScoredBot, Scorer
from fimbul.bots.thrall.judges import JUDGES
from fimbul.rules.game import Decision
from fimbul.rules.view import View


class Thrall(ScoredBot):
    """Scores every option by the glory it promises and takes the best; does not look ahead."""

    def judge(self, view: View, decision: Decision) -> Scorer:
        return JUDGES[decision.name](view)
