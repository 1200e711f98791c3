"""The storage interface. Code above this file does not depend on the database.

When a call that changes something returns, the change survives a crash of the process and a loss of
power.
"""

from __future__ import annotations

import unicodedata
from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path

import msgspec


class ConflictError(Exception):
    """Another writer used this position of the journal first; reload it."""


class UnavailableError(Exception):
    """The database is temporarily unreachable."""


class DiskFullError(UnavailableError):
    """Nothing can be written, because the disk is full or faulty. Nothing stored is lost."""


class LostError(UnavailableError):
    """Another server owns the table now; this server's state of it is stale."""


class TakenError(Exception):
    """The account name is taken."""


def account_key(name: str) -> str:
    """Equal for account names that people read as the same."""
    return unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold())


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
    """waiting, seeding, playing, over or closed. For lists only; the journal is authoritative."""
    public: bool
    """Whether it is listed in the lobby."""
    created: float
    touched: float
    setup: bytes
    """Seats, options, pace...: a JSON document, always rewritten completely."""
    secret: bytes
    """The secret of the random stream; never leaves the server before the game is over."""


class ScreenCode(msgspec.Struct, frozen=True):
    """The short code of a table that a screen shows."""

    code: str
    table: StoredTable


class StoredChat(msgspec.Struct, frozen=True):
    seat: int | None
    name: str
    text: str
    phrase: str
    at: float
    person: int | None = None
    command: str | None = None
    """The author and command id, so that a retried command is not stored twice."""


class Snapshot(msgspec.Struct, frozen=True):
    seq: int
    """The number of journal entries it covers."""
    data: bytes
    epoch: int | None = None
    """As in `TableChange`."""


class TableRow(msgspec.Struct, frozen=True):
    """The stored data of a table besides its journal, always written completely."""

    status: str
    public: bool
    setup: bytes
    people: Sequence[int]
    """The people seated, for `tables_of`."""
    touched: float


class TableChange(msgspec.Struct, frozen=True):
    """The effects of one change of a table, stored atomically."""

    table: int
    seq: int = 0
    """The journal index of the first of these entries."""
    lines: Sequence[str] = ()
    row: TableRow | None = None
    chat: Sequence[StoredChat] = ()
    epoch: int | None = None
    """The epoch of the `Lease` it was made under; None if no other server can own the table."""

    def __bool__(self) -> bool:
        return bool(self.lines or self.row or self.chat)


