"""PEP 517 build backend: adds the browser client and the example game, then delegates to
setuptools."""

from __future__ import annotations

import shutil
import sys
from pathlib import Path
from typing import Any
from zipfile import ZipFile

from setuptools import build_meta
from setuptools.build_meta import (
    prepare_metadata_for_build_editable,
    prepare_metadata_for_build_wheel,
)

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
from tools import client

__all__ = ["prepare_metadata_for_build_editable", "prepare_metadata_for_build_wheel"]

ROOT = client.ROOT
Settings = dict[str, Any] | None


def get_requires_for_build_wheel(config_settings: Settings = None) -> list[str]:
    return [*build_meta.get_requires_for_build_wheel(config_settings), *client.requirements()]


def get_requires_for_build_sdist(config_settings: Settings = None) -> list[str]:
    return [*build_meta.get_requires_for_build_sdist(config_settings), *client.requirements()]


def get_requires_for_build_editable(config_settings: Settings = None) -> list[str]:
    return [*build_meta.get_requires_for_build_editable(config_settings), *client.requirements()]


def build_wheel(
    wheel_directory: str, config_settings: Settings = None, metadata_directory: str | None = None
) -> str:
    client.build()
    pack_example()
    return str(build_meta.build_wheel(wheel_directory, config_settings, metadata_directory))


def pack_example() -> None:
    """What `tafelrunde new-game` writes, as one file of the package."""
    caches = shutil.ignore_patterns("__pycache__", "*.egg-info", "build")
    copy = ROOT / "build" / "example"
    shutil.rmtree(copy, ignore_errors=True)
    shutil.copytree(ROOT / "examples" / "pig", copy, ignore=caches)
    with ZipFile(ROOT / "src/tafelrunde/cli/example.zip", "w") as packed:
        for path in sorted(path for path in copy.rglob("*") if path.is_file()):
            packed.write(path, path.relative_to(copy))


def build_editable(
    wheel_directory: str, config_settings: Settings = None, metadata_directory: str | None = None
) -> str:
    client.build()
    return str(build_meta.build_editable(wheel_directory, config_settings, metadata_directory))


def build_sdist(sdist_directory: str, config_settings: Settings = None) -> str:
    client.build()
    return str(build_meta.build_sdist(sdist_directory, config_settings))
