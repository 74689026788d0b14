"""The jarl, a bot that looks ahead at battles, with opinions tuned by self-play."""

from fimbul.bots.jarl.choose import Jarl

__all__ = ["Jarl"]
