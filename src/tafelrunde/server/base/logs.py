"""What the server writes down: lines of JSON for programs, sentences for somebody at a terminal.
Nothing secret is ever handed to a log: no cookie, no code, no card."""

from __future__ import annotations

import json
import logging
import sys
import time
from typing import Any

REQUESTS = "tafelrunde.access"
"""The log of requests."""
FIELDS = ("method", "path", "status", "ms", "table", "fault", "left_out")
REFUSED = (403, 429)
"""Answers to what nobody limits but the line itself."""
SAMPLE_SECONDS = 1.0


class Sampling(logging.Filter):
    """Of refusals, and of what is no HTTP, one line a second, with the number of those left out:
    whoever is refused must not fill a disk."""

    def __init__(self) -> None:
        super().__init__()
        self._last: dict[tuple[str, object], float] = {}
        self._left_out: dict[tuple[str, object], int] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        status = getattr(record, "status", None)
        if status not in REFUSED and record.name != "uvicorn.error":
            return True
        kind = record.name, status or record.msg
        if record.created - self._last.get(kind, -SAMPLE_SECONDS) < SAMPLE_SECONDS:
            self._left_out[kind] = self._left_out.get(kind, 0) + 1
            return False
        self._last[kind] = record.created
        if left_out := self._left_out.pop(kind, 0):
            record.left_out = left_out
        return True


class JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(record.created)),
            "level": record.levelname.lower(),
            "from": record.name,
            "what": record.getMessage(),
        }
        line |= {name: getattr(record, name) for name in FIELDS if hasattr(record, name)}
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)


class Sentences(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        at = time.strftime("%H:%M:%S", time.localtime(record.created))
        more = [f"{name} {getattr(record, name)}" for name in FIELDS if hasattr(record, name)]
        line = f"{at} {record.levelname.lower()}: {' · '.join([record.getMessage(), *more])}"
        return f"{line}\n{self.formatException(record.exc_info)}" if record.exc_info else line


def set_up(level: str | None = None, *, for_people: bool = False) -> None:
    """People are told what may worry them, and of requests only if they look for a fault; programs
    are told of every request as well."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Sentences() if for_people else JsonLines())
    handler.addFilter(Sampling())
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel((level or ("warning" if for_people else "info")).upper())
    if for_people and level != "debug":
        logging.getLogger(REQUESTS).setLevel(logging.WARNING)
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access", "litestar"):
        logger = logging.getLogger(name)
        logger.handlers = []
        logger.propagate = True
    logging.getLogger("uvicorn.access").propagate = False
    # It has a line for each time that a connection to the database is used.
    logging.getLogger("psycopg").setLevel(logging.WARNING)
    # It names the address of every socket, and with it the code of the table.
    logging.getLogger("uvicorn.error").setLevel(logging.WARNING)
