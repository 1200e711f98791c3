"""The server's log: lines of JSON for programs, sentences for people at a terminal. Secrets are
never logged: no cookie, no table code, no card."""

from __future__ import annotations

import json
import logging
import sys
import time
from typing import Any

REQUESTS = "tafelrunde.access"
"""Name of the request log."""
FIELDS = (
    *("method", "path", "status", "ms", "table", "fault", "left_out"),
    *("error", "source", "browser"),
)
REFUSED = (403, 429)
"""Status codes of refused requests. Only the bandwidth limits how many there are."""
SAMPLE_SECONDS = 1.0
POOL = "psycopg.pool"
"""Name of the log of the connections to PostgreSQL, which repeats itself throughout an outage."""
POOL_SECONDS = 60.0


class Sampling(logging.Filter):
    """Logs refused and malformed requests at most once a second, with the number left out, so that
    an attacker cannot fill the disk, and warnings about lost connections once a minute."""

    def __init__(self) -> None:
        super().__init__()
        self._last: dict[tuple[str, object], float] = {}
        self._left_out: dict[tuple[str, object], int] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        status = getattr(record, "status", None)
        if status not in REFUSED and record.name not in ("uvicorn.error", POOL):
            return True
        kind = record.name, status or record.msg
        seconds = POOL_SECONDS if record.name == POOL else SAMPLE_SECONDS
        if record.created - self._last.get(kind, -seconds) < seconds:
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
    """For people: warnings, and requests only at level `debug`. For programs: every request too."""
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
    # psycopg logs every use of a database connection.
    logging.getLogger("psycopg").setLevel(logging.WARNING)
    # uvicorn logs the address of every socket, which contains the table's code.
    logging.getLogger("uvicorn.error").setLevel(logging.WARNING)
