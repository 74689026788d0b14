"""The norn: she tries many futures before she decides, as long as her budget lasts."""

from fimbul.bots.norn.choose import Norn

__all__ = ["Norn"]
