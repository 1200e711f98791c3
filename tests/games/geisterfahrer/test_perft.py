"""Perft counts of Geisterfahrer: any change of menus or consequences shows."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tafelrunde.games.geisterfahrer import GAME
from tests.perft import perft

LINES = (Path(__file__).parent / "perft.txt").read_text("utf-8").splitlines()
"""Blocks of three lines: a title, a position, the counts for depth 1, 2, 3..."""
BLOCKS = list(zip(LINES[::4], LINES[1::4], LINES[2::4], strict=True))


@pytest.mark.parametrize(("title", "position", "counts"), BLOCKS, ids=[b[0] for b in BLOCKS])
def test_the_number_of_lines_of_play(title: str, position: str, counts: str) -> None:
    state = GAME.load(json.loads(position))
    for depth, count in enumerate(counts.split(), 1):
        assert perft(state, depth) == int(count), f"{title}, depth {depth}"
