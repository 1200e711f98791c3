"""A server in a process of its own, that can be stopped and comes back at the same address."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path

SEED = int(os.environ.get("SEED", "1"))
"""Cards and bots follow from it. SEED=2 plays other games."""
COMMAND = ["-m", "tests.browser.seeded", str(SEED), "serve"]
OPTIONS = ["--pause", "0", "--no-browser", "--log-level", "warning"]
LIMITS = ["--requests-per-minute", "100000", "--sockets-per-address", "1000"]
LONGEST_START = 60
ROOT = Path(__file__).parents[2]


@cache
def python() -> str:
    """With the compiled rules, if they are built from these sources."""
    asked = [sys.executable, str(ROOT / "tools/bootstrap.py"), "built"]
    return subprocess.check_output(asked, text=True).strip() or sys.executable


class Server:
    """Its bots do not pause."""

    def __init__(self, folder: Path, *options: str) -> None:
        self.folder = folder
        self._options = options
        self.address = ""
        self._process: subprocess.Popen[str] | None = None

    def start(self) -> None:
        port = self.address.rpartition(":")[2] or "0"
        self._process = subprocess.Popen(
            [
                *(python(), *COMMAND, *OPTIONS, *LIMITS, *self._options),
                *("--port", port, "--data", str(self.folder)),
            ],
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            cwd=ROOT,
            env={**os.environ, "PYTHONUNBUFFERED": "1"},
        )
        assert self._process.stdout is not None
        for line in self._process.stdout:
            found = re.search(r"http://127\.0\.0\.1:\d+", line)
            if found:
                self.address = found[0]
                break
        self._wait()

    def stop(self) -> None:
        if self._process is None:
            return
        self._process.terminate()
        self._process.wait(10)
        assert self._process.stdout is not None
        self._process.stdout.close()
        self._process = None

    def _wait(self) -> None:
        deadline = time.monotonic() + LONGEST_START
        while True:
            try:
                urllib.request.urlopen(f"{self.address}/api/health", timeout=5).close()
            except (urllib.error.URLError, TimeoutError):
                assert time.monotonic() < deadline, "the server does not answer"
            else:
                return


@contextmanager
def served(folder: Path, *options: str) -> Iterator[Server]:
    server = Server(folder, *options)
    server.start()
    try:
        yield server
    finally:
        server.stop()
