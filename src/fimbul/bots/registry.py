"""The ladder: the bots that come with the game, by name."""

from collections.abc import Mapping
from typing import Final

from fimbul.bots.jarl import Jarl
from fimbul.bots.karl import Karl
from fimbul.bots.norn import Norn
from fimbul.bots.protocol import Bot, BotClass
from fimbul.bots.random_bot import RandomBot
from fimbul.bots.thrall import Thrall
from fimbul.rules.errors import FimbulError
from fimbul.rules.setup import Rng

LADDER: Final[dict[str, BotClass]] = {
    "random": RandomBot,
    "thrall": Thrall,
    "karl": Karl,
    "jarl": Jarl,
    "norn": Norn,
}

BOT_NAMES: Final = tuple(LADDER)
"""The names of all bots of the ladder, the weakest first."""


class UnknownBot(FimbulError):
    """What somebody calls a bot is none.

    ``code`` says what is wrong with it and ``words`` are what a message about it needs.
    """

    def __init__(self, code: str, message: str, words: Mapping[str, str]) -> None:
        super().__init__(code, message)
        self.words = words

    def __reduce__(self) -> tuple[object, ...]:
        """Let the error come back from a worker process as it was raised there."""
        return UnknownBot, (self.code, self.message, self.words)


def bot_named(name: str, rng: Rng) -> Bot:
    """A bot of the ladder. Raises ``UnknownBot``; never reads a file, see ``find_bot``."""
    if name not in LADDER:
        known = ", ".join(BOT_NAMES)
        message = f"there is no bot {name!r}; known: {known}"
        raise UnknownBot("unknown-bot", message, {"bot": name, "known": known})
    return LADDER[name](rng)
