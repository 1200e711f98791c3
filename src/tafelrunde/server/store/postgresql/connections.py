"""Lines to PostgreSQL: opened the same way everywhere, and cut when they stay silent."""

from __future__ import annotations

import asyncio
import os
import socket
from collections.abc import Iterator
from contextlib import contextmanager, suppress

import psycopg
from psycopg import AsyncConnection
from psycopg.conninfo import conninfo_to_dict

SECONDS = 5.0
"""So long may one statement take. A database that is frozen, or out of reach, still looks connected
to the network."""
CONNECT_SECONDS = 5
"""The same for a new connection; psycopg knows whole seconds only."""
PATIENCE = 10.0
"""So long a database that is away is waited for."""
FAULTS = (psycopg.Error, OSError)
"""Whatever can go wrong between here and the database."""
LOST = (psycopg.OperationalError, psycopg.InterfaceError, OSError)
"""What happens when the line breaks: whether the statement was carried out is not known."""


class BadAddressError(Exception):
    """Not the address of a database."""


def told_of(address: str) -> str:
    """An address without its password and without its options, to be shown."""
    try:
        parts = conninfo_to_dict(address)
    except psycopg.Error:
        raise BadAddressError from None
    user = f"{parts['user']}@" if parts.get("user") else ""
    port = f":{parts['port']}" if parts.get("port") else ""
    return f"postgresql://{user}{parts.get('host') or ''}{port}/{parts.get('dbname') or ''}"


@contextmanager
def limited(connection: AsyncConnection, seconds: float | None = None) -> Iterator[None]:
    """A line that is silent for so long is cut, and whoever waits for it gets one of LOST. (To
    cancel the waiting would not do: psycopg then asks the silent database to cancel, too.)"""
    timer = asyncio.get_running_loop().call_later(seconds or SECONDS, cut, connection)
    try:
        yield
    finally:
        timer.cancel()


def cut(connection: AsyncConnection) -> None:
    with suppress(*FAULTS), socket.socket(fileno=os.dup(connection.fileno())) as line:
        line.shutdown(socket.SHUT_RDWR)


async def open_line(address: str) -> AsyncConnection:
    connection = await AsyncConnection.connect(
        address, autocommit=True, connect_timeout=CONNECT_SECONDS, application_name="tafelrunde"
    )
    try:
        await make_durable(connection)
    except BaseException:
        await connection.close()
        raise
    return connection


async def make_durable(connection: AsyncConnection) -> None:
    """What is committed is on disk, even where the database's own settings are lax."""
    with limited(connection):
        await connection.execute(
            "SELECT set_config('synchronous_commit', 'on', false)"
            " WHERE current_setting('synchronous_commit') = 'off'"
        )
