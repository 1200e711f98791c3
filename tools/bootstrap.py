"""Sets up everything the project needs, using only Python's standard library.

    python3 tools/bootstrap.py setup      .venv: the sources themselves, for editing and testing
    python3 tools/bootstrap.py compile    .venv-compiled: built and installed, for playing
    python3 tools/bootstrap.py test       what the tests need: packages, PostgreSQL, Chromium
    python3 tools/bootstrap.py wheels     dist: source package, compiled wheel, plain wheel
    python3 tools/bootstrap.py bench      .venv-bench: the libraries for comparison
    python3 tools/bootstrap.py report     .venv-compiled with the plotting packages
    python3 tools/bootstrap.py client-check    the browser client: format, lint, types, tests
    python3 tools/bootstrap.py client-test     only its tests
    python3 tools/bootstrap.py built      the Python of .venv-compiled, if it is up to date
    python3 tools/bootstrap.py compiler   the C compiler that can build the rules, if there is one

Each command does nothing if nothing has changed since it last ran.
"""

import functools
import hashlib
import os
import platform
import re
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import urllib.error
import urllib.parse
import urllib.request
import zipfile
from collections import deque
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

OLDEST = (3, 11)
if sys.version_info < OLDEST:  # nothing above this line may need a newer Python
    for _minor in range(20, 10, -1):
        _newer = shutil.which("python3.%d" % _minor)  # noqa: UP031
        if _newer:
            os.execv(_newer, [_newer, *sys.argv])
    sys.exit(
        "tafelrunde: Python 3.11 or newer is needed, and this is %d.%d (%s).\n"  # noqa: UP031
        "Install a newer one (Debian, Ubuntu: apt install python3; macOS: brew install python3),\n"
        "or name it: make play PYTHON=/path/to/python3" % (*sys.version_info[:2], sys.executable)
    )

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
from tools import client  # noqa: E402

ROOT = Path(__file__).resolve().parent.parent
UV_VERSION = (0, 13, 7)
UV_HOME = ROOT / ".uv"
UV_WHEELS = {
    "linux-x86_64-gnu": (
        "uv-0.13.7-py3-none-manylinux_2_17_x86_64.manylinux2014_x86_64.whl",
        "2c9bdc4a872b60a93c5f26c0791089ea11585a4f9d3b3c017d78eb8487505e25",
    ),
    "linux-x86_64-musl": (
        "uv-0.13.7-py3-none-musllinux_1_1_x86_64.whl",
        "8b8ac028ae4ebb2a3f9d04907c61794f2cf8d7a7002bfbb4019a3dee28351fb2",
    ),
    "linux-aarch64-gnu": (
        "uv-0.13.7-py3-none-manylinux_2_28_aarch64.whl",
        "08f16fd463926786b702b497473511deae4b3e17a2fa6d22180950d6059a120d",
    ),
    "linux-aarch64-musl": (
        "uv-0.13.7-py3-none-manylinux_2_17_aarch64.manylinux2014_aarch64.musllinux_1_1_aarch64.whl",
        "a90f5d95716ab83091f0f73a8e7ec64e557abf2a28537fcd719b2ac88e6f725a",
    ),
    "darwin-x86_64": (
        "uv-0.13.7-py3-none-macosx_10_12_x86_64.whl",
        "fd04bf01ba5f2829f4f94ca8f0c24a743f21e73d75045613ed6fc2fd66fc7bda",
    ),
    "darwin-arm64": (
        "uv-0.13.7-py3-none-macosx_11_0_arm64.whl",
        "f91a229093163eefca89ea1b220a221d64c3beade05d03519a6584d1797a5a5f",
    ),
}
"""File name and SHA-256 of the pinned version, by platform."""

DEFAULT_INDEX = "https://pypi.org/simple"
NETWORK_HINT = (
    "The first set-up fetches packages. If this machine is offline, connect it once and repeat;\n"
    "behind a mirror set PIP_INDEX_URL (or UV_DEFAULT_INDEX), behind a proxy HTTPS_PROXY."
)


LINES_SHOWN = 20
PROGRESS = re.compile(r"^compiled (\d+) %$")
"""Progress line of setup.py."""
STEP = 5
"""Minimum progress between reports, in per cent."""
COMPILED = ROOT / ".venv-compiled"
DIST = ROOT / "dist"


class SetupError(Exception):
    """What went wrong, and what to do next."""


def say(text: str) -> None:
    print(f"tafelrunde: {text}", file=sys.stderr, flush=True)  # noqa: T201


