"""Only one server may use a data file, because others would not see its tables in memory."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path


class InUseError(Exception):
    """Another server uses this data file."""


@contextmanager
def claimed(lock: Path) -> Iterator[None]:
    """Hold the lock exclusively. The operating system releases it when the process ends."""
    lock.parent.mkdir(0o700, parents=True, exist_ok=True)
    file = os.open(lock, os.O_CREAT | os.O_RDWR, 0o600)
    try:
        take(file)
        yield
    finally:
        os.close(file)


def take(file: int) -> None:
    if sys.platform == "win32":
        return
    import fcntl

    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        raise InUseError from None
