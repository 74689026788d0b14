"""The bot that plays anything it may."""

from fimbul.bots.protocol import Bot, Budget
from fimbul.rules.game import Decision
from fimbul.rules.setup import pick
from fimbul.rules.view import View


class RandomBot(Bot):
    """Every option is as likely as every other. Draws exactly one number for each decision."""

    def choose(self, view: View, decision: Decision, budget: Budget) -> int:
        return view.options[pick(len(view.options), self.rng)]
