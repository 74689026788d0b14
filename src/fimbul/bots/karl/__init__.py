"""The karl, a bot that plays soundly: it counts, it plans its draft, it knows what pays."""

from fimbul.bots.karl.choose import Karl
from fimbul.bots.karl.judges import JUDGES

__all__ = ["JUDGES", "Karl"]
