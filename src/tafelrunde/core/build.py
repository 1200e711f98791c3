"""How the rules run in this interpreter."""

from __future__ import annotations

from pathlib import Path

from tafelrunde.core import state


def compiled() -> bool:
    """Whether the rules run as machine code; otherwise as plain Python, with equal results."""
    return Path(str(state.__file__)).suffix != ".py"
