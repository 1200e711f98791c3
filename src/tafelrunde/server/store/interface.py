"""What the server keeps, whatever keeps it. Nothing above this file knows the database.

A promise runs through all of it: when a call that changes something returns, the change survives
the loss of the process and of the machine's power.
"""

from __future__ import annotations

import unicodedata
from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path

import msgspec


class ConflictError(Exception):
    """Somebody else wrote this place of the journal first; read it again."""


class UnavailableError(Exception):
    """What keeps everything cannot be reached at the moment; later it may."""


class LostError(UnavailableError):
    """Another server has the table by now; what is known of it here is out of date."""


class TakenError(Exception):
    """The name of an account is taken."""


def account_key(name: str) -> str:
    """The same for two names of accounts that people take for the same."""
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
    person: int | None = None
    command: str | None = None
    """Of whom, and with which command it came: what was said once is not said twice."""


class Snapshot(msgspec.Struct, frozen=True):
    seq: int
    """How many entries of the journal it stands for."""
    data: bytes
    epoch: int | None = None
    """As in `TableChange`."""


class TableRow(msgspec.Struct, frozen=True):
    """What is kept of a table beside its journal, written whole."""

    status: str
    public: bool
    setup: bytes
    people: Sequence[int]
    """Those seated, for `tables_of`."""
    touched: float


class TableChange(msgspec.Struct, frozen=True):
    """What one change of a table leaves behind: all of it is kept, or nothing."""

    table: int
    seq: int = 0
    """The place of the first of these entries in the journal."""
    lines: Sequence[str] = ()
    row: TableRow | None = None
    chat: Sequence[StoredChat] = ()
    epoch: int | None = None
    """Of the `Lease` under which it was made; None where nobody else can have the table."""

    def __bool__(self) -> bool:
        return bool(self.lines or self.row or self.chat)


class Store(ABC):
    on_flush: Callable[[float], object] = staticmethod(lambda _: None)
    """Told how many seconds it took to make one batch of changes durable; from any thread."""

    @abstractmethod
    async def open(self) -> None: ...

    @abstractmethod
    async def close(self) -> None: ...

    @abstractmethod
    async def backup(self, path: Path) -> None:
        """A copy of everything in one data file of SQLite, taken while others go on."""

    @abstractmethod
    async def free_bytes(self) -> int | None:
        """What the disk has left for more; None where that cannot be known. UnavailableError where
        nothing can be written at all."""

    # -- Every change of a table, and its journal: append-only, UNIQUE(table, seq) -----------

    @abstractmethod
    def keep(self, change: TableChange) -> Awaitable[None]:
        """On its way when this returns, durable when what it returns is awaited. ConflictError if
        the entries do not begin where the journal ends, LostError if its epoch is over."""

    async def append(self, table: int, seq: int, lines: Sequence[str]) -> None:
        await self.keep(TableChange(table, seq=seq, lines=lines))

    async def save_table(self, table: int, row: TableRow) -> None:
        await self.keep(TableChange(table, row=row))

    async def add_chat(self, table: int, line: StoredChat) -> None:
        await self.keep(TableChange(table, chat=(line,)))

    @abstractmethod
    async def journal(self, table: int, after: int = 0) -> list[str]:
        """The entries from number `after` on, in their order."""

    @abstractmethod
    async def save_snapshot(self, table: int, snapshot: Snapshot) -> None:
        """Replaces an older one; without effect if its epoch is over."""

    @abstractmethod
    async def snapshot(self, table: int) -> Snapshot | None: ...

    @abstractmethod
    async def save_analysis(self, table: int, data: bytes) -> None:
        """What decided a finished game; replaces an older one."""

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
        """A guest becomes an account. TakenError if the name is taken (in whatever
        case or form, see `account_key`)."""

    @abstractmethod
    async def account(self, account: str) -> Person | None: ...

    @abstractmethod
    async def add_token(self, person: int, token_hash: bytes) -> None:
        """One more browser of the same person."""

    @abstractmethod
    async def drop_token(self, token_hash: bytes) -> None: ...

    @abstractmethod
    async def offer_transfer(
        self, person: int, token_hash: bytes, now: float, until: float
    ) -> None:
        """With this token another browser becomes this person, too; the former one is void."""

    @abstractmethod
    async def transfer(self, token_hash: bytes, now: float) -> int | None:
        """The person it leads to, if it is still good."""

    @abstractmethod
    async def take_transfer(self, token_hash: bytes, now: float) -> int | None:
        """The same, and from now on it is void."""

    @abstractmethod
    async def merge_person(self, guest: int, account: int) -> None:
        """What the guest sat at belongs to the account from now on."""

    async def heirs(self, _numbers: Sequence[int], /) -> dict[int, int]:
        """The accounts of those of them who were guests and have logged in: where several nodes
        have tables in memory, not all can be told before it is kept."""
        return {}

    # -- Chat --------------------------------------------------------------------------------

    @abstractmethod
    async def chat(self, table: int, most: int) -> list[StoredChat]: ...
