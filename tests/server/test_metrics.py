"""`/metrics`: the state of the server, without any data about players or games."""

from __future__ import annotations

from pathlib import Path

import pytest
from prometheus_client.parser import text_string_to_metric_families

from tafelrunde.server.base.metrics import may_see
from tests.server.harness import Browser, discard, house, run, two_at_a_table


async def numbers(browser: Browser, **headers: str) -> dict[str, float]:
    answer = await browser.http.get("/metrics", headers=headers)
    assert answer.status_code == 200
    assert answer.headers["content-type"].startswith("text/plain; version=")
    return {
        "".join([sample.name, *sample.labels.values()]): sample.value
        for family in text_string_to_metric_families(answer.text)
        for sample in family.samples
    }


def test_metrics_count_events(tmp_path: Path) -> None:
    async def check() -> None:
        async with house(tmp_path) as server:
            anna, bert, at_anna, at_bert, code = await two_at_a_table(server)
            before = await numbers(anna)
            assert (before["tafelrunde_tables"], before["tafelrunde_sockets"]) == (1, 2)
            assert before["tafelrunde_actions_totalperson"] == 0
            assert before["tafelrunde_flush_seconds_count"] > 0
            assert before["process_resident_memory_bytes"] > 10_000_000
            await at_anna.act(0, discard(at_anna, 0))
            await at_bert.until_asked(1)
            await at_bert.act(1, discard(at_bert, 1))
            refused = await at_bert.ask("act", seat=0, text="rubbish", menu=1)
            assert refused["refused"] is not None
            after = await numbers(anna)
            assert after["tafelrunde_actions_totalperson"] == 2
            assert after["tafelrunde_actions_totalbot"] == 0
            assert after["tafelrunde_act_seconds_count"] == 3
            assert (
                after["tafelrunde_flush_seconds_count"] > before["tafelrunde_flush_seconds_count"]
            )
            assert after["tafelrunde_bot_wait_seconds_count"] == 0
            text = (await anna.http.get("/metrics")).text
            for secret in (code, "Anna", "Bert", anna.token, bert.token):
                assert secret not in text

    run(check())


def test_metrics_cover_bots(tmp_path: Path) -> None:
    async def check() -> None:
        async with house(tmp_path) as server:
            anna = await server.browser()
            code = await anna.new_table("thousand_km", "mbb", start=True)
            table = await anna.open(code)
            await table.play(lambda texts: texts[0], most=2)
            await table.until(lambda: table.asked() or table.over)
            counted = await numbers(anna)
            assert counted["tafelrunde_actions_totalperson"] >= 2
            assert counted["tafelrunde_actions_totalbot"] > 0
            assert counted["tafelrunde_bot_wait_seconds_count"] > 0

    run(check())


def test_metrics_require_the_token(tmp_path: Path) -> None:
    async def check() -> None:
        async with house(tmp_path, metrics_token="open sesame") as server:
            anna = await server.browser()
            assert await numbers(anna, Authorization="Bearer open sesame")
            for wrong in ({}, {"Authorization": "Bearer open"}, {"Authorization": "open sesame"}):
                answer = await anna.http.get("/metrics", headers=wrong)
                assert answer.status_code == 403
                assert answer.json()["reason"]["key"] == "problem-metrics"
            assert (await anna.http.post("/metrics")).status_code == 405

    run(check())


@pytest.mark.parametrize("header", ["X-Forwarded-For", "Forwarded", "X-Real-IP"])
def test_a_proxy_without_a_name_is_reported_once_and_gets_no_metrics(
    tmp_path: Path, header: str, caplog: pytest.LogCaptureFixture
) -> None:
    async def check() -> None:
        async with house(tmp_path) as server:
            anna = await server.browser()
            assert (await numbers(anna))["tafelrunde_unnamed_proxy"] == 0
            assert not (await anna.call("GET", "/api/health"))["unnamed_proxy"]
            for _ in range(2):
                answer = await anna.http.get("/metrics", headers={header: "192.0.2.7"})
                assert answer.status_code == 403
            assert (await numbers(anna))["tafelrunde_unnamed_proxy"] == 1
            assert (await anna.call("GET", "/api/health"))["unnamed_proxy"]
        assert sum("--proxy does not name it" in text for text in caplog.messages) == 1

    run(check())


def test_a_named_proxy_is_not_reported(tmp_path: Path) -> None:
    async def check() -> None:
        async with house(tmp_path, proxy="127.0.0.1") as server:
            anna = await server.browser()
            await anna.http.get("/", headers={"X-Forwarded-For": "192.0.2.7"})
            assert not (await anna.call("GET", "/api/health"))["unnamed_proxy"]

    run(check())


HERE, ELSEWHERE = ("127.0.0.1", "::1"), ("192.168.1.7", "2001:db8::1", "", "not a number")


@pytest.mark.parametrize("address", [*HERE, *ELSEWHERE])
def test_without_a_token_only_this_machine_may_read_metrics(address: str) -> None:
    assert may_see(address, "", "") is (address in HERE)
    assert may_see(address, "Bearer ", "") is (address in HERE)
