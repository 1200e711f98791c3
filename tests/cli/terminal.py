"""Running the command: in this process, in pipes, or in a pseudo-terminal."""

from __future__ import annotations

import fcntl
import os
import pty
import re
import select
import signal
import struct
import subprocess
import sys
import termios
import time
from collections.abc import Mapping, Sequence
from pathlib import Path
from types import TracebackType

from click.testing import CliRunner

from tafelrunde.cli import main

COMMAND = [sys.executable, "-m", "tafelrunde"]
PATIENCE = 120
"""Timeout in seconds for a silent program; long enough for a busy machine."""
CONTROL = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")
WIPED = "\x1b[2J"
HISTORY_ERASED = "\x1b[3J"
CHOICE = re.compile(r"\(1(?:–(\d+))?, \? (?:für Hilfe|for help)\): $")
HAND_OVER = re.compile(r"(\w+): (?:Drücke Enter|press Enter)[^\n]*\. $")


def environment(**more: str) -> dict[str, str]:
    kept = {name: os.environ[name] for name in ("PATH", "HOME", "PYTHONPATH") if name in os.environ}
    return {**kept, "LANG": "de_DE.UTF-8", "TERM": "xterm-256color", "PYTHONUTF8": "1", **more}


def run(*arguments: str, given: str = "", **more: str) -> subprocess.CompletedProcess[str]:
    """Run the command with its streams connected to pipes."""
    return subprocess.run(
        [*COMMAND, *arguments],
        input=given,
        capture_output=True,
        encoding="utf-8",
        env=environment(**more),
        timeout=PATIENCE,
        check=False,
    )


def call(*arguments: str, given: str = "", **more: str) -> subprocess.CompletedProcess[str]:
    """Run the command in this process, a hundred times faster than `run`."""
    settings = {**dict.fromkeys(os.environ), **environment(**more)}
    result = CliRunner().invoke(
        main, arguments, input=given, env=settings, prog_name="tafelrunde", catch_exceptions=False
    )
    return subprocess.CompletedProcess(arguments, result.exit_code, result.stdout, result.stderr)


def plain(text: str) -> str:
    """Strip colours and cursor movements."""
    return CONTROL.sub("", text).replace("\r", "")


def _own_the_terminal() -> None:
    """Become the terminal's foreground process, so that Ctrl-C reaches the program."""
    fcntl.ioctl(0, termios.TIOCSCTTY, 0)
    # Shells that run the tests in the background make their children ignore SIGINT.
    signal.signal(signal.SIGINT, signal.SIG_DFL)


class Terminal:
    """A program in a pseudo-terminal of a certain width."""

    def __init__(
        self,
        *arguments: str,
        width: int = 80,
        more: Mapping[str, str] = {},
        program: Sequence[str] = COMMAND,
        folder: Path | None = None,
        patience: float = PATIENCE,
    ) -> None:
        ours, theirs = pty.openpty()
        fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", 40, width, 0, 0))
        self.everything = ""
        self._patience = patience
        self._fresh = b""
        self._ours = ours
        self._program = subprocess.Popen(
            [*program, *arguments],
            cwd=folder,
            stdin=theirs,
            stdout=theirs,
            stderr=theirs,
            env=environment(**more),
            start_new_session=True,
            preexec_fn=_own_the_terminal,
        )
        os.close(theirs)

    def __enter__(self) -> Terminal:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._program.kill()
        self._program.wait()
        os.close(self._ours)

    def type(self, line: str) -> None:
        os.write(self._ours, f"{line}\n".encode())

    def press(self, key: bytes) -> None:
        os.write(self._ours, key)

    def until(self, *questions: re.Pattern[str]) -> tuple[str, re.Match[str] | None]:
        """Read until one of these questions; returns the raw output and the match, or None at the
        end of output."""
        deadline = time.monotonic() + self._patience
        text = ""
        while time.monotonic() < deadline:
            if not self._read():
                text, self._fresh = self._fresh.decode(), b""
                self.everything += text
                return text, None
            text = self._fresh.decode(errors="ignore")
            shown = plain(text)
            for question in questions:
                if found := question.search(shown):
                    self._fresh = b""
                    self.everything += text
                    return text, found
        raise TimeoutError(f"no question within {self._patience} s after:\n{plain(text)[-2000:]}")

    def _read(self) -> bool:
        """Wait for output; returns whether the program is still running."""
        if not select.select([self._ours], [], [], 1)[0]:
            return True
        try:
            more = os.read(self._ours, 65536)
        except OSError:
            return False
        self._fresh += more
        return bool(more)

    def exit_code(self) -> int:
        return self._program.wait(self._patience)
