"""Compiles the performance-critical modules with mypyc if a C compiler is available."""

import ast
import json
import os
import re
import sys
from pathlib import Path
from typing import Any

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.errors import BaseError, CCompilerError

SOURCE = Path("src/tafelrunde")

# What is compiled: these files of core, of each game its data and every file that counts in
# machine words, and who drives them.
CORE = ["state.py", "rng.py", "bits.py", "ranking.py", "insight.py", "cells.py"]
MACHINE_WORDS = "from mypy_extensions import i64"
BOTS = ["random.py", "slips.py", "tree.py", "search.py", "hasty.py", "outlook.py"]
DRIVERS = [*(f"bots/{name}" for name in BOTS), "lab/batch.py", "lab/fitting.py", "lab/playout.py"]

MOST_AT_ONCE = 4
"""Maximum number of parallel compilers; each uses several hundred megabytes."""

FLAGS = ["-fwrapv", "-fno-semantic-interposition", "-g0"]
"""Multiplications in the generator wrap around; calls inside a library need no indirection; no
debug information, which would double the size."""
LINK_FLAGS = ["-Wl,-s"] if sys.platform == "linux" else []
"""No symbols either."""

PROGRESS = "compiled"
"""Prefix of progress lines."""

BUILDS = {"build", "build_ext", "bdist_wheel"}
"""Commands that compile. Editable installs do not: compiled files next to the sources would take
precedence over later edits."""


def libraries() -> list[tuple[list[str], str | None]]:
    """Groups of files to compile, each with the name of its library."""
    core = [*(SOURCE / "core" / name for name in CORE), *(SOURCE / name for name in DRIVERS)]
    groups = {"core": core}
    for rules in sorted(SOURCE.glob("games/*/rules/game.py")):
        folder = rules.parents[1]
        groups[folder.name] = [
            path
            for path in sorted(folder.rglob("*.py"))
            if path.name == "data.py" or MACHINE_WORDS in path.read_text("utf-8")
        ]
    return [([str(path) for path in paths], f"tafelrunde_{name}") for name, paths in groups.items()]


def extensions() -> list[Any]:
    """Run mypyc once over all files: compiling base classes and subclasses separately would corrupt
    memory. One library per game keeps its internal calls direct and allows parallel builds."""
    if os.environ.get("TAFELRUNDE_PURE") == "1" or not BUILDS & set(sys.argv):
        return []
    from mypyc.build import mypycify

    files = [path for paths, name in libraries() for path in paths]
    # Skip modules that are not compiled: they may import packages the build does not install.
    options = ["--strict", "--follow-imports=silent"]
    modules = mypycify([*options, *files], opt_level="3", separate=libraries())
    if os.name == "posix":
        for module in modules:
            # Not `+=`: all modules share one list.
            module.extra_compile_args = [*module.extra_compile_args, *FLAGS]
            module.extra_link_args = [*module.extra_link_args, *LINK_FLAGS]
    for paths, name in libraries():
        write_docstrings(Path(f"build/__native_{name}.c"), paths)
    return modules


# -- Docstrings ----------------------------------------------------------------------------

NAMED = re.compile(
    r"static PyMethodDef (?P<owner>\w+)_methods\[\]"
    r"|\.tp_name = \"(?P<type>\w+)\""
    r"|PyDoc_STR\(\"(?P<name>\w+)(?P<signature>\([^\"]*\)\\n--\\n\\n)\"\)"
)
"""Class names and `help()` texts in the C code; mypyc generates only the signatures."""


def docstrings(files: list[str]) -> dict[tuple[str, str], str]:
    """Docstrings by class and name; a class's own docstring is under its name twice."""
    found: dict[tuple[str, str], str] = {}
    for file in files:
        for node in ast.parse(Path(file).read_text("utf-8")).body:
            if isinstance(node, ast.ClassDef):
                found[node.name, node.name] = ast.get_docstring(node) or ""
                for method in node.body:
                    if isinstance(method, ast.FunctionDef):
                        found[node.name, method.name] = ast.get_docstring(method) or ""
    return found


def write_docstrings(source: Path, files: list[str]) -> None:
    """Insert docstrings into the C file after the signatures, where Python looks for them."""
    known = docstrings(files)
    owner = ""

    def told(match: re.Match[str]) -> str:
        nonlocal owner
        if match["name"] is None:
            owner = match["type"] or match["owner"].rpartition("___")[2]
            return match[0]
        text = json.dumps(known.get((owner, match["name"]), ""), ensure_ascii=False)
        return f'PyDoc_STR("{match["name"]}{match["signature"]}" {text})'

    code = source.read_text("utf-8")
    source.write_text(NAMED.sub(told, code), "utf-8")


def amount(extension: Extension) -> int:
    return sum(Path(source).stat().st_size for source in extension.sources)


class AllOrNothing(build_ext):
    """If any file fails to compile, discard all compiled files and fall back to Python."""

    def finalize_options(self) -> None:
        super().finalize_options()
        self.parallel = min(os.cpu_count() or 1, MOST_AT_ONCE)
        self.done = 0

    def build_extension(self, ext: Extension) -> None:
        """Print the progress, measured by the amount of C code."""
        super().build_extension(ext)
        self.done += amount(ext)
        share = 100 * self.done // sum(amount(one) for one in self.extensions)
        print(f"{PROGRESS} {share} %", file=sys.stderr, flush=True)  # noqa: T201

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
