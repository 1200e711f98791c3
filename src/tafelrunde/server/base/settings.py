"""Settings of a server, read once at the start (docs/guide/hosting.md)."""

from __future__ import annotations

import os
import re
from pathlib import Path

import msgspec

BASE_PATH = re.compile(r"(/[\w.~-]+)+", re.ASCII)


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    data: Path
    """The directory of the data file."""
    name: str = "tafelrunde.sqlite"
    """Name of the data file."""
    accept_loss: bool = False
    """Start although the data file is damaged or has lost entries."""
    backups: int = 7
    """How many nightly backups of the data file to keep; 0 for none."""
    database: str = ""
    """URL of a PostgreSQL database, postgresql://..., used instead of the file."""
    node: str = ""
    """HOST:PORT at which other servers on the same database reach this one. Empty: this server has
    the database to itself."""
    host: str = "127.0.0.1"
    port: int = 8000
    base_path: str = ""
    """The path below which people reach the server, such as /games; empty for none. Requests may
    come with it or, if a proxy removes it, without."""
    address: str | None = None
    """URL at which others in the network reach the server, such as http://192.168.1.5:8000."""
    secure_address: str | None = None
    """The same by https (`serve --tls`)."""
    authority: Path | None = None
    """The certificate that devices must trust for it."""
    fingerprint: str | None = None
    """SHA-256 of that certificate."""
    docs: Path | None = None
    """A folder with the documents as a site (`make docs`), served at /docs."""
    pause: float = 0.8
    """Seconds a bot waits before it plays, so that people can follow."""
    seed_seconds: float = 3.0
    """Seconds browsers have for each step of contributing randomness."""
    linger: float = 20.0
    """Seconds a table stays in memory after the last person leaves. At least 1, so that a person
    who opens it can sit down before it is unloaded."""
    workers: int = 1
    """Number of bot worker processes."""
    think: float = 20.0
    """Seconds a bot has for a choice. A worker that takes longer is replaced."""
    sockets_per_address: int = 60
    requests_per_minute: int = 600
    """API requests and new sockets per client address."""
    creations_per_minute: int = 120
    """Guests and tables one address may create."""
    commands_per_second: float = 20.0
    """Commands per socket; bursts of twice as many are allowed."""
    metrics_token: str = ""
    """Token for reading /metrics. Empty: only this machine may read them."""
    https: bool = False
    """People reach the server by https, through a proxy: mark cookies Secure."""
    proxy: str = ""
    """Address of a proxy whose X-Forwarded-For is trusted."""
    origins: tuple[str, ...] = ()
    """Other origins of the same site, such as https://example.org."""

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
