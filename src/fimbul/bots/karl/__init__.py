"""The karl, a bot that plays soundly: it estimates chances and plans its draft."""

from fimbul.bots.karl.choose import Karl
from fimbul.bots.karl.judges import JUDGES

__all__ = ["JUDGES", "Karl"]
