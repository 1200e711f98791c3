"""The link checker finds files and headings that do not exist, and nothing else."""

from __future__ import annotations

from pathlib import Path

from tools.links import broken_links

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