def run(command: list[str], cwd: "Path | str" = ROOT, **environment: str) -> None:
    """Run a command, showing only its progress lines, and the end of its output if it fails."""
    output: deque[str] = deque(maxlen=LINES_SHOWN)
    told = 0
    with subprocess.Popen(
        command,
        cwd=cwd,
        env={**os.environ, **environment, "VIRTUAL_ENV": ""},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    ) as process:
        assert process.stdout is not None
        for line in process.stdout:
            output.append(line.rstrip())
            found = PROGRESS.search(line)
            if found and int(found[1]) >= told + STEP:
                told = int(found[1])
                say(f"compiling the rules: {told}%")
    if process.returncode != 0:
        raise SetupError("\n".join([" ".join(command) + " failed:", *output]))


# -- uv: an installed one, its wheel, or from pip ---------------------------------------------


def find_uv() -> str:
    """Find a recent enough uv, or install one into .uv."""
    ours = UV_HOME / "bin" / "uv"
    for candidate in (shutil.which("uv"), str(ours)):
        if candidate and version_of(candidate) >= UV_VERSION:
            return candidate
    say("fetching uv (once)")
    try:
        unpack_wheel(ours)  # fast; pip would first need an environment
    except SetupError as wheel_failed:
        try:
            install_with_pip()
        except SetupError as pip_failed:
            raise SetupError(
                f"uv could not be installed; install it yourself, or see why:\n"
                f"- as a wheel: {wheel_failed}\n- with pip: {pip_failed}"
            ) from None
    if version_of(str(ours)) < UV_VERSION:
        raise SetupError(f"{ours} does not run on this machine; install uv yourself and repeat")
    return str(ours)


def version_of(uv: str) -> tuple[int, ...]:
    try:
        text = subprocess.run([uv, "--version"], capture_output=True, text=True, check=True).stdout
    except (OSError, subprocess.CalledProcessError):
        return ()
    found = re.match(r"uv (\d+)\.(\d+)\.(\d+)", text)
    return tuple(int(part) for part in found.groups()) if found else ()


def named_index() -> str:
    """The package index set in the environment; empty if none."""
    names = ("UV_DEFAULT_INDEX", "UV_INDEX_URL", "PIP_INDEX_URL")
    return next((os.environ[name].rstrip("/") for name in names if os.environ.get(name)), "")


def install_with_pip() -> None:
    shutil.rmtree(UV_HOME, ignore_errors=True)
    pinned = "uv==" + ".".join(str(part) for part in UV_VERSION)
    index = ["--index-url", named_index()] if named_index() else []
    try:
        run([sys.executable, "-m", "venv", str(UV_HOME)])
        run([str(UV_HOME / "bin" / "python"), "-m", "pip", "install", "-q", *index, pinned])
    except SetupError:
        shutil.rmtree(UV_HOME, ignore_errors=True)
        raise


def unpack_wheel(target: Path) -> None:
    """Install uv without venv or pip: fetch its wheel from the index and verify its SHA-256."""
    name, sha256 = wheel_for_this_machine()
    page = f"{named_index() or DEFAULT_INDEX}/uv/"
    try:
        link = find_link(fetch(page).decode(), name)
        wheel = fetch(urllib.parse.urljoin(page, link))
    except (urllib.error.URLError, OSError, ValueError) as error:
        raise SetupError(f"{page}: {error}") from None
    if hashlib.sha256(wheel).hexdigest() != sha256:
        raise SetupError(f"{name} is not the expected file (its SHA-256 differs)")
    target.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=target.parent) as folder:
        archive = Path(folder, name)
        archive.write_bytes(wheel)
        with zipfile.ZipFile(archive) as files:
            member = next(path for path in files.namelist() if path.endswith(".data/scripts/uv"))
            program = Path(files.extract(member, folder))
        program.chmod(0o755)
        program.replace(target)


def wheel_for_this_machine() -> tuple[str, str]:
    system = platform.system().lower()
    machine = {"amd64": "x86_64"}.get(platform.machine().lower(), platform.machine().lower())
    if system == "linux":
        machine = {"arm64": "aarch64"}.get(machine, machine)
        musl = "musl" in str(sysconfig.get_config_var("SOABI"))
        machine += "-musl" if musl else "-gnu"
    if f"{system}-{machine}" not in UV_WHEELS:
        raise SetupError(f"there is no wheel of uv for {system} {machine}")
    return UV_WHEELS[f"{system}-{machine}"]


def find_link(page: str, name: str) -> str:
    found = re.search(r'href="([^"]*' + re.escape(name) + r')["#?]', page)
    if not found:
        raise ValueError(f"{name} is not offered there")
    return found.group(1)


def fetch(url: str) -> bytes:
    with urllib.request.urlopen(url, timeout=60) as answer:
        content: bytes = answer.read()
    return content


