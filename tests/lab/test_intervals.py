"""Wilson's interval against values computed by hand and by its definition."""

from __future__ import annotations

from math import sqrt

import pytest

from tafelrunde.lab.intervals import NORMAL_95, wilson


@pytest.mark.parametrize(
    ("successes", "trials", "low", "high"),
    [
        (0, 10, 0.0, 0.2775),
        (10, 10, 0.7225, 1.0),
        (40, 40, 0.9124, 1.0),
        (5, 10, 0.2366, 0.7634),
        (1, 100, 0.0018, 0.0545),
        (950, 1000, 0.9347, 0.9619),
    ],
)
def test_known_intervals(successes: int, trials: int, low: float, high: float) -> None:
    assert wilson(successes, trials) == pytest.approx((low, high), abs=5e-5)


@pytest.mark.parametrize("successes", range(1, 20))
def test_bounds_are_1_96_deviations_away(successes: int) -> None:
    """At each bound, the observed share is exactly 1.96 standard deviations away."""
    for end in wilson(successes, 20):
        away = abs(successes / 20 - end) / sqrt(end * (1 - end) / 20)
        assert away == pytest.approx(NORMAL_95)


def test_interval_without_trials_is_zero_to_one() -> None:
    assert wilson(0, 0) == (0.0, 1.0)
