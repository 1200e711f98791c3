"""`tafelrunde serve`: where it listens, what it prints, and how it stops or restarts."""

from __future__ import annotations

import json
import os
import re
import signal
import socket
import subprocess
import sys
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from tafelrunde.cli.listening import address_for_others, is_home_address
from tafelrunde.cli.serve import announce
from tafelrunde.cli.words import TerminalWords
from tafelrunde.server.base.settings import Settings
from tests.cli.terminal import Terminal, plain
from tests.cli.terminal import run as run_command
from tests.server.harness import Browser, TableSocket, run
from tests.server.process import served

ADDRESS = re.compile(r"http://(127\.0\.0\.1:\d+)/\n")


def first_lines(folder: Path, *options: str) -> list[str]:
    """The lines printed on startup: the address and the data file."""
    command = [sys.executable, "-m", "tafelrunde", "serve", "--lang", "en", "--port", "0"]
    with subprocess.Popen(
        [*command, "--no-browser", "--data", str(folder), *options],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as process:
        assert process.stdout is not None
        lines = [process.stdout.readline() for _ in range(2)]
        process.terminate()
        return [*lines, *process.communicate()[0].splitlines()]


def test_serve_listens_on_loopback_by_default(tmp_path: Path) -> None:
    lines = first_lines(tmp_path)
    assert "http://127.0.0.1:" in lines[0]
    assert str(tmp_path) in lines[1]
    assert len(lines) == 2


def test_given_address_overrides_the_network(tmp_path: Path) -> None:
    lines = first_lines(tmp_path, "--lan", "--host", "127.0.0.1")
    assert "http://127.0.0.1:" in lines[0]
    assert len(lines) == 2


@pytest.mark.parametrize(
    ("host", "address"),
    [
        ("127.0.0.1", None),
        ("::1", None),
        ("localhost", None),
        ("192.168.1.5", "http://192.168.1.5:8000"),
        ("fd00::5", "http://[fd00::5]:8000"),
        ("box.local", "http://box.local:8000"),
    ],
)
def test_serve_knows_its_address_for_others(host: str, address: str | None) -> None:
    assert address_for_others(host, 8000) == address


@pytest.mark.parametrize(
    ("found", "home"),
    [
        ("192.168.1.5", True),
        ("10.0.0.7", True),
        ("127.0.0.1", False),
        ("8.8.8.8", False),
        (None, False),
    ],
)
def test_lan_does_not_open_a_public_address(found: str | None, home: bool) -> None:
    assert is_home_address(found) is home


def test_opening_the_server_says_for_whom(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    others = "http://192.168.1.5:8000"
    here = "http://127.0.0.1:8000/"
    announce(TerminalWords("en"), Settings(data=tmp_path, host="0.0.0.0", address=others), here)
    said = capsys.readouterr().out
    assert others in said
    assert "Anyone on this machine’s networks can join" in said
    announce(TerminalWords("en"), Settings(data=tmp_path), here)
    assert "can join" not in capsys.readouterr().out


def test_port_in_use_suggests_a_solution(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = str(other.getsockname()[1])
        result = run_command("serve", "--port", port, "--data", str(tmp_path))
    assert result.returncode == 2
    assert port in result.stderr
    assert "--port 8001" in result.stderr
    assert "Traceback" not in result.stderr


# -- At a terminal ---------------------------------------------------------------------------


def at_a_terminal(folder: Path, *options: str) -> Terminal:
    arguments = ("--port", "0", "--no-browser", "--pause", "0", "--data", str(folder))
    return Terminal("serve", *arguments, *options, width=200)


def address_at(terminal: Terminal) -> str:
    _text, found = terminal.until(ADDRESS)
    assert found is not None, terminal.everything
    return found[1]


async def sit_down(browser: Browser) -> TableSocket:
    """Sit down next to a bot that has already moved, so that its worker is running."""
    table = await browser.open(await browser.new_table("thousand_km", "mb", start=True))
    await table.until_asked(0)
    await table.act(0, table.texts(0)[0])
    await table.until_asked(0)
    return table


def play_a_little(address: str) -> None:
    async def play() -> None:
        async with AsyncExitStack() as stack:
            await sit_down(await Browser(address, stack).arrive("Anna"))

    run(play())


def test_ctrl_c_ends_serve_with_one_sentence(tmp_path: Path) -> None:
    with at_a_terminal(tmp_path) as terminal:
        play_a_little(address_at(terminal))
        terminal.press(b"\x03")
        rest, _none = terminal.until()
        assert terminal.exit_code() == 0
    said = plain(rest).replace("^C", "").strip().splitlines()
    assert said[-1] == "Der Server ist beendet. Alle Partien sind gespeichert."
    # Before it, at most the location of the data: no requests, no worker tracebacks.
    assert [line for line in said[:-1] if line and str(tmp_path) not in line] == []


def test_repeated_ctrl_c_ends_serve_cleanly(tmp_path: Path) -> None:
    with at_a_terminal(tmp_path) as terminal:
        play_a_little(address_at(terminal))
        terminal.press(b"\x03\x03\x03")
        rest, _none = terminal.until()
        assert terminal.exit_code() == 0
    assert "Der Server ist beendet" in plain(rest)
    assert "Traceback" not in plain(rest)


def test_debugging_shows_requests(tmp_path: Path) -> None:
    with at_a_terminal(tmp_path, "--log-level", "debug") as terminal:
        play_a_little(address_at(terminal))
        text, _found = terminal.until(re.compile(r"info: request[^\n]*/api/me"))
        assert "{" not in plain(text)


def test_pipe_receives_request_logs_as_json(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "tafelrunde", "serve", "--port", "0", "--no-browser"]
    with subprocess.Popen(
        [*command, "--data", str(tmp_path)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as process:
        assert process.stdout is not None
        found = ADDRESS.search(process.stdout.readline())
        assert found is not None
        play_a_little(found[1])
        process.terminate()
        lines = [json.loads(line) for line in process.communicate()[1].splitlines()]
    assert "/api/me" in {line.get("path") for line in lines}


# -- Restarting ------------------------------------------------------------------------------


def test_restart_keeps_process_address_and_tables(tmp_path: Path) -> None:
    async def play() -> None:
        async with served(tmp_path) as (address, process), AsyncExitStack() as stack:
            anna = await Browser(address, stack).arrive("Anna")
            table = await sit_down(anna)
            number, code = table.menu(0)["number"], table.table["code"]

            os.kill(process.pid, signal.SIGUSR2)
            with pytest.raises(ConnectionError, match="1012"):
                await table.until(lambda: False)
            # The socket never closed, so new clients wait and are not refused.
            again = await anna.open(code)
            await again.until_asked(0)
            assert again.menu(0)["number"] == number
            assert process.returncode is None

    run(play())
