"""One socket at a table, as the table sees it."""

from __future__ import annotations

import asyncio

import msgspec

from tafelrunde.server.base.limits import Bucket
from tafelrunde.server.base.messages import CloseReason, Event, Goodbye
from tafelrunde.server.edge.websocket import Wire
from tafelrunde.server.store.interface import Person

# Close codes: those of RFC 6455 and our own.
POLICY = 1008
RESTART = 1012
REMOVED = 4403
UNKNOWN = 4404
UNREADABLE = 4409
CLOSED = 4410


class Connection:
    def __init__(self, person: Person, address: str, bucket: Bucket, wire: Wire) -> None:
        self.person = person
        self.address = address
        """The client's, as limits count it."""
        self.bucket = bucket
        self.number = 0
        """Assigned by the room."""
        self.open = True
        self.described = True
        """Whether updates include the text table."""
        self.visible = False
        """Whether the page is in the foreground."""
        self.screen = False
        """Whether it is a screen for everybody, which shows what a spectator sees."""
        self._wire = wire
        self._closing: asyncio.Task[None] | None = None

    def send_update(self, frame: bytes) -> None:
        if self.open:
            self._wire.send_compressed(frame)

    def tell(self, event: Event) -> None:
        if self.open:
            self._wire.send_frame(msgspec.json.encode(event))

    def end(self, reason: CloseReason, code: int) -> None:
        self.tell(Goodbye(reason))
        self.close(code)

    def close(self, code: int) -> None:
        if self.open:
            self.open = False
            loop = asyncio.get_running_loop()
            self._closing = loop.create_task(self._wire.disconnect(code))

    async def closed(self, seconds: float) -> None:
        """Wait until it is closed, but drop the connection after `seconds`."""
        if self._closing is not None:
            done, _ = await asyncio.wait([self._closing], timeout=seconds)
            if not done:
                self._closing.cancel()
                self._wire.drop()
