"""What the server keeps, whatever keeps it. Nothing above this file knows the database.

A promise runs through all of it: when a call that changes something returns, the change survives
the loss of the process and of the machine's power.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from pathlib import Path

import msgspec


class ConflictError(Exception):
    """Somebody else wrote this place of the journal first; read it again."""


class TakenError(Exception):
    """The name of an account is taken."""


class Person(msgspec.Struct, frozen=True):
    id: int
    name: str
    colour: str
    account: str | None
    password: str | None
    """The argon2id hash of an account's password."""


class StoredTable(msgspec.Struct, frozen=True):
    id: int
    code: str
    game: str
    status: str
    """waiting, seeding, playing, over or closed: for lists; the journal is the truth."""
    public: bool
    """Listed in the lobby."""
    created: float
    touched: float
    setup: bytes
    """Seats, options, pace...: JSON of the table's own making, rewritten whole."""
    secret: bytes
    """Of the dice; never leaves the server before the game is over."""


class StoredChat(msgspec.Struct, frozen=True):
    seat: int | None
    name: str
    text: str
    phrase: str
    at: float


class Snapshot(msgspec.Struct, frozen=True):
    seq: int
    """How many entries of the journal it stands for."""
    data: bytes


class Store(ABC):
    @abstractmethod
    async def open(self) -> None: ...

    @abstractmethod
    async def close(self) -> None: ...

    @abstractmethod
    async def backup(self, path: Path) -> None:
        """A copy of everything in one file, taken while others go on."""

    # -- Journals: append-only, UNIQUE(table, seq) -------------------------------------------

    @abstractmethod
    async def append(self, table: int, seq: int, lines: list[str]) -> None:
        """Entries seq, seq + 1, ... of a table, durable when this returns; all or none.
        ConflictError if one of these places is written already."""

    @abstractmethod
    async def journal(self, table: int, after: int = 0) -> list[str]:
        """The entries from number `after` on, in their order."""

    @abstractmethod
    async def save_snapshot(self, table: int, snapshot: Snapshot) -> None:
        """Replaces an older one."""

    @abstractmethod
    async def snapshot(self, table: int) -> Snapshot | None: ...

    # -- Tables ------------------------------------------------------------------------------

    @abstractmethod
    async def create_table(
        self, code: str, game: str, public: bool, setup: bytes, secret: bytes, now: float
    ) -> StoredTable: ...

    @abstractmethod
    async def table(self, code: str) -> StoredTable | None: ...

    @abstractmethod
    async def save_table(
        self, table: int, status: str, public: bool, setup: bytes, people: list[int], now: float
    ) -> None:
        """The new setup, and the people seated (for `tables_of`)."""

    @abstractmethod
    async def public_tables(self, statuses: list[str], most: int) -> list[StoredTable]:
        """Tables of the lobby, the last touched first."""

    @abstractmethod
    async def tables_of(self, person: int, over: bool, most: int) -> list[StoredTable]:
        """Tables a person sits or sat at whose game is over, or those whose game is not, the last
        touched first."""

    @abstractmethod
    async def unfinished(self) -> list[tuple[StoredTable, int]]:
        """All tables whose game is going on, with the lengths of their journals (to set their
        clocks after a start)."""

    # -- People ------------------------------------------------------------------------------

    @abstractmethod
    async def create_person(self, token_hash: bytes, name: str, colour: str) -> Person: ...

    @abstractmethod
    async def person(self, token_hash: bytes) -> Person | None:
        """Whose browser holds this token (kept as a SHA-256 only)."""

    @abstractmethod
    async def people(self, numbers: list[int]) -> list[Person]: ...

    @abstractmethod
    async def save_person(self, person: int, name: str, colour: str) -> None: ...

    @abstractmethod
    async def create_account(self, person: int, account: str, password: str) -> None:
        """A guest becomes an account. TakenError if the name is taken (whatever its case)."""

    @abstractmethod
    async def account(self, account: str) -> Person | None: ...

    @abstractmethod
    async def add_token(self, person: int, token_hash: bytes) -> None:
        """One more browser of the same person."""

    @abstractmethod
    async def drop_token(self, token_hash: bytes) -> None: ...

    @abstractmethod
    async def merge_person(self, guest: int, account: int) -> None:
        """What the guest sat at belongs to the account from now on."""

    # -- Chat --------------------------------------------------------------------------------

    @abstractmethod
    async def add_chat(self, table: int, line: StoredChat) -> None: ...

    @abstractmethod
    async def chat(self, table: int, most: int) -> list[StoredChat]: ...
