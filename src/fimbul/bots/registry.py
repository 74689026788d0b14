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

NAMED_BOTS: Final = (*BOT_NAMES, "skald")
"""The names of all bots that come with the game, the weakest first; skald needs its extra."""


class UnknownBot(FimbulError):
    """There is no such bot, or it cannot be used.

    ``code`` says what is wrong; ``words`` are the arguments for a message about it.
    """

    def __init__(self, code: str, message: str, words: Mapping[str, str]) -> None:
        super().__init__(code, message)
        self.words = words

    def __reduce__(self) -> tuple[object, ...]:
        """Pickle the error, so that it can be raised in a worker process and caught here."""
        return UnknownBot, (self.code, self.message, self.words)


def bot_named(name: str, rng: Rng) -> Bot:
    """A bot of the ladder. Raises ``UnknownBot``; never reads a file, see ``find_bot``."""
    if name not in LADDER:
        known = ", ".join(BOT_NAMES)
        message = f"there is no bot {name!r}; known: {known}"
        raise UnknownBot("unknown-bot", message, {"bot": name, "known": known})
    return LADDER[name](rng)
