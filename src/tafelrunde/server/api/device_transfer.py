"""Somebody goes on at another device: a secret that is good once, for a minute.

It is kept as a hash, one for each person: a new one makes the former void. It is kept where all
else is, because a browser may ask another node than the one that made it.
"""

from __future__ import annotations

import secrets

from tafelrunde.server.api.people import TOKEN_BYTES, token_hash
from tafelrunde.server.base.clock import Clock
from tafelrunde.server.store.interface import Store

TRANSFER_SECONDS = 60


class DeviceTransfers:
    def __init__(self, store: Store, clock: Clock) -> None:
        self._store = store
        self._clock = clock

    async def offer(self, person: int) -> str:
        """The secret with which another browser becomes this person, too."""
        token, now = secrets.token_urlsafe(TOKEN_BYTES), self._clock.now()
        await self._store.offer_transfer(person, token_hash(token), now, now + TRANSFER_SECONDS)
        return token

    async def whose(self, token: str) -> int | None:
        """The person a secret leads to, if it is still good."""
        return await self._store.transfer(token_hash(token), self._clock.now())

    async def take(self, token: str) -> int | None:
        """The same, and from now on it is void."""
        return await self._store.take_transfer(token_hash(token), self._clock.now())
