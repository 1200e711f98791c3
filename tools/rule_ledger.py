"""The rule ledger: for every numbered rule of a game, the code and tests that mention it.

    python tools/rule_ledger.py           fail if a rule lacks code or a test, or a number is wrong
    python tools/rule_ledger.py --write   regenerate docs/generated/ledger.md

A rules page defines **R4.2** (a rule), **Q14** (a ruling) and **G7** (a golden scenario). Code and
tests refer to these numbers; test names use test_r4_2_..., test_q14_..., test_g07_... R5 alone is a
chapter. A comment that players do not see can exempt a rule and say why: `<!-- no code: ... -->`,
`<!-- no test: ... -->`. Tests marked `full` do not count, because `make test` skips them. The
ledger also lists the names that programs use.
"""

from __future__ import annotations

import argparse
import ast
import re
import sys
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path

from tafelrunde.games import NAMES

DEFINITION = re.compile(r"\*\*([RQG]\d+(?:\.\d+)*)\*\*")
MENTION = re.compile(r"(?<![\w.])([RQG]\d+(?:\.\d+)*)(?!\w)")
IN_A_NAME = re.compile(r"(?:^|_)([rqg])(\d+(?:_\d+)*)(?=_|$)")
END_OF_RULE = re.compile(r"\s*($|[-*|#])")
EXCUSE = re.compile(r"<!-- (no (code|test): .+?) -->")
NAME = re.compile(
    r"^(card|special|kitt|diversion|shape|icon|tile|start|award|lane|crest|option)"
    r"-([\w-]+) = (.+)$",
    re.MULTILINE,
)
"""A catalogue line that names something in a game."""
FULL = re.compile(r"(pytestmark = )?pytest\.mark\.full$")
TITLE_LENGTH = 80


@dataclass
class Rule:
    number: str
    text: str
    code: list[str] = field(default_factory=list)
    tests: list[str] = field(default_factory=list)

    def excused_from(self, what: str) -> str:
        """The reason given on the page for needing no code, or no test; empty if none."""
        found = [excuse[1] for excuse in EXCUSE.finditer(self.text) if excuse[2] == what]
        return f"({found[0]})" if found else ""

    def title(self) -> str:
        text = re.sub(r"[*`|\s]+", " ", EXCUSE.sub("", self.text)).strip(" :.")
        if len(text) <= TITLE_LENGTH:
            return text
        return text[:TITLE_LENGTH].rsplit(" ", 1)[0] + " …"


# -- Reading ----------------------------------------------------------------------------------


def read_page(page: str) -> tuple[dict[str, Rule], list[str]]:
    """The rules a page defines, in order, and those it defines twice."""
    rules: dict[str, Rule] = {}
    twice: list[str] = []
    current: Rule | None = None
    for line in page.splitlines():
        defined = list(DEFINITION.finditer(line))
        if not defined:
            if current and not END_OF_RULE.match(line):
                current.text += " " + line.strip()
            else:
                current = None
            continue
        ends = [found.start() for found in defined[1:]] + [len(line)]
        for found, end in zip(defined, ends, strict=True):
            current = Rule(found[1], line[found.end() : end])
            if current.number in rules:
                twice.append(current.number)
            rules.setdefault(current.number, current)
    return rules, twice


@dataclass(frozen=True)
class Place:
    """A mention of a rule; the numbers are its possible readings, longest first."""

    where: str
    line: int
    numbers: tuple[str, ...]


def find_places(folder: Path) -> Iterator[Place]:
    for path in sorted(folder.rglob("*.py")):
        name = path.relative_to(folder).as_posix()
        text = path.read_text("utf-8")
        tree = ast.parse(text)
        functions = [
            node
            for node in ast.walk(tree)
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
        ]
        left_out = lines_left_out(tree)
        for line, content in enumerate(text.splitlines(), 1):
            if line in left_out:
                continue
            around = [node for node in functions if node.lineno <= line <= (node.end_lineno or 0)]
            inner = f" `{max(around, key=lambda node: node.lineno).name}`" if around else ""
            for found in MENTION.finditer(content):
                yield Place(name + inner, line, (found[1],))
        for function in functions:
            if function.lineno in left_out:
                continue
            for found in IN_A_NAME.finditer(function.name):
                yield Place(f"{name} `{function.name}`", function.lineno, readings(*found.groups()))


def lines_left_out(tree: ast.Module) -> set[int]:
    """The lines of tests marked `full`, or of the whole file if it is."""
    lines: set[int] = set()
    for node in tree.body:
        if isinstance(node, ast.Assign) and FULL.match(ast.unparse(node)):
            return set(range(1, (tree.body[-1].end_lineno or 0) + 1))
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            if any(FULL.match(ast.unparse(mark)) for mark in node.decorator_list):
                lines |= set(range(node.lineno, (node.end_lineno or 0) + 1))
    return lines


