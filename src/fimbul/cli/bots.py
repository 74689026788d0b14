"""The names of bots on the command line."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from fimbul.bots import BOT_NAMES, NAMED_BOTS, UnknownBot, find_bot
from fimbul.cli.terminal import close_to, fail

if TYPE_CHECKING:
    from collections.abc import Sequence

    from fimbul.i18n import Messages


NAME: Final = re.compile(r"[\w-]{1,24}")
"""The names that a host may give to a bot."""
OWN_BOT: Final = "or your own as FILE.py:CLASS"
"""The end of the help, after the names of the ladder."""


def known_bot(
    own: Messages,
    called: str,
    unknown: str = "simulate-unknown-bot",
    others: tuple[str, ...] = (),
) -> str:
    """The name of a bot as ``find_bot`` takes it: a name, or FILE.py:CLASS.

    Exits with 2 and says why if there is no such bot. ``unknown`` is the key of the message about
    an unknown name; it lists ``others`` besides the bots.
    """
    name = called.strip()
    if name.casefold() in BOT_NAMES:
        return name.casefold()
    try:
        find_bot(name)
    except UnknownBot as error:
        if error.code == "unknown-bot":
            known = ", ".join((*others, error.words["known"]))
            message = own.text(unknown, bot=name, known=known)
            fail(own, message, close_to(name.casefold(), (*others, *BOT_NAMES)))
        fail(own, own.text(error.code, **error.words))
    return name


def own_bots(own: Messages, named: Sequence[str]) -> dict[str, str]:
    """A host's own bots: by name, what ``find_bot`` takes. Exits with 2 for a mistake.

    Only the host names files, and they are read before anybody plays.
    """
    found: dict[str, str] = {}
    for text in named:
        name, equals, called = text.partition("=")
        if not NAME.fullmatch(name) or name.casefold() in NAMED_BOTS or name in found:
            known = ", ".join((*NAMED_BOTS, *found))
            fail(own, own.text("serve-bad-bot", bot=text, known=known))
        found[name] = known_bot(own, called if equals else name)
    return found
