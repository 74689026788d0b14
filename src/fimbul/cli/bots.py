"""Bots as people name them on the command line."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fimbul.bots import BOT_NAMES, UnknownBot, find_bot
from fimbul.cli.terminal import close_to, fail

if TYPE_CHECKING:
    from fimbul.i18n import Messages


def known_bot(own: Messages, called: str) -> str:
    """What ``find_bot`` takes for the bot that is called so: a name, or FILE.py:CLASS.

    Exits with 2 and says why when there is no such bot.
    """
    name = called.strip()
    if name.casefold() in BOT_NAMES:
        return name.casefold()
    try:
        find_bot(name)
    except UnknownBot as error:
        if error.code == "unknown-bot":
            message = own.text("simulate-unknown-bot", **error.words)
            fail(own, message, close_to(name.casefold(), BOT_NAMES))
        fail(own, own.text(error.code, **error.words))
    return name
