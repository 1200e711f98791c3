"""Ownership of tables. A single server owns all of them; with several nodes on one database, each
table has one owner at a time (docs/decisions/0022-table-ownership.md)."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Literal

import msgspec

from tafelrunde.server.base.limits import Buckets


class ElsewhereError(Exception):
    """Another node owns the table."""

    def __init__(self, address: str) -> None:
        super().__init__(address)
        self.address = address


class OtherRulesError(Exception):
    """The game uses a version of the rules that this program does not have."""


class Lease(msgspec.Struct, frozen=True):
    """A room's right to its table. Every load of a table takes a new lease; writes under an older
    one have no effect."""

    epoch: int | None = None
    """None on a single server."""
    node: int = 0
    """The node that took it."""


NodeRequestKind = Literal["look", "hang_up"]
"""`look`: cached data about a person is stale. `hang_up`: the person's sockets must reconnect and
be authorised again."""


class NodeRequest(msgspec.Struct, frozen=True):
    """A task for a node, caused by a request to another one."""

    number: int
    kind: NodeRequestKind
    person: int


class Progress(msgspec.Struct):
    """Progress of an analysis."""

    done: int = 0
    total: int = 0
    """0 while others are ahead in the queue."""
    failed: bool = False


class Ownership:
    """Ownership on a single server, which owns every table. `SharedOwnership` is for several
    nodes."""

    several = False
    secret = ""
    """The secret with which nodes authenticate each other."""
    on_beat: Callable[[], object] = staticmethod(lambda: None)
    """Called after every successful heartbeat."""
    on_given_up: Callable[[], object] = staticmethod(lambda: None)
    """Called when other nodes have declared this one dead and own its tables."""

    on_takeover: Callable[[], object] = staticmethod(lambda: None)
    """Called when this node has declared another one dead."""

    async def open(self) -> None:
        """Start, once the store is open."""

    async def leave(self) -> None:
        """Release all tables."""

    async def close(self) -> None:
        """Stop, before the store is closed."""

    def is_peer(self, _secret: str, /) -> bool:
        """Whether the secret authenticates another node."""
        return False

    def check(self) -> None:
        """UnavailableError if another node may own our tables by now. Call it before sending
        anything that was not just written; writes check by themselves."""

    async def claim(self, _code: str, /) -> Lease:
        """Take a table before loading it. ElsewhereError if another node owns it."""
        return Lease()

    def has(self, _lease: Lease, /) -> bool:
        """Whether the lease is still valid, as far as this node knows."""
        return True

    def release(
        self, _table: int, _lease: Lease, _wake_at: float | None, /
    ) -> Awaitable[None] | None:
        """Release an unloaded table. None on a single server, which wakes it itself."""
        return None

    async def due(self) -> list[str]:
        """Codes of some unowned tables whose clock is due."""
        return []

    async def postpone(self, _code: str, /) -> None:
        """Delay waking a table that could not be opened here."""

    async def request_others(self, _kind: NodeRequestKind, _person: int, /) -> None:
        """Send a request to all other nodes."""

    async def requests(self) -> list[NodeRequest]:
        """The requests of other nodes to this one."""
        return []

    async def complete(self, _request: NodeRequest, /) -> None:
        """Delete a request that has been carried out."""

    async def wait_until_complete(self, _person: int, /) -> None:
        """Wait until other nodes have carried out their requests about a person, with a timeout."""

    async def begin_analysis(self, _table: int, /) -> bool:
        """Reserve an analysis; False if another node is working on it."""
        return True

    async def note_analysis(self, _table: int, _progress: Progress, /) -> None:
        """Publish the progress to other nodes."""

    async def end_analysis(self, _table: int, /) -> None:
        """Remove the reservation once the analysis is stored."""

    async def progress(self, _table: int, own: Progress | None, /) -> Progress | None:
        """The progress at any node; `own` is this node's."""
        return own

    async def allows(self, buckets: Buckets, address: str, now: float) -> bool:
        """Take a token from the address's bucket, which all nodes share."""
        return buckets.take(address, now)
