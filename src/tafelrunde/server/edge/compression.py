"""Compresses responses that are the same for everybody. Whatever depends on the person is sent as
it is: its compressed size could reveal what it contains."""

from __future__ import annotations

import gzip
from collections.abc import Awaitable, Callable
from functools import lru_cache
from typing import Any

Send = Callable[[Any], Awaitable[None]]

CACHED = 32
"""Compressed bodies to keep: a few for each game."""
SMALLEST = 1_000
"""Bytes worth compressing."""


@lru_cache(maxsize=CACHED)
def compressed(body: bytes) -> bytes:
    return gzip.compress(body, 9, mtime=0)


def compressing(send: Send) -> Send:
    """Pass a response on, compressed if its Cache-Control is public. For browsers that accept gzip;
    expects the body in one message."""
    start: Any = None

    async def pass_on(message: Any) -> None:
        nonlocal start
        if message["type"] == "http.response.start" and is_public(message):
            start = message
            return
        if start is not None:
            if len(message["body"]) >= SMALLEST:
                message = {**message, "body": compressed(message["body"])}
                start["headers"] = [
                    *(
                        (name, value)
                        for name, value in start["headers"]
                        if name != b"content-length"
                    ),
                    (b"content-length", b"%d" % len(message["body"])),
                    (b"content-encoding", b"gzip"),
                    (b"vary", b"accept-encoding"),
                ]
            await send(start)
            start = None
        await send(message)

    return pass_on


def is_public(start: Any) -> bool:
    return any(name == b"cache-control" and b"public" in value for name, value in start["headers"])
