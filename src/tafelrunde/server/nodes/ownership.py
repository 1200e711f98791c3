"""Who has a table in memory. One server alone has them all; of several on one database, each table
has one owner at a time (docs/decisions/0022-table-ownership.md)."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Literal

import msgspec

from tafelrunde.server.base.limits import Buckets


class ElsewhereError(Exception):
    """Another node has the table."""

    def __init__(self, address: str) -> None:
        super().__init__(address)
        self.address = address


class OtherRulesError(Exception):
    """The game uses a version of the rules that this program does not have."""


class Lease(msgspec.Struct, frozen=True):
    """What a room has of its table. Whenever a table comes into memory its hold is a new one, and
    what is written under an older one has no effect."""

    epoch: int | None = None
    """None where one server has all tables."""
    node: int = 0
    """The one that took it."""


NodeRequestKind = Literal["look", "hang_up"]
"""Somebody is not what you know; somebody's sockets have to come back, if they still may."""


class NodeRequest(msgspec.Struct, frozen=True):
    """What one node has to do because of what was asked of another."""

    number: int
    kind: NodeRequestKind
    person: int


class Progress(msgspec.Struct):
    """Of an analysis."""

    done: int = 0
    total: int = 0
    """0 while others come first."""
    failed: bool = False


class Ownership:
    """One server alone: it has every table, and need not ask anybody. `nodes.Nodes` is one of
    several."""

    several = False
    secret = ""
    """By which nodes know each other."""
    on_beat: Callable[[], object] = staticmethod(lambda: None)
    """Called twice a second while others know that this server is alive."""
    on_given_up: Callable[[], object] = staticmethod(lambda: None)
    """The others have taken this server for dead: what it has in memory is theirs."""

    on_takeover: Callable[[], object] = staticmethod(lambda: None)
    """This server has given another one up."""

    async def open(self) -> None:
        """When the store is open."""

    async def leave(self) -> None:
        """All tables are for others from now on."""

    async def close(self) -> None:
        """Before the store is closed."""

    def is_peer(self, _secret: str, /) -> bool:
        """Whether it is the secret by which nodes know each other."""
        return False

    def check(self) -> None:
        """UnavailableError if somebody else may have our tables by now. To be asked before anything
        is told that was not just written: a write asks by itself."""

    async def claim(self, _code: str, /) -> Lease:
        """Before a table is read. ElsewhereError if another node has it."""
        return Lease()

    def has(self, _lease: Lease, /) -> bool:
        """Whether it was not taken from us since, as far as we know."""
        return True

    def release(
        self, _table: int, _lease: Lease, _wake_at: float | None, /
    ) -> Awaitable[None] | None:
        """A table at rest is nobody's. None if nobody else could wake it."""
        return None

    async def due(self) -> list[str]:
        """Codes of some tables that nobody has and whose clock has to go on."""
        return []

    async def postpone(self, _code: str, /) -> None:
        """One of them could not be woken here: later, or somebody else."""

    async def request_others(self, _kind: NodeRequestKind, _person: int, /) -> None:
        """An errand to all other nodes."""

    async def requests(self) -> list[NodeRequest]:
        """What others have sent us."""
        return []

    async def complete(self, _request: NodeRequest, /) -> None:
        """It will not come again."""

    async def wait_until_complete(self, _person: int, /) -> None:
        """When the others have done what they were sent about somebody; or after a while."""

    async def begin_analysis(self, _table: int, /) -> bool:
        """Whether no other node is about to find out what decided this game."""
        return True

    async def note_analysis(self, _table: int, _progress: Progress, /) -> None:
        """For whoever asks another node."""

    async def end_analysis(self, _table: int, /) -> None:
        """It is kept."""

    async def progress(self, _table: int, own: Progress | None, /) -> Progress | None:
        """At whichever node; `own` is what this one knows."""
        return own

    async def allows(self, buckets: Buckets, address: str, now: float) -> bool:
        """Whether an address may ask for one thing more of a kind, at whichever node."""
        return buckets.take(address, now)
