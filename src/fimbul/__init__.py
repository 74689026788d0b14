"""Fimbul: an unofficial implementation of the board game Blood Rage.

The rules engine is `fimbul.rules`; importing this package imports nothing else. The environment
variable FIMBUL_RULES says which build of the rules to run (see `fimbul.builds`).
"""

from typing import Final

from fimbul.builds import choose_build

__version__: Final = "0.1.0.dev0"

choose_build()
