"""A private PostgreSQL for tests: one cluster per test process, with a set of tables for each
folder that a test uses."""

from __future__ import annotations

import atexit
import hashlib
import os
import pwd
import shutil
import subprocess
import tempfile
from functools import cache
from pathlib import Path
from urllib.parse import quote

import psycopg
import pytest

MISSING = "PostgreSQL is missing: apt install postgresql, or python3 tools/bootstrap.py test"
UNPRIVILEGED = "postgres"
"""User to run it as if we are root, because PostgreSQL refuses to run as root."""
SETTINGS = {
    "listen_addresses": "''",  # no TCP port, only a socket in its folder
    "max_connections": "200",
    "shared_buffers": "32MB",
}
QUICK = {
    "fsync": "off",  # safe when the process is killed, but not in a power failure
    "full_page_writes": "off",
}


class Cluster:
    """A cluster that can be stopped and restarted without losing data."""

    def __init__(self, *, durable: bool = False) -> None:
        """`durable` also protects against power failures, which is slow."""
        self._settings = SETTINGS if durable else {**SETTINGS, **QUICK}
        self.folder = Path(tempfile.mkdtemp(prefix="tafelrunde-pg-"))
        if os.getuid() == 0:
            user = pwd.getpwnam(UNPRIVILEGED)
            os.chown(self.folder, user.pw_uid, user.pw_gid)
        self._run("initdb", "-A", "trust", "-U", "tafelrunde", "-E", "UTF8", "--locale", "C", "-N")
        self.start()

    def start(self) -> None:
        values = {**self._settings, "unix_socket_directories": self.folder}
        options = " ".join(f"-c {name}={value}" for name, value in values.items())
        self._run("pg_ctl", "-w", "-s", "-l", str(self.folder / "log"), "-o", options, "start")

    def stop(self, mode: str = "immediate") -> None:
        self._run("pg_ctl", "-w", "-s", "-m", mode, "stop")

    def remove(self) -> None:
        if (self.folder / "data" / "postmaster.pid").exists():
            self.stop()
        shutil.rmtree(self.folder)

    def _run(self, program: str, *options: str) -> None:
        command = [str(programs() / program), "-D", str(self.folder / "data"), *options]
        if os.getuid() == 0:
            command = ["runuser", "-u", UNPRIVILEGED, "--", *command]
        # The server inherits its parent's streams.
        done = subprocess.run(
            command,
            cwd=self.folder,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE if program == "initdb" else subprocess.DEVNULL,
            check=False,
        )
        assert done.returncode == 0, (command, done.stderr)

    @property
    def address(self) -> str:
        return f"postgresql://tafelrunde@/postgres?host={quote(str(self.folder), safe='')}"

    def tables_for(self, folder: Path) -> str:
        """The URL of the folder's tables: empty on first use, the same ones afterwards."""
        name = "t" + hashlib.sha256(str(folder).encode()).hexdigest()[:20]
        with psycopg.connect(self.address, autocommit=True) as connection:
            connection.execute(f"CREATE SCHEMA IF NOT EXISTS {name}".encode())
        return f"{self.address}&options={quote(f'-c search_path={name}')}"


@cache
def programs() -> Path:
    """The folder of initdb. Debian installs it in a folder per version that is not on the PATH."""
    found = Path("/usr/lib/postgresql").glob("*/bin")
    newest = max(found, key=lambda folder: float(folder.parent.name), default=None)
    if newest is not None and (newest / "initdb").exists():
        return newest
    on_path = shutil.which("initdb")
    if on_path is None:
        pytest.skip(MISSING)
    return Path(on_path).parent


@cache
def shared() -> Cluster:
    """The cluster for all tests of this process, removed when it exits."""
    cluster = Cluster()
    atexit.register(cluster.remove)
    return cluster
