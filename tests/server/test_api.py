"""The HTTP API against its own description, and the host's command line."""

from __future__ import annotations

import asyncio
import re
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
import schemathesis
from click.testing import CliRunner
from hypothesis import HealthCheck, given, settings
from schemathesis.checks import CHECKS
from schemathesis.core.result import Ok

from tafelrunde.cli import main
from tafelrunde.core.journal import Journal, read, write_text
from tafelrunde.core.words import Message
from tafelrunde.games.words import LANGUAGES, Words
from tafelrunde.server.api import http
from tafelrunde.server.api.import_export import export_journal, import_journal
from tafelrunde.server.base.messages import PHRASES, TIP_PHRASE
from tafelrunde.server.edge.assets import Assets
from tafelrunde.server.edge.cookie import COOKIE
from tafelrunde.server.edge.middleware import TEXTS
from tests.server.harness import SECONDS, Browser, house, names, run

EXAMPLES = 12


# -- Schemathesis ----------------------------------------------------------------------------


@contextmanager
def in_background(folder: Path) -> Iterator[tuple[str, str, str]]:
    """A server in a thread, with a finished table: its address, the table's code, a cookie."""
    ready: list[tuple[str, str, str]] = []
    started, stop = threading.Event(), threading.Event()

    async def serve() -> None:
        async with house(folder) as server:
            anna = await server.browser("Anna")
            code = await anna.new_table("thousand_km", "mm", start=True)
            table = await anna.open(code)
            await table.play(lambda texts: texts[0], most=5)
            await table.ask("offer_end", seat=0)
            ready.append((server.address, code, anna.token))
            started.set()
            await asyncio.to_thread(stop.wait)

    thread = threading.Thread(target=asyncio.run, args=(serve(),))
    thread.start()
    assert started.wait(60)
    try:
        yield ready[0]
    finally:
        stop.set()
        thread.join()


# The server in the other thread draws random numbers while this one generates requests.
@pytest.mark.filterwarnings("ignore:Do not use the `random` module inside strategies")
def test_the_api_matches_its_description(tmp_path: Path) -> None:
    with in_background(tmp_path) as (address, code, token):
        schema = schemathesis.openapi.from_url(f"http://{address}/api/schema/openapi.json")
        # Well-formed requests may still be impossible (an empty name, four seats for three), and
        # Litestar lists only one method in Allow for a path with two.
        left_out = ["positive_data_acceptance", "unsupported_method", "allow_header_conformance"]
        checks = [check for check in CHECKS.get_all() if check.__name__ not in left_out]
        tried = 0
        for found in schema.get_all_operations():
            assert isinstance(found, Ok)
            operation = found.ok()

            @settings(
                max_examples=EXAMPLES,
                deadline=None,
                database=None,
                derandomize=True,
                suppress_health_check=list(HealthCheck),
            )
            @given(case=operation.as_strategy())
            def probe(case: Any) -> None:
                nonlocal tried
                if "code" in (case.path_parameters or {}) and tried % 3:
                    case.path_parameters["code"] = code
                cookies = {} if "log" in case.operation.path else {"tafelrunde": token}
                case.call_and_validate(checks=checks, cookies=cookies, timeout=SECONDS)
                tried += 1

            probe()
        assert tried > 100


def test_every_reason_and_problem_has_a_text() -> None:
    """All text keys in the server's files."""
    found: set[str] = set()
    for path in Path("src/tafelrunde/server").rglob("*.py"):
        text = path.read_text("utf-8")
        found |= {f"refusal-{key}" for key in re.findall(r'^[A-Z_]+ = "([a-z-]+)"$', text, re.M)}
        raised = re.findall(r'(?:Problem|Plan)Error\(\s*(?:\d+, )?"([a-z-]+)"', text)
        found |= {f"problem-{key}" for key in raised}
        found |= {f"problem-{key}" for key in re.findall(r'PeopleError\("([a-z-]+)"\)', text)}
        found |= {f"problem-{key}" for key in re.findall(r'say\("problem-([a-z-]+)"\)', text)}
    found |= {f"phrase-{key}" for key in (*PHRASES, TIP_PHRASE)}
    found -= {"refusal-tafelrunde", "refusal-tls", "refusal-backups"}  # a cookie and folders
    assert len(found) > 25
    for language in LANGUAGES:
        words = Words(language, folders=(TEXTS,))
        for key in sorted(found):
            assert words.render(Message(key))


# -- The host's commands ---------------------------------------------------------------------


def command(*arguments: str) -> str:
    result = CliRunner().invoke(main, ["--lang", "en", *arguments])
    assert result.exit_code == 0, result.output
    return result.output


def failing(*arguments: str) -> str:
    result = CliRunner().invoke(main, ["--lang", "en", *arguments])
    assert result.exit_code != 0
    assert "Traceback" not in result.output
    return result.output


