"""Intervals, medians and quantiles."""

import pytest

from netocean.lab.stats import median, quantile, wilson


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(0, 10, 0.0, 0.2775), (5, 10, 0.2366, 0.7634), (10, 10, 0.7225, 1.0), (75, 100, 0.6570, 0.8245)],
)
def test_the_wilson_interval_is_the_one_of_the_textbooks(wins: int, games: int, low: float, high: float):
    """Four known values."""
    assert wilson(wins, games) == pytest.approx((low, high), abs=1e-4)


def test_nothing_played_says_nothing():
    """The interval is everything, and there is no middle."""
    assert wilson(0, 0) == (0.0, 1.0)
    assert median([]) == 0
    assert quantile([], 0.95) == 0


def test_median_and_quantile():
    """Odd and even numbers of values; the quantile is one of them."""
    assert median([3, 1, 2]) == 2
    assert median([4, 1, 2, 3]) == 2.5
    assert quantile(range(1, 101), 0.95) == 95
    assert quantile([7], 0.95) == 7
