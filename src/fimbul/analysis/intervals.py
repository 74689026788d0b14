"""How sure the numbers of an analysis are: 95 % intervals from few playouts."""

from __future__ import annotations

from math import sqrt
from statistics import NormalDist, fmean
from typing import TYPE_CHECKING, Final

from fimbul.analysis.results import Estimate

if TYPE_CHECKING:
    from collections.abc import Sequence

DOUBT: Final = 0.05
"""The part of all intervals that may miss the true number."""
LEAST_PLAYOUTS: Final = 4
"""With fewer, no interval is worth its name."""


def quantile(playouts: int, comparisons: int = 1) -> float:
    """How many standard errors a number may be off, as one of several that are compared.

    Student's, by the first term of its expansion around the normal quantile; for several
    comparisons Bonferroni's, which is cautious.
    """
    z = NormalDist().inv_cdf(1 - DOUBT / (2 * comparisons))
    return z + (z**3 + z) / (4 * max(1, playouts - 1))


def chance(shares: Sequence[float]) -> Estimate:
    """The chance to win, from the parts of the victory in playouts: Wilson's interval.

    It never has a width of 0, even if all playouts agree. Shared victories spread less than whole
    ones, so with them it is a little too wide.
    """
    count = len(shares)
    share = fmean(shares)
    certainty = quantile(count)
    loose = certainty * certainty / count
    middle = share + loose / 2
    half = sqrt(loose * (share * (1 - share) + loose / 4))
    low, high = (middle - half) / (1 + loose), (middle + half) / (1 + loose)
    return Estimate(share, max(0.0, min(low, share)), min(1.0, max(high, share)))


def mean(amounts: Sequence[float]) -> Estimate:
    """A mean, such as the glory to expect."""
    return _around(fmean(amounts), quantile(len(amounts)) * _error(amounts, 0.0))


def change(differences: Sequence[float], most: float = 1.0) -> Estimate:
    """The change of a chance, from pairs of playouts with the same random numbers.

    The variance counts one more pair that changed everything, so the interval has a width even if
    no pair changed anything. No change can be larger than ``most``.
    """
    found = _around(fmean(differences), quantile(len(differences)) * _error(differences, 1.0))
    return Estimate(found.value, max(-most, found.low), min(most, found.high))


def is_beyond_doubt(differences: Sequence[float], comparisons: int) -> bool:
    """Whether a change is not 0, even if it is the most striking of all that are compared."""
    error = _error(differences, 1.0)
    return abs(fmean(differences)) > quantile(len(differences), comparisons) * error


def sure(value: float) -> Estimate:
    """A number that is known."""
    return Estimate(value, value, value)


def _error(amounts: Sequence[float], extra: float) -> float:
    """The standard error of a mean; ``extra`` is added to the sum of squares."""
    middle = fmean(amounts)
    squares = sum((amount - middle) ** 2 for amount in amounts) + extra
    return sqrt(squares / max(1, len(amounts) - 1) / len(amounts))


def _around(value: float, half: float) -> Estimate:
    return Estimate(value, value - half, value + half)
