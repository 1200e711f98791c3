"""The files of the built browser client, read once and served from memory, and the documents."""

from __future__ import annotations

import asyncio
import gzip
import hashlib
import mimetypes
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

FOLDER = Path(__file__).parents[2] / "web"
DOCS = "/docs"
NO_CLIENT = b"""<!doctype html><html lang="de"><meta charset="utf-8"><title>Tafelrunde</title>
<p>Der Server l\xc3\xa4uft, aber der Browser-Client ist nicht gebaut.
<p>The server is running, but the browser client has not been built.</html>"""
PAGES = ("day", "new", "t", "replay", "move", "rules", "learn", "tv", "h", "H")
"""Routes of the client, all served as index.html. Codes scanned from a screen are in capitals."""
OLD = b'<script defer src="/old.js"></script>'
"""Before the client on a television's page: tells a browser that is too old what else to do."""
mimetypes.add_type("font/woff2", ".woff2")


@dataclass(frozen=True)
class Asset:
    body: bytes
    packed: bytes
    kind: str
    etag: str
    cache: str


class Assets:
    def __init__(self, folder: Path = FOLDER) -> None:
        self._assets: dict[str, Asset] = {}
        for path in sorted(folder.rglob("*")) if folder.is_dir() else []:
            if path.is_file():
                name = path.relative_to(folder).as_posix()
                self._assets[name] = _asset(name, path.read_bytes())
        self._index = self._assets.get("index.html") or _asset("index.html", NO_CLIENT)

        tv = self._index.body.replace(b'<script type="module"', OLD + b'<script type="module"', 1)
        self._television = _asset("tv.html", tv)

    def index(self, base: str = "") -> Asset:
        """The client's page, which also reports unknown addresses, below a path."""
        return _below(base, self._index)

    def find(self, path: str, base: str = "") -> Asset | None:
        """The file at this path, as it is below the path `base`; index.html for the client's
        routes."""
        name = path.strip("/")
        if name.split("/")[0] == "tv":
            return _below(base, self._television)
        if not name or name.split("/")[0] in PAGES:
            return self.index(base)
        found = self._assets.get(name)
        return found and _below(base, found)


class Site:
    """The documents, if there are any. Read on request: few people ask for them."""

    def __init__(self, folder: Path | None) -> None:
        self._files: dict[str, Path] = {}
        for path in folder.rglob("*") if folder else ():
            if folder and path.is_file():
                self._files[f"{DOCS}/{path.relative_to(folder).as_posix()}"] = path

    def __bool__(self) -> bool:
        return bool(self._files)

    async def find(self, path: str) -> Asset | None:
        file = self._files.get(f"{path}index.html" if path.endswith("/") else path)
        return None if file is None else await asyncio.to_thread(_document, file)


@lru_cache(maxsize=128)
def _document(file: Path) -> Asset:
    return _asset(file.name, file.read_bytes())


@lru_cache(maxsize=16)
def _below(base: str, asset: Asset) -> Asset:
    """Pages name other files by their whole path; all other files only relative to themselves."""
    if not base or not asset.kind.startswith("text/html"):
        return asset
    return _asset("page.html", asset.body.replace(b'="/', f'="{base}/'.encode()))


def _asset(name: str, body: bytes) -> Asset:
    kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
    text = kind.startswith("text/") or kind in (
        "application/javascript",
        "application/json",
        "application/manifest+json",
        "image/svg+xml",
    )
    # File names under assets/ contain a hash of the content, so they never change.
    hashed = name.startswith("assets/")
    return Asset(
        body=body,
        packed=gzip.compress(body, 9, mtime=0) if text else b"",
        kind=f"{kind}; charset=utf-8" if text else kind,
        etag=f'"{hashlib.sha256(body).hexdigest()[:32]}"',
        cache="public, max-age=31536000, immutable" if hashed else "no-cache",
    )