def test_a_game_ended_by_agreement_is_over_after_an_import(tmp_path: Path) -> None:
    async def check() -> None:
        async with house(tmp_path) as server:
            anna = await server.browser("Anna")
            code = await anna.new_table("thousand_km", "mb", start=True)
            table = await anna.open(code)
            await table.play(lambda texts: texts[0], most=3)
            await table.ask("offer_end", seat=0)
            text = await export_journal(server.server.services, code)
            assert text is not None
            again = await import_journal(server.server.services, text)
            assert (await anna.call("GET", f"/api/tables/{again}"))["status"] == "over"
            assert (await anna.http.get(f"/api/tables/{again}/journal")).text == text

    run(check())


@pytest.mark.file
def test_backup_export_import_and_verify(tmp_path: Path) -> None:
    data, copy, other = tmp_path / "data", tmp_path / "copy", tmp_path / "other"
    codes: list[str] = []

    async def play() -> None:
        async with house(data) as server:
            anna = await server.browser("Anna")
            for most in (1000, 6):
                code = await anna.new_table(
                    "thousand_km", "mm", options={"mode": "single_rally"}, start=True
                )
                table = await anna.open(code)
                await table.play(lambda texts: texts[0], most=most)
                codes.append(code)
            # The backup is taken while the server runs.
            copy.mkdir()
            file = str(copy / "tafelrunde.sqlite")
            said = await asyncio.to_thread(command, "backup", file, "--data", str(data))
            assert file in said

    run(play())
    over, going_on = codes
    text = command("export", over, "--data", str(copy))
    file = tmp_path / "game.journal"
    file.write_text(text, "utf-8")
    seal = read(text).header.seal
    assert seal is not None
    assert "fair" in command("verify", str(file))
    assert "This does not prove" in command("verify", str(file))
    for told in (seal, seal[:16]):
        assert "The seal is the one" in command("verify", str(file), "--seal", told)
    assert "not the seal published" in failing("verify", str(file), "--seal", seal[1:])
    assert "is not a valid seal" in failing("verify", str(file), "--seal", seal[:15])
    journal = read(text)
    options = {**journal.header.options, "points_target": 12345}
    file.write_text(write_text(Journal(replace(journal.header, options=options), journal.entries)))
    assert "not what was committed to" in failing("verify", str(file))
    file.write_text(text.replace("* draw", "* drew", 1), "utf-8")
    assert "fails the check" in failing("verify", str(file))
    file.write_text(text, "utf-8")
    code = command("import", str(file), "--data", str(other)).strip()
    assert read(command("export", code, "--data", str(other))) == read(text)
    half = tmp_path / "half.journal"
    half.write_text(command("export", going_on, "--data", str(data)), "utf-8")
    half_code = command("import", str(half), "--data", str(other)).strip()
    assert "no table" in failing("export", "2345678923456", "--data", str(data))
    assert "no data file" in failing("export", code, "--data", str(tmp_path / "nowhere"))
    assert "already exists" in failing("backup", str(file), "--data", str(data))

    async def look() -> None:
        async with house(other) as server:
            bert = await server.browser("Bert")
            table = await bert.open(code)
            assert table.over
            assert table.log[-1]
            at_half = await bert.open(half_code)
            await at_half.until(lambda: at_half.over)
            await seats_can_be_taken(bert, code)

    async def seats_can_be_taken(bert: Browser, code: str) -> None:
        assert names(await bert.call("GET", f"/api/tables/{code}")) == ["Anna", "Anna"]

    run(look())


def test_a_port_in_use_is_reported_in_one_sentence(tmp_path: Path) -> None:
    async def check() -> None:
        async with house(tmp_path) as server:
            port = server.address.split(":")[1]
            output = await asyncio.to_thread(
                failing, "serve", "--port", port, "--data", str(tmp_path), "--no-browser"
            )
            assert port in output

    run(check())


def test_the_client_is_served(tmp_path: Path) -> None:
    folder = tmp_path / "web"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html><title>T</title>" * 20)
    (folder / "assets" / "main-abc123.js").write_text("let a = 1;" * 100)
    assets = Assets(folder)
    index = assets.find("/")
    assert index is not None
    assert index is assets.find("/t/abc") is assets.find("/rules/knatsch")
    assert index.cache == "no-cache"
    script = assets.find("/assets/main-abc123.js")
    assert script is not None
    assert "immutable" in script.cache
    assert len(script.packed) < len(script.body)
    assert assets.find("/assets/../../secret") is None

    async def check() -> None:
        async with house(tmp_path / "data") as server:
            browser = (await server.browser()).http
            page = await browser.get("/")
            assert page.status_code == 200
            again = await browser.get("/", headers={"if-none-match": page.headers["etag"]})
            assert again.status_code == 304
            assert (await browser.get("/api/health")).json()["ok"] is True
            assert (await browser.head("/")).content == b""
            assert (await browser.post("/")).status_code == 405
            health = await browser.head("/api/health")
            assert (health.status_code, health.content) == (200, b"")
            lost = await browser.get("/nothing", headers={"accept": "text/html,*/*"})
            assert lost.status_code == 404
            assert lost.headers["content-type"] == page.headers["content-type"]
            assert lost.text == page.text
            assert (await browser.get("/nothing.js")).json()["reason"]["key"] == "problem-not-found"

    run(check())


