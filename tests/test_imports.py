"""Imports go down only, tests and tools leave each other alone, and compiled files keep to what
compiles truly."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from setup import libraries

SOURCE = Path("src/tafelrunde")
FILES = sorted(SOURCE.rglob("*.py"))
HOT = [Path(path) for paths, _ in libraries() for path in paths]

BELOW = {
    "core": set(),
    "games": {"core"},
    "bots": {"games", "core"},
    "lab": {"bots", "games", "core"},
    "table": {"bots", "games", "core"},
    "server": {"table", "lab", "bots", "games", "core"},
    "cli": {"server", "table", "lab", "bots", "games", "core"},
}
"""The rooms, and the rooms that each may know."""


def imports(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}:{node.lineno}: imports are written in full"
            for alias in node.names:
                inside = f"{node.module}.{alias.name}"
                yield inside if source_of(inside).exists() else node.module or ""


def source_of(name: str) -> Path:
    return Path("src", *name.split(".")).with_suffix(".py")


@pytest.mark.parametrize("path", FILES, ids=str)
def test_imports_go_down_only(path: Path) -> None:
    parts = path.relative_to(SOURCE).parts
    if len(parts) == 1:
        return
    for name in imports(path):
        if name.startswith("tafelrunde."):
            room = name.split(".")[1]
            assert room in BELOW[parts[0]] | {parts[0]}, f"{path} imports {name}"


@pytest.mark.parametrize("path", sorted(Path("tools").rglob("*.py")), ids=str)
def test_tools_know_no_tests(path: Path) -> None:
    assert not [name for name in imports(path) if name.split(".")[0] == "tests"]


@pytest.mark.parametrize("path", sorted(Path("tests").rglob("*.py")), ids=str)
def test_only_the_tests_of_the_tools_know_tools(path: Path) -> None:
    """All others call them as people do, on the command line."""
    if "tools" not in path.parts:
        assert not [name for name in imports(path) if name.split(".")[0] == "tools"]


def module_of(path: Path) -> str:
    return ".".join(path.relative_to("src").with_suffix("").parts).removesuffix(".__init__")


MODULES = {module_of(path): path for path in FILES}


def modules_imported(path: Path) -> set[str]:
    """Modules of ours, wherever in the file they are imported, also only for type checking."""
    found = set()
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            names = [f"{node.module}.{alias.name}" for alias in node.names]
            found |= {name if name in MODULES else node.module or "" for name in names}
    return found & set(MODULES)


def test_no_module_needs_itself() -> None:
    """Not even by a detour, and not only for type checking."""
    needed = {name: modules_imported(path) for name, path in MODULES.items()}
    while needed:
        free = {name for name, others in needed.items() if not others & set(needed)}
        assert free, f"imports in a circle, among these: {', '.join(sorted(needed))}"
        needed = {name: others for name, others in needed.items() if name not in free}


@pytest.mark.parametrize("path", [path for path in FILES if "games" in path.parts], ids=str)
def test_no_game_knows_another(path: Path) -> None:
    parts = path.relative_to(SOURCE).parts
    for name in imports(path):
        if name.startswith("tafelrunde.games.") and len(parts) > 2:
            assert name.split(".")[2] in (parts[1], "texts"), f"{path} imports {name}"


@pytest.mark.parametrize("path", [path for path in FILES if "games" not in path.parts], ids=str)
def test_nobody_else_knows_a_game_by_name(path: Path) -> None:
    games = {f"tafelrunde.games.{rules.parent.name}" for rules in SOURCE.glob("games/*/rules.py")}
    for name in imports(path):
        assert ".".join(name.split(".")[:3]) not in games, f"{path} imports {name}"


@pytest.mark.parametrize("path", sorted({*HOT, *SOURCE.glob("core/*.py")}), ids=str)
def test_core_and_compiled_files_need_the_standard_library_only(path: Path) -> None:
    for name in imports(path):
        first = name.split(".")[0]
        assert first in sys.stdlib_module_names | {"mypy_extensions", "tafelrunde"}, name


@pytest.mark.parametrize("path", HOT, ids=str)
def test_compiled_files_import_compiled_files_of_ours_only(path: Path) -> None:
    for name in imports(path):
        if name.startswith("tafelrunde."):
            assert source_of(name) in HOT, f"{path}: {name}"


@pytest.mark.parametrize("path", HOT, ids=str)
def test_no_constant_is_shifted_by_a_variable_count(path: Path) -> None:
    """Compiled, that is a shift of 32 bits: wrong from 31 on, without a word."""
    tree = ast.parse(path.read_text("utf-8"))
    constants = named_constants(tree)
    for node in ast.walk(tree):
        if isinstance(node, ast.BinOp) and isinstance(node.op, ast.LShift):
            if is_constant(node.left, constants):
                assert is_constant(node.right, constants), f"{path}:{node.lineno}: use BIT[n]"


@pytest.mark.parametrize("path", HOT, ids=str)
def test_loop_variables_have_names(path: Path) -> None:
    """`for _ in range` is thirteen times slower once compiled."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.For | ast.comprehension) and isinstance(node.target, ast.Name):
            assert node.target.id != "_", f"{path}: a loop variable without a name"


def named_constants(tree: ast.Module) -> set[str]:
    """Names that are `Final` here, or written like constants and imported."""
    names = {
        alias.asname or alias.name
        for node in ast.walk(tree)
        if isinstance(node, ast.ImportFrom)
        for alias in node.names
    }
    names |= {
        node.target.id
        for node in ast.walk(tree)
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name)
    }
    return {name for name in names if name.isupper()}


def is_constant(node: ast.expr, constants: set[str]) -> bool:
    if isinstance(node, ast.Constant):
        return True
    if isinstance(node, ast.Name):
        return node.id in constants
    if isinstance(node, ast.Attribute):
        return node.attr.isupper()
    if isinstance(node, ast.UnaryOp):
        return is_constant(node.operand, constants)
    if isinstance(node, ast.BinOp):
        return is_constant(node.left, constants) and is_constant(node.right, constants)
    return False
