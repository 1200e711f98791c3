"""The examples and numbers of docs/guide/protocol.md are correct."""

from __future__ import annotations

import json
import re
from dataclasses import is_dataclass
from pathlib import Path
from types import UnionType
from typing import Any, get_args, get_origin, get_type_hints

import msgspec
import pytest

from tafelrunde.server.api.sockets import JOIN_SECONDS, LARGEST_FRAME
from tafelrunde.server.base.messages import AnyCommand, AnyEvent, Join
from tafelrunde.server.base.settings import Settings
from tests.server.harness import house, run

GUIDE = Path(__file__).parents[2] / "docs/guide/protocol.md"
TEXT = GUIDE.read_text(encoding="utf-8")
EXAMPLE = re.compile(r"^    ([<>]) (.*(?:\n {5,}.*)*)", re.MULTILINE)
COMMANDS = [found[2] for found in EXAMPLE.finditer(TEXT) if found[1] == ">"]
EVENTS = [found[2] for found in EXAMPLE.finditer(TEXT) if found[1] == "<"]


def without_gaps(text: str) -> Any:
    """An example as JSON, without its `...`."""
    return json.loads(
        re.sub(r'"[^"]*"|,?\s*\.\.\.', lambda part: part[0] if part[0][0] == '"' else "", text)
    )


def check(kind: Any, value: Any) -> None:
    """Every field of the example exists and has its declared type; fields may be missing."""
    if get_origin(kind) is UnionType:
        options = [one for one in get_args(kind) if (one is type(None)) == (value is None)]
        assert options, f"{value} is not {kind}"
        check(options[0], value)
    elif get_origin(kind) is list:
        for one in value:
            check(get_args(kind)[0], one)
    elif is_dataclass(kind) or (isinstance(kind, type) and issubclass(kind, msgspec.Struct)):
        fields = get_type_hints(kind)
        for name, one in value.items():
            assert name in fields, f"{kind} has no {name}"
            check(fields[name], one)
    elif isinstance(kind, type) and kind is not msgspec.Raw:
        msgspec.convert(value, kind, strict=False)


@pytest.mark.parametrize("text", COMMANDS)
def test_every_command_in_the_guide_is_one(text: str) -> None:
    example = re.sub("<[^>]+>", "00" * 16, text)
    msgspec.json.decode(example, type=AnyCommand)


@pytest.mark.parametrize("text", EVENTS)
def test_every_event_in_the_guide_is_one(text: str) -> None:
    value = without_gaps(text)
    kinds = {kind.__struct_config__.tag: kind for kind in get_args(AnyEvent)}
    check(kinds[value.pop("type")], value)


def test_the_guide_has_examples() -> None:
    assert len(COMMANDS) >= 4
    assert len(EVENTS) >= 4


def test_the_join_of_the_guide_is_answered(tmp_path: Path) -> None:
    async def join() -> None:
        async with house(tmp_path) as server:
            anna = await server.browser("Anna")
            code = await anna.new_table("thousand_km", "mo")
            async with anna.connect(code) as table:
                await table.socket.send(COMMANDS[0])
                frame = await table.receive()
                assert (frame["type"], frame["answers"]) == ("update", "1")

    assert isinstance(msgspec.json.decode(COMMANDS[0], type=AnyCommand), Join)
    run(join())


def test_the_ping_of_the_guide_is_answered(tmp_path: Path) -> None:
    async def ping() -> None:
        async with house(tmp_path) as server:
            anna = await server.browser("Anna")
            async with anna.connect(await anna.new_table("thousand_km", "mo")) as table:
                for command in (COMMANDS[0], *(one for one in COMMANDS if '"ping"' in one)):
                    await table.socket.send(command)
                while (frame := await table.receive())["type"] != "pong":
                    pass
                assert frame in [json.loads(event) for event in EVENTS if '"pong"' in event]

    run(ping())


def test_the_limits_of_the_guide_are_correct(tmp_path: Path) -> None:
    rate = int(Settings(data=tmp_path).commands_per_second)
    prose = " ".join(TEXT.split())
    assert f"{rate} commands per second, and {2 * rate} in a burst" in prose
    assert f"at most {LARGEST_FRAME} bytes" in prose
    assert f"within {JOIN_SECONDS:.0f} seconds" in prose
