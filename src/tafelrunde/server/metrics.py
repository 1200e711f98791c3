"""How the server is doing, in numbers, for Prometheus (docs/guide/metrics.md). No name, no code, no
card is among them."""

from __future__ import annotations

import hmac
from collections.abc import Iterable, Sequence, Sized
from ipaddress import ip_address

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    ProcessCollector,
    disable_created_metrics,
    generate_latest,
)
from prometheus_client.exposition import CONTENT_TYPE_LATEST

from tafelrunde.core.journal import Act, Entry
from tafelrunde.server.seating import Seat

PATH = "/metrics"
KIND = CONTENT_TYPE_LATEST.encode()
SHORT = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
"""Limits of the classes of what people should not notice, in seconds."""
LONG = (0.01, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 20.0, 60.0)

# The library has no types for it. Without it every counter comes with the time it was made.
disable_created_metrics()  # type: ignore[no-untyped-call]


class Metrics:
    """Of one server; two in one process do not share theirs."""

    def __init__(self) -> None:
        self._registry = CollectorRegistry()
        ProcessCollector(registry=self._registry)
        actions = Counter(
            "tafelrunde_actions",
            "Choices that were carried out and are on disk",
            ["by"],
            registry=self._registry,
        )
        self._by_people, self._by_bots = actions.labels("person"), actions.labels("bot")
        self.act = self._histogram(
            "act_seconds", "From a person's choice to the frames that tell it", SHORT
        )
        self.flush = self._histogram("flush_seconds", "Making one batch of changes durable", SHORT)
        self.hops = self._counter("hops", "Sockets passed on to the node that has their table")
        self.takeovers = self._counter("takeovers", "Nodes that this one has given up")
        self.bot_wait = self._histogram(
            "bot_wait_seconds", "A bot's waiting for a worker that is free to think", LONG
        )

    def _counter(self, name: str, meaning: str) -> Counter:
        return Counter(f"tafelrunde_{name}", meaning, registry=self._registry)

    def _histogram(self, name: str, meaning: str, limits: Iterable[float]) -> Histogram:
        buckets = tuple(limits)
        return Histogram(f"tafelrunde_{name}", meaning, buckets=buckets, registry=self._registry)

    def watch(self, name: str, meaning: str, things: Sized) -> None:
        """How many there are, whenever somebody asks."""
        gauge = Gauge(f"tafelrunde_{name}", meaning, registry=self._registry)
        gauge.set_function(lambda: len(things))

    def count(self, entries: Iterable[Entry], seats: Sequence[Seat]) -> None:
        """New entries of a journal."""
        for entry in entries:
            if isinstance(entry, Act):
                by_bot = seats[entry.seat].played_by_bot
                (self._by_bots if by_bot else self._by_people).inc()

    def page(self) -> bytes:
        return generate_latest(self._registry)


def may_see(address: str, authorization: str, token: str) -> bool:
    """Whoever knows the token; where there is none, whoever is at this machine."""
    if token:
        return hmac.compare_digest(authorization.encode(), f"Bearer {token}".encode())
    try:
        return ip_address(address).is_loopback
    except ValueError:
        return False
