"""CPU time for building menus, with their effects, and views.

.venv-compiled/bin/python -m bench.menus              all games, random play, with the most players
.venv-compiled/bin/python -m bench.menus kraftwagen
"""

from __future__ import annotations

import sys
import time
from statistics import quantiles

from tafelrunde.core.rng import FastRng
from tafelrunde.core.state import CHANCE, OVER
from tafelrunde.games import NAMES, find

DECISIONS = 3000


def times(name: str) -> tuple[list[float], list[float]]:
    """Milliseconds for many decisions: menus, and views of the deciding seat."""
    game, rng = find(name), FastRng(1)
    menus: list[float] = []
    views: list[float] = []
    state = game.new(max(game.seats), None)
    while len(menus) < DECISIONS:
        turn = state.turn()
        if turn == OVER:
            state = game.new(max(game.seats), None)
        elif turn == CHANCE:
            state.apply(turn, state.roll(rng))
        else:
            seat = state.pending()[0]
            begun = time.thread_time()
            game.menu(state, seat)
            told = time.thread_time()
            game.view(state, seat)
            menus.append(1000 * (told - begun))
            views.append(1000 * (time.thread_time() - told))
            state.apply(seat, state.pick(seat, rng))
    return menus, views


def main() -> None:
    for name in sys.argv[1:] or NAMES:
        for kind, taken in zip(("menu", "view"), times(name), strict=True):
            cuts = quantiles(taken, n=100)
            sys.stdout.write(
                f"{name:14} {kind}  median {cuts[49]:6.2f} ms   p99 {cuts[98]:6.2f} ms"
                f"   most {max(taken):6.2f} ms\n"
            )


if __name__ == "__main__":
    main()
