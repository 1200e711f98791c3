"""Runs the command `tafelrunde`: the compiled build if it is ready, otherwise from source."""

from __future__ import annotations

import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent

if not (Path(sys.prefix) / "stamp").exists():
    sys.path.insert(0, str(ROOT / "src"))

from tafelrunde.cli import main  # noqa: E402

if __name__ == "__main__":
    main(prog_name="tafelrunde")
