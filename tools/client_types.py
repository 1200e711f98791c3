"""Generates TypeScript types for the browser client.

    python -m tools.client_types            fails if web/src/generated is not up to date
    python -m tools.client_types --write    regenerates it

Messages and views come from their msgspec Structs, texts from the Fluent catalogues. Using a field
or text that does not exist is then a TypeScript error.
"""

from __future__ import annotations

import json
import sys
import typing
from pathlib import Path
from typing import Any

import msgspec
from fluent.syntax import ast, parse, visitor

from tafelrunde import games
from tafelrunde.bots.levels import USUAL
from tafelrunde.server.base import http_messages, messages

ROOT = Path(__file__).resolve().parent.parent
TARGET = ROOT / "web" / "src" / "generated"
HOUSE_TEXTS = [
    ROOT / "src/tafelrunde/games/texts",
    ROOT / "src/tafelrunde/server/texts",
    ROOT / "web/texts",
    ROOT / "web/texts/pages",
]
NOTICE = "// Made by `python -m tools.client_types --write`; do not edit.\n\n"

Schema = dict[str, Any]


# -- Structs ---------------------------------------------------------------------------------


def structs(types: list[Any]) -> str:
    """All structs reachable from these types, as interfaces."""
    _, components = msgspec.json.schema_components(types, ref_template="{name}")
    return "\n".join(interface(name, schema) for name, schema in sorted(components.items()))


def interface(name: str, schema: Schema) -> str:
    lines = [f"export interface {name} {{"]
    # The client may omit defaults when sending; received messages always have every field.
    sent = schema.get("additionalProperties") is False
    for field, value in schema["properties"].items():
        optional = "?" if sent and field not in schema["required"] else ""
        lines.append(f"  {field}{optional}: {typescript(value)};")
    return "\n".join([*lines, "}", ""])


def typescript(schema: Schema) -> str:
    if "$ref" in schema:
        return str(schema["$ref"])
    if "enum" in schema:
        return " | ".join(f'"{value}"' for value in schema["enum"])
    if "anyOf" in schema:
        return " | ".join(dict.fromkeys(typescript(part) for part in schema["anyOf"]))
    kind = schema.get("type")
    if kind == "array":
        inner = typescript(schema["items"]) if "items" in schema else "unknown"
        return f"({inner})[]" if " | " in inner else f"{inner}[]"
    if kind == "object":
        values = schema.get("additionalProperties")
        inner = typescript(values) if isinstance(values, dict) else "unknown"
        return f"Record<string, {inner}>"
    names = {"integer": "number", "number": "number", "string": "string", "boolean": "boolean"}
    return {**names, "null": "null"}.get(str(kind), "unknown")


def protocol() -> str:
    """Every Struct of the server's messages, and the unions of commands and events."""
    found = [
        value
        for value in {**vars(messages), **vars(http_messages)}.values()
        if isinstance(value, type)
        and issubclass(value, msgspec.Struct)
        and value not in (messages.Command, messages.Event, msgspec.Struct)
    ]
    unions = {"AnyCommand": messages.AnyCommand, "AnyEvent": messages.AnyEvent}
    lines = [
        f"export type {name} = {' | '.join(member.__name__ for member in typing.get_args(union))};"
        for name, union in unions.items()
    ]
    lines += [
        f"export type {name} = {literals(getattr(messages, name))};"
        for name in ("Colour", "Level", "SeatKind", "Status", "Temper", "UndoRule", "Watch")
    ]
    lines.append(f"export const PROTOCOL = {messages.PROTOCOL};")
    lines.append(f"export const LONGEST_CHAT = {messages.LONGEST_CHAT};")
    lines.append(f"export const COLOURS = {constants(typing.get_args(messages.Colour))};")
    lines.append(f'export const USUAL_LEVEL = "{USUAL}";')
    lines.append(f"export const PHRASES = {constants(messages.PHRASES)};")
    lines.append(f'export const TIP_PHRASE = "{messages.TIP_PHRASE}";')
    return NOTICE + structs(found) + "\n" + "\n".join(lines) + "\n"


def constants(words: tuple[str, ...]) -> str:
    listed = ", ".join(f'"{word}"' for word in words)
    return f"[{listed}] as const"


def literals(union: Any) -> str:
    return " | ".join(f'"{value}"' for value in typing.get_args(union))


def view(game: str) -> str:
    """The view of a game, with `View` as the root, and the `CONSTANTS` of its module."""
    seen = typing.get_type_hints(type(games.find(game)).open_view)["return"]
    fixed = getattr(sys.modules[seen.__module__], "CONSTANTS", {})
    lines = [f"export type View = {seen.__name__};"]
    lines += [
        f"export const {name} = {json.dumps(value)} as const;" for name, value in fixed.items()
    ]
    return NOTICE + structs([seen]) + "\n" + "\n".join(lines) + "\n"


# -- Texts -----------------------------------------------------------------------------------


class Variables(visitor.Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


def catalogue(folders: list[Path]) -> dict[str, list[str]]:
    """The keys of a catalogue, each with its placeholders."""
    keys: dict[str, list[str]] = {}
    for folder in folders:
        for entry in parse((folder / "de.ftl").read_text("utf-8")).body:
            if isinstance(entry, ast.Message):
                variables = Variables()
                variables.visit(entry)
                keys[entry.id.name] = sorted(variables.names)
    return keys


def texts(name: str, folders: list[Path]) -> str:
    lines = [f"export interface {name} {{"]
    for key, names in sorted(catalogue(folders).items()):
        values = " ".join(f"{value}: Value;" for value in names)
        lines.append(f'  "{key}": {{ {values} }};' if names else f'  "{key}": None;')
    return "\n".join([*lines, "}", ""])


def all_texts() -> str:
    parts = ["export type Value = string | number;", "export type None = Record<string, never>;"]
    parts.append(texts("HouseTexts", HOUSE_TEXTS))
    for game in games.NAMES:
        folder = ROOT / "src/tafelrunde/games" / game / "words"
        parts.append(texts(camel(game) + "Texts", [folder]))
    union = " | ".join(f'"{game}"' for game in games.NAMES)
    parts.append(f"export type GameName = {union};")
    return NOTICE + "\n".join(parts) + "\n"


def camel(name: str) -> str:
    return "".join(part.capitalize() for part in name.split("_"))


# -- Files -----------------------------------------------------------------------------------


def wanted() -> dict[Path, str]:
    files = {TARGET / "messages.ts": protocol(), TARGET / "texts.ts": all_texts()}
    for game in games.NAMES:
        files[TARGET / "views" / f"{game}.ts"] = view(game)
    return files


def main() -> None:
    stale = {
        path: text
        for path, text in wanted().items()
        if not path.exists() or path.read_text("utf-8") != text
    }
    if "--write" in sys.argv:
        for path, text in stale.items():
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, "utf-8")
    elif stale:
        names = ", ".join(str(path.relative_to(ROOT)) for path in stale)
        sys.exit(f"not up to date: {names}\nrun: python -m tools.client_types --write")


if __name__ == "__main__":
    main()
