"""The data file: schema, migrations and file permissions."""

from __future__ import annotations

import os
import sqlite3
from contextlib import suppress
from pathlib import Path

from tafelrunde.server.store.interface import account_key

# -- The schema: a list of migrations; append new ones, never change old ones -------------

MIGRATIONS = [
    """
    CREATE TABLE person (
        id INTEGER PRIMARY KEY,
        name TEXT NOT NULL,
        colour TEXT NOT NULL,
        account TEXT UNIQUE COLLATE NOCASE,
        password TEXT
    ) STRICT;
    CREATE TABLE token (
        hash BLOB PRIMARY KEY,
        person INTEGER NOT NULL REFERENCES person
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE game_table (
        id INTEGER PRIMARY KEY,
        code TEXT NOT NULL UNIQUE,
        game TEXT NOT NULL,
        status TEXT NOT NULL,
        public INTEGER NOT NULL,
        created REAL NOT NULL,
        touched REAL NOT NULL,
        setup BLOB NOT NULL,
        secret BLOB NOT NULL
    ) STRICT;
    CREATE INDEX table_by_status ON game_table (public, status, touched);
    CREATE TABLE seated (
        person INTEGER NOT NULL REFERENCES person,
        game_table INTEGER NOT NULL REFERENCES game_table,
        PRIMARY KEY (person, game_table)
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE journal (
        game_table INTEGER NOT NULL REFERENCES game_table,
        seq INTEGER NOT NULL,
        line TEXT NOT NULL,
        PRIMARY KEY (game_table, seq)
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE snapshot (
        game_table INTEGER PRIMARY KEY REFERENCES game_table,
        seq INTEGER NOT NULL,
        data BLOB NOT NULL
    ) STRICT;
    CREATE TABLE chat (
        id INTEGER PRIMARY KEY,
        game_table INTEGER NOT NULL REFERENCES game_table,
        seat INTEGER,
        name TEXT NOT NULL,
        text TEXT NOT NULL,
        phrase TEXT NOT NULL,
        at REAL NOT NULL
    ) STRICT;
    CREATE INDEX chat_by_table ON chat (game_table, id);
    """,
    # Rename bot levels to the names used everywhere else.
    """
    UPDATE game_table SET setup = CAST(
        replace(
            replace(CAST(setup AS TEXT), '"level":"beginner"', '"level":"easy"'),
            '"level":"middle"', '"level":"medium"'
        ) AS BLOB
    )
    """,
    # Compare account names as people read them.
    """
    ALTER TABLE person ADD COLUMN account_key TEXT;
    UPDATE person SET account_key = account_key(account) WHERE account IS NOT NULL;
    CREATE INDEX person_by_account ON person (account_key);
    """,
    # Store the analysis of a game.
    """
    CREATE TABLE analysis (
        game_table INTEGER PRIMARY KEY REFERENCES game_table,
        data BLOB NOT NULL
    ) STRICT;
    """,
    # Recognise retried chat commands after a restart.
    """
    ALTER TABLE chat ADD COLUMN person INTEGER;
    ALTER TABLE chat ADD COLUMN command TEXT;
    CREATE UNIQUE INDEX chat_by_command ON chat (game_table, person, command);
    """,
    # A one-time secret for another browser.
    """
    CREATE TABLE another_device (
        person INTEGER PRIMARY KEY REFERENCES person,
        hash BLOB NOT NULL UNIQUE,
        until REAL NOT NULL
    ) STRICT;
    """,
    # Short codes of tables that a screen shows.
    """
    CREATE TABLE screen_code (
        code TEXT PRIMARY KEY,
        game_table INTEGER NOT NULL UNIQUE REFERENCES game_table,
        person INTEGER NOT NULL REFERENCES person,
        until REAL NOT NULL
    ) STRICT, WITHOUT ROWID;
    """,
    # A person's only try at the game of a day.
    """
    CREATE TABLE day_try (
        person INTEGER NOT NULL REFERENCES person,
        date TEXT NOT NULL,
        game_table INTEGER NOT NULL REFERENCES game_table,
        PRIMARY KEY (person, date)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX day_try_by_date ON day_try (date);
    """,
]

CHECKPOINT_PAGES = 8000
"""Pages of 4 kB in the write-ahead log before a checkpoint, which delays the writers of that moment
by about 15 ms. Most pages are written many times before that, but copied only once."""


class SchemaError(Exception):
    """A newer program wrote the data file."""


def connect(path: Path) -> sqlite3.Connection:
    connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False, timeout=10)
    try:
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("PRAGMA foreign_keys = ON")
        connection.execute("PRAGMA temp_store = MEMORY")
        connection.execute(f"PRAGMA wal_autocheckpoint = {CHECKPOINT_PAGES}")
    except BaseException:
        connection.close()
        raise
    return connection


def connect_up_to_date(path: Path) -> sqlite3.Connection:
    """Connect to a data file, creating or migrating it if necessary."""
    path.parent.mkdir(0o700, parents=True, exist_ok=True)
    keep_private(path)
    connection = connect(path)
    try:
        migrate(connection)
    except BaseException:
        connection.close()
        raise
    return connection


def keep_private(path: Path) -> None:
    """Let only the owner read the file, which contains secrets of running games and password
    hashes. SQLite gives its companion files the same permissions."""
    if os.name == "nt":
        return
    create_private(path)
    for file in (path, *(path.with_name(path.name + end) for end in ("-wal", "-shm"))):
        # A file of another user cannot be changed.
        with suppress(FileNotFoundError, PermissionError):
            mode = file.stat().st_mode
            if file.is_file() and mode & 0o077:
                file.chmod(mode & 0o700)


def create_private(path: Path) -> None:
    """Create an empty file. An existing one is not opened, because closing it would release
    SQLite's locks on it."""
    with suppress(FileExistsError):
        os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))


def migrate(connection: sqlite3.Connection) -> None:
    """Migrate a data file of any earlier version step by step."""
    connection.create_function("account_key", 1, account_key, deterministic=True)
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    if version > len(MIGRATIONS):
        raise SchemaError(
            f"the data file has version {version}, this program knows {len(MIGRATIONS)}: "
            "start it with a newer tafelrunde"
        )
    for number, step in enumerate(MIGRATIONS[version:], version + 1):
        connection.executescript(f"BEGIN IMMEDIATE; {step}; PRAGMA user_version = {number}; COMMIT")
