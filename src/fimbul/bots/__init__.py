"""Bots: computer opponents, which see a view and never the state."""

from fimbul.bots.faults import BotFailed, Fault, fault_of
from fimbul.bots.finding import bots_here, find_bot
from fimbul.bots.jarl import Jarl
from fimbul.bots.karl import Karl
from fimbul.bots.norn import Norn
from fimbul.bots.protocol import USUAL_BUDGET, Advice, Bot, BotClass, Budget, decision_of
from fimbul.bots.random_bot import RandomBot
from fimbul.bots.registry import BOT_NAMES, NAMED_BOTS, UnknownBot, bot_named
from fimbul.bots.scored import ScoredBot, Scorer
from fimbul.bots.thrall import Thrall

__all__ = [
    "BOT_NAMES",
    "NAMED_BOTS",
    "USUAL_BUDGET",
    "Advice",
    "Bot",
    "BotClass",
    "BotFailed",
    "Budget",
    "Fault",
    "Jarl",
    "Karl",
    "Norn",
    "RandomBot",
    "ScoredBot",
    "Scorer",
    "Thrall",
    "UnknownBot",
    "bot_named",
    "bots_here",
    "decision_of",
    "fault_of",
    "find_bot",
]
