"""The karl: a free clan that plays soundly: it counts, it plans its draft, it knows what pays."""

from fimbul.bots.karl.choose import JUDGES, Karl

__all__ = ["JUDGES", "Karl"]
