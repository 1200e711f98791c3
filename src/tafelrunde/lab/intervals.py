"""Confidence intervals of shares and means."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from statistics import stdev

NORMAL_95 = 1.959963984540054
"""Standard deviations that contain the middle 95 % of a normal distribution."""


def wilson(successes: float, trials: int) -> tuple[float, float]:
    """Wilson's 95 % interval of a share; (0, 1) before the first trial. A shared success counts as
    a fraction."""
    if trials == 0:
        return 0.0, 1.0
    share = successes / trials
    z2 = NORMAL_95**2
    shrink = 1 + z2 / trials
    middle = (share + z2 / (2 * trials)) / shrink
    reach = NORMAL_95 * sqrt(share * (1 - share) / trials + z2 / (4 * trials**2)) / shrink
    low = 0.0 if successes == 0 else middle - reach
    high = 1.0 if successes == trials else middle + reach
    return low, high


def percent_interval(share: float, low: float, high: float) -> str:
    """A share with its interval in percent, such as `60 % (55 to 65)`."""
    return f"{100 * share:.0f} % ({100 * low:.0f} to {100 * high:.0f})"


def reach_of_mean(values: Sequence[float]) -> float:
    """Half-width of the 95 % interval of a mean; 0 for a single value."""
    if len(values) < 2:
        return 0.0
    return NORMAL_95 * stdev(values) / sqrt(len(values))
