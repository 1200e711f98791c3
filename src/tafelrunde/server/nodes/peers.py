"""Failure detection: a node whose heartbeat counter stands still is declared dead. It does not
depend on other machines' clocks, and a node that was frozen itself declares nobody dead."""

from __future__ import annotations

BEAT = 0.5
"""Seconds between heartbeats."""
SURE = 1.5
"""Seconds after our heartbeat during which no other node can have declared us dead."""
GIVEN_UP = 3.0
"""Seconds without a heartbeat after which a node is declared dead."""


class Peers:
    def __init__(self) -> None:
        self._counts: dict[int, tuple[int, float]] = {}
        """By node: its counter, and when we first saw this value."""
        self._looked = 0.0

    def silent(self, counts: dict[int, int], now: float) -> list[int]:
        """The nodes to declare dead, given the current counters."""
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
