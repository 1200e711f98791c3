"""Whether the rules are compiled, and if not, why."""

from __future__ import annotations

import warnings
from functools import cache
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


class InterpretedWarning(UserWarning):
    """The rules run as plain Python."""


@cache
def warn_if_interpreted() -> None:
    """Warn once if the installed package lacks compiled rules. (The sources always do.)"""
    if not compiled() and why_interpreted() == "wheel":
        text = (
            "the rules run as plain Python, many times slower, because this package was installed "
            "without compiled rules: install the wheel for this system and this Python, or build "
            "it with a C compiler"
        )
        warnings.warn(text, InterpretedWarning, stacklevel=4)
