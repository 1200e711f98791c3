"""The other nodes: each counts its beats, and one whose count stands still is given up. No clock of
another machine is read, and a node that was not looking gives up nobody."""

from __future__ import annotations

BEAT = 0.5
"""Seconds between beats."""
SURE = 1.5
"""So long after a beat of ours nobody can have given us up."""
GIVEN_UP = 3.0
"""So long a count must have stood still."""


class Peers:
    def __init__(self) -> None:
        self._counts: dict[int, tuple[int, float]] = {}
        """By node: its count, and since when we have seen it so."""
        self._looked = 0.0

    def silent(self, counts: dict[int, int], now: float) -> list[int]:
        """The nodes to be given up, after a look at all counts."""
        if now - self._looked > SURE:
            self._counts = {}
        self._looked = now
        self._counts = {
            node: self._counts[node] if self._is_still(node, count) else (count, now)
            for node, count in counts.items()
        }
        return [node for node, (_, since) in self._counts.items() if now - since >= GIVEN_UP]

    def _is_still(self, node: int, count: int) -> bool:
        return node in self._counts and self._counts[node][0] == count
