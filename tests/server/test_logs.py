"""The content and size of the server's log."""

from __future__ import annotations

import json
import logging
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tafelrunde.server.base import logs
from tests.server.harness import house, run

Written = Callable[[], list[dict[str, Any]]]


@pytest.fixture
def written(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Written:
    """The log lines since the last call; logging is configured for one test."""
    for name in (None, "uvicorn.error"):
        logger = logging.getLogger(name)
        monkeypatch.setattr(logger, "handlers", logger.handlers)
        monkeypatch.setattr(logger, "level", logger.level)

    def lines() -> list[dict[str, Any]]:
        found = [json.loads(line) for line in capsys.readouterr().err.splitlines()]
        return [line for line in found if line["from"] != "httpx"]

    return lines


def test_the_log_names_no_table(tmp_path: Path, written: Written) -> None:
    async def check() -> None:
        async with house(tmp_path) as server:
            anna = await server.browser()
            code = await anna.new_table("thousand_km", "mo")
            await anna.call("GET", f"/api/tables/{code}")
            await anna.open(code)
            shown = (await anna.call("POST", "/api/screens", {}))["code"]
            await anna.call("GET", f"/api/screens/{shown}")
            for page in (f"/h/{shown}", f"/H/{shown}", f"/tv/{code}"):
                await anna.http.get(page)
            log = [str(line) for line in written()]
            assert any("/api/tables/..." in line for line in log)
            assert not any(code in line or f"/{shown}" in line for line in log)

    logs.set_up("info")
    run(check())


def test_refusals_do_not_fill_the_log(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, written: Written
) -> None:
    monkeypatch.setattr(logs, "SAMPLE_SECONDS", 3600.0)

    async def check() -> None:
        async with house(tmp_path, requests_per_minute=5) as server:
            anna = await server.browser()
            for _ in range(100):
                await anna.http.get("/api/games")
            monkeypatch.setattr(logs, "SAMPLE_SECONDS", 0.0)
            await anna.http.get("/api/games")
            refused = [line for line in written() if line.get("status") == 429]
            assert len(refused) == 2
            assert refused[1]["left_out"] > 80

    logs.set_up("info")
    run(check())


def test_an_outage_of_the_database_is_logged_once_with_a_count(
    monkeypatch: pytest.MonkeyPatch, written: Written
) -> None:
    logs.set_up("info")
    pool = logging.getLogger(logs.POOL)
    for _ in range(700):
        pool.warning("error connecting in %r: %s", "pool", "refused")
    monkeypatch.setattr(logs, "POOL_SECONDS", 0.0)
    pool.warning("error connecting in %r: %s", "pool", "refused")
    lines = written()
    assert len(lines) == 2
    assert lines[1]["left_out"] == 699
