"""The link checker finds what does not exist, and nothing else; every document is linked."""

from __future__ import annotations

from pathlib import Path

from tools.links import LINK, ROOT, broken_links, markdown_files

OTHER = """# One *word*, `two` words!

## Again

## Again
"""
PAGE = """# Page

[good](other.md), [good](other.md#one-word-two-words), [good](other.md#again-1), [good](#page), [good](https://example.org/x)
[file](no.md), [heading](other.md#again-2),
[outside](../../etc), [own](#nothing), ![picture](no.png "title")
`[code](no.md)`

```
[code](no.md)
# no heading
```
"""


def test_broken_links_are_reported_with_their_line(tmp_path: Path) -> None:
    (tmp_path / "other.md").write_text(OTHER, "utf-8")
    page = tmp_path / "page.md"
    page.write_text(PAGE, "utf-8")
    assert broken_links(tmp_path, [page]) == [
        "page.md:4: no.md",
        "page.md:4: other.md#again-2",
        "page.md:5: ../../etc",
        "page.md:5: #nothing",
        "page.md:5: no.png",
    ]


def test_every_document_can_be_reached_from_the_readme() -> None:
    found, waiting = set(), [ROOT / "README.md"]
    while waiting:
        page = waiting.pop()
        if page in found or not page.is_file() or page.suffix != ".md":
            continue
        found.add(page)
        links = LINK.findall(page.read_text("utf-8"))
        waiting += [(page.parent / link.partition("#")[0]).resolve() for link in links]
    documents = [page for page in markdown_files(ROOT) if (ROOT / "docs") in page.parents]
    assert [str(page) for page in documents if page not in found] == []
