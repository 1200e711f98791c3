"""Whether the rules are compiled, and if not, why."""

from __future__ import annotations

from importlib.metadata import PackageNotFoundError, distribution
from pathlib import Path
from typing import Literal

from tafelrunde.core import state


def compiled() -> bool:
    """Whether the rules run as machine code. Plain Python gives identical results."""
    return Path(str(state.__file__)).suffix != ".py"


def why_interpreted() -> Literal["sources", "wheel"]:
    """Why plain Python runs: these are the sources, or a wheel without compiled rules."""
    try:
        files = distribution("tafelrunde").files or []
    except PackageNotFoundError:
        return "sources"
    return "wheel" if any(file.name == "state.py" for file in files) else "sources"
