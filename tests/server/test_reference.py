"""The description of the HTTP API says what everything is, to programs and to people."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import httpx

from tests.server.harness import house, run

PLAIN = {
    *("name", "colour", "kind", "level", "account", "password", "game", "code", "status", "table"),
    *("version", "default", "seat", "seats", "title", "options", "token", "seconds", "key"),
    *("message", "line", "column"),
}
"""Fields whose name says what they are."""
BY_MESSAGE = {"Choice", "Message", "Section"}
"""Messages of a few fields that their description explains together."""


def fetch(path: str, folder: Path) -> httpx.Response:
    found: list[httpx.Response] = []

    async def ask() -> None:
        async with house(folder) as server, httpx.AsyncClient() as client:
            found.append(await client.get(f"http://{server.address}{path}"))

    run(ask())
    return found[0]


def test_every_operation_and_every_field_is_described(tmp_path: Path) -> None:
    schema: dict[str, Any] = fetch("/api/schema/openapi.json", tmp_path).json()
    operations = [one for path in schema["paths"].values() for one in path.values()]
    summaries = [one["summary"] for one in operations]
    assert len(set(summaries)) == len(operations) > 20
    assert [one["summary"] for one in operations if not one.get("tags")] == []
    assert all(one["description"].endswith(".") for one in operations)
    parameters = [one for operation in operations for one in operation.get("parameters", ())]
    assert all(one["description"] for one in parameters)
    messages = schema["components"]["schemas"]
    assert [name for name, one in messages.items() if not one["description"]] == []
    assert [
        f"{name}.{field}"
        for name, message in messages.items()
        for field, one in message.get("properties", {}).items()
        if field not in PLAIN and name not in BY_MESSAGE and not one.get("description")
    ] == []


def test_people_read_the_same_as_a_page(tmp_path: Path) -> None:
    answer = fetch("/api/schema", tmp_path)
    assert answer.headers["content-type"].startswith("text/html")
    for part in ("POST /api/tables", "The table&#x27;s code", 'href="#NewTable"', 'id="NewTable"'):
        assert part in answer.text
    assert "<script" not in answer.text
