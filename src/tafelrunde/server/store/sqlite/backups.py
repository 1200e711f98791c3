"""Nightly backups of the data file, each checked before it replaces an older one, and how one is
restored."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from contextlib import closing
from datetime import datetime
from pathlib import Path

from tafelrunde.server.base.clock import Clock
from tafelrunde.server.store.interface import Store
from tafelrunde.server.store.sqlite.file import create_private, keep_private, migrate
from tafelrunde.server.store.sqlite.losses import SUFFIX

FOLDER = "backups"
"""Next to the data file."""
NIGHT = 4
"""The hour of the day from which the day's backup is due."""
CHECK_SECONDS = 600.0

log = logging.getLogger(__name__)


class DamagedBackupError(Exception):
    """The copy is damaged."""


class Backups:
    def __init__(self, store: Store, folder: Path, keep: int, clock: Clock) -> None:
        self._store = store
        self._folder = folder
        self._keep = keep
        self._clock = clock

    async def make_nightly(self) -> None:
        """Make a backup every day; one that failed is tried again soon."""
        while self._keep:
            await asyncio.sleep(CHECK_SECONDS)
            now = datetime.fromtimestamp(self._clock.date())
            path = self._folder / f"tafelrunde-{now:%Y-%m-%d}.sqlite"
            if now.hour >= NIGHT and not path.exists():
                try:
                    await self.make(path)
                except (OSError, sqlite3.Error, DamagedBackupError):
                    log.exception("the backup failed")

    async def make(self, path: Path) -> None:
        """Make one backup, and delete the oldest ones."""
        path.parent.mkdir(0o700, parents=True, exist_ok=True)
        part = path.with_suffix(".part")
        part.unlink(missing_ok=True)
        try:
            await self._store.backup(part)
            await asyncio.to_thread(check_backup, part)
            part.replace(path)
        finally:
            part.unlink(missing_ok=True)
        for old in sorted(path.parent.glob("tafelrunde-????-??-??.sqlite"))[: -self._keep]:
            old.unlink()


def check_backup(path: Path) -> None:
    """Read the whole copy. Raises DamagedBackupError or an error of SQLite."""
    with closing(sqlite3.connect(path)) as connection:
        if connection.execute("PRAGMA integrity_check(1)").fetchone() != ("ok",):
            raise DamagedBackupError
        connection.execute("SELECT count(*) FROM journal").fetchone()


def restore(backup: Path, data: Path, now: datetime) -> Path | None:
    """Put a checked copy of a backup in the place of a data file that no server uses. The earlier
    file is kept under the returned name."""
    check_backup(backup)
    data.parent.mkdir(0o700, parents=True, exist_ok=True)
    part = data.with_suffix(".part")
    part.unlink(missing_ok=True)
    try:
        create_private(part)
        with closing(sqlite3.connect(backup)) as source, closing(sqlite3.connect(part)) as target:
            source.backup(target)
            migrate(target)
        earlier = set_aside(data, now) if data.exists() else None
        data.with_suffix(SUFFIX).unlink(missing_ok=True)
        part.replace(data)
    finally:
        part.unlink(missing_ok=True)
    keep_private(data)
    return earlier


def set_aside(data: Path, now: datetime) -> Path:
    """Rename a data file with its write-ahead log."""
    earlier = data.with_name(f"{data.stem}-before-{now:%Y-%m-%d-%H%M%S}{data.suffix}")
    for end in ("-wal", "-shm", ""):
        file = data.with_name(f"{data.name}{end}")
        if file.exists():
            file.replace(earlier.with_name(f"{earlier.name}{end}"))
    return earlier
