"""Intervals cover the truth as often as they claim, on results with a known win share."""

from __future__ import annotations

from random import Random
from statistics import fmean

import pytest

from fimbul.arena.clock import Clock
from fimbul.arena.standing import share_interval, student


@pytest.mark.parametrize(
    ("freedom", "quantile"),
    [(3, 3.182), (4, 2.776), (9, 2.262), (29, 2.045), (299, 1.968), (100_000, 1.960)],
)
def test_students_quantile_is_that_of_published_tables(freedom: int, quantile: float) -> None:
    assert student(freedom) == pytest.approx(quantile, rel=0.012)


def deals(rng: Random, number: int, share: float, tie: float) -> list[float]:
    """Win shares of deals of four games; a game repeats the first result with chance ``tie``."""
    found = []
    for _ in range(number):
        first = float(rng.random() < share)
        rest = [first if rng.random() < tie else float(rng.random() < share) for _ in range(3)]
        found.append(fmean([first, *rest]))
    return found


@pytest.mark.parametrize("share", [0.25, 0.5, 0.9])
@pytest.mark.parametrize("tie", [0.0, 0.6, 1.0])
@pytest.mark.parametrize("number", [30, 300])
def test_the_interval_covers_the_truth_19_times_in_20(
    share: float, tie: float, number: int
) -> None:
    rng = Random(f"{share}:{tie}:{number}")
    hits = 0
    for _ in range(400):
        low, high = share_interval(deals(rng, number, share, tie))
        assert 0 <= low <= high <= 1
        hits += low <= share <= high
    assert 0.92 <= hits / 400 <= 0.985


def test_games_of_a_deal_that_agree_make_the_interval_wider() -> None:
    rng = Random(1)
    apart = share_interval(deals(rng, 300, 0.4, 0.0))
    together = share_interval(deals(rng, 300, 0.4, 1.0))
    assert together[1] - together[0] > 1.7 * (apart[1] - apart[0])


def test_rotations_that_cancel_out_make_the_interval_narrow() -> None:
    """If equal bots play and the best seat wins each deal, every share is exactly even."""
    low, high = share_interval([0.25] * 100 + [0.5, 0.0] * 2)
    assert low < 0.25 < high
    assert high - low < 0.03


@pytest.mark.parametrize("share", [0.0, 1.0])
def test_equal_results_do_not_make_the_interval_a_point(share: float) -> None:
    few, many = (share_interval([share] * number) for number in (10, 300))
    assert few[1] - few[0] > 0.25
    assert 0.005 < many[1] - many[0] < 0.02
    assert min(abs(share - edge) for edge in many) < 1e-9


def test_one_deal_gives_a_very_wide_interval() -> None:
    low, high = share_interval([0.5])
    assert high - low > 0.8


# --- time -----------------------------------------------------------------------------------------


def test_a_clock_tells_the_mean_and_the_quantiles() -> None:
    clock, other = Clock(), Clock()
    for milliseconds in range(1, 1001):
        (clock if milliseconds % 2 else other).add(milliseconds * 1_000_000)
    clock.put(other)
    assert clock.count == 1000
    assert clock.mean == pytest.approx(500.5)
    assert clock.quantile(0.99) == pytest.approx(990, rel=0.025)
    assert clock.quantile(0.99) >= 990
    assert clock.quantile(0.5) == pytest.approx(500, rel=0.025)


def test_a_clock_that_never_ran_tells_zero() -> None:
    assert (Clock().mean, Clock().quantile(0.99)) == (0.0, 0.0)