class Store(ABC):
    on_flush: Callable[[float], object] = staticmethod(lambda _: None)
    """Called from any thread with the seconds it took to make a batch of changes durable."""

    full = False
    """Whether the last change failed with a DiskFullError."""

    async def write_nothing(self) -> None:
        """Write without changing anything, to find out whether the disk is still full."""
        await self.free_bytes()

    @abstractmethod
    async def open(self) -> None: ...

    @abstractmethod
    async def close(self) -> None: ...

    @abstractmethod
    async def backup(self, path: Path) -> None:
        """Copy everything to one SQLite data file while the server runs."""

    @abstractmethod
    async def free_bytes(self) -> int | None:
        """Free bytes on the disk; None if unknown. UnavailableError if nothing can be written."""

    # -- Changes of a table and its journal (append-only, UNIQUE(table, seq)) ----------------

    @abstractmethod
    def keep(self, change: TableChange) -> Awaitable[None]:
        """Submit a change at once; it is durable when the result is awaited. ConflictError if the
        entries do not continue the journal, LostError if its epoch is over."""

    async def append(self, table: int, seq: int, lines: Sequence[str]) -> None:
        await self.keep(TableChange(table, seq=seq, lines=lines))

    async def save_table(self, table: int, row: TableRow) -> None:
        await self.keep(TableChange(table, row=row))

    async def add_chat(self, table: int, line: StoredChat) -> None:
        await self.keep(TableChange(table, chat=(line,)))

    @abstractmethod
    async def journal(self, table: int, after: int = 0) -> list[str]:
        """The entries from index `after` on, in order."""

    @abstractmethod
    async def save_snapshot(self, table: int, snapshot: Snapshot) -> None:
        """Replace the snapshot, unless the epoch is over."""

    @abstractmethod
    async def snapshot(self, table: int) -> Snapshot | None: ...

    @abstractmethod
    async def save_analysis(self, table: int, data: bytes) -> None:
        """Store the analysis of a finished game, replacing an older one."""

    @abstractmethod
    async def analysis(self, table: int) -> bytes | None: ...

    # -- Tables ------------------------------------------------------------------------------

    @abstractmethod
    async def create_table(
        self, code: str, game: str, public: bool, setup: bytes, secret: bytes, now: float
    ) -> StoredTable: ...

    @abstractmethod
    async def table(self, code: str) -> StoredTable | None: ...

    @abstractmethod
    async def public_tables(self, statuses: list[str], most: int) -> list[StoredTable]:
        """Tables listed in the lobby, most recently touched first."""

    @abstractmethod
    async def tables_of(self, person: int, over: bool, most: int) -> list[StoredTable]:
        """A person's finished or unfinished tables, most recently touched first."""

    @abstractmethod
    async def unfinished(self) -> list[tuple[StoredTable, int]]:
        """All tables with a running game and the lengths of their journals, to set their clocks at
        the server's start."""

    # -- Codes on screens ----------------------------------------------------------------------

    @abstractmethod
    async def keep_screen_code(
        self, code: str, table: int, person: int, now: float, until: float
    ) -> bool:
        """Let a code lead to a table until a time, or renew it, for the browser of this person.
        False if it leads elsewhere and another browser shows it. A table has one code."""

    @abstractmethod
    async def move_screen_code(self, old: int, new: int) -> None:
        """Let the code of a table, if it has one, lead to its rematch."""

    @abstractmethod
    async def screen_code(self, code: str, now: float) -> ScreenCode | None:
        """A valid code and its table, unless that is closed."""

    @abstractmethod
    async def screen_code_at(self, table: str, now: float) -> ScreenCode | None:
        """The valid code of the table with this code."""

    @abstractmethod
    async def screen_code_of(self, person: int, now: float) -> ScreenCode | None:
        """The valid code that this person's browser shows."""

    @abstractmethod
    async def begin_day(self, person: int, date: str, table: int) -> int:
        """Make this table a person's only try at the game of a date. Returns the table that is: an
        earlier one stays."""

    @abstractmethod
    async def days_of(self, person: int) -> list[tuple[str, StoredTable]]:
        """A person's tries, by date."""

    @abstractmethod
    async def tries(self, date: str) -> list[tuple[int, StoredTable]]:
        """Everybody's tries at the game of a date, with the person."""

    # -- People ------------------------------------------------------------------------------

    @abstractmethod
    async def create_person(self, token_hash: bytes, name: str, colour: str) -> Person: ...

    @abstractmethod
    async def person(self, token_hash: bytes) -> Person | None:
        """The person whose browser has this token (stored as a SHA-256 only)."""

    @abstractmethod
    async def people(self, numbers: list[int]) -> list[Person]: ...

    @abstractmethod
    async def save_person(self, person: int, name: str, colour: str) -> None: ...

    @abstractmethod
    async def create_account(self, person: int, account: str, password: str) -> None:
        """Turn a guest into an account. TakenError if the name is taken, compared by
        `account_key`."""

    @abstractmethod
    async def account(self, account: str) -> Person | None: ...

    @abstractmethod
    async def add_token(self, person: int, token_hash: bytes) -> None:
        """Add a browser of the same person."""

    @abstractmethod
    async def drop_token(self, token_hash: bytes) -> None: ...

    @abstractmethod
    async def offer_transfer(
        self, person: int, token_hash: bytes, now: float, until: float
    ) -> None:
        """Store a token that turns another browser into this person; it replaces an older one."""

    @abstractmethod
    async def transfer(self, token_hash: bytes, now: float) -> int | None:
        """The person the token belongs to, if it is still valid."""

    @abstractmethod
    async def take_transfer(self, token_hash: bytes, now: float) -> int | None:
        """Like `transfer`, and use the token up."""

    @abstractmethod
    async def merge_person(self, guest: int, account: int) -> None:
        """Give the guest's tables to the account."""

    async def heirs(self, _numbers: Sequence[int], /) -> dict[int, int]:
        """The accounts of those people who were guests and have since logged in. Needed with
        several nodes, which cannot all be notified before the login is stored."""
        return {}

    # -- Chat --------------------------------------------------------------------------------

    @abstractmethod
    async def chat(self, table: int, most: int) -> list[StoredChat]: ...
