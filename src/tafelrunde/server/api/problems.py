"""HTTP error responses: a status, a reason for people, a detail for programmers."""

from __future__ import annotations

import logging

from litestar import Request, Response
from litestar.datastructures import State
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi.datastructures import ResponseSpec

from tafelrunde.core.words import say
from tafelrunde.server.base.http_messages import Problem
from tafelrunde.server.nodes.ownership import OtherRulesError
from tafelrunde.server.store.interface import DiskFullError, UnavailableError
from tafelrunde.server.tables.persistence import ClosedTableError

AnyRequest = Request[object, object, State]

MEANING = {
    400: "Not a valid request",
    401: "No cookie of ours: ask for /api/me first",
    403: "Not for you, or a request of another site",
    404: "No such table",
    409: "Not at this moment",
    410: "The host has closed this table",
    413: "Too large",
    422: "Understood, but not possible",
    429: "Too many requests",
    503: "The disk is full, or the database is unreachable",
}

log = logging.getLogger(__name__)


class ProblemError(Exception):
    def __init__(self, status: int, reason: str, detail: str, wait: int | None = None) -> None:
        super().__init__(detail)
        self.status = status
        self.headers = {} if wait is None else {"Retry-After": str(wait)}
        self.problem = Problem(say(f"problem-{reason}"), detail)


def problems(*statuses: int) -> dict[int, ResponseSpec]:
    """Error responses common to all handlers, for the OpenAPI description."""
    return {
        status: ResponseSpec(Problem, generate_examples=False, description=MEANING[status])
        for status in (*statuses, 429, 503)
    }


def answer_problem(_: AnyRequest, error: Exception) -> Response[Problem]:
    """Turn every exception into a Problem. Internal errors are logged and reveal nothing."""
    if isinstance(error, ProblemError):
        return Response(error.problem, status_code=error.status, headers=error.headers)
    if isinstance(error, ClosedTableError):
        detail = "the host has closed this table"
        return Response(Problem(say("problem-closed"), detail), status_code=410)
    if isinstance(error, OtherRulesError):
        detail = "begun under rules that this server does not know any more"
        return Response(Problem(say("problem-other-rules"), detail), status_code=409)
    if isinstance(error, DiskFullError):
        return Response(Problem(say("problem-disk"), "the disk is full"), status_code=503)
    if isinstance(error, UnavailableError):
        log.warning("the database is unreachable")
        detail = "the database is unreachable: try again"
        return Response(Problem(say("problem-unavailable"), detail), status_code=503)
    # Also raised for invalid UTF-8 and for JSON nested too deeply.
    if isinstance(error, ValidationException | UnicodeDecodeError | RecursionError):
        return Response(Problem(say("problem-invalid"), "not a valid request"), status_code=400)
    if isinstance(error, HTTPException):
        reason = {404: "not-found", 405: "method", 413: "too-large"}.get(
            error.status_code, "invalid"
        )
        detail = "nothing at this address" if reason == "not-found" else "not a valid request"
        return Response(
            Problem(say(f"problem-{reason}"), detail),
            status_code=error.status_code,
            headers=error.headers,
        )
    log.error("a request failed", exc_info=error)
    return Response(Problem(say("problem-broken"), "a fault of the server"), status_code=500)