# -- Environments -----------------------------------------------------------------------------


def fingerprint(*patterns: str) -> str:
    """A hash of the Python version, the compiler and the matching files."""
    digest = hashlib.sha256(f"{sys.version} {sys.base_prefix} {compiler()}".encode())
    for pattern in patterns:
        for path in sorted(ROOT.glob(pattern)):
            if path.is_file() and "__pycache__" not in path.parts:
                digest.update(str(path.relative_to(ROOT)).encode() + b"\0" + path.read_bytes())
    return digest.hexdigest()


def is_current(environment: Path, stamp: str) -> bool:
    kept = environment / "stamp"
    return kept.exists() and kept.read_text() == stamp and (environment / "bin/python").exists()


def uv_environment(environment: Path) -> dict[str, str]:
    """Environment variables for uv: the target, the index, and this Python only."""
    index = {"UV_DEFAULT_INDEX": named_index()} if named_index() else {}
    return {
        **index,
        "UV_PROJECT_ENVIRONMENT": str(environment),
        "UV_PYTHON": sys.executable,
        "UV_PYTHON_DOWNLOADS": "never",
        "UV_NO_PROGRESS": "1",
    }


def client_task(task: str) -> None:
    """Build or check the browser client, with the installed node or one from a wheel."""
    command = [sys.executable, "tools/client.py", task]
    if client.node_on_path():
        run(command)
    else:
        uv = find_uv()
        node = [uv, "run", "--no-project", "--with", client.NODE_WHEEL, "python"]
        run([*node, *command[1:]], **uv_environment(ROOT / ".venv"))


def build_client() -> None:
    if not client.is_current():
        say("building the browser client")
        client_task("build")


def check_client() -> None:
    client_task("check")


def test_client() -> None:
    client_task("test")


def prepare_tests() -> None:
    """Install what the tests of `.venv-compiled` and the client need; as root on Debian, also
    PostgreSQL and Chromium. Elsewhere the tests report if those are missing."""
    add_to_compiled("psycopg_pool", "--group", "postgresql")
    add_to_compiled("matplotlib", "--extra", "report")
    add_to_compiled("pettingzoo", "--group", "bridges")
    client_task("tools")
    install_postgresql()
    if not shutil.which("chromium"):
        install_from_debian("chromium")


def install_postgresql() -> None:
    if not shutil.which("initdb") and not any(Path("/usr/lib/postgresql").glob("*/bin/initdb")):
        install_from_debian("postgresql")


def install_from_debian(package: str) -> None:
    """Install a Debian package if this is Debian and we are root."""
    apt = shutil.which("apt-get")
    if not apt or os.getuid() != 0:
        return
    say(f"installing {package}")
    run([apt, "update", "-q"])
    run([apt, "install", "-y", "-q", "--no-install-recommends", package])


def set_up() -> None:
    """Set up `.venv`: an editable, interpreted install with the development tools."""
    build_client()
    environment = ROOT / ".venv"
    stamp = fingerprint("pyproject.toml", "setup.py", "uv.lock")
    if is_current(environment, stamp):
        return
    uv = find_uv()
    say("setting up .venv")
    run([uv, "sync", "--frozen", "--extra", "server"], **uv_environment(environment))
    (environment / "stamp").write_text(stamp)


def compile_rules() -> None:
    """Set up `.venv-compiled`: the package as users install it."""
    if prepare_compiled():
        build_package()
    if not is_compiled():
        why = "compiling failed" if compiler() else "no C compiler with Python.h"
        say(f"{why}: the rules run as plain Python, slower but the same")


def prepare_compiled() -> bool:
    """Build the browser client and install the dependencies, in parallel; returns whether our own
    package has to be built. Until then, `.venv-compiled` is not marked as ready."""
    if (COMPILED / "stamp").exists():
        build_client()
        if is_current(COMPILED, compiled_stamp()):
            return False
        (COMPILED / "stamp").unlink()
        sync_compiled()
    else:
        find_uv()
        with ThreadPoolExecutor() as pool:
            client_built = pool.submit(build_client)
            sync_compiled()
            client_built.result()
    return True


def compiled_stamp() -> str:
    return fingerprint(
        "pyproject.toml", "setup.py", "uv.lock", "README.md", "src/tafelrunde/**/*", "examples/**/*"
    )


def sync_compiled() -> None:
    sync = ["sync", "--frozen", "--no-default-groups", "--no-install-project"]
    run([find_uv(), *sync, "--extra", "server", "--group", "test"], **uv_environment(COMPILED))


