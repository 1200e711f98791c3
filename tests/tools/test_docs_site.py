"""The site of the documents: complete, searchable in both languages, served at /docs."""

from __future__ import annotations

import re
from html import unescape
from pathlib import Path

import pytest

from tests.server.harness import house, run
from tools import docs_site
from tools.links import ROOT, markdown_files

LINK = re.compile(r'(?:href|src)="?([^"\s>]+)')


@pytest.mark.full
def test_the_site_has_every_page_and_no_broken_link(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(docs_site, "SOURCES", tmp_path / "sources")
    monkeypatch.setattr(docs_site, "TARGET", tmp_path / "site")
    docs_site.main()
    pages = list((tmp_path / "site").rglob("*.html"))
    sources = [path for path in markdown_files(ROOT) if "examples" not in path.parts]
    assert len(pages) == len(sources) + 1  # and 404
    broken = {
        f"{page.relative_to(tmp_path / 'site')}: {link}"
        for page in pages
        for link in LINK.findall(page.read_text("utf-8"))
        if page.name != "404.html" and not leads_somewhere(page, unescape(link))
    }
    assert broken == set()
    assert not any("<script>" in page.read_text("utf-8") for page in pages)
    search = (tmp_path / "site/search.json").read_text("utf-8")
    assert "Reservekanister" in search
    assert "Petrol can" in search


def leads_somewhere(page: Path, link: str) -> bool:
    name = link.partition("#")[0]
    return ":" in name or not name or (page.parent / name).exists()


def test_the_server_serves_the_site(tmp_path: Path) -> None:
    site = tmp_path / "site"
    (site / "assets").mkdir(parents=True)
    (site / "index.html").write_text("<!doctype html><title>Documents</title>")
    (site / "assets" / "main.js").write_text("let a = 1;")

    async def check() -> None:
        async with house(tmp_path / "data", docs=site) as server:
            browser = (await server.browser()).http
            moved = await browser.get("/docs", follow_redirects=False)
            assert (moved.status_code, moved.headers["location"]) == (308, "/docs/")
            page = await browser.get("/docs/")
            assert "Documents" in page.text
            assert "script-src 'self';" in page.headers["content-security-policy"]
            assert (await browser.get("/docs/assets/main.js")).text == "let a = 1;"
            for lost in ("/docs/../data/tafelrunde.sqlite", "/docs/%2e%2e/data", "/docs/no"):
                assert (await browser.get(lost)).status_code == 404
        async with house(tmp_path / "other") as server:
            assert (await (await server.browser()).http.get("/docs")).status_code == 404

    run(check())
