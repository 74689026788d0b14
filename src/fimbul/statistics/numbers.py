"""The numbers of a card: shares with their intervals and sample sizes, from counts."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from fimbul.arena.options import WHOLE_WIN
from fimbul.arena.wilson import Interval, wilson

if TYPE_CHECKING:
    from fimbul.statistics.counts import CardCounts

SMALL: Final = 30
"""A sample of fewer is small: its share is marked, and cards are not ranked by it."""


@dataclass(frozen=True, slots=True)
class Share:
    """A share, its 95 % interval (Wilson's), and the size of the sample it was found in."""

    share: float
    interval: Interval
    sample: int

    @property
    def is_small(self) -> bool:
        """Whether the sample is too small to compare cards by it."""
        return self.sample < SMALL


@dataclass(frozen=True, slots=True)
class WinShare(Share):
    """The part of their games that clans won; those that tied share a victory (T6)."""

    even: float
    """The share if all clans were equal: 1/players, averaged over the sample."""


@dataclass(frozen=True, slots=True)
class Numbers:
    """The numbers of one card. None stands for a number of an empty sample."""

    counts: CardCounts
    taken: Share | None
    """Of the copies seen in packs."""
    pick: float | None
    """The mean place in the draft at which it was taken."""
    played: Share | None
    """Of the stays in hands; so are the next five."""
    upgraded: Share | None
    committed: Share | None
    spent: Share | None
    discarded: Share | None
    saved: Share | None
    battles: float | None
    """Times it was played in battle, per stay."""
    fulfilled: Share | None
    """Of the committed quests."""
    wins_taken: WinShare | None
    """Of the clans that took it in the draft."""
    wins_played: WinShare | None
    """Of the clans that played it."""


def numbers_of(counts: CardCounts) -> Numbers:
    """The numbers that the counts of a card give."""
    held = counts.held
    return Numbers(
        counts,
        share_of(counts.taken, counts.seen),
        counts.double_picks / (2 * counts.taken) if counts.taken else None,
        share_of(counts.played, held),
        share_of(counts.upgraded, held),
        share_of(counts.committed, held),
        share_of(counts.spent, held),
        share_of(counts.discarded, held),
        share_of(counts.saved, held),
        counts.battles / held if held else None,
        share_of(counts.fulfilled, counts.committed),
        _wins_of(counts.taker_wins, counts.taker_even, counts.takers),
        _wins_of(counts.user_wins, counts.user_even, counts.users),
    )


def share_of(part: int, sample: int) -> Share | None:
    """The share of a part of a sample; None if the sample is empty."""
    if not sample:
        return None
    return Share(part / sample, wilson(part / sample, sample), sample)


def _wins_of(wins: int, even: int, clans: int) -> WinShare | None:
    if not clans:
        return None
    share = wins / (WHOLE_WIN * clans)
    return WinShare(share, wilson(share, clans), clans, even / (WHOLE_WIN * clans))
