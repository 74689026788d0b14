"""How long a test waits for something that must happen.

Only a test that fails waits so long, so the bound is far above what a machine needs whose cores are
all busy with something else.
"""

from typing import Final

PATIENCE: Final = 120.0
"""Seconds after which something that should have happened did not."""