def readings(letter: str, digits: str) -> tuple[str, ...]:
    """Possible readings of `r4_2_200`: rule R4.2.200, R4.2 followed by a number, or chapter R4."""
    parts = [str(int(part)) for part in digits.split("_")]
    return tuple(letter.upper() + ".".join(parts[:length]) for length in range(len(parts), 0, -1))


# -- Auditing ---------------------------------------------------------------------------------


@dataclass
class Ledger:
    game: str
    rules: dict[str, Rule]
    faults: list[str]


def audit(game: str, root: Path) -> Ledger:
    """The ledger of a game, with all its faults."""
    page = root / "docs" / "rules" / f"{game}.md"
    if not page.exists():
        return Ledger(game, {}, [f"{page.relative_to(root)}: missing"])
    rules, twice = read_page(page.read_text("utf-8"))
    faults = [f"{page.relative_to(root)}: {number} is defined twice" for number in twice]
    code = root / "src" / "tafelrunde" / "games" / game
    tests = root / "tests" / "games" / game
    for folder in (code, tests):
        for place in find_places(folder):
            number = next((number for number in place.numbers if number in rules), "")
            if number:
                places = rules[number].code if folder is code else rules[number].tests
                if place.where not in places:
                    places.append(place.where)
            elif not is_chapter(place.numbers[-1], rules):
                path = folder.relative_to(root) / place.where.split(" ")[0]
                faults.append(f"{path}:{place.line}: the page has no {place.numbers[0]}")
    faults += [
        f"{page.relative_to(root)}: {rule.number} has no {lack}"
        for rule in rules.values()
        for lack in lacks(rule)
    ]
    return Ledger(game, rules, faults)


def is_chapter(number: str, rules: Iterable[str]) -> bool:
    return any(rule.startswith(number + ".") for rule in rules)


def lacks(rule: Rule) -> list[str]:
    """What a rule lacks. A golden scenario needs a test, any other rule also code, unless the page
    exempts it."""
    missing = []
    if not rule.number.startswith("G") and not rule.code and not rule.excused_from("code"):
        missing.append("code")
    if not rule.tests and (rule.number.startswith("G") or not rule.excused_from("test")):
        missing.append("test")
    return missing


# -- Publishing -------------------------------------------------------------------------------


def named(game: str, root: Path) -> dict[str, list[str]]:
    """The English and German texts for each name used by programs."""
    texts = root / "src" / "tafelrunde" / "games" / game / "words"
    found: dict[str, list[str]] = {}
    for language in ("en", "de"):
        catalogue = texts / f"{language}.ftl"
        lines = NAME.findall(catalogue.read_text("utf-8")) if catalogue.exists() else []
        for kind, name, text in lines:
            if "{" not in text and not name.endswith("-help"):
                found.setdefault(f"{kind} {name}", []).append(text)
    return {name: texts for name, texts in found.items() if len(texts) == len(("en", "de"))}


def publish(ledgers: Iterable[Ledger], root: Path) -> str:
    lines = [
        "# Rule ledger",
        "",
        "The code and the tests of each numbered rule, and the names that programs use. Written by"
        " `make golden`; do not edit.",
    ]
    for ledger in ledgers:
        lines += ["", f"## [{ledger.game}](../rules/{ledger.game}.md)", ""]
        lines += ["| rule | what | code | tests |", "|---|---|---|---|"]
        for rule in ledger.rules.values():
            code = "<br>".join(rule.code) or rule.excused_from("code")
            tests = "<br>".join(rule.tests) or rule.excused_from("test")
            lines.append(f"| {rule.number} | {rule.title()} | {code} | {tests} |")
        names = named(ledger.game, root)
        if not names:
            continue
        lines += ["", "| name in programs | English | German |", "|---|---|---|"]
        for name, texts in names.items():
            kind, _, word = name.partition(" ")
            lines.append(f"| {kind} `{word}` | {' | '.join(texts)} |")
    return "\n".join(lines) + "\n"


def main(root: Path, games: Iterable[str], arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--write", action="store_true", help="regenerate docs/generated/ledger.md")
    write = parser.parse_args(arguments).write
    ledgers = [audit(game, root) for game in games]
    faults = [fault for ledger in ledgers for fault in ledger.faults]
    table = publish(ledgers, root)
    published = root / "docs" / "generated" / "ledger.md"
    if write:
        published.parent.mkdir(parents=True, exist_ok=True)
        published.write_text(table, "utf-8")
    elif not published.exists() or published.read_text("utf-8") != table:
        faults.append(f"{published.relative_to(root)}: not up to date; run make golden")
    for fault in faults:
        print(fault)  # noqa: T201
    rules = sum(len(ledger.rules) for ledger in ledgers)
    print(f"rule ledger: {len(ledgers)} games, {rules} rules, {len(faults)} faults")  # noqa: T201
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main(Path(__file__).parent.parent, NAMES, sys.argv[1:]))
