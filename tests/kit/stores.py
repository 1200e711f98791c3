"""The store of test servers: a file, or a database (--store postgresql)."""

from __future__ import annotations

from pathlib import Path

KINDS = ("sqlite", "postgresql")
kind = KINDS[0]
THE_SAME_ON_ALL = {
    # What goes over the line, and who may send how much.
    "test_address_limits.py", "test_attacks.py", "test_faults_page.py", "test_logs.py",
    "test_secrecy.py", "test_security.py",
    # Bots and lessons.
    "test_bot_workers.py", "test_lessons.py", "test_tips.py",
    # These name their store themselves.
    "test_ownership.py", "test_store_copy.py", "test_node_faults.py", "test_nodes.py",
    "test_postgresql.py",
    "test_sqlite.py", "test_store.py",
}  # fmt: skip
"""Tests of the server that are run on the usual store only."""


def database_of(folder: Path) -> str:
    """The database URL for a server whose data would be in this folder."""
    if kind == "sqlite":
        return ""
    from tests.kit.postgresql import shared

    return shared().tables_for(folder)
