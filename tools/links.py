"""Checks the links of all Markdown files: every file and heading that they name exists.

python -m tools.links    lists broken links; addresses on the internet are not looked up
"""

from __future__ import annotations

import re
import subprocess
import sys
from functools import cache
from pathlib import Path
from urllib.parse import unquote

ROOT = Path(__file__).resolve().parent.parent
CODE = re.compile(r"^(```|~~~).*?^\1|`[^`\n]*`|<!--.*?-->", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"\]\(([^()\s]+)(?:\s[^()]*)?\)")
HEADING = re.compile(r"^#{1,6} +(.*?)(?: +#+)? *$", re.MULTILINE)
NAMED = re.compile(r'<a (?:id|name)="([^"]+)"')
TEXT_OF_LINK = re.compile(r"!?\[([^\]]*)\]\([^)]*\)")
ELSEWHERE = re.compile(r"^(?:[a-z+.-]+:|//)")


def broken_links(root: Path, files: list[Path]) -> list[str]:
    """`file:line: link` for each link that leads nowhere."""
    found = []
    for path in files:
        text = CODE.sub(blank, path.read_text("utf-8"))
        for link in LINK.finditer(text):
            if not leads_somewhere(root, path, link[1]):
                line = text.count("\n", 0, link.start()) + 1
                found.append(f"{path.relative_to(root)}:{line}: {link[1]}")
    return found


def blank(code: re.Match[str]) -> str:
    """Code without its characters; the lines stay."""
    return "\n" * code[0].count("\n")


def leads_somewhere(root: Path, path: Path, link: str) -> bool:
    if ELSEWHERE.match(link):
        return True
    name, _, anchor = unquote(link).partition("#")
    target = (path.parent / name).resolve() if name else path
    if not target.exists() or not target.is_relative_to(root):
        return False
    return not anchor or (target.suffix == ".md" and anchor in anchors(target))


@cache
def anchors(path: Path) -> set[str]:
    """The anchors that GitHub gives to headings, and those written as HTML."""
    text = path.read_text("utf-8")
    found = set(NAMED.findall(text))
    for heading in HEADING.findall(re.sub(r"^```.*?^```", "", text, flags=re.M | re.S)):
        words = TEXT_OF_LINK.sub(r"\1", heading).lower().replace(" ", "-")
        anchor = re.sub(r"[^\w-]", "", words)
        repeated = sum(
            one == anchor or re.fullmatch(rf"{anchor}-\d+", one) is not None for one in found
        )
        found.add(f"{anchor}-{repeated}" if repeated else anchor)
    return found


def markdown_files(root: Path) -> list[Path]:
    listed = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard", "*.md"]
    names = subprocess.run(listed, cwd=root, capture_output=True, text=True, check=True).stdout
    paths = [root / name for name in names.split("\0") if name]
    return [path for path in paths if path.exists()]


def main() -> int:
    broken = broken_links(ROOT, markdown_files(ROOT))
    for line in broken:
        sys.stderr.write(f"broken link: {line}\n")
    return 1 if broken else 0


if __name__ == "__main__":
    sys.exit(main())
