"""A server in a separate process, started like a host does; tests can kill it."""

from __future__ import annotations

import asyncio
import re
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from tests.kit.stores import database_of

WRONG_CLOCK = """
import time
right = time.time
time.time = lambda: right() + {seconds}
from tafelrunde.cli import main
main()
"""
ADDRESS = re.compile(rb"http://(127\.0\.0\.1:\d+)/")


@asynccontextmanager
async def served(
    folder: Path, *options: str, hours_ahead: int = 0
) -> AsyncIterator[tuple[str, Process]]:
    """Its address and process, on a machine whose clock may be wrong. Killed at the end."""
    command = ["-m", "tafelrunde", "serve", "--port", "0", "--data", str(folder), "--no-browser"]
    if database := database_of(folder):
        command += ["--database", database]
    limits = ["--requests-per-minute", "1000000", "--sockets-per-address", "1000"]
    if hours_ahead:
        command[:2] = ["-c", WRONG_CLOCK.format(seconds=3600 * hours_ahead)]
    process = await asyncio.create_subprocess_exec(
        sys.executable, *command, *limits, "--pause", "0", *options, stdout=PIPE, stderr=PIPE
    )
    assert process.stdout is not None
    assert process.stderr is not None
    try:
        found = ADDRESS.search(await process.stdout.readline())
        assert found is not None, (await process.stderr.read()).decode()
        draining = asyncio.get_running_loop().create_task(drain(process.stderr))
        yield found[1].decode(), process
    finally:
        if process.returncode is None:
            process.kill()
        await process.wait()
        await draining
        # A killed process leaves its transport open, and no public method closes it.
        process._transport.close()  # type: ignore[attr-defined]


async def drain(stream: asyncio.StreamReader) -> None:
    while await stream.readline():
        pass
