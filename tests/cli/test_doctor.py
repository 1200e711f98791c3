"""`tafelrunde doctor` names what is wrong and what to do."""

from __future__ import annotations

import asyncio
import json
import shutil
import socket
from pathlib import Path
from typing import Any

import httpx
import pytest

from tafelrunde.cli import doctor
from tests.cli.terminal import call
from tests.server.process import served


def findings(*arguments: str, **more: str) -> dict[str, Any]:
    result = call("doctor", "--lang", "en", "--json", *arguments, **more)
    found = json.loads(result.stdout)
    assert result.returncode == any(one["state"] == "fault" for one in found)
    return {one["check"]: one for one in found}


@pytest.fixture
def free_port() -> str:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return str(probe.getsockname()[1])


def test_doctor_is_content_with_a_new_folder(tmp_path: Path, free_port: str) -> None:
    found = findings("--data", str(tmp_path / "new"), "--port", free_port)
    assert found["data"]["key"] == "data-new"
    assert found["port"]["key"] == "port-free"
    assert found["tls"]["key"] == "tls-none"
    assert not (tmp_path / "new").exists()
    assert set(found) == {
        "version", "compiled", "client", "port", "data", "space", "clock", "tls", "address",
        "proxy",
    }  # fmt: skip


def test_doctor_prints_a_line_for_each_finding_in_both_languages(tmp_path: Path) -> None:
    for language in ("de", "en"):
        result = call("doctor", "--lang", language, "--data", str(tmp_path), COLUMNS="500")
        assert all(line[0] in "✓!✗" for line in result.stdout.splitlines())


@pytest.mark.file
def test_doctor_recognises_a_running_server(tmp_path: Path) -> None:
    async def look() -> dict[str, Any]:
        async with served(tmp_path) as (address, _):
            port = address.rsplit(":", 1)[1]
            async with httpx.AsyncClient(timeout=60) as proxy:
                await proxy.get(f"http://{address}/", headers={"X-Forwarded-For": "192.0.2.7"})
            return await asyncio.to_thread(findings, "--data", str(tmp_path), "--port", port)

    found = asyncio.run(look())
    assert found["port"]["key"] == "port-ours"
    assert found["forwarding"]["key"] == "proxy-missing"
    assert found["data"]["key"] == "data"


def test_doctor_reports_a_port_in_use(tmp_path: Path) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        found = findings("--data", str(tmp_path), "--port", str(other.getsockname()[1]))
    assert found["port"]["key"] == "port-taken"


def test_doctor_reports_a_full_disk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    usage = type(shutil.disk_usage(tmp_path))
    for free, key in ((10**6, "space-full"), (10**8, "space-low"), (10**10, "space")):
        monkeypatch.setattr(shutil, "disk_usage", lambda _, free=free: usage(1, 1, free))
        assert findings("--data", str(tmp_path))["space"]["key"] == key


def test_doctor_reports_a_readable_data_file(tmp_path: Path) -> None:
    file = tmp_path / "tafelrunde.sqlite"
    file.touch(mode=0o644)
    file.chmod(0o644)
    assert findings("--data", str(tmp_path))["data"]["key"] == "data-readable"


@pytest.mark.parametrize(
    ("given", "key"),
    [
        ([], "proxy-none"),
        (["--https"], "proxy-unnamed"),
        (["--https", "--proxy", "127.0.0.1"], "proxy-no-origin"),
        (["--origin", "https://a.example"], "proxy-no-https"),
        (["--https", "--proxy", "127.0.0.1", "--origin", "https://a.example"], "proxy"),
    ],
)
def test_doctor_checks_the_settings_of_a_proxy(given: list[str], key: str, tmp_path: Path) -> None:
    assert findings("--data", str(tmp_path), *given)["proxy"]["key"] == key


def test_doctor_reads_the_environment_of_the_server(tmp_path: Path) -> None:
    found = findings(TAFELRUNDE_DATA=str(tmp_path), TAFELRUNDE_HTTPS="1")
    assert str(tmp_path) in found["data"]["text"]
    assert found["proxy"]["key"] == "proxy-unnamed"


def test_doctor_reports_missing_packages(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(doctor, "find_spec", lambda _name: None)
    assert findings()["server"]["state"] == "fault"


def test_version_and_short_help() -> None:
    assert call("--version").stdout.startswith("tafelrunde ")
    assert call("-h").stdout == call("--help").stdout
    assert call("simulate", "-h").stdout == call("simulate", "--help").stdout
