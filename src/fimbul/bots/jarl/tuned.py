"""The opinions of the jarl: karl's numbers after tuning by self-play (``tools/tune.py``)."""

from typing import Final

from fimbul.bots.karl.opinions import opinions_from
from fimbul.bots.numbers import numbers_of

TUNED: Final = opinions_from(numbers_of("jarl"))
"""What the jarl believes."""
