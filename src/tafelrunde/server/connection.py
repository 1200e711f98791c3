"""One socket at a table, as the table knows it."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass

import msgspec

from tafelrunde.server.limits import Bucket
from tafelrunde.server.messages import Event, Goodbye
from tafelrunde.server.store import Person

MOST_WAITING = 100
"""Frames that may wait for a slow reader before its socket is closed; it can come back."""

# Codes of closed sockets, those of RFC 6455 and our own.
POLICY = 1008
TOO_SLOW = 1013
RESTART = 1012
REMOVED = 4403
UNKNOWN = 4404


@dataclass(frozen=True)
class Close:
    code: int


class Connection:
    """Frames wait here until the socket's writer sends them."""

    def __init__(self, person: Person, bucket: Bucket) -> None:
        self.person = person
        self.bucket = bucket
        self.outbox: asyncio.Queue[bytes | Close] = asyncio.Queue()
        self.open = True
        self.described = True
        """Whether this browser wants the text table with every update."""

    def send(self, frame: bytes) -> None:
        if not self.open:
            return
        if self.outbox.qsize() >= MOST_WAITING:
            self.close(TOO_SLOW)
            return
        self.outbox.put_nowait(frame)

    def tell(self, event: Event) -> None:
        self.send(msgspec.json.encode(event))

    def goodbye(self, reason: str, code: int) -> None:
        self.tell(Goodbye(reason))
        self.close(code)

    def close(self, code: int) -> None:
        if self.open:
            self.open = False
            self.outbox.put_nowait(Close(code))
