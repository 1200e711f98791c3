"""What every table of a server shares, and how a table comes into the world."""

from __future__ import annotations

import secrets
from collections.abc import Iterable
from dataclasses import dataclass, field

import msgspec

from tafelrunde.core.journal import Entry, entry_line
from tafelrunde.server.base.clock import Clock
from tafelrunde.server.base.limits import Buckets, FairQueue
from tafelrunde.server.base.metrics import Metrics
from tafelrunde.server.base.settings import Settings
from tafelrunde.server.nodes.ownership import Ownership
from tafelrunde.server.store.interface import Store, StoredTable, TableChange, TableRow
from tafelrunde.server.tables.bot_workers import BotWorkers
from tafelrunde.server.tables.table_record import Setup
from tafelrunde.table.fairness import SECRET_BYTES

CODE_LETTERS = "23456789abcdefghjkmnpqrstuvwxyz"
CODE_LENGTH = 13
"""31**13 codes: more than 64 bits."""
COMPANY_BITS = 32
TIP_RATE, TIP_BURST = 0.25, 5
"""Tips of one person at all tables: so many a second, and at once."""


@dataclass(frozen=True)
class Services:
    settings: Settings
    store: Store
    clock: Clock
    bots: BotWorkers
    ownership: Ownership = field(default_factory=Ownership)
    metrics: Metrics = field(default_factory=Metrics)
    tips: Buckets = field(default_factory=lambda: Buckets(TIP_RATE, TIP_BURST))
    """How many tips each person may ask for."""
    history_queue: FairQueue = field(default_factory=FairQueue)
    """Looks back into games, which are played again for it."""


def new_code() -> str:
    return "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))


def new_company() -> int:
    """Which bots come to a new table."""
    return secrets.randbits(COMPANY_BITS)


async def create_table(services: Services, setup: Setup, secret: bytes = b"") -> StoredTable:
    """A table that waits for its people. A code that nobody can guess, a secret for its dice."""
    stored = await services.store.create_table(
        new_code(),
        setup.game,
        setup.listed("waiting"),
        msgspec.json.encode(setup),
        secret or secrets.token_bytes(SECRET_BYTES),
        services.clock.date(),
    )
    await save_setup(services, stored.id, "waiting", setup)
    return stored


async def save_setup(
    services: Services, table: int, status: str, setup: Setup, entries: Iterable[Entry] = ()
) -> None:
    """Of a table that is not in use; the entries begin its journal."""
    lines = [entry_line(entry) for entry in entries]
    row = row_of(setup, status, services.clock.date())
    await services.store.keep(TableChange(table, lines=lines, row=row))


def row_of(setup: Setup, status: str, touched: float) -> TableRow:
    """The host's own table it is even without a seat; one that was imported has no host."""
    people = [*setup.people, setup.host] if setup.host else setup.people
    return TableRow(status, setup.listed(status), msgspec.json.encode(setup), people, touched)
