"""The bot that plays anything it may."""

from fimbul.rules.setup import Rng, pick
from fimbul.rules.view import View


class RandomBot:
    """Every option is as likely as every other. Draws exactly one number for each decision."""

    def choose(self, view: View, rng: Rng, /) -> int:
        return view.options[pick(len(view.options), rng)]
