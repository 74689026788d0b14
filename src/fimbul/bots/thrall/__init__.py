"""The thrall, a bot that plays by rules of thumb, as a beginner would after a few games."""

from fimbul.bots.thrall.choose import Thrall
from fimbul.bots.thrall.judges import JUDGES

__all__ = ["JUDGES", "Thrall"]
