"""Imports go down only, tests and tools leave each other alone, and compiled files keep to what
compiles truly."""

from __future__ import annotations

import ast
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from setup import libraries

SOURCE = Path("src/tafelrunde")
FILES = sorted(SOURCE.rglob("*.py"))
HOT = [Path(path) for paths, _ in libraries() for path in paths]

BELOW = {
    "core": set(),
    "games": {"core"},
    "bots": {"games", "core"},
    "lab": {"bots", "games", "core"},
    "library": {"lab", "bots", "games", "core"},
    "bridges": {"library", "lab", "bots", "games", "core"},
    "table": {"bots", "games", "core"},
    "server": {"table", "lab", "bots", "games", "core"},
    "cli": {"client", "library", "server", "table", "lab", "bots", "games", "core"},
}
"""Each package, and the packages it may import."""

SERVER_LAYERS = ("base", "store", "nodes", "edge", "tables", "api")
"""The packages of the server. Each may import those before it."""


@cache
def nodes(path: Path) -> list[ast.AST]:
    """Everything in the file. Cached, because many rules read the same files."""
    return list(ast.walk(ast.parse(path.read_text("utf-8"))))


@cache
def imports(path: Path) -> list[str]:
    return list(imported(path))


def imported(path: Path) -> Iterator[str]:
    for node in nodes(path):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}:{node.lineno}: imports are written in full"
            for alias in node.names:
                inside = f"{node.module}.{alias.name}"
                yield inside if source_of(inside).exists() else node.module or ""


def source_of(name: str) -> Path:
    return Path("src", *name.split(".")).with_suffix(".py")


def test_imports_go_down_only() -> None:
    for path in FILES:
        room, *inside = path.relative_to(SOURCE).parts
        for name in imports(path) if inside else ():
            if name.startswith("tafelrunde."):
                assert name.split(".")[1] in BELOW[room] | {room}, f"{path} imports {name}"


def test_server_packages_import_only_lower_ones() -> None:
    for path in (SOURCE / "server").glob("*/**/*.py"):
        layer = path.relative_to(SOURCE / "server").parts[0]
        allowed = SERVER_LAYERS[: SERVER_LAYERS.index(layer) + 1]
        for name in imports(path):
            if name.startswith("tafelrunde.server."):
                assert name.split(".")[2] in allowed, f"{path} imports {name}"


def test_tools_do_not_import_tests() -> None:
    for path in sorted(Path("tools").rglob("*.py")):
        assert "tests" not in {name.split(".")[0] for name in imports(path)}, path


def test_only_the_tests_of_the_tools_import_tools() -> None:
    """All others call them as people do, on the command line."""
    for path in sorted(Path("tests").rglob("*.py")):
        if "tools" not in path.parts:
            assert "tools" not in {name.split(".")[0] for name in imports(path)}, path


def module_of(path: Path) -> str:
    return ".".join(path.relative_to("src").with_suffix("").parts).removesuffix(".__init__")


MODULES = {module_of(path): path for path in FILES}


def modules_imported(path: Path) -> set[str]:
    """Modules of ours, wherever in the file they are imported, also only for type checking."""
    found = set()
    for node in nodes(path):
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


def test_no_game_imports_another() -> None:
    for path in sorted(SOURCE.glob("games/*/**/*.py")):
        game = path.relative_to(SOURCE).parts[1]
        for name in imports(path):
            if name.startswith("tafelrunde.games."):
                assert name.split(".")[2] == game, f"{path} imports {name}"


def test_only_games_import_a_game_by_name() -> None:
    rules = SOURCE.glob("games/*/rules/game.py")
    games = {f"tafelrunde.games.{path.parents[1].name}" for path in rules}
    for path in FILES:
        for name in imports(path) if "games" not in path.parts else ():
            assert ".".join(name.split(".")[:3]) not in games, f"{path} imports {name}"


def test_core_and_compiled_files_need_the_standard_library_only() -> None:
    allowed = sys.stdlib_module_names | {"librt", "mypy_extensions", "tafelrunde"}
    for path in sorted({*HOT, *SOURCE.glob("core/*.py")}):
        for name in imports(path):
            assert name.split(".")[0] in allowed, f"{path} imports {name}"


LOADED = """
import sys
from tafelrunde.games import NAMES, find
for name in NAMES:
    game = find(name)
    game.new(game.seats[0])
print(*{module.split(".")[0] for module in sys.modules})
"""


def test_playing_needs_msgspec_and_mypy_extensions_only() -> None:
    """`typing_extensions` is loaded by msgspec if it is installed."""
    told = subprocess.check_output([sys.executable, "-c", LOADED], text=True)
    foreign = {name for name in told.split() if not name.startswith("_")} - sys.stdlib_module_names
    allowed = {"msgspec", "mypy_extensions", "tafelrunde", "typing_extensions"}
    assert foreign <= allowed, f"loaded as well: {foreign - allowed}"


def test_library_and_terminal_import_their_packages_only() -> None:
    """What `pip install tafelrunde` brings; all else is for the server or loaded on demand."""
    packages = {"click", "fluent", "msgspec", "mypy_extensions", "openskill", "tafelrunde"}
    on_demand = {
        "gymnasium",
        "librt",
        "matplotlib",
        "numpy",
        "pettingzoo",
        "pyspiel",
        "ray",
        "segno",
        "websockets",
    }
    for path in FILES:
        if path.relative_to(SOURCE).parts[0] != "server":
            foreign = {name.split(".")[0] for name in imports(path)} - sys.stdlib_module_names
            assert foreign <= packages | on_demand, f"{path} imports {foreign - packages}"


def test_compiled_files_import_compiled_files_of_ours_only() -> None:
    for path in HOT:
        for name in imports(path):
            if name.startswith("tafelrunde."):
                assert source_of(name) in HOT, f"{path}: {name}"


def test_no_constant_is_shifted_by_a_variable_count() -> None:
    """Compiled, that is a shift of 32 bits: wrong from 31 on, without a word."""
    for path in HOT:
        constants = named_constants(path)
        for node in nodes(path):
            if isinstance(node, ast.BinOp) and isinstance(node.op, ast.LShift):
                if is_constant(node.left, constants):
                    assert is_constant(node.right, constants), f"{path}:{node.lineno}: use BIT[n]"


def test_loop_variables_have_names() -> None:
    """`for _ in range` is thirteen times slower once compiled."""
    for path in HOT:
        for node in nodes(path):
            if isinstance(node, ast.For | ast.comprehension) and isinstance(node.target, ast.Name):
                assert node.target.id != "_", f"{path}: a loop variable without a name"


def named_constants(path: Path) -> set[str]:
    """Names that are `Final` here, or written like constants and imported."""
    names = {
        alias.asname or alias.name
        for node in nodes(path)
        if isinstance(node, ast.ImportFrom)
        for alias in node.names
    }
    names |= {
        node.target.id
        for node in nodes(path)
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
