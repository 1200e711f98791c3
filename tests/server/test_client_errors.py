"""Errors of the client reach the host of the server, in bounded number and size."""

from __future__ import annotations

import logging
from pathlib import Path
from typing import Any

import pytest

from tafelrunde.server.api.context import ERROR_BURST
from tests.server.harness import house, run

ERROR = {"message": "TypeError: x is undefined", "file": "stage-1.js", "line": 6, "column": 217}


def test_errors_of_browsers_are_logged_and_counted(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def check() -> None:
        async with house(tmp_path) as server:
            anna = await server.browser()
            error = {**ERROR, "message": "TypeError: x\nis \x1b[31mundefined"}
            answer = await anna.http.post(
                "/api/errors", json=error, headers={"user-agent": "Firefox"}
            )
            assert (answer.status_code, answer.content) == (204, b"")
            assert "tafelrunde_client_errors_total 1.0" in (await anna.http.get("/metrics")).text

    run(check())
    [line] = [one for one in caplog.records if one.getMessage() == "an error in a browser"]
    assert line.levelno == logging.WARNING
    told: dict[str, Any] = vars(line)
    assert told["error"] == "TypeError: x is [31mundefined"
    assert (told["source"], told["browser"]) == ("stage-1.js:6:217", "Firefox")


@pytest.mark.parametrize(
    "change",
    [{"message": "x" * 201}, {"file": "/t/code"}, {"line": -1}, {"column": 2**40}, {"hand": "x"}],
    ids=str,
)
def test_anything_else_is_refused(
    tmp_path: Path, change: dict[str, Any], caplog: pytest.LogCaptureFixture
) -> None:
    async def check() -> None:
        async with house(tmp_path) as server:
            anna = await server.browser()
            answer = await anna.http.post("/api/errors", json={**ERROR, **change})
            assert answer.status_code == 400

    run(check())
    assert "an error in a browser" not in caplog.text


def test_an_address_can_report_few_errors(tmp_path: Path) -> None:
    async def check() -> None:
        async with house(tmp_path) as server:
            anna = await server.browser()
            codes = [
                (await anna.http.post("/api/errors", json=ERROR)).status_code
                for _attempt in range(ERROR_BURST + 1)
            ]
            assert codes == [204] * ERROR_BURST + [429]

    run(check())
