"""Metrics for Prometheus (docs/guide/metrics.md). They contain no name, table code or card."""

from __future__ import annotations

import hmac
from bisect import bisect_left
from collections.abc import Callable, Iterable, Iterator, Sequence, Sized
from ipaddress import ip_address
from itertools import accumulate

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    ProcessCollector,
    disable_created_metrics,
    generate_latest,
)
from prometheus_client.core import CounterMetricFamily, HistogramMetricFamily
from prometheus_client.exposition import CONTENT_TYPE_LATEST
from prometheus_client.registry import Collector

from tafelrunde.core.journal import Act, Entry

PATH = "/metrics"
KIND = CONTENT_TYPE_LATEST.encode()
SHORT = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
"""Histogram limits in seconds, for delays people should not notice."""
LONG = (0.01, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 20.0, 60.0)

# The library has no types for this call. It removes the creation time of every counter.
disable_created_metrics()  # type: ignore[no-untyped-call]


# Updated for every choice of every table. The library's counters can be shared between threads and
# take a lock for each update; these belong to the event loop.


class Times(Collector):
    """A histogram of durations."""

    def __init__(self, name: str, meaning: str, limits: Sequence[float]) -> None:
        self._name = f"tafelrunde_{name}"
        self._meaning = meaning
        self._limits = limits
        self._many = [0] * (len(limits) + 1)
        self._sum = 0.0

    def observe(self, seconds: float) -> None:
        self._many[bisect_left(self._limits, seconds)] += 1
        self._sum += seconds

    def collect(self) -> Iterator[HistogramMetricFamily]:
        limits = [*map(str, self._limits), "+Inf"]
        buckets = list(zip(limits, accumulate(self._many), strict=True))
        yield HistogramMetricFamily(self._name, self._meaning, buckets, self._sum)


class Actions(Collector):
    def __init__(self) -> None:
        self.by_people = 0
        self.by_bots = 0

    def count(self, entries: Iterable[Entry], played_by_bot: Callable[[int], bool]) -> None:
        """Count new journal entries."""
        for entry in entries:
            if isinstance(entry, Act):
                if played_by_bot(entry.seat):
                    self.by_bots += 1
                else:
                    self.by_people += 1

    def collect(self) -> Iterator[CounterMetricFamily]:
        meaning = "Choices that are carried out and on disk"
        family = CounterMetricFamily("tafelrunde_actions", meaning, labels=["by"])
        family.add_metric(["person"], self.by_people)
        family.add_metric(["bot"], self.by_bots)
        yield family


class Metrics:
    """The metrics of one server, so that two in one process do not share them."""

    def __init__(self) -> None:
        self._registry = CollectorRegistry()
        ProcessCollector(registry=self._registry)
        self.actions = Actions()
        self._registry.register(self.actions)
        self.act = self._times(
            "act_seconds", "From a person's choice to the frames that show it", SHORT
        )
        self.flush = self._times("flush_seconds", "Making one batch of changes durable", SHORT)
        self.hops = self._counter("hops", "Sockets proxied to the node that owns their table")
        self.takeovers = self._counter("takeovers", "Nodes that this one has declared dead")
        self.client_errors = self._counter("client_errors", "Errors that browsers reported")
        self.bot_wait = self._times("bot_wait_seconds", "Time a bot waits for a free worker", LONG)
        self.unnamed_proxy = False
        """Whether a proxy forwards requests that --proxy does not name."""
        self._gauge(
            "unnamed_proxy", "Whether --proxy is missing", lambda: float(self.unnamed_proxy)
        )

    def _counter(self, name: str, meaning: str) -> Counter:
        return Counter(f"tafelrunde_{name}", meaning, registry=self._registry)

    def _times(self, name: str, meaning: str, limits: Sequence[float]) -> Times:
        times = Times(name, meaning, limits)
        self._registry.register(times)
        return times

    def watch(self, name: str, meaning: str, things: Sized) -> None:
        """A gauge of how many there are at each scrape."""
        self._gauge(name, meaning, lambda: len(things))

    def watch_disk(self, is_full: Callable[[], bool]) -> None:
        self._gauge("disk_full", "Whether changes cannot be stored", lambda: float(is_full()))

    def _gauge(self, name: str, meaning: str, read: Callable[[], float]) -> None:
        gauge = Gauge(f"tafelrunde_{name}", meaning, registry=self._registry)
        gauge.set_function(read)

    def page(self) -> bytes:
        return generate_latest(self._registry)


def may_see(address: str, authorization: str, token: str) -> bool:
    """Requests with the token; without a configured token, requests from this machine. `address` is
    empty for requests that a proxy forwarded."""
    if token:
        return hmac.compare_digest(authorization.encode(), f"Bearer {token}".encode())
    try:
        return ip_address(address).is_loopback
    except ValueError:
        return False
