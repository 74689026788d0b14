"""The norn, a bot that searches: it tries many futures, as long as its budget lasts."""

from fimbul.bots.norn.choose import Norn

__all__ = ["Norn"]
