"""Builds the gallery: every board in recorded scenes, for tests and board development.

python -m tools.gallery FOLDER    a static site with all scenes
"""

from __future__ import annotations

import shutil
import sys
from pathlib import Path

from tools import client, scenes


def main() -> None:
    folder = Path(sys.argv[1]).resolve()
    npm = client.npm()
    client.install(npm, tools=False)
    vite = ["exec", "--", "vite", "build", "--config", "gallery/vite.config.ts"]
    client.run([*npm, *vite, "--outDir", str(folder), "--logLevel", "warn"])
    shutil.rmtree(folder / "scenes", ignore_errors=True)
    scenes.write(folder / "scenes")


if __name__ == "__main__":
    main()