def build_package() -> None:
    stamp = compiled_stamp()
    uv, settings = find_uv(), uv_environment(COMPILED)
    say("building the package" + (" (compiling the rules takes a minute)" if compiler() else ""))
    with tempfile.TemporaryDirectory() as folder:
        build_wheel(uv, folder, settings)
        wheel = next(str(path) for path in Path(folder).glob("*.whl"))
        install = [uv, "pip", "install", "--python", str(COMPILED), "--no-deps"]
        run([*install, "--reinstall", wheel], **settings)
    (COMPILED / "stamp").write_text(stamp)


def build_wheel(uv: str, folder: str, settings: dict[str, str]) -> None:
    """Build the wheel, compiled if there is a compiler. A failed compilation falls back to an
    interpreted build."""
    build = [uv, "build", "--out-dir", folder]
    if compiler():
        try:
            run(build, **settings)
        except SetupError as failed:
            say(str(failed))
        else:
            return
    run(build, TAFELRUNDE_PURE="1", **settings)


def build_wheels() -> None:
    """Write into `dist` what a release consists of: the source package, the compiled wheel for this
    platform and Python, and the wheel for all others. All contain the browser client."""
    if not compiler():
        raise SetupError("the compiled wheel needs a C compiler and Python.h")
    build_client()
    uv, settings = find_uv(), uv_environment(ROOT / ".venv")
    shutil.rmtree(DIST, ignore_errors=True)
    say("building the compiled wheel (this takes some minutes)")
    run([uv, "build", "--out-dir", str(DIST)], **settings)
    say("building the plain wheel")
    build_plain_wheel(uv, DIST, settings)
    if not any(DIST.glob("*-cp3*.whl")):
        raise SetupError("compiling failed: see `make compile`")


def build_plain_wheel(uv: str, folder: Path, settings: dict[str, str]) -> None:
    """Build the wheel without compiled rules, for every platform."""
    build = [uv, "build", "--wheel", "--out-dir", str(folder)]
    run(build, **settings, TAFELRUNDE_PURE="1")


def is_compiled() -> bool:
    return any(COMPILED.glob("lib/python3*/site-packages/tafelrunde/core/state.*.so"))


@functools.cache
def compiler() -> str:
    """The C compiler that can build extensions for this Python; empty if there is none."""
    command = (os.environ.get("CC") or str(sysconfig.get_config_var("CC") or "cc")).split()
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder, "probe.c")
        source.write_text("#include <Python.h>\n")
        try:
            run([*command, "-I" + sysconfig.get_path("include"), "-c", str(source)], cwd=folder)
        except (SetupError, OSError):
            return ""
        return " ".join(command) if source.with_suffix(".o").exists() else ""


def add_to_compiled(package: str, *what: str) -> None:
    """Set up `.venv-compiled` and install additional packages."""
    compile_rules()
    if not any(COMPILED.glob(f"lib/python3*/site-packages/{package}")):
        say(f"adding {package} to .venv-compiled (once)")
        sync = ["sync", "--frozen", "--inexact", "--no-default-groups", "--no-install-project"]
        run([find_uv(), *sync, *what], **uv_environment(COMPILED))


def bench() -> None:
    """Set up `.venv-bench`, which is never a dependency of the package, and PostgreSQL."""
    add_to_compiled("psycopg_pool", "--group", "postgresql")
    install_postgresql()
    environment = ROOT / ".venv-bench"
    stamp = fingerprint("bench/requirements.txt")
    if is_current(environment, stamp):
        return
    uv = find_uv()
    say("setting up .venv-bench")
    settings = uv_environment(environment)
    run([uv, "venv", "--clear", str(environment)], **settings)
    install = [uv, "pip", "install", "--python", str(environment)]
    run([*install, "-r", "bench/requirements.txt"], **settings)
    (environment / "stamp").write_text(stamp)


def report() -> None:
    """Set up `.venv-compiled` with the plotting packages."""
    add_to_compiled("matplotlib", "--extra", "report")


def tell_built() -> None:
    if is_current(COMPILED, compiled_stamp()):
        sys.stdout.write(str(COMPILED / "bin/python") + "\n")


def tell_compiler() -> None:
    sys.stdout.write(compiler() + "\n")


TASKS = {
    "setup": set_up,
    "compile": compile_rules,
    "test": prepare_tests,
    "wheels": build_wheels,
    "bench": bench,
    "report": report,
    "client-check": check_client,
    "client-test": test_client,
    "built": tell_built,
    "compiler": tell_compiler,
}


def main() -> None:
    if len(sys.argv) != 2 or sys.argv[1] not in TASKS:
        sys.exit(__doc__)
    try:
        TASKS[sys.argv[1]]()
    except SetupError as error:
        sys.exit(f"tafelrunde: {error}\n{NETWORK_HINT}")


if __name__ == "__main__":
    main()
