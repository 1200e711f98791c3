"""The description of the HTTP API at /api/schema: for programs as OpenAPI, for people as a page.

Its words are the docstrings of the handlers, of the messages and of their fields.
"""

from __future__ import annotations

import ast
import inspect
import re
from collections.abc import Iterator, Sequence
from functools import cache
from html import escape
from typing import Any

from litestar.openapi.plugins import JsonRenderPlugin, OpenAPIRenderPlugin

from tafelrunde.core import words
from tafelrunde.server.api.problems import AnyRequest
from tafelrunde.server.base import http_messages, messages

Json = dict[str, Any]
MODULES = (http_messages, messages, words)
PARAMETERS = {
    "code": "The table's code, the end of its address.",
    "name": "The name of a game, as in `/api/games`.",
    "language": "`de` or `en`.",
    "seat": "Whose view, from 0; -1 for spectators.",
    "after": "Start after this entry.",
    "open_cards": "Include the views of all seats.",
    "date": "A date such as `2026-11-18`.",
    "month": "A month such as `2026-11`.",
    "frame": "The number of a frame of the lesson.",
    "piece": "The text of an action, as in game records.",
}
"""What the parameters mean, the same in all operations."""
SENTENCE = re.compile(r"(.+?[.:;])(?:\s|$)", re.DOTALL)
CODE = re.compile(r"`([^`]+)`")


def described(schema: Json) -> Json:
    """The schema that Litestar generated, with summaries and descriptions."""
    for operation in operations(schema):
        whole = " ".join(operation.get("description", "").split())
        first = SENTENCE.match(whole)
        operation["summary"] = (first[1] if first else whole).rstrip(".:;")
        operation["description"] = whole
        for parameter in operation.get("parameters", ()):
            parameter["description"] = PARAMETERS.get(parameter["name"], "")
    for name, component in schema["components"]["schemas"].items():
        own, fields = docstrings().get(name, ("", {}))
        component["description"] = own
        for field, one in component.get("properties", {}).items():
            if field in fields:
                one["description"] = fields[field]
    return schema


def operations(schema: Json) -> Iterator[Json]:
    for path in schema["paths"].values():
        yield from path.values()


@cache
def docstrings() -> dict[str, tuple[str, dict[str, str]]]:
    """By name of a message: its docstring, and those of its fields, inherited ones too."""
    found: dict[str, tuple[str, dict[str, str]]] = {}
    for module in reversed(MODULES):
        for node in ast.parse(inspect.getsource(module)).body:
            if isinstance(node, ast.ClassDef):
                fields: dict[str, str] = {}
                for base in node.bases:
                    if isinstance(base, ast.Name) and base.id in found:
                        fields |= found[base.id][1]
                own = " ".join((ast.get_docstring(node) or "").split())
                found[node.name] = own, fields | documented(node)
    return found


def documented(node: ast.ClassDef) -> dict[str, str]:
    """The fields of a class that are followed by a docstring."""
    found = {}
    for field, text in zip(node.body, node.body[1:], strict=False):
        if isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Name):
            if isinstance(text, ast.Expr) and isinstance(text.value, ast.Constant):
                found[field.target.id] = " ".join(str(text.value.value).split())
    return found


class OpenApi(JsonRenderPlugin):
    def render(self, request: AnyRequest, openapi_schema: Json) -> bytes:
        return super().render(request, described(openapi_schema))


class Page(OpenAPIRenderPlugin):
    def render(self, request: AnyRequest, openapi_schema: Json) -> bytes:  # noqa: ARG002
        return page(described(openapi_schema)).encode()


# -- The page ------------------------------------------------------------------------------------


def page(schema: Json) -> str:
    tags: dict[str, list[str]] = {}
    for path, methods in schema["paths"].items():
        for method, operation in methods.items():
            tags.setdefault(" ".join(operation.get("tags", ())), []).append(
                section(path, method, operation)
            )
    parts = [f"<h2>{escape(tag)}</h2>{''.join(sections)}" for tag, sections in tags.items()]
    components = sorted(schema["components"]["schemas"].items())
    version = escape(schema["info"]["version"])
    return (
        '<!doctype html><html lang="en"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        '<title>Tafelrunde: HTTP API</title><link rel="stylesheet" href="../reference.css"></head>'
        f"<body><main><h1>Tafelrunde: HTTP API</h1><p>Version {version}. The same for programs: "
        '<a href="schema/openapi.json">openapi.json</a>. Every operation may answer 429 and 503.'
        f"</p>{''.join(parts)}<h2>Messages</h2>{''.join(message(*one) for one in components)}"
        "</main></body></html>"
    )


def section(path: str, method: str, operation: Json) -> str:
    body = operation.get("requestBody", {}).get("content", {})
    rows = [
        *((f"<code>{one['name']}</code>", text(one["description"]))
          for one in operation.get("parameters", ())),
        *(("body", kind(content["schema"])) for content in body.values()),
        *((status, answer(response)) for status, response in operation["responses"].items()
          if status not in ("429", "503")),
    ]  # fmt: skip
    return (
        f"<section><h3><code>{method.upper()} {escape(path)}</code></h3>"
        f"<p>{text(operation['description'])}</p>{table(rows)}</section>"
    )


def answer(response: Json) -> str:
    kinds = [kind(content["schema"]) for content in response.get("content", {}).values()]
    return " · ".join([text(response["description"]), *kinds])


def message(name: str, component: Json) -> str:
    needed = component.get("required", ())
    rows = [
        (f"<code>{field}</code>{'' if field in needed else ' (optional)'}", kind(one), text(said))
        for field, one in component.get("properties", {}).items()
        for said in [one.get("description", "")]
    ]
    return (
        f'<section id="{name}"><h3>{name}</h3><p>{text(component["description"])}</p>'
        f"{table(rows)}</section>"
    )


def kind(schema: Json) -> str:
    """The type of a value, with links to messages."""
    if "$ref" in schema:
        name = schema["$ref"].rpartition("/")[2]
        return f'<a href="#{name}">{name}</a>'
    if several := schema.get("oneOf") or schema.get("anyOf"):
        return " or ".join(kind(one) for one in several)
    if "enum" in schema:
        return " or ".join(f"<code>{escape(str(one))}</code>" for one in schema["enum"])
    if schema.get("type") == "array":
        return f"list of {kind(schema.get('items', {}))}"
    if isinstance(inner := schema.get("additionalProperties"), dict):
        return f"object of {kind(inner)}"
    found = schema.get("type", "any")
    return " or ".join(found) if isinstance(found, list) else str(found)


def text(said: str) -> str:
    return CODE.sub(r"<code>\1</code>", escape(said))


def table(rows: Sequence[tuple[str, ...]]) -> str:
    cells = ("".join(f"<td>{cell}</td>" for cell in row) for row in rows)
    return f"<table>{''.join(f'<tr>{row}</tr>' for row in cells)}</table>" if rows else ""
