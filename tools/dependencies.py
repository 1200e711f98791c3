"""Checks the dependencies: each must be locked with its hash, installed as locked, and under an
acceptable licence. Needs no network.

    python -m tools.dependencies            report problems
    python -m tools.dependencies --write    write docs/generated/dependencies.md
"""

from __future__ import annotations

import json
import re
import sys
import tomllib
from importlib.metadata import Distribution, PackageNotFoundError, distribution
from pathlib import Path
from typing import Any, NamedTuple

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "docs" / "generated" / "dependencies.md"
OURS = "tafelrunde"
ELSEWHERE = {"colorama"}
"""Packages locked only for other operating systems."""
FREE = re.compile(
    r"0BSD|MIT(-0|-CMU)?|BSD(-[23]-Clause)?|3-Clause BSD|Apache(-2\.0| 2\.0| Software)?|ISC"
    r"|PSF-2\.0|Python Software Foundation|MPL-2\.0|Mozilla Public License 2\.0 \(MPL 2\.0\)|Zlib"
    r"|CC0-1\.0|BlueOak-1\.0\.0|Artistic|LGPL-3\.0-only"
)
"""Licences that require only attribution, or publishing changes to the package itself. No code of
these packages is part of ours. MPL and Artistic cover tools and certificates; LGPL covers psycopg,
which is only installed for PostgreSQL."""
MARKS = {
    "": "needed by the library",
    "server": "needed by the server",
    "postgresql": "needed on PostgreSQL",
    "report": "needed for plots",
    "ray": "needed by the lab on Ray",
    "study": "needed for training",
    "pettingzoo": "needed as a PettingZoo environment",
    "gymnasium": "needed as a Gymnasium environment",
    "openspiel": "needed as an OpenSpiel game",
}
"""What a package is needed for, by the extra that first brings it."""
HEAD = """# What the project stands on

Written by `python -m tools.dependencies --write` from `uv.lock` and `web/package-lock.json`. `make
check` compares it, every hash, and what is installed. `pip install tafelrunde` brings the packages
of the library; extras add those of the server, PostgreSQL, plots, Ray, training and its bridges;
all others build and test. Of the client's packages, browsers load parts of `svelte`,
`@fluent/bundle`, `marked` and `uqr`.

"""


class Package(NamedTuple):
    name: str
    versions: str
    licence: str
    mark: str = ""

    def row(self) -> str:
        return f"| {self.name} | {self.versions} | {self.licence} | {self.mark} |"

    def faults(self) -> list[str]:
        parts = re.split(r" (?:AND|OR) | or ", self.licence)
        strange = [part for part in parts if not FREE.fullmatch(part.removesuffix(" License"))]
        return [f"{self.name}: licence {part!r} is not known here" for part in strange]


# -- Python ------------------------------------------------------------------------------------


def python_packages(faults: list[str]) -> list[Package]:
    lock = tomllib.loads((ROOT / "uv.lock").read_text("utf-8"))
    locked: dict[str, list[Any]] = {}  # packages can have several versions, for different Pythons
    for package in lock["package"]:
        locked.setdefault(package["name"], []).append(package)
    needed = marks(locked)
    found = []
    for name, kinds in locked.items():
        if name == OURS or name in ELSEWHERE:
            continue
        if not all(is_hashed(kind) for kind in kinds):
            faults.append(f"{name}: locked without a hash")
        try:
            installed = distribution(name)
        except PackageNotFoundError:
            faults.append(f"{name}: locked, but not installed; run make setup")
            continue
        versions = [kind["version"] for kind in kinds]
        if installed.version not in versions:
            faults.append(f"{name}: {installed.version} is installed, which is not locked")
        found.append(
            Package(name, ", ".join(versions), licence_of(installed), needed.get(name, ""))
        )
    return found


def is_hashed(kind: Any) -> bool:
    files = [*kind.get("wheels", []), *([kind["sdist"]] if "sdist" in kind else [])]
    return bool(files) and all(file["hash"].startswith("sha256:") for file in files)


def marks(locked: dict[str, list[Any]]) -> dict[str, str]:
    """What each package is needed for."""
    found: dict[str, str] = {}
    for extra, mark in MARKS.items():
        for name in closure(locked, (OURS, extra)):
            found.setdefault(name, mark)
    return found


def closure(locked: dict[str, list[Any]], start: tuple[str, str]) -> set[str]:
    """All dependencies of a package with an extra, or with none."""
    seen = {start}
    waiting = [start]
    while waiting:
        name, extra = waiting.pop()
        for kind in locked[name]:
            extras = kind.get("optional-dependencies", {})
            for one in extras.get(extra, []) if extra else kind.get("dependencies", []):
                new = {(one["name"], ""), *((one["name"], more) for more in one.get("extra", []))}
                waiting += new - seen
                seen |= new
    return {name for name, _ in seen}


def licence_of(installed: Distribution) -> str:
    """The licence stated by a package: an expression, its classifiers, or free text."""
    told = installed.metadata
    if told["License-Expression"]:
        return str(told["License-Expression"])
    kinds = [line.rpartition(" :: ")[2] for line in told.get_all("Classifier") or []
             if line.startswith("License ::")]  # fmt: skip
    if kinds:
        return " or ".join(kind for kind in kinds if "GNU" not in kind)
    return (told["License"] or "nothing").splitlines()[0]


# -- The client --------------------------------------------------------------------------------


def client_packages(faults: list[str]) -> list[Package]:
    lock = json.loads((ROOT / "web" / "package-lock.json").read_text("utf-8"))
    found = []
    for path, package in lock["packages"].items():
        if not path:
            continue
        name = path.rpartition("node_modules/")[2]
        if not package.get("integrity", "").startswith("sha512-"):
            faults.append(f"{name}: locked without a hash")
        licence = package.get("license", "nothing")
        found.append(Package(name, package["version"], licence))
    return found


# -- Report ------------------------------------------------------------------------------------


def table(title: str, packages: list[Package]) -> str:
    rows = sorted({package.row() for package in packages}, key=str.lower)
    head = "| package | version | licence | |\n| --- | --- | --- | --- |"
    return f"## {title}\n\n{head}\n" + "\n".join(rows) + "\n"


def main() -> int:
    faults: list[str] = []
    python, client = python_packages(faults), client_packages(faults)
    faults += [fault for package in [*python, *client] for fault in package.faults()]
    page = HEAD + table("Python", python) + "\n" + table("The client", client)
    if "--write" in sys.argv:
        PAGE.write_text(page, "utf-8")
    elif not PAGE.exists() or PAGE.read_text("utf-8") != page:
        where = PAGE.relative_to(ROOT)
        faults.append(f"{where}: not up to date; run python -m tools.dependencies --write")
    for fault in faults:
        sys.stdout.write(f"{fault}\n")
    sys.stdout.write(f"dependencies: {len(python) + len(client)} packages, {len(faults)} faults\n")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
