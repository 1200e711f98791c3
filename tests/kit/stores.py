"""Where the servers of the tests keep everything: a file, or a database (--store postgresql)."""

from __future__ import annotations

from pathlib import Path

KINDS = ("sqlite", "postgresql")
kind = KINDS[0]


def database_of(folder: Path) -> str:
    """For the settings of a server whose data would be in this folder."""
    if kind == "sqlite":
        return ""
    from tests.kit.postgresql import shared

    return shared().tables_for(folder)
