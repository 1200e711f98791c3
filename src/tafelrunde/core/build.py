"""Whether the rules are compiled."""

from __future__ import annotations

from pathlib import Path

from tafelrunde.core import state


def compiled() -> bool:
    """Whether the rules run as machine code. Plain Python gives identical results."""
    return Path(str(state.__file__)).suffix != ".py"
