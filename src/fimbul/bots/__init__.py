"""Opponents: they see a view, never the state."""

from fimbul.bots.protocol import Bot
from fimbul.bots.random_bot import RandomBot
from fimbul.bots.registry import BOT_NAMES, UnknownBot, bot_named
from fimbul.bots.thrall import Thrall

__all__ = ["BOT_NAMES", "Bot", "RandomBot", "Thrall", "UnknownBot", "bot_named"]
