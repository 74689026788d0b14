"""Fimbul: an unofficial implementation of the board game Blood Rage.

The rules engine is `fimbul.rules`; importing this package imports nothing else.
"""

from typing import Final

__version__: Final = "0.1.0.dev0"
