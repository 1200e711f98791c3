"""The search tree: what followed a choice in playouts, and its value to the seat that chose it.

The more often a node is visited, the better its seat plays there and the more of its menu is tried
(UCT with progressive widening). Choices are thus judged by good replies, not only heuristic ones.
"""

from math import log, sqrt
from typing import Final, final

from mypy_extensions import i64

from tafelrunde.core.rng import Rng
from tafelrunde.core.state import Policy, State

CURIOSITY: Final = 0.05
"""Exploration constant of UCT, in units of a position's value (0 to 1)."""
TRUST: Final = 0.05
"""Initial bonus for the heuristic's choice; it fades with the number of tries."""


@final
class Node:
    """An action of a seat or of chance, after the actions that led to it."""

    def __init__(self, seat: i64, action: i64) -> None:
        self.seat = seat
        self.action = action
        self.tries: i64 = 0
        # Total value to the seat that chose it, over all tries.
        self.worth: float = 0.0
        self.nexts: list[Node] = []

    def note(self, values: list[float]) -> None:
        """Record the values of a playout that passed through this node."""
        self.tries += 1
        if self.seat >= 0:
            self.worth += values[self.seat]

    def after(self, seat: i64, action: i64) -> "Node":
        """The child for this action, created if it is new."""
        for node in self.nexts:
            if node.seat == seat and node.action == action:
                return node
        return self.add(seat, action)

    def add(self, seat: i64, action: i64) -> "Node":
        node = Node(seat, action)
        self.nexts.append(node)
        return node

    def choose(self, state: State, seat: i64, habit: Policy, rng: Rng) -> "Node":
        """The child a seat tries next: first its habit's choice; then a random new entry while
        there are fewer children than 1 + sqrt(tries); otherwise the most promising child. The menu
        may differ between determinizations."""
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
    """The node with the highest upper confidence bound; the first one is the habit's choice."""
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
