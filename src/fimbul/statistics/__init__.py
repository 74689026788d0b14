"""Statistics of the cards: how often each is taken, played and on the winning side."""

from fimbul.statistics.counting import count_game
from fimbul.statistics.counts import CardCounts, Counts
from fimbul.statistics.numbers import SMALL, Numbers, Share, WinShare, numbers_of
from fimbul.statistics.playing import parts_of
from fimbul.statistics.shipped import BadStatistics, Shipped, shipped_statistics

__all__ = [
    "SMALL",
    "BadStatistics",
    "CardCounts",
    "Counts",
    "Numbers",
    "Share",
    "Shipped",
    "WinShare",
    "count_game",
    "numbers_of",
    "parts_of",
    "shipped_statistics",
]
