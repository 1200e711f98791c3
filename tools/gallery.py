"""The gallery as files: every board in kept scenes, for tests and for whoever builds one.

python -m tools.gallery FOLDER    built and with all scenes; any server of files can serve it
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
