"""A proxy to the database that simulates network faults: it can lose a response, go silent, or
freeze and deliver later."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from urllib.parse import quote

from tests.kit.postgresql import Cluster

SOCKET = ".s.PGSQL.5432"


class Proxy:
    def __init__(self, cluster: Cluster, folder: Path) -> None:
        self._behind = cluster.folder / SOCKET
        self._here = folder / SOCKET
        directly = quote(str(cluster.folder), safe="")
        self.address = cluster.tables_for(folder).replace(directly, quote(str(folder), safe=""))
        """The URL of this folder's tables, through the proxy."""
        self.swallow = False
        """Whether to lose the next response to the writer and cut its connection."""
        self.swallowed = 0
        self.silent = False
        """Whether to lose all responses."""
        self._flows = asyncio.Event()
        self._flows.set()
        self.stuck = asyncio.Event()
        """Set when a statement arrives while frozen."""
        self._lines: set[asyncio.Task[None]] = set()

    def freeze(self) -> None:
        """Stop delivering in both directions without closing connections."""
        self._flows.clear()
        self.stuck.clear()

    def thaw(self) -> None:
        """Deliver everything, also on connections that were abandoned meanwhile."""
        self._flows.set()

    @asynccontextmanager
    async def standing(self) -> AsyncIterator[None]:
        server = await asyncio.start_unix_server(self._serve, self._here)
        try:
            yield
        finally:
            server.close()
            for line in self._lines:
                line.cancel()

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        behind_reader, behind_writer = await asyncio.open_unix_connection(self._behind)
        task = asyncio.current_task()
        assert task is not None
        self._lines.add(task)
        asked = bytearray()
        back = asyncio.create_task(self._answer(behind_reader, writer, asked))
        try:
            while data := await reader.read(65536):
                self.stuck.set()
                await self._flows.wait()
                asked += data
                behind_writer.write(data)
        except (ConnectionError, asyncio.CancelledError):
            pass
        finally:
            back.cancel()
            for one in (writer, behind_writer):
                one.close()
            self._lines.discard(task)

    async def _answer(
        self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, asked: bytearray
    ) -> None:
        while data := await reader.read(65536):
            await self._flows.wait()
            if self.swallow and b"UPDATE holding" in asked:
                self.swallow = False
                self.swallowed += 1
                break
            if not self.silent:
                writer.write(data)
        writer.close()
