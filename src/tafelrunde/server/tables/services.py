"""Services shared by all tables of a server, and the creation of tables."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Iterable
from dataclasses import dataclass, field
from weakref import WeakValueDictionary

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
"""Tips per person at all tables: rate per second, and burst."""
OWN_BOT_RATE, OWN_BOT_BURST = 0.1, 10
"""Tokens for programs per person at all tables: rate per second, and burst."""


@dataclass(frozen=True)
class Services:
    settings: Settings
    store: Store
    clock: Clock
    bots: BotWorkers
    ownership: Ownership = field(default_factory=Ownership)
    metrics: Metrics = field(default_factory=Metrics)
    tips: Buckets = field(default_factory=lambda: Buckets(TIP_RATE, TIP_BURST))
    """Limits how many tips a person may ask for."""
    own_bots: Buckets = field(default_factory=lambda: Buckets(OWN_BOT_RATE, OWN_BOT_BURST))
    """Limits how many tokens for programs a person may request."""
    pending_tips: WeakValueDictionary[int, asyncio.Task[None]] = field(
        default_factory=WeakValueDictionary
    )
    """By person: the search for the tip that was requested last."""
    history_queue: FairQueue = field(default_factory=FairQueue)
    """Queues requests for past views, which replay the game."""


def new_code() -> str:
    return "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))


def new_company() -> int:
    """A number that selects the bots' names and order at a new table."""
    return secrets.randbits(COMPANY_BITS)


async def create_table(services: Services, setup: Setup, secret: bytes = b"") -> StoredTable:
    """Create a table that waits for its people, with an unguessable code and a random secret."""
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
    """Save the setup of a table that is not in memory; the entries start its journal."""
    lines = [entry_line(entry) for entry in entries]
    row = row_of(setup, status, services.clock.date())
    await services.store.keep(TableChange(table, lines=lines, row=row))


def row_of(setup: Setup, status: str, touched: float) -> TableRow:
    """The stored row. A table belongs to its host even if the host has no seat; imported tables
    have no host."""
    people = [*setup.people, setup.host] if setup.host else setup.people
    return TableRow(status, setup.listed(status), msgspec.json.encode(setup), people, touched)
