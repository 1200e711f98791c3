"""Connections to PostgreSQL, opened uniformly and cut when they time out."""

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
"""Timeout of a statement. A frozen or unreachable database still looks connected to the network."""
CONNECT_SECONDS = 5
"""Timeout of a new connection, in whole seconds because psycopg requires it."""
PATIENCE = 10.0
"""Seconds to retry while the database is unreachable."""
FAULTS = (psycopg.Error, OSError)
"""Any error of the connection or the database."""
LOST = (psycopg.OperationalError, psycopg.InterfaceError, OSError)
"""Errors of a broken connection. Whether the statement was executed is unknown."""


class BadAddressError(Exception):
    """Not a database URL."""


def told_of(address: str) -> str:
    """A database URL without password and options, for display."""
    try:
        parts = conninfo_to_dict(address)
    except psycopg.Error:
        raise BadAddressError from None
    user = f"{parts['user']}@" if parts.get("user") else ""
    port = f":{parts['port']}" if parts.get("port") else ""
    return f"postgresql://{user}{parts.get('host') or ''}{port}/{parts.get('dbname') or ''}"


@contextmanager
def limited(connection: AsyncConnection, seconds: float | None = None) -> Iterator[None]:
    """Cut the connection after a timeout, so that its user gets one of LOST. (Cancelling the task
    would not work: psycopg would then wait for the database to cancel.)"""
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
    """Make commits wait for the disk, whatever the database's settings."""
    with limited(connection):
        await connection.execute(
            "SELECT set_config('synchronous_commit', 'on', false)"
            " WHERE current_setting('synchronous_commit') = 'off'"
        )
