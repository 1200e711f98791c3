"""What the host of a server can set, read once when it starts (docs/guide/hosting.md)."""

from __future__ import annotations

import os
from pathlib import Path

import msgspec


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    data: Path
    """The directory of the data file."""
    name: str = "tafelrunde.sqlite"
    """Of the data file."""
    database: str = ""
    """The address of a PostgreSQL, postgresql://...: everything is kept there, not in the file."""
    node: str = ""
    """HOST:PORT under which other servers on the same database reach this one; none, and it has the
    database for itself."""
    host: str = "127.0.0.1"
    port: int = 8000
    address: str | None = None
    """Under which others in the network reach the server, such as http://192.168.1.5:8000."""
    pause: float = 0.8
    """Seconds a bot takes before it plays, so that people can follow."""
    seed_seconds: float = 3.0
    """How long browsers have for each step in which they add to the dice."""
    linger: float = 20.0
    """Seconds a table stays in memory after the last person left it; 1 at least, so that whoever
    opens it can sit down before it is put to rest."""
    workers: int = 1
    """Processes in which bots think."""
    think: float = 20.0
    """Seconds a bot has for a choice; a worker that takes longer is replaced."""
    sockets_per_address: int = 60
    requests_per_minute: int = 600
    """HTTP requests of one address."""
    creations_per_minute: int = 60
    """Guests and tables that one address may bring into the world."""
    commands_per_second: float = 20.0
    """Commands on one socket; twice as many may come in a burst."""
    metrics_token: str = ""
    """Who knows it may read /metrics; without one, only this machine may."""
    https: bool = False
    """People reach the server by https (a proxy in front): cookies are marked Secure."""
    proxy: str = ""
    """The address of a proxy whose X-Forwarded-For is believed."""
    origins: tuple[str, ...] = ()
    """Other addresses of the same site, such as https://example.org."""

    @property
    def file(self) -> Path:
        return self.data / self.name

    @property
    def lock(self) -> Path:
        return self.file.with_suffix(".lock")


def default_data() -> Path:
    """The user's own data directory."""
    home = os.environ.get("XDG_DATA_HOME")
    base = Path(home) if home else Path.home() / ".local" / "share"
    return base / "tafelrunde"
