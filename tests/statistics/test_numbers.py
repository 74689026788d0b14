from __future__ import annotations

import pytest

from fimbul.statistics import SMALL, CardCounts, numbers_of


def test_an_empty_sample_has_no_numbers() -> None:
    numbers = numbers_of(CardCounts())
    assert numbers.taken is None
    assert numbers.pick is None
    assert numbers.played is None
    assert numbers.battles is None
    assert numbers.wins_taken is None


def test_shares_have_wilson_intervals_and_samples() -> None:
    counts = CardCounts(
        seen=100, taken=20, double_picks=120, held=40, played=30, battles=50, committed=10,
        fulfilled=4, takers=20, taker_wins=120, taker_even=60,
    )  # fmt: skip
    numbers = numbers_of(counts)
    assert numbers.taken is not None
    assert (numbers.taken.share, numbers.taken.sample) == (0.2, 100)
    # Wilson's interval of 20 in 100, from a table
    assert numbers.taken.interval == pytest.approx((0.1334, 0.2888), abs=0.0001)
    assert numbers.pick == 3
    assert numbers.battles == 1.25
    assert numbers.fulfilled is not None
    assert (numbers.fulfilled.share, numbers.fulfilled.sample) == (0.4, 10)
    assert numbers.wins_taken is not None
    assert (numbers.wins_taken.share, numbers.wins_taken.even) == (0.5, 0.25)
    assert numbers.wins_played is None


@pytest.mark.parametrize(("sample", "is_small"), [(SMALL - 1, True), (SMALL, False)])
def test_small_samples_are_marked(sample: int, is_small: bool) -> None:
    numbers = numbers_of(CardCounts(seen=sample, taken=1))
    assert numbers.taken is not None
    assert numbers.taken.is_small == is_small
