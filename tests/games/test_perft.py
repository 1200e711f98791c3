"""Any change of menus or consequences shows in the number of lines of play."""

from __future__ import annotations

import pytest

from tafelrunde.games import NAMES
from tests.kit.perft import Counted, kept, perft

COUNTED = [one for name in NAMES for one in kept(name)]


@pytest.mark.parametrize("counted", COUNTED, ids=lambda one: f"{one.game}: {one.title}")
def test_the_number_of_lines_of_play(counted: Counted) -> None:
    state = counted.state()
    for depth, count in enumerate(counted.counts, 1):
        assert perft(state, depth) == count, f"depth {depth}"
