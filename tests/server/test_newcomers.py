"""Many newcomers behind one address, such as a school's or a proxy's, within the limits of a server
as hosts start it."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from websockets.exceptions import InvalidStatus

from tafelrunde.server.base.settings import Settings
from tests.server.harness import RALLY, SECONDS, House, house, run

NEWCOMERS = 40
FILES = 55
"""Modules, styles and fonts that a browser fetches at its first visit, with those it stores."""
LANES = 6
"""Connections that a browser opens to fetch them."""
USUAL = {
    name: Settings.__struct_defaults__[Settings.__struct_fields__.index(name) - 1]
    for name in ("requests_per_minute", "sockets_per_address", "creations_per_minute")
}


@pytest.fixture
def client(tmp_path: Path) -> Path:
    """A browser client of as many files."""
    web = tmp_path / "web"
    (web / "assets").mkdir(parents=True)
    (web / "index.html").write_text("<!doctype html><title>Tafelrunde</title>")
    for number in range(FILES):
        (web / "assets" / f"module{number}.js").write_text(f"export const one = {number};")
    return web


async def fetch(server: House, paths: list[str]) -> set[bytes]:
    """Request files one by one over one connection; the status lines."""
    host, port = server.address.split(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    statuses = set()
    for path in paths:
        writer.write(f"GET {path} HTTP/1.1\r\nhost: {server.address}\r\n\r\n".encode())
        head = (await reader.readuntil(b"\r\n\r\n")).lower()
        await reader.readexactly(int(head.split(b"content-length: ")[1].split(b"\r\n")[0]))
        statuses.add(head.split(b"\r\n")[0])
    writer.close()
    return statuses


async def first_visit(server: House) -> None:
    """Everything a browser requests from the address bar to the first decision."""
    assert await fetch(server, ["/"]) == {b"http/1.1 200 ok"}
    files = [f"/assets/module{number}.js" for number in range(FILES)]
    lanes = [fetch(server, files[lane::LANES]) for lane in range(LANES)]
    assert set().union(*await asyncio.gather(*lanes)) == {b"http/1.1 200 ok"}
    newcomer = await server.browser()
    for path in ("/api/games", "/api/lobby", "/api/me"):
        await newcomer.call("GET", path)
    code = await newcomer.new_table("thousand_km", "mb", options=RALLY, start=True)
    await newcomer.call("GET", f"/api/tables/{code}")
    table = await newcomer.open(code)
    await table.until_asked(0)


def test_newcomers_behind_one_address_reach_their_first_decision(
    tmp_path: Path, client: Path
) -> None:
    async def check() -> None:
        async with house(tmp_path, web=client, seed_seconds=SECONDS, **USUAL) as server:
            await asyncio.gather(*(first_visit(server) for _ in range(NEWCOMERS)))

    run(check())


def test_files_of_the_client_have_a_limit_of_their_own(tmp_path: Path, client: Path) -> None:
    async def check() -> None:
        async with house(tmp_path, web=client, requests_per_minute=5) as server:
            files = [await fetch(server, ["/assets/module0.js"] * 10) for _ in range(5)]
            assert files == 5 * [{b"http/1.1 200 ok"}]
            anna = await server.browser()
            page = await anna.http.get("/", headers={"accept": "text/html"})
            assert page.status_code == 429
            assert page.headers["retry-after"] == "2"
            assert "Bitte etwas warten" in page.text
            assert "Please wait" in page.text
            assert (await anna.http.get("/api/games")).status_code == 200

    run(check())


def test_refused_sockets_get_429(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def check() -> None:
        async with house(tmp_path, sockets_per_address=1) as server:
            anna = await server.browser("Anna")
            code = await anna.new_table("thousand_km", "mo")
            await anna.open(code)
            with pytest.raises(InvalidStatus) as refused:
                await anna.open(code)
            assert refused.value.response.status_code == 429
            assert "retry-after" in refused.value.response.headers
        assert not [one for one in caplog.records if one.levelname == "ERROR"]

    run(check())
