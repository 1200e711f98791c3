"""Compiles the hot rooms to C where a compiler is at hand; plain Python otherwise."""

import os
import sys
from pathlib import Path

from setuptools import Extension, setup

SOURCE = Path("src/tafelrunde")
CORE = ["state.py", "rng.py", "bits.py"]
GAME = ["data.py", "state.py", "rules.py", "scoring.py", "thumb.py"]
BUILDS = {"build", "build_ext", "bdist_wheel", "editable_wheel"}


def hot_files() -> list[str]:
    """One unit: base classes and subclasses compiled apart would corrupt memory."""
    files = [SOURCE / "core" / name for name in CORE]
    for game in sorted((SOURCE / "games").iterdir()):
        if (game / "rules.py").exists():
            files += [path for path in sorted(game.glob("*.py")) if is_hot(path)]
    files += [SOURCE / "bots" / "random.py", SOURCE / "lab" / "playout.py"]
    return [str(path) for path in files]


def is_hot(path: Path) -> bool:
    """A file of a game that says so: `# compiled` does not appear, its name decides."""
    return path.name in GAME


def extensions() -> list[Extension]:
    if os.environ.get("TAFELRUNDE_PURE") == "1" or not BUILDS & set(sys.argv):
        return []
    try:
        from mypyc.build import mypycify
    except ImportError:
        return []
    modules = mypycify(["--strict", *hot_files()], opt_level="3", group_name="tafelrunde")
    for module in modules:
        module.optional = True
        module.extra_compile_args += ["-fwrapv", "-fno-semantic-interposition"]
    return modules


setup(ext_modules=extensions())
