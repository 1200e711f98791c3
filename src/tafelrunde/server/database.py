"""Which store a server's settings mean."""

from __future__ import annotations

from tafelrunde.server.settings import Settings
from tafelrunde.server.sqlite import SqliteStore
from tafelrunde.server.store import Store


def store_of(settings: Settings, *, alone: bool) -> Store:
    """Not opened yet. `alone`: it is a server's; no other may serve the same tables. (For a file,
    `claim` sees to that.) ImportError where psycopg is missing."""
    if not settings.database:
        return SqliteStore(settings.file)
    from tafelrunde.server.postgresql import PostgresqlStore

    return PostgresqlStore(settings.database, alone)
