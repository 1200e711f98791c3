"""Five German games: rules, bots, a table to play them at and a lab to study them in.

    import tafelrunde as tr

    match = tr.Match("knatsch", seats=3, seed=7)
    match.push(match.legal()[0])
    print(match)

`docs/guide/library.md` is a tour.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from tafelrunde.core.build import compiled
    from tafelrunde.core.state import Policy
    from tafelrunde.games import Registry, find
    from tafelrunde.library.match import IllegalMoveError, Match
    from tafelrunde.library.simulation import arena, simulate
    from tafelrunde.library.vector import vector

    games: Registry
    __version__: str

__all__ = [
    "IllegalMoveError",
    "Match",
    "Policy",
    "__version__",
    "arena",
    "compiled",
    "find",
    "games",
    "simulate",
    "vector",
]

_MODULES = {
    "IllegalMoveError": "library.match",
    "Match": "library.match",
    "Policy": "core.state",
    "arena": "library.simulation",
    "compiled": "core.build",
    "find": "games",
    "simulate": "library.simulation",
    "vector": "library.vector",
}
"""Public names by module. Modules are imported on first use, because the package itself must
import fast."""


def __getattr__(name: str) -> Any:
    if name == "__version__":
        found: Any = import_module("importlib.metadata").version("tafelrunde")
    elif name == "games":
        return import_module("tafelrunde.games")
    elif name in _MODULES:
        found = getattr(import_module(f"tafelrunde.{_MODULES[name]}"), name)
    else:
        raise AttributeError(f"module 'tafelrunde' has no attribute {name!r}")
    globals()[name] = found
    return found


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
