"""Builds the documents into a searchable site, which the server then serves at /docs.

python -m tools.docs_site    writes build/site
"""

from __future__ import annotations

import hashlib
import re
import shutil
import subprocess
import sys
from pathlib import Path

from tools.links import markdown_files

ROOT = Path(__file__).resolve().parent.parent
SOURCES = ROOT / "build" / "docs"
TARGET = ROOT / "build" / "site"
CONFIG = ROOT / "docs" / "site.toml"
ALONG = ("LICENSE", "compose*.yaml", "systemd/*", "docs/pictures/*", "docs/generated/*.json")
"""Files, besides pages, that pages link to."""
LEFT_OUT = ("examples",)
INLINE = re.compile(r"<script>(.*?)</script>", re.DOTALL)


def main() -> None:
    gather()
    shutil.copy(CONFIG, SOURCES / "zensical.toml")
    build = [sys.executable, "-m", "zensical", "build", "--clean"]
    subprocess.run(build, cwd=SOURCES, check=True)
    for page in (SOURCES / "site").rglob("*.html"):
        use_files(page)
    shutil.rmtree(TARGET, ignore_errors=True)
    shutil.move(SOURCES / "site", TARGET)


def gather() -> None:
    """Copy all pages, where links between them stay as they are."""
    shutil.rmtree(SOURCES, ignore_errors=True)
    others = [path for pattern in ALONG for path in ROOT.glob(pattern)]
    for path in [*markdown_files(ROOT), *others]:
        name = path.relative_to(ROOT)
        if name.parts[0] not in LEFT_OUT:
            copy = SOURCES / "docs" / name
            copy.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(path, copy)


def use_files(page: Path) -> None:
    """Move the page's scripts into files: the server's pages may not contain any."""
    assets = SOURCES / "site" / "assets"
    up = "../" * len(page.relative_to(assets.parent).parts[1:])

    def file_of(script: re.Match[str]) -> str:
        name = f"{hashlib.sha256(script[1].encode()).hexdigest()[:16]}.js"
        (assets / name).write_text(script[1], "utf-8")
        return f'<script src="{up}assets/{name}"></script>'

    page.write_text(INLINE.sub(file_of, page.read_text("utf-8")), "utf-8")


if __name__ == "__main__":
    main()