def test_base_path_is_accepted_and_may_be_removed_by_a_proxy(tmp_path: Path) -> None:
    web = tmp_path / "web"
    web.mkdir()
    (web / "index.html").write_text('<html data-base="/"><img src="/icon.svg">')

    async def check() -> None:
        async with house(tmp_path / "data", web=web, base_path="/games") as server:
            browser = (await server.browser()).http
            browser.cookies.clear()
            assert (await browser.get("/games/api/health")).json()["ok"] is True
            assert (await browser.get("/api/health")).json()["ok"] is True
            assert (await browser.get("/gamesapi/health")).status_code == 404
            moved = await browser.get("/games")
            assert (moved.status_code, moved.headers["location"]) == (308, "/games/")
            for path in ("/games/", "/games/t/abc", "/"):
                page = (await browser.get(path)).text
                assert page == '<html data-base="/games/"><img src="/games/icon.svg">'
            me = await browser.get("/games/api/me")
            assert "Path=/games/" in me.headers["set-cookie"]
            # The cookie of a server at the root comes last.
            ours = me.headers["set-cookie"].partition(";")[0]
            both = f"{ours}; {COOKIE}-{browser.base_url.port}=no"
            again = await browser.get("/games/api/me", headers={"cookie": both})
            assert again.json() == me.json()

    run(check())


@pytest.mark.parametrize("path", ["//evil.example", '/a"b', "/a b", "https://evil.example", "a"])
def test_pages_follow_the_path_of_home_assistant(tmp_path: Path, path: str) -> None:
    web = tmp_path / "web"
    web.mkdir()
    (web / "index.html").write_text('<img src="/icon.svg">')

    async def check() -> None:
        async with house(tmp_path / "data", web=web) as server:
            browser = (await server.browser()).http
            page = await browser.get("/", headers={"x-ingress-path": "/api/hassio_ingress/T-0_x"})
            assert page.text == '<img src="/api/hassio_ingress/T-0_x/icon.svg">'
            assert "frame-ancestors 'self'" in page.headers["content-security-policy"]
            page = await browser.get("/", headers={"x-ingress-path": path})
            assert page.text == '<img src="/icon.svg">'
            assert "frame-ancestors 'none'" in page.headers["content-security-policy"]

    run(check())


def test_the_description_lists_the_refusals_of_the_middleware(tmp_path: Path) -> None:
    async def check() -> None:
        async with house(tmp_path) as server:
            anna = await server.browser()
            paths = (await anna.call("GET", "/api/schema/openapi.json"))["paths"]
            for path, methods in paths.items():
                for method, operation in methods.items():
                    answers = set(operation["responses"])
                    assert "429" in answers, path
                    assert method == "get" or "403" in answers, path
                    assert "requestBody" not in operation or "413" in answers, path

    run(check())


@pytest.mark.parametrize(
    "body",
    [b"[" * 100_000, b'{"name":' * 50_000, b'{"name":"\xff\xfe","colour":"red"}', b"\x00"],
    ids=["deep list", "deep object", "no text", "nothing"],
)
def test_malformed_requests_get_400(tmp_path: Path, body: bytes) -> None:
    async def check() -> None:
        async with house(tmp_path) as server:
            anna = await server.browser()
            kind = {"content-type": "application/json"}
            for method, path in (
                ("PUT", "/api/me"),
                ("POST", "/api/tables"),
                ("POST", "/api/login"),
            ):
                answer = await anna.http.request(method, path, content=body, headers=kind)
                assert answer.status_code in (400, 413)

    run(check())


@pytest.mark.file
def test_health_reports_a_full_disk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def check() -> None:
        async with house(tmp_path) as server:
            anna = await server.browser()
            assert (await anna.call("GET", "/api/health"))["ok"]
            monkeypatch.setattr(http, "LEAST_FREE", 10**18)
            answer = await anna.http.get("/api/health")
            assert answer.status_code == 503
            assert answer.json()["reason"]["key"] == "problem-disk"

    run(check())


def test_health_reports_a_stopping_server(tmp_path: Path) -> None:
    """A load balancer sends no more requests to a server that is stopping."""

    async def check() -> None:
        async with house(tmp_path) as server:
            anna = await server.browser("Anna")
            server.server.rooms.close()
            answer = await anna.http.get("/api/health")
            assert answer.status_code == 503
            assert answer.json()["reason"]["key"] == "problem-leaving"

    run(check())
