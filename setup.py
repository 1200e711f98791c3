"""Compiles the hot rooms to C where a compiler is at hand; plain Python otherwise."""

import os
import sys
from pathlib import Path
from typing import Any

from setuptools import setup
from setuptools.command.build_ext import build_ext
from setuptools.errors import BaseError, CCompilerError

SOURCE = Path("src/tafelrunde")

# What is compiled: of core and of each game the files with these names, and who drives them.
CORE = ["state.py", "rng.py", "bits.py"]
GAME = ["data.py", "state.py", "rules.py", "scoring.py", "thumb.py"]
GAME += ["traffic.py"]  # Geisterfahrer
DRIVERS = ["bots/random.py", "lab/playout.py"]

BUILDS = {"build", "build_ext", "bdist_wheel"}
"""An editable install is always plain Python: compiled files beside the sources would win over
every later edit of them."""


def hot_files() -> list[Path]:
    names = [f"core/{name}" for name in CORE]
    for rules in sorted(SOURCE.glob("games/*/rules.py")):
        names += [f"games/{rules.parent.name}/{name}" for name in GAME]
    files = [SOURCE / name for name in names + DRIVERS]
    return [path for path in files if path.exists()]


def extensions() -> list[Any]:
    """One unit: base classes and subclasses compiled apart would corrupt memory."""
    if os.environ.get("TAFELRUNDE_PURE") == "1" or not BUILDS & set(sys.argv):
        return []
    from mypyc.build import mypycify

    # What is not compiled is not judged here: it may import what the build does not install.
    options = ["--strict", "--follow-imports=silent"]
    files = [str(path) for path in hot_files()]
    modules = mypycify([*options, *files], opt_level="3", group_name="tafelrunde")
    for module in modules:
        # Products of the generator wrap around; calls inside the unit need no indirection.
        module.extra_compile_args += ["-fwrapv", "-fno-semantic-interposition"]
    return modules


class AllOrNothing(build_ext):
    """If one file cannot be compiled, none is kept, and the Python files do the work."""

    def run(self) -> None:
        try:
            super().run()
        except (BaseError, CCompilerError) as error:
            for output in self.get_outputs():
                Path(output).unlink(missing_ok=True)
            self.extensions = []
            self.announce(f"not compiled, plain Python instead: {error}", level=3)


if __name__ == "__main__":
    setup(ext_modules=extensions(), cmdclass={"build_ext": AllOrNothing})
