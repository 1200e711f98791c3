"""The store, clock and ownership that the settings select."""

from __future__ import annotations

from tafelrunde.server.base.clock import Clock, SharedClock
from tafelrunde.server.base.settings import Settings
from tafelrunde.server.nodes.ownership import Ownership
from tafelrunde.server.store.interface import Store
from tafelrunde.server.store.sqlite.store import SqliteStore


def store_of(settings: Settings, *, alone: bool) -> Store:
    """A store, not opened yet. `alone`: for a server, so that no other may serve the same tables
    unless both are nodes (for a file, `file_lock` ensures that). ImportError without psycopg."""
    if not settings.database:
        return SqliteStore(settings.file, serves=alone, accept_loss=settings.accept_loss)
    from tafelrunde.server.store.postgresql.store import PostgresqlStore
    from tafelrunde.server.store.postgresql.writer import Use

    use: Use = "beside" if not alone else "node" if settings.node else "alone"
    return PostgresqlStore(settings.database, use)


def clock_of(settings: Settings) -> Clock:
    return SharedClock() if settings.node else Clock()


def ownership_of(settings: Settings, store: Store, clock: Clock) -> Ownership:
    if not settings.node:
        return Ownership()
    from tafelrunde.server.nodes.shared_ownership import SharedOwnership
    from tafelrunde.server.store.postgresql.store import PostgresqlStore

    assert isinstance(store, PostgresqlStore)
    nodes = SharedOwnership(settings.database, settings.node, store.pool, clock)
    store.me = nodes.me
    return nodes
