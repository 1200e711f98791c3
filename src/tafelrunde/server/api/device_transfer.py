"""Continuing on another device, with a secret that is valid once, for a minute.

Only a hash is stored, one per person; a new secret replaces the last one. It is in the store
because another node may receive the second browser's request.
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
        """A secret that turns another browser into this person."""
        token, now = secrets.token_urlsafe(TOKEN_BYTES), self._clock.now()
        await self._store.offer_transfer(person, token_hash(token), now, now + TRANSFER_SECONDS)
        return token

    async def void(self, person: int) -> None:
        """Replace the person's secret by one that nobody knows and that has expired."""
        now = self._clock.now()
        await self._store.offer_transfer(person, secrets.token_bytes(TOKEN_BYTES), now, now)

    async def whose(self, token: str) -> int | None:
        """The person a secret belongs to, if it is still valid."""
        return await self._store.transfer(token_hash(token), self._clock.now())

    async def take(self, token: str) -> int | None:
        """Like `whose`, and use the secret up."""
        return await self._store.take_transfer(token_hash(token), self._clock.now())
