"""The skald, a bot that learned the game by playing against itself: a network, and no search.

Needs numpy (the extra ``skald``).
"""

from fimbul.bots.skald.choose import Skald

__all__ = ["Skald"]
