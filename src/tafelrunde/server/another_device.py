"""Somebody goes on at another device: a secret that is good once, for a minute.

It is kept in memory only, as a hash, one for each person: a new one makes the former void, and so
does a restart of the server.
"""

from __future__ import annotations

import secrets
from dataclasses import dataclass

from tafelrunde.server.clock import Clock
from tafelrunde.server.people import TOKEN_BYTES, token_hash

MOVE_SECONDS = 60


@dataclass(frozen=True)
class _Move:
    person: int
    until: float


class Moves:
    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._moves: dict[bytes, _Move] = {}

    def offer(self, person: int) -> str:
        """The secret with which another browser becomes this person, too."""
        now = self._clock.now()
        self._moves = {
            key: move
            for key, move in self._moves.items()
            if move.person != person and move.until > now
        }
        token = secrets.token_urlsafe(TOKEN_BYTES)
        self._moves[token_hash(token)] = _Move(person, now + MOVE_SECONDS)
        return token

    def whose(self, token: str) -> int | None:
        """The person a secret leads to, if it is still good."""
        move = self._moves.get(token_hash(token))
        return move.person if move is not None and move.until > self._clock.now() else None

    def take(self, token: str) -> int | None:
        """The same, and from now on it is void."""
        person = self.whose(token)
        self._moves.pop(token_hash(token), None)
        return person
