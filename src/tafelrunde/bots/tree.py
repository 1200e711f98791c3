"""What followed a choice in the playouts of a search, and what it was worth to whoever chose it.

The more often a place is passed, the better its seat plays there, and the more of its menu is
tried: so a choice is judged by good answers to it, not only by those of the rules of thumb.
"""

from math import log, sqrt
from typing import Final, final

from mypy_extensions import i64

from tafelrunde.core.rng import Rng
from tafelrunde.core.state import Policy, State

CURIOSITY: Final = 0.05
"""How much what was seldom tried is hoped to be better, of what a position is worth (0 to 1)."""
TRUST: Final = 0.05
"""The same once more for what the rules of thumb would do, until it is known better."""


@final
class Node:
    """What a seat chose or chance did, after all that led there."""

    def __init__(self, seat: i64, action: i64) -> None:
        self.seat = seat
        self.action = action
        self.tries: i64 = 0
        # To the seat that chose it, in all tries.
        self.worth: float = 0.0
        self.nexts: list[Node] = []

    def note(self, values: list[float]) -> None:
        """What the seats had at the end of a playout that passed here."""
        self.tries += 1
        if self.seat >= 0:
            self.worth += values[self.seat]

    def after(self, seat: i64, action: i64) -> "Node":
        """That this came next."""
        for node in self.nexts:
            if node.seat == seat and node.action == action:
                return node
        return self.add(seat, action)

    def add(self, seat: i64, action: i64) -> "Node":
        node = Node(seat, action)
        self.nexts.append(node)
        return node

    def choose(self, state: State, seat: i64, habit: Policy, rng: Rng) -> "Node":
        """What a seat tries next: first its habit, then any entry of the menu that is new, as many
        as the root of all tries, else what promises most. In another guess the menu may be
        another one."""
        menu = state.legal(seat)
        known = [node for node in self.nexts if node.seat == seat and node.action in menu]
        if not known:
            return self.add(seat, habit.choose(state, seat, rng))
        if len(known) < len(menu) and float(len(known)) < 1.0 + sqrt(float(self.tries)):
            tried = [node.action for node in known]
            new = [action for action in menu if action not in tried]
            return self.add(seat, new[rng.below(len(new))])
        return most_promising(known)


def most_promising(known: list[Node]) -> Node:
    """By its mean worth and by how little it was tried; the first is the habit's."""
    tries: i64 = 0
    for node in known:
        tries += node.tries
    often = log(float(tries))
    best = known[0]
    highest: float = 0.0
    for node in known:
        many = float(node.tries)
        hope = node.worth / many + CURIOSITY * sqrt(often / many)
        if node is known[0]:
            hope += TRUST / sqrt(many)
        if hope > highest:
            highest = hope
            best = node
    return best
