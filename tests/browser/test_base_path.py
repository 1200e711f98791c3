"""The server below a path of another site, behind a reverse proxy."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.player import Player
from tests.browser.proxy import proxied
from tests.browser.serving import served

SitDown = Callable[..., Player]
INGRESS = "/api/hassio_ingress/Ab-9_x"


@pytest.mark.parametrize(
    ("path", "options", "removes"),
    [
        pytest.param("/spiele", ["--base-path", "/spiele"], False, id="path"),
        pytest.param(INGRESS, [], True, id="ingress", marks=pytest.mark.full),
    ],
)
def test_everything_works_below_a_path(
    sit_down: SitDown, tmp_path: Path, path: str, options: list[str], removes: bool
) -> None:
    with (
        served(tmp_path, *options) as server,
        proxied(server.address, path, removes=removes) as proxy,
    ):
        player = sit_down(fresh=True)
        page = player.page
        page.goto(proxy.address)
        page.get_by_role("button", name="Mit Freunden: 1000 Kilometer").click()
        page.wait_for_url(re.compile(f"{proxy.address}/t/\\w{{13}}"))
        link = page.get_by_role("textbox", name="Link zum Tisch")
        expect(link).to_have_value(page.url)

        page.locator("a.house").click()
        page.wait_for_url(f"{proxy.address}/")
        page.get_by_role("button", name=re.compile("1000 Kilometer sofort spielen")).click()
        page.wait_for_url(f"{proxy.address}/t/*")
        player.wait()
        player.choose_on_board()
        player.wait()
        page.reload()
        player.wait()

        page.goto(f"{proxy.address}/rules/knatsch")
        page.wait_for_selector(".rules")
        manifest = page.locator("link[rel=manifest]").evaluate("link => link.href")
        scope = page.evaluate("async () => (await navigator.serviceWorker.ready).scope")
        assert manifest == f"{proxy.address}/manifest.webmanifest"
        assert scope == f"{proxy.address}/"
        page.wait_for_function("() => navigator.serviceWorker.controller")
        server.stop()
        page.goto(f"{proxy.address}/learn/knatsch")
        expect(page.get_by_text("Der Server ist gerade nicht da.")).to_be_visible()
        assert page.evaluate("() => document.querySelector('img').naturalWidth > 0")
        server.start()
        page.wait_for_selector(".stage")
        assert not proxy.outside
