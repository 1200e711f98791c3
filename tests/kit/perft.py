"""Perft: the number of lines of play from a position, as a fingerprint of the rules.

Each game's counts are in `tests/games/<game>/perft.txt`: blocks of a title, a position and the
counts for depth 1, 2, 3... separated by empty lines. For a new position, write any numbers, then
recount and review the diff:

    python -m tests.kit.perft GAME
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from tafelrunde.core.state import CHANCE, State
from tafelrunde.games import NAMES, find

GAMES = Path(__file__).parents[1] / "games"


@dataclass(frozen=True)
class Counted:
    """A position with the number of lines of 1, 2, 3... steps from it."""

    game: str
    title: str
    position: str
    counts: tuple[int, ...]

    def state(self) -> State:
        state: State = find(self.game).load(json.loads(self.position))
        return state


def perft(state: State, depth: int) -> int:
    """The number of lines of `depth` steps, including shorter ones that end the game. A step is an
    entry of a pending seat's menu or an outcome of chance, regardless of its weight."""
    ways = list(steps(state)) if depth > 0 else []
    if depth <= 1 or not ways:
        return len(ways) or 1
    leaves = 0
    for seat, action in ways:
        following = state.clone()
        following.apply(seat, action)
        leaves += perft(following, depth - 1)
    return leaves


def steps(state: State) -> Iterator[tuple[int, int]]:
    if state.turn() == CHANCE:
        for action, weight in state.outcomes():
            yield CHANCE, action
    for seat in state.pending():
        for action in state.legal(seat):
            yield seat, action


# -- Recorded counts ---------------------------------------------------------------------------


def kept_file(game: str) -> Path:
    return GAMES / game / "perft.txt"


def kept(game: str) -> list[Counted]:
    """The positions of a game; none if it has no file."""
    path = kept_file(game)
    blocks = path.read_text("utf-8").strip().split("\n\n") if path.exists() else []
    found = []
    for block in blocks:
        title, position, counts = block.splitlines()
        found.append(Counted(game, title, position, tuple(map(int, counts.split()))))
    return found


def count_anew(game: str) -> None:
    blocks = []
    for one in kept(game):
        state = one.state()
        counts = [str(perft(state, depth)) for depth in range(1, len(one.counts) + 1)]
        blocks.append("\n".join([one.title, one.position, " ".join(counts)]) + "\n")
    kept_file(game).write_text("\n".join(blocks), "utf-8")


def main() -> None:
    for game in sys.argv[1:] or NAMES:
        count_anew(game)
        sys.stdout.write(f"{game}: counted\n")


if __name__ == "__main__":
    main()
