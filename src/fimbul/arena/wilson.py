"""Wilson's confidence interval of a share."""

from __future__ import annotations

from math import sqrt
from statistics import NormalDist
from typing import Final

CONFIDENCE: Final = 0.95
Z: Final = NormalDist().inv_cdf((1 + CONFIDENCE) / 2)

Interval = tuple[float, float]


def wilson(share: float, sample: float, quantile: float = Z) -> Interval:
    """The 95 % interval of a share that was found in a sample of this size, which is not 0.

    A share of shared victories counts as one of whole victories, which is cautious. ``quantile`` is
    that of the normal distribution, or of Student's where the variance is itself an estimate.
    """
    loose = quantile * quantile / sample
    middle = share + loose / 2
    half = quantile * sqrt((share * (1 - share) + loose / 4) / sample)
    return max(0.0, (middle - half) / (1 + loose)), min(1.0, (middle + half) / (1 + loose))
