"""Rate limits and fair queueing."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import lru_cache
from ipaddress import IPv4Address, ip_address, ip_network
from math import ceil
from weakref import WeakValueDictionary

IPV6_NETWORK = 64
"""Bits of an IPv6 address that name a network. A home or a server has all addresses of one."""


@lru_cache(maxsize=4096)
def network_of(address: str) -> str:
    """The clients that share the limits of this address: its IPv6 network, or the IPv4 address."""
    try:
        found = ip_address(address)
    except ValueError:
        return address
    if isinstance(found, IPv4Address):
        return address
    if found.ipv4_mapped:
        return str(found.ipv4_mapped)
    return str(ip_network((int(found), IPV6_NETWORK), strict=False))


class Bucket:
    """A token bucket: gains `rate` tokens a second up to `size`; each request takes one."""

    __slots__ = ("_at", "_tokens", "rate", "size")

    def __init__(self, rate: float, size: float, now: float) -> None:
        self.rate = rate
        self.size = size
        self._tokens = size
        self._at = now

    def take(self, now: float, tokens: float = 1.0) -> bool:
        self._tokens = min(self.size, self._tokens + max(0.0, now - self._at) * self.rate)
        self._at = now
        if self._tokens < tokens:
            return False
        self._tokens -= tokens
        return True

    def holds(self, now: float, tokens: float) -> bool:
        return self._tokens + (now - self._at) * self.rate >= tokens

    def full(self, now: float) -> bool:
        return self.holds(now, self.size)


class Buckets:
    """One bucket per key; full ones are removed from time to time."""

    MOST = 4096

    def __init__(self, rate: float, size: float, name: str = "") -> None:
        self.name = name
        self.rate = rate
        self.size = size
        self._buckets: dict[str, Bucket] = {}

    @property
    def wait(self) -> int:
        """Seconds until an empty bucket has a token again."""
        return ceil(1 / self.rate)

    def take(self, key: str, now: float) -> bool:
        bucket = self._buckets.get(key)
        if bucket is None:
            if len(self._buckets) >= self.MOST:
                self._forget(now)
            bucket = self._buckets[key] = Bucket(self.rate, self.size, now)
        return bucket.take(now)

    def empty(self, key: str, now: float) -> bool:
        return key in self._buckets and not self._buckets[key].holds(now, 1.0)

    def _forget(self, now: float) -> None:
        self._buckets = {key: one for key, one in self._buckets.items() if not one.full(now)}
        while len(self._buckets) >= self.MOST:
            del self._buckets[next(iter(self._buckets))]


class FairQueue:
    """Slow work, one job at a time. Each person has at most one job in the queue, so that nobody
    waits behind all of another person's requests."""

    def __init__(self) -> None:
        self._one = asyncio.Lock()
        self._own: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    @asynccontextmanager
    async def turn(self, person: int) -> AsyncIterator[None]:
        own = self._own.setdefault(person, asyncio.Lock())
        async with own, self._one:
            yield
