"""The bots by name."""

from typing import Final

from fimbul.bots.protocol import Bot
from fimbul.bots.random_bot import RandomBot
from fimbul.bots.thrall import Thrall
from fimbul.rules.errors import FimbulError

_BOTS: Final[dict[str, Bot]] = {"random": RandomBot(), "thrall": Thrall()}

BOT_NAMES: Final = tuple(_BOTS)
"""The names of all bots, the weakest first."""


class UnknownBot(FimbulError):
    """No bot has this name. ``known`` are the names there are."""

    def __init__(self, name: str) -> None:
        super().__init__("unknown-bot", f"there is no bot {name!r}; known: {', '.join(BOT_NAMES)}")
        self.name = name
        self.known = BOT_NAMES


def bot_named(name: str) -> Bot:
    """The bot of this name. Raises ``UnknownBot``."""
    if name not in _BOTS:
        raise UnknownBot(name)
    return _BOTS[name]
