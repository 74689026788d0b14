"""How long a test waits for something that must happen.

Only a failing test waits this long, so the bound is far above what a machine with busy cores needs.
"""

from typing import Final

PATIENCE: Final = 120.0
"""Seconds after which a test gives up waiting."""
