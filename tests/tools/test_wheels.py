"""What people install: a light library, and a server that needs neither compiler nor Node."""

from __future__ import annotations

import os
import re
import subprocess
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tools.bootstrap import ROOT, build_client, build_plain_wheel, find_uv, uv_environment

pytestmark = [pytest.mark.full, pytest.mark.xdist_group("wheels")]

MOST_DEPENDENCIES = 8
MOST_BYTES = 15_000_000
READY_SECONDS = 10.0
ADDRESS = re.compile(r"http://127\.0\.0\.1:\d+/")


def uv(*arguments: str) -> str:
    environment = {**os.environ, **uv_environment(ROOT / ".venv")}
    told = [find_uv(), *arguments]
    return subprocess.run(told, env=environment, capture_output=True, text=True, check=True).stdout


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("dist")
    build_client()
    build_plain_wheel(find_uv(), folder, uv_environment(ROOT / ".venv"))
    (found,) = folder.glob("*.whl")
    return found


def installed(folder: Path, wheel: Path, extra: str = "") -> Path:
    """A new environment with the wheel; returns its folder of programs."""
    uv("venv", str(folder))
    uv("pip", "install", "--python", str(folder), f"{wheel}{extra}")
    return folder / "bin"


def environment(programs: Path, home: Path) -> dict[str, str]:
    """No compiler, no Node, nothing but the programs of the environment."""
    return {"PATH": str(programs), "HOME": str(home), "LANG": "en_GB.UTF-8", "PYTHONUTF8": "1"}


def run(programs: Path, home: Path, *command: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [str(programs / command[0]), *command[1:]],
        env=environment(programs, home),
        capture_output=True,
        text=True,
        check=False,
    )


def test_wheel_fits_every_platform_and_contains_the_client(wheel: Path) -> None:
    assert wheel.name.endswith("-py3-none-any.whl")
    listing = subprocess.check_output(["python3", "-m", "zipfile", "-l", str(wheel)], text=True)
    assert "tafelrunde/web/index.html" in listing


def test_library_is_light_and_says_what_it_lacks(wheel: Path, tmp_path: Path) -> None:
    programs = installed(tmp_path / "venv", wheel)
    (site,) = (tmp_path / "venv").glob("lib/python3*/site-packages")
    (metadata,) = site.glob("tafelrunde-*.dist-info/METADATA")
    needed = re.findall(r"^Requires-Dist: (?!.*extra ==).*", metadata.read_text("utf-8"), re.M)
    assert len(needed) <= MOST_DEPENDENCIES, needed
    size = sum(file.stat().st_size for file in site.rglob("*") if file.is_file())
    assert size <= MOST_BYTES

    serving = run(programs, tmp_path, "tafelrunde", "serve")
    assert serving.returncode == 2
    assert "tafelrunde[server]" in serving.stderr
    assert len(serving.stderr.splitlines()) == 1

    playing = run(programs, tmp_path, "tafelrunde", "simulate", "knatsch", "--games", "2")
    assert playing.returncode == 0
    assert playing.stderr.count("without compiled rules") == 1
    twice = "import tafelrunde as tr\nfor _ in '12': tr.simulate('knatsch', ['random'] * 2, 1)"
    library = run(programs, tmp_path, "python", "-c", twice)
    assert library.stderr.count("InterpretedWarning") == 1, library.stderr


def test_server_serves_its_page_without_compiler_and_node(wheel: Path, tmp_path: Path) -> None:
    programs = installed(tmp_path / "venv", wheel, "[server]")
    run(programs, tmp_path, "tafelrunde", "doctor")  # compiles Python's files
    began = time.monotonic()
    with serving(programs, tmp_path) as address:
        with urllib.request.urlopen(address) as answer:
            page = answer.read().decode()
        assert time.monotonic() - began < READY_SECONDS
        script = re.search(r'src="/(assets/[^"]+\.js)"', page)
        assert script is not None
        with urllib.request.urlopen(address + script[1]) as answer:
            assert answer.status == 200


@contextmanager
def serving(programs: Path, home: Path) -> Iterator[str]:
    command = [str(programs / "tafelrunde"), "serve", "--port", "0", "--no-browser"]
    with subprocess.Popen(
        command, env=environment(programs, home), stdout=subprocess.PIPE, text=True
    ) as process:
        assert process.stdout is not None
        try:
            found = ADDRESS.search(process.stdout.readline())
            assert found is not None
            yield found[0]
        finally:
            process.terminate()
