"""Installs a game of another package the way pip does: a built wheel, unpacked on a path."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from zipfile import ZipFile

ROOT = Path(__file__).parents[2]
BUILDER = ROOT / ".venv" / "bin" / "python"
"""Has setuptools."""
BUILD = "from setuptools.build_meta import build_wheel; print(build_wheel({wheels!r}))"


def install(project: Path, target: Path) -> Mapping[str, str]:
    """Install a copy of a project into a folder; returns an environment in which it is found."""
    subprocess.run(
        [str(BUILDER), "-c", BUILD.format(wheels=str(target))],
        cwd=project,
        check=True,
        capture_output=True,
    )
    for wheel in target.glob("*.whl"):
        ZipFile(wheel).extractall(target)
    return {**os.environ, "PYTHONPATH": str(target), "LANG": "en_US.UTF-8"}


def python(environment: Mapping[str, str], *arguments: str, cwd: Path = ROOT) -> str:
    """The output of a Python program that has to succeed."""
    done = subprocess.run(
        [sys.executable, *arguments],
        cwd=cwd,
        env=environment,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout[-4000:]
    return done.stdout
